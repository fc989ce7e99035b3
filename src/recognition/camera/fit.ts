import { type Corners, sidesOf } from './corners.ts';
import { FINDERS, type Side } from './finder.ts';
import { projectionOf } from './projection.ts';
import type { Pixels } from './zxing.ts';

/** A code with a number of modules a side, fitted over a picture; how well its frame is seen there, from -1 to 1. */
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
const flat = ([a, b, c, d]: Corners): Float64Array =>
  Float64Array.of(a[0], a[1], b[0], b[1], c[0], c[1], d[0], d[1]);

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

/** A code with this many modules a side, fitted over a picture. */
export function layOver(pixels: Pixels, corners: Corners, modules: Side): Fit {
  return { corners, modules, likeness: likenessAt(pixels, flat(corners), modules) };
}

const MOST_ROUNDS = 5;

/**
 * Moves each corner, up or down and to the left or right, for as long as the frame of the code is seen better;
 * by each of the steps in turn, in parts of a module.
 */
export function refine(pixels: Pixels, { corners, modules, likeness }: Fit, steps: readonly number[]): Fit {
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
  for (const step of steps)
    for (let round = 0; round < MOST_ROUNDS; round++) {
      let better = false;
      for (let at = 0; at < quad.length; at++)
        if (improve(at, step * module) || improve(at, -step * module)) better = true;
      if (!better) break;
    }
  return { corners: unflat(quad), modules, likeness: best };
}
