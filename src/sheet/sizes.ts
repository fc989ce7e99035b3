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
