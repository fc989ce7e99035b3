import type { TableView } from '../../../protocol/view.ts';
import { sayDemand } from '../../../words/say/demand.ts';
import { useTools } from '../../store/context.ts';
import { SuitText } from '../suit-text.tsx';

/** What the pile demands; before the first card, what face-up cards are for. */
export function DemandPart({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  if (view.phase === 'exchange') return <p className="hint-demand">{words.hints.exchange}</p>;
  const { parts, also, always } = sayDemand(words, view.demand);
  const said = [...parts, ...(also === null ? [] : [also])].join(' · ');
  return (
    <>
      <h3>{words.hints.steps.demand}</h3>
      <p className="hint-demand">
        <SuitText text={said} />
      </p>
      {always !== null && <p>{always}</p>}
    </>
  );
}
