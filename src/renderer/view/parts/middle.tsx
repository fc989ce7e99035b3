import type { ReactNode } from 'react';
import type { OpenView, TableView } from '../../../protocol/view.ts';
import { useTools } from '../../store/context.ts';
import { numbered } from '../numbered.ts';
import { PlayingCard } from './card.tsx';
import { Heap } from './heap.tsx';
import { Mark } from './mark.tsx';
import { onPile } from './on-pile.ts';
import { Stock, Tally } from './tally.tsx';

/** How many cards of the pile are drawn. */
const SHOWN = 7;

/** Cards that were played and not ruled on yet, above the pile. */
const Open = ({ open }: { readonly open: OpenView }) => (
  <div className={`fan open ${open.answer}`} data-testid="open" data-cards={open.cards.join(' ')}>
    {numbered(open.cards).map(({ key, item }) => (
      <PlayingCard key={key} slot={item} />
    ))}
  </div>
);

/** A card that isn't allowed and still lies there: pushed off the pile. */
function Refused({ view: { ruling, open } }: { readonly view: TableView }) {
  const isThere = ruling !== null && ruling.verdict === 'illegal' && !ruling.settled && !ruling.stands;
  const card = isThere && open === null ? ruling.move.cards.at(-1) : undefined;
  return card === undefined ? null : (
    <span className="refused">
      <PlayingCard slot={card} />
    </span>
  );
}

interface Props {
  readonly view: TableView;
  /** What lies where the pile will lie; null for the pile itself. */
  readonly instead?: ReactNode;
  /** Whether the number of its cards stands under the pile. */
  readonly counted?: boolean;
}

/** The middle of the table: stock, pile and burned cards. */
export function Middle({ view, instead = null, counted = false }: Props) {
  const { labels } = useTools().words.table;
  const { pile, demand, open, burned, phase } = view;
  const isOver = phase === 'over';
  const { length: count } = onPile(view);
  return (
    <section className="middle-of-table" aria-label={labels.pile}>
      <Stock view={view} />
      <div className="pile-spot">
        <div className="hearth" />
        <div className="pile-cards">
          {instead}
          {isOver ? <Mark /> : instead === null && <Heap pile={pile} shown={SHOWN} counts={demand.card} />}
          {open !== null && <Open open={open} />}
          <Refused view={view} />
        </div>
        {counted && !isOver && (
          <p key={count} className="pile-count">
            <b>{count}</b> <span>{labels.inPile}</span>
          </p>
        )}
      </div>
      <Tally name="burned" label={labels.burned} count={burned} />
    </section>
  );
}
