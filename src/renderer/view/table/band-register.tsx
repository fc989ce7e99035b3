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

/** On with the next player, or enough. */
function Buttons({ done, again, enough }: Props['registering']) {
  const { words } = useTools();
  const act = useAct();
  return (
    <>
      <ActionButton
        testId="register-done"
        keys="done"
        disabled={again && done > 0 && enough !== true}
        onClick={() => act({ send: { type: 'done' } })}
      >
        {again && enough !== true ? words.aside.asBefore : words.aside.nextSeat}
      </ActionButton>
      <ActionButton testId="register-end" onClick={() => act({ send: { type: 'register', on: false } })}>
        {again ? words.aside.othersAsBefore : words.aside.endRegistering}
      </ActionButton>
    </>
  );
}

/** What can be pressed while face-up cards are scanned, and how far that is. */
export function Registering({ view, registering, still = false }: Props) {
  const { seat, done, of, again } = registering;
  return (
    <div
      className="answers"
      data-testid="registering"
      data-seat={nameAt(view.seats, seat)}
      data-done={done}
      data-of={of}
      data-again={again}
    >
      {!still && <Buttons {...registering} />}
    </div>
  );
}

/** Whose face-up cards are being scanned, and how many of them were. */
export function BandRegister({ view, registering, still = false }: Props) {
  const { words } = useTools();
  const { seat, done, of, again, enough } = registering;
  const how = enough ? words.table.exchangeMore : words.table.exchangeHow;
  const say = again ? words.table.exchanging : words.table.registering;
  const name = nameAt(view.seats, seat);
  return (
    <BandFrame
      kind="hint"
      hooks={{ 'data-verdict': 'register', 'data-breaches': '', 'data-burn': false, 'data-seat': name }}
      headline={say(sayNameAt(view.seats, seat), done, of)}
    >
      {!still && <p className="band-why">{again ? how : words.table.registerHow}</p>}
      <Registering view={view} registering={registering} still={still} />
    </BandFrame>
  );
}
