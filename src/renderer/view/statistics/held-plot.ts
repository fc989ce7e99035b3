import { type ScaleLinear, scaleLinear } from 'd3-scale';
import { type HeldMark, heldLines, spread } from './held.ts';

/**
 * In pixels beside letters of 14: around the lines, from one name to the next, and of a letter of a name, at its
 * broadest. Where letters are larger, so is all of it.
 */
const AROUND = { top: 20, right: 12, bottom: 22, left: 26 } as const;
const NAME_GAP = 15;
const LETTER = 7.2;
/** From the end of a line to its name: the mark lies between. */
export const TO_NAME = 40;
/** Lines of the same number lie beside each other. */
const APART = 2;
/** Names stand beside their lines while the lines get this share of the width; else below the picture. */
const LEAST_PLOT = 0.5;
/** In pixels, the room for one number below the picture, and the least; two to five are wanted, of round moves. */
const NUMBER = { room: 60, least: 34 } as const;

/** In pixels: with less from one moment to the next, dashes can't be told from steps, and marks cover each other. */
const LEAST_STEP = 4;
/** How much higher such a picture is, so that its marks lie apart, and how large these are beside others. */
const CROWDED = { height: 1.4, mark: 0.75 } as const;
/** In pixels, from one mark of a burn to the next at least: as broad as it is. */
const BURN = 9;

/** Where everything of a picture lies, in pixels. */
export interface HeldPlot {
  readonly width: number;
  readonly height: number;
  /** There are so many moments that lines have no dashes. */
  readonly crowded: boolean;
  /** How large the marks of pick-ups are, 1 as in the key. */
  readonly markScale: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** From a moment: what is no move takes no room. */
  readonly x: (at: number) => number;
  /** The last moment at the place that is nearest to this one. */
  readonly momentAt: (place: number) => number;
  /** From a number of cards. */
  readonly y: ScaleLinear<number, number>;
  /** Where the line of a seat lies at this many cards: off by a little, but never below 0. */
  readonly lineAt: (seat: number, count: number) => number;
  /** The moves whose numbers stand below, and the moment that each of them led to. */
  readonly moves: readonly { readonly number: number; readonly at: number }[];
  /** Where the names of the seats stand; null where there is no room for them beside the lines. */
  readonly names: readonly number[] | null;
}

/** Some moves of a round number, far enough apart for their numbers. */
function roundMoves(numbers: readonly (number | null)[], x: (at: number) => number, most: number) {
  const last = Math.max(...numbers.map((number) => number ?? 0));
  const few: { readonly number: number; readonly at: number }[] = [];
  for (const number of scaleLinear([0, last], [0, 1]).ticks(most)) {
    const at = numbers.indexOf(number);
    const before = few.at(-1);
    if (at >= 0 && (before === undefined || x(at) - x(before.at) >= NUMBER.least)) few.push({ number, at });
  }
  return few;
}

/** How many moves were made by each moment. */
function movesMade(numbers: readonly (number | null)[]): number[] {
  let made = 0;
  return numbers.map((number) => {
    made = number ?? made;
    return made;
  });
}

/** Lays out a round of at least one move: a row of cards held for each moment, and the moves that led to them. */
export function plotOf(
  held: readonly (readonly number[])[],
  numbers: readonly (number | null)[],
  { width, height: wished, longest }: Readonly<Record<'width' | 'height' | 'longest', number>>,
): HeldPlot {
  const lines = heldLines(held);
  const beside = width - AROUND.right - TO_NAME - longest * LETTER;
  const hasNames = beside >= LEAST_PLOT * width;
  const right = hasNames ? beside : width - AROUND.right;
  const made = movesMade(numbers);
  const last = made.at(-1) ?? 0;
  const crowded = right - AROUND.left < LEAST_STEP * last;
  const least = AROUND.top + AROUND.bottom + lines.length * NAME_GAP;
  const height = Math.max(crowded ? CROWDED.height * wished : wished, least);
  const bottom = height - AROUND.bottom;
  const y = scaleLinear([0, Math.max(...held.flat())], [bottom, AROUND.top]);
  const lineAt = (seat: number, count: number) =>
    Math.min(bottom, y(count) + (seat - (lines.length - 1) / 2) * APART);
  const ends = lines.map(({ counts }, seat) => lineAt(seat, counts.at(-1) ?? 0));
  const ofMove = scaleLinear([0, Math.max(1, last)], [AROUND.left, right]);
  const x = (at: number) => ofMove(made[at] ?? 0);
  const momentAt = (place: number) => {
    const move = Math.max(0, Math.min(last, Math.round(ofMove.invert(place))));
    return made.findLastIndex((one) => one <= move);
  };
  const fit = Math.floor((right - AROUND.left) / NUMBER.room);
  return {
    width,
    height,
    crowded,
    markScale: crowded ? CROWDED.mark : 1,
    left: AROUND.left,
    right,
    top: AROUND.top,
    bottom,
    x,
    momentAt,
    y,
    lineAt,
    moves: roundMoves(numbers, x, Math.max(2, Math.min(5, fit))),
    names: hasNames ? spread(ends, NAME_GAP, bottom + 6) : null,
  };
}

/** Where the marks of burns stand: every one is seen, beside its moment where that is another's place already. */
export const burnsApart = ({ x, right }: HeldPlot, marks: readonly HeldMark[]): readonly number[] =>
  spread(
    marks.filter(({ kind }) => kind === 'burn').map(({ at }) => x(at)),
    BURN,
    right,
  );
