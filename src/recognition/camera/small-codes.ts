import type { Area } from '../../device/frame.ts';
import { darkPixels } from './busy.ts';
import { type Corners, placed } from './corners.ts';
import { CARD_SIDES, type Side } from './finder.ts';
import { type Fit, layOver, refine } from './fit.ts';
import { drawn, modulesAt, sharpened } from './modules.ts';
import { shapesOf } from './shapes.ts';
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
 * How well the frame of a code must be seen for a fit over a shape to be followed up, and for there to be a code. Of
 * codes that can be read, the frame is seen with 0.4 before and 0.9 after the first steps; partly hidden ones need
 * some room.
 */
const [HOPEFUL, LIKE] = [0.38, 0.7];
/** How many ways are followed up for each shape, and in which steps, in parts of a module. */
const WAYS = 3;
const [ROUGH, FINE] = [
  [0.5, 0.25],
  [0.12, 0.06],
];
/** Shapes in which a code is worth looking for; a code of fourteen modules of fourteen pixels is as large as that. */
const LIMITS = { most: 200, corners: 10 };
/** In pixels along the side of a shape: smaller codes can't be read. */
const LEGIBLE = 16;
/** The bars of a code and what hangs together with them cover about half of it; a pip covers more. */
const FULL = 0.75;
/** How much of what blur mixed is parted again; clear codes are read at once. */
const SHARPER = [0, 0.12, 0.25];

/**
 * How often in one call a frame is fitted over a shape at most, and how many of these fits are followed up at most:
 * nothing before a camera may keep the reader busy for long. A table full of cards takes up to half of it.
 */
export const MOST = { laid: 20_000, followed: 180 } as const;

/** What was done in a call. */
export interface Work {
  laid: number;
  followed: number;
}

/** At most `most` of the starts of a shape, taken evenly from all of them. */
function someOf(starts: ReturnType<typeof startsOf>, most: number): ReturnType<typeof startsOf> {
  const every = Math.ceil(starts.reduce((sum, list) => sum + list.length, 0) / most);
  let at = 0;
  return every <= 1 ? starts : starts.map((list) => list.filter(() => at++ % every === 0));
}

/** The ways to fit the frame of a code over a shape, the best first: at most one for each corner of the shape. */
function waysOver(
  pixels: Pixels,
  part: Area,
  starts: ReturnType<typeof startsOf>,
  sides: readonly Side[],
  work: Work,
): readonly Fit[] {
  return starts
    .map((list) => {
      work.laid += list.length * sides.length;
      return list
        .map((corners) => placed(corners, part.x, part.y))
        .flatMap((corners) => sides.map((modules) => layOver(pixels, corners, modules)))
        .filter((fit) => fit.likeness >= HOPEFUL)
        .reduce<Fit | null>(
          (best, fit) => (best !== null && best.likeness >= fit.likeness ? best : fit),
          null,
        );
    })
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

function readOver(pixels: Pixels, readDrawn: ReadDrawn, way: Fit): SmallCode | null {
  const rough = refine(pixels, way, ROUGH);
  return rough.likeness < LIKE ? null : readFit(pixels, readDrawn, refine(pixels, rough, FINE));
}

/** The ways to fit the frame of a code over the shapes of a part, the best first; `shape` tells these apart. */
function waysIn(
  pixels: Pixels,
  part: Area,
  sides: readonly Side[],
  least: number,
  work: Work,
): readonly { readonly way: Fit; readonly shape: number }[] {
  const mask = darkPixels(pixels, part);
  const shapes = shapesOf(mask, { ...LIMITS, least }).filter(({ filled }) => filled < FULL);
  const all = shapes
    .map(({ hull }) => startsOf(mask, hull, least))
    .filter((starts) => starts.some((list) => list.length > 0));
  const most = Math.max(1, Math.floor(MOST.laid / sides.length / all.length));
  return all
    .slice(0, MOST.laid / sides.length)
    .flatMap((starts, shape) =>
      waysOver(pixels, part, someOf(starts, most), sides, work).map((way) => ({ way, shape })),
    )
    .sort((a, b) => b.way.likeness - a.way.likeness);
}

/**
 * Reads the small square DataMatrix codes of a part of a picture: codes of cards, or of commands too, by the numbers
 * of modules along their `sides`, from three to a dozen pixels a module. All these codes have the same frame. It is
 * fitted as well as possible over every dark shape that could hold its bars, and each module is then read by itself:
 * so no picture has to be sharpened or enlarged, and blur costs little. Corners are in pixels of the whole picture.
 */
export function readSmallCodes(
  pixels: Pixels,
  part: Area,
  readDrawn: ReadDrawn,
  sides: readonly Side[],
  work: Work = { laid: 0, followed: 0 },
): readonly SmallCode[] {
  const codes = new Map<number, SmallCode>();
  for (const { way, shape } of waysIn(pixels, part, sides, LEGIBLE, work)) {
    if (codes.has(shape)) continue;
    if (work.followed === MOST.followed) break;
    work.followed++;
    const code = readOver(pixels, readDrawn, way);
    if (code !== null) codes.set(shape, code);
  }
  return [...codes.values()];
}

/** In pixels along the side of a shape: of smaller codes nothing is seen, not even their frame. */
const VISIBLE = 8;
/** How well the frame of a code that isn't read must be seen: in few photos without codes anything is as like one. */
const CLEAR = 0.83;

/**
 * The frame of a card's code that is seen most clearly in a picture, whether or not its code can be read; null where
 * none is clear. Where nothing is read it tells how small the codes are that lie there.
 */
export function clearestFrame(pixels: Pixels): Fit | null {
  const whole = { x: 0, y: 0, width: pixels.width, height: pixels.height };
  const [side] = CARD_SIDES;
  let best: Fit | null = null;
  for (const { way } of waysIn(pixels, whole, [side], VISIBLE, { laid: 0, followed: 0 }).slice(
    0,
    MOST.followed,
  )) {
    const fit = refine(pixels, way, [...ROUGH, ...FINE]);
    if (fit.likeness >= (best?.likeness ?? CLEAR)) best = fit;
  }
  return best;
}
