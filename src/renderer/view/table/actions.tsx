import type { ReactNode } from 'react';
import type { TableView } from '../../../protocol/view.ts';
import { usePage, useTools } from '../../store/context.ts';
import { KEYS } from '../keys.ts';
import { showsCards } from './panel.ts';

interface ButtonProps {
  readonly testId: string;
  readonly keys: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly primary?: boolean;
  readonly children: ReactNode;
}

function ActionButton({ testId, keys, onClick, disabled = false, primary = false, children }: ButtonProps) {
  return (
    <button
      type="button"
      className={primary ? 'action primary' : 'action'}
      data-testid={testId}
      disabled={disabled}
      onClick={onClick}
    >
      <span>{children}</span>
      <kbd>{keys}</kbd>
    </button>
  );
}

function ItWas({ view }: { readonly view: TableView }) {
  const { words, send, store } = useTools();
  const close = () => store.setState({ choosing: false });
  return (
    <fieldset className="actions choosing">
      <legend>{words.table.whose}</legend>
      {view.seats.map(({ name }, seat) => (
        <ActionButton
          key={name}
          testId={`it-was-${name}`}
          keys={String(seat + 1)}
          onClick={() => {
            send({ type: 'itWas', seat });
            close();
          }}
        >
          {name}
        </ActionButton>
      ))}
      <ActionButton testId="it-was-cancel" keys="Esc" onClick={close}>
        {words.table.buttons.cancel}
      </ActionButton>
    </fieldset>
  );
}

/** What can be said to the referee without a scanner; each button shows its key. */
export function Actions({ view }: { readonly view: TableView }) {
  const { words, send, store } = useTools();
  const choosing = usePage((state) => state.choosing);
  const panel = usePage((state) => state.panel);
  const { buttons } = words.table;
  if (choosing) return <ItWas view={view} />;
  const cards = showsCards(panel, view);
  return (
    <nav className="actions">
      {view.phase === 'over' && (
        <ActionButton
          testId="new-round"
          keys={KEYS.newRound}
          primary
          onClick={() => send({ type: 'newRound' })}
        >
          {buttons.newRound}
        </ActionButton>
      )}
      <ActionButton testId="pick-up" keys={KEYS.pickUp} onClick={() => send({ type: 'pickUp' })}>
        {buttons.pickUp}
      </ActionButton>
      <ActionButton testId="done" keys={KEYS.done} onClick={() => send({ type: 'done' })}>
        {buttons.done}
      </ActionButton>
      <ActionButton
        testId="undo"
        keys={KEYS.undo}
        disabled={!view.canUndo}
        onClick={() => send({ type: 'undo' })}
      >
        {buttons.undo}
      </ActionButton>
      <ActionButton testId="it-was" keys={KEYS.itWas} onClick={() => store.setState({ choosing: true })}>
        {buttons.itWas}
      </ActionButton>
      <ActionButton testId="blind" keys={KEYS.blind} onClick={() => send({ type: 'blind' })}>
        {buttons.blind}
      </ActionButton>
      <ActionButton testId="pile-burned" keys={KEYS.burned} onClick={() => send({ type: 'burned' })}>
        {buttons.burned}
      </ActionButton>
      <ActionButton testId="repeat" keys={KEYS.repeat} onClick={() => send({ type: 'repeat' })}>
        {buttons.repeat}
      </ActionButton>
      <ActionButton
        testId="cards"
        keys={KEYS.cards}
        onClick={() => store.setState({ panel: cards ? 'log' : 'cards' })}
      >
        {cards ? buttons.hideCards : buttons.cards}
      </ActionButton>
    </nav>
  );
}
