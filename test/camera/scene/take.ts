import { createCanvas } from '@napi-rs/canvas';
import type { Area } from '../../../src/device/frame.ts';
import { seededRandom } from '../../../src/engine/random.ts';
import { packed } from './pack.ts';
import type { Planes } from './paint.ts';
import type { Light, Optics } from './scene.ts';

type Size = Pick<Planes, 'width' | 'height'>;

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

/** Blurs a part of a plane, row by row and then down the columns; the picture's edges repeat. */
function blurred(source: Uint8Array, { width, height }: Size, sigma: number, area: Area): Uint8Array {
  const half = bell(sigma);
  const reach = half.length - 1;
  const across = area.width;
  const rows = new Float32Array(across * (area.height + 2 * reach));
  const line = new Float32Array(across + 2 * reach);
  for (let row = 0; row < area.height + 2 * reach; row++) {
    const start = Math.max(0, Math.min(height - 1, area.y + row - reach)) * width;
    for (let x = 0; x < line.length; x++)
      line[x] = source[start + Math.max(0, Math.min(width - 1, area.x + x - reach))]!;
    for (let x = 0; x < across; x++) {
      let sum = line[x + reach]! * half[0]!;
      for (let k = 1; k <= reach; k++) sum += (line[x + reach - k]! + line[x + reach + k]!) * half[k]!;
      rows[row * across + x] = sum;
    }
  }
  const result = new Uint8Array(across * area.height);
  const sums = new Float32Array(across);
  for (let row = 0; row < area.height; row++) {
    sums.fill(0.5);
    for (let k = 0; k <= 2 * reach; k++) {
      const from = (row + k) * across;
      const weight = half[Math.abs(k - reach)]!;
      for (let x = 0; x < across; x++) sums[x] = sums[x]! + rows[from + x]! * weight;
    }
    result.set(sums, row * across);
  }
  return result;
}

/** A part of a plane, as it is. */
function cut(source: Uint8Array, { width }: Size, area: Area): Uint8Array {
  const result = new Uint8Array(area.width * area.height);
  for (let row = 0; row < area.height; row++) {
    const from = (area.y + row) * width + area.x;
    result.set(source.subarray(from, from + area.width), row * area.width);
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

/** How far a blur reaches, in pixels. */
export const reachOf = ({ blur }: Optics): number => bell(blur).length;

/** Below this a blur changes nothing. */
const SHARP = 0.2;

export const emptyPlanes = ({ width, height }: Size): Planes => ({
  width,
  height,
  y: new Uint8Array(width * height),
  u: new Uint8Array(width * height),
  v: new Uint8Array(width * height),
});

/** Pure red in bright light is beyond what a byte holds: it stays red. */
const byteOf = (value: number): number => (value < 0 ? 0 : value > 255 ? 255 : value);

/**
 * What falls on the sensor in a part of the picture, written to `onto`: lit, and out of focus. It is the same for
 * every picture of a still table. An area's sides are multiples of sixteen from the picture's corner, as far as
 * the picture goes.
 */
export function expose(
  scene: Planes,
  light: Light,
  optics: Optics,
  onto: Planes = emptyPlanes(scene),
  area: Area = { x: 0, y: 0, width: scene.width, height: scene.height },
): Planes {
  const { width } = scene;
  const sharp = moved(scene.y, width, optics.motion);
  const soft = optics.blur < SHARP ? cut(sharp, scene, area) : blurred(sharp, scene, optics.blur, area);
  const { field, columns } = lightField(width, scene.height, light);
  for (let row = 0; row < area.height; row++) {
    const down = ((area.y + row) % CELL) / CELL;
    const upper = Math.floor((area.y + row) / CELL) * columns;
    for (let column = 0; column < area.width; column += CELL) {
      const at = upper + (area.x + column) / CELL;
      let shine = field[at]! * (1 - down) + field[at + columns]! * down;
      const next = field[at + 1]! * (1 - down) + field[at + columns + 1]! * down;
      const grow = (next - shine) / CELL;
      const shift = (area.y + row) * width + area.x - row * area.width;
      const end = row * area.width + Math.min(area.width, column + CELL);
      for (let from = row * area.width + column; from < end; from++) {
        const i = from + shift;
        onto.y[i] = Math.min(255, soft[from]! * shine + 0.5);
        onto.u[i] = byteOf(128 + (scene.u[i]! - 128) * shine - light.warmth);
        onto.v[i] = byteOf(128 + (scene.v[i]! - 128) * shine + light.warmth);
        shine += grow;
      }
    }
  }
  return onto;
}

/** Adds noise to a part of a plane and writes it to `onto`. */
function addNoise({ width, y }: Planes, sigma: number, seed: number, onto: Uint8Array, area: Area): void {
  const random = seededRandom(seed);
  const grains = noise();
  for (let row = area.y; row < area.y + area.height; row++) {
    const start = row * width + area.x;
    const shift = Math.floor(random() * NOISE) - start;
    for (let i = start, end = start + area.width; i < end; i++)
      onto[i] = Math.max(0, Math.min(255, y[i]! + grains[(shift + i) & (NOISE - 1)]! * sigma + 0.5));
  }
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

/**
 * What the camera gives of what falls on it: with noise, and packed. With `before` only a part is taken anew, and
 * the rest is as it was there.
 */
export function takePicture(
  exposed: Planes,
  { noise, jpeg }: Optics,
  seed: number,
  before?: { readonly grey: Uint8Array; readonly area: Area },
): Picture {
  const { width, height } = exposed;
  const area = before?.area ?? { x: 0, y: 0, width, height };
  const grey = before?.grey.slice() ?? new Uint8Array(width * height);
  addNoise(exposed, noise, seed, grey, area);
  if (jpeg !== null) packed(grey, width, area, jpeg);
  return { width, height, grey, rgba: () => toColour(grey, exposed) };
}

/** A file of the picture. */
export function toJpeg(
  { width, height, rgba }: Pick<Picture, 'width' | 'height' | 'rgba'>,
  quality: number,
): Buffer {
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  const pixels = pen.createImageData(width, height);
  pixels.data.set(rgba());
  pen.putImageData(pixels, 0, 0);
  return canvas.encodeSync('jpeg', quality);
}
