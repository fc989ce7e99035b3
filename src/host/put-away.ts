import { readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../table/journal/disk.ts';

/**
 * Moves a file of a folder to `discarded/` within, where those are that nobody wants any more; nothing is overwritten
 * there. `stem` and `ending` make its name. Returns the path that it has there. May throw.
 */
export function putAway(folder: string, stem: string, ending: string): string {
  const away = join(folder, 'discarded');
  makeFolder(away);
  // For many disks two names are the same if only capitals tell them apart.
  const there = new Set(readdirSync(away).map((name) => name.toLowerCase()));
  let name = stem + ending;
  for (let n = 2; there.has(name.toLowerCase()); n++) name = `${stem}-${n}${ending}`;
  const path = join(away, name);
  renameSync(join(folder, stem + ending), path);
  return path;
}
