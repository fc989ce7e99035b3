import type { PileSlot } from '../../../engine/cards.ts';
import { useTools } from '../../store/context.ts';
import { PlayingCard } from '../parts/card.tsx';

interface Props {
  readonly pile: readonly PileSlot[];
}

/** The top card of the pile and how many lie there, where the table itself may be out of sight: on a phone. */
export function PileTop({ pile }: Props) {
  const { words } = useTools();
  const top = pile.at(-1);
  if (top === undefined) return null;
  return (
    <span key={top} className="pile-top" aria-hidden="true">
      <PlayingCard slot={top} mini />
      <small>
        {pile.length} {words.table.labels.pile}
      </small>
    </span>
  );
}
