import type { CSSProperties, ReactNode } from 'react';
import type { PileSlot } from '../../../engine/cards.ts';
import { numbered } from '../numbered.ts';
import { PlayingCard } from './card.tsx';
import { lieOf } from './untidy.ts';

/** How a card lies, by its place from the bottom, how many lie on it, and how many from the top are read. */
function lies(slot: PileSlot, place: number, above: number, read: number): CSSProperties {
  const { turn, dx, dy } = lieOf(
    slot,
    place,
    read > 1 && above < read ? 'fanned' : above === 0 ? 'top' : 'inside',
  );
  return {
    transform: `translate(${dx}%, ${dy}%) rotate(${turn}deg)`,
    '--lean': (read - 1) / 2 - Math.min(above, read - 1),
  } as CSSProperties;
}

/** How many cards of a pile are read: those from the one that counts on, as far as they are drawn, or the one on top. */
function readOf(pile: readonly PileSlot[], drawn: number, counts: PileSlot | 'all' | null): number {
  const at = counts === null || counts === 'all' ? -1 : pile.lastIndexOf(counts);
  if (counts !== 'all' && at < 0) return 1;
  return Math.max(1, Math.min(drawn, pile.length - at));
}

interface Props {
  readonly pile: readonly PileSlot[];
  /** At most so many of them are drawn: what lies under them doesn’t show. */
  readonly shown: number;
  /** The card that the next one has to go on, under others that are invisible; all that are drawn can be read where it is `all`. */
  readonly counts: PileSlot | 'all' | null;
  readonly children?: ReactNode;
}

/** A pile as hands leave it: its top cards, each a little askew; side by side where more than one is read. */
export function Heap({ pile, shown, counts, children }: Props) {
  const top = pile.slice(-shown);
  const below = pile.length - top.length;
  const read = readOf(pile, top.length, counts);
  return (
    <div
      className="heap"
      data-testid="pile"
      data-cards={pile.join(' ')}
      data-count={pile.length}
      style={{ '--read': read } as CSSProperties}
    >
      {numbered(top, below).map(({ key, item }, i) => (
        <span key={key} className="lies" style={lies(item, below + i, top.length - 1 - i, read)}>
          <PlayingCard slot={item} />
        </span>
      ))}
      {children}
    </div>
  );
}
