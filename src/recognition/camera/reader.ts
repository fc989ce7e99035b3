import type { Area, Frame } from '../../device/frame.ts';

export type Point = readonly [x: number, y: number];

/** What a reader has found in a picture: that it is there, not yet what it means. */
export interface Found {
  /** A code's text; for a face, the code that its card would have. */
  readonly text: string;
  readonly how: 'code' | 'face';
  /** Of a face, what it is next likeliest; null where that can't be told. */
  readonly other?: string | null;
  /**
   * From 0 to 1; what it measures is each reader's own. For a code it is at least 0.5, and more the more of its
   * error correction was left; 1 where a reader isn't told, as a code that is read at all is as good as certain.
   */
  readonly confidence: number;
  /** In pixels of the whole frame, in the order in which they go round it, from the code's own top left one. */
  readonly corners: readonly [Point, Point, Point, Point];
  /** Modules along its side; null for a face, and for codes without modules. */
  readonly modules: number | null;
}

/** A face below this isn't sure: about one in a hundred of those above it is wrong in photos of decks never seen. */
export const SURE = 0.8;

/** Whether what was found may be told for itself: a code that is read at all is as good as certain. */
export const isSure = ({ how, confidence }: Pick<Found, 'how' | 'confidence'>): boolean =>
  how === 'code' || confidence >= SURE;

/** The share of an index that counts for one reading; the surest counts for so much more, the least sure for so little. */
const ONE_READING = 0.9;
const [LEAST_WEIGHT, MOST_WEIGHT] = [0.05, 1.25];

const logit = (share: number): number => Math.log(share / (1 - share));

/** For how many readings one of an index counts: by the odds of its share, since odds multiply. */
export function weightOf({ how, confidence }: Pick<Found, 'how' | 'confidence'>): number {
  if (how === 'code') return 1;
  const weight = logit(Math.min(0.999, confidence)) / logit(ONE_READING);
  return Math.max(LEAST_WEIGHT, Math.min(MOST_WEIGHT, weight));
}

/** Where and how hard a reader looks. */
export interface LookAt {
  /** The parts to look at; the whole frame if not given. What lies only partly inside need not be found. */
  readonly areas?: readonly Area[];
  /** Look at each part in a second, dearer way as well, for what the first has missed. */
  readonly harder?: boolean;
}

/**
 * Finds cards in a picture. Every way of looking is one of these: codes that are shown one at a time, codes that
 * lie on a table, and whatever reads unmarked cards. Never rejects: where nothing can be read, nothing is found.
 */
export interface CardReader {
  readonly name: string;
  read(frame: Frame, look?: LookAt): Promise<readonly Found[]>;
}
