import { type Corners, sidesOf } from './corners.ts';
import { FINDERS, type Side } from './finder.ts';
import { projectionOf } from './projection.ts';
import type { Point } from './reader.ts';
import type { Pixels } from './zxing.ts';

/** A code of so many modules laid over a picture, and how well its frame is seen there, from -1 to 1. */
export interface Fit {
  readonly corners: Corners;
  readonly modules: Side;
  readonly likeness: number;
}

/** The grey at a place between the middles of pixels; outside of the picture that of its edge. */
export function greyAt({ grey, width, height }: Pixels, x: number, y: number): number {
  const cx = Math.min(Math.max(x - 0.5, 0), width - 1.001);
  const cy = Math.min(Math.max(y - 0.5, 0), height - 1.001);
  const ix = Math.floor(cx);
  const iy = Math.floor(cy);
  const fx = cx - ix;
  const at = iy * width + ix;
  const above = grey[at]! + (grey[at + 1]! - grey[at]!) * fx;
  const below = grey[at + width]! + (grey[at + width + 1]! - grey[at + width]!) * fx;
  return above + (below - above) * (cy - iy);
}

/** Four corners as eight numbers, which can be tried out without making anything new. */
const flat = (corners: Corners): Float64Array => Float64Array.from(corners.flat());

const unflat = (q: Float64Array): Corners => [
  [q[0]!, q[1]!],
  [q[2]!, q[3]!],
  [q[4]!, q[5]!],
  [q[6]!, q[7]!],
];

/** The correlation of what should be dark in the frame of a code with what is. */
function likenessAt(pixels: Pixels, quad: Float64Array, modules: Side): number {
  const { u, v, dark, darkCount } = FINDERS[modules];
  const { ex, ey, fx, fy, cx, cy, g, h } = projectionOf(quad);
  const n = u.length;
  let sum = 0;
  let squares = 0;
  let inDark = 0;
  for (let i = 0; i < n; i++) {
    const w = 1 / (g * u[i]! + h * v[i]! + 1);
    const x = (ex * u[i]! + fx * v[i]! + cx) * w;
    const y = (ey * u[i]! + fy * v[i]! + cy) * w;
    const value = greyAt(pixels, x, y);
    sum += value;
    squares += value * value;
    if (dark[i] === 1) inDark += value;
  }
  const spread = Math.sqrt((squares - (sum * sum) / n) * (darkCount - (darkCount * darkCount) / n));
  return spread > 0 ? ((sum * darkCount) / n - inDark) / spread : 0;
}

/** A code of so many modules, laid over a picture. */
export function layOver(pixels: Pixels, corners: Corners, modules: Side): Fit {
  return { corners, modules, likeness: likenessAt(pixels, flat(corners), modules) };
}

/** How many of so many places along a line are darker than a threshold. */
function darkAlong(pixels: Pixels, [ax, ay]: Point, [bx, by]: Point, threshold: number): number {
  let dark = 0;
  for (let i = 0; i < PLACES; i++) {
    const part = (i + 0.5) / PLACES;
    const x = Math.min(Math.max(Math.floor(ax + (bx - ax) * part), 0), pixels.width - 1);
    const y = Math.min(Math.max(Math.floor(ay + (by - ay) * part), 0), pixels.height - 1);
    if (pixels.grey[y * pixels.width + x]! < threshold) dark++;
  }
  return dark;
}

const PLACES = 8;
/** A bar may be bent, or its end blurred. */
const DARK_PLACES = 6;
/** From the edge to the middle of a bar, in parts of the side of a code. */
const INSET = 0.045;
/** Seen at a slant, one side of a code is longer than the other, and its angles aren't right ones. */
const LONGER = 2;
const SINE = 0.6;
/** In pixels along its side; smaller codes can't be read. */
const SMALLEST = 16;

/**
 * Of the corners of a dark shape, every three between which two dark bars run as in a code, the fourth corner
 * being set to them.
 */
export function startsOf(pixels: Pixels, hull: readonly Point[], threshold: number): readonly Corners[] {
  const starts: Corners[] = [];
  for (const below of hull)
    for (const above of hull)
      for (const right of hull) {
        const [ux, uy] = [above[0] - below[0], above[1] - below[1]];
        const [rx, ry] = [right[0] - below[0], right[1] - below[1]];
        const [up, across] = [Math.hypot(ux, uy), Math.hypot(rx, ry)];
        if (up < SMALLEST || across < SMALLEST || up > LONGER * across || across > LONGER * up) continue;
        if (ux * ry - uy * rx < SINE * up * across) continue;
        const inside = (point: Point, x: number, y: number): Point => [
          point[0] + x * INSET,
          point[1] + y * INSET,
        ];
        if (darkAlong(pixels, inside(below, rx, ry), inside(above, rx, ry), threshold) < DARK_PLACES)
          continue;
        if (darkAlong(pixels, inside(below, ux, uy), inside(right, ux, uy), threshold) < DARK_PLACES)
          continue;
        starts.push([above, [above[0] + rx, above[1] + ry], right, below]);
      }
  return starts;
}

/** In parts of a module. */
const STEPS = [0.5, 0.25, 0.12, 0.06];
const MOST_ROUNDS = 5;

/** Moves each corner, up or down and to the left or right, for as long as the frame of the code is seen better. */
export function refine(pixels: Pixels, { corners, modules, likeness }: Fit): Fit {
  const quad = flat(corners);
  const module = Math.min(...sidesOf(corners)) / modules;
  let best = likeness;
  const improve = (at: number, by: number): boolean => {
    quad[at]! += by;
    const tried = likenessAt(pixels, quad, modules);
    if (tried > best) {
      best = tried;
      return true;
    }
    quad[at]! -= by;
    return false;
  };
  for (const step of STEPS)
    for (let round = 0; round < MOST_ROUNDS; round++) {
      let better = false;
      for (let at = 0; at < quad.length; at++)
        if (improve(at, step * module) || improve(at, -step * module)) better = true;
      if (!better) break;
    }
  return { corners: unflat(quad), modules, likeness: best };
}
