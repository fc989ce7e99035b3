import type { CSSProperties } from 'react';
import type { Slot } from '../../../engine/cards.ts';
import { numbered } from '../numbered.ts';
import { PlayingCard } from './card.tsx';

/** The top card is turned by a quarter of what it will be when others lie on it: it has to be read. */
const TOP = 0.25;
/** Degrees, and percent of a card, that one may lie askew. */
const [TURNED, MOVED] = [15, 5] as const;

/** Between -1 and 1, always the same for the same text. */
function drawn(text: string): number {
  let hash = 7;
  for (const letter of text) hash = (hash * 31 + letter.charCodeAt(0)) % 1009;
  return (hash / 1008) * 2 - 1;
}

/** How a card lies: by its own name and its place from the bottom, so that it lies alike on every screen. */
const lies = (slot: Slot, place: number, isTop: boolean) =>
  ({
    '--turned': `${(drawn(`${slot} ${place}`) * TURNED * (isTop ? TOP : 1)).toFixed(1)}deg`,
    '--right': `${(drawn(`${place} ${slot}`) * MOVED).toFixed(1)}%`,
    '--down': `${(drawn(`${slot}${place}.`) * MOVED).toFixed(1)}%`,
  }) as CSSProperties;

interface Props {
  readonly pile: readonly Slot[];
  /** At most so many of them are drawn. */
  readonly shown: number;
}

/** A pile as hands leave it: its top cards, each a little askew. */
export function Heap({ pile, shown }: Props) {
  const top = pile.slice(-shown);
  const below = pile.length - top.length;
  return (
    <div className="heap" data-testid="pile" data-cards={pile.join(' ')} data-count={pile.length}>
      {numbered(top, below).map(({ key, item }, i) => (
        <span key={key} style={lies(item, below + i, i === top.length - 1)}>
          <PlayingCard slot={item} />
        </span>
      ))}
    </div>
  );
}
