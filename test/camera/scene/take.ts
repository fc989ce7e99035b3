import { createCanvas } from '@napi-rs/canvas';
import { seededRandom } from '../../../src/engine/random.ts';
import { packed } from './pack.ts';
import type { Planes } from './paint.ts';
import type { Light, Optics } from './scene.ts';

/** A picture as a program gets it. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly grey: Uint8Array;
  /** Made when it is asked for. */
  readonly rgba: () => Uint8ClampedArray;
}

/** Light is worked out for squares of so many pixels. */
const CELL = 16;

/** How bright each corner of a square is. */
function lightField(width: number, height: number, { level, slope, from, vignette }: Light) {
  const columns = Math.ceil(width / CELL) + 1;
  const rows = Math.ceil(height / CELL) + 1;
  const angle = (from * Math.PI) / 180;
  const field = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = (column * CELL) / width - 0.5;
      const y = (row * CELL) / height - 0.5;
      const uneven = 1 + slope * (x * Math.cos(angle) + y * Math.sin(angle));
      field[row * columns + column] = level * uneven * (1 - 2 * vignette * (x * x + y * y));
    }
  }
  return { field, columns };
}

/** Smears along a line, which a picture of a moving camera is. */
function moved(source: Uint8Array, width: number, [x, y]: Optics['motion']): Uint8Array {
  const steps = Math.ceil(Math.hypot(x, y)) + 1;
  if (steps < 2) return source;
  const sum = new Uint16Array(source.length);
  for (let step = 0; step < steps; step++) {
    const part = step / (steps - 1) - 0.5;
    const by = Math.round(y * part) * width + Math.round(x * part);
    for (let i = Math.max(0, -by), end = Math.min(source.length, source.length - by); i < end; i++)
      sum[i] = sum[i]! + source[i + by]!;
  }
  return Uint8Array.from(sum, (value) => value / steps);
}

/** Half of a bell, from its middle, that sums to one as a whole. */
function bell(sigma: number): Float32Array {
  const half = Float32Array.from({ length: Math.ceil(sigma * 2.6) + 1 }, (_, i) =>
    Math.exp((-i * i) / (2 * sigma * sigma)),
  );
  const whole = half.reduce((sum, value) => sum + 2 * value, -half[0]!);
  return half.map((value) => value / whole);
}

/** Blurs, row by row and then down the columns; edges repeat. */
function blurred(source: Uint8Array, width: number, height: number, sigma: number): Uint8Array {
  if (sigma < 0.2) return source;
  const half = bell(sigma);
  const reach = half.length - 1;
  const rows = new Float32Array(source.length);
  const line = new Float32Array(width + 2 * reach);
  for (let row = 0; row < height; row++) {
    const start = row * width;
    for (let x = -reach; x < width + reach; x++)
      line[x + reach] = source[start + Math.max(0, Math.min(width - 1, x))]!;
    for (let x = 0; x < width; x++) {
      let sum = line[x + reach]! * half[0]!;
      for (let k = 1; k <= reach; k++) sum += (line[x + reach - k]! + line[x + reach + k]!) * half[k]!;
      rows[start + x] = sum;
    }
  }
  const result = new Uint8Array(source.length);
  const sums = new Float32Array(width);
  for (let row = 0; row < height; row++) {
    sums.fill(0.5);
    for (let k = -reach; k <= reach; k++) {
      const from = Math.max(0, Math.min(height - 1, row + k)) * width;
      const weight = half[Math.abs(k)]!;
      for (let x = 0; x < width; x++) sums[x] = sums[x]! + rows[from + x]! * weight;
    }
    result.set(sums, row * width);
  }
  return result;
}

/** Many numbers as noise gives them, drawn once. */
const NOISE = 1 << 16;
let drawnNoise: Float32Array | null = null;
function noise(): Float32Array {
  if (drawnNoise !== null) return drawnNoise;
  const random = seededRandom(2);
  drawnNoise = Float32Array.from(
    { length: NOISE },
    () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()),
  );
  return drawnNoise;
}

/** What falls on the sensor: lit, and out of focus. It is the same for every picture of a still table. */
export function expose(scene: Planes, light: Light, optics: Optics): Planes {
  const { width, height } = scene;
  const sharp = moved(scene.y, width, optics.motion);
  const soft = blurred(sharp, width, height, optics.blur);
  const { field, columns } = lightField(width, height, light);
  const lit: Planes = {
    width,
    height,
    y: new Uint8Array(soft.length),
    u: new Uint8Array(soft.length),
    v: new Uint8Array(soft.length),
  };
  for (let row = 0; row < height; row++) {
    const down = (row % CELL) / CELL;
    const upper = Math.floor(row / CELL) * columns;
    for (let column = 0; column < width; column += CELL) {
      const at = upper + column / CELL;
      let shine = field[at]! * (1 - down) + field[at + columns]! * down;
      const next = field[at + 1]! * (1 - down) + field[at + columns + 1]! * down;
      const grow = (next - shine) / CELL;
      for (let i = row * width + column, end = row * width + Math.min(width, column + CELL); i < end; i++) {
        lit.y[i] = Math.min(255, soft[i]! * shine + 0.5);
        lit.u[i] = 128 + (scene.u[i]! - 128) * shine - light.warmth;
        lit.v[i] = 128 + (scene.v[i]! - 128) * shine + light.warmth;
        shine += grow;
      }
    }
  }
  return lit;
}

function withNoise({ width, height, y }: Planes, sigma: number, seed: number): Uint8Array {
  const grey = new Uint8Array(y.length);
  const random = seededRandom(seed);
  const grains = noise();
  for (let row = 0; row < height; row++) {
    const shift = Math.floor(random() * NOISE) - row * width;
    for (let i = row * width, end = i + width; i < end; i++)
      grey[i] = Math.max(0, Math.min(255, y[i]! + grains[(shift + i) & (NOISE - 1)]! * sigma + 0.5));
  }
  return grey;
}

/** In colour; that of the noise is grey. */
function toColour(grey: Uint8Array, { u: blues, v: reds }: Planes): Uint8ClampedArray {
  const rgba = new Uint8ClampedArray(grey.length * 4);
  for (let i = 0, at = 0; i < grey.length; i++, at += 4) {
    const y = grey[i]!;
    const u = blues[i]! - 128;
    const v = reds[i]! - 128;
    rgba[at] = y + 1.402 * v;
    rgba[at + 1] = y - 0.344 * u - 0.714 * v;
    rgba[at + 2] = y + 1.772 * u;
    rgba[at + 3] = 255;
  }
  return rgba;
}

/** What the camera gives of what falls on it: with noise, and packed. */
export function takePicture(exposed: Planes, { noise, jpeg }: Optics, seed: number): Picture {
  const { width, height } = exposed;
  const grey = withNoise(exposed, noise, seed);
  if (jpeg !== null) packed(grey, width, height, jpeg);
  return { width, height, grey, rgba: () => toColour(grey, exposed) };
}

/** A file of the picture. */
export function toJpeg({ width, height, rgba }: Picture, quality: number): Buffer {
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  const pixels = pen.createImageData(width, height);
  pixels.data.set(rgba());
  pen.putImageData(pixels, 0, 0);
  return canvas.encodeSync('jpeg', quality);
}
