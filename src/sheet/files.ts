import type { Sheet } from './drawing.ts';
import { toPdf } from './pdf.ts';
import { toSvg } from './svg.ts';

export const FORMATS = ['pdf', 'svg'] as const;
export type Format = (typeof FORMATS)[number];

/** A file to save: its name and its text. */
export interface MadeFile {
  readonly name: string;
  readonly text: string;
}

/** A sheet as files: one PDF, or an SVG for each page, numbered where there are several. `stem` is without ending. */
export function filesOf(sheet: Sheet, stem: string, format: Format): MadeFile[] {
  if (format === 'pdf') return [{ name: `${stem}.pdf`, text: toPdf(sheet) }];
  const { pages } = sheet;
  return pages.map((page, i) => ({
    name: pages.length === 1 ? `${stem}.svg` : `${stem}-${i + 1}.svg`,
    text: toSvg(page),
  }));
}
