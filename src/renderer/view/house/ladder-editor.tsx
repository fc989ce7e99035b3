import { RANKS, type Rank } from '../../../engine/cards.ts';
import { parseRankOrder } from '../../../engine/rules/order.ts';
import { useTools } from '../../store/context.ts';
import { MoveButtons } from './fields.tsx';
import { moved } from './lists.ts';

interface Props {
  readonly order: string;
  readonly onChange: (order: string) => void;
}

/** The ranks, the highest on top, each to be moved up or down by one. */
export function LadderEditor({ order, onChange }: Props) {
  const { words } = useTools();
  const ladder: readonly Rank[] = [...(parseRankOrder(order) ?? RANKS)].reverse();
  return (
    <>
      <p className="aside-text">{words.house.ladder}</p>
      <ol className="house-ladder">
        {ladder.map((rank, place) => (
          <li key={rank}>
            <b>{words.cards.rank(rank)}</b>
            <MoveButtons
              testId={`ladder-${rank}`}
              what={words.cards.rank(rank)}
              place={place}
              count={ladder.length}
              onMove={(by) => onChange(moved(ladder, place, by).reverse().join(''))}
            />
          </li>
        ))}
      </ol>
    </>
  );
}
