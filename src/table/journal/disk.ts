/** Files of the data folder: the disk may be full or gone, and others may have put anything there. */
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  fdatasyncSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  lstatSync,
  mkdirSync,
  openSync,
  readSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { Result } from '../../engine/result.ts';
import type { KeepTrouble } from '../../protocol/lobby.ts';

/**
 * The modes of folders and files that are for their owner alone: a journal holds the keys of seats and, without a deck,
 * what every card is.
 */
const OWN_FOLDER = 0o700;
export const OWN_FILE = 0o600;

const CODES: Readonly<Record<string, KeepTrouble>> = {
  ENOSPC: 'diskFull',
  EDQUOT: 'diskFull',
  EFBIG: 'diskFull',
  EROFS: 'readOnly',
  EACCES: 'readOnly',
  EPERM: 'readOnly',
  ENOENT: 'noFolder',
  ENOTDIR: 'noFolder',
  EEXIST: 'noFolder',
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** What a failed call of the file system means to people. */
export const troubleOf = (error: unknown): KeepTrouble => CODES[codeOf(error)] ?? 'other';

/** The same to tell of; where that would be `other`, what the system says instead. */
export function reasonOf(error: unknown): string {
  const trouble = troubleOf(error);
  if (trouble !== 'other') return trouble;
  return error instanceof Error ? error.message : String(error);
}

/** The bytes of an open file from `start` up to `end`; fewer where it ends before that. May throw. */
export function readAt(fd: number, start: number, end: number): Buffer {
  const bytes = Buffer.alloc(Math.max(0, end - start));
  for (let done = 0; done < bytes.length; ) {
    const count = readSync(fd, bytes, done, bytes.length - done, start + done);
    if (count === 0) return bytes.subarray(0, done);
    done += count;
  }
  return bytes;
}

function readOpen(fd: number, most: number): Result<Buffer, string> {
  const stat = fstatSync(fd);
  if (!stat.isFile()) return { ok: false, error: 'NOT_A_FILE' };
  if (stat.size > most) return { ok: false, error: 'TOO_LARGE' };
  return { ok: true, value: readAt(fd, 0, stat.size) };
}

/**
 * The bytes of a plain file of at most `most` bytes; else why not, as the system's code (`ENOENT`), or `NOT_A_FILE` or
 * `TOO_LARGE`. Never throws, and never waits: for a pipe somebody would have to write first, and a device may never end.
 */
export function readPlain(path: string, most: number): Result<Buffer, string> {
  try {
    const fd = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      return readOpen(fd, most);
    } finally {
      release(fd);
    }
  } catch (error) {
    return { ok: false, error: codeOf(error) };
  }
}

/**
 * Tells a plain file, with who may read it, from what it was before; empty where there is none, or it can't be looked
 * at.
 */
export function stampOf(path: string): string {
  try {
    const stat = statSync(path);
    return stat.isFile() ? `${stat.ino} ${stat.ctimeMs} ${stat.size}` : '';
  } catch {
    return '';
  }
}

/** A name beside a file that nothing has yet, for what of it is damaged: so nothing is lost by writing over it. */
export function besideOf(file: string): string {
  for (let n = 1; ; n++) {
    const beside = n === 1 ? `${file}.damaged` : `${file}.damaged-${n}`;
    if (!existsSync(beside)) return beside;
  }
}

/** Makes the folder's list of files lasting; Windows keeps it by itself and opens no folders. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const fd = openSync(folder, 'r');
  try {
    fsyncSync(fd);
  } catch (error) {
    // Some file systems of a network can't do this, and there is nothing else to do.
    if (codeOf(error) !== 'EINVAL') throw error;
  } finally {
    closeSync(fd);
  }
}

/** Whether there is a folder of that name that can be looked at. */
export const isFolder = (path: string): boolean => {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
};

/** Makes a folder with all above it that are missing, lastingly and for their owner alone. May throw. */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  const above = dirname(folder);
  // Not `recursive`: where no folder can be made, as in /proc, Node tries for ever.
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder, { mode: OWN_FOLDER });
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isFolder(folder)) throw error;
  }
  syncFolder(above);
}

/** Why nothing can be written in a folder that is there, as far as that is known beforehand; null if it can. Never throws. */
export function closedToUs(folder: string): KeepTrouble | null {
  try {
    if (isFolder(folder)) accessSync(folder, constants.W_OK);
    return null;
  } catch (error) {
    return troubleOf(error);
  }
}

/** Closes a folder to others, and so all that is in it; not where a link leads. Never throws. */
export function closeToOthers(folder: string): void {
  try {
    const stat = lstatSync(folder);
    if (stat.isDirectory()) chmodSync(folder, stat.mode & OWN_FOLDER);
  } catch {
    // There is none, or it belongs to somebody else.
  }
}

/** Opens a file for writing at any place in it; makes it and its folder if they are missing. May throw. */
export function openForWriting(file: string): number {
  makeFolder(dirname(file));
  const fd = openSync(file, constants.O_RDWR | constants.O_CREAT, OWN_FILE);
  try {
    syncFolder(dirname(file));
    return fd;
  } catch (error) {
    closeSync(fd);
    throw error;
  }
}

/** Closes without a word: what was flushed is safe, and what wasn't is known to be missing. */
export function release(fd: number): void {
  try {
    closeSync(fd);
  } catch {
    // Some disks that are gone say so once more.
  }
}

/** Whether this open file is still the one of its name: nobody deleted, renamed or replaced it. May throw. */
export function isStillAt(fd: number, file: string): boolean {
  const there = statSync(file, { bigint: true, throwIfNoEntry: false });
  const { dev, ino } = fstatSync(fd, { bigint: true });
  return there?.dev === dev && there.ino === ino;
}

/**
 * How many bytes an open file has, if it holds nothing but what `bytes` begin with; null if it holds anything else.
 * Only what follows `from` is compared, unless the file is shorter than that. May throw.
 */
export function sizeAmong(fd: number, bytes: Buffer, from: number): number | null {
  const { size } = fstatSync(fd);
  if (size > bytes.length) return null;
  const start = size < from ? 0 : from;
  return readAt(fd, start, size).equals(bytes.subarray(start, size)) ? size : null;
}

/** Lets a file end after `start` and puts these bytes there; when it returns, they are on the disk. May throw. */
export function putAt(fd: number, bytes: Uint8Array, start: number): void {
  if (fstatSync(fd).size !== start) ftruncateSync(fd, start);
  for (let done = 0; done < bytes.length; )
    done += writeSync(fd, bytes, done, bytes.length - done, start + done);
  fdatasyncSync(fd);
}
