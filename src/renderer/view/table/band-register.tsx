import type { TableView } from '../../../protocol/view.ts';
import { nameAt, sayNameAt } from '../../../words/say/names.ts';
import { useAct, useTools } from '../../store/context.ts';
import { ActionButton } from '../action-button.tsx';
import { BandFrame } from './band-frame.tsx';

interface Props {
  readonly view: TableView;
  readonly registering: NonNullable<TableView['registering']>;
  /** Only to be looked at. */
  readonly still?: boolean;
}

/** Whose face-up cards are being scanned, and how many of them were. */
export function BandRegister({ view, registering, still = false }: Props) {
  const { words } = useTools();
  const act = useAct();
  const { seat, done, of, again } = registering;
  const say = again ? words.table.exchanging : words.table.registering;
  const name = nameAt(view.seats, seat);
  return (
    <BandFrame
      kind="hint"
      hooks={{ 'data-verdict': 'register', 'data-breaches': '', 'data-burn': false, 'data-seat': name }}
      headline={say(sayNameAt(view.seats, seat), done, of)}
    >
      <div
        className="answers"
        data-testid="registering"
        data-seat={name}
        data-done={done}
        data-of={of}
        data-again={again}
      >
        {!still && (
          <>
            <ActionButton
              testId="register-done"
              keys="done"
              disabled={again && done > 0}
              onClick={() => act({ send: { type: 'done' } })}
            >
              {again ? words.aside.asBefore : words.aside.nextSeat}
            </ActionButton>
            <ActionButton
              testId="register-end"
              onClick={() => act({ send: { type: 'register', on: false } })}
            >
              {again ? words.aside.othersAsBefore : words.aside.endRegistering}
            </ActionButton>
          </>
        )}
      </div>
    </BandFrame>
  );
}
