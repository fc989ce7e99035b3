import { existsSync, readdirSync, renameSync, statSync, utimesSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Result } from '../../engine/result.ts';
import type { SetupError } from '../../protocol/lobby.ts';
import { tidyName } from '../../protocol/names.ts';
import type { TableSetup } from '../../protocol/setup.ts';
import { keptTable } from '../advance.ts';
import { setupWith } from '../people.ts';
import { makeFolder } from './disk.ts';
import { type JournalContent, type JournalError, readJournal } from './read.ts';

const ENDING = '.journal';

/** What a screen needs to know of a journal before it is taken up again. */
export interface JournalSummary {
  readonly setup: TableSetup;
  /** When the table was opened, in milliseconds since 1970. */
  readonly begun: number;
  readonly rounds: number;
  /** Inputs and further rounds, as the view of the table counts them. */
  readonly inputs: number;
  /** How many entries after these can't be taken up. */
  readonly cut: number;
  readonly ended: boolean;
}

/** A journal that lies in a folder, and hasn't been read. */
export interface FoundJournal {
  /** Names it within its folder. */
  readonly id: string;
  /** When it was last written, in milliseconds since 1970. */
  readonly last: number;
  /** In bytes. */
  readonly size: number;
}

export interface ListedJournal extends FoundJournal {
  /** An error where it can't be taken up again: what is in it or its set-up says nothing to this Burnpile. */
  readonly summary: Result<JournalSummary, JournalError | SetupError>;
}

function freeFile(folder: string, name: string): string {
  for (let n = 1; ; n++) {
    const file = join(folder, `${n === 1 ? name : `${name}-${n}`}${ENDING}`);
    if (!existsSync(file)) return file;
  }
}

/** A file that isn't there yet, named by the time. */
export const newJournalFile = (folder: string, at: number): string =>
  freeFile(folder, new Date(at).toISOString().replaceAll(/[:.]/g, '-'));

/** A file that isn't there yet, for what this journal's file should hold but can't. */
export const journalBeside = (file: string): string => freeFile(dirname(file), journalId(file));

/** The file of a journal by its id; null for what can't be one, such as a path to elsewhere. */
export const journalFile = (folder: string, id: string): string | null =>
  /^[\w-]{1,128}$/.test(id) ? join(folder, `${id}${ENDING}`) : null;

/** The id of a journal by its file. */
export const journalId = (file: string): string => basename(file, ENDING);

/** How each round of a journal was set up; there is always one. */
export function setupsIn({ first, lines }: JournalContent): readonly TableSetup[] {
  let setups = [first.setup];
  let joining: [from: string, to: string][] = [];
  for (const line of lines) {
    const last = setups.at(-1)!;
    if (line.type === 'newRound') {
      setups.push(joining.reduce((setup, [from, to]) => setupWith(setup, from, to), line.setup ?? last));
      joining = [];
    }
    if (line.type === 'reopen') setups.pop();
    if (line.type === 'rename') {
      const [from, to] = [last.names[line.seat] ?? '', tidyName(line.name)];
      if (line.from === 'next') joining.push([from, to]);
      else if (line.from === 'round') setups = setups.with(-1, setupWith(last, from, to));
      else setups = setups.map((setup) => setupWith(setup, from, to));
    }
    if (line.type === 'seated' && last.play !== undefined) {
      const play = { ...last.play, seats: last.play.seats.with(line.seat, line.occupant) };
      setups = setups.with(-1, { ...last, play });
    }
    if (line.type === 'move') {
      const names = line.order.map((seat) => last.names[seat] ?? '');
      setups = setups.with(-1, { ...last, names });
    }
  }
  return setups;
}

/** Reads everything in it: what is offered can be taken up again. Its file stays as it is. */
export function summariseJournal(folder: string, { id }: FoundJournal): ListedJournal['summary'] {
  const read = readJournal(join(folder, id + ENDING));
  if (!read.ok) return read;
  const { first, lines, cut } = read.value;
  const { at } = first;
  const setups = setupsIn(read.value);
  const [setup, rounds] = [setups.at(-1)!, setups.length];
  const begun = keptTable(first);
  if (!begun.ok) return begun;
  const ended = lines.filter((line) => line.type === 'ended').length;
  const inputs = lines.length - ended;
  return { ok: true, value: { setup, begun: at, rounds, inputs, cut, ended: ended > 0 } };
}

/** The names in a folder of what should be a journal; one that is no file is listed, as none that can be read. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith(ENDING));
  } catch {
    return [];
  }
}

/** What can't be looked at, such as a link that leads to itself, was written in 1970 and is empty. */
function look(folder: string, name: string): FoundJournal {
  const file = join(folder, name);
  const id = journalId(file);
  try {
    const { mtimeMs: last, size } = statSync(file);
    return { id, last, size };
  } catch {
    return { id, last: 0, size: 0 };
  }
}

/** Every journal of a folder, the one last written first; none where there is no folder. */
export const findJournals = (folder: string): FoundJournal[] =>
  namesIn(folder)
    .map((name) => look(folder, name))
    .toSorted((a, b) => b.last - a.last);

/** The folder for those of ended tables. */
export const endedFolder = (folder: string): string => join(folder, 'ended');

/** The ids of all journals of a folder, in no order. */
export const journalIds = (folder: string): string[] => namesIn(folder).map((name) => journalId(name));

/** Moves a journal that nobody writes to those of ended tables, in a folder of their own; false if that can't be. */
export function putAwayJournal(folder: string, id: string): boolean {
  const ended = endedFolder(folder);
  try {
    makeFolder(ended);
    renameSync(join(folder, `${id}${ENDING}`), freeFile(ended, id));
    return true;
  } catch {
    return false;
  }
}

/**
 * Writes to a journal what is no play: the time of its file stays, as tables are listed by when they were last played.
 * Where the time can't be told or set, it is that of the writing.
 */
export function writeAside(file: string, write: () => void): void {
  let mtime: Date | null = null;
  try {
    mtime = statSync(file).mtime;
  } catch {}
  write();
  try {
    if (mtime !== null) utimesSync(file, mtime, mtime);
  } catch {}
}
