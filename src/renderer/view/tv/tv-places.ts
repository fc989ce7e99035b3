/** The middle of a seat's plate, in percent of the window's width and height. */
type Place = readonly [left: number, top: number];

const NEAR: Place = [50, 90];
const FAR: Place = [50, 11.5];

/**
 * The seats at the left rim from the near end on, by how many sit there; those at the right are their mirror image. They
 * keep clear of the headline at the top left, of the pile and of what is said under it.
 */
const LEFT: readonly (readonly Place[])[] = [
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
];

/** With a seat at the far end there is less room beside it. */
const BESIDE_FAR: readonly (readonly Place[])[] = [
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
];

const mirrored = ([left, top]: Place): Place => [100 - left, top];

/** Where as many seats stand round the table, clockwise from the one at the near end. */
export function seatPlaces(seats: number): readonly Place[] {
  const hasFar = seats % 2 === 0;
  const left = (hasFar ? BESIDE_FAR : LEFT)[Math.floor((seats - 1) / 2)] ?? [];
  return [NEAR, ...left, ...(hasFar ? [FAR] : []), ...left.map(mirrored).reverse()];
}
