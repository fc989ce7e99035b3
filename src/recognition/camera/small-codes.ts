import type { Area } from '../../device/frame.ts';
import type { Corners } from './corners.ts';
import { SIDES } from './finder.ts';
import { type Fit, layOver, refine, startsOf } from './fit.ts';
import { drawn, modulesAt, sharpened } from './modules.ts';
import { darkShapes, thresholdOf } from './outline.ts';
import { texturedBoxes } from './texture.ts';
import type { Pixels } from './zxing.ts';

/** Reads a clean picture of one upright DataMatrix; `margin` is what is left of its error correction, 0 to 1. */
export type ReadDrawn = (pixels: Pixels) => { readonly text: string; readonly margin: number } | null;

export interface SmallCode {
  readonly text: string;
  readonly corners: Corners;
  readonly modules: number;
  readonly margin: number;
}

/** Below the first a way to lay a code over a shape isn't followed up; below the second there is no code. */
const [HOPEFUL, LIKE] = [0.3, 0.55];
/** How many ways are followed up, over how many of the dark shapes of a box, each with how many corners. */
const [WAYS, SHAPES, HULL] = [3, 2, 8];
/** Pixels round a box in which a part of the code may lie. */
const AROUND = 8;
/** How much of what blur mixed is parted again; clear codes are read at once. */
const SHARPER = [0, 0.12, 0.25];

function grown({ x, y, width, height }: Area, by: number, pixels: Pixels): Area {
  const [left, top] = [Math.max(0, x - by), Math.max(0, y - by)];
  const [right, bottom] = [Math.min(pixels.width, x + width + by), Math.min(pixels.height, y + height + by)];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The ways to lay the frame of a code over the dark shapes of a box, the best first. */
function waysIn(pixels: Pixels, box: Area): readonly Fit[] {
  const threshold = thresholdOf(pixels, box);
  return darkShapes(pixels, grown(box, AROUND, pixels), threshold, HULL)
    .slice(0, SHAPES)
    .flatMap((hull) => startsOf(pixels, hull, threshold))
    .flatMap((corners) => SIDES.map((modules) => layOver(pixels, corners, modules)))
    .filter((fit) => fit.likeness >= HOPEFUL)
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

function readBox(pixels: Pixels, readDrawn: ReadDrawn, box: Area): SmallCode | null {
  for (const way of waysIn(pixels, box)) {
    const fit = refine(pixels, way);
    const code = fit.likeness >= LIKE ? readFit(pixels, readDrawn, fit) : null;
    if (code !== null) return code;
  }
  return null;
}

/**
 * Reads the small square DataMatrix codes of a part of a picture, those of cards and commands, from three to
 * eight pixels a module. Where something as busy as a code lies, the frame that every such code has is laid over
 * it as well as it fits, and each module is then looked at by itself: so no picture has to be sharpened or
 * enlarged, and blur costs little. Corners are in pixels of the whole picture.
 */
export function readSmallCodes(pixels: Pixels, part: Area, readDrawn: ReadDrawn): readonly SmallCode[] {
  return texturedBoxes(pixels, part)
    .map((box) => readBox(pixels, readDrawn, box))
    .filter((code) => code !== null);
}
