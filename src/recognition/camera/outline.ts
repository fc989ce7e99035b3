import type { Area } from '../../device/frame.ts';
import type { Point } from './reader.ts';
import type { Pixels } from './zxing.ts';

/** Fewer dark pixels that hang together are no part of a code that can be read. */
const LEAST = 40;

/** The grey that parts dark from white best (Otsu's method). */
export function thresholdOf({ grey, width }: Pixels, { x, y, width: across, height: down }: Area): number {
  const counts = new Uint32Array(256);
  for (let row = y; row < y + down; row++)
    for (let at = row * width + x; at < row * width + x + across; at++) counts[grey[at]!]!++;
  const total = across * down;
  const sum = counts.reduce((all, count, value) => all + count * value, 0);
  let [below, sumBelow, best, threshold] = [0, 0, -1, 128];
  for (let value = 0; value < 255; value++) {
    below += counts[value]!;
    sumBelow += counts[value]! * value;
    if (below === 0 || below === total) continue;
    const apart = sumBelow / below - (sum - sumBelow) / (total - below);
    const between = below * (total - below) * apart * apart;
    if (between > best) [best, threshold] = [between, value];
  }
  return threshold + 0.5;
}

/** Which side of the way from a to b a point lies on, and how far: twice the area of the triangle. */
const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/** The convex hull of points that are in order of y, then x; clockwise on the screen. */
function hullOf(points: readonly Point[]): Point[] {
  const half = (list: readonly Point[]): Point[] => {
    const hull: Point[] = [];
    for (const point of list) {
      while (hull.length > 1 && turn(hull.at(-2)!, hull.at(-1)!, point) <= 0) hull.pop();
      hull.push(point);
    }
    return hull.slice(0, -1);
  };
  return [...half(points), ...half(points.toReversed())];
}

/** The corners of a hull that matter most: the flattest are left out until so many remain. */
function fewest(hull: readonly Point[], most: number): Point[] {
  const left = [...hull];
  while (left.length > most) {
    const weight = left.map((point, i) =>
      Math.abs(turn(left.at(i - 1)!, point, left[(i + 1) % left.length]!)),
    );
    left.splice(weight.indexOf(Math.min(...weight)), 1);
  }
  return left;
}

/** The dark pixels that hang together with one, as the ends of their rows; they are taken out of the picture. */
function takeDark(dark: Uint8Array, across: number, down: number, start: number) {
  const ends = new Map<number, [number, number]>();
  const open = [start];
  dark[start] = 0;
  let count = 0;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const [x, y] = [at % across, Math.floor(at / across)];
    const row = ends.get(y);
    if (row === undefined) ends.set(y, [x, x]);
    else if (x < row[0]) row[0] = x;
    else if (x > row[1]) row[1] = x;
    count++;
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++) {
        const next = at + dy * across + dx;
        if (x + dx < 0 || x + dx >= across || y + dy < 0 || y + dy >= down || dark[next] !== 1) continue;
        dark[next] = 0;
        open.push(next);
      }
  }
  return { count, ends };
}

/**
 * The dark shapes of a box, the largest first: each as the few corners of its convex hull, clockwise on the
 * screen, in pixels of the frame.
 */
export function darkShapes(pixels: Pixels, box: Area, threshold: number, corners: number): Point[][] {
  const { x: left, y: top, width: across, height: down } = box;
  const dark = new Uint8Array(across * down);
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++)
      if (pixels.grey[(top + y) * pixels.width + left + x]! < threshold) dark[y * across + x] = 1;
  const shapes: { count: number; points: Point[] }[] = [];
  for (let start = 0; start < dark.length; start++) {
    if (dark[start] !== 1) continue;
    const { count, ends } = takeDark(dark, across, down, start);
    if (count < LEAST) continue;
    const points = [...ends]
      .sort(([a], [b]) => a - b)
      // The corners of the pixels, not their middles; in the order that the hull asks for.
      .flatMap(([y, [from, to]]): Point[] => [
        [left + from, top + y],
        [left + to + 1, top + y],
        [left + from, top + y + 1],
        [left + to + 1, top + y + 1],
      ])
      .sort(([ax, ay], [bx, by]) => ay - by || ax - bx);
    shapes.push({ count, points: fewest(hullOf(points), corners) });
  }
  return shapes.sort((a, b) => b.count - a.count).map(({ points }) => points);
}
