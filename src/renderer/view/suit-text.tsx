import { numbered } from './numbered.ts';

// Suits, and what no line breaks at its hyphen.
const PARTS = /([♣♦♥♠]|face-(?:up|down))/i;

const LETTERS: Readonly<Record<string, string>> = { '♣': 'C', '♦': 'D', '♥': 'H', '♠': 'S' };

const classOf = (part: string): string =>
  LETTERS[part] === undefined ? 'unbroken' : `suit suit-${LETTERS[part]}`;

/** Text whose suits have their colours, where the ground allows for it; “face-up” is never in two lines. */
export function SuitText({ text }: { readonly text: string }) {
  return numbered(text.split(PARTS)).map(({ key, item }) =>
    PARTS.test(item) ? (
      <span key={key} className={classOf(item)}>
        {item}
      </span>
    ) : (
      item
    ),
  );
}
