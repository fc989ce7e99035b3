import { type Card, packOf, rankOf, suitOf } from '../engine/cards.ts';
import type { Words } from '../words/words.ts';
import type { Code } from './codes.ts';
import { type Placed, placeCode, textLine } from './place.ts';
import { symbolOf } from './suits.ts';

/** A label to stick on a card, in millimetres; `draw` puts it at a place. Its name is at the top left. */
export interface Label {
  readonly width: number;
  readonly height: number;
  readonly draw: (left: number, top: number) => Placed;
}

/** The width of the thinnest bar: 13 thousandths of an inch, which every laser scanner reads. */
const BAR = 0.33;
/** The height of the name over bars. */
const OVER = 5;
/** From the cut to the name. Some fonts have letters that reach to the left of where they begin. */
const BESIDE = 0.6;

/** What a card is called on its label: `10`, then `hearts`, and which pack where there are several: a joker is of none. */
export function namesOf(card: Card, packs: number, words: Words['sheet']) {
  const rank = rankOf(card);
  const suit = suitOf(card);
  const pack = suit === null ? '' : words.pack(packOf(card));
  const short = rank === null ? card.slice(1) : rank === 'T' ? '10' : rank;
  const long = suit === null ? words.joker : words.suits[suit];
  return { suit, short, lines: packs === 1 ? [long] : [long, pack] };
}

export type Names = ReturnType<typeof namesOf>;

/** Bars with the name in one line over them; `widest` is the width of the widest code of the deck, in bars. */
export function strip(code: Code, names: Names, size: number, widest: number): Label {
  const quiet = code.quiet.x * BAR;
  const width = widest * BAR + 2 * quiet;
  const long = names.lines.filter((line) => line !== '').join(', ');
  return {
    width,
    height: OVER + size + 2,
    draw(left, top) {
      const line = top + OVER - 1;
      const { shapes, codes } = placeCode(code, [left + quiet, top + OVER + 1], BAR, size);
      return {
        codes,
        shapes: [
          ...shapes,
          textLine(names.short, [left + BESIDE, line], 4, 5, true),
          symbolOf(names.suit, [left + BESIDE + 5.4, line - 3], 3.2),
          textLine(long, [left + BESIDE + 9.2, line], 2.6, width - BESIDE - 10),
        ],
      };
    },
  };
}

/**
 * A square code with the name over it, where a hand that is fanned shows it. `fewest` modules are the widest of the
 * deck, and so is the white around them. The name is as large as it can be without making the label wider.
 */
export function square(code: Code, names: Names, size: number, fewest: number): Label {
  const module = size / code.width;
  const quiet = (code.quiet.x * size) / fewest;
  const width = size + 2 * quiet;
  const letters = 1 + 0.27 * width;
  const head = (1 + 0.6 * names.lines.length) * letters;
  return {
    width,
    height: head + width,
    draw(left, top) {
      const { shapes, codes } = placeCode(code, [left + quiet, top + head + quiet], module, module);
      const x = left + BESIDE;
      const line = top + 0.9 * letters;
      return {
        codes,
        shapes: [
          ...shapes,
          textLine(names.short, [x, line], letters, 1.15 * letters, true),
          symbolOf(names.suit, [x + 1.3 * letters, line - 0.8 * letters], 0.85 * letters),
          ...names.lines.map((text, i) =>
            textLine(text, [x, line + 0.55 * (i + 1) * letters], 0.5 * letters, width - 2 * BESIDE),
          ),
        ],
      };
    },
  };
}
