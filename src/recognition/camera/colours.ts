import type { Frame } from '../../device/frame.ts';

/**
 * Pixels that are red, green, blue and alpha bytes as a frame: their brightness as television weighs the three, and
 * how blue and how red they are (BT.601, as in JPEG).
 */
export function frameOf(rgba: Uint8ClampedArray, width: number, height: number, at: number): Frame {
  const grey = new Uint8Array(width * height);
  const across = Math.ceil(width / 2);
  const [blue, red] = [0, 1].map(() => new Uint8Array(across * Math.ceil(height / 2))) as [
    Uint8Array,
    Uint8Array,
  ];
  // Of two rows, which have the colours of one.
  const [blues, reds] = [new Int32Array(across), new Int32Array(across)];
  for (let y = 0, i = 0, from = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++, from += 4) {
      const r = rgba[from]!;
      const g = rgba[from + 1]!;
      const b = rgba[from + 2]!;
      const to = x >> 1;
      grey[i] = (r * 77 + g * 150 + b * 29) >> 8;
      blues[to]! += 128 * b - 43 * r - 85 * g;
      reds[to]! += 128 * r - 107 * g - 21 * b;
    }
    if (y % 2 === 0 && y < height - 1) continue;
    const rows = (y % 2) + 1;
    for (let to = 0, out = (y >> 1) * across; to < across; to++, out++) {
      const pixels = 256 * rows * (2 * to + 1 < width ? 2 : 1);
      blue[out] = Math.min(255, Math.round(128 + blues[to]! / pixels));
      red[out] = Math.min(255, Math.round(128 + reds[to]! / pixels));
    }
    blues.fill(0);
    reds.fill(0);
  }
  return { width, height, grey, chroma: { blue, red }, at };
}
