import type { TableView } from '../../../protocol/view.ts';
import { sayDemand } from '../../../words/say/demand.ts';
import { sayCause } from '../../../words/say/hints.ts';
import { useTools } from '../../store/context.ts';
import { SuitText } from '../suit-text.tsx';

/** What the pile demands, because of which card and by which rule; before the first card, what face-up cards are for. */
export function DemandPart({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  if (view.phase === 'exchange') {
    const faceDown = view.seats.some((seat) => seat.faceDown.some((cards) => cards > 0));
    return <p className="hint-demand">{words.hints.exchange(faceDown)}</p>;
  }
  const { parts, also, always } = sayDemand(words, view.demand);
  const said = [...parts, ...(also === null ? [] : [also])].join(' · ');
  const { cause, rule } = sayCause(words, view);
  return (
    <>
      <h3>{words.hints.steps.demand}</h3>
      <p className="hint-demand">
        <SuitText text={said} />
      </p>
      {cause !== null && (
        <p data-testid="hint-cause">
          <SuitText text={cause} />
        </p>
      )}
      {rule !== null && <p className="hint-rule">{rule}</p>}
      {always !== null && <p>{always}</p>}
    </>
  );
}
