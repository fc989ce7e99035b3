/** Cards that are played together: sets of one rank, runs, sets out of two zones; and the sets that burn the pile. */

import {
  areOneKind,
  bareOf,
  type Card,
  copiesOf,
  isKnown,
  isRenamed,
  type Kind,
  kindIndex,
  kindOf,
  MOST_EQUAL,
  type Played,
  type Slot,
} from './cards.ts';
import { type KindRules, rulesOf } from './rules/rules.ts';
import type { Zone } from './rules/schema.ts';
import {
  faceUpCards,
  hasFaceUp,
  isRefilled,
  kindInSet,
  runLength,
  type Seat,
  type SeatNumber,
  type State,
} from './state.ts';

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

/** Every choice of one to `max` cards out of a group, the small ones first. */
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

/** The most cards of one rank that one play from a zone may have; of a hand that plays singles, see EN-14 and EN-15. */
export function mostCards(state: State, zone: Zone): number {
  if (zone === 'faceDown') return 1;
  const { set, match, whenAlone } = state.rules.set;
  const many = set.max ?? MOST_EQUAL;
  if (zone === 'hand' && match.size === 'pairWhenStuck') {
    if (whenAlone.set !== 'pairWhenStuck' || (state.lastPlay?.count ?? 1) > 1) return many;
    return Math.min(many, state.pile.length > 0 ? 2 : 1);
  }
  const together = zone === 'hand' ? set.play.hand : set.play.faceUp;
  return together === 'single' || together === 'run' ? 1 : many;
}

/** Whether cards of following ranks may be played together from a zone (TH-10, A-14). */
export function mayRun(state: State, zone: Zone): boolean {
  if (zone === 'faceDown') return false;
  const { hand, faceUp } = state.rules.set.set.play;
  const together = zone === 'hand' ? hand : faceUp;
  return together === 'run' || together === 'setOrRun';
}

/** Whether each card is one step further than the one before, in the direction in which cards are beaten. */
export function isRun(state: State, cards: readonly Played[]): boolean {
  const step = state.rules.set.beat.direction === 'up' ? 1 : -1;
  const heights = cards.map((card) => rulesOf(state.rules, card).height);
  return cards.length > 1 && heights.every((height, i) => i === 0 || height === heights[i - 1]! + step);
}

/** Whether the last hand cards may take equals from the table along. */
export const mayMixZones = (state: State, own: Seat): boolean =>
  state.rules.set.set.mixZones && !isRefilled(state) && own.hand.length > 0 && hasFaceUp(own);

/** All hand cards, if they are of one kind, with each choice of their equals from the table. */
export function mixedSets(
  state: State,
  own: Seat,
  hand: readonly Card[],
  except: (card: Card) => boolean = () => false,
): Card[][] {
  if (!mayMixZones(state, own) || hand.length < own.hand.length || groupsOf(hand).length > 1) return [];
  const kind = kindOf(hand[0]!);
  const isEqual = (slot: Slot): slot is Card => isKnown(slot) && kindOf(slot) === kind && !except(slot);
  const equals = faceUpCards(own).filter(isEqual);
  return choices(equals, mostCards(state, 'hand') - hand.length).map((table) => [...hand, ...table]);
}

/** How many more cards of the top card's kind burn the pile; null where none do. */
export function missingToBurn(state: State): number | null {
  const { size, scope } = state.rules.set.ofAKind;
  const top = state.pile.at(-1);
  if (size === 0 || scope !== 'pile' || top === undefined || !isKnown(top)) return null;
  const kind = kindInSet(state.rules, state.pile, rulesOf(state.rules, top));
  return kind === 'JK' ? null : Math.max(size - runLength(state.rules, state.pile, kind), 1);
}

/**
 * How many cards of this kind a seat has just played that it may add more to, out of turn, as if they had been played
 * along; 0 where it may add none (`set.followUp`).
 */
export function addedTo(state: State, seat: SeatNumber, kind: Kind): number {
  const { lastPlay, phase, pile, rules, turn } = state;
  if (!rules.set.set.followUp || lastPlay?.seat !== seat || turn === seat || phase !== 'play') return 0;
  const top = pile.at(-1);
  if (top === undefined || !isKnown(top) || kindOf(top) !== kind) return 0;
  return Math.min(lastPlay.count, runLength(rules, pile, kind));
}

/** Whether `count` cards of a kind, played now, burn the pile as a set on top of it (RE-23, BL-23, TH-16, TH-17). */
export function completesSet(state: State, power: KindRules, count: number, seat: SeatNumber): boolean {
  const { size, scope } = state.rules.set.ofAKind;
  const kind = kindInSet(state.rules, state.pile, power);
  if (size === 0 || kind === 'JK') return false;
  if (count + addedTo(state, seat, power.kind) >= size) return true;
  if (scope === 'onePlay') return false;
  const run = runLength(state.rules, state.pile, kind);
  if (run + count < size) return false;
  if (scope === 'pile') return true;
  return run >= 3 && state.lastPlay?.count === 3 && state.lastPlay.seat !== seat;
}

/** Whether anybody may complete the set with them, whatever the pile demands: exactly to its size (RE-25, A-37). */
export function completesForAnyone(state: State, power: KindRules, count: number, seat: SeatNumber): boolean {
  const { outOfTurn, size } = state.rules.set.ofAKind;
  if (!outOfTurn || count >= size || !completesSet(state, power, count, seat)) return false;
  return runLength(state.rules, state.pile, kindInSet(state.rules, state.pile, power)) + count === size;
}

/**
 * Whether a player who has this card may play it out of turn on the one on top, if it fits there (`jumpIn`). A wild card
 * is no card's equal then: it could be put in at any time.
 */
export function isForJumpIn({ rules, pile }: State, card: Played): boolean {
  const top = pile.at(-1);
  if (rules.set.jumpIn === 'no' || top === undefined || !isKnown(top) || isRenamed(card)) return false;
  return rules.set.jumpIn === 'equal'
    ? kindOf(card) === kindOf(top)
    : copiesOf(bareOf(top)).includes(bareOf(card));
}

/** Whether these cards may be played out of turn: they complete a set, are added to the seat's own play, or jump in. */
export function mayJumpIn(state: State, seat: SeatNumber, cards: readonly Played[]): boolean {
  if (cards.length === 0 || !areOneKind(cards)) return false;
  const power = rulesOf(state.rules, cards[0]!);
  if (completesForAnyone(state, power, cards.length, seat)) return true;
  if (addedTo(state, seat, kindOf(cards[0]!)) > 0) return true;
  // Who has still to say who plays next does that first.
  const { phase, turn, extra } = state;
  if (phase !== 'play' || turn === seat || extra === 'choose') return false;
  return cards.every((card) => isForJumpIn(state, card));
}
