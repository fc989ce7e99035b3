import { makeDeck } from '../engine/cards.ts';
import type { Words } from '../words/words.ts';
import { encode } from './codes.ts';
import { MARGIN, type Paper, type Sheet } from './drawing.ts';
import { type Label, namesOf, square, strip } from './label.ts';
import { inRows, makeSheet, type Row, widthWithin } from './pages.ts';
import type { Placed } from './place.ts';
import type { Symbology } from './sizes.ts';

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
    symbology === 'code128' ? strip(code, names, size, widest) : square(code, names, size, fewest),
  );
  const columns = Math.floor(widthWithin(paper) / labels[0]!.width);
  const rows = inRows(
    labels.flatMap((label) => [label, label]),
    columns,
  ).map(labelRow);
  const hint = `${words.cutOut} ${words.trueSize}`;
  return makeSheet(paper, { title: words.deck(packs, jokers), hint }, rows, words);
}
