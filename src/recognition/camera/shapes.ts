import type { Mask } from './busy.ts';
import type { Point } from './reader.ts';

/** Dark pixels that hang together, by the few corners of their convex hull, clockwise on the screen. */
export interface Shape {
  readonly hull: readonly Point[];
  /** How much of the hull is dark, from 0 to 1. */
  readonly filled: number;
}

/** How small and large a shape may be that is looked at, in pixels along the sides of its upright box. */
export interface Limits {
  readonly least: number;
  readonly most: number;
  /** Corners of a hull. */
  readonly corners: number;
}

/** Which side of the way from a to b a point lies on, and how far: twice the area of the triangle. */
const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/** The convex hull of points that are in order of y, then x. */
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

const areaOf = (hull: readonly Point[]): number =>
  hull.reduce((sum, point, i) => sum + Math.abs(turn(hull[0]!, point, hull[(i + 1) % hull.length]!)) / 2, 0);

/** The corners that matter most: the flattest are left out until so many remain. */
function fewest(hull: readonly Point[], most: number): Point[] {
  const left = [...hull];
  while (left.length > most) {
    const weights = left.map((point, i) =>
      Math.abs(turn(left.at(i - 1)!, point, left[(i + 1) % left.length]!)),
    );
    left.splice(weights.indexOf(Math.min(...weights)), 1);
  }
  return left;
}

/** How many pixels hang together, and for each of their rows from the top where it begins and ends. */
interface Taken {
  readonly count: number;
  readonly top: number;
  readonly ends: readonly [number, number][];
}

/** Dark pixels that were taken are still dark. */
const TAKEN = 2;

/** Takes the pixels that hang together with one. */
function take({ dark, width }: Mask, start: number): Taken {
  const rows = new Map<number, [number, number]>();
  const open = [start];
  dark[start] = TAKEN;
  let count = 0;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const y = Math.floor(at / width);
    const x = at - y * width;
    const row = rows.get(y);
    if (row === undefined) rows.set(y, [x, x]);
    else if (x < row[0]) row[0] = x;
    else if (x > row[1]) row[1] = x;
    count++;
    const [left, right] = [x > 0 ? -1 : 0, x + 1 < width ? 1 : 0];
    for (let above = at - width; above <= at + width; above += width)
      for (let next = above + left; next <= above + right; next++)
        if (dark[next] === 1) {
          dark[next] = TAKEN;
          open.push(next);
        }
  }
  // No row is left out, as they hang together.
  const ordered = [...rows].sort(([a], [b]) => a - b);
  return { count, top: ordered[0]![0], ends: ordered.map(([, ends]) => ends) };
}

/** The corners of the outermost pixels of each row, which hold all of them. */
function outline({ top, ends }: Taken): Point[] {
  const edges: Point[] = [];
  for (let y = 0; y <= ends.length; y++) {
    const [above, below] = [ends[y - 1] ?? ends[y]!, ends[y] ?? ends[y - 1]!];
    edges.push([Math.min(above[0], below[0]), top + y], [Math.max(above[1], below[1]) + 1, top + y]);
  }
  return edges;
}

/** The dark shapes of a mask whose pixels are 0 or 1; those that belong to a shape are 2 afterwards. */
export function shapesOf(mask: Mask, { least, most, corners }: Limits): Shape[] {
  const shapes: Shape[] = [];
  for (let start = mask.dark.indexOf(1); start >= 0; start = mask.dark.indexOf(1, start + 1)) {
    const taken = take(mask, start);
    const down = taken.ends.length;
    const [left, right] = taken.ends.reduce(([from, to], [x, y]) => [Math.min(from, x), Math.max(to, y)]);
    const across = right - left + 1;
    if (Math.min(across, down) < least || Math.max(across, down) > most) continue;
    const hull = hullOf(outline(taken));
    shapes.push({ hull: fewest(hull, corners), filled: taken.count / areaOf(hull) });
  }
  return shapes;
}
