import type { Area } from '../../device/frame.ts';
import type { Pixels } from './zxing.ts';

/** Pixels along the side of a square that is looked at as one; the smallest codes cover some ten of them. */
const SQUARE = 8;
/** The least difference between dark and white where a part of a code is, of 255. */
const CONTRAST = 36;

/** Which pixels are dark, row by row: 0 for those that aren't. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  readonly dark: Uint8Array;
}

/** A part of a picture in squares, row by row; what doesn't fill a square at its right and bottom is left out. */
interface Squares {
  readonly across: number;
  readonly down: number;
  readonly darkest: Uint8Array;
  readonly whitest: Uint8Array;
}

/**
 * Of every fourth row of pixels, which tells enough; with the first of the next square, so that no edge falls
 * between two.
 */
function squaresOf({ grey, width }: Pixels, part: Area): Squares {
  const [across, down] = [Math.floor((part.width - 1) / SQUARE), Math.floor((part.height - 1) / SQUARE)];
  const darkest = new Uint8Array(Math.max(0, across * down));
  const whitest = new Uint8Array(darkest.length);
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++) {
      let low = 255;
      let high = 0;
      for (let y = 0; y <= SQUARE; y += 4) {
        const from = (part.y + row * SQUARE + y) * width + part.x + column * SQUARE;
        for (let at = from; at <= from + SQUARE; at++) {
          const value = grey[at]!;
          if (value < low) low = value;
          if (value > high) high = value;
        }
      }
      darkest[row * across + column] = low;
      whitest[row * across + column] = high;
    }
  return { across, down, darkest, whitest };
}

/** The middle between dark and white where a square is busy, else 0. */
function thresholdAt({ across, down, darkest, whitest }: Squares, row: number, column: number): number {
  const at = row * across + column;
  const isBusy = (square: number) => whitest[square]! - darkest[square]! >= CONTRAST;
  const [inRow, inColumn] = [column > 0 && column + 1 < across, row > 0 && row + 1 < down];
  // A square may lie within one large module: then it is busy on both sides of it.
  const busy =
    isBusy(at) ||
    (inRow && isBusy(at - 1) && isBusy(at + 1)) ||
    (inColumn && isBusy(at - across) && isBusy(at + across));
  if (!busy) return 0;
  let [low, high] = [255, 0];
  for (let y = Math.max(0, row - 1); y <= Math.min(down - 1, row + 1); y++)
    for (let x = Math.max(0, column - 1); x <= Math.min(across - 1, column + 1); x++) {
      low = Math.min(low, darkest[y * across + x]!);
      high = Math.max(high, whitest[y * across + x]!);
    }
  return (low + high) / 2;
}

/**
 * Which pixels of a part are dark (1), where there is both dark and white next to each other; where a picture is
 * even, none is. What counts as dark is the nearer to the darkest than to the whitest around, so that shadows
 * don't matter.
 */
export function darkPixels(pixels: Pixels, part: Area): Mask {
  const squares = squaresOf(pixels, part);
  const dark = new Uint8Array(part.width * part.height);
  for (let row = 0; row < squares.down; row++)
    for (let column = 0; column < squares.across; column++) {
      const threshold = thresholdAt(squares, row, column);
      if (threshold === 0) continue;
      const [left, top] = [column * SQUARE, row * SQUARE];
      for (let y = top; y < top + SQUARE; y++) {
        const from = (part.y + y) * pixels.width + part.x;
        for (let x = left; x < left + SQUARE; x++)
          if (pixels.grey[from + x]! < threshold) dark[y * part.width + x] = 1;
      }
    }
  return { width: part.width, height: part.height, dark };
}
