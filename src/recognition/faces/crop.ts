import type { Frame } from '../../device/frame.ts';
import type { Place } from './indices.ts';

export const CROP = { width: 32, height: 48 } as const;
export const CROP_BYTES = CROP.width * CROP.height * 3;
/** A crop's height, in distances from suit to rank. */
const TALL = 2.5;

/**
 * The picture around a place, upright, 48 rows of 32 pixels of three bytes (Y, Cb, Cr), written to `out` from `at` on.
 * Beyond its edges the picture goes on as there. A pixel that covers many is their mean.
 */
export function cropInto(frame: Frame, { x, y, upX, upY }: Place, out: Uint8Array, at: number): void {
  const { width, height, grey, chroma } = frame;
  const across = Math.ceil(width / 2);
  const step = (TALL * Math.hypot(upX, upY)) / CROP.height;
  const length = Math.hypot(upX, upY);
  const [downX, downY] = [(-upX / length) * step, (-upY / length) * step];
  const [rightX, rightY] = [downY, -downX];
  const samples = Math.min(4, Math.max(1, Math.round(step)));
  const count = samples * samples;
  let to = at;
  for (let row = 0; row < CROP.height; row++)
    for (let column = 0; column < CROP.width; column++) {
      let [sum, blue, red] = [0, 0, 0];
      for (let sample = 0; sample < count; sample++) {
        const u = column - CROP.width / 2 + ((sample % samples) + 0.5) / samples;
        const v = row - CROP.height / 2 + (Math.floor(sample / samples) + 0.5) / samples;
        const px = Math.min(width - 1.001, Math.max(0, x + rightX * u + downX * v - 0.5));
        const py = Math.min(height - 1.001, Math.max(0, y + rightY * u + downY * v - 0.5));
        const [left, top] = [px | 0, py | 0];
        const [fx, fy] = [px - left, py - top];
        const i = top * width + left;
        const above = grey[i]! + fx * (grey[i + 1]! - grey[i]!);
        const below = grey[i + width]! + fx * (grey[i + width + 1]! - grey[i + width]!);
        sum += above + fy * (below - above);
        if (chroma) {
          const colour = ((py + 0.5) >> 1) * across + ((px + 0.5) >> 1);
          blue += chroma.blue[colour]!;
          red += chroma.red[colour]!;
        }
      }
      out[to] = sum / count + 0.5;
      out[to + 1] = chroma ? blue / count : 128;
      out[to + 2] = chroma ? red / count : 128;
      to += 3;
    }
}
