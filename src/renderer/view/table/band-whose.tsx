import type { TableView } from '../../../protocol/view.ts';
import { useAct, useTools } from '../../store/context.ts';
import { ask } from '../../store/go.ts';
import { ActionButton } from '../action-button.tsx';
import { useFocusBack } from '../focus-back.ts';
import { BandFrame } from './band-frame.tsx';

/** Asks who made the last play, where it was somebody else. */
export function BandWhose({ view }: { readonly view: TableView }) {
  const { table } = useTools().words;
  const act = useAct();
  useFocusBack();
  return (
    <BandFrame
      kind="question"
      hooks={{ 'data-verdict': 'whose', 'data-breaches': '', 'data-burn': false }}
      headline={table.whose}
    >
      <div className={view.seats.length > 5 ? 'answers many' : 'answers'}>
        {view.seats.map(({ name }, seat) => (
          <ActionButton
            key={name}
            testId={`it-was-${name}`}
            className="answer"
            keys={seat + 1}
            onClick={() => act((state) => ({ send: { type: 'itWas', seat }, ...ask(null)(state) }))}
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
