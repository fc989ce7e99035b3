import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPicture } from '../../src/cli/picture.ts';
import type { Frame } from '../../src/device/frame.ts';

/** As in `labels.json` of a folder of photos: card, middle, width and height in parts of the picture. */
export type Box = readonly [card: string | null, x: number, y: number, width: number, height: number];
type Labels = Record<
  string,
  { readonly session: number; readonly kind?: 'card' | 'index'; readonly boxes: readonly Box[] }
>;

/** A photo, and what is known of it. */
export interface Photo {
  readonly file: string;
  /** Photos of one deck in a row have the same; null where each photo stands alone. */
  readonly deck: string | null;
  /** Pixels from the suit of an index to its rank; null where nobody knows. */
  readonly px: number | null;
  /** What its boxes are of: whole cards, some of the indices, or all indices, those hidden in part included. */
  readonly kind: 'card' | 'index' | 'all';
  readonly boxes: readonly Box[];
  /** Those that should be read. */
  readonly cards: ReadonlySet<string>;
  /** The index that is printed on a card, `DH` for a German queen of hearts. */
  readonly printed: (card: string) => string;
  readonly open: () => Promise<Frame>;
}

/** What is measured: the folder, and the interval at which its sessions are held out, as in training/sessions.py. */
export const SLICES = [
  { slice: 'known deck, other sessions', folder: 'rf100-poker-cards-cxcvz', every: 5 },
  { slice: 'webcam, other sessions', folder: 'zk7wu-webcam', every: 4 },
  { slice: 'white bridge deck, left out', folder: 'zk7wu-white-bridge', every: 1 },
  { slice: 'small deck, left out', folder: 'foltysm', every: 1 },
  { slice: 'two small decks, left out', folder: 'mspkvp', every: 1 },
] as const;

async function opened(file: string): Promise<Frame> {
  const picture = await openPicture(file);
  if (!picture.ok) throw new Error(`${file}: ${picture.code}`);
  return picture.frame;
}

/** The photos of a slice's sessions, at most `most` of them, evenly spread. */
export function photosOf(folder: string, every: number, most: number): readonly Photo[] {
  const labels = JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8')) as Labels;
  const sessions = [...new Set(Object.values(labels).map(({ session }) => session))].sort((a, b) => a - b);
  const out = new Set(sessions.filter((_, i) => i % every === 0));
  const mine = Object.entries(labels).filter(([, { session }]) => out.has(session));
  const step = Math.max(1, Math.ceil(mine.length / most));
  return mine
    .filter((_, i) => i % step === 0)
    .map(([file, { kind = 'card', boxes }]) => ({
      ...{ file, deck: null, px: null, kind, boxes },
      cards: new Set(boxes.map(([card]) => card).filter((card) => card !== null)),
      printed: (card: string) => card,
      open: () => opened(join(folder, file)),
    }));
}
