import type { Frame } from '../../device/frame.ts';
import type { Place } from './indices.ts';

export const CROP = { width: 32, height: 48 } as const;
export const CROP_BYTES = CROP.width * CROP.height * 3;
/** A crop's height, in distances from suit to rank. */
const TALL = 2.5;

/** The most samples of a pixel each way. */
const MOST_SAMPLES = 4;

/** Sums of the samples of one row: grey, Cb and Cr of each pixel. */
const sums = new Float64Array(CROP.width * 3);

/** Adds what a frame shows along a line to `sums`: `samples` for each pixel. */
function addLine(
  { width, height, grey, chroma }: Frame,
  fromX: number,
  fromY: number,
  stepX: number,
  stepY: number,
  samples: number,
): void {
  const across = (width + 1) >> 1;
  const [mostX, mostY] = [width - 1.001, height - 1.001];
  const [blue, red] = [chroma?.blue, chroma?.red];
  let [x, y] = [fromX, fromY];
  for (let to = 0; to < sums.length; to += 3)
    for (let sample = 0; sample < samples; sample++) {
      const px = x < 0 ? 0 : x > mostX ? mostX : x;
      const py = y < 0 ? 0 : y > mostY ? mostY : y;
      const left = px | 0;
      const top = py | 0;
      const i = top * width + left;
      const fx = px - left;
      const above = grey[i]! + fx * (grey[i + 1]! - grey[i]!);
      const below = grey[i + width]! + fx * (grey[i + width + 1]! - grey[i + width]!);
      sums[to]! += above + (py - top) * (below - above);
      if (blue !== undefined && red !== undefined) {
        const colour = ((py + 0.5) >> 1) * across + ((px + 0.5) >> 1);
        sums[to + 1]! += blue[colour]!;
        sums[to + 2]! += red[colour]!;
      }
      x += stepX;
      y += stepY;
    }
}

/**
 * The picture around a place, upright, 48 rows of 32 pixels of three bytes (Y, Cb, Cr), written to `out` from `at` on.
 * Beyond its edges the picture goes on as there. A pixel that covers many is their mean.
 */
export function cropInto(frame: Frame, { x, y, upX, upY }: Place, out: Uint8Array, at: number): void {
  const length = Math.hypot(upX, upY);
  const step = (TALL * length) / CROP.height;
  const samples = Math.min(MOST_SAMPLES, Math.max(1, Math.round(step)));
  const [downX, downY] = [(-upX / length) * (step / samples), (-upY / length) * (step / samples)];
  const [rightX, rightY] = [downY, -downX];
  const left = -(CROP.width / 2) * samples + 0.5;
  const top = -(CROP.height / 2) * samples + 0.5;
  const count = samples * samples;
  let to = at;
  for (let row = 0; row < CROP.height; row++) {
    sums.fill(0);
    for (let sample = 0; sample < samples; sample++) {
      const v = top + row * samples + sample;
      const fromX = x + rightX * left + downX * v - 0.5;
      const fromY = y + rightY * left + downY * v - 0.5;
      addLine(frame, fromX, fromY, rightX, rightY, samples);
    }
    for (let i = 0; i < sums.length; i += 3, to += 3) {
      out[to] = sums[i]! / count + 0.5;
      out[to + 1] = frame.chroma ? sums[i + 1]! / count : 128;
      out[to + 2] = frame.chroma ? sums[i + 2]! / count : 128;
    }
  }
}
