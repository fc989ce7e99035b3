import { memo } from 'react';
import { type Card, JOKERS, RANKS, rankOf, SUITS } from '../../../engine/cards.ts';
import type { TableView } from '../../../protocol/view.ts';
import { sayCard } from '../../../words/say/names.ts';
import { useTools } from '../../store/context.ts';
import { SuitText } from '../suit-text.tsx';
import { CodeField } from './code-field.tsx';

/** Cards that can't be laid now, because all of them are seen in the middle of the table. */
function goneCards({ pile, open, rules }: TableView): ReadonlySet<string> {
  const seen = [...pile, ...(open?.cards ?? [])];
  return new Set(seen.filter((card) => seen.filter((other) => other === card).length >= rules.packs));
}

const CardButton = memo(function CardButton({ card, gone }: { readonly card: Card; readonly gone: boolean }) {
  const { words, send } = useTools();
  const rank = rankOf(card);
  return (
    <button
      type="button"
      aria-label={sayCard(words, card)}
      className={gone ? 'tap gone' : 'tap'}
      title={gone ? words.table.gone : undefined}
      data-testid={`card-${card}`}
      onClick={() => send({ type: 'code', code: card, how: 'tap' })}
    >
      {rank === null ? words.cards.joker : words.cards.rank(rank)}
      {rank !== null && (
        <span className="tap-suit">
          <SuitText text={sayCard(words, card).slice(-1)} />
        </span>
      )}
    </button>
  );
});

/** Every card of the deck to tap, and a field for codes. */
export function CardPanel({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const gone = goneCards(view);
  return (
    <section className="cards" aria-label={words.table.labels.cards} data-testid="card-panel">
      <CodeField />
      <div className="grid">
        {SUITS.map((suit) => (
          <div key={suit} className="suit-row">
            {RANKS.map((rank) => `${rank}${suit}` as const).map((card) => (
              <CardButton key={card} card={card} gone={gone.has(card)} />
            ))}
          </div>
        ))}
        {view.rules.jokers > 0 && (
          <div className="suit-row jokers">
            {JOKERS.slice(0, view.rules.jokers).map((card) => (
              <CardButton key={card} card={card} gone={gone.has(card)} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
