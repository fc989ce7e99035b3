import type { Labelled } from './facts.ts';

/** The page that makes sheets of codes. */
export interface PrintWords {
  readonly title: string;
  readonly what: string;
  readonly sheets: Record<'commands' | 'deck', Labelled>;
  readonly codes: string;
  readonly kinds: Record<'code128' | 'datamatrix' | 'qr', Labelled>;
  readonly paper: string;
  readonly papers: Record<'a4' | 'letter', string>;
  readonly seats: string;
  readonly names: string;
  readonly packs: string;
  readonly jokers: string;
  readonly size: Labelled;
  readonly millimetres: (size: number) => string;
  readonly preview: (page: number, of: number) => string;
  readonly previous: string;
  readonly next: string;
  readonly savePdf: string;
  readonly saveSvg: string;
  readonly print: string;
  readonly trueSize: string;
  readonly making: string;
  /** Names whose letters a PDF can't show. */
  readonly notInPdf: (names: readonly string[]) => string;
}
