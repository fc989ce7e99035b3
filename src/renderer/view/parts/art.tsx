import type { ReactNode } from 'react';
import type { Card } from '../../../engine/cards.ts';
import { CardBack, PlayingCard } from './card.tsx';

interface CardsProps {
  /** How they lie: in a heap, as a pair, as a hand. */
  readonly className: string;
  /** null for one that lies face down. */
  readonly cards: readonly (Card | null)[];
}

/** Cards as they lie on a table. */
export const ArtCards = ({ className, cards }: CardsProps) => (
  <span className={className}>
    {cards.map((card) => (card === null ? <CardBack key="back" /> : <PlayingCard key={card} slot={card} />))}
  </span>
);

/** A picture of something on a table, seen from above; it says nothing that isn’t in words beside it. */
export const Art = ({ children }: { readonly children: ReactNode }) => (
  <span className="art" aria-hidden="true">
    {children}
  </span>
);
