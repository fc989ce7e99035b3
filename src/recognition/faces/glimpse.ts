import type { Naming, Reading } from './face-reader.ts';
import type { Said } from './said.ts';
import { cardShares, FACE_CARDS, indexShare, type Look, lookOf } from './taught.ts';

/** An index of the card that is held up, as it was seen in one picture. */
export interface Glimpse {
  /** The network's share of each of `FACE_CARDS`. */
  readonly shares: Float64Array;
  /** From 0 to 1: that it is an index at all. */
  readonly index: number;
  readonly look: Look;
}

export const glimpseOf = (said: Said): Glimpse => ({
  shares: cardShares(said),
  index: indexShare(said),
  look: lookOf(said),
});

/** The place of the largest number. */
export const largestOf = (numbers: Float64Array): number =>
  numbers.reduce((best, one, i) => (one > numbers[best]! ? i : best), 0);

/** Reads whatever is an index, of a card that may be read badly. */
export function asIndex(said: Said): ReturnType<Naming> {
  const shares = cardShares(said);
  const best = largestOf(shares);
  const next = largestOf(shares.map((share, i) => (i === best ? 0 : share)));
  return { index: FACE_CARDS[best]!, other: FACE_CARDS[next]!, share: indexShare(said) };
}

/** Below this share a place may be anything. */
export const LEAST_INDEX = 0.8;

/** Indices of one card are of one size, and parallel, whichever way round; as the sine of the angle between them. */
const SAME_SIZE = 1.3;
const PARALLEL = 0.2;

/** The indices of the one card that is held up, among readings with `asIndex`, surest first; none of a fan. */
export function heldIndices<R extends Reading>(readings: readonly R[]): readonly R[] {
  const [first] = readings;
  if (first === undefined) return [];
  const length = ({ place }: Reading) => Math.hypot(place.upX, place.upY);
  const near = readings.filter((one) => {
    const times = length(one) / length(first);
    return Math.max(times, 1 / times) < SAME_SIZE;
  });
  const isParallel = (one: Reading): boolean => {
    const [a, b] = [one.place, first.place];
    return Math.abs(a.upX * b.upY - a.upY * b.upX) < PARALLEL * length(one) * length(first);
  };
  return near.every(isParallel) ? near : [];
}
