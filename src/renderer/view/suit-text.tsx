import { numbered } from './numbered.ts';

const SUITS = /([♣♦♥♠])/;

/** Text whose red suits are red, where the ground allows for it. */
export function SuitText({ text }: { readonly text: string }) {
  return numbered(text.split(SUITS)).map(({ key, item }) =>
    item === '♦' || item === '♥' ? (
      <span key={key} className="red-suit">
        {item}
      </span>
    ) : (
      item
    ),
  );
}
