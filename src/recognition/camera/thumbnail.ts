import type { Area, Frame } from '../../device/frame.ts';

/** A picture made small: the mean grey of each square of `cell` by `cell` pixels. */
export interface Thumbnail {
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
  readonly grey: Uint8Array;
  /** For each cell, how far it and the eight around it differ: what a slight shake can change of it. */
  readonly range: Uint8Array;
}

const COLUMNS = 160;
/** Pixels looked at along each side of a cell: sixteen of them are enough to take the noise away. */
const SAMPLES = 4;

function greyOf(frame: Frame, cell: number, columns: number, rows: number): Uint8Array {
  const grey = new Uint8Array(columns * rows);
  const step = Math.max(1, Math.floor(cell / SAMPLES));
  const inCell = Math.ceil(cell / step) ** 2;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let sum = 0;
      for (let y = 0; y < cell; y += step) {
        const line = (row * cell + y) * frame.width + column * cell;
        for (let x = 0; x < cell; x += step) sum += frame.grey[line + x]!;
      }
      grey[row * columns + column] = sum / inCell;
    }
  }
  return grey;
}

/** Least and greatest of three cells in a row, then of three such in a column. */
function rangeOf(grey: Uint8Array, columns: number, rows: number): Uint8Array {
  const range = new Uint8Array(grey.length);
  const least = new Uint8Array(grey.length);
  const most = new Uint8Array(grey.length);
  for (let at = 0; at < grey.length; at++) {
    const column = at % columns;
    const here = grey[at]!;
    const left = column > 0 ? grey[at - 1]! : here;
    const right = column < columns - 1 ? grey[at + 1]! : here;
    least[at] = left < right ? (left < here ? left : here) : right < here ? right : here;
    most[at] = left > right ? (left > here ? left : here) : right > here ? right : here;
  }
  for (let at = 0; at < grey.length; at++) {
    const up = at >= columns ? at - columns : at;
    const down = at + columns < rows * columns ? at + columns : at;
    const low = Math.min(least[up]!, least[at]!, least[down]!);
    range[at] = Math.max(most[up]!, most[at]!, most[down]!) - low;
  }
  return range;
}

/** About 160 cells wide, whatever the frame's size. */
export function thumbnailOf(frame: Frame): Thumbnail {
  const cell = Math.max(1, Math.ceil(frame.width / COLUMNS));
  const columns = Math.floor(frame.width / cell);
  const rows = Math.floor(frame.height / cell);
  const grey = greyOf(frame, cell, columns, rows);
  return { cell, columns, rows, grey, range: rangeOf(grey, columns, rows) };
}

/** The same cells with others' greys. */
export const regreyed = (like: Thumbnail, grey: Uint8Array): Thumbnail => ({
  ...like,
  grey,
  range: rangeOf(grey, like.columns, like.rows),
});

/** A set of cells: 1 where a cell belongs to it. */
export type Cells = Uint8Array;

/** The cells that lie in an area of the frame, those at its edge included. */
export function cellsIn(area: Area, { cell, columns, rows }: Thumbnail): Cells {
  const cells = new Uint8Array(columns * rows);
  const right = Math.min(columns, Math.ceil((area.x + area.width) / cell));
  const bottom = Math.min(rows, Math.ceil((area.y + area.height) / cell));
  for (let row = Math.max(0, Math.floor(area.y / cell)); row < bottom; row++) {
    cells.fill(1, row * columns + Math.max(0, Math.floor(area.x / cell)), row * columns + right);
  }
  return cells;
}

/** The smallest area of the frame that holds all cells of a set; null for an empty set. */
export function boxOf(cells: Cells, { cell, columns, rows }: Thumbnail): Area | null {
  let [left, top, right, bottom] = [columns, rows, -1, -1];
  for (let at = 0; at < cells.length; at++) {
    if (!cells[at]) continue;
    const column = at % columns;
    const row = (at - column) / columns;
    if (column < left) left = column;
    if (column > right) right = column;
    if (row < top) top = row;
    if (row > bottom) bottom = row;
  }
  if (right < 0) return null;
  return {
    x: left * cell,
    y: top * cell,
    width: (right - left + 1) * cell,
    height: (bottom - top + 1) * cell,
  };
}

/** How many cells there are; of those in `within` if it is given. */
export function count(cells: Cells, within?: Cells): number {
  let sum = 0;
  for (let at = 0; at < cells.length; at++) if (cells[at] && (!within || within[at])) sum++;
  return sum;
}
