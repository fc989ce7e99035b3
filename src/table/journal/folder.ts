import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Result } from '../../engine/result.ts';
import type { TableSetup } from '../../protocol/setup.ts';
import { decodeLine } from './format.ts';
import { intactLines, type JournalError, readBytes, readFirst } from './read.ts';

const ENDING = '.journal';

/** What a screen needs to know of a journal before it is taken up again. */
export interface JournalSummary {
  readonly setup: TableSetup;
  /** When the table was opened, in milliseconds since 1970. */
  readonly begun: number;
  readonly rounds: number;
  /** Inputs and further rounds, as the view of the table counts them. */
  readonly inputs: number;
  readonly ended: boolean;
}

export interface ListedJournal {
  /** Names it within its folder. */
  readonly id: string;
  /** When it was last written, in milliseconds since 1970. */
  readonly last: number;
  readonly summary: Result<JournalSummary, JournalError>;
}

/** A file that isn't there yet, named by the time. */
export function newJournalFile(folder: string, at: number): string {
  const stamp = new Date(at).toISOString().replaceAll(/[:.]/g, '-');
  for (let n = 1; ; n++) {
    const file = join(folder, `${n === 1 ? stamp : `${stamp}-${n}`}${ENDING}`);
    if (!existsSync(file)) return file;
  }
}

/** The file of a journal by its id; null for what can't be one, such as a path to elsewhere. */
export const journalFile = (folder: string, id: string): string | null =>
  /^[\w-]{1,128}$/.test(id) ? join(folder, `${id}${ENDING}`) : null;

/** The id of a journal by its file. */
export const journalId = (file: string): string => basename(file, ENDING);

/** Most lines are inputs, and for counting them it is enough to know that they are. */
const INPUT = '{"type":"input"';

function summarise(file: string): Result<JournalSummary, JournalError> {
  const bytes = readBytes(file);
  if (!bytes.ok) return bytes;
  const { texts } = intactLines(bytes.value);
  const first = readFirst(texts);
  if (!first.ok) return first;
  const others = texts.slice(1).filter((text) => !text.startsWith(INPUT));
  const types = others.map(decodeLine).map((line) => (line.ok ? line.value.type : null));
  const ended = types.filter((type) => type === 'ended').length;
  const { setup, at } = first.value;
  const inputs = texts.length - 1 - ended;
  const rounds = 1 + types.filter((type) => type === 'newRound').length;
  return { ok: true, value: { setup, begun: at, rounds, inputs, ended: ended > 0 } };
}

function list(folder: string, name: string): ListedJournal[] {
  const file = join(folder, name);
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat?.isFile()) return [];
  return [{ id: journalId(file), last: stat.mtimeMs, summary: summarise(file) }];
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Every journal of a folder, the one last written first; none where there is no folder. */
export const listJournals = (folder: string): ListedJournal[] =>
  namesIn(folder)
    .filter((name) => name.endsWith(ENDING))
    .flatMap((name) => list(folder, name))
    .toSorted((a, b) => b.last - a.last);
