import type { OpenView, TableView } from '../../../protocol/view.ts';
import { sayDemand } from '../../../words/say/demand.ts';
import { useTools } from '../../store/context.ts';
import { numbered } from '../numbered.ts';
import { PlayingCard } from '../parts/card.tsx';

/** How many cards of the pile can be told apart at a glance. */
const SHOWN = 5;

function Counts({ view }: { readonly view: TableView }) {
  const { labels } = useTools().words.table;
  const { pile, stock, burned, rules } = view;
  return (
    <dl className="counts">
      <div>
        <dt>{labels.pile}</dt>
        <dd>{pile.length}</dd>
      </div>
      <div data-testid="stock" data-count={stock}>
        <dt>{rules.leftover === 'dead' ? labels.leftOver : labels.stock}</dt>
        <dd>{stock}</dd>
      </div>
      <div data-testid="burned" data-count={burned}>
        <dt>{labels.burned}</dt>
        <dd>{burned}</dd>
      </div>
    </dl>
  );
}

function Open({ open }: { readonly open: OpenView }) {
  return (
    <div className={`fan open ${open.answer}`} data-testid="open" data-cards={open.cards.join(' ')}>
      {numbered(open.cards).map(({ key, item }) => (
        <PlayingCard key={key} slot={item} />
      ))}
    </div>
  );
}

/** The top of the pile, the cards of the open play, and the counts in the middle of the table. */
export function Pile({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const { pile, open } = view;
  const top = pile.slice(-Math.max(1, SHOWN - (open?.cards.length ?? 0)));
  const isHidden = view.demand.card === null && pile.at(-1) === '??';
  const demands = view.play === null ? view.phase !== 'over' : view.phase === 'play';
  const symbol = isHidden ? '?' : sayDemand(words, view.demand).symbol;
  return (
    <section className="pile" aria-label={words.table.labels.pile}>
      <div className="pile-cards">
        <div className="fan" data-testid="pile" data-cards={pile.join(' ')} data-count={pile.length}>
          {numbered(top, pile.length - top.length).map(({ key, item }) => (
            <PlayingCard key={key} slot={item} />
          ))}
          {top.length === 0 && open === null && <p className="no-pile">{words.table.labels.empty}</p>}
        </div>
        {open !== null && <Open open={open} />}
      </div>
      <span className={symbol.length > 3 ? 'symbol long' : 'symbol'} aria-hidden="true">
        {demands && symbol}
      </span>
      <Counts view={view} />
    </section>
  );
}
