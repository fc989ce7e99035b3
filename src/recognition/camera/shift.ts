import type { Cells, Thumbnail } from './thumbnail.ts';

/** Pictures are compared in squares with this many cells a side. */
const SQUARE = 8;
/** A square has a pattern from this standard deviation of its greys on; noise alone is less. */
const PATTERN = 3;
/** Its pattern is gone if it is less alike than this. */
const ALIKE = 0.75;
/** The fewest squares with a pattern that say anything, and the share of them that must have changed. */
const SQUARES = 6;
const MOST = 0.6;

/** How alike two squares are, from -1 to 1, whatever the light; null if the first has no pattern. */
function likeness(before: Thumbnail, now: Thumbnail, cells: readonly number[]): number | null {
  let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0];
  for (const at of cells) {
    const one = before.grey[at]!;
    const other = now.grey[at]!;
    a += one;
    b += other;
    aa += one * one;
    bb += other * other;
    ab += one * other;
  }
  const many = cells.length;
  const spread = aa - (a * a) / many;
  if (spread < many * PATTERN * PATTERN) return null;
  return (ab - (a * b) / many) / Math.sqrt(spread * Math.max(1, bb - (b * b) / many));
}

/** The squares that lie wholly in a set of cells. */
export function squaresOf(within: Cells, { columns, rows }: Thumbnail): readonly (readonly number[])[] {
  const squares: number[][] = [];
  for (let row = 0; row + SQUARE <= rows; row += SQUARE) {
    for (let column = 0; column + SQUARE <= columns; column += SQUARE) {
      const cells = Array.from(
        { length: SQUARE * SQUARE },
        (_, at) => (row + Math.floor(at / SQUARE)) * columns + column + (at % SQUARE),
      );
      if (cells.every((cell) => within[cell])) squares.push(cells);
    }
  }
  return squares;
}

/**
 * Whether most of the squares show other patterns than before, as when the camera was moved. A table without
 * any pattern can't be seen to move.
 */
export function isElsewhere(
  before: Thumbnail,
  now: Thumbnail,
  squares: readonly (readonly number[])[],
): boolean {
  const likenesses = squares.map((cells) => likeness(before, now, cells)).filter((one) => one !== null);
  const other = likenesses.filter((one) => one < ALIKE).length;
  return likenesses.length >= SQUARES && other >= MOST * likenesses.length;
}
