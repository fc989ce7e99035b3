import type { Area } from '../../device/frame.ts';
import type { Pixels } from './zxing.ts';

/** Pixels along the side of a square that has one threshold: less than the white around the smallest codes. */
const SQUARE = 4;
/**
 * The least difference between dark and white where a part of a code is, of 255; less in a dark picture, by its
 * white, yet more than noise.
 */
const CONTRAST = { usual: 36, ofWhite: 0.5, least: 12 } as const;
/** The white of a picture is that of its whitest squares but for this part, which may be a lamp's glare. */
const GLARE = 0.02;

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
  const across = Math.floor(part.width / SQUARE);
  const down = Math.floor(part.height / SQUARE);
  const darkest = new Uint8Array(across * down);
  const whitest = new Uint8Array(across * down);
  for (let row = 0, square = 0; row < down; row++)
    for (let column = 0; column < across; column++, square++) {
      let low = 255;
      let high = 0;
      for (let y = 0; y < SQUARE; y += 2) {
        const from = (part.y + row * SQUARE + y) * width + part.x + column * SQUARE;
        for (let at = from; at < from + SQUARE; at++) {
          const value = grey[at]!;
          low = Math.min(low, value);
          high = Math.max(high, value);
        }
      }
      darkest[square] = low;
      whitest[square] = high;
    }
  return { across, down, darkest, whitest };
}

/** What turns the greatest of some greys into the least: each is 255 less itself then. */
const LEAST = 255;

/** For each square the greatest of three by three squares around it, each `apart` from the next; or the least. */
function ofNine({ across, down }: Squares, greys: Uint8Array, apart: number, flip: 0 | 255): Uint8Array {
  const inRow = new Uint8Array(greys.length);
  for (let row = 0; row < down; row++) {
    const [first, last] = [row * across, row * across + across - 1];
    for (let at = first; at <= last; at++) {
      const here = greys[at]! ^ flip;
      const before = greys[at - apart < first ? first : at - apart]! ^ flip;
      const after = greys[at + apart > last ? last : at + apart]! ^ flip;
      inRow[at] = Math.max(before, Math.max(here, after));
    }
  }
  const result = new Uint8Array(greys.length);
  for (let row = 0, at = 0; row < down; row++) {
    const above = Math.max(-apart, -row) * across;
    const below = Math.min(apart, down - 1 - row) * across;
    for (let column = 0; column < across; column++, at++) {
      const here = inRow[at]!;
      const up = inRow[at + above]!;
      const low = inRow[at + below]!;
      result[at] = Math.max(up, Math.max(here, low)) ^ flip;
    }
  }
  return result;
}

/** The dark and the white around each square. */
interface Levels {
  readonly dark: Uint8Array;
  readonly white: Uint8Array;
}

/**
 * The dark and the white up to one square away, then up to four: the inside of a large module is of one grey. The
 * dark is the darkest. The white is the paper's: the brightest around a place, at the place near by where that is
 * least (a closing, in the field's words). So what is brighter than a label doesn't count on it: near every square of
 * a label is a place from which nothing but the label is seen.
 */
function levelsOf(squares: Squares): readonly [near: Levels, far: Levels] {
  const dark = ofNine(squares, squares.darkest, 1, LEAST);
  const brightest = ofNine(squares, squares.whitest, 1, 0);
  // Three by three of these, three apart, are nine by nine squares.
  const brightestFar = ofNine(squares, brightest, 3, 0);
  return [
    { dark, white: ofNine(squares, brightest, 1, LEAST) },
    {
      dark: ofNine(squares, dark, 3, LEAST),
      white: ofNine(squares, ofNine(squares, brightestFar, 1, LEAST), 3, LEAST),
    },
  ];
}

/** How much dark and white differ at least where a part of a code may be. */
function contrastOf({ whitest }: Squares): number {
  const counts = new Uint32Array(256);
  for (const grey of whitest) counts[grey]!++;
  let white = 255;
  for (let above = counts[255]!; white > 0 && above <= GLARE * whitest.length; above += counts[white]!)
    white--;
  return Math.max(CONTRAST.least, Math.min(CONTRAST.usual, CONTRAST.ofWhite * white));
}

/** The middle between dark and white for each square, from as near as there are both; 0 where there are not. */
function thresholdsOf(squares: Squares): Uint8Array {
  const thresholds = new Uint8Array(squares.darkest.length);
  const least = contrastOf(squares);
  for (const { dark, white } of levelsOf(squares))
    for (let at = 0; at < thresholds.length; at++)
      if (thresholds[at] === 0 && white[at]! - dark[at]! >= least)
        thresholds[at] = (dark[at]! + white[at]! + 1) >> 1;
  return thresholds;
}

/**
 * Which pixels of a part are dark (1), where there is both dark and white next to each other; where a picture is
 * even, none is. What counts as dark is nearer to the darkest than to the paper around, so that neither shadows
 * matter nor what is brighter beside it.
 */
export function darkPixels(pixels: Pixels, part: Area): Mask {
  const squares = squaresOf(pixels, part);
  const thresholds = thresholdsOf(squares);
  const { grey, width } = pixels;
  const dark = new Uint8Array(part.width * part.height);
  for (let row = 0, square = 0; row < squares.down; row++)
    for (let column = 0; column < squares.across; column++, square++) {
      const threshold = thresholds[square]!;
      if (threshold === 0) continue;
      const [left, top] = [column * SQUARE, row * SQUARE];
      for (let y = top; y < top + SQUARE; y++) {
        const from = (part.y + y) * width + part.x;
        for (let x = left; x < left + SQUARE; x++)
          if (grey[from + x]! < threshold) dark[y * part.width + x] = 1;
      }
    }
  return { width: part.width, height: part.height, dark };
}
