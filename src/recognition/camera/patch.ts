import type { Frame } from '../../device/frame.ts';
import type { Spot } from './region.ts';

/** How a square of a picture looks. */
interface Look {
  /** Its greys, the same at every light: their mean taken away and scaled to length 1; all 0 where nothing differs. */
  readonly grey: Float32Array;
  /** How long they were before that. */
  readonly contrast: number;
}

/** How a code's place looked when it was read: a square around it. */
export interface Patch extends Look {
  readonly spot: Spot;
}

const SIDE = 16;
/** How much wider than the code the square is, so that a turned one is inside. */
const WIDER = 1.3;
/** The steps that are tried each way, each a sixteenth of the square: cards and cameras shift a little. */
const SHIFT = 1;

/** Grain that lies as a card's edge did has far less contrast: light alone doesn't take so much of it. */
const FADED = 0.2;

function lookAt(frame: Frame, spot: Spot, right: number, down: number): Look {
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
  let squares = 0;
  for (let at = 0; at < grey.length; at++) {
    grey[at] = grey[at]! - sum / grey.length;
    squares += grey[at]! ** 2;
  }
  const contrast = Math.sqrt(squares);
  for (let at = 0; at < grey.length; at++) grey[at] = contrast > 0 ? grey[at]! / contrast : 0;
  return { grey, contrast };
}

export const patchOf = (frame: Frame, spot: Spot): Patch => ({ spot, ...lookAt(frame, spot, 0, 0) });

/** How much a patch's place looks as it did: 1 the same, about 0 something else, -1 where far less is to be seen. */
export function likeness({ spot, grey, contrast }: Patch, frame: Frame): number {
  let best = -1;
  for (let down = -SHIFT; down <= SHIFT; down++) {
    for (let right = -SHIFT; right <= SHIFT; right++) {
      const other = lookAt(frame, spot, right, down);
      if (other.contrast < FADED * contrast) continue;
      let sum = 0;
      for (let at = 0; at < grey.length; at++) sum += grey[at]! * other.grey[at]!;
      best = Math.max(best, sum);
    }
  }
  return best;
}
