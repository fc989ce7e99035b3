import type { MouseEvent } from 'react';
import type { ClientMessage } from '../../../protocol/messages.ts';
import type { TableView } from '../../../protocol/view.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { toCorrect } from '../../store/correcting.ts';
import { ask } from '../../store/go.ts';
import { on } from '../../store/route.ts';
import { ActionButton } from '../action-button.tsx';
import { leave } from '../focus-back.ts';
import { EndActions } from './end-actions.tsx';
import { Leaving } from './leaving.tsx';
import { sideShows, toggleCards } from './panel.ts';

function ItWas({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const act = useAct();
  return (
    <nav className="landmark" aria-label={words.table.labels.actions}>
      <fieldset className="actions choosing">
        <legend>{words.table.whose}</legend>
        {view.seats.map(({ name }, seat) => (
          <ActionButton
            key={name}
            testId={`it-was-${name}`}
            keys={seat + 1}
            onClick={() => act((state) => ({ send: { type: 'itWas', seat }, ...ask(null)(state) }))}
          >
            {name}
          </ActionButton>
        ))}
        <ActionButton testId="it-was-cancel" keys="cancel" onClick={() => act(ask(null))}>
          {words.table.buttons.cancel}
        </ActionButton>
      </fieldset>
    </nav>
  );
}

function PlayActions({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const act = useAct();
  const { buttons } = words.table;
  const cards = usePage((state) => sideShows(state, view)) === 'cards';
  const say = (message: ClientMessage) => (event: MouseEvent<HTMLButtonElement>) => {
    act({ send: message });
    leave(event);
  };
  return (
    <nav className="actions" aria-label={words.table.labels.actions}>
      <ActionButton testId="pick-up" keys="pickUp" onClick={say({ type: 'pickUp' })}>
        {buttons.pickUp}
      </ActionButton>
      <ActionButton testId="done" keys="done" onClick={say({ type: 'done' })}>
        {buttons.done}
      </ActionButton>
      <ActionButton testId="undo" keys="undo" disabled={!view.canUndo} onClick={say({ type: 'undo' })}>
        {buttons.undo}
      </ActionButton>
      <ActionButton testId="it-was" keys="itWas" onClick={() => act(ask('whose'))}>
        {buttons.itWas}
      </ActionButton>
      <ActionButton testId="blind" keys="blind" onClick={say({ type: 'blind' })}>
        {buttons.blind}
      </ActionButton>
      <ActionButton testId="pile-burned" keys="burned" onClick={say({ type: 'burned' })}>
        {buttons.burned}
      </ActionButton>
      <ActionButton testId="correct-open" keys="correct" onClick={() => act((state) => toCorrect(state))}>
        {words.correct.open}
      </ActionButton>
      <ActionButton testId="repeat" keys="repeat" onClick={say({ type: 'repeat' })}>
        {buttons.repeat}
      </ActionButton>
      <ActionButton
        testId="cards"
        keys="cards"
        onClick={(event) => {
          act((state) => ({ show: toggleCards(state) }));
          leave(event);
        }}
      >
        {cards ? buttons.hideCards : buttons.cards}
      </ActionButton>
    </nav>
  );
}

/** What can be said to the referee without a scanner; a question about it takes the buttons' place. */
export function Actions({ view }: { readonly view: TableView }) {
  const asks = usePage((state) => on(state, 'table').asks);
  if (asks === 'leaving') return <Leaving />;
  if (asks === 'whose') return <ItWas view={view} />;
  return view.phase === 'over' ? <EndActions view={view} /> : <PlayActions view={view} />;
}
