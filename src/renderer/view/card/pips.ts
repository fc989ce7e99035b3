import type { Rank } from '../../../engine/cards.ts';

/** Where the signs of a card lie, as on real ones, in a face of 100 by 140. */
interface Layout {
  readonly size: number;
  readonly pips: readonly { readonly x: number; readonly y: number }[];
}

const MIDDLE = 50;
/** The two columns stand between the indices, so that these can be large. */
const COLUMNS = [38, 62] as const;
const TOP = 26;
/** From the top row of signs to the lowest. */
const HEIGHT = 88;

/** Rows are told in parts of the height, from 0 for the top row to 1 for the lowest. */
const at = (x: number, row: number) => ({ x, y: TOP + row * HEIGHT });
const columns = (...rows: readonly number[]) => rows.flatMap((row) => COLUMNS.map((x) => at(x, row)));
const middle = (...rows: readonly number[]) => rows.map((row) => at(MIDDLE, row));

/** Ten ranks; the other three have a picture. */
export const PIPS: Readonly<Partial<Record<Rank, Layout>>> = {
  A: { size: 46, pips: middle(0.5) },
  2: { size: 26, pips: middle(0, 1) },
  3: { size: 26, pips: middle(0, 0.5, 1) },
  4: { size: 20, pips: columns(0, 1) },
  5: { size: 20, pips: [...columns(0, 1), ...middle(0.5)] },
  6: { size: 20, pips: columns(0, 0.5, 1) },
  7: { size: 20, pips: [...columns(0, 0.5, 1), ...middle(0.25)] },
  8: { size: 20, pips: [...columns(0, 0.5, 1), ...middle(0.25, 0.75)] },
  9: { size: 18.5, pips: [...columns(0, 1 / 3, 2 / 3, 1), ...middle(0.5)] },
  T: { size: 18.5, pips: [...columns(0, 1 / 3, 2 / 3, 1), ...middle(1 / 6, 5 / 6)] },
};

/** Signs of the lower half stand on their heads. */
export const isTurned = (y: number): boolean => y > TOP + HEIGHT / 2;
