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

/** The corners that matter most: the flattest are left out until this many remain. */
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

/** Dark pixels that were taken are still dark. */
const TAKEN = 2;

/** How many pixels hang together; `from` and `to` say where their rows begin and end. */
interface Taken {
  readonly count: number;
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Makes the function that takes the pixels that hang together with one, and its two lists of ends of rows. */
function makeTaker({ dark, width, height }: Mask) {
  const from = new Int32Array(height);
  const to = new Int32Array(height);
  const open: number[] = [];
  const take = (start: number): Taken => {
    let [count, top, bottom, left, right] = [0, height, -1, width, -1];
    const push = (at: number) => {
      dark[at] = TAKEN;
      open.push(at);
    };
    push(start);
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const y = (at / width) | 0;
      const x = at - y * width;
      // Rows that this shape hasn't reached yet still hold another's ends.
      if (y < top || y > bottom) {
        if (bottom < 0) top = bottom = y;
        else if (y < top) top = y;
        else bottom = y;
        from[y] = to[y] = x;
      } else if (x < from[y]!) from[y] = x;
      else if (x > to[y]!) to[y] = x;
      if (x < left) left = x;
      if (x > right) right = x;
      count++;
      const [first, last] = [x > 0 ? -1 : 0, x + 1 < width ? 1 : 0];
      for (let row = at - width; row <= at + width; row += width)
        for (let next = row + first; next <= row + last; next++) if (dark[next] === 1) push(next);
    }
    return { count, top, bottom, left, right };
  };
  return { from, to, take };
}

/** The corners of the outermost pixels of each row, which hold all of them. */
function outline(from: Int32Array, to: Int32Array, { top, bottom }: Taken): Point[] {
  const edges: Point[] = [];
  for (let y = top; y <= bottom + 1; y++) {
    const [above, below] = [Math.max(y - 1, top), Math.min(y, bottom)];
    edges.push([Math.min(from[above]!, from[below]!), y], [Math.max(to[above]!, to[below]!) + 1, y]);
  }
  return edges;
}

/** The dark shapes of a mask whose pixels are 0 or 1; those that belong to a shape are 2 afterwards. */
export function shapesOf(mask: Mask, { least, most, corners }: Limits): Shape[] {
  const { from, to, take } = makeTaker(mask);
  const shapes: Shape[] = [];
  for (let start = mask.dark.indexOf(1); start >= 0; start = mask.dark.indexOf(1, start + 1)) {
    const taken = take(start);
    const [across, down] = [taken.right - taken.left + 1, taken.bottom - taken.top + 1];
    if (Math.min(across, down) < least || Math.max(across, down) > most) continue;
    const hull = hullOf(outline(from, to, taken));
    shapes.push({ hull: fewest(hull, corners), filled: taken.count / areaOf(hull) });
  }
  return shapes;
}
