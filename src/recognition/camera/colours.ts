import type { Frame } from '../../device/frame.ts';

/**
 * Pixels that are red, green, blue and alpha bytes as a frame: their brightness as television weighs the three, and
 * how blue and how red they are (BT.601, as in JPEG).
 */
export function frameOf(rgba: Uint8ClampedArray, width: number, height: number, at: number): Frame {
  const grey = new Uint8Array(width * height);
  const across = Math.ceil(width / 2);
  const sums = new Int32Array(across * Math.ceil(height / 2) * 3);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const [r, g, b] = [rgba[4 * i]!, rgba[4 * i + 1]!, rgba[4 * i + 2]!];
      grey[i] = (r * 77 + g * 150 + b * 29) >> 8;
      const to = ((y >> 1) * across + (x >> 1)) * 3;
      sums[to]! += 128 * b - 43 * r - 85 * g;
      sums[to + 1]! += 128 * r - 107 * g - 21 * b;
      sums[to + 2]! += 256;
    }
  const part = (field: number) =>
    Uint8Array.from({ length: sums.length / 3 }, (_, i) =>
      Math.min(255, Math.round(128 + sums[3 * i + field]! / sums[3 * i + 2]!)),
    );
  return { width, height, grey, chroma: { blue: part(0), red: part(1) }, at };
}
