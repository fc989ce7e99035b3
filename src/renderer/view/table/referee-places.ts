import type { SeatPlaces } from '../parts/round-places.ts';

/** Where people sit at the table of the referee: clear of the pile, and of stock and burned cards beside it. */
export const PLACES: SeatPlaces = {
  near: [50, 88.5],
  far: [50, 12],
  left: [
    [],
    [[13, 46]],
    [
      [12, 54],
      [27.5, 13],
    ],
    [
      [19, 85],
      [13.5, 49],
      [24, 13],
    ],
    [
      [27, 92],
      [10, 72],
      [9, 38],
      [28, 9],
    ],
    [
      [28, 90],
      [11, 70],
      [9, 44],
      [15, 20],
      [37, 8],
    ],
  ],
  besideFar: [
    [],
    [[13, 49]],
    [
      [14, 71],
      [14, 27],
    ],
    [
      [20, 83],
      [13.5, 49],
      [19, 17],
    ],
    [
      [27, 91],
      [10, 71],
      [10, 33],
      [28, 10],
    ],
    [
      [28, 90],
      [11, 72],
      [8, 46],
      [13, 22],
      [31, 9],
    ],
  ],
};
