import type { Known } from './indices.ts';

/**
 * Learns how the indices on a table are: all its cards lie about as far from the camera, and in about the same light.
 */

/** How many indices are remembered, and how many have to be known before anything is said. */
const REMEMBERED = 60;
const ENOUGH = 6;
/** In lengths of the one in the middle: of cards that lie nearer or farther, on a table seen from the side. */
const SHORTEST = 0.6;
const LONGEST = 1.7;
/** The most places in a look: there are many looks, and little time for each. */
const MOST = 2000;
/** Looks in a row that find nothing, after which the camera may hang elsewhere. */
const IN_VAIN = 25;

/** An index that was read surely: how long it is from suit to rank, in pixels, and how bright the paper around it. */
export interface Index {
  readonly length: number;
  readonly paper: number;
}

const middleOf = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1]!;

/** Remembers the indices of a table that were read surely. */
export function makeOneTable() {
  let indices: readonly Index[] = [];
  let inVain = 0;
  let middle: Index | null = null;

  return {
    /** Takes note of those that one look has found. */
    learn(found: readonly Index[]): void {
      inVain = found.length > 0 ? 0 : inVain + 1;
      indices = inVain >= IN_VAIN ? [] : [...indices, ...found].slice(-REMEMBERED);
      const [lengths, papers] = [indices.map(({ length }) => length), indices.map(({ paper }) => paper)];
      middle = indices.length < ENOUGH ? null : { length: middleOf(lengths), paper: middleOf(papers) };
    },
    /** What is known by now. */
    known(): Known {
      if (middle === null) return { fits: () => true, paper: 0, most: MOST };
      const { length: usual, paper } = middle;
      const fits = (length: number) => length > SHORTEST * usual && length < LONGEST * usual;
      return { fits, paper, most: MOST };
    },
  };
}
