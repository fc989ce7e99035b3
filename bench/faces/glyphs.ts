import { DOMMatrix, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import type { Suit } from '../../src/engine/cards.ts';
import { symbolOf } from '../../src/sheet/suits.ts';
import { fillShape } from '../../test/camera/scene/face.ts';

/** Typefaces of cards, drawn for the bench alone: training takes its ranks and suits from fonts, so it has seen none. */

/** A character as a pen writes it, 100 high, with the ends that bear a serif. */
interface Glyph {
  readonly width: number;
  readonly path: string;
  readonly serifs?: readonly (readonly [x: number, y: number])[];
}

const GLYPHS: Readonly<Record<string, Glyph>> = {
  0: { width: 56, path: 'M28 0Q4 0 4 50Q4 100 28 100Q52 100 52 50Q52 0 28 0Z' },
  1: { width: 34, path: 'M4 22L20 0V100', serifs: [[20, 100]] },
  2: { width: 60, path: 'M4 28Q4 0 30 0Q56 0 56 27Q56 46 32 68L4 100H58' },
  3: { width: 60, path: 'M4 22Q8 0 30 0Q54 0 54 24Q54 46 26 46Q58 46 58 72Q58 100 30 100Q6 100 2 78' },
  4: { width: 62, path: 'M46 100V0L0 70H62', serifs: [[46, 100]] },
  5: { width: 60, path: 'M54 0H12L8 46Q18 37 30 37Q58 37 58 67Q58 100 29 100Q6 100 2 80' },
  6: { width: 62, path: 'M54 16Q46 0 32 0Q4 0 4 56Q4 100 31 100Q58 100 58 69Q58 40 32 40Q8 40 4 66' },
  7: { width: 60, path: 'M2 0H58Q30 40 24 100' },
  8: {
    width: 60,
    path: 'M30 46Q6 46 6 23Q6 0 30 0Q54 0 54 23Q54 46 30 46Q2 46 2 73Q2 100 30 100Q58 100 58 73Q58 46 30 46Z',
  },
  9: { width: 62, path: 'M8 84Q16 100 30 100Q58 100 58 44Q58 0 31 0Q4 0 4 31Q4 60 30 60Q54 60 58 34' },
  A: {
    width: 64,
    path: 'M0 100L32 0L64 100M13 62H51',
    serifs: [
      [0, 100],
      [64, 100],
    ],
  },
  B: {
    width: 58,
    path: 'M6 0V100H32Q58 100 58 73Q58 47 32 47H6M32 47Q54 47 54 23Q54 0 30 0H6V50',
    serifs: [
      [4, 0],
      [4, 100],
    ],
  },
  D: {
    width: 62,
    path: 'M6 0V100H26Q62 100 62 50Q62 0 26 0Z',
    serifs: [
      [4, 0],
      [4, 100],
    ],
  },
  K: {
    width: 62,
    path: 'M6 0V100M58 0L6 60M26 40L60 100',
    serifs: [
      [6, 0],
      [6, 100],
      [58, 0],
      [60, 100],
    ],
  },
  R: {
    width: 60,
    path: 'M6 100V0H32Q58 0 58 26Q58 52 32 52H6M32 52L60 100',
    serifs: [
      [4, 0],
      [6, 100],
      [60, 100],
    ],
  },
  V: {
    width: 62,
    path: 'M0 0L31 100L62 0',
    serifs: [
      [0, 0],
      [62, 0],
    ],
  },
};

/** How a typeface looks. Parts of the height of its ranks, but for `wide`. */
export interface Typeface {
  readonly name: string;
  /** How thick lines are that go down, and those that go across. */
  readonly stem: number;
  readonly hair: number;
  /** How long serifs are; 0 without. */
  readonly serif: number;
  /** As wide as the pen writes it is 1. */
  readonly wide: number;
  readonly slant: number;
  readonly suits: 'sheet' | 'bench';
}

export const TYPEFACES: readonly Typeface[] = [
  { name: 'plain', stem: 0.14, hair: 0.14, serif: 0, wide: 1, slant: 0, suits: 'bench' },
  { name: 'roman', stem: 0.18, hair: 0.06, serif: 0.3, wide: 0.95, slant: 0, suits: 'sheet' },
  { name: 'narrow', stem: 0.13, hair: 0.12, serif: 0, wide: 0.66, slant: 0, suits: 'sheet' },
  { name: 'heavy', stem: 0.23, hair: 0.17, serif: 0, wide: 1.1, slant: 0, suits: 'bench' },
  { name: 'slab', stem: 0.13, hair: 0.09, serif: 0.32, wide: 0.8, slant: 0, suits: 'bench' },
  { name: 'slanted', stem: 0.15, hair: 0.08, serif: 0, wide: 0.9, slant: 0.14, suits: 'sheet' },
];

/** Suits in a square of 100, filled; those of `sheet` are the ones of printed labels. */
const SUIT_PATHS: Record<Suit, string> = {
  C: 'M50 4A21 21 0 1 1 49.9 4ZM24 38A22 22 0 1 1 23.9 38ZM76 38A22 22 0 1 1 75.9 38ZM38 44H62L54 62Q54 84 64 98H36Q46 84 46 62Z',
  D: 'M50 0Q64 27 88 50Q64 73 50 100Q36 73 12 50Q36 27 50 0Z',
  H: 'M50 98Q40 76 18 54Q4 40 6 24Q10 4 29 4Q44 5 50 24Q56 5 71 4Q90 4 94 24Q96 40 82 54Q60 76 50 98Z',
  S: 'M50 0Q58 22 80 42Q96 56 92 70Q84 86 66 80Q58 77 53 70Q54 86 66 98H34Q46 86 47 70Q42 77 34 80Q16 86 8 70Q4 56 20 42Q42 22 50 0Z',
};

/**
 * Strokes a glyph at its place: the pen is as wide as the stem and as high as a hairline, which makes the contrast of
 * a typeface.
 */
function strokeGlyph(pen: SKRSContext2D, { path, serifs = [] }: Glyph, face: Typeface): void {
  const lines = new Path2D();
  const [across, down] = [100 * face.stem, 100 * face.hair];
  const stroke = (line: Path2D, wide: number) => {
    lines.addPath(line, new DOMMatrix([wide / across, 0, 0, 1 / down, 0, 0]));
  };
  stroke(new Path2D(path), face.wide);
  const half = 50 * face.serif;
  if (half > 0)
    for (const [x, y] of serifs)
      stroke(new Path2D(`M${x * face.wide - half} ${y}H${x * face.wide + half}`), 1);
  pen.save();
  pen.scale(across, down);
  pen.lineWidth = 1;
  pen.miterLimit = 2;
  pen.stroke(lines);
  pen.restore();
}

/** Writes a rank (`T` as 10) in the middle of `x`, with its top at `top`, so high and at most so wide. */
export function writeRank(
  pen: SKRSContext2D,
  rank: string,
  face: Typeface,
  at: { readonly x: number; readonly top: number; readonly height: number; readonly most: number },
): void {
  const glyphs = [...(rank === 'T' ? '10' : rank)].map((sign) => {
    const glyph = GLYPHS[sign];
    if (glyph === undefined) throw new Error(`no glyph of ${sign}`);
    return glyph;
  });
  const gap = 100 * face.stem + 12 * face.wide;
  const width = glyphs.reduce((sum, glyph) => sum + glyph.width * face.wide + gap, 0);
  const scale = (at.height * (1 - face.hair)) / 100;
  const squeeze = Math.min(1, at.most / (width * scale));
  pen.save();
  pen.translate(at.x, at.top + (at.height * face.hair) / 2);
  pen.scale(scale * squeeze, scale);
  pen.transform(1, 0, -face.slant, 1, 50 * face.slant, 0);
  pen.translate(-width / 2 + gap / 2, 0);
  for (const glyph of glyphs) {
    strokeGlyph(pen, glyph, face);
    pen.translate(glyph.width * face.wide + gap, 0);
  }
  pen.restore();
}

/** Fills a suit into a square. */
export function fillSuit(
  pen: SKRSContext2D,
  suit: Suit,
  face: Typeface,
  at: { readonly left: number; readonly top: number; readonly size: number },
): void {
  if (face.suits === 'sheet') {
    fillShape(pen, symbolOf(suit, [at.left, at.top], at.size));
    return;
  }
  pen.save();
  pen.translate(at.left, at.top);
  pen.scale(at.size / 100, at.size / 100);
  pen.fill(new Path2D(SUIT_PATHS[suit]));
  pen.restore();
}
