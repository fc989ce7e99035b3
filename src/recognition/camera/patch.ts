import type { Frame } from '../../device/frame.ts';
import type { Spot } from './region.ts';

/** How a code's place looked when it was read: greys of a square around it, the same at every light. */
export interface Patch {
  readonly spot: Spot;
  readonly grey: Float32Array;
}

const SIDE = 16;
/** How much wider than the code the square is, so that a turned one is inside. */
const WIDER = 1.3;
/** The steps that are tried each way, each a sixteenth of the square: cards and cameras shift a little. */
const SHIFT = 1;

/** Greys around a place, with their mean taken away and scaled to length 1; all 0 where nothing differs. */
function sample(frame: Frame, spot: Spot, right: number, down: number): Float32Array {
  const grey = new Float32Array(SIDE * SIDE);
  const step = (spot.side * WIDER) / SIDE;
  const left = spot.x + (right - SIDE / 2) * step;
  const top = spot.y + (down - SIDE / 2) * step;
  const inner = Math.max(1, Math.min(3, Math.floor(step)));
  let sum = 0;
  for (let at = 0; at < grey.length; at++) {
    let value = 0;
    for (let part = 0; part < inner * inner; part++) {
      const x = Math.floor(left + ((at % SIDE) + ((part % inner) + 0.5) / inner) * step);
      const y = Math.floor(top + (Math.floor(at / SIDE) + (Math.floor(part / inner) + 0.5) / inner) * step);
      const column = Math.max(0, Math.min(frame.width - 1, x));
      value += frame.grey[Math.max(0, Math.min(frame.height - 1, y)) * frame.width + column]!;
    }
    grey[at] = value;
    sum += value;
  }
  let length = 0;
  for (let at = 0; at < grey.length; at++) {
    grey[at] = grey[at]! - sum / grey.length;
    length += grey[at]! ** 2;
  }
  const scale = length > 0 ? 1 / Math.sqrt(length) : 0;
  for (let at = 0; at < grey.length; at++) grey[at] = grey[at]! * scale;
  return grey;
}

export const patchOf = (frame: Frame, spot: Spot): Patch => ({ spot, grey: sample(frame, spot, 0, 0) });

/** How much a patch's place looks as it did: 1 the same, about 0 something else. */
export function likeness({ spot, grey }: Patch, frame: Frame): number {
  let best = -1;
  for (let down = -SHIFT; down <= SHIFT; down++) {
    for (let right = -SHIFT; right <= SHIFT; right++) {
      const other = sample(frame, spot, right, down);
      let sum = 0;
      for (let at = 0; at < grey.length; at++) sum += grey[at]! * other[at]!;
      best = Math.max(best, sum);
    }
  }
  return best;
}
