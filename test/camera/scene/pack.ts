import type { Area } from '../../../src/device/frame.ts';

/**
 * What a JPEG file keeps of a picture's brightness: the same sums, tables and rounding, without the file. So a
 * picture is at once what a program would decode, and the same on every machine.
 */

/** How coarsely each frequency is kept at quality 50, as in the standard's annex K. */
const COARSE = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22,
  29, 51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103,
  121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
];

function stepsAt(quality: number): Float64Array {
  const scale = quality < 50 ? 5000 / quality : 200 - 2 * quality;
  return Float64Array.from(COARSE, (step) =>
    Math.max(1, Math.min(255, Math.floor((step * scale + 50) / 100))),
  );
}

/** Half of the cosine of so many sixteenths of a half turn. */
const [C1, C2, C3, C4, C5, C6, C7] = [1, 2, 3, 4, 5, 6, 7].map((n) => Math.cos((n * Math.PI) / 16) / 2) as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

/** From eight values to the eight waves that they are the sum of, in place. */
function toWaves(data: Float64Array, at: number, step: number): void {
  const [at4, at7] = [at + 4 * step, at + 7 * step];
  const [a, b, c, d] = [data[at]!, data[at + step]!, data[at + 2 * step]!, data[at + 3 * step]!];
  const [h, g, f, e] = [data[at7]!, data[at7 - step]!, data[at7 - 2 * step]!, data[at4]!];
  const [s0, s1, s2, s3] = [a + h, b + g, c + f, d + e];
  const [d0, d1, d2, d3] = [a - h, b - g, c - f, d - e];
  data[at] = (s0 + s1 + s2 + s3) * C4;
  data[at + step] = d0 * C1 + d1 * C3 + d2 * C5 + d3 * C7;
  data[at + 2 * step] = (s0 - s3) * C2 + (s1 - s2) * C6;
  data[at + 3 * step] = d0 * C3 - d1 * C7 - d2 * C1 - d3 * C5;
  data[at4] = (s0 - s1 - s2 + s3) * C4;
  data[at7 - 2 * step] = d0 * C5 - d1 * C1 + d2 * C7 + d3 * C3;
  data[at7 - step] = (s0 - s3) * C6 - (s1 - s2) * C2;
  data[at7] = d0 * C7 - d1 * C5 + d2 * C3 - d3 * C1;
}

/** And back. */
function fromWaves(data: Float64Array, at: number, step: number): void {
  const [at4, at7] = [at + 4 * step, at + 7 * step];
  const [w0, w1, w2, w3] = [data[at]!, data[at + step]!, data[at + 2 * step]!, data[at + 3 * step]!];
  const [w4, w5, w6, w7] = [data[at4]!, data[at7 - 2 * step]!, data[at7 - step]!, data[at7]!];
  const [up, down] = [(w0 + w4) * C4, (w0 - w4) * C4];
  const [outer, inner] = [w2 * C2 + w6 * C6, w2 * C6 - w6 * C2];
  const [s0, s1, s2, s3] = [up + outer, down + inner, down - inner, up - outer];
  const d0 = w1 * C1 + w3 * C3 + w5 * C5 + w7 * C7;
  const d1 = w1 * C3 - w3 * C7 - w5 * C1 - w7 * C5;
  const d2 = w1 * C5 - w3 * C1 + w5 * C7 + w7 * C3;
  const d3 = w1 * C7 - w3 * C5 + w5 * C3 - w7 * C1;
  data[at] = s0 + d0;
  data[at + step] = s1 + d1;
  data[at + 2 * step] = s2 + d2;
  data[at + 3 * step] = s3 + d3;
  data[at4] = s3 - d3;
  data[at7 - 2 * step] = s2 - d2;
  data[at7 - step] = s1 - d1;
  data[at7] = s0 - d0;
}

/** Packs and unpacks a part of a plane in place; the area's sides are multiples of eight. */
export function packed(plane: Uint8Array, width: number, area: Area, quality: number): void {
  const steps = stepsAt(quality);
  const block = new Float64Array(64);
  for (let top = area.y; top < area.y + area.height; top += 8) {
    for (let left = area.x; left < area.x + area.width; left += 8) {
      const from = top * width + left;
      for (let i = 0; i < 64; i++) block[i] = plane[from + (i >> 3) * width + (i & 7)]! - 128;
      for (let i = 0; i < 8; i++) toWaves(block, i * 8, 1);
      for (let i = 0; i < 8; i++) toWaves(block, i, 8);
      for (let i = 0; i < 64; i++) block[i] = Math.round(block[i]! / steps[i]!) * steps[i]!;
      for (let i = 0; i < 8; i++) fromWaves(block, i, 8);
      for (let i = 0; i < 8; i++) fromWaves(block, i * 8, 1);
      for (let i = 0; i < 64; i++)
        plane[from + (i >> 3) * width + (i & 7)] = Math.max(0, Math.min(255, block[i]! + 128.5));
    }
  }
}
