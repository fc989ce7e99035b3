import type { SeatPlaces } from '../parts/round-places.ts';

/** Where people sit in the large view: clear of the headline at the top left, of the pile and of what is said under it. */
export const TV_PLACES: SeatPlaces = {
  near: [50, 90],
  far: [50, 11.5],
  left: [
    [],
    [[11.5, 50]],
    [
      [11.5, 58],
      [35.8, 20],
    ],
    [
      [24.5, 89],
      [9.5, 57],
      [33, 17.5],
    ],
    [
      [25, 90],
      [9, 67],
      [10.5, 40],
      [34, 15],
    ],
    [
      [28, 90],
      [10, 77],
      [8, 56],
      [11, 35],
      [34, 14],
    ],
  ],
  besideFar: [
    [],
    [[11.5, 50]],
    [
      [11.5, 65],
      [13, 33],
    ],
    [
      [24.5, 89],
      [9.5, 62],
      [13, 33],
    ],
    [
      [25, 90],
      [9, 71],
      [8.5, 49],
      [15, 28],
    ],
    [
      [28, 90],
      [10, 78],
      [8, 60],
      [9, 42],
      [16, 25],
    ],
  ],
};
