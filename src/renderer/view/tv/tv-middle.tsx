import type { OpenView, TableView } from '../../../protocol/view.ts';
import { useTools } from '../../store/context.ts';
import { numbered } from '../numbered.ts';
import { PlayingCard } from '../parts/card.tsx';
import { Heap } from '../parts/heap.tsx';
import { Mark } from '../parts/mark.tsx';
import { Tally } from '../parts/tally.tsx';
import { JoinCode } from '../phones/join-code.tsx';

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

interface Props {
  readonly view: TableView;
  /** What lies where the pile will lie: the way to a seat, for as long as one is free; null for nothing. */
  readonly url: string | null;
}

/** The middle of the table: stock, pile and burned cards. */
export function Middle({ view, url }: Props) {
  const { labels } = useTools().words.table;
  const { pile, open, stock, burned, rules, phase } = view;
  const isOver = phase === 'over';
  return (
    <section className="tv-middle" aria-label={labels.pile}>
      <Tally name="stock" label={rules.leftover === 'dead' ? labels.leftOver : labels.stock} count={stock} />
      <div className="pile-spot">
        <div className="hearth" />
        <div className="pile-cards">
          {url !== null && <JoinCode url={url} />}
          {isOver ? <Mark /> : url === null && <Heap pile={pile} shown={SHOWN} />}
          {open !== null && <Open open={open} />}
        </div>
      </div>
      <Tally name="burned" label={labels.burned} count={burned} />
    </section>
  );
}
