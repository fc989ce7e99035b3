import type { Mask } from './busy.ts';
import type { Corners } from './corners.ts';
import type { Point } from './reader.ts';

const PLACES = 8;
/** A bar may be bent, or its end blurred. */
const DARK_PLACES = 6;
/** From the edge to the middle of a bar, in parts of the side of a code. */
const INSET = 0.045;
/** Seen at a slant, one side of a code is longer than the other, and its angles aren't right ones. */
const LONGER = 2;
const SINE = 0.6;

/** Whether it is dark along a line, but for a few places. */
function isDarkAlong({ dark, width, height }: Mask, ax: number, ay: number, bx: number, by: number): boolean {
  let count = 0;
  for (let i = 0; i < PLACES; i++) {
    const part = (i + 0.5) / PLACES;
    const x = Math.floor(ax + (bx - ax) * part);
    const y = Math.floor(ay + (by - ay) * part);
    if (x >= 0 && y >= 0 && x < width && y < height && dark[y * width + x] !== 0) count++;
  }
  return count >= DARK_PLACES;
}

/**
 * Of the corners of a dark shape, every three between which two dark bars run as in a code, `least` pixels long or
 * longer, the fourth corner being set to them; in lists, one for each corner that the bars could meet in.
 */
export function startsOf(mask: Mask, hull: readonly Point[], least: number): readonly (readonly Corners[])[] {
  return hull.map((below) => {
    const starts: Corners[] = [];
    for (const above of hull) {
      const [ux, uy] = [above[0] - below[0], above[1] - below[1]];
      const up = Math.hypot(ux, uy);
      if (up < least) continue;
      for (const right of hull) {
        const [rx, ry] = [right[0] - below[0], right[1] - below[1]];
        const across = Math.hypot(rx, ry);
        if (across < least || up > LONGER * across || across > LONGER * up) continue;
        if (ux * ry - uy * rx < SINE * up * across) continue;
        const [inX, inY] = [rx * INSET, ry * INSET];
        if (!isDarkAlong(mask, below[0] + inX, below[1] + inY, above[0] + inX, above[1] + inY)) continue;
        const [upX, upY] = [ux * INSET, uy * INSET];
        if (!isDarkAlong(mask, below[0] + upX, below[1] + upY, right[0] + upX, right[1] + upY)) continue;
        starts.push([above, [above[0] + rx, above[1] + ry], right, below]);
      }
    }
    return starts;
  });
}
