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

/** Of every second row of pixels, which tells enough. */
function squaresOf({ grey, width }: Pixels, part: Area): Squares {
  const [across, down] = [Math.floor(part.width / SQUARE), Math.floor(part.height / SQUARE)];
  const darkest = new Uint8Array(across * down);
  const whitest = new Uint8Array(across * down);
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++) {
      let low = 255;
      let high = 0;
      for (let y = 0; y < SQUARE; y += 2) {
        const from = (part.y + row * SQUARE + y) * width + part.x + column * SQUARE;
        for (let at = from; at < from + SQUARE; at++) {
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

/** Of each three by three squares the value that is furthest to one side. */
function spread(values: Uint8Array, across: number, further: (a: number, b: number) => number): Uint8Array {
  const down = values.length / across;
  const rows = values.map((value, i) => {
    const column = i % across;
    const left = column > 0 ? further(value, values[i - 1]!) : value;
    return column + 1 < across ? further(left, values[i + 1]!) : left;
  });
  return rows.map((value, i) => {
    const row = Math.floor(i / across);
    const above = row > 0 ? further(value, rows[i - across]!) : value;
    return row + 1 < down ? further(above, rows[i + across]!) : above;
  });
}

const lower = (a: number, b: number): number => (a < b ? a : b);
const higher = (a: number, b: number): number => (a > b ? a : b);

/**
 * Which pixels of a part are dark (1), where there is both dark and white next to each other; where a picture is
 * even, none is. What counts as dark is the nearer to the darkest than to the whitest around, so that shadows
 * don't matter.
 */
export function darkPixels(pixels: Pixels, part: Area): Mask {
  const { across, down, darkest, whitest } = squaresOf(pixels, part);
  const dark = new Uint8Array(part.width * part.height);
  const mask = { width: part.width, height: part.height, dark };
  if (across === 0 || down === 0) return mask;
  const low = spread(darkest, across, lower);
  const high = spread(whitest, across, higher);
  for (let square = 0; square < low.length; square++) {
    if (high[square]! - low[square]! < CONTRAST) continue;
    const threshold = (high[square]! + low[square]!) / 2;
    const [left, top] = [(square % across) * SQUARE, Math.floor(square / across) * SQUARE];
    for (let y = top; y < top + SQUARE; y++) {
      const from = (part.y + y) * pixels.width + part.x;
      for (let x = left; x < left + SQUARE; x++)
        if (pixels.grey[from + x]! < threshold) dark[y * part.width + x] = 1;
    }
  }
  return mask;
}
