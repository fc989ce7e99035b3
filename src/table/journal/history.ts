import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Result } from '../../engine/result.ts';
import type { HistoryEntry, HistoryTrouble, HistoryView, SheetView } from '../../protocol/history.ts';
import type { KeptView, SetupError } from '../../protocol/lobby.ts';
import { countOptions } from '../../protocol/options.ts';
import { minutesOf, placedIn } from '../../protocol/series.ts';
import { replay } from '../advance.ts';
import { seriesOf } from '../series.ts';
import type { Standing } from '../standing.ts';
import { stampOf } from './disk.ts';
import { endedFolder, findJournals, journalFile, journalIds } from './folder.ts';
import { type JournalContent, type JournalError, readJournal } from './read.ts';

/** What a journal tells, and the table that it leads to. */
export interface PastTable {
  readonly content: JournalContent;
  readonly standing: Standing;
}

/** The file of a table by its id, among those that can be continued and those that ended; null if it isn't there. */
function fileOf(folder: string, id: string): string | null {
  const files = [folder, endedFolder(folder)].map((one) => journalFile(one, id));
  return files.find((file) => file !== null && existsSync(file)) ?? null;
}

/** Reads a table of the past, ended or not, up to where its journal is damaged. The file stays as it is. */
export function readPast(folder: string, id: string): Result<PastTable, JournalError | SetupError> {
  const file = fileOf(folder, id);
  const content = file === null ? null : readJournal(file);
  if (content === null) return { ok: false, error: { code: 'cannotRead' } };
  if (!content.ok) return content;
  const standing = replay(content.value);
  return standing.ok ? { ok: true, value: { content: content.value, standing: standing.value } } : standing;
}

const TROUBLES: Readonly<Record<string, HistoryTrouble>> = { noJournal: 'damaged', cannotRead: 'cannotRead' };

/** When people last played at a table: when its newest round ended, or what was last done in it; ms since 1970. */
function lastPlayedAt({ content, standing }: PastTable): number {
  const newest = seriesOf(standing).rounds.findLast(({ began }) => began !== null);
  return newest?.ended ?? Math.max(standing.last, content.first.at);
}

/** Null for a table that nothing happened at. */
function entryOf(folder: string, id: string): HistoryEntry | null {
  const past = readPast(folder, id);
  if (!past.ok) {
    const trouble = TROUBLES[past.error.code] ?? 'otherVersion';
    return {
      id,
      begun: null,
      played: null,
      rules: '',
      rounds: 0,
      people: [],
      titles: [],
      ends: [],
      ended: false,
      cut: 0,
      trouble,
    };
  }
  const { content, standing } = past.value;
  const { rounds, people, titles } = seriesOf(standing);
  const setups = [...standing.past, standing.round].map(({ setup }) => setup);
  if (rounds.every(({ began }) => began === null)) return null;
  return {
    id,
    begun: content.first.at,
    played: lastPlayedAt(past.value),
    rules: standing.round.setup.rules,
    rounds: rounds.length,
    people,
    titles,
    ends: rounds.map((round, i) => {
      const { rules, moves, loser, winner, over } = round;
      const options = countOptions(setups[i]?.options ?? {});
      return {
        rules,
        options,
        moves,
        loser,
        winner,
        placed: placedIn(round),
        over,
        minutes: minutesOf(round),
      };
    }),
    ended: content.lines.some(({ type }) => type === 'ended'),
    cut: content.cut,
    trouble: null,
  };
}

/** How far the last round of a table has come, which is played through for that; null if it can't be read. */
export function readNewest(folder: string, id: string): Pick<KeptView, 'over' | 'moves'> | null {
  const past = readPast(folder, id);
  if (!past.ok) return null;
  const { standing } = past.value;
  return {
    over: standing.referee.game.phase === 'over',
    moves: seriesOf(standing).rounds.at(-1)?.moves ?? null,
  };
}

/** The score of a table of the past. */
export const sheetOf = (id: string, { content, standing }: PastTable): SheetView => ({
  id,
  begun: content.first.at,
  cut: content.cut,
  series: seriesOf(standing),
});

/**
 * Reads tables of the past, and remembers the last one for as long as its file stays the same: people who read in it
 * go from one moment to the next. Null for what can't be read.
 */
export function makePastReader(folder: string): (id: string) => PastTable | null {
  let last: { readonly id: string; readonly stamp: string; readonly past: PastTable } | null = null;
  return (id) => {
    const stamp = stampIn(folder, id);
    if (last?.id === id && last.stamp === stamp) return last.past;
    const past = readPast(folder, id);
    last = past.ok ? { id, stamp, past: past.value } : null;
    return last?.past ?? null;
  };
}

/** The ids of all tables, ended or not, the one begun last first: files are named by the time. */
export const tableIds = (folder: string): string[] =>
  [...new Set([folder, endedFolder(folder)].flatMap(journalIds))].sort().reverse();

/** As many as a screen is shown at once: each of them is read and played through, which takes its time. */
const HISTORY_PAGE = 12;

function stampIn(folder: string, id: string): string {
  const file = fileOf(folder, id);
  return file === null ? '' : stampOf(file);
}

/** What was found out about tables, by their ids, with the stamps that their files had then. */
export type Known<T> = Map<string, { readonly stamp: string; readonly found: T }>;

/** Finds something out about a table by its id, once for as long as its file stays the same; `known` is what was. */
export function makeKnowing<T>(
  folder: string,
  find: (folder: string, id: string) => T,
  known: Known<T> = new Map(),
): (id: string) => T {
  return (id) => {
    const stamp = stampIn(folder, id);
    const before = known.get(id);
    if (before?.stamp === stamp) return before.found;
    const found = find(folder, id);
    known.set(id, { stamp, found });
    return found;
  };
}

/**
 * Lists the tables of a folder, some at a time, the one that was played last first. Only those of one page are read:
 * which they are goes by when something was last written. Between two of them others have their turn: somebody may be
 * playing.
 */
export function makeHistory(folder: string): (after: string | null) => Promise<HistoryView> {
  const look = makeKnowing(folder, entryOf);

  return async (after) => {
    const found = [folder, endedFolder(folder)].flatMap(findJournals).toSorted((a, b) => b.last - a.last);
    const written = new Map(found.toReversed().map(({ id, last }) => [id, last]));
    const ids = [...new Set(found.map(({ id }) => id))];
    // A table that is gone by now has nothing after it.
    const from = after === null ? 0 : ids.indexOf(after) + 1 || ids.length;
    const page = ids.slice(from, from + HISTORY_PAGE);
    const tables: HistoryEntry[] = [];
    for (const id of page) {
      const entry = look(id);
      if (entry !== null) tables.push(entry);
      await setImmediate();
    }
    const playedAt = ({ id, played }: HistoryEntry): number => played ?? written.get(id)!;
    const isLast = from + HISTORY_PAGE >= ids.length;
    return {
      tables: tables.toSorted((a, b) => playedAt(b) - playedAt(a)),
      more: isLast ? null : (page.at(-1) ?? null),
    };
  };
}

/** What can be told of these tables, at once; those at which nothing happened are left out. */
export const pastEntries = (folder: string, ids: readonly string[]): HistoryEntry[] =>
  ids.map((id) => entryOf(folder, id)).filter((entry) => entry !== null);

/** The folder of all tables within the one where everything is kept. */
export const tablesFolder = (data: string): string => join(data, 'tables');
