import { type Card, colourOf, isKnown, KINDS, kindIndex, kindOf, type Slot } from './cards.ts';
import { type Demand, demand, findMisfit, kindsThatFit, missOf, strictly } from './demand.ts';
import { unseenCards } from './knowledge.ts';
import { rulesOf } from './rules/rules.ts';
import type { BreachCode } from './ruling.ts';
import { drawable, faceUpCards, hasFaceUp, type Seat, type SeatNumber, type State } from './state.ts';

/** Where a seat's next cards come from: its hand, then its face-up cards, then blind (RE-07…10). */
export type Source = 'hand' | 'faceUp' | 'faceDown';

export function sourceOf(state: State, seat: SeatNumber): Source {
  const own = state.seats[seat]!;
  if (own.hand.length > 0) return 'hand';
  return hasFaceUp(own) ? 'faceUp' : 'faceDown';
}

/** The slots of a source that are played openly; none for face-down cards. */
export function openSlots(state: State, seat: SeatNumber, source: Source): readonly Slot[] {
  const own = state.seats[seat]!;
  if (source === 'hand') return own.hand;
  return source === 'faceUp' ? faceUpCards(own) : [];
}

/** The known cards of these slots sorted into groups of one kind. */
export function groupsOf(slots: readonly Slot[]): Card[][] {
  const groups: Card[][] = [];
  const places: number[] = [];
  for (const slot of slots) {
    if (!isKnown(slot)) continue;
    const kind = kindIndex(slot);
    const place = places.indexOf(kind);
    if (place === -1) {
      places.push(kind);
      groups.push([slot]);
    } else groups[place]!.push(slot);
  }
  return groups;
}

/** Every choice of one to `max` cards out of a group. */
export function choices(group: readonly Card[], max: number): Card[][] {
  if (group.length === 1 && max > 0) return [[...group]];
  const found: Card[][] = [];
  // Size by size and not by trying all subsets, which a large hand has too many of.
  let longest: (readonly [chosen: Card[], next: number])[] = [[[], 0]];
  for (let size = 1; size <= Math.min(max, group.length); size++) {
    longest = longest.flatMap(([chosen, next]) =>
      group.slice(next).map((card, i) => [[...chosen, card], next + i + 1] as const),
    );
    for (const [chosen] of longest) found.push(chosen);
  }
  return found;
}

/** Whether a hand plays single cards, but for the pairs and sets that EN-14 and EN-15 allow. */
const pairsWhenStuck = (state: State, source: 'hand' | 'faceUp'): boolean =>
  source === 'hand' &&
  state.rules.set.match.size === 'pairWhenStuck' &&
  state.rules.set.whenAlone.set === 'pairWhenStuck';

/** The most cards of one rank that one play from a source may have. */
export function mostCards(state: State, source: 'hand' | 'faceUp'): number {
  const { play, max } = state.rules.set.set;
  const { size } = state.rules.set.match;
  const many = max ?? 8;
  if (source === 'hand' && size === 'pairWhenStuck') {
    if (!pairsWhenStuck(state, source)) return many;
    return (state.lastPlay?.count ?? 1) > 1 ? many : state.pile.length > 0 ? 2 : 1;
  }
  const together = source === 'hand' ? play.hand : play.faceUp;
  return together === 'single' || together === 'run' ? 1 : many;
}

/** Whether cards of following ranks may be laid together from a source (TH-10, A-14). */
export function mayRun(state: State, source: 'hand' | 'faceUp'): boolean {
  const { hand, faceUp } = state.rules.set.set.play;
  const together = source === 'hand' ? hand : faceUp;
  return together === 'run' || together === 'setOrRun';
}

/** Whether each card is one step further than the one before, in the direction in which cards are beaten. */
export function isRun(state: State, cards: readonly Card[]): boolean {
  const step = state.rules.set.beat.direction === 'up' ? 1 : -1;
  const heights = cards.map((card) => rulesOf(state.rules, card).height);
  return cards.length > 1 && heights.every((height, i) => i === 0 || height === heights[i - 1]! + step);
}

/** Whether a hand has a single card that is higher than the card to be beaten. */
export type Higher = 'yes' | 'perhaps' | 'no';

/** Asked only where a hand without such a card may lay a pair (EN-14). */
export function higherSingle(state: State, seat: SeatNumber, asked: Demand): Higher {
  if (!asked.pairs || asked.zone !== 'hand' || asked.bound === null || asked.size > 1) return 'no';
  const { hand } = state.seats[seat]!;
  const strict: Demand = { ...asked, bound: strictly(asked.bound) };
  const isHigher = (card: Card) => findMisfit(state, [card], seat, strict, false) === null;
  if (hand.some((slot) => isKnown(slot) && isHigher(slot))) return 'yes';
  const hidden = hand.filter((slot) => !isKnown(slot)).length;
  if (hidden === 0) return 'no';
  const unseen = unseenCards(state);
  const lower = unseen.filter((card) => !isHigher(card)).length;
  return lower === unseen.length ? 'no' : lower < hidden ? 'yes' : 'perhaps';
}

/** Whether the number of cards is allowed from a source: a code if not. */
export function wrongCount(
  state: State,
  source: 'hand' | 'faceUp',
  count: number,
  higher: Higher,
): BreachCode | null {
  if (count > mostCards(state, source)) return 'tooManyCards';
  const pair = count === 2 && (state.lastPlay?.count ?? 1) === 1;
  return pair && higher === 'yes' && pairsWhenStuck(state, source) ? 'tooManyCards' : null;
}

/** Whether the last hand cards may take equals from the table along. */
export const mayMixZones = (state: State, own: Seat): boolean =>
  state.rules.set.set.mixZones && drawable(state) === 0 && own.hand.length > 0 && hasFaceUp(own);

/** All hand cards, if they are of one kind, with each choice of their equals from the table. */
export function mixedSets(state: State, own: Seat, hand: readonly Card[], except: (card: Card) => boolean) {
  if (!mayMixZones(state, own) || hand.length < own.hand.length || groupsOf(hand).length > 1) return [];
  const kind = kindOf(hand[0]!);
  const equals = faceUpCards(own).filter((slot): slot is Card => isKnown(slot) && kindOf(slot) === kind);
  const most = mostCards(state, 'hand') - hand.length;
  return choices(
    equals.filter((card) => !except(card)),
    most,
  ).map((table) => [...hand, ...table]);
}

/** A group with the cards first that follow the colour asked for. */
function followersFirst(group: Card[], asked: Demand): Card[] {
  if (asked.colour === null || group.length === 1) return group;
  const follows = (card: Card) => colourOf(card) === asked.colour;
  return [...group.filter(follows), ...group.filter((card) => !follows(card))];
}

const EVERY_KIND = (1 << KINDS.length) - 1;

/** Kinds whose cards may fit together where one of them doesn't: a bit for each, as in `kindsThatFit`. */
function kindsToTry(state: State, asked: Demand): number {
  const { onAny, outOfTurn, seeThrough } = state.rules.set.ofAKind;
  if (asked.size > 1 || asked.pairs || asked.equalCompletes || onAny) return EVERY_KIND;
  const top = state.pile.at(-1);
  if (!outOfTurn || top === undefined) return 0;
  return seeThrough || !isKnown(top) ? EVERY_KIND : 1 << kindIndex(top);
}

/** The known cards of some kinds, by their place in `KINDS`. */
function cardsByKind(slots: readonly Slot[], kinds: number): readonly (Card[] | undefined)[] {
  const groups = new Array<Card[] | undefined>(KINDS.length);
  for (const slot of slots) {
    if (!isKnown(slot)) continue;
    const index = kindIndex(slot);
    if ((kinds & (1 << index)) === 0) continue;
    const group = groups[index];
    if (group === undefined) groups[index] = [slot];
    else group.push(slot);
  }
  return groups;
}

/** Whether any number of cards fits that one of them fits in: not where a colour or a last card has a say. */
const growsFreely = ({ rules }: State, asked: Demand): boolean =>
  asked.colour === null && rules.set.end.lastCard === 'any';

/**
 * For each kind among these cards and each number of them that a seat could lay now: one set, of those suits
 * that fit best. Other choices of the same number fit at most as well.
 */
export function setsThatFit(
  state: State,
  seat: SeatNumber,
  source: 'hand' | 'faceUp',
  slots: readonly Slot[],
  asked: Demand,
): Card[][] {
  const higher = asked.pairs ? higherSingle(state, seat, asked) : 'no';
  const many = mostCards(state, source);
  const tried = kindsToTry(state, asked);
  const fitting = kindsThatFit(state, seat, asked);
  const sure = growsFreely(state, asked) ? fitting & ~tried : 0;
  const found: Card[][] = [];
  const groups = cardsByKind(slots, fitting | tried);
  for (let index = 0; index < KINDS.length; index++) {
    const group = groups[index];
    if (group === undefined) continue;
    const isSure = (sure & (1 << index)) !== 0;
    const best = followersFirst(group, asked);
    const power = state.rules.kinds[index]!;
    let following = 0;
    for (let count = 1; count <= many && count <= best.length; count++) {
      if (asked.colour === null || colourOf(best[count - 1]!) === asked.colour) following++;
      const fits =
        isSure ||
        (wrongCount(state, source, count, higher) === null &&
          missOf(state, { power, count, following, isRun: false }, seat, asked, higher !== 'yes') === null);
      if (fits) found.push(count === best.length ? best : best.slice(0, count));
    }
  }
  return found;
}

/** Whether a seat could lay something: known cards that fit, and what unknown ones may do. */
export interface Ability {
  readonly fits: readonly Card[] | null;
  readonly mayFit: boolean;
  /** Whatever the unknown cards are, one of them fits: so few cards are left that don't. */
  readonly mustFit: boolean;
}

const UNABLE: Ability = { fits: null, mayFit: false, mustFit: false };

/**
 * Looks for a play that a seat could make from its open source, leaving cards of kinds in `except` aside. With
 * unknown slots it asks whether any unseen card could make one. Runs need no look: the first card of one that
 * fits would fit alone.
 */
export function abilityOf(state: State, seat: SeatNumber, except: ((card: Card) => boolean) | null): Ability {
  const source = sourceOf(state, seat);
  if (source === 'faceDown') return UNABLE;
  const own = state.seats[seat]!;
  const slots = openSlots(state, seat, source);
  const known: Card[] = [];
  for (const slot of slots) if (isKnown(slot) && !except?.(slot)) known.push(slot);
  const asked = demand(state, source);
  /** Some of these cards that can be laid now; null if none can. */
  const anyFits = (cards: readonly Card[]): readonly Card[] | null => {
    const set = setsThatFit(state, seat, source, cards, asked)[0];
    if (set !== undefined || source !== 'hand') return set ?? null;
    const mixed = mixedSets(state, own, cards, except ?? (() => false));
    return mixed.find((chosen) => findMisfit(state, chosen, seat, asked) === null) ?? null;
  };
  const fits = anyFits(known);
  if (fits !== null) return { fits, mayFit: true, mustFit: true };
  let hidden = 0;
  for (const slot of slots) if (!isKnown(slot)) hidden++;
  if (hidden === 0) return UNABLE;
  const all = unseenCards(state);
  const unseen = except === null ? all : all.filter((card) => !except(card));
  const mayFit = groupsOf(unseen).some((group) => {
    const same = known.filter((card) => kindOf(card) === kindOf(group[0]!));
    // More can be laid of more cards, except where zones mix and the whole hand has to go.
    if (hidden >= group.length && !mayMixZones(state, own)) return anyFits([...same, ...group]) !== null;
    return choices(group, hidden).some((held) => anyFits([...same, ...held]) !== null);
  });
  // As many cards as there are hidden slots can't all be of those that don't fit.
  const others = all.filter((card) => anyFits([card]) === null || except?.(card) === true);
  return { fits: null, mayFit, mustFit: others.length < hidden };
}

export const keptForNeed = (state: State, card: Card): boolean => rulesOf(state.rules, card).onlyIfStuck;
