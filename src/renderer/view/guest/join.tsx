import { useEffect, useRef } from 'react';
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

interface SeatProps {
  readonly name: string;
  readonly seat: number;
  readonly play: SeatPlayView;
  readonly locked: boolean;
}

/** A seat: a button where it may be taken, else who has it. */
function SeatToTake({ name, seat, play: { occupant, taken, left, online, sitIn }, locked }: SeatProps) {
  const { phones } = useTools().words;
  const act = useAct();
  const { join } = phones;
  const isFree = occupant.who === 'phone' && !taken && !left;
  if (isFree && !locked)
    return (
      <button
        type="button"
        className="take-seat"
        data-testid={`sit-${seat}`}
        title={join.sitAs(inSentence(name))}
        onClick={() => act(takeSeat(seat))}
      >
        <b dir="auto">{name}</b>
        <span>{join.free}</span>
      </button>
    );
  const says =
    occupant.who === 'here'
      ? join.here
      : occupant.who === 'bot' || sitIn !== null
        ? join.bot
        : isFree
          ? join.shut
          : left
            ? join.left
            : online
              ? join.taken
              : join.away;
  return (
    <p className="taken-seat" data-testid={`seat-of-${seat}`}>
      <b dir="auto">{name}</b>
      <span>{says}</span>
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

/** Somebody has come to a table: which seats there are, and the name to sit there under. */
export function Join({ guest, table, play }: Props) {
  const { words } = useTools();
  const act = useAct();
  const { join } = words.phones;
  const title = useRef<HTMLHeadingElement>(null);
  // The seat that the keyboard was at may be gone.
  useEffect(() => title.current?.focus(), []);
  const isFull = freeSeats(play).length === 0;
  const notes = [
    guest.removed ? join.removed : null,
    guest.locked ? join.locked : isFull && !guest.removed ? join.allTaken : null,
  ].filter((one) => one !== null);
  return (
    <main className="join" data-testid="join">
      <header>
        <Mark />
        <h1 ref={title} tabIndex={-1}>
          {join.title}
        </h1>
        <p>
          {[
            words.home.ruleSet(table.rules.id),
            ...table.rules.options.map((text) => sayRuleText(words, text)),
          ].join(' · ')}
        </p>
      </header>
      {notes.length > 0 && (
        <p className="notice" role="status" data-testid="join-note">
          {notes.join(' ')}
        </p>
      )}
      {!isFull && !guest.locked && (
        <>
          <p>{join.how}</p>
          <OwnName />
        </>
      )}
      <Unseated />
      <ol className="join-seats" aria-label={words.table.labels.seats}>
        {table.seats.map(({ name }, seat) => (
          <li key={name}>
            <SeatToTake name={name} seat={seat} play={play.seats[seat]!} locked={guest.locked} />
          </li>
        ))}
      </ol>
      <div className="join-others">
        <ActionButton testId="look-on" onClick={() => act({ show: { looksOn: true } })}>
          {join.lookOn}
        </ActionButton>
        <ActionButton testId="to-tv" onClick={() => act(toTv)}>
          {join.bigView}
        </ActionButton>
      </div>
      {!isFull && !guest.locked && <p className="quiet-line">{join.darkens}</p>}
    </main>
  );
}
