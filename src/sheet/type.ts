/**
 * The widths of Helvetica's letters from blank to tilde, in thousandths of the size: that font is in every PDF
 * reader, and Arial and Liberation Sans have the same.
 */
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
] as const;

const SIGNS: Readonly<Record<string, number>> = {
  '’': 222,
  '‘': 222,
  '“': 333,
  '”': 333,
  '…': 1000,
  '–': 556,
};

/** Bold letters are up to a tenth wider. */
const BOLD = 1.1;
const WIDEST = 1000;

const letterWidth = (letter: string): number | undefined =>
  WIDTHS[(letter.codePointAt(0) ?? 0) - 32] ?? SIGNS[letter];

/** Whether the width of every letter is known. */
export const isMeasured = (text: string): boolean => [...text].every((one) => letterWidth(one) !== undefined);

/** How wide a text gets at most. */
export function widthOf(text: string, size: number, bold: boolean): number {
  let sum = 0;
  for (const letter of text) sum += letterWidth(letter) ?? WIDEST;
  return (sum * size * (bold ? BOLD : 1)) / 1000;
}

/** A text in lines no wider than that; a word that is wider stands on a line of its own. */
export function wrap(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer, size, false) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The largest size up to a usual one at which a text is no wider than that. */
export const fitting = (text: string, usual: number, bold: boolean, width: number): number =>
  Math.min(usual, (usual * width) / Math.max(widthOf(text, usual, bold), Number.EPSILON));
