import type { Card } from '../engine/cards.ts';
import type { EffectFound } from '../engine/rules/rules.ts';
import type { SeatNumber } from '../engine/state.ts';

/** What a referee can ask; each has at most three answers, or one for every seat. */
export const QUESTION_CODES = [
  /** A card was played, and more than one seat may have played it. */
  'whoPlayed',
  /** The card may be more of the open play, as one of the cards is wild, or the next play: whose is it? */
  'whoseWild',
  /** Its player chose what the card of the newest play does, and nobody has said what. */
  'whatChosen',
  /** The card should lie on the pile: did somebody pick the pile up unannounced? */
  'pickedUp',
  /** By the record another seat holds the card: did that seat play it? */
  'laidByHolder',
  /** The last play was somebody else's: whose? */
  'wrongPlayer',
  /** The move would be allowed with another number of hand cards than recorded: is that the number? */
  'miscounted',
  /** The pile has vanished and the rules don't tell why: was it picked up, or burned? */
  'pileGone',
  /** A card of the last play has gone from the pile: was it taken back? */
  'takenBack',
  /** The card lies on the pile, but by the record it was burned: is it back in play? */
  'notBurned',
  /** The pile is picked up with a face-up card: which one? It may be scanned as well. */
  'whichAdded',
  /** The first card shows that somebody has one of those that nobody was said to have: does its player start? */
  'startsAfterAll',
] as const;
export type QuestionCode = (typeof QUESTION_CODES)[number];

/** Those that are only asked where something is not as it was told: about a card that was scanned, or the open play. */
export const DOUBTS: readonly QuestionCode[] = ['pickedUp', 'laidByHolder', 'notBurned', 'miscounted'];

/** An effect that a card offers, with the ranks that it names. */
export type Offer = Pick<EffectFound, 'name' | 'ranks'>;

export type Answer =
  | { readonly kind: 'seat'; readonly seat: SeatNumber }
  /** What was chosen, by its place among what the card offers, from 0. */
  | { readonly kind: 'choice'; readonly choice: number; readonly offer: Offer }
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'yes' }
  /** No: it was as it looks. */
  | { readonly kind: 'no' }
  /** No: the scan was a mistake and is dropped. */
  | { readonly kind: 'misScan' };

/** The answers where it is so or the scan was a mistake, in the order in which they are offered. */
export const YES_OR_MIS_SCAN: readonly Answer[] = [{ kind: 'yes' }, { kind: 'misScan' }];
/** The same where it may also be as it looks. */
export const YES_NO_OR_MIS_SCAN: readonly Answer[] = [{ kind: 'yes' }, { kind: 'no' }, { kind: 'misScan' }];

export interface Question {
  /** Counts up, so that a late answer to an older question is told apart. */
  readonly id: number;
  readonly code: QuestionCode;
  readonly card: Card | null;
  /** The seat in question: the holder, who may have picked up, or the player by the record so far; null for none. */
  readonly seat: SeatNumber | null;
  /** How many hand cards the seat would have, for `miscounted`; null for all others. */
  readonly count: number | null;
  readonly answers: readonly Answer[];
}
