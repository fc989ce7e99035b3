import type { Card } from '../engine/cards.ts';
import type { Viewer } from '../engine/knowledge.ts';
import {
  type Entry,
  foldRevisions,
  isRefused,
  type Judged,
  judgeEntry,
  judgeRecord,
  type Revision,
  type Revisions,
} from '../engine/record.ts';
import type { SeatNumber, State } from '../engine/state.ts';
import type { Sighting } from '../recognition/sighting.ts';
import type { Gone, Input } from './input.ts';
import type { Notice } from './notice.ts';
import type { Question } from './question.ts';
import type { Change } from './reread.ts';

export interface RefereeSettings {
  /** Milliseconds of quiet after which an open play closes. */
  readonly quiet: number;
  /** Every scanned card is a play of its own: for tables without sets. */
  readonly oneScanOnePlay: boolean;
}

export const DEFAULT_SETTINGS: RefereeSettings = { quiet: 2500, oneScanOnePlay: false };

/** How an open play stands: it fits, it may yet with so many more cards, or nothing can make it legal. */
export type OpenAnswer = 'fits' | 'notYet' | 'cannot';

/** Cards of one play that are still being laid, one scan after another. */
export interface OpenPlay {
  readonly seat: SeatNumber;
  readonly cards: readonly Card[];
  /** When the last of them was seen, in milliseconds. */
  readonly at: number;
  /** Somebody said whose it is; otherwise the turn says so. */
  readonly sure: boolean;
  readonly called: boolean;
  readonly answer: OpenAnswer;
  /** How many more equal cards would make it legal, for `notYet`. */
  readonly missing: number;
  /** The name of the newest kept picture of it. */
  readonly picture?: string;
}

/** A question with what waits for its answer: a sighting, or the open play's owner. */
export interface Asked extends Question {
  readonly held: Sighting | null;
  /** For `miscounted` without a card: what is booked once the count is known. */
  readonly kind?: 'flip' | 'pickUp';
  /** For `takenBack`: all cards of the last play that are gone. */
  readonly cards?: readonly Card[];
  /** For what a camera saw go from the pile: what it told. */
  readonly cause?: Gone;
}

/** The exchange as far as it was scanned. */
export interface Exchange {
  /** What lies face up with the present seat now, in the order in which it was scanned. */
  readonly cards: readonly Card[];
  /** Who is through, with what was scanned; nothing where all is as before. */
  readonly done: readonly { readonly seat: SeatNumber; readonly cards: readonly Card[] }[];
}

/** A count by scanner: whose hand, or the stock's (null), and the digits so far. */
export interface Counting {
  readonly seat: SeatNumber | null;
  readonly digits: string;
}

/** An entry of the record that is being put right by scanner alone, and what was said of it so far. */
export interface Cursor {
  /** Its number in the record. */
  readonly entry: number;
  /** Something is missing before it; else it is itself what was wrong. */
  readonly inserts: boolean;
  readonly seat: SeatNumber | null;
  /** The cards as they were laid. */
  readonly cards: readonly Card[];
  /** It was a pick-up, a card turned over blind, a burn or a count. */
  readonly kind: 'pickUp' | 'flip' | 'burned' | 'count' | null;
  /** The digits of a count. */
  readonly digits: string;
}

/** A notice, and after how many entries of the record it was said. */
export interface Said extends Notice {
  readonly after: number;
}

/** A question as it was asked, and after how many entries of the record. */
export interface AskedThen extends Question {
  readonly after: number;
}

/**
 * The referee of a real table as one value: the revisions of the record, what it folds to, and what is not
 * decided yet. Every change is a function from one to the next, with the time given.
 */
export interface Referee {
  readonly settings: RefereeSettings;
  readonly revisions: Revisions;
  readonly judged: readonly Judged[];
  readonly game: State;
  /** Who saw it like that, of a game whose every card is known to the program; null at a real table. */
  readonly viewer: Viewer | null;
  readonly open: OpenPlay | null;
  /** The record was put right since a card last came to the open play. */
  readonly correctedSince: boolean;
  /** Whose card comes next, said before it. */
  readonly announced: SeatNumber | null;
  /** Whose face-up cards are being scanned before the first card; null when none are. */
  readonly registering: SeatNumber | null;
  /** What was scanned of the exchange, if anything was. */
  readonly exchange: Exchange | null;
  /** Who has gone for a while: the cards stay in the game. */
  readonly away: readonly SeatNumber[];
  /** So many times somebody has said that nobody has the card that starts the round. */
  readonly denied: number;
  readonly question: Asked | null;
  /** What came while a question stood; it is taken up after the answer, in order. */
  readonly waiting: readonly Input[];
  /** Refused moves that somebody said were taken back: they can't come to stand by a correction. */
  readonly withdrawn: readonly Entry[];
  /** The rulings that the last correction changed, until the next entry. */
  readonly changed: readonly Change[];
  /** The entry that is being put right by scanner; null if none is. */
  readonly cursor: Cursor | null;
  /** What is being counted by scanner; null if nothing is. */
  readonly counting: Counting | null;
  /** The last ruling was "not allowed" and nobody has reacted yet. */
  readonly alarm: boolean;
  /** Cards of the pile that a camera saw go from it and hasn't seen since: that they lie there needn't be asked about. */
  readonly lifted: readonly Card[];
  readonly notices: readonly Said[];
  /** Every question that was asked, the one that stands too. */
  readonly questions: readonly AskedThen[];
  /** The notice that nothing has happened since. */
  readonly notice: Said | null;
  /** Counts what was said, so that a screen can tell new from old. */
  readonly spoken: number;
  /** Counts the wishes to hear the last ruling again. */
  readonly repeats: number;
}

/** A referee at the start of a round. */
export function startReferee(initial: State, settings: RefereeSettings = DEFAULT_SETTINGS): Referee {
  return refold({
    settings,
    revisions: { initial, changes: [] },
    judged: [],
    game: initial,
    viewer: null,
    open: null,
    correctedSince: false,
    announced: null,
    registering: null,
    exchange: null,
    away: [],
    denied: 0,
    question: null,
    waiting: [],
    withdrawn: [],
    changed: [],
    cursor: null,
    counting: null,
    alarm: false,
    lifted: [],
    notices: [],
    questions: [],
    notice: null,
    spoken: 0,
    repeats: 0,
  });
}

/** Brings what is derived from the revisions up to date with them. */
function refold(referee: Referee): Referee {
  const judged = judgeRecord(foldRevisions(referee.revisions));
  return { ...referee, judged, game: judged.at(-1)?.after ?? referee.revisions.initial };
}

/** The same record from another start. */
export const withInitial = (referee: Referee, initial: State): Referee =>
  refold({ ...referee, revisions: { ...referee.revisions, initial } });

/** Changes the record; what follows from it is judged anew. */
export function revised(referee: Referee, change: Revision): Referee {
  const changes = [...referee.revisions.changes, change];
  const written: Referee = { ...referee, revisions: { ...referee.revisions, changes } };
  if (change.type !== 'add') return refold(written);
  const judged = judgeEntry(referee.game, change.entry);
  return { ...written, judged: [...referee.judged, judged], game: judged.after };
}

/** Whether the last entry is a play against the rules that the table has to take back. */
export const standsWrong = (referee: Referee): boolean => isRefused(referee.judged.at(-1));
