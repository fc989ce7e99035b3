import type { TableView } from '../../../protocol/view.ts';
import { sayMove } from '../../../words/say/ruling.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { ask, isLastPlay, sayWhose } from '../../store/go.ts';
import { on } from '../../store/route.ts';
import { ActionButton } from '../action-button.tsx';
import { useFocusBack } from '../focus-back.ts';
import { BandFrame } from './band-frame.tsx';

/** The play that is asked about, in words; null while it is the last one, or where it is no longer at hand. */
function useEarlier(view: TableView): string | null {
  const { words } = useTools();
  const askedOf = usePage((state) => on(state, 'table').askedOf);
  const asked = view.log.find(({ ruling }) => ruling !== null && ruling.id / 2 === askedOf)?.ruling ?? null;
  return isLastPlay(view, askedOf) || asked === null ? null : sayMove(words, view.seats, asked);
}

/** Asks who made the last play, where it was somebody else; where another one has come since, that is said. */
export function BandWhose({ view }: { readonly view: TableView }) {
  const { table } = useTools().words;
  const act = useAct();
  const earlier = useEarlier(view);
  useFocusBack();
  return (
    <BandFrame
      kind="question"
      hooks={{ 'data-verdict': 'whose', 'data-breaches': '', 'data-burn': false }}
      headline={earlier === null ? table.whose : table.whoseWas(earlier)}
    >
      {earlier !== null && <p className="band-why">{table.newerPlay}</p>}
      <div className={view.seats.length > 5 ? 'answers many' : 'answers'}>
        {view.seats.map(({ name }, seat) => (
          <ActionButton
            key={name}
            testId={`it-was-${name}`}
            className="answer"
            keys={seat + 1}
            onClick={() => act((state) => sayWhose(state, seat))}
          >
            {name}
          </ActionButton>
        ))}
        <ActionButton testId="it-was-cancel" className="answer" keys="cancel" onClick={() => act(ask(null))}>
          {table.buttons.cancel}
        </ActionButton>
      </div>
    </BandFrame>
  );
}
