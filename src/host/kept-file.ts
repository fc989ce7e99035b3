import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import type { KeepTrouble } from '../protocol/lobby.ts';
import { besideOf, troubleOf } from '../table/journal/disk.ts';

/**
 * A JSON file that is written whole or not at all. One that wasn't understood whole as it was read is copied beside
 * before it is overwritten. What can't be written is tried again by `retry`.
 */
export function keepFile(path: string, wasWhole: boolean, content: () => object) {
  let whole = wasWhole;
  let trouble: KeepTrouble | null = null;
  const write = () => {
    try {
      mkdirSync(dirname(path), { recursive: true });
      if (!whole && existsSync(path)) copyFileSync(path, besideOf(path));
      whole = true;
      writeFileAtomic.sync(path, `${JSON.stringify(content(), null, 2)}\n`);
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
