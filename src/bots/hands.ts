/** What the hidden cards of a hand may be, by what its player did: who would have played a card has hardly got it. */

import {
  type Card,
  isKnown,
  JOKERS,
  KINDS,
  kindIndex,
  makeDeck,
  PACKS,
  type Slot,
  UNKNOWN,
} from '../engine/cards.ts';
import { playsOf } from '../engine/plays.ts';
import type { SeatNumber, State } from '../engine/state.ts';
import { strengthsOf } from './strength.ts';

/**
 * How likely a hidden card is of each kind, in the order of `KINDS`: 1 for the likeliest as far as its player has a
 * say, less where they would have done something else with such a card.
 */
export type Likely = readonly number[];

/** Nothing is known of a card. */
export const EVEN: Likely = KINDS.map(() => 1);

/** The cards of each kind. */
const OF_KIND: readonly (readonly Card[])[] = KINDS.map((_, kind) =>
  makeDeck(PACKS.length, JOKERS.length).filter((card) => kindIndex(card) === kind),
);

/** The same state with another hand in a seat. */
export function withHand(state: State, seat: SeatNumber, hand: readonly Slot[]): State {
  return { ...state, seats: state.seats.map((one, number) => (number === seat ? { ...one, hand } : one)) };
}

/**
 * For each kind the same state in which one hidden card of a hand is of that kind, if not all of them are among these
 * cards, which are the others that are known.
 */
export function withOneSeen(state: State, seat: SeatNumber, known: readonly Slot[]): readonly State[] {
  const hidden = state.seats[seat]!.hand.length - known.length - 1;
  const others = Array.from({ length: Math.max(0, hidden) }, (): Slot => UNKNOWN);
  return OF_KIND.map((kin) => {
    const one = kin.filter((card) => !known.includes(card)).slice(0, 1);
    return withHand(state, seat, [...known, ...one, ...others]);
  });
}

/** Now and then somebody overlooks a card that goes, or keeps it. */
const OVERLOOKED = 0.05;

/**
 * What hidden cards may be of somebody who played none: they picked up the pile, or turned over a card of the stock.
 * Where colours have a say, a rank says too little.
 */
export function ofNoPlay(before: State, seat: SeatNumber): Likely {
  if (before.rules.anyColour) return EVEN;
  const known = before.seats[seat]!.hand.filter(isKnown);
  return withOneSeen(before, seat, known).map((state) => (playsOf(state, seat).length > 0 ? OVERLOOKED : 1));
}

/** Some don't put their best cards face up. */
const KEPT_BACK = 0.4;

/** What hidden cards may be of somebody who is content with these face-up cards. */
export function ofFaceUp({ rules, seats }: State, seat: SeatNumber): Likely {
  const strengths = strengthsOf(rules);
  const keeps = seats[seat]!.faceUp.flatMap((slot) =>
    slot !== null && isKnown(slot) ? [strengths[kindIndex(slot)]!.keep] : [],
  );
  return strengths.map(({ keep }) => (keep > Math.min(...keeps) ? KEPT_BACK : 1));
}

/** The share of a kind among all that a card may be. */
const shareOf = (likely: Likely, kind: number): number =>
  likely[kind]! / likely.reduce((all, one) => all + one, 0);

/** The same hidden cards without one that turned out to be of a kind: the likeliest to be, the last of equals. */
export function without(hand: readonly Likely[], kind: number): readonly Likely[] {
  let from = 0;
  for (const [at, likely] of hand.entries())
    if (shareOf(likely, kind) >= shareOf(hand[from]!, kind)) from = at;
  return hand.filter((_, at) => at !== from);
}

function both(one: Likely, other: Likely): Likely {
  const values = one.map((value, kind) => value * other[kind]!);
  const most = Math.max(...values);
  return values.map((value) => value / most);
}

/** The same hidden cards, of each of which this is true besides. */
export const narrowed = (hand: readonly Likely[], by: Likely): readonly Likely[] =>
  by === EVEN ? hand : hand.map((likely) => both(likely, by));
