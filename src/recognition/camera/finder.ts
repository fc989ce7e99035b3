/** The frame that every square DataMatrix has round its data, which is how one is known among other dark things. */

/** Places in a code, in parts of its side from its top left corner, and whether it is dark there (1) or white (0). */
export interface Finder {
  readonly u: Float64Array;
  readonly v: Float64Array;
  readonly dark: Uint8Array;
  readonly darkCount: number;
}

/** Two bars, left and below; two dashed lines, above and right; white outside. */
function makeFinder(modules: number): Finder {
  const last = modules - 1;
  const places: { u: number; v: number; dark: number }[] = [];
  for (let row = -1; row <= modules; row++)
    for (let column = -1; column <= modules; column++) {
      if (row > 0 && row < last && column > 0 && column < last) continue;
      const outside = row < 0 || column < 0 || row > last || column > last;
      const bar = column === 0 || row === last;
      const dash = row === 0 ? column % 2 === 0 : (last - row) % 2 === 0;
      const dark = !outside && (bar || dash) ? 1 : 0;
      places.push({ u: (column + 0.5) / modules, v: (row + 0.5) / modules, dark });
    }
  return {
    u: Float64Array.from(places, ({ u }) => u),
    v: Float64Array.from(places, ({ v }) => v),
    dark: Uint8Array.from(places, ({ dark }) => dark),
    darkCount: places.filter(({ dark }) => dark === 1).length,
  };
}

/** Modules along the side of the codes that cards have: of one pack, and of others. */
export const CARD_SIDES = [10, 12] as const;
/** The same with those of commands. */
export const ALL_SIDES = [...CARD_SIDES, 14, 16] as const;
export type Side = (typeof ALL_SIDES)[number];

export const FINDERS: Readonly<Record<Side, Finder>> = {
  10: makeFinder(10),
  12: makeFinder(12),
  14: makeFinder(14),
  16: makeFinder(16),
};
