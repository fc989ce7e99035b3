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

/** How an open play stands: it fits, it would fit with more equal cards, or nothing can make it legal. */
export type OpenAnswer = 'fits' | 'notYet' | 'cannot';

/** A play to which cards are still being added, one scan after another. */
export interface OpenPlay {
  readonly seat: SeatNumber;
  readonly cards: readonly Card[];
  /** When the last of them was seen, in milliseconds. */
  readonly at: number;
  /** Somebody said whose it is; otherwise the turn says so. */
  readonly sure: boolean;
  readonly called: boolean;
  /** Its first card ended the play before it, which is the last entry of the record: without that card it goes on. */
  readonly ended?: true;
  readonly answer: OpenAnswer;
  /** How many more equal cards would make it legal, for `notYet`. */
  readonly missing: number;
  /** The name of the newest kept picture of it. */
  readonly picture?: string;
}

/** A question with what waits for its answer: a sighting, or the open play's owner. */
export interface Asked extends Question {
  readonly held: Sighting | null;
  /** How many changes the record had (`revisions`) when it was asked first: asked again after a correction it stays. */
  readonly revision: number;
  /** For `miscounted` without a card: what is recorded once the count is known. */
  readonly kind?: 'flip' | 'pickUp';
  /** For `takenBack`: all cards of the last play that are gone. */
  readonly cards?: readonly Card[];
  /** For what a camera saw go from the pile: what it told. */
  readonly cause?: Gone;
  /** For `whichAdded`: somebody said who picks up; and the name of a kept picture of it. */
  readonly sure?: boolean;
  readonly picture?: string;
}

/** Face-up cards are scanned, seat by seat, before the first card of a round. */
export interface FaceUp {
  readonly kind: 'faceUp';
  /** Whose cards are scanned. */
  readonly seat: SeatNumber;
  /** What goes on when they are. */
  readonly under: Counting | Cursor | null;
}

/** A seat that is through with the exchange, and what was scanned of it; nothing where all is as before. */
export interface Exchanged {
  readonly seat: SeatNumber;
  readonly cards: readonly Card[];
}

/** Face-up cards are scanned again after people have swapped, so that the record has the exchange in it. */
export interface Exchange {
  readonly kind: 'exchange';
  /** Whose cards are scanned. */
  readonly seat: SeatNumber;
  /** What lies face up with this seat now, in the order in which it was scanned. */
  readonly cards: readonly Card[];
  /** What goes on when they are. */
  readonly under: Counting | Cursor | null;
}

/** A hand is counted by scanner, or the stock where `seat` is null. */
export interface Counting {
  readonly kind: 'counting';
  readonly seat: SeatNumber | null;
  /** The digits so far. */
  readonly digits: string;
}

/** An entry of the record is being corrected by scanner alone; with what was said of it so far. */
export interface Cursor {
  readonly kind: 'cursor';
  /** Its number in the record, from 0. */
  readonly entry: number;
  /** Something is missing before it; else it is itself what was wrong. */
  readonly inserts: boolean;
  /** The referee proposed that: then UNDO leads back to what is in question. */
  readonly proposed: boolean;
  readonly seat: SeatNumber | null;
  /** The cards in the order in which they were played. */
  readonly cards: readonly Card[];
  /** It was a pick-up, a card turned over blind, a burn or a count; null for a play. */
  readonly what: 'pickUp' | 'flip' | 'burned' | 'count' | null;
  /** The digits of a count. */
  readonly digits: string;
  /** When the last of the cards was seen, in milliseconds. */
  readonly at: number;
}

/** The modes by their kinds. */
export interface Modes {
  readonly faceUp: FaceUp;
  readonly exchange: Exchange;
  readonly counting: Counting;
  readonly cursor: Cursor;
}

/**
 * What cards and commands are for where they aren't play. There is one at a time, but for one case: the scanning of
 * face-up cards can be begun at a screen while something is counted, or while a cursor stands in a record that has no
 * move any more. That lies under it till the face-up cards are done.
 */
export type Mode = Modes[keyof Modes];

/** What was only asked about and became part of the record by a correction: UNDO of that leads back to it. */
export interface TakenUp extends Pick<Referee, 'open' | 'announced' | 'question' | 'waiting'> {
  readonly correction: Revision;
}

/**
 * How things stood before a correction that was made while something was asked or waited. UNDO leads back there at once,
 * whatever the correction let come.
 */
export interface Released extends Pick<Referee, 'open' | 'announced' | 'question' | 'waiting' | 'alarm'> {
  /** Which change of the record, from 0, was the newest before the correction; -1 if there was none. */
  readonly since: number;
}

/** A notice, and after how many entries of the record it was said; plays that had begun by then come before it. */
export interface Said extends Notice {
  readonly after: number;
  readonly pending: number;
}

/** A question as it was asked, and after how many entries of the record; a play that had begun before what it is about comes before it. */
export interface AskedThen extends Question {
  readonly after: number;
  readonly pending: number;
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
  /** The record was corrected since a card last came to the open play. */
  readonly correctedSince: boolean;
  /** Whose card comes next, said before it. */
  readonly announced: SeatNumber | null;
  /** What is scanned where that isn't play; null in play. Whether it is face-up cards or an exchange says `modeNow`. */
  readonly mode: Mode | null;
  /** The seats that are through with the exchange, as it was scanned; null where none was. UNDO goes back to them. */
  readonly exchanged: readonly Exchanged[] | null;
  /** Who has gone for a while: the cards stay in the game. */
  readonly away: readonly SeatNumber[];
  /** A code of another pack than the first was scanned: then the codes of the packs differ. */
  readonly toldApart: boolean;
  /** Cards that no code has told from their copies, if they are recorded next. */
  readonly unsure: readonly Card[];
  /** Whom people have named to start, since somebody was: UNDO of what came then leads back to it. */
  readonly starter: SeatNumber | null;
  /** How often people have said that nobody has the card that starts the round. */
  readonly denied: number;
  readonly question: Asked | null;
  /**
   * What came while a question stood; it is taken up after the answer, in order. Where that led to a play that is not
   * allowed, it waits until people have reacted.
   */
  readonly waiting: readonly Input[];
  /** What waited and was forgotten, if that is the last that people did: UNDO brings it back. */
  readonly forgotten: readonly Input[];
  readonly takenUp: readonly TakenUp[];
  /** The last that people did was such a correction; null if it wasn't. */
  readonly released: Released | null;
  /** Refused moves that somebody said were taken back: they can't come to stand by a correction. */
  readonly withdrawn: readonly Entry[];
  /** The rulings that the last correction changed, until the next entry. */
  readonly changed: readonly Change[];
  /** Done has been said since the newest entry: another one means something else. */
  readonly doneSaid: boolean;
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
    mode: null,
    exchanged: null,
    away: [],
    toldApart: false,
    unsure: [],
    starter: null,
    denied: 0,
    question: null,
    waiting: [],
    takenUp: [],
    forgotten: [],
    released: null,
    withdrawn: [],
    changed: [],
    doneSaid: false,
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
export function refold(referee: Referee): Referee {
  const judged = judgeRecord(foldRevisions(referee.revisions));
  return { ...referee, judged, game: judged.at(-1)?.after ?? referee.revisions.initial };
}

/** The same record from another start. */
export const withInitial = (referee: Referee, initial: State): Referee =>
  refold({ ...referee, revisions: { ...referee.revisions, initial } });

/** Changes the record; what follows from the change is judged again. */
export function revised(referee: Referee, change: Revision): Referee {
  const changes = [...referee.revisions.changes, change];
  const written: Referee = { ...referee, revisions: { ...referee.revisions, changes } };
  if (change.type !== 'add') return refold(written);
  const judged = judgeEntry(referee.game, change.entry);
  return { ...written, judged: [...referee.judged, judged], game: judged.after };
}

/** Without the newest change of the record. */
export const undoOnce = (referee: Referee): Referee => revised(referee, { type: 'undo' });

/** Whether the last entry is a play against the rules that the table has to take back. */
export const standsWrong = (referee: Referee): boolean => isRefused(referee.judged.at(-1));

/** The scanning of face-up cards; null if none are scanned. */
export const registeringOf = ({ mode }: Pick<Referee, 'mode'>): FaceUp | Exchange | null =>
  mode !== null && 'under' in mode ? mode : null;

/**
 * The mode as the phase of the game has it: while face-up cards are scanned, a correction may begin the round, or take
 * back what began it.
 */
export function modeNow({ mode, game, exchanged }: Referee): Mode | null {
  const isExchange = game.phase === 'exchange' && exchanged !== null;
  if (mode?.kind === 'exchange' && !isExchange) return { ...mode, kind: 'faceUp' };
  return mode?.kind === 'faceUp' && isExchange ? { ...mode, kind: 'exchange', cards: [] } : mode;
}

/** What goes on besides the scanning of face-up cards: a count or a correction by scanner; null in play. */
export const besides = ({ mode }: Pick<Referee, 'mode'>): Counting | Cursor | null =>
  mode !== null && 'under' in mode ? mode.under : mode;

/** What is counted by scanner, also while face-up cards are scanned; null if nothing is. */
export function countingOf(referee: Pick<Referee, 'mode'>): Counting | null {
  const mode = besides(referee);
  return mode?.kind === 'counting' ? mode : null;
}

/** The entry that is corrected by scanner, also while face-up cards are scanned; null if none is. */
export function cursorOf(referee: Pick<Referee, 'mode'>): Cursor | null {
  const mode = besides(referee);
  return mode?.kind === 'cursor' ? mode : null;
}

/** Without a count, or without the cursor; the scanning of face-up cards continues. */
export function leave(referee: Referee, kind: 'counting' | 'cursor'): Referee {
  if (besides(referee)?.kind !== kind) return referee;
  const registering = registeringOf(referee);
  return { ...referee, mode: registering === null ? null : { ...registering, under: null } };
}
