import {
  type SymbolType,
  symbol,
  symbolCircle,
  symbolCross,
  symbolDiamond,
  symbolSquare,
  symbolStar,
  symbolWye,
} from 'd3-shape';

/** How the line of a seat is told from others, also without its colour: by dashes and by the shape of its marks. */
interface SeatStyle {
  /** As `stroke-dasharray`. */
  readonly dashes: string;
  readonly colour: string;
  /** The outline of a mark around 0, 0. */
  readonly mark: string;
}

/** Chips have so many colours. */
const CHIPS = 11;
const DASHES = ['none', '9 4', '2 3', '12 3 2 3', '6 2 2 2 2 2'] as const;
/** No triangle: that is the sign of a burn. */
const SHAPES: readonly SymbolType[] = [
  symbolCircle,
  symbolSquare,
  symbolDiamond,
  symbolStar,
  symbolCross,
  symbolWye,
];

/** In square pixels. */
const MARK_AREA = 40;

const around = <T>(list: readonly T[], i: number): T => list[i % list.length]!;

/** A line in the colour of a chip; on dark paper it has to be lighter. */
const lineColour = (chip: string): string => `color-mix(in oklab, ${chip}, light-dark(${chip}, #fff))`;

/** How the line of a seat is drawn, by the number of the seat from 0. */
export const styleOf = (seat: number): SeatStyle => ({
  dashes: around(DASHES, seat),
  colour: lineColour(`var(--chip-${(seat % CHIPS) + 1})`),
  mark: symbol(around(SHAPES, seat), MARK_AREA)() ?? '',
});
