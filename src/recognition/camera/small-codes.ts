import type { Area } from '../../device/frame.ts';
import { darkPixels, type Mask } from './busy.ts';
import { type Corners, placed } from './corners.ts';
import type { Side } from './finder.ts';
import { type Fit, layOver, refine } from './fit.ts';
import { drawn, modulesAt, sharpened } from './modules.ts';
import { type Shape, shapesOf } from './shapes.ts';
import { startsOf } from './starts.ts';
import type { Pixels } from './zxing.ts';

/** Reads a clean picture of one upright DataMatrix; `margin` is what is left of its error correction, 0 to 1. */
export type ReadDrawn = (pixels: Pixels) => { readonly text: string; readonly margin: number } | null;

export interface SmallCode {
  readonly text: string;
  readonly corners: Corners;
  readonly modules: number;
  readonly margin: number;
}

/**
 * How well the frame of a code has to be seen for a way to lay it over a shape to be followed up, and for there to
 * be a code. Of codes that can be read, the frame is seen with 0.4 before and 0.9 after the first steps; partly
 * hidden ones need some room.
 */
const [HOPEFUL, LIKE] = [0.38, 0.7];
/** How many ways are followed up for each shape, and in which steps, in parts of a module. */
const WAYS = 3;
const [ROUGH, FINE] = [
  [0.5, 0.25],
  [0.12, 0.06],
];
/** Shapes in which a code is worth looking for; a code of fourteen modules of fourteen pixels is as large as that. */
const LIMITS = { least: 16, most: 200, corners: 10 };
/** The bars of a code and what hangs together with them cover about half of it; a pip or a letter covers more. */
const FULL = 0.88;
/** How much of what blur mixed is parted again; clear codes are read at once. */
const SHARPER = [0, 0.12, 0.25];

/** The ways to lay the frame of a code over a shape, the best first: one at most for each of its corners. */
function waysOver(
  pixels: Pixels,
  part: Area,
  mask: Mask,
  { hull }: Shape,
  sides: readonly Side[],
): readonly Fit[] {
  return startsOf(mask, hull)
    .map((starts) =>
      starts
        .map((corners) => placed(corners, part.x, part.y))
        .flatMap((corners) => sides.map((modules) => layOver(pixels, corners, modules)))
        .filter((fit) => fit.likeness >= HOPEFUL)
        .reduce<Fit | null>(
          (best, fit) => (best !== null && best.likeness >= fit.likeness ? best : fit),
          null,
        ),
    )
    .filter((fit) => fit !== null)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, WAYS);
}

function readFit(pixels: Pixels, readDrawn: ReadDrawn, fit: Fit): SmallCode | null {
  const modules = modulesAt(pixels, fit);
  for (const part of SHARPER) {
    const code = readDrawn(drawn(sharpened(modules, part)));
    if (code !== null) return { ...code, corners: fit.corners, modules: fit.modules };
  }
  return null;
}

function readOver(pixels: Pixels, readDrawn: ReadDrawn, ways: readonly Fit[]): SmallCode | null {
  for (const way of ways) {
    const rough = refine(pixels, way, ROUGH);
    if (rough.likeness < LIKE) continue;
    const code = readFit(pixels, readDrawn, refine(pixels, rough, FINE));
    if (code !== null) return code;
  }
  return null;
}

/**
 * Reads the small square DataMatrix codes of a part of a picture, those of cards or of commands too, with so many
 * modules along their `sides`, from three to a dozen pixels a module. Over every dark shape that could hold its bars the frame that each such code has is
 * laid as well as it fits, and each module is then looked at by itself: so no picture has to be sharpened or
 * enlarged, and blur costs little. Corners are in pixels of the whole picture.
 */
export function readSmallCodes(
  pixels: Pixels,
  part: Area,
  readDrawn: ReadDrawn,
  sides: readonly Side[],
): readonly SmallCode[] {
  const mask = darkPixels(pixels, part);
  return shapesOf(mask, LIMITS)
    .filter(({ filled }) => filled < FULL)
    .map((shape) => readOver(pixels, readDrawn, waysOver(pixels, part, mask, shape, sides)))
    .filter((code) => code !== null);
}
