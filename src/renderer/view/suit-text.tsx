import { numbered } from './numbered.ts';

const SUITS = /([♣♦♥♠])/;

const LETTERS: Readonly<Record<string, string>> = { '♣': 'C', '♦': 'D', '♥': 'H', '♠': 'S' };

/** Text whose suits have their colours, where the ground allows for it. */
export function SuitText({ text }: { readonly text: string }) {
  return numbered(text.split(SUITS)).map(({ key, item }) =>
    LETTERS[item] === undefined ? (
      item
    ) : (
      <span key={key} className={`suit suit-${LETTERS[item]}`}>
        {item}
      </span>
    ),
  );
}
