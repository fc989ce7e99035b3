import { type Card, makeDeck, rankOf, suitOf } from '../engine/cards.ts';
import type { Words } from '../words/words.ts';
import { type Code, encode } from './codes.ts';
import { MARGIN, type Paper, type Sheet } from './drawing.ts';
import { inRows, makeSheet, type Row, widthWithin } from './pages.ts';
import { type Placed, placeCode, textLine } from './place.ts';
import type { Symbology } from './sizes.ts';
import { symbolOf } from './suits.ts';

export interface DeckSheet {
  readonly paper: Paper;
  readonly symbology: Symbology;
  /** 1 or 2. */
  readonly packs: number;
  /** From 0 to 4. */
  readonly jokers: number;
  /** How high the bars are, or the side of a square code, in millimetres: within `SIZES`. */
  readonly size: number;
}

/** The width of the thinnest bar: 13 thousandths of an inch, which every laser scanner reads. */
const BAR = 0.33;
/** How wide the name beside a square code may be, and how high it is at least. */
const NAME = { width: 10.6, height: 9 } as const;
/** Some fonts have letters that reach to the left of where they begin. */
const BESIDE = 0.6;
/** The height of the name under bars. */
const UNDER = 5;

interface Label {
  readonly width: number;
  readonly height: number;
  readonly draw: (left: number, top: number) => Placed;
}

/** What a card is called on its label: `10`, `hearts`, and which pack where there are two. */
function namesOf(card: Card, packs: number, words: Words['sheet']) {
  const rank = rankOf(card);
  const suit = suitOf(card);
  const pack = packs === 1 || suit === null ? null : words.pack(card.startsWith('2:') ? 2 : 1);
  const short = rank === null ? card.slice(1) : rank === 'T' ? '10' : rank;
  return { suit, short, long: suit === null ? words.joker : words.suits[suit], pack };
}

type Names = ReturnType<typeof namesOf>;

/** Bars with the name in one line under them. */
function strip(code: Code, names: Names, size: number, widest: number): Label {
  const quiet = code.quiet.x * BAR;
  const width = widest * BAR + 2 * quiet;
  const height = size + UNDER + 2;
  const long = names.pack === null ? names.long : `${names.long}, ${names.pack}`;
  return {
    width,
    height,
    draw(left, top) {
      const { shapes, codes } = placeCode(code, [left + quiet, top + 1], BAR, size);
      const line = top + 1 + size + UNDER - 1;
      return {
        codes,
        shapes: [
          ...shapes,
          textLine(names.short, [left + quiet, line], 4, 5, true),
          symbolOf(names.suit, [left + quiet + 5.2, line - 3], 3.2),
          textLine(long, [left + quiet + 9.2, line], 2.6, width - quiet - 10),
        ],
      };
    },
  };
}

/** A square code with the name beside it; `fewest` modules are the widest, and the white around them is. */
function corner(code: Code, names: Names, size: number, fewest: number): Label {
  const module = size / code.width;
  const quiet = (code.quiet.x * size) / fewest;
  const height = Math.max(size + 2 * quiet, NAME.height);
  return {
    width: size + 2 * quiet + NAME.width,
    height,
    draw(left, top) {
      const { shapes, codes } = placeCode(code, [left + quiet, top + (height - size) / 2], module, module);
      const beside = left + size + 2 * quiet + BESIDE;
      const middle = top + height / 2;
      const room = NAME.width - BESIDE - 0.4;
      return {
        codes,
        shapes: [
          ...shapes,
          textLine(names.short, [beside, middle], 4, 4.6, true),
          symbolOf(names.suit, [beside + 5.3, middle - 3.2], 3.4),
          textLine(names.long, [beside, middle + 2.3], 2, room),
          ...(names.pack === null ? [] : [textLine(names.pack, [beside, middle + 4.1], 1.7, room)]),
        ],
      };
    },
  };
}

const cut = (label: Label, left: number, top: number): Placed => {
  const { shapes, codes } = label.draw(left, top);
  const { width, height } = label;
  return { codes, shapes: [{ kind: 'cut', box: { x: left, y: top, width, height } }, ...shapes] };
};

function labelRow(labels: readonly Label[]): Row {
  return {
    height: labels[0]!.height,
    withNext: false,
    draw(top) {
      const placed = labels.map((label, i) => cut(label, MARGIN + i * label.width, top));
      return {
        shapes: placed.flatMap(({ shapes }) => shapes),
        codes: placed.flatMap(({ codes }) => codes),
      };
    },
  };
}

/** The codes for a whole deck, two labels a card. */
export function deckSheet(
  { paper, symbology, packs, jokers, size }: DeckSheet,
  words: Words['sheet'],
): Sheet {
  const coded = makeDeck(packs, jokers).map((card) => ({
    code: encode(symbology, card),
    names: namesOf(card, packs, words),
  }));
  const widths = coded.map(({ code }) => code.width);
  const [fewest, widest] = [Math.min(...widths), Math.max(...widths)];
  const labels = coded.map(({ code, names }) =>
    symbology === 'code128' ? strip(code, names, size, widest) : corner(code, names, size, fewest),
  );
  const columns = Math.floor(widthWithin(paper) / labels[0]!.width);
  const rows = inRows(
    labels.flatMap((label) => [label, label]),
    columns,
  ).map(labelRow);
  const hint = `${words.cutOut} ${words.trueSize}`;
  return makeSheet(paper, { title: words.deck(packs, jokers), hint }, rows, words);
}
