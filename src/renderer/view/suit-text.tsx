import { numbered } from './numbered.ts';

/** A suit, or the number before it, whose zero is plain as on the card: `10♣`. */
const PARTS = /([♣♦♥♠]|10(?=[♣♦♥♠]))/;

const LETTERS: Readonly<Record<string, string>> = { '♣': 'C', '♦': 'D', '♥': 'H', '♠': 'S' };

/** Text whose suits have their colours, where the ground allows for it. */
export function SuitText({ text }: { readonly text: string }) {
  return numbered(text.split(PARTS)).map(({ key, item }) =>
    item === '10' ? (
      <span key={key} className="ten">
        {item}
      </span>
    ) : LETTERS[item] === undefined ? (
      item
    ) : (
      <span key={key} className={`suit suit-${LETTERS[item]}`}>
        {item}
      </span>
    ),
  );
}
