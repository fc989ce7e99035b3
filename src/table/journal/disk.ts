import {
  closeSync,
  constants,
  existsSync,
  fdatasyncSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { KeepTrouble } from '../../protocol/lobby.ts';

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

/** Makes a folder with all above it that are missing, lastingly. */
function makeFolder(folder: string): void {
  const made = mkdirSync(folder, { recursive: true });
  if (made === undefined) return;
  for (let above = dirname(folder); above.length >= dirname(made).length; above = dirname(above)) {
    syncFolder(above);
    if (above === dirname(above)) return;
  }
}

/** Opens a file for writing at any place in it; makes it and its folder if they are missing. May throw. */
export function openForWriting(file: string): number {
  makeFolder(dirname(file));
  const fd = openSync(file, constants.O_RDWR | constants.O_CREAT);
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

/** Whether a file is still there with at least this many bytes. May throw. */
export function stillHolds(fd: number, bytes: number): boolean {
  const { nlink, size } = fstatSync(fd);
  return nlink > 0 && size >= bytes;
}

/** Lets a file end after `start` and puts these bytes there; when it returns, they are on the disk. May throw. */
export function putAt(fd: number, bytes: Uint8Array, start: number): void {
  if (fstatSync(fd).size !== start) ftruncateSync(fd, start);
  for (let done = 0; done < bytes.length; )
    done += writeSync(fd, bytes, done, bytes.length - done, start + done);
  fdatasyncSync(fd);
}
