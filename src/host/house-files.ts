import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { putAway } from './put-away.ts';

const ENDING = '.json';

/** Names that no file can have everywhere. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** How letters are written that have a spelling of their own without marks. */
const SPELLED: readonly (readonly [RegExp, string])[] = [
  [/ä/g, 'ae'],
  [/ö/g, 'oe'],
  [/ü/g, 'ue'],
  [/Ä/g, 'Ae'],
  [/Ö/g, 'Oe'],
  [/Ü/g, 'Ue'],
  [/ß/g, 'ss'],
];

/** The name that people give, as something that can be typed on a command line and name a file. */
function slug(name: string): string {
  const spelled = SPELLED.reduce((text, [letter, by]) => text.replace(letter, by), name.normalize('NFC'));
  const plain = spelled
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '');
  if (plain === '') return 'House-rules';
  return RESERVED.test(plain) ? `${plain}-rules` : plain;
}

/** An id of its own for rules of this name. */
export function freshRulesId(name: string, isTaken: (id: string) => boolean): string {
  const stem = slug(name);
  for (let n = 1; ; n++) {
    const id = n === 1 ? stem : `${stem}-${n}`;
    if (!isTaken(id)) return id;
  }
}

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
