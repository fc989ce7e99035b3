import type { CSSProperties, ReactNode } from 'react';
import type { Slot } from '../../../engine/cards.ts';
import { numbered } from '../numbered.ts';
import { PlayingCard } from './card.tsx';
import { lieOf } from './untidy.ts';

/** How a card lies, by its place from the bottom and how many lie on it. */
function lies(slot: Slot, place: number, above: number): CSSProperties {
  const { turn, dx, dy } = lieOf(slot, place, above === 0);
  return { transform: `translate(${dx}%, ${dy}%) rotate(${turn}deg)`, '--above': above } as CSSProperties;
}

interface Props {
  readonly pile: readonly Slot[];
  /** At most so many of them are drawn: what lies under them doesn’t show. */
  readonly shown: number;
  readonly children?: ReactNode;
}

/** A pile as hands leave it: its top cards, each a little askew. */
export function Heap({ pile, shown, children }: Props) {
  const top = pile.slice(-shown);
  const below = pile.length - top.length;
  return (
    <div
      className="heap"
      data-testid="pile"
      data-cards={pile.join(' ')}
      data-count={pile.length}
      style={{ '--drawn': top.length } as CSSProperties}
    >
      {numbered(top, below).map(({ key, item }, i) => (
        <span key={key} className="lies" style={lies(item, below + i, top.length - 1 - i)}>
          <PlayingCard slot={item} />
        </span>
      ))}
      {children}
    </div>
  );
}
