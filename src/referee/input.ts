import type { Card } from '../engine/cards.ts';
import type { Move } from '../engine/move.ts';
import type { SeatNumber } from '../engine/state.ts';
import type { Command, Sighting } from '../recognition/sighting.ts';
import type { Correction } from './correction.ts';
import type { NoticeCode } from './notice.ts';

/** What may be read that is neither a card of this deck nor a command. */
export const UNREADABLE = ['notACode', 'noSuchCommand', 'notInDeck'] as const;

/** Everything that reaches the referee; times in milliseconds of one clock. */
export type Input =
  | { readonly type: 'sighting'; readonly sighting: Sighting }
  | { readonly type: 'command'; readonly command: Command; readonly at: number }
  /** Something was read that is neither a card of this deck nor a command. */
  | { readonly type: 'unreadable'; readonly code: (typeof UNREADABLE)[number]; readonly text: string }
  /** Begins or ends the scanning of face-up cards before the first card of a round. */
  | { readonly type: 'register'; readonly on: boolean; readonly at: number }
  /** "It was Bo": the last play belongs to this seat. */
  | { readonly type: 'itWas'; readonly seat: SeatNumber; readonly at: number }
  /** What waits for an answer, or for people to settle a refusal, was scanned by mistake: all of it. */
  | { readonly type: 'forget'; readonly at: number }
  | {
      readonly type: 'answer';
      readonly question: number;
      /** Which of the answers, from 0. */
      readonly answer: number;
      readonly at: number;
    }
  /**
   * Puts the record right. `revision` is how many changes the record had (`Referee.revisions`) when the entry was
   * chosen, so that it can't mean another one by now. Cards of it in `scanned` were read by their codes; any other was
   * tapped.
   */
  | {
      readonly type: 'correct';
      readonly correction: Correction;
      readonly revision: number;
      readonly scanned?: readonly Card[];
      readonly at: number;
    }
  /** Does what the referee proposed: this correction, or a card is scanned for the entry, or for a play before it. */
  | {
      readonly type: 'mend';
      readonly correction: Correction | null;
      readonly entry: number;
      readonly inserts: boolean;
      /** The correction is about the card that is asked about and the play that waits for the answer. */
      readonly withWaiting?: true;
      readonly at: number;
    }
  /**
   * What a camera saw of the pile: it has lain still, so that the play is over; nothing lies there any more; or
   * watching began again and nothing is seen of what should lie there. `picture` is the name of a kept picture.
   */
  | {
      readonly type: 'pile';
      readonly what: 'settled' | 'gone' | 'missing';
      readonly at: number;
      readonly picture?: string;
    }
  /** A camera saw that cards were taken from the pile, while others lie there. */
  | { readonly type: 'taken'; readonly cards: readonly Card[]; readonly at: number }
  /** A camera saw a card among the face-up cards of a seat. */
  | {
      readonly type: 'faceUpSeen';
      readonly seat: SeatNumber;
      readonly card: Card;
      readonly at: number;
    }
  /** A move that was made on a screen, at a table without a deck; and how many of the last entries were taken back there. */
  | { readonly type: 'made'; readonly move: Move; readonly at: number }
  | { readonly type: 'unmade'; readonly entries: number; readonly at: number }
  /** Something to be said that happened outside the game, for example that a scanner went away. */
  | { readonly type: 'outside'; readonly code: NoticeCode; readonly text: string | null }
  /** The table was taken up again from its journal; `cut` entries at its end could not be read. */
  | { readonly type: 'resumed'; readonly at: number; readonly cut: number }
  /** Time passes. */
  | { readonly type: 'tick'; readonly at: number };

/** What a camera saw go from the pile: all of it, or cards of it. */
export type Gone = Extract<Input, { type: 'pile' | 'taken' }>;
