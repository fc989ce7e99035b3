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

function stepsAt(quality: number): Float32Array {
  const scale = quality < 50 ? 5000 / quality : 200 - 2 * quality;
  return Float32Array.from(COARSE, (step) =>
    Math.max(1, Math.min(255, Math.floor((step * scale + 50) / 100))),
  );
}

/** Waves of 0 to 7 halves along four places; the other four mirror them, upside down for odd waves. */
const WAVES = Float32Array.from({ length: 32 }, (_, i) => {
  const [wave, place] = [i >> 2, i & 3];
  return (wave === 0 ? Math.SQRT1_2 : 1) * 0.5 * Math.cos(((2 * place + 1) * wave * Math.PI) / 16);
});

/** From eight values to eight waves. */
function toWaves(data: Float32Array, at: number, step: number): void {
  const [a, b, c, d] = [data[at]!, data[at + step]!, data[at + 2 * step]!, data[at + 3 * step]!];
  const [h, g, f, e] = [
    data[at + 7 * step]!,
    data[at + 6 * step]!,
    data[at + 5 * step]!,
    data[at + 4 * step]!,
  ];
  const [s0, s1, s2, s3] = [a + h, b + g, c + f, d + e];
  const [d0, d1, d2, d3] = [a - h, b - g, c - f, d - e];
  for (let wave = 0; wave < 8; wave += 2) {
    const k = wave * 4;
    data[at + wave * step] = s0 * WAVES[k]! + s1 * WAVES[k + 1]! + s2 * WAVES[k + 2]! + s3 * WAVES[k + 3]!;
    data[at + (wave + 1) * step] =
      d0 * WAVES[k + 4]! + d1 * WAVES[k + 5]! + d2 * WAVES[k + 6]! + d3 * WAVES[k + 7]!;
  }
}

const even = new Float32Array(4);
const odd = new Float32Array(4);

/** And back. */
function fromWaves(data: Float32Array, at: number, step: number): void {
  even.fill(0);
  odd.fill(0);
  for (let wave = 0; wave < 8; wave += 2) {
    const up = data[at + wave * step]!;
    const down = data[at + (wave + 1) * step]!;
    if (up !== 0) for (let i = 0; i < 4; i++) even[i] = even[i]! + up * WAVES[wave * 4 + i]!;
    if (down !== 0) for (let i = 0; i < 4; i++) odd[i] = odd[i]! + down * WAVES[wave * 4 + 4 + i]!;
  }
  for (let i = 0; i < 4; i++) {
    data[at + i * step] = even[i]! + odd[i]!;
    data[at + (7 - i) * step] = even[i]! - odd[i]!;
  }
}

/** Packs and unpacks a plane in place; its sides are multiples of eight. */
export function packed(plane: Uint8Array, width: number, height: number, quality: number): void {
  const steps = stepsAt(quality);
  const block = new Float32Array(64);
  for (let top = 0; top < height; top += 8) {
    for (let left = 0; left < width; left += 8) {
      const from = top * width + left;
      for (let i = 0; i < 64; i++) block[i] = plane[from + (i >> 3) * width + (i & 7)]! - 128;
      for (let i = 0; i < 8; i++) toWaves(block, i * 8, 1);
      for (let i = 0; i < 8; i++) toWaves(block, i, 8);
      for (let i = 0; i < 64; i++) block[i] = Math.round(block[i]! / steps[i]!) * steps[i]!;
      for (let i = 0; i < 8; i++) fromWaves(block, i, 8);
      for (let i = 0; i < 8; i++) fromWaves(block, i * 8, 1);
      for (let i = 0; i < 64; i++)
        plane[from + (i >> 3) * width + (i & 7)] = Math.max(0, Math.min(255, Math.round(block[i]! + 128)));
    }
  }
}
