import { type Card, type Colour, colourOf, isKnown, KINDS, kindIndex, kindOf, type Slot } from './cards.ts';
import { type Demand, demand, findMisfit, kindsThatFit, missOf, strictly } from './demand.ts';
import { unseenCards } from './knowledge.ts';
import { rulesOf } from './rules/rules.ts';
import type { Zone } from './rules/schema.ts';
import type { BreachCode } from './ruling.ts';
import { faceUpCards, hasFaceUp, isRefilled, type Seat, type SeatNumber, type State } from './state.ts';

/** Where a seat's next cards come from: its hand, then its face-up cards, then blind (RE-07…10). */
export function sourceOf(state: State, seat: SeatNumber): Zone {
  const own = state.seats[seat]!;
  if (own.hand.length > 0) return 'hand';
  return hasFaceUp(own) ? 'faceUp' : 'faceDown';
}

/** The slots of a source that are played openly; none for face-down cards. */
export function openSlots(state: State, seat: SeatNumber, source: Zone): readonly Slot[] {
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
    return (state.lastPlay?.count ?? 1) > 1 ? many : Math.min(many, state.pile.length > 0 ? 2 : 1);
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
  state.rules.set.set.mixZones && !isRefilled(state) && own.hand.length > 0 && hasFaceUp(own);

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

const EVERY_KIND = (1 << KINDS.length) - 1;

/** Kinds whose cards may fit together where one of them doesn't: a bit for each, as in `kindsThatFit`. */
function kindsToTry(state: State, asked: Demand): number {
  const { onAny, outOfTurn, seeThrough } = state.rules.set.ofAKind;
  if (asked.size > 1 || asked.pairs || asked.equalCompletes || onAny) return EVERY_KIND;
  const top = state.pile.at(-1);
  if (!outOfTurn || top === undefined) return 0;
  return seeThrough || !isKnown(top) ? EVERY_KIND : 1 << kindIndex(top);
}

/** Whether any number of cards fits that one of them fits in: not where a colour or a last card has a say. */
const growsFreely = ({ rules }: State, asked: Demand): boolean =>
  asked.colour === null && rules.set.end.lastCard === 'any';

/** So many cards of one kind, which stands at this place in `KINDS`. */
export interface SetChoice {
  readonly kind: number;
  readonly count: number;
}

const NO_CARDS = KINDS.map(() => 0);

/**
 * For each kind among these cards each number of them that a seat could lay now. Which of them it would have to
 * be says `bestSet`.
 */
export function setsThatFit(
  state: State,
  seat: SeatNumber,
  source: 'hand' | 'faceUp',
  slots: readonly Slot[],
  asked: Demand,
): SetChoice[] {
  const higher = asked.pairs ? higherSingle(state, seat, asked) : 'no';
  const tried = kindsToTry(state, asked);
  const fitting = kindsThatFit(state, seat, asked);
  const sure = growsFreely(state, asked) ? fitting & ~tried : 0;
  const likely = fitting | tried;
  const counts = NO_CARDS.slice();
  const followers = asked.colour === null ? counts : NO_CARDS.slice();
  let held = 0;
  for (const slot of slots) {
    if (!isKnown(slot)) continue;
    const kind = kindIndex(slot);
    if ((likely & (1 << kind)) === 0) continue;
    held |= 1 << kind;
    counts[kind]!++;
    if (asked.colour !== null && colourOf(slot) === asked.colour) followers[kind]!++;
  }
  const most = mostCards(state, source);
  const found: SetChoice[] = [];
  for (let left = held; left !== 0; left &= left - 1) {
    const kind = 31 - Math.clz32(left & -left);
    const isSure = (sure & (1 << kind)) !== 0;
    const power = state.rules.kinds[kind]!;
    for (let count = 1; count <= counts[kind]! && count <= most; count++) {
      const following = Math.min(count, followers[kind]!);
      const fits =
        isSure ||
        (wrongCount(state, source, count, higher) === null &&
          missOf(
            state,
            { power, top: power, count, following, isRun: false },
            seat,
            asked,
            higher !== 'yes',
          ) === null);
      if (fits) found.push({ kind, count });
    }
  }
  return found;
}

/** The cards of such a choice that fit best, where a colour is asked for: if any so many do, these do. */
export function bestSet(
  slots: readonly Slot[],
  { kind, count }: SetChoice,
  colour: Colour | null,
): readonly Card[] {
  const best: Card[] = [];
  const others: Card[] = [];
  for (const slot of slots)
    if (isKnown(slot) && kindIndex(slot) === kind)
      (colour === null || colourOf(slot) === colour ? best : others).push(slot);
  return best.length >= count ? best.slice(0, count) : [...best, ...others].slice(0, count);
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
    if (set !== undefined) return bestSet(cards, set, asked.colour);
    if (source !== 'hand') return null;
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
