/** What a sheet is made of before it becomes PDF or SVG. Everything is in millimetres from the top left corner. */

export type Point = readonly [x: number, y: number];

/** Steps of an outline; `curve` has two points that pull it, and then where it ends. */
export type Step =
  | { readonly to: 'move' | 'line'; readonly at: Point }
  | { readonly to: 'curve'; readonly at: readonly [Point, Point, Point] }
  | { readonly to: 'close' };

export type Shape =
  /** A black area. With `holes`, what lies inside of two outlines is white. */
  | { readonly kind: 'area'; readonly steps: readonly Step[]; readonly holes: boolean }
  /** Text on its base line, `size` from line to line of one millimetre of type. */
  | {
      readonly kind: 'text';
      readonly at: Point;
      readonly size: number;
      readonly bold: boolean;
      readonly text: string;
    }
  /** A thin grey box to cut along. */
  | { readonly kind: 'cut'; readonly box: Box }
  /** A thin black line. */
  | { readonly kind: 'rule'; readonly from: Point; readonly to: Point };

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A code on a page: its text, its bars or modules without the white around them, and how much white they need. */
export interface PlacedCode {
  readonly text: string;
  readonly box: Box;
  readonly quiet: { readonly x: number; readonly y: number };
}

export interface Page {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
  readonly codes: readonly PlacedCode[];
}

/** A sheet: pages of one size. */
export interface Sheet {
  readonly title: string;
  readonly pages: readonly Page[];
}

export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

/** Width and height. */
export const PAPER_SIZES: Record<Paper, readonly [number, number]> = {
  a4: [210, 297],
  letter: [215.9, 279.4],
};

/** Printers leave up to 8 mm of the edge white. */
export const MARGIN = 10;
