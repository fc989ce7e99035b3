import type { Cells, Thumbnail } from './thumbnail.ts';

/** The picture's parts in which light is compared: small enough for a shadow, too big for a hand to fill. */
const ACROSS = 4;
const DOWN = 3;
/** Added to both greys of a ratio, so that noise in the dark isn't taken for light. */
const FLOOR = 8;
/** What one part may have become brighter or darker than all of the picture has. */
const PART = 1.2;
/** The same of one row: lamps that flicker give a camera bands across the picture. */
const BAND = 1.12;

/** A cell has changed if it differs by more than noise, what is left of flicker, and a slight shake can do. */
const NOISE = 8;
const FLICKER = 0.1;
const SHAKE = 0.3;

function medianOf(values: Float32Array): number {
  values.sort();
  return values[values.length >> 1] ?? 1;
}

const within = (value: number, times: number, middle = 1): number =>
  Math.min(middle * times, Math.max(middle / times, value));

/**
 * How much brighter each part of the picture has become: the median of its cells, so that what lies or moves
 * there changes nothing as long as it covers less than half of it.
 */
function lightBetween(before: Thumbnail, now: Thumbnail): number[] {
  const { columns, rows } = now;
  const room = Math.ceil(columns / ACROSS / 2 + 1) * Math.ceil(rows / DOWN / 2 + 1);
  const ratios = Array.from({ length: ACROSS * DOWN }, () => new Float32Array(room));
  const filled = new Uint16Array(ACROSS * DOWN);
  for (let row = 0; row < rows; row += 2) {
    const down = Math.floor((row * DOWN) / rows) * ACROSS;
    for (let column = row % 4 ? 1 : 0; column < columns; column += 2) {
      const at = row * columns + column;
      const part = down + Math.floor((column * ACROSS) / columns);
      ratios[part]![filled[part]!++] = (now.grey[at]! + FLOOR) / (before.grey[at]! + FLOOR);
    }
  }
  const parts = ratios.map((values, part) => medianOf(values.subarray(0, filled[part])));
  const whole = medianOf(Float32Array.from(parts));
  return parts.map((gain) => within(gain, PART, whole));
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

/** What each cell of a row would be now if nothing but the light had changed. */
function expected(
  before: Thumbnail,
  now: Thumbnail,
  row: number,
  gains: Float32Array,
  was: Float32Array,
): void {
  const start = row * now.columns;
  const ratios = new Float32Array(now.columns >> 1);
  for (let column = 0; column < was.length; column++) {
    was[column] = (before.grey[start + column]! + FLOOR) * gains[column]!;
    if (column % 2 && column >> 1 < ratios.length)
      ratios[column >> 1] = (now.grey[start + column]! + FLOOR) / was[column]!;
  }
  const band = within(medianOf(ratios), BAND);
  // A cell that is as bright as can be says nothing of how much light fell on it.
  for (let column = 0; column < was.length; column++)
    was[column] = Math.min(255, was[column]! * band - FLOOR);
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
  const gains = new Float32Array(columns);
  const was = new Float32Array(columns);
  for (let row = 0; row < rows; row++) {
    const lower = down.way[row]!;
    for (let column = 0; column < columns; column++) {
      const part = down.part[row]! * ACROSS + across.part[column]!;
      const way = across.way[column]!;
      const up = light[part]! * (1 - way) + light[part + 1]! * way;
      const low = light[part + ACROSS]! * (1 - way) + light[part + ACROSS + 1]! * way;
      gains[column] = up * (1 - lower) + low * lower;
    }
    expected(before, now, row, gains, was);
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column;
      const is = now.grey[at]!;
      const shake = Math.max(before.range[at]!, now.range[at]!);
      const most = NOISE + FLICKER * Math.max(is, was[column]!) + SHAKE * shake;
      if (Math.abs(is - was[column]!) > most) changed[at] = 1;
    }
  }
  return changed;
}
