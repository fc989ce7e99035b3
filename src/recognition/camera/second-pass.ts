import type { Area, Frame } from '../../device/frame.ts';
import { type Corners, centreOf } from './corners.ts';
import { type Fit, greyAt, likeness, projectionOf, refine, startsOf } from './fit.ts';
import { darkShapes, thresholdOf } from './outline.ts';
import { texturedBoxes } from './texture.ts';
import type { Code, Decode, Pixels } from './zxing.ts';

/** Modules along the side of the DataMatrix codes that cards have: of one pack, of a second, of commands. */
const SIZES = [10, 12, 14];
/** Below, what was found is no frame of a code. */
const LIKE = 0.55;
/** How many of the ways to lay a code over a dark shape are followed up. */
const TRIED = 3;
const HULL = 8;

const grown = ({ x, y, width, height }: Area, by: number, frame: Frame): Area => {
  const [left, top] = [Math.max(0, x - by), Math.max(0, y - by)];
  const [right, bottom] = [Math.min(frame.width, x + width + by), Math.min(frame.height, y + height + by)];
  return { x: left, y: top, width: right - left, height: bottom - top };
};

/** The places where the frame of a code is seen best in a box. */
function fitsIn(frame: Frame, box: Area): readonly Fit[] {
  const threshold = thresholdOf(frame, box);
  const shapes = darkShapes(frame, grown(box, 8, frame), threshold, HULL).slice(0, 2);
  return shapes
    .flatMap((hull) => startsOf(hull))
    .flatMap((corners) =>
      SIZES.map((modules): Fit => ({ corners, modules, likeness: likeness(frame, corners, modules) })),
    )
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, TRIED)
    .map((fit) => refine(frame, fit))
    .filter((fit) => fit.likeness >= LIKE)
    .sort((a, b) => b.likeness - a.likeness);
}

/** How dark each module is, row by row: its middle counts, seen at nine places. */
function samples(frame: Frame, { corners, modules }: Fit): Float64Array {
  const project = projectionOf(corners, modules);
  const values = new Float64Array(modules * modules);
  for (let row = 0; row < modules; row++)
    for (let column = 0; column < modules; column++) {
      let sum = 0;
      for (const dv of [0.3, 0.5, 0.7])
        for (const du of [0.3, 0.5, 0.7]) {
          const [x, y] = project(column + du, row + dv);
          sum += greyAt(frame, x, y);
        }
      values[row * modules + column] = sum / 9;
    }
  return values;
}

/** What blur has taken from each module for its neighbours is given back; `k` says how much of it. */
function sharpened(values: Float64Array, modules: number, white: number, k: number): Float64Array {
  const at = (row: number, column: number) =>
    row < 0 || column < 0 || row >= modules || column >= modules ? white : values[row * modules + column]!;
  return values.map((value, i) => {
    const [row, column] = [Math.floor(i / modules), i % modules];
    const around = at(row - 1, column) + at(row + 1, column) + at(row, column - 1) + at(row, column + 1);
    return value + k * (4 * value - around);
  });
}

const SCALE = 4;
const QUIET = 2;

/** Draws modules as a clean picture. */
function drawn(values: Float64Array, modules: number, threshold: number): Pixels {
  const side = (modules + 2 * QUIET) * SCALE;
  const grey = new Uint8Array(side * side).fill(255);
  for (let y = 0; y < modules * SCALE; y++)
    for (let x = 0; x < modules * SCALE; x++)
      if (values[Math.floor(y / SCALE) * modules + Math.floor(x / SCALE)]! < threshold)
        grey[(y + QUIET * SCALE) * side + x + QUIET * SCALE] = 0;
  return { width: side, height: side, grey };
}

/** Dark and white as the frame of the code shows them. */
function levels(values: Float64Array, modules: number): { dark: number; white: number } {
  let [dark, darks, white, whites] = [0, 0, 0, 0];
  for (let i = 1; i < modules - 1; i++) {
    dark += values[i * modules]! + values[(modules - 1) * modules + i]!;
    darks += 2;
    if (i % 2 === 1) {
      white += values[i]!;
      whites++;
    }
  }
  return { dark: dark / darks, white: white / whites };
}

const SHARPER = [0, 0.12, 0.25];

function decodeFit(decode: Decode, frame: Frame, fit: Fit): Code | null {
  const values = samples(frame, fit);
  const { white } = levels(values, fit.modules);
  for (const k of SHARPER) {
    const sharp = k === 0 ? values : sharpened(values, fit.modules, white, k);
    const level = levels(sharp, fit.modules);
    const picture = drawn(sharp, fit.modules, (level.dark + level.white) / 2);
    const [code] = decode(
      picture,
      { x: 0, y: 0, width: picture.width, height: picture.height },
      { symbologies: 'own', pure: true },
    );
    if (code !== undefined)
      return { text: code.text, corners: fit.corners as Corners, modules: fit.modules, margin: code.margin };
  }
  return null;
}

const covers = (box: Area, { corners }: Code): boolean => {
  const [x, y] = centreOf(corners);
  return x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height;
};

/**
 * Reads small DataMatrix codes that the first pass has missed. Where something as busy as a code lies, the frame
 * that every such code has is laid over it as well as it fits, and each module is then looked at by itself: no
 * picture is sharpened, and a module of three pixels is enough.
 */
export function readHarder(
  decode: Decode,
  frame: Frame,
  part: Area,
  known: readonly Code[],
): readonly Code[] {
  const boxes = texturedBoxes(frame, part).filter((box) => !known.some((code) => covers(box, code)));
  return boxes.flatMap((box) => {
    for (const fit of fitsIn(frame, box)) {
      const code = decodeFit(decode, frame, fit);
      if (code !== null) return [code];
    }
    return [];
  });
}
