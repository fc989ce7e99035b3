/** What the hidden cards of a hand may be, by what its player did with them: who had played a card that goes has none. */

import { type Card, isKnown, KINDS, kindIndex, makeDeck, type Slot } from '../engine/cards.ts';
import { playsOf } from '../engine/plays.ts';
import { type SeatNumber, type State, sourceOf } from '../engine/state.ts';
import { strengthsOf } from './strength.ts';

/**
 * How likely a hidden card is of each kind, in the order of `KINDS`: 1 where only the unseen cards decide, less where
 * its player would have done something else with such a card.
 */
export type Likely = readonly number[];

/** Nothing is known of a card. */
export const EVEN: Likely = KINDS.map(() => 1);

/** The cards of each kind. */
const OF_KIND: readonly (readonly Card[])[] = KINDS.map((_, kind) =>
  makeDeck(2, 4).filter((card) => kindIndex(card) === kind),
);

/** For each kind the same state in which a seat holds these cards and one of that kind, if there is another one. */
export function withOneMore(state: State, seat: SeatNumber, cards: readonly Slot[]): readonly State[] {
  return OF_KIND.map((kin) => {
    const hand = [...cards, ...kin.filter((one) => !cards.includes(one)).slice(0, 1)];
    return { ...state, seats: state.seats.map((one, number) => (number === seat ? { ...one, hand } : one)) };
  });
}

/** Now and then somebody overlooks a card that goes, or keeps it. */
const OVERLOOKED = 0.05;

/** What hidden cards may be of somebody who played none: they picked up the pile, or turned over a card of the stock. */
export function ofNoPlay(before: State, seat: SeatNumber): Likely {
  if (sourceOf(before, seat) !== 'hand' || playsOf(before, seat).length > 0) return EVEN;
  return withOneMore(before, seat, []).map((state) => (playsOf(state, seat).length > 0 ? OVERLOOKED : 1));
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

/** The same hidden cards without one that turned out to be of a kind: it is the one for which that was likeliest. */
export function without(hand: readonly Likely[], kind: number): readonly Likely[] {
  let from = 0;
  for (const [at, likely] of hand.entries()) if (likely[kind]! >= hand[from]![kind]!) from = at;
  return hand.filter((_, at) => at !== from);
}

/** Both are true of every one of these cards. */
export const narrowed = (hand: readonly Likely[], by: Likely): readonly Likely[] =>
  by === EVEN ? hand : hand.map((likely) => likely.map((value, kind) => value * by[kind]!));
