import { type Card, isKnown, kindOf, type Slot } from './cards.ts';
import { demand, findMisfit } from './demand.ts';
import { unseenCards } from './knowledge.ts';
import { rulesOf } from './rules/rules.ts';
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

/** The cards sorted into groups of one kind. */
export function groupsOf(cards: readonly Card[]): Card[][] {
  const groups = new Map<string, Card[]>();
  for (const card of cards) {
    const group = groups.get(kindOf(card));
    if (group === undefined) groups.set(kindOf(card), [card]);
    else group.push(card);
  }
  return [...groups.values()];
}

/** Every choice of one to `max` cards out of a group, each once however many copies there are. */
export function choices(cards: readonly Card[], max: number): Card[][] {
  if (cards.length === 1 && max > 0) return [[...cards]];
  // Copies lie together, so that the same choice reads the same.
  const group = new Set(cards).size < cards.length ? [...cards].sort() : cards;
  const found = new Map<string, Card[]>();
  // Size by size and not by trying all subsets, which a large hand has too many of.
  let longest: (readonly [chosen: Card[], next: number])[] = [[[], 0]];
  for (let size = 1; size <= Math.min(max, group.length); size++) {
    longest = longest.flatMap(([chosen, next]) =>
      group.slice(next).map((card, i) => [[...chosen, card], next + i + 1] as const),
    );
    for (const [chosen] of longest) found.set(chosen.join(''), chosen);
  }
  return [...found.values()];
}

/** The most cards that one play from a source may have. */
export function mostCards(state: State, source: 'hand' | 'faceUp'): number {
  const { play, max } = state.rules.set.set;
  if (play[source] === 'single') return 1;
  return max ?? 8;
}

/** Whether the last hand cards may take equals from the table along. */
export const mayMixZones = (state: State, own: Seat): boolean =>
  state.rules.set.set.mixZones && drawable(state) === 0 && own.hand.length > 0 && hasFaceUp(own);

/** All hand cards, if they are of one kind, with each choice of their equals from the table. */
function mixedSets(state: State, own: Seat, hand: readonly Card[], except: (card: Card) => boolean) {
  if (!mayMixZones(state, own) || hand.length < own.hand.length || groupsOf(hand).length > 1) return [];
  const kind = kindOf(hand[0]!);
  const equals = faceUpCards(own).filter((slot): slot is Card => isKnown(slot) && kindOf(slot) === kind);
  const most = mostCards(state, 'hand') - hand.length;
  return choices(
    equals.filter((card) => !except(card)),
    most,
  ).map((table) => [...hand, ...table]);
}

/** Whether a seat could lay something: known cards that fit, and what unknown ones may do. */
export interface Ability {
  readonly fits: readonly Card[] | null;
  readonly mayFit: boolean;
  /** Whatever the unknown cards are, one of them fits: so few cards are left that don't. */
  readonly mustFit: boolean;
}

/**
 * Looks for a play that a seat could make from its open source, leaving cards of kinds in `except` aside. With
 * unknown slots it asks whether any unseen card could make one.
 */
export function abilityOf(state: State, seat: SeatNumber, except: (card: Card) => boolean): Ability {
  const source = sourceOf(state, seat);
  if (source === 'faceDown') return { fits: null, mayFit: false, mustFit: false };
  const own = state.seats[seat]!;
  const slots = openSlots(state, seat, source);
  const known = slots.filter(isKnown).filter((card) => !except(card));
  const asked = demand(state, source);
  const most = mostCards(state, source);
  /** Some of these cards that can be laid now; null if none can. */
  const anyFits = (cards: readonly Card[]): readonly Card[] | null => {
    const mixed = source === 'hand' ? mixedSets(state, own, cards, except) : [];
    for (const chosen of [...groupsOf(cards).flatMap((group) => choices(group, most)), ...mixed])
      if (findMisfit(state, chosen, seat, asked) === null) return chosen;
    return null;
  };
  const fits = anyFits(known);
  if (fits !== null) return { fits, mayFit: true, mustFit: true };
  const hidden = slots.length - slots.filter(isKnown).length;
  if (hidden === 0) return { fits: null, mayFit: false, mustFit: false };
  const unseen = unseenCards(state).filter((card) => !except(card));
  const mayFit = groupsOf(unseen).some((group) => {
    const same = known.filter((card) => kindOf(card) === kindOf(group[0]!));
    // More can be laid of more cards, except where zones mix and the whole hand has to go.
    if (hidden >= group.length && !mayMixZones(state, own)) return anyFits([...same, ...group]) !== null;
    return choices(group, hidden).some((held) => anyFits([...same, ...held]) !== null);
  });
  // As many cards as there are hidden slots can't all be of those that don't fit.
  const others = unseenCards(state).filter((card) => anyFits([card]) === null || except(card));
  return { fits: null, mayFit, mustFit: others.length < hidden };
}

export const keptForNeed = (state: State, card: Card): boolean => rulesOf(state.rules, card).onlyIfStuck;
