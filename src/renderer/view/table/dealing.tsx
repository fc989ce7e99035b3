import type { BeginningView } from '../../../protocol/beginning.ts';
import type { TableView } from '../../../protocol/view.ts';
import { sayDealer, sayDealing } from '../../../words/say/beginning.ts';
import { useAct, useTools } from '../../store/context.ts';
import { change } from '../../store/route.ts';
import { ActionButton } from '../action-button.tsx';
import { numbered } from '../numbered.ts';

interface Props {
  readonly view: TableView;
  readonly beginning: BeginningView;
}

/** How this round is dealt, step by step, until somebody has read it or a card is scanned. */
export function Dealing({ view, beginning }: Props) {
  const { words } = useTools();
  const act = useAct();
  const steps = sayDealing(words, beginning.dealing ?? []);
  return (
    <section className="dealing" aria-labelledby="dealing-title" data-testid="dealing">
      <header>
        <h2 id="dealing-title">{sayDealer(words, view, beginning.dealerLost)}</h2>
        <ActionButton
          testId="dealt"
          onClick={() => act((state) => ({ show: change(state, 'table', { dealt: true }) }))}
        >
          {words.beginning.dealt}
        </ActionButton>
      </header>
      <ol>
        {numbered(steps).map(({ key, item }) => (
          <li key={key}>{item}</li>
        ))}
      </ol>
    </section>
  );
}
