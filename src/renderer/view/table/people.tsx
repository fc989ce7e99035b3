import { type FormEvent, useRef } from 'react';
import { LONGEST_NAME } from '../../../protocol/names.ts';
import type { TableView } from '../../../protocol/view.ts';
import { sayFault } from '../../../words/say/fault.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { close } from '../../store/go.ts';
import { findOver } from '../../store/route.ts';
import { Dialog } from '../dialog.tsx';
import { Network } from '../phones/network.tsx';
import { Players } from '../phones/players.tsx';
import { Face } from '../play/other-seat.tsx';

interface RowProps {
  readonly view: TableView;
  readonly seat: number;
}

/** The seats with two neighbours exchanged. */
const exchanged = (count: number, seat: number, by: 1 | -1): number[] =>
  Array.from({ length: count }, (_, i) => (i === seat ? i + by : i === seat + by ? seat : i));

/** A name to be changed: by Enter, or by going elsewhere. */
function Name({ view, seat }: RowProps) {
  const { words, send } = useTools();
  const { name } = view.seats[seat]!;
  const field = useRef<HTMLInputElement>(null);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    const wished = field.current?.value ?? name;
    if (wished.trim() !== name) send({ type: 'rename', seat, name: wished.slice(0, 64) });
  };
  return (
    <form onSubmit={submit}>
      <input
        ref={field}
        type="text"
        dir="auto"
        defaultValue={name}
        maxLength={LONGEST_NAME}
        aria-label={words.setup.seat(seat + 1)}
        autoComplete="off"
        spellCheck={false}
        data-testid={`rename-${seat + 1}`}
        onBlur={() => submit()}
      />
    </form>
  );
}

function Row({ view, seat }: RowProps) {
  const { words, send } = useTools();
  const { name, away } = view.seats[seat]!;
  const { length: count } = view.seats;
  const step = (by: 1 | -1, label: string) => (
    <button
      type="button"
      className="step"
      data-testid={`${by === -1 ? 'sit-up' : 'sit-down'}-${seat + 1}`}
      aria-label={label}
      title={label}
      disabled={!view.canMove || seat + by < 0 || seat + by >= count}
      onClick={() => send({ type: 'move', order: exchanged(count, seat, by) })}
    >
      {by === -1 ? '↑' : '↓'}
    </button>
  );
  return (
    <li>
      <Face view={view} number={seat} />
      <Name key={name} view={view} seat={seat} />
      <span className="steps">
        {step(-1, words.setup.move(name, 'counterclockwise'))}
        {step(1, words.setup.move(name, 'clockwise'))}
      </span>
      <label className="row away-switch">
        <input
          type="checkbox"
          className="switch-box"
          aria-label={words.people.isAway(name)}
          checked={away}
          data-testid={`away-${seat + 1}`}
          onChange={({ target }) => send({ type: 'away', seat, away: target.checked })}
        />
        <span>{words.people.away}</span>
      </label>
    </li>
  );
}

/** Who sits where, over the table: names, places, and who is away; the game goes on under it. */
export function People({ view }: { readonly view: TableView }) {
  return view.play === null ? <AtTable view={view} /> : <Players view={view} play={view.play} />;
}

function AtTable({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const act = useAct();
  const refused = usePage((state) => findOver(state, 'people')?.refused ?? null);
  return (
    <Dialog
      name="people"
      title={words.phones.players.title}
      className="people"
      close={() => act(close('people'))}
    >
      <ol>
        {view.seats.map(({ name }, seat) => (
          <Row key={name} view={view} seat={seat} />
        ))}
      </ol>
      <p className="setup-fault" role="alert" data-testid="people-fault" data-code={refused?.code ?? ''}>
        {refused !== null && sayFault(words, refused)}
      </p>
      <p>{view.canMove ? words.people.mayMove : words.people.mayNotMove}</p>
      <Network plays={false} />
    </Dialog>
  );
}
