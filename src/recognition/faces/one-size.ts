/** Learns how large the indices on a table are: all its cards lie about as far from the camera. */

/** How many lengths are remembered, and how many have to be known before anything is said. */
const REMEMBERED = 60;
const ENOUGH = 12;
/** In lengths of the one in the middle: of cards that lie nearer or farther, on a table seen from the side. */
const SHORTEST = 0.6;
const LONGEST = 1.7;
/** Looks in a row that find nothing, after which the camera may hang elsewhere. */
const IN_VAIN = 25;

/** Remembers how long the indices are that were read surely, from suit to rank, in pixels. */
export function makeOneSize() {
  let lengths: readonly number[] = [];
  let inVain = 0;
  let middle: number | null = null;

  return {
    /** Takes note of those that one look has found. */
    learn(found: readonly number[]): void {
      inVain = found.length > 0 ? 0 : inVain + 1;
      lengths = inVain >= IN_VAIN ? [] : [...lengths, ...found].slice(-REMEMBERED);
      const sorted = [...lengths].sort((a, b) => a - b);
      middle = sorted.length >= ENOUGH ? sorted[sorted.length >> 1]! : null;
    },
    /** Whether an index may be so long; all may, while it isn't known. */
    fits: (length: number): boolean =>
      middle === null || (length > SHORTEST * middle && length < LONGEST * middle),
  };
}
