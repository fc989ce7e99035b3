import { type Fit, greyAt } from './fit.ts';
import { project, projectionOf } from './projection.ts';
import type { Pixels } from './zxing.ts';

/** The grey of each module of a code, row by row. */
export interface Modules {
  readonly side: number;
  readonly greys: Float64Array;
}

/** In parts of a module: its middle counts, seen at nine places. */
const MIDDLE = [0.3, 0.5, 0.7];

export function modulesAt(pixels: Pixels, { corners, modules: side }: Fit): Modules {
  const projection = projectionOf(corners.flat());
  const greys = new Float64Array(side * side);
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      let sum = 0;
      for (const below of MIDDLE)
        for (const right of MIDDLE) {
          const [x, y] = project(projection, (column + right) / side, (row + below) / side);
          sum += greyAt(pixels, x, y);
        }
      greys[row * side + column] = sum / 9;
    }
  return { side, greys };
}

/** The mean grey of dark and of white modules, as the bars and the dashes of the code's frame show them. */
function levelsOf({ side, greys }: Modules): { readonly dark: number; readonly white: number } {
  let [dark, darks, white, whites] = [0, 0, 0, 0];
  for (let i = 1; i < side - 1; i++) {
    dark += greys[i * side]! + greys[(side - 1) * side + i]!;
    darks += 2;
    if (i % 2 === 0) continue;
    white += greys[i]!;
    whites++;
  }
  return { dark: dark / darks, white: white / whites };
}

/** Gives back what blur has taken from each module for its neighbours; `part` says how much of the difference. */
export function sharpened(modules: Modules, part: number): Modules {
  if (part === 0) return modules;
  const { side, greys } = modules;
  const { white } = levelsOf(modules);
  const at = (row: number, column: number): number =>
    row < 0 || column < 0 || row >= side || column >= side ? white : greys[row * side + column]!;
  const sharp = greys.map((grey, i) => {
    const [row, column] = [Math.floor(i / side), i % side];
    const around = at(row - 1, column) + at(row + 1, column) + at(row, column - 1) + at(row, column + 1);
    return grey + part * (4 * grey - around);
  });
  return { side, greys: sharp };
}

/** Pixels a module, an even number as @zxing/library looks half a module further; and modules of white around. */
const [SCALE, QUIET] = [4, 2];

/** Draws a code as a clean picture in black and white, upright, for a decoder to read. */
export function drawn(modules: Modules): Pixels {
  const { side, greys } = modules;
  const { dark, white } = levelsOf(modules);
  const threshold = (dark + white) / 2;
  const width = (side + 2 * QUIET) * SCALE;
  const grey = new Uint8Array(width * width).fill(255);
  for (let y = 0; y < side * SCALE; y++)
    for (let x = 0; x < side * SCALE; x++)
      if (greys[Math.floor(y / SCALE) * side + Math.floor(x / SCALE)]! < threshold)
        grey[(y + QUIET * SCALE) * width + x + QUIET * SCALE] = 0;
  return { width, height: width, grey };
}
