import type { Point } from './reader.ts';

/** The perspective that takes a square of side 1 to four corners; the place (u, v) comes to lie at
 * ((ex·u + fx·v + cx) / w, (ey·u + fy·v + cy) / w), where w = g·u + h·v + 1. */
export interface Projection {
  readonly ex: number;
  readonly ey: number;
  readonly fx: number;
  readonly fy: number;
  readonly cx: number;
  readonly cy: number;
  readonly g: number;
  readonly h: number;
}

/** Corners from the top left one clockwise: x, y, x, y… */
export function projectionOf(q: ArrayLike<number>): Projection {
  const [ax, ay, bx, by] = [q[0]!, q[1]!, q[2]!, q[3]!];
  const [cx, cy, dx, dy] = [q[4]!, q[5]!, q[6]!, q[7]!];
  const sx = ax - bx + cx - dx;
  const sy = ay - by + cy - dy;
  const px = bx - cx;
  const py = by - cy;
  const qx = dx - cx;
  const qy = dy - cy;
  const all = px * qy - qx * py;
  const g = all === 0 ? 0 : (sx * qy - qx * sy) / all;
  const h = all === 0 ? 0 : (px * sy - sx * py) / all;
  return {
    ex: bx - ax + g * bx,
    ey: by - ay + g * by,
    fx: dx - ax + h * dx,
    fy: dy - ay + h * dy,
    cx: ax,
    cy: ay,
    g,
    h,
  };
}

export function project({ ex, ey, fx, fy, cx, cy, g, h }: Projection, u: number, v: number): Point {
  const w = g * u + h * v + 1;
  return [(ex * u + fx * v + cx) / w, (ey * u + fy * v + cy) / w];
}
