import type { Area, Frame } from '../../device/frame.ts';
import type { Point } from './reader.ts';

/** Four corners in the order in which they go round. */
export type Corners = readonly [Point, Point, Point, Point];

export const mapCorners = (corners: Corners, change: (point: Point) => Point): Corners => [
  change(corners[0]),
  change(corners[1]),
  change(corners[2]),
  change(corners[3]),
];

export const lengthOf = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

/** The lengths of the four sides, the one after the first corner first. */
export const sidesOf = ([a, b, c, d]: Corners): readonly [number, number, number, number] => [
  lengthOf(a, b),
  lengthOf(b, c),
  lengthOf(c, d),
  lengthOf(d, a),
];

export function centreOf(corners: Corners): Point {
  const sum = (axis: 0 | 1) => corners.reduce((total, point) => total + point[axis], 0);
  return [sum(0) / 4, sum(1) / 4];
}

/** The same, moved by `x` and `y` pixels. */
export const placed = (corners: Corners, x: number, y: number): Corners =>
  mapCorners(corners, ([px, py]) => [px + x, py + y]);

/** From the outermost dark pixels, which is what decoders give, to the edge of the dark area. */
export function outwards(corners: Corners): Corners {
  const sides = sidesOf(corners);
  const side = (sides[0] + sides[1] + sides[2] + sides[3]) / 4;
  const scale = side > 0 ? (side + 1) / side : 1;
  const [cx, cy] = centreOf(corners);
  return mapCorners(corners, ([x, y]) => [(x - cx) * scale + cx + 0.5, (y - cy) * scale + cy + 0.5]);
}

/** The upright box round all of them. */
export function boxOf(corners: readonly Point[]): Area {
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Twice the area of the triangle, negative where it turns to the left on the screen. */
const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/** Whether they go round without crossing, all turns being to one side. */
export function isConvex([a, b, c, d]: Corners): boolean {
  const turns = [turn(a, b, c), turn(b, c, d), turn(c, d, a), turn(d, a, b)];
  return turns.every((one) => one > 0) || turns.every((one) => one < 0);
}

/** Whether a point lies in a convex shape. */
export function isInside([a, b, c, d]: Corners, point: Point): boolean {
  const turns = [turn(a, b, point), turn(b, c, point), turn(c, d, point), turn(d, a, point)];
  return turns.every((one) => one >= 0) || turns.every((one) => one <= 0);
}

/** The part of an area that lies in the frame, on whole pixels; null if none does. */
export function within({ width, height }: Pick<Frame, 'width' | 'height'>, area: Area): Area | null {
  const x = Math.max(0, Math.floor(area.x));
  const y = Math.max(0, Math.floor(area.y));
  const across = Math.min(width, Math.ceil(area.x + area.width)) - x;
  const down = Math.min(height, Math.ceil(area.y + area.height)) - y;
  return across > 0 && down > 0 ? { x, y, width: across, height: down } : null;
}

/** How far a point lies from the line between two others, its ends included. */
function fromLine(point: Point, a: Point, b: Point): number {
  const [x, y] = [b[0] - a[0], b[1] - a[1]];
  const along = ((point[0] - a[0]) * x + (point[1] - a[1]) * y) / (x * x + y * y || 1);
  const part = Math.min(1, Math.max(0, along));
  return lengthOf(point, [a[0] + x * part, a[1] + y * part]);
}

/** How far a point lies from a convex shape; 0 inside. */
export function distanceTo(corners: Corners, point: Point): number {
  if (isInside(corners, point)) return 0;
  return Math.min(...corners.map((corner, i) => fromLine(point, corner, corners[(i + 1) % 4]!)));
}
