/** The log of the program: what happened to it, in a file of bounded size that people can send to somebody. */
import { closeSync, constants, openSync, renameSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { KeepTrouble } from '../protocol/lobby.ts';
import type { ScannerView } from '../protocol/view.ts';
import { makeFolder, OWN_FILE, readPlain } from '../table/journal/disk.ts';

/** How bad each thing is that is noted. */
const LEVELS = {
  started: 'info',
  stopped: 'info',
  table: 'info',
  scanner: 'info',
  camera: 'info',
  network: 'info',
  saved: 'info',
  unsaved: 'warn',
  fault: 'error',
} as const;

/**
 * Everything that may be noted: codes and numbers alone. So neither a name nor a card, a picture, a path or a text that
 * somebody typed can get into the log.
 */
export type Fact =
  | { readonly what: 'started'; readonly version: string; readonly runs: string; readonly system: string }
  | { readonly what: 'stopped' | 'saved' }
  | {
      readonly what: 'table';
      readonly how: 'new' | 'continued';
      readonly deck: 'real' | 'none';
      readonly rules: string;
      readonly players: number;
    }
  | ({ readonly what: 'scanner' } & Pick<ScannerView, 'kind' | 'state' | 'reason'>)
  | { readonly what: 'camera'; readonly state: string }
  | { readonly what: 'network'; readonly open: boolean }
  | { readonly what: 'unsaved'; readonly trouble: KeepTrouble }
  | { readonly what: 'fault'; readonly type: string; readonly code: string; readonly at: string };

export interface Log {
  /** Writes a line. Where the disk takes none it is kept in memory, and written when the disk does again. */
  note(fact: Fact): void;
  /** The same for what was thrown: each fault once, by its kind, its code and where it was, without its message. */
  fault(thrown: unknown): void;
  /** The last lines, the newest last. */
  lines(): readonly string[];
}

/** In bytes, of each of the two files; as many lines wait at most for a disk that takes none. */
const LARGEST = 256 * 1024;
const MOST_WAITING = 200;
/** As many lines are shown. */
const SHOWN = 60;
/** As many places of a fault are noted, the innermost first. */
const PLACES = 6;

/** A value of a line: one word, whatever a device or a system calls itself. */
const word = (value: string | number | boolean): string =>
  String(value)
    .replace(/[^\w.:,+-]/g, '_')
    .slice(0, 200);

function lineOf({ what, ...facts }: Fact, at: Date): string {
  const said = Object.entries(facts).flatMap(([name, value]) =>
    value === null || value === '' ? [] : [`${name}=${word(value)}`],
  );
  return [at.toISOString(), LEVELS[what], what, ...said].join(' ');
}

/** Where something was thrown, as file, line and column: folders would tell the name of whoever uses the machine. */
const placesOf = ({ stack = '' }: Error): string =>
  [...stack.matchAll(/^\s+at .*?([^\s/\\()]+:\d+:\d+)\)?$/gm)]
    .slice(0, PLACES)
    .map(([, place]) => place)
    .join(',');

/** A fault without its message, which may quote what people wrote. */
function factOf(thrown: unknown): Fact {
  if (!(thrown instanceof Error)) return { what: 'fault', type: typeof thrown, code: '', at: '' };
  const code = 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : '';
  return { what: 'fault', type: thrown.name, code, at: placesOf(thrown) };
}

/** Appends to a plain file; a pipe of that name is waited for by nobody. May throw. */
function append(path: string, text: string): void {
  const { O_WRONLY, O_APPEND, O_CREAT, O_NONBLOCK = 0 } = constants;
  const file = openSync(path, O_WRONLY | O_APPEND | O_CREAT | O_NONBLOCK, OWN_FILE);
  try {
    writeSync(file, text);
  } finally {
    closeSync(file);
  }
}

const linesIn = (path: string): string[] => {
  const read = readPlain(path, 2 * LARGEST);
  return read.ok ? read.value.toString('utf8').split('\n').filter(Boolean) : [];
};

/** The folder of the log within the one where everything is kept. */
export const logFolder = (data: string): string => join(data, 'log');

/** Opens the log in a folder, which is made with its first line. Nothing here ever throws or stops a game. */
export function openLog(folder: string): Log {
  const path = join(folder, 'burnpile.log');
  const older = join(folder, 'burnpile.old.log');
  let waiting: string[] = [];
  const faults = new Set<string>();

  const write = () => {
    const text = waiting.map((line) => `${line}\n`).join('');
    try {
      makeFolder(folder);
      const { size } = statSync(path, { throwIfNoEntry: false }) ?? { size: 0 };
      if (size > 0 && size + text.length > LARGEST) renameSync(path, older);
      append(path, text);
      waiting = [];
    } catch {
      // The disk is full, read-only or gone, which is said where games are kept.
      waiting = waiting.slice(-MOST_WAITING);
    }
  };
  const note = (fact: Fact) => {
    waiting.push(lineOf(fact, new Date()));
    write();
  };

  return {
    note,
    fault(thrown) {
      const fact = factOf(thrown);
      const known = JSON.stringify(fact);
      if (faults.has(known)) return;
      faults.add(known);
      note(fact);
    },
    lines: () => [...linesIn(older), ...linesIn(path), ...waiting].slice(-SHOWN),
  };
}
