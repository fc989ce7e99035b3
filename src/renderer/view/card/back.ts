/** Rhombs in rows, each row between those of the one above. */
export const BACK_LATTICE = Array.from({ length: 15 }, (_, row) =>
  Array.from({ length: row % 2 === 0 ? 8 : 7 }, (_, column) => {
    const x = 15 + 10 * column + (row % 2 === 0 ? 0 : 5);
    return `M${x} ${18.5 + 7 * row}l3.5 4.5l-3.5 4.5l-3.5-4.5z`;
  }).join(''),
).join('');

/** The program’s flame, in a square of 64. */
export const BACK_FLAME = 'M34 14c2 7 11 11 11 22a13 13 0 0 1-26 0c0-6 4-9 5-14 3 1 4 4 4 6 4-3 6-8 6-14z';
