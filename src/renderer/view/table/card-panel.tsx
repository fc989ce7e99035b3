import { useCallback, useEffect, useRef, useState } from 'react';
import { type Card, faceOf, isCard, JOKERS, makeDeck } from '../../../engine/cards.ts';
import type { TableView } from '../../../protocol/view.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { ActionButton } from '../action-button.tsx';
import { CardGrid } from './card-grid.tsx';
import { CodeField } from './code-field.tsx';
import { toggleCards } from './panel.ts';

const PACK = makeDeck(1, JOKERS.length);

/**
 * The cards of one pack that can't be played now: each, and every copy of it, is known to lie on the pile or
 * out of the game, or has just been played.
 */
export function goneCards({
  open,
  unseen,
  seats,
}: Pick<TableView, 'open' | 'unseen' | 'seats'>): ReadonlySet<Card> {
  const left = new Map<Card, number>();
  const count = (slots: readonly (string | null)[], by: 1 | -1) => {
    for (const face of slots.filter((slot) => slot !== null && isCard(slot)).map(faceOf))
      left.set(face, (left.get(face) ?? 0) + by);
  };
  count([...unseen, ...seats.flatMap(({ known, faceUp }) => [...known, ...faceUp])], 1);
  count(open?.cards ?? [], -1);
  return new Set(PACK.filter((card) => (left.get(card) ?? 0) <= 0));
}

interface Props {
  readonly view: TableView;
  /** When they come: they were not there when the table came on the screen. */
  readonly appear: boolean;
}

/** Every card of the deck to tap, and a field for codes. */
export function CardPanel({ view, appear }: Props) {
  const { words, send } = useTools();
  const act = useAct();
  const section = useRef<HTMLElement>(null);
  const [comes] = useState(appear);
  // On a phone they are further down: people who ask for them want to see them.
  const asked = usePage(({ panel }) => panel === 'cards' || panel === 'asked');
  useEffect(() => {
    // On a phone that lies they have no room as a whole: their top comes first.
    const block = innerWidth > innerHeight ? 'start' : 'end';
    if (asked && comes) section.current?.scrollIntoView({ block });
  }, [asked, comes]);
  const tap = useCallback((card: Card) => send({ type: 'code', code: card, how: 'tap' }), [send]);
  return (
    <section ref={section} className="cards" aria-label={words.table.labels.cards} data-testid="card-panel">
      <div className="cards-head">
        <CodeField />
        <ActionButton testId="hide-cards" onClick={() => act((state) => ({ show: toggleCards(state) }))}>
          {words.table.buttons.hideCards}
        </ActionButton>
      </div>
      <CardGrid deck={view.rules} testId="card" faded={goneCards(view)} why={words.table.gone} onCard={tap} />
    </section>
  );
}
