import type { TableView } from '../../../protocol/view.ts';
import { usePage } from '../../store/context.ts';
import { Findings } from '../correct/findings.tsx';
import { CardPanel } from './card-panel.tsx';
import { Log } from './log.tsx';
import { showsCards } from './panel.ts';

/** The last moves, and above them the cards to tap where they are wanted. */
export function Side({ view }: { readonly view: TableView }) {
  const panel = usePage((state) => state.panel);
  const cards = view.phase !== 'over' && showsCards(panel, view);
  return (
    <section className={cards ? 'side with-cards' : 'side'}>
      <Findings view={view} />
      {cards && <CardPanel view={view} />}
      <Log view={view} />
    </section>
  );
}
