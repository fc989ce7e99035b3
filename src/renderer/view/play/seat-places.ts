/** Where the others sit, as this screen shows its table: clockwise, from one's own left to one's own right. */

/** A place at the rim. */
export interface SeatPlace {
  readonly side: 'left' | 'top' | 'right';
  /** At the top: how far right of the middle, in `--u`; at the sides: how far down, from 0 to 1. */
  readonly at: number;
}

/** How many sit at each side and at the top, by the number of others. */
const SPREAD: Readonly<Record<number, readonly [side: number, top: number]>> = {
  1: [0, 1],
  2: [1, 0],
  3: [1, 1],
  4: [1, 2],
  5: [2, 1],
  6: [2, 2],
  7: [2, 3],
  8: [3, 2],
  9: [3, 3],
  10: [3, 4],
  11: [3, 5],
};

/** At a side, from the top down. */
const DOWN: Readonly<Record<number, readonly number[]>> = {
  1: [0.44],
  2: [0.2, 0.68],
  3: [0.12, 0.45, 0.78],
};
/** At the top, from the left. */
const ACROSS: Readonly<Record<number, readonly number[]>> = {
  1: [0],
  2: [-11, 11],
  3: [-15, 0, 15],
  4: [-18, -6, 6, 18],
  5: [-20, -10, 0, 10, 20],
};

/** The places of so many others, in the order of play: the first is on one's own left. */
export function placesFor(others: number): readonly SeatPlace[] {
  const [side, top] = SPREAD[others] ?? [0, 0];
  const down = DOWN[side] ?? [];
  return [
    ...down.toReversed().map((at): SeatPlace => ({ side: 'left', at })),
    ...(ACROSS[top] ?? []).map((at): SeatPlace => ({ side: 'top', at })),
    ...down.map((at): SeatPlace => ({ side: 'right', at })),
  ];
}

/** The seats as this screen shows them, from one's own left; `near` is one's own, null for people who watch. */
export function othersOf(seats: number, near: number | null): readonly number[] {
  const first = near ?? -1;
  const others = near === null ? seats : seats - 1;
  return Array.from({ length: others }, (_, i) => (first + 1 + i) % seats);
}
