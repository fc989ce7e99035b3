import type { Words } from '../words/words.ts';
import { MARGIN, PAPER_SIZES, type Page, type Paper, type Sheet } from './drawing.ts';
import { type Placed, textLine } from './place.ts';

/** A line across the page with something in it, which is drawn once it is known where that lies. */
export interface Row {
  readonly height: number;
  readonly draw: (top: number) => Placed;
  /** Not the last of a page: a heading isn't left alone at its foot, and what belongs together stands on one. */
  readonly withNext: boolean;
}

/** How much of the page its head takes. */
const HEAD = 15;

export const widthWithin = (paper: Paper): number => PAPER_SIZES[paper][0] - 2 * MARGIN;
const heightWithin = (paper: Paper): number => PAPER_SIZES[paper][1] - 2 * MARGIN - HEAD;

/** How high the first of these rows is with all that stand on its page; no more than a page has room for. */
function heightTogether(rows: readonly Row[], room: number): number {
  let height = 0;
  for (const row of rows) {
    if (height > 0 && height + row.height > room) break;
    height += row.height;
    if (!row.withNext) break;
  }
  return height;
}

/** Rows in pages, each as full as it gets. */
function breakRows(rows: readonly Row[], room: number): Row[][] {
  const pages: Row[][] = [[]];
  let used = 0;
  for (const [i, row] of rows.entries()) {
    const needed = heightTogether(rows.slice(i), room);
    if (used > 0 && used + needed > room) {
      pages.push([]);
      used = 0;
    }
    pages.at(-1)!.push(row);
    used += row.height;
  }
  return pages;
}

interface Text {
  readonly title: string;
  /** A sentence about what to do with it. */
  readonly hint: string;
}

function makePage(paper: Paper, text: Text, rows: readonly Row[], count: string): Page {
  const [width, height] = PAPER_SIZES[paper];
  const right = width - MARGIN;
  let top = MARGIN + HEAD;
  const placed = rows.map((row) => {
    const drawn = row.draw(top);
    top += row.height;
    return drawn;
  });
  return {
    width,
    height,
    shapes: [
      textLine(text.title, [MARGIN, MARGIN + 5], 5.5, 150, true),
      textLine(count, [right - 22, MARGIN + 5], 3, 22),
      textLine(text.hint, [MARGIN, MARGIN + 10], 3, right - MARGIN),
      ...placed.flatMap(({ shapes }) => shapes),
    ],
    codes: placed.flatMap(({ codes }) => codes),
  };
}

/** A sheet of these rows, on as many pages as they take. */
export function makeSheet(paper: Paper, text: Text, rows: readonly Row[], words: Words['sheet']): Sheet {
  const pages = breakRows(rows, heightWithin(paper));
  return {
    title: text.title,
    pages: pages.map((page, i) => makePage(paper, text, page, words.page(i + 1, pages.length))),
  };
}

/** As many of these beside each other as a list has left, row by row. */
export const inRows = <T>(things: readonly T[], columns: number): T[][] =>
  Array.from({ length: Math.ceil(things.length / columns) }, (_, row) =>
    things.slice(row * columns, (row + 1) * columns),
  );
