import type { Card } from '../engine/cards.ts';
import type { SeatNumber } from '../engine/state.ts';

/** What a referee can ask; each has at most three answers, or one for every seat. */
export const QUESTION_CODES = [
  /** A card was laid and several seats may have laid it. */
  'whoPlayed',
  /** The card should lie on the pile: did somebody pick the pile up unannounced? */
  'pickedUp',
  /** The card is booked to another seat: did that seat lay it? */
  'laidByHolder',
  /** The last play was somebody else's: whose? */
  'wrongPlayer',
  /** The move would be allowed with another number of hand cards than was booked: is that the number? */
  'miscounted',
  /** The pile has vanished and the rules don't tell why: was it picked up, or burned? */
  'pileGone',
  /** A card of the last play has gone from the pile: was it taken back? */
  'takenBack',
  /** The card lies on the pile and was burned, as far as the table knows: is it back in play? */
  'notBurned',
] as const;
export type QuestionCode = (typeof QUESTION_CODES)[number];

export type Answer =
  | { readonly kind: 'seat'; readonly seat: SeatNumber }
  | { readonly kind: 'yes' }
  /** No: it was as it looks. */
  | { readonly kind: 'no' }
  /** No: the scan was a mistake and is dropped. */
  | { readonly kind: 'misScan' };

export const YES_OR_MIS_SCAN: readonly Answer[] = [{ kind: 'yes' }, { kind: 'misScan' }];
export const YES_NO_OR_MIS_SCAN: readonly Answer[] = [{ kind: 'yes' }, { kind: 'no' }, { kind: 'misScan' }];

export interface Question {
  /** Counts up, so that a late answer to an older question is told apart. */
  readonly id: number;
  readonly code: QuestionCode;
  readonly card: Card | null;
  /** Who is meant: the holder, the one who may have picked up, the one booked so far. */
  readonly seat: SeatNumber | null;
  /** How many hand cards the seat would have, for `miscounted`. */
  readonly count: number | null;
  readonly answers: readonly Answer[];
}
