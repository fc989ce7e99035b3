import type { LabelFacts } from '../words/facts.ts';

export const SYMBOLOGIES = ['code128', 'datamatrix', 'qr'] as const;
export type Symbology = (typeof SYMBOLOGIES)[number];

/** How high a code for a card may be, in millimetres: smaller can't be scanned, larger doesn't fit on a card. */
export const SIZES: Record<
  Symbology,
  { readonly min: number; readonly usual: number; readonly max: number }
> = {
  code128: { min: 5, usual: 8, max: 20 },
  datamatrix: { min: 5, usual: 8, max: 20 },
  qr: { min: 7, usual: 10, max: 25 },
};

/** The sides of DataMatrix codes for cards on a table below a camera, and of those that are held up, in millimetres. */
const LABELS = { watch: 16, show: SIZES.datamatrix.usual } as const;

/** How wide a table a usual camera sees, in parts of how high above it it hangs: 70° across. */
const SIGHT = 1.4;
/** Pixels of a module for its code to be read nearly always, at least; and modules along the side of a code. */
const [PIXELS, MODULES] = [2.5, 10];

/** An unmarked card of 88 mm has to be so many pixels high. */
const [CARD_PIXELS, CARD_MILLIMETRES] = [100, 88];

/**
 * Which labels a camera needs whose picture has so many pixels across, and how high it may hang for them, and for
 * unmarked cards.
 */
export function labelsFor(width: number): LabelFacts {
  /** To the full ten centimetres below. */
  const heightFor = (millimetresPerPixel: number) =>
    Math.floor((width * millimetresPerPixel) / SIGHT / 100) * 10;
  return {
    ...LABELS,
    highest: heightFor(LABELS.watch / MODULES / PIXELS),
    unmarked: { pixels: CARD_PIXELS, highest: heightFor(CARD_MILLIMETRES / CARD_PIXELS) },
  };
}
