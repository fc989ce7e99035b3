import { type Random, seededRandom } from '../../../src/engine/random.ts';
import { inverse, type Matrix } from './matrix.ts';
import type { Planes } from './paint.ts';
import type { TableKind } from './scene.ts';

/** A pattern repeats after so many dots, a power of two. */
const SIZE = 1024;
const MASK = SIZE - 1;
/** Dots in a millimetre. */
const DOTS = 2;

/** Brightness and differences of colour, how far its pattern goes from it, and the pattern. */
interface Look {
  readonly y: number;
  readonly u: number;
  readonly v: number;
  readonly pattern: (random: Random) => Float32Array;
}

/** Smooth hills between -1 and 1, of a size in dots that divides the pattern's. */
function hills(random: Random, across: number, along: number): Float32Array {
  const [columns, rows] = [SIZE / across, SIZE / along];
  const tops = Float32Array.from({ length: columns * rows }, () => random() * 2 - 1);
  const smooth = (t: number) => t * t * (3 - 2 * t);
  const result = new Float32Array(SIZE * SIZE);
  const places = Array.from({ length: SIZE }, (_, x) => Math.floor(x / across));
  const ways = Float32Array.from(places, (left, x) => smooth(x / across - left));
  for (let y = 0; y < SIZE; y++) {
    const top = Math.floor(y / along);
    const below = (top + 1) % rows;
    const dy = smooth(y / along - top);
    for (let x = 0; x < SIZE; x++) {
      const left = places[x]!;
      const right = (left + 1) % columns;
      const dx = ways[x]!;
      const upper = tops[top * columns + left]! * (1 - dx) + tops[top * columns + right]! * dx;
      const lower = tops[below * columns + left]! * (1 - dx) + tops[below * columns + right]! * dx;
      result[y * SIZE + x] = upper * (1 - dy) + lower * dy;
    }
  }
  return result;
}

function mixed(...parts: readonly (readonly [Float32Array, number])[]): Float32Array {
  const sum = new Float32Array(SIZE * SIZE);
  for (const [part, by] of parts) for (let i = 0; i < sum.length; i++) sum[i] = sum[i]! + part[i]! * by;
  return sum;
}

const smoothBoard = (random: Random) => mixed([hills(random, 128, 128), 3], [hills(random, 2, 2), 1.5]);

/** Grain along one way, and the gaps between boards. */
function wood(random: Random): Float32Array {
  const grain = mixed([hills(random, 256, 4), 12], [hills(random, 128, 16), 12], [hills(random, 64, 2), 6]);
  const boards = Array.from({ length: 8 }, () => random() * 24 - 12);
  return grain.map((value, i) => {
    const y = Math.floor(i / SIZE);
    return value + boards[y >> 7]! - (y % 128 < 2 ? 40 : 0);
  });
}

/** A fine weave with soft folds. */
function weave(random: Random): Float32Array {
  const soft = mixed([hills(random, 256, 256), 8], [hills(random, 32, 64), 3], [hills(random, 2, 2), 5]);
  return soft.map((value, i) => value + ((i + (i >> 10)) % 4 < 2 ? 4 : -4));
}

/** A camera makes a dark table brighter than it is. */
const LOOKS: Readonly<Record<TableKind, Look>> = {
  plain: { y: 128, u: 124, v: 132, pattern: smoothBoard },
  white: { y: 214, u: 126, v: 130, pattern: smoothBoard },
  wood: { y: 118, u: 104, v: 146, pattern: wood },
  cloth: { y: 82, u: 122, v: 108, pattern: weave },
  dark: { y: 60, u: 130, v: 128, pattern: wood },
};

const patterns = new Map<string, Int8Array>();

function patternOf(kind: TableKind, seed: number): Int8Array {
  const key = `${kind} ${seed % 3}`;
  const known = patterns.get(key);
  if (known !== undefined) return known;
  const pattern = Int8Array.from(LOOKS[kind].pattern(seededRandom((seed % 3) + 71)), (value) =>
    Math.max(-127, Math.min(127, value)),
  );
  patterns.set(key, pattern);
  return pattern;
}

/** An empty table as far as it can be seen. */
export function layTable(
  width: number,
  height: number,
  toPixels: Matrix,
  kind: TableKind,
  seed: number,
): Planes {
  const { y, u, v } = LOOKS[kind];
  const pattern = patternOf(kind, seed);
  const count = width * height;
  const planes: Planes = {
    width,
    height,
    y: new Uint8Array(count),
    u: new Uint8Array(count).fill(u),
    v: new Uint8Array(count).fill(v),
  };
  const [a, b, c, d, e, f, g, h, i] = inverse(toPixels);
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++, at++) {
      const px = column + 0.5;
      const py = row + 0.5;
      const depth = DOTS / (g * px + h * py + i);
      const x = (a * px + b * py + c) * depth;
      const z = (d * px + e * py + f) * depth;
      const left = Math.floor(x);
      const top = Math.floor(z);
      const [dx, dz] = [x - left, z - top];
      const row0 = (top & MASK) * SIZE;
      const row1 = ((top + 1) & MASK) * SIZE;
      const col0 = left & MASK;
      const col1 = (left + 1) & MASK;
      const upper = pattern[row0 + col0]! * (1 - dx) + pattern[row0 + col1]! * dx;
      const lower = pattern[row1 + col0]! * (1 - dx) + pattern[row1 + col1]! * dx;
      planes.y[at] = Math.max(0, Math.min(255, y + upper * (1 - dz) + lower * dz));
    }
  }
  return planes;
}
