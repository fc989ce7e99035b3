import { useCallback, useEffect, useRef } from 'react';
import { type Card, JOKERS, RANKS, SUITS } from '../../../engine/cards.ts';
import type { TableView } from '../../../protocol/view.ts';
import { usePage, useTools } from '../../store/context.ts';
import { CardGrid } from './card-grid.tsx';
import { CodeField } from './code-field.tsx';

const EVERY_CARD: readonly Card[] = [
  ...SUITS.flatMap((suit) => RANKS.map((rank) => `${rank}${suit}` as const)),
  ...JOKERS,
];

/** Cards that can't be laid now: each of them is known to lie in the middle of the table, or out of the game. */
function goneCards({ open, unseen, seats }: TableView): ReadonlySet<string> {
  const left = new Map<string, number>();
  const count = (slots: readonly (string | null)[], by: 1 | -1) => {
    for (const slot of slots) {
      const card = slot?.replace(/^2:/, '') ?? '';
      left.set(card, (left.get(card) ?? 0) + by);
    }
  };
  count([...unseen, ...seats.flatMap(({ known, faceUp }) => [...known, ...faceUp])], 1);
  count(open?.cards ?? [], -1);
  return new Set(EVERY_CARD.filter((card) => (left.get(card) ?? 0) <= 0));
}

/** Every card of the deck to tap, and a field for codes. */
export function CardPanel({ view }: { readonly view: TableView }) {
  const { words, send } = useTools();
  const section = useRef<HTMLElement>(null);
  // On a phone they are further down: whoever asks for them wants to see them.
  const asked = usePage(({ panel }) => panel === 'cards');
  useEffect(() => {
    if (asked) section.current?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  const tap = useCallback((card: Card) => send({ type: 'code', code: card, how: 'tap' }), [send]);
  return (
    <section ref={section} className="cards" aria-label={words.table.labels.cards} data-testid="card-panel">
      <CodeField />
      <CardGrid
        jokers={view.rules.jokers}
        testId="card"
        faded={goneCards(view)}
        why={words.table.gone}
        onCard={tap}
      />
    </section>
  );
}
