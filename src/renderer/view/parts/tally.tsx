import type { TableView } from '../../../protocol/view.ts';
import { useTools } from '../../store/context.ts';
import { numbered } from '../numbered.ts';
import { CardBack } from './card.tsx';

interface Props {
  readonly name: 'stock' | 'burned';
  readonly count: number;
  readonly label: string;
}

const Ash = ({ count }: { readonly count: number }) =>
  numbered(Array.from({ length: Math.min(count, 3) })).map(({ key }) => <i key={key} className="ash" />);

/** The stock, or what is left over: by rules that deal every card there is neither. */
export function Stock({ view }: { readonly view: TableView }) {
  const { labels } = useTools().words.table;
  const { leftover } = view.rules;
  if (leftover === 'dealt') return <span />;
  return (
    <Tally name="stock" label={leftover === 'dead' ? labels.leftOver : labels.stock} count={view.stock} />
  );
}

/** Cards that nobody plays from: as a heap, how many, and what it is. */
export const Tally = ({ name, count, label }: Props) => (
  <p className={`tally ${name}`} data-testid={name} data-count={count}>
    <span className="deck" data-thick={count > 1} aria-hidden="true">
      {name === 'stock' ? count > 0 && <CardBack /> : <Ash count={count} />}
    </span>
    <b key={count}>{count}</b> <span>{label}</span>
  </p>
);
