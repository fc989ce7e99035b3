import type { TableView } from '../../../protocol/view.ts';
import { sayNameAt } from '../../../words/say/names.ts';
import { useAct, useTools } from '../../store/context.ts';

/** What the loser of this round owes the others, where the group has agreed on something. */
export function Forfeit({ view: { series, seats, loser } }: { readonly view: TableView }) {
  const { words } = useTools();
  const act = useAct();
  const { forfeit } = series.agreed;
  const number = series.rounds.length - 1;
  const round = series.rounds[number];
  if (forfeit === null || loser === null || round?.counts !== true) return null;
  const { paid } = round;
  const name = sayNameAt(seats, loser);
  return (
    <label className={paid ? 'notice calm forfeit' : 'notice forfeit'} data-testid="forfeit" data-paid={paid}>
      <input
        type="checkbox"
        data-testid="paid"
        checked={paid}
        onChange={() => act({ send: { type: 'paid', round: number, paid: !paid } })}
      />
      <span>{paid ? words.series.hasPaid(name, forfeit) : words.series.owes(name, forfeit)}</span>
      {!paid && <span className="aside-text">{words.series.tickOff}</span>}
    </label>
  );
}
