import type { Point } from '../../../src/recognition/camera/reader.ts';
import { inverse, type Matrix, through, times } from './matrix.ts';
import type { Texture } from './texture.ts';

/** A picture before a camera has taken it: brightness and two differences of colour around 128, a byte a pixel. */
export interface Planes {
  readonly width: number;
  readonly height: number;
  readonly y: Uint8Array;
  readonly u: Uint8Array;
  readonly v: Uint8Array;
}

export const copyOf = ({ width, height, y, u, v }: Planes): Planes => ({
  width,
  height,
  y: y.slice(),
  u: u.slice(),
  v: v.slice(),
});

/** The four corners of a texture in pixels, in the order in which they go round it. */
export function cornersOf({ width, height, middle }: Texture, toPixels: Matrix): Point[] {
  const [left, top] = [-middle[0], -middle[1]];
  return [
    [left, top],
    [left + width, top],
    [left + width, top + height],
    [left, top + height],
  ].map(([x, y]) => through(toPixels, [x!, y!]));
}

/** From where to where a row of pixels may lie within a convex outline; empty if nowhere. */
export function spanOf(corners: readonly Point[], row: number): readonly [from: number, to: number] {
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < corners.length; i++) {
    const [ax, ay] = corners[i]!;
    const [bx, by] = corners[(i + 1) % corners.length]!;
    const low = Math.max(row, Math.min(ay, by));
    const high = Math.min(row + 1, Math.max(ay, by));
    if (low > high) continue;
    for (const y of [low, high]) {
      const x = ay === by ? ax : ax + ((y - ay) / (by - ay)) * (bx - ax);
      from = Math.min(from, x);
      to = Math.max(to, x);
    }
    if (ay === by) {
      from = Math.min(from, bx);
      to = Math.max(to, bx);
    }
  }
  return [from, to];
}

/** Pixels in a millimetre in the middle of a texture. */
export function scaleAt(toPixels: Matrix): number {
  const [x0, y0] = through(toPixels, [0, 0]);
  const [x1, y1] = through(toPixels, [1, 0]);
  const [x2, y2] = through(toPixels, [0, 1]);
  return Math.sqrt(Math.abs((x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0)));
}

/** A quarter of a pixel each way: four looks are nearly the mean over a pixel. */
const FOUR_LOOKS = [0.25, 0.25, 0.75, 0.25, 0.25, 0.75, 0.75, 0.75];
/** Enough where dots are larger than pixels. */
const ONE_LOOK = [0.5, 0.5];

/** Lays a texture over a picture, smeared over so many millimetres, with a part of the light on it. */
export function paint(onto: Planes, texture: Texture, toPixels: Matrix, smear = 0, lit = 1): void {
  const scale = scaleAt(toPixels);
  const wanted = Math.min(scale, smear > 0 ? 1 / smear : Number.POSITIVE_INFINITY);
  const finest = Math.floor(Math.log2(texture.dots / wanted));
  const index = Math.min(Math.max(finest, 0), texture.levels.length - 1);
  const { width, height, data } = texture.levels[index]!;
  const dots = texture.dots / 2 ** index;
  // From pixels to dots, so that the middle of the first dot is at 0.
  const toDots: Matrix = [
    dots,
    0,
    texture.middle[0] * dots - 0.5,
    0,
    dots,
    texture.middle[1] * dots - 0.5,
    0,
    0,
    1,
  ];
  const [a, b, c, d, e, f, g, h, i] = times(toDots, inverse(toPixels));
  const looks = dots <= scale ? ONE_LOOK : FOUR_LOOKS;
  const share = 2 / looks.length;
  const corners = cornersOf(texture, toPixels);
  const rows = corners.map(([, y]) => y);
  const first = Math.max(0, Math.floor(Math.min(...rows)));
  const last = Math.min(onto.height - 1, Math.ceil(Math.max(...rows)));
  const stride = width * 4;
  const [lastX, lastY] = [width - 1, height - 1];
  for (let row = first; row <= last; row++) {
    const [from, to] = spanOf(corners, row);
    const end = Math.min(onto.width - 1, Math.ceil(to));
    for (let column = Math.max(0, Math.floor(from)); column <= end; column++) {
      let bright = 0;
      let cover = 0;
      let near = -1;
      for (let k = 0; k < looks.length; k += 2) {
        const px = column + looks[k]!;
        const py = row + looks[k + 1]!;
        const depth = 1 / (g * px + h * py + i);
        const x = (a * px + b * py + c) * depth;
        const y = (d * px + e * py + f) * depth;
        if (x < 0 || y < 0 || x >= lastX || y >= lastY) continue;
        const left = x | 0;
        const top = y | 0;
        const at = top * stride + left * 4;
        const [dx, dy] = [x - left, y - top];
        const w00 = (1 - dx) * (1 - dy);
        const w10 = dx * (1 - dy);
        const w01 = (1 - dx) * dy;
        const w11 = dx * dy;
        bright +=
          data[at]! * w00 + data[at + 4]! * w10 + data[at + stride]! * w01 + data[at + stride + 4]! * w11;
        cover +=
          data[at + 3]! * w00 +
          data[at + 7]! * w10 +
          data[at + stride + 3]! * w01 +
          data[at + stride + 7]! * w11;
        near = at;
      }
      if (near < 0 || cover === 0) continue;
      const rest = 1 - (cover * share) / 255;
      const to = row * onto.width + column;
      onto.y[to] = onto.y[to]! * rest + bright * share * lit + 0.5;
      onto.u[to] = 128 + (onto.u[to]! - 128) * rest + (data[near + 1]! - 128) * lit;
      onto.v[to] = 128 + (onto.v[to]! - 128) * rest + (data[near + 2]! - 128) * lit;
    }
  }
}
