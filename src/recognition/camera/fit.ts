import { type Corners, sidesOf } from './corners.ts';
import type { Point } from './reader.ts';
import type { Pixels } from './zxing.ts';

/** A place in a code, in modules from its top left corner, and whether it is dark there. */
interface Spot {
  readonly u: number;
  readonly v: number;
  readonly dark: boolean;
}

/** What every DataMatrix of so many modules shows round its data: two bars, two dashed lines, white outside. */
function frameSpots(modules: number): readonly Spot[] {
  const last = modules - 1;
  const spots: Spot[] = [];
  for (let row = -1; row <= modules; row++)
    for (let column = -1; column <= modules; column++) {
      if (row > 0 && row < last && column > 0 && column < last) continue;
      const outside = row < 0 || column < 0 || row > last || column > last;
      const bar = column === 0 || row === last;
      const dash = row === 0 ? column % 2 === 0 : (last - row) % 2 === 0;
      spots.push({ u: column + 0.5, v: row + 0.5, dark: !outside && (bar || dash) });
    }
  return spots;
}

const spots = new Map<number, readonly Spot[]>();
function spotsOf(modules: number): readonly Spot[] {
  let known = spots.get(modules);
  if (known === undefined) {
    known = frameSpots(modules);
    spots.set(modules, known);
  }
  return known;
}

/** Where a place in a code lies in the picture. */
export type Projection = (u: number, v: number) => Point;

/** The perspective that takes a square of so many modules to four corners, from its top left one clockwise. */
export function projectionOf([a, b, c, d]: Corners, modules: number): Projection {
  const [sx, sy] = [a[0] - b[0] + c[0] - d[0], a[1] - b[1] + c[1] - d[1]];
  const [px, py] = [b[0] - c[0], b[1] - c[1]];
  const [qx, qy] = [d[0] - c[0], d[1] - c[1]];
  const all = px * qy - qx * py;
  const g = all === 0 ? 0 : (sx * qy - qx * sy) / all;
  const h = all === 0 ? 0 : (px * sy - sx * py) / all;
  const [ex, ey] = [b[0] - a[0] + g * b[0], b[1] - a[1] + g * b[1]];
  const [fx, fy] = [d[0] - a[0] + h * d[0], d[1] - a[1] + h * d[1]];
  return (u, v) => {
    const [s, t] = [u / modules, v / modules];
    const w = g * s + h * t + 1;
    return [(ex * s + fx * t + a[0]) / w, (ey * s + fy * t + a[1]) / w];
  };
}

/** The grey at a place between the middles of pixels; outside of the picture that of its edge. */
export function greyAt({ grey, width, height }: Pixels, x: number, y: number): number {
  const cx = Math.min(Math.max(x - 0.5, 0), width - 1.001);
  const cy = Math.min(Math.max(y - 0.5, 0), height - 1.001);
  const [ix, iy] = [Math.floor(cx), Math.floor(cy)];
  const [fx, fy] = [cx - ix, cy - iy];
  const at = iy * width + ix;
  const above = grey[at]! * (1 - fx) + grey[at + 1]! * fx;
  const below = grey[at + width]! * (1 - fx) + grey[at + width + 1]! * fx;
  return above * (1 - fy) + below * fy;
}

/** How well a code's frame is seen at four corners: the correlation of what should be dark with what is. */
export function likeness(pixels: Pixels, corners: Corners, modules: number): number {
  const project = projectionOf(corners, modules);
  let [n, dark, sum, squares, both] = [0, 0, 0, 0, 0];
  for (const spot of spotsOf(modules)) {
    const [x, y] = project(spot.u, spot.v);
    const value = -greyAt(pixels, x, y);
    n++;
    sum += value;
    squares += value * value;
    if (spot.dark) {
      dark++;
      both += value;
    }
  }
  const spread = Math.sqrt((squares - (sum * sum) / n) * (dark - (dark * dark) / n));
  return spread > 0 ? (both - (sum * dark) / n) / spread : 0;
}

export interface Fit {
  readonly corners: Corners;
  readonly modules: number;
  readonly likeness: number;
}

const moved = (corners: Corners, which: number, dx: number, dy: number): Corners =>
  corners.map(([x, y], i) => (i === which ? [x + dx, y + dy] : [x, y])) as unknown as Corners;

/** In parts of a module. */
const STEPS = [0.5, 0.25, 0.12, 0.06];
const MOST_ROUNDS = 6;

/** Moves each corner for as long as the frame of the code is seen better. */
export function refine(pixels: Pixels, start: Fit): Fit {
  let best = start;
  const module = Math.min(...sidesOf(start.corners)) / start.modules;
  for (const step of STEPS.map((part) => part * module))
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const before = best.likeness;
      for (let corner = 0; corner < 4; corner++)
        for (const [dx, dy] of [
          [step, 0],
          [-step, 0],
          [0, step],
          [0, -step],
        ] as const) {
          const corners = moved(best.corners, corner, dx, dy);
          const tried = likeness(pixels, corners, best.modules);
          if (tried > best.likeness) best = { ...best, corners, likeness: tried };
        }
      if (best.likeness === before) break;
    }
  return best;
}

/** Of the corners of a dark shape, every three that could be those of the two bars, with the fourth set to them. */
export function startsOf(hull: readonly Point[]): readonly Corners[] {
  const starts: Corners[] = [];
  for (const bottomLeft of hull)
    for (const topLeft of hull)
      for (const bottomRight of hull) {
        const [ux, uy] = [topLeft[0] - bottomLeft[0], topLeft[1] - bottomLeft[1]];
        const [rx, ry] = [bottomRight[0] - bottomLeft[0], bottomRight[1] - bottomLeft[1]];
        const [up, right] = [Math.hypot(ux, uy), Math.hypot(rx, ry)];
        const across = ux * ry - uy * rx;
        // Tilted a code looks slanted, and one side longer; but not by more than this.
        if (across < 0.6 * up * right || up > 2 * right || right > 2 * up || across < 200) continue;
        starts.push([topLeft, [topLeft[0] + rx, topLeft[1] + ry], bottomRight, bottomLeft]);
      }
  return starts;
}
