import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame } from '../../../src/device/frame.ts';
import { seededRandom } from '../../../src/engine/random.ts';
import type { CardReader, Found } from '../../../src/recognition/camera/reader.ts';
import { makeWatchReader } from '../../../src/recognition/camera/watch-reader.ts';
import { type Code, encode } from '../../../src/sheet/codes.ts';

/** The reader of a table, with the decoder's file from the installed package. */
export function watchReader(codes: 'own' | 'all' = 'own'): Promise<CardReader> {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  return makeWatchReader({ wasm: new Uint8Array(readFileSync(file)).buffer, codes });
}

/** A picture of one grey, or with the grey that each pixel is to have. */
export function picture(
  width: number,
  height: number,
  greyAt: number | ((x: number, y: number) => number),
): Frame {
  const grey = new Uint8Array(width * height);
  if (typeof greyAt === 'number') grey.fill(greyAt);
  else
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) grey[y * width + x] = Math.max(0, Math.min(255, greyAt(x, y)));
  return { width, height, grey, at: 0 };
}

/** Whether a point lies in a shape: how often a ray to the right crosses its outlines. */
function isIn(outlines: Code['outlines'], x: number, y: number): boolean {
  let crossings = 0;
  for (const outline of outlines)
    outline.forEach(([ax, ay], i) => {
      const [bx, by] = outline[(i + 1) % outline.length]!;
      if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) crossings++;
    });
  return crossings % 2 === 1;
}

export interface Placed {
  readonly symbology: 'datamatrix' | 'qr' | 'code128';
  readonly text: string;
  /** Where its top left corner is, how large a module is, in pixels, and by how many degrees it is turned. */
  readonly x: number;
  readonly y: number;
  readonly module: number;
  readonly turned?: number;
  /** From this part of its height on it is covered by something grey. */
  readonly torn?: number;
}

/** Draws codes on white labels onto a picture, without any blur. */
export function withCodes(frame: Frame, codes: readonly Placed[]): Frame {
  const grey = new Uint8Array(frame.grey);
  for (const { symbology, text, x: left, y: top, module, turned = 0, torn = 2 } of codes) {
    const code = encode(symbology, text);
    const height = code.height === 1 ? 30 : code.height;
    const [cos, sin] = [Math.cos((turned * Math.PI) / 180), Math.sin((turned * Math.PI) / 180)];
    for (let y = 0; y < frame.height; y++)
      for (let x = 0; x < frame.width; x++) {
        const [dx, dy] = [(x + 0.5 - left) / module, (y + 0.5 - top) / module];
        const [u, v] = [cos * dx + sin * dy, cos * dy - sin * dx];
        const quiet = Math.max(code.quiet.x, 2);
        if (u < -quiet || v < -2 || u > code.width + quiet || v > height + 2) continue;
        const isDark = isIn(code.outlines, u, code.height === 1 ? 0.5 : v) && v >= 0 && v <= height;
        grey[y * frame.width + x] = v > torn * height ? 120 : isDark ? 25 : 225;
      }
  }
  return { ...frame, grey };
}

/** A smooth pattern of many sizes with grain, as of a carpet, a lawn or a face. */
export function photoLike(width: number, height: number, seed: number): Frame {
  const random = seededRandom(seed);
  const waves = Array.from({ length: 40 }, () => {
    const size = 3 * 60 ** random();
    const angle = random() * Math.PI;
    return {
      u: Math.cos(angle) / size,
      v: Math.sin(angle) / size,
      shift: random() * 7,
      strength: 4 + size ** 0.5 * 2,
    };
  });
  return picture(width, height, (x, y) =>
    waves.reduce(
      (sum, { u, v, shift, strength }) => sum + strength * Math.sin(x * u + y * v + shift),
      128 + random() * 12,
    ),
  );
}

export const texts = (found: readonly Found[]): string[] => found.map(({ text }) => text).sort();
