import type { Played } from '../engine/cards.ts';
import type { SeatNumber } from '../engine/state.ts';
import type { Correction } from './correction.ts';
import type { Offer } from './question.ts';

/** What may have happened otherwise than it was told, and what corrects the record then. */

export const MEND_KINDS = [
  /** The player whose turn it was picked up the pile, and nobody said so. */
  'pickedUp',
  /** No play: its player picks up the pile, and it is the face-up card that goes with it. */
  'pickedUpWith',
  /** One play was two: the next player's equal cards joined it. */
  'twoPlays',
  /** Two plays were one: the rest of it came late. */
  'onePlay',
  /** Two plays were scanned in the wrong order. */
  'swapped',
  /** It was somebody else's play. */
  'player',
  /** It was the play of somebody who was not due, and the table lets it stand. */
  'outOfTurn',
  /** It was another card. */
  'misread',
  /** A play before it was not scanned. */
  'missed',
  /** One more card was played with it, which its player was known to hold, and not scanned. */
  'more',
  /** It came off the stock, tried as a chance, and nobody said so. */
  'fromStock',
  /** It came from the hand, and another card lies face up: its player had swapped, and nobody scanned that. */
  'fromHand',
  /** It burned the pile although no burn was due, and the table let it. */
  'burned',
  /** It burned the pile by the rules, and the table didn't: the next player played on it. */
  'unburned',
  /** The same, and the next player picked it up. */
  'pickedUpUnburned',
  /** Another rank was named for its wild cards. */
  'named',
  /** Its player chose something else that its card offers. */
  'chosen',
  /** Not allowed, and the table lets it stand. */
  'stand',
  /** Its player drew a card too many after it. */
  'drewMore',
  /** Its player drew a card too few after it. */
  'drewLess',
] as const;
export type MendKind = (typeof MEND_KINDS)[number];

/**
 * What may have happened. Entries count from 0 in the record that `correction` is for: of a play in question it ends
 * with that play, closed if it was open, and with the one that waits if `withWaiting` says so.
 */
export interface Mend {
  readonly kind: MendKind;
  /** The move that it is about: for `pickedUp` and `missed` the one that came after, of two plays the first. */
  readonly entry: number;
  /** Whether that is the play in question, and not one before it. */
  readonly isNow: boolean;
  /** Who is recorded to have made it; of `swapped` who was first. */
  readonly whose: SeatNumber;
  /** Its cards; of two plays those of both, of `more` with the one more; the misread card and what it was, if that is known. */
  readonly cards: readonly Played[];
  /** The move that it is about is a pick-up without a card that goes with the pile. */
  readonly pickUp?: true;
  /** Who picked up, or whose play it was; of two plays the second's; of those about a burn who plays next. */
  readonly seat: SeatNumber;
  /** Where the second of two plays begins in `cards`, from 1, or the one more card, or what a card was; else null. */
  readonly cut: number | null;
  /**
   * Of `missed`: whose the play in question is then. Missed just before it, only where it was recorded for somebody
   * else; missed earlier, always: it wasn't their turn by the record.
   */
  readonly passesTo?: SeatNumber;
  /** What was chosen, of `chosen`. */
  readonly offer?: Offer;
  /** What corrects the record; null where a card has to be scanned for it. */
  readonly correction: Correction | null;
  /** The record that it corrects ends with the play that waits for the answer. */
  readonly withWaiting?: true;
}

/** Something with how likely it is, against the others; no share of anything. */
export type Weighed<T> = T & { readonly weight: number };
