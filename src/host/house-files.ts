import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { putAway } from './put-away.ts';

const ENDING = '.json';

/** Whether a file in the folder has this name already, in whichever case. */
export const hasRulesFile = (folder: string, id: string): boolean =>
  existsSync(folder) &&
  readdirSync(folder).some((file) => file.toLowerCase() === `${id}${ENDING}`.toLowerCase());

/** Writes rules whole or not at all; a new file unless one is named. May throw. */
export function writeRules(folder: string, file: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileAtomic.sync(join(folder, file), text);
}

export const rulesFile = (id: string): string => id + ENDING;

/** Moves a file to where those are that nobody wants any more; nothing is overwritten there. May throw. */
export const putRulesAway = (folder: string, file: string): void =>
  putAway(folder, file.slice(0, -ENDING.length), ENDING);
