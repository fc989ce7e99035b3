import type { Cells, Thumbnail } from './thumbnail.ts';

/** The picture's parts in which light is compared: small enough for a shadow, too big for a hand to fill. */
const ACROSS = 4;
const DOWN = 3;
/** Added to both greys of a ratio, so that noise in the dark isn't taken for light. */
const FLOOR = 8;
/** What one part may have become brighter or darker than all of the picture has. */
const MOST_APART = 1.2;

/** A cell has changed if it differs by more than noise, flicker and a slight shake can do. */
const NOISE = 8;
const FLICKER = 0.1;
const SHAKE = 0.3;

function medianOf(values: number[]): number {
  values.sort((a, b) => a - b);
  return values[values.length >> 1] ?? 1;
}

/**
 * How much brighter each part of the picture has become: the median of its cells, so that what lies or moves
 * there changes nothing as long as it covers less than half of it.
 */
function lightBetween(before: Thumbnail, now: Thumbnail): number[] {
  const ratios: number[][] = Array.from({ length: ACROSS * DOWN }, () => []);
  const { columns, rows } = now;
  for (let row = 0; row < rows; row += 2) {
    const down = Math.floor((row * DOWN) / rows) * ACROSS;
    for (let column = row % 4 ? 1 : 0; column < columns; column += 2) {
      const at = row * columns + column;
      const part = down + Math.floor((column * ACROSS) / columns);
      ratios[part]!.push((now.grey[at]! + FLOOR) / (before.grey[at]! + FLOOR));
    }
  }
  const parts = ratios.map(medianOf);
  const whole = medianOf([...parts]);
  return parts.map((gain) => Math.min(whole * MOST_APART, Math.max(whole / MOST_APART, gain)));
}

/** For each column or row, the part before it and how far it is on the way to the next. */
function between(cells: number, parts: number): { readonly part: Uint8Array; readonly way: Float32Array } {
  const part = new Uint8Array(cells);
  const way = new Float32Array(cells);
  for (let at = 0; at < cells; at++) {
    const place = Math.min(parts - 1, Math.max(0, ((at + 0.5) * parts) / cells - 0.5));
    part[at] = Math.min(parts - 2, Math.floor(place));
    way[at] = place - part[at]!;
  }
  return { part, way };
}

/**
 * The cells that show something else than before, whatever the light does: lamps, shadows, the camera's own
 * exposure and flicker change whole parts of a picture by one factor.
 */
export function changes(before: Thumbnail, now: Thumbnail): Cells {
  const { columns, rows } = now;
  const light = lightBetween(before, now);
  const across = between(columns, ACROSS);
  const down = between(rows, DOWN);
  const changed = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    const first = down.part[row]! * ACROSS;
    const lower = down.way[row]!;
    for (let column = 0; column < columns; column++) {
      const part = first + across.part[column]!;
      const way = across.way[column]!;
      const up = light[part]! * (1 - way) + light[part + 1]! * way;
      const low = light[part + ACROSS]! * (1 - way) + light[part + ACROSS + 1]! * way;
      const gain = up * (1 - lower) + low * lower;
      const at = row * columns + column;
      // A cell that is as bright as can be says nothing of how much light fell on it.
      const was = Math.min(255, (before.grey[at]! + FLOOR) * gain - FLOOR);
      const is = now.grey[at]!;
      const shake = Math.max(before.range[at]! * gain, now.range[at]!);
      if (Math.abs(is - was) > NOISE + FLICKER * Math.max(is, was) + SHAKE * shake) changed[at] = 1;
    }
  }
  return changed;
}
