import type { Occupant } from '../protocol/play.ts';
import type { Agreed } from '../protocol/series.ts';
import type { TableSetup } from '../protocol/setup.ts';
import { type Referee, registeringOf } from '../referee/referee.ts';

/** What is known of a round besides what was played in it. */
export interface RoundFacts {
  /** How it was set up; its dealer and the last loser only as far as people said so. */
  readonly setup: TableSetup;
  /** When the first thing was said or scanned in it, and when it was over; null before that. */
  readonly began: number | null;
  readonly ended: number | null;
  /** A voided round does not count. */
  readonly counts: boolean;
  /** Its loser has paid the forfeit. */
  readonly paid: boolean;
  /** Who played its seats, if others sit there since it ended; else null. */
  readonly playedAs: readonly Occupant[] | null;
}

/** A finished round, after which another one was begun. */
export interface PastRound extends RoundFacts {
  readonly referee: Referee;
}

/** The state of a table: a value that follows from its set-up and the lines of its journal (`advance` folds them). */
export interface Standing {
  readonly referee: Referee;
  readonly round: RoundFacts;
  /** The rounds before this one, the first one first. */
  readonly past: readonly PastRound[];
  readonly agreed: Agreed;
  /** The keys of the phones that have taken seats, by seat; null where none has, `LEFT` where one has gone. */
  readonly tokens: readonly (string | null)[];
  /** The names of people who have sat down since the round ended, by seat: theirs from the next one on; else null. */
  readonly joining: readonly (string | null)[];
  /** The lines that led here. */
  readonly inputs: number;
  /** The latest time of them all. */
  readonly last: number;
}

/** Whether the program deals and keeps the cards: then all of them are known. */
export const isWithoutDeck = ({ round }: Pick<Standing, 'round'>): boolean => round.setup.play !== undefined;

/** Whether nothing has been done in the present round yet, and there was one before. */
export const canReopen = ({ referee, past }: Standing): boolean =>
  past.length > 0 &&
  referee.judged.length === 0 &&
  [referee.open, referee.question, registeringOf(referee)].every((one) => one === null);
