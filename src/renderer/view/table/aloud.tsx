import type { TableView } from '../../../protocol/view.ts';
import { sayDemand } from '../../../words/say/demand.ts';
import { sayTurnFor } from '../../../words/say/play.ts';
import { useTools } from '../../store/context.ts';

/** Whose turn it is and what is asked, for whoever can’t see it. */
export function Aloud({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const demand = view.phase === 'play' ? ` ${sayDemand(words, view.demand).words}` : '';
  return (
    <p className="unseen" role="status">
      {sayTurnFor(words, view)}.{demand}
    </p>
  );
}
