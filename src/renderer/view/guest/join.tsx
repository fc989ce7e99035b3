import { useEffect, useRef, useState } from 'react';
import type { Refusal } from '../../../protocol/messages.ts';
import { LONGEST_NAME, withoutMarks } from '../../../protocol/names.ts';
import type { GuestView, PlayView, SeatPlayView } from '../../../protocol/play.ts';
import type { TableView } from '../../../protocol/view.ts';
import { sayFault } from '../../../words/say/fault.ts';
import { inSentence } from '../../../words/say/names.ts';
import { sayRuleText } from '../../../words/say/rule-text.ts';
import type { Words } from '../../../words/words.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { freeSeats, takeSeat, toTv } from '../../store/guest.ts';
import { ActionButton } from '../action-button.tsx';
import { Chip } from '../parts/chip.tsx';
import { Cloth } from '../parts/cloth.tsx';
import { Icon } from '../parts/icon.tsx';
import { Mark } from '../parts/mark.tsx';

function OwnName() {
  const { join } = useTools().words.phones;
  const { store } = useTools();
  const name = usePage((state) => state.ownName);
  return (
    <label className="own-name">
      <span>{join.name}</span>
      <input
        type="text"
        dir="auto"
        value={name}
        placeholder={join.nameHint}
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        autoCapitalize="words"
        enterKeyHint="done"
        spellCheck={false}
        data-testid="own-name"
        onChange={({ target }) => store.setState({ ownName: withoutMarks(target.value), unseated: null })}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
    </label>
  );
}

/** Where as many seats stand round a table that is higher than wide, clockwise from the near end, in percent. */
function ringPlaces(seats: number): (readonly [number, number])[] {
  const side = Math.floor((seats - 1) / 2);
  const left = Array.from({ length: side }, (_, i): readonly [number, number] => {
    const down = side === 1 ? 0.5 : 0.22 + (0.6 * (side - 1 - i)) / (side - 1);
    return [24, 100 * down];
  });
  const far: (readonly [number, number])[] = seats % 2 === 0 ? [[50, 5]] : [];
  return [
    [50, 95],
    ...left,
    ...far,
    ...left.map(([x, y]): readonly [number, number] => [100 - x, y]).reverse(),
  ];
}

interface SeatProps {
  readonly name: string;
  readonly seat: number;
  readonly play: SeatPlayView;
  readonly locked: boolean;
  readonly chosen: boolean;
  readonly choose: () => void;
}

/** Who plays a seat, or why nobody can take it now. */
function sayTaken({ join }: Words['phones'], { occupant, taken, left, online, sitIn }: SeatPlayView): string {
  if (occupant.who === 'here') return join.here;
  if (occupant.who === 'bot' || sitIn !== null) return join.bot;
  if (!taken && !left) return join.shut;
  if (left) return join.left;
  return online ? join.taken : join.away;
}

/** A seat in its place: a button where it may be taken, else who has it. */
function SeatToTake({ name, seat, play, locked, chosen, choose }: SeatProps) {
  const { phones } = useTools().words;
  const { join } = phones;
  const isFree = play.occupant.who === 'phone' && !play.taken && !play.left;
  if (isFree && !locked)
    return (
      <button
        type="button"
        className="take-seat"
        data-testid={`sit-${seat}`}
        aria-pressed={chosen}
        title={join.sitAs(inSentence(name))}
        onClick={choose}
      >
        {chosen ? <Chip number={seat + 1} /> : <Icon name="plus" />}
        <span>
          <b dir="auto">{name}</b>
          <small className={chosen ? 'unseen' : undefined}>{join.free}</small>
        </span>
      </button>
    );
  return (
    <p className="taken-seat" data-testid={`seat-of-${seat}`}>
      <Chip number={seat + 1} />
      <span>
        <b dir="auto">{name}</b>
        <small>{sayTaken(phones, play)}</small>
      </span>
    </p>
  );
}

function sayUnseated(words: Words, refusal: Refusal): string {
  if (refusal.code !== 'setup') return words.devices.refused[refusal.code];
  const { error } = refusal;
  return error.code === 'SAME_NAME' ? words.phones.join.sameName(error.name) : sayFault(words, error);
}

/** Why the last try has led to no seat. */
function Unseated() {
  const { words } = useTools();
  const refusal = usePage((state) => state.unseated);
  const said = refusal === null ? null : sayUnseated(words, refusal);
  return (
    <p className="setup-fault" role="alert" data-testid="unseated" data-code={refusal?.code ?? ''}>
      {said}
    </p>
  );
}

interface Props {
  readonly guest: GuestView;
  readonly table: TableView;
  readonly play: PlayView;
}

interface RingProps extends Props {
  readonly chosen: number | null;
  readonly choose: (seat: number) => void;
}

/** The table with everybody in their places, and what is played there in its middle. */
function Ring({ guest, table, play, chosen, choose }: RingProps) {
  const { words } = useTools();
  const places = ringPlaces(table.seats.length);
  return (
    <div className="join-ring">
      <Cloth direction={table.direction} />
      <p className="join-rules">
        <b>{words.home.ruleSet(table.rules.id)}</b>
        {table.rules.options.map((text) => (
          <small key={text}>{sayRuleText(words, text)}</small>
        ))}
      </p>
      <ol className="join-seats" aria-label={words.table.labels.seats}>
        {table.seats.map(({ name }, seat) => (
          <li key={name} style={{ left: `${places[seat]![0]}%`, top: `${places[seat]![1]}%` }}>
            <SeatToTake
              name={name}
              seat={seat}
              play={play.seats[seat]!}
              locked={guest.locked}
              chosen={chosen === seat}
              choose={() => choose(seat)}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Somebody has come to a table: the name to sit there under, and which seat; both on one page. */
export function Join(props: Props) {
  const { guest, table, play } = props;
  const { words } = useTools();
  const act = useAct();
  const { join } = words.phones;
  const title = useRef<HTMLHeadingElement>(null);
  // The seat that the keyboard was at may be gone.
  useEffect(() => title.current?.focus(), []);
  const name = usePage((state) => state.ownName.trim());
  const [wished, setWished] = useState<number | null>(null);
  const free = freeSeats(play);
  const isFull = free.length === 0;
  // The first free one, until another was tapped, and again where somebody else was quicker.
  const chosen = guest.locked ? null : (free.find((seat) => seat === wished) ?? free[0] ?? null);
  const notes = [
    guest.removed ? join.removed : null,
    guest.locked ? join.locked : isFull && !guest.removed ? join.allTaken : null,
  ].filter((one) => one !== null);
  return (
    <main className="join" data-testid="join">
      <header>
        <Mark />
        <b>{words.table.title}</b>
      </header>
      <h1 ref={title} tabIndex={-1}>
        {join.title}
      </h1>
      {notes.length > 0 && (
        <p className="notice" role="status" data-testid="join-note">
          {notes.join(' ')}
        </p>
      )}
      {chosen !== null && <OwnName />}
      <Unseated />
      {chosen !== null && <p className="join-where">{join.where}</p>}
      <Ring {...props} chosen={chosen} choose={setWished} />
      <footer>
        {chosen !== null && (
          <ActionButton testId="take-seat" primary onClick={() => act(takeSeat(chosen))}>
            {join.joinAs(inSentence(name === '' ? (table.seats[chosen]?.name ?? '') : name))}
          </ActionButton>
        )}
        <ActionButton testId="look-on" onClick={() => act({ show: { looksOn: true } })}>
          {join.lookOn}
        </ActionButton>
        <ActionButton testId="to-tv" onClick={() => act(toTv)}>
          {join.bigView}
        </ActionButton>
        {chosen !== null && <p className="quiet-line">{join.darkens}</p>}
      </footer>
    </main>
  );
}
