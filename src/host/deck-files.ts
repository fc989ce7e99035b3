import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { type DeckFault, makeDeckText, type NamedDeck, parseDeck } from '../recognition/deck-file.ts';
import { putAway } from './put-away.ts';

/** In bytes; two packs with the longest codes are far smaller. */
const LARGEST = 256 * 1024;
const ENDING = '.json';

export interface DeckFiles {
  readonly decks: ReadonlyMap<string, NamedDeck>;
  readonly broken: readonly { readonly file: string; readonly fault: DeckFault }[];
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith(ENDING))
      .sort();
  } catch {
    return [];
  }
}

function readDeck(path: string): ReturnType<typeof parseDeck> {
  try {
    const found = statSync(path);
    if (!found.isFile() || found.size > LARGEST) return { ok: false, error: 'cannotRead' };
    return parseDeck(readFileSync(path, 'utf8'));
  } catch {
    return { ok: false, error: 'cannotRead' };
  }
}

/** Every deck in a folder, by its file's name without the ending; what can't be used is told and left alone. */
export function readDecks(folder: string): DeckFiles {
  const decks = new Map<string, NamedDeck>();
  const broken: { file: string; fault: DeckFault }[] = [];
  for (const file of namesIn(folder)) {
    const read = readDeck(join(folder, file));
    if (read.ok) decks.set(file.slice(0, -ENDING.length), read.value);
    else broken.push({ file, fault: read.error });
  }
  return { decks, broken };
}

/** Writes a deck whole or not at all. May throw. */
export function writeDeck(folder: string, id: string, deck: NamedDeck): void {
  mkdirSync(folder, { recursive: true });
  writeFileAtomic.sync(join(folder, id + ENDING), makeDeckText(deck));
}

/** Moves a deck's file to where those are that nobody wants any more; nothing is overwritten there. May throw. */
export const putDeckAway = (folder: string, id: string): void => putAway(folder, id, ENDING);
