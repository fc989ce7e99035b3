/** A game on record: corrections and undo fold to entries, entries to rulings and states. */

import { type Adjustment, adjust } from './adjust.ts';
import type { Card } from './cards.ts';
import { decide } from './decide.ts';
import type { Event } from './event.ts';
import type { Move } from './move.ts';
import type { Ruling } from './ruling.ts';
import { settleStanding } from './stand.ts';
import type { SeatNumber, State } from './state.ts';

/** What a move against the rules leads to: it is taken back, or the table lets it stand. */
export type IfIllegal = 'takenBack' | 'letStand';

export interface MoveEntry {
  readonly kind: 'move';
  readonly move: Move;
  readonly ifIllegal: IfIllegal;
  /** Nobody said whose it was: it was taken to be the turn's, and follows it if that is corrected. */
  readonly guessed?: true;
  /** Its first card ended the play before it, which nobody had said was complete. */
  readonly ended?: true;
  /** Those of its cards that may be copies of theirs, as no code has told which they are. */
  readonly either?: readonly Card[];
  /** The name of a kept picture of the table as it was then; it says nothing of the game. */
  readonly picture?: string;
}

/** One line of a record: a move, or something about the state itself that people said or saw. */
export type Entry = MoveEntry | Adjustment;

/** What a game was, once corrected: where it started, and what happened. */
export interface GameRecord {
  readonly initial: State;
  readonly entries: readonly Entry[];
}

/** A change of the record. The list of them is only ever added to; undo is a change like any other. */
export type Revision =
  | { readonly type: 'add'; readonly entry: Entry }
  | { readonly type: 'undo' }
  /** The record's last entries from this one on are replaced: a correction. */
  | { readonly type: 'rewrite'; readonly from: number; readonly entries: readonly Entry[] };

export interface Revisions {
  readonly initial: State;
  readonly changes: readonly Revision[];
}

/** A version of the record by what it adds to an earlier one, so that versions share what they have in common. */
interface Version {
  readonly change: Exclude<Revision, { type: 'undo' }>;
  readonly before: Version | null;
}

/** The newest version after `before`; undo of a correction gives back the exact earlier one. */
function newestVersion(changes: readonly Revision[], before: Version | null = null): Version | null {
  let newest = before;
  for (const change of changes)
    newest = change.type === 'undo' ? (newest?.before ?? null) : { change, before: newest };
  return newest;
}

function entriesOf(newest: Version | null): readonly Entry[] {
  const made: Version[] = [];
  for (let version = newest; version !== null; version = version.before) made.push(version);
  const entries: Entry[] = [];
  for (const { change } of made.reverse())
    if (change.type === 'add') entries.push(change.entry);
    else entries.splice(change.from, Number.POSITIVE_INFINITY, ...change.entries);
  return entries;
}

/** The record after all changes, corrections and undo carried out. */
export const foldRevisions = ({ initial, changes }: Revisions): GameRecord => ({
  initial,
  entries: entriesOf(newestVersion(changes)),
});

/** The newest change that undo has not taken back; null if there is none. */
export const newestChange = ({ changes }: Revisions): Revision | null =>
  newestVersion(changes)?.change ?? null;

/** Which change that is, from 0; -1 if there is none. */
export function newestAt(revisions: Revisions): number {
  const newest = newestChange(revisions);
  return newest === null ? -1 : revisions.changes.indexOf(newest);
}

/** Whether that is a correction. */
export const isCorrected = (revisions: Revisions): boolean => newestChange(revisions)?.type === 'rewrite';

/** Whether the record is as it was after so many changes, but for entries that were added to its end. */
export function isSameSince({ changes }: Revisions, revision: number): boolean {
  if (revision > changes.length) return false;
  const then = newestVersion(changes.slice(0, revision));
  let now = newestVersion(changes.slice(revision), then);
  while (now !== then && now?.change.type === 'add') now = now.before;
  return now === then;
}

/** An entry with what was ruled on it and the states around it; `ruling` is null where nothing was ruled on. */
export interface Judged {
  readonly entry: Entry;
  readonly ruling: Ruling | null;
  readonly events: readonly Event[];
  readonly before: State;
  readonly after: State;
}

/** Whose hand, before an entry, is the one that a seat has after it: another seat's, where hands were passed on. */
export const handFrom = ({ events }: Pick<Judged, 'events'>, seat: SeatNumber): SeatNumber =>
  events.reduceRight(
    (now, event) => (event.type === 'passed' ? (event.hands.find(({ to }) => to === now)?.from ?? now) : now),
    seat,
  );

/** Judges one more entry in a state: illegal moves change nothing unless they were let stand. */
export function judgeEntry(before: State, entry: Entry): Judged {
  if (entry.kind !== 'move') {
    const { events, after } = adjust(before, entry);
    return { entry, ruling: null, events, before, after };
  }
  const ruling = decide(before, entry.move);
  if (ruling.verdict !== 'illegal')
    return { entry, ruling, events: ruling.events, before, after: ruling.after };
  if (entry.ifIllegal === 'takenBack') return { entry, ruling, events: [], before, after: before };
  const { events, after } = settleStanding(before, entry.move);
  return { entry, ruling, events, before, after };
}

/** Judges a whole record, entry after entry. */
export function judgeRecord(record: GameRecord): Judged[] {
  const judged: Judged[] = [];
  let state = record.initial;
  for (const entry of record.entries) {
    const one = judgeEntry(state, entry);
    judged.push(one);
    state = one.after;
  }
  return judged;
}

/** The state that a record leads to. */
export const stateOf = (record: GameRecord): State => judgeRecord(record).at(-1)?.after ?? record.initial;

/** Whether an entry is a play against the rules that was not let stand. */
export const isRefused = (judged: Judged | undefined): boolean =>
  judged?.ruling?.verdict === 'illegal' &&
  judged.entry.kind === 'move' &&
  judged.entry.ifIllegal === 'takenBack';

/** What people said of cards and turn after an entry, up to the next move; the first is the entry after it. */
export function saidAfter(judged: readonly Judged[], at: number): readonly Judged[] {
  let next = at + 1;
  while (next < judged.length && judged[next]!.entry.kind !== 'move') next++;
  return judged.slice(at + 1, next);
}

/** Whether an entry says that cards went from the pile to the burned ones, or back. */
export const isPileMoved = ({ entry }: Judged, from: 'pile' | 'burned'): boolean =>
  entry.kind === 'moved' &&
  entry.from.zone === from &&
  entry.to.zone === (from === 'pile' ? 'burned' : 'pile');

/** The number of the newest move that was not refused; −1 if there is none. */
export const lastStanding = (judged: readonly Judged[]): number =>
  judged.findLastIndex((one) => one.entry.kind === 'move' && !isRefused(one));

/** Whether an entry is a move that was made: allowed, or let stand. A face-down card turned over and then seen is one. */
export const isMade = ({ entry, ruling, after }: Judged): boolean =>
  entry.kind === 'move' &&
  (ruling?.verdict !== 'illegal' || entry.ifIllegal === 'letStand') &&
  !(entry.move.kind === 'flip' && after.pending !== null);

/** How many moves were made before an entry. */
const madeBefore = (judged: readonly Judged[], entry: number): number =>
  judged.slice(0, entry).filter(isMade).length;

/** The number of the move that is made at an entry or next after it: one that is taken back and the one instead share it. */
export const nextNumber = (judged: readonly Judged[], entry: number): number => madeBefore(judged, entry) + 1;

/** The number of an entry's move; for an entry that isn't a move, the number of the move before it. */
export const moveNumber = (judged: readonly Judged[], entry: number): number =>
  madeBefore(judged, entry) + (judged[entry]?.entry.kind === 'move' ? 1 : 0);
