import type { Point } from '../../../src/recognition/camera/reader.ts';
import type { Camera, Place } from './scene.ts';

/** Three rows of three: from places on a flat thing to places on another, such as a picture. */
export type Matrix = readonly [number, number, number, number, number, number, number, number, number];

type Vector = readonly [number, number, number];

const turned = (degrees: number) => {
  const angle = (degrees * Math.PI) / 180;
  return { cos: Math.cos(angle), sin: Math.sin(angle) };
};

export function times(a: Matrix, b: Matrix): Matrix {
  const cell = (row: number, column: number) =>
    a[row * 3]! * b[column]! + a[row * 3 + 1]! * b[3 + column]! + a[row * 3 + 2]! * b[6 + column]!;
  return [
    cell(0, 0),
    cell(0, 1),
    cell(0, 2),
    cell(1, 0),
    cell(1, 1),
    cell(1, 2),
    cell(2, 0),
    cell(2, 1),
    cell(2, 2),
  ];
}

export function inverse([a, b, c, d, e, f, g, h, i]: Matrix): Matrix {
  const [p, q, r] = [e * i - f * h, f * g - d * i, d * h - e * g];
  const size = a * p + b * q + c * r;
  const cells = [
    p,
    c * h - b * i,
    b * f - c * e,
    q,
    a * i - c * g,
    c * d - a * f,
    r,
    b * g - a * h,
    a * e - b * d,
  ];
  return cells.map((cell) => cell / size) as unknown as Matrix;
}

export function through([a, b, c, d, e, f, g, h, i]: Matrix, [x, y]: Point): Point {
  const depth = g * x + h * y + i;
  return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
}

/** From a flat thing that lies within another to that. */
export function placed(x: number, y: number, rotation: number): Matrix {
  const { cos, sin } = turned(rotation);
  return [cos, -sin, x, sin, cos, y, 0, 0, 1];
}

/** A usual webcam sees as much as is 1 / LENS times as wide as it is far away. */
const LENS = 1.1;

/** From the millimetres of a flat thing, counted from its middle, to pixels; the table itself is one at 0, 0. */
export function toPixels(camera: Camera, place: Place): Matrix {
  const focus = LENS * camera.width;
  const distance = focus / camera.scale;
  const tilt = turned(camera.tilt);
  const turn = turned(camera.turn);
  const own = turned(place.rotation);
  const lean = turned(place.lean ?? 0);
  /** From a direction on the table (right, towards us, up) to one of the camera (right, down, away from it). */
  const seen = ([x, y, up]: Vector): Vector => {
    const across = turn.cos * x - turn.sin * y;
    const near = turn.sin * x + turn.cos * y;
    return [across, near * tilt.cos - up * tilt.sin, -near * tilt.sin - up * tilt.cos];
  };
  const right = seen([own.cos, own.sin, 0]);
  const down = seen([-own.sin * lean.cos, own.cos * lean.cos, -lean.sin]);
  const middle = seen([place.x - camera.x, place.y - camera.y, place.height ?? 0]);
  const across = (v: Vector) => focus * v[0] + (camera.width / 2) * v[2];
  const along = (v: Vector) => focus * v[1] + (camera.height / 2) * v[2];
  const from: Vector = [middle[0], middle[1], middle[2] + distance];
  return [
    across(right),
    across(down),
    across(from),
    along(right),
    along(down),
    along(from),
    right[2],
    down[2],
    from[2],
  ];
}
