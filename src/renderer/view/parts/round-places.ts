/** The middle of a seat's plate, in percent of the width and height that the table has. */
export type Place = readonly [left: number, top: number];

/** Where the seats of a kind of table stand. */
export interface SeatPlaces {
  readonly near: Place;
  readonly far: Place;
  /** The seats at the left rim from the near end on, by how many sit there; those at the right are their mirror image. */
  readonly left: readonly (readonly Place[])[];
  /** The same with a seat at the far end, where there is less room beside it. */
  readonly besideFar: readonly (readonly Place[])[];
}

const mirrored = ([left, top]: Place): Place => [100 - left, top];

/** Where as many seats stand round the table, clockwise from the one at the near end. */
export function placesRound({ near, far, left, besideFar }: SeatPlaces, seats: number): readonly Place[] {
  const hasFar = seats % 2 === 0;
  const side = (hasFar ? besideFar : left)[Math.floor((seats - 1) / 2)] ?? [];
  return [near, ...side, ...(hasFar ? [far] : []), ...side.map(mirrored).reverse()];
}
