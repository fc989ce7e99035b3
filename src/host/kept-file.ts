/** Small JSON files, which people may have changed: each is written whole or not at all. */
import { lstatSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import type { KeepTrouble } from '../protocol/lobby.ts';
import { besideOf, makeFolder, OWN_FILE, readPlain, troubleOf } from '../table/journal/disk.ts';

/** In bytes; what people set, and how far they are with every rule set, is far smaller. */
const LARGEST = 4 * 1024 * 1024;

function isThere(path: string): boolean {
  try {
    lstatSync(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * What a JSON file says: undefined where there is none, null for what is no JSON, no plain file, or larger than `most`
 * bytes.
 */
export function readJson(path: string, most = LARGEST): unknown {
  const read = readPlain(path, most);
  if (!read.ok) return isThere(path) ? null : undefined;
  try {
    return JSON.parse(read.value.toString('utf8'));
  } catch {
    return null;
  }
}

/** Puts a copy beside what stands there. What can't be read is itself moved, be it a folder or a pipe. May throw. */
function setAside(path: string): void {
  if (!isThere(path)) return;
  const read = readPlain(path, LARGEST);
  if (read.ok) writeFileSync(besideOf(path), read.value, { flag: 'wx', mode: OWN_FILE });
  else renameSync(path, besideOf(path));
}

/** Writes a file for its owner alone, whole or not at all; makes its folder if it is missing. May throw. */
export function writeWhole(path: string, content: string | Buffer): void {
  makeFolder(dirname(path));
  writeFileAtomic.sync(path, content, { mode: OWN_FILE });
}

/**
 * A JSON file that is written whole or not at all. One that wasn't understood whole as it was read is put beside
 * before it is overwritten. What can't be written is tried again by `retry`.
 */
export function keepFile(path: string, wasWhole: boolean, content: () => object) {
  let whole = wasWhole;
  let trouble: KeepTrouble | null = null;
  const write = () => {
    try {
      if (!whole) setAside(path);
      whole = true;
      writeWhole(path, `${JSON.stringify(content(), null, 2)}\n`);
      trouble = null;
    } catch (error) {
      trouble = troubleOf(error);
    }
  };
  return {
    write,
    trouble: () => trouble,
    retry() {
      if (trouble !== null) write();
    },
  };
}
