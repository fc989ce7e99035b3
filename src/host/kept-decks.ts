import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { KeepTrouble } from '../protocol/lobby.ts';
import { nameKey } from '../protocol/names.ts';
import { type DeckFault, makeDeckText, type NamedDeck, parseDeck } from '../recognition/deck-file.ts';
import { readPlain, troubleOf } from '../table/journal/disk.ts';
import { freshId } from './fresh-id.ts';
import { writeWhole } from './kept-file.ts';
import { putAway } from './put-away.ts';

/** In bytes; three packs with the longest codes are far smaller. */
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
  const read = readPlain(path, LARGEST);
  return read.ok ? parseDeck(read.value.toString('utf8')) : { ok: false, error: 'cannotRead' };
}

/** Every deck in a folder, by its file's name without the ending; what can't be used is told and left alone. */
function readDecks(folder: string): DeckFiles {
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
const writeDeck = (folder: string, id: string, deck: NamedDeck): void =>
  writeWhole(join(folder, id + ENDING), makeDeckText(deck));

/** Moves a deck's file to where those are that nobody wants any more; nothing is overwritten there. May throw. */
const putDeckAway = (folder: string, id: string): string => putAway(folder, id, ENDING);

/** The decks that were enrolled. What can't be written is kept in memory and tried again. */
export interface KeptDecks {
  readonly folder: string;
  all(): DeckFiles;
  find(id: string): NamedDeck | undefined;
  /** Keeps a new deck and gives its id; null where another one is called so. */
  add(deck: NamedDeck): string | null;
  /** Keeps a deck as it is now; false where another one is called so. */
  change(id: string, deck: NamedDeck): boolean;
  /** Moves its file away; false if there is no such deck. */
  discard(id: string): boolean;
  /** Looks for files that somebody has brought or changed. */
  reread(): void;
  trouble(): KeepTrouble | null;
  retry(): void;
}

/** The decks in a folder, which is made when there is something to keep. */
export function keepDecks(folder: string): KeptDecks {
  let files = readDecks(folder);
  /** What isn't on the disk as it should be: a deck, or null for one that was discarded. */
  const unwritten = new Map<string, NamedDeck | null>();
  let trouble: KeepTrouble | null = null;

  const set = (id: string, deck: NamedDeck | null) => {
    const decks = new Map(files.decks);
    if (deck === null) decks.delete(id);
    else decks.set(id, deck);
    files = { ...files, decks };
    unwritten.set(id, deck);
    write();
  };

  const writeOne = (id: string, deck: NamedDeck | null) => {
    if (deck !== null) writeDeck(folder, id, deck);
    else if (existsSync(join(folder, id + ENDING))) putDeckAway(folder, id);
  };

  const write = () => {
    trouble = null;
    for (const [id, deck] of unwritten)
      try {
        writeOne(id, deck);
        unwritten.delete(id);
      } catch (error) {
        trouble = troubleOf(error);
      }
  };

  const isTaken = (name: string, but?: string): boolean =>
    [...files.decks].some(([id, deck]) => id !== but && nameKey(deck.name) === nameKey(name));

  return {
    folder,
    all: () => files,
    find: (id) => files.decks.get(id),
    add(deck) {
      if (isTaken(deck.name)) return null;
      const taken = new Set([...files.decks.keys()].map((one) => one.toLowerCase()));
      const id = freshId(
        deck.name,
        'deck',
        (one) => taken.has(one.toLowerCase()) || existsSync(join(folder, one + ENDING)),
      );
      set(id, deck);
      return id;
    },
    change(id, deck) {
      if (isTaken(deck.name, id)) return false;
      set(id, deck);
      return true;
    },
    discard(id) {
      if (!files.decks.has(id)) return false;
      set(id, null);
      return true;
    },
    reread() {
      if (unwritten.size === 0) files = readDecks(folder);
    },
    trouble: () => trouble,
    retry() {
      if (trouble !== null) write();
    },
  };
}
