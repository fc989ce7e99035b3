import { useState } from 'react';
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
import { Icon } from '../parts/icon.tsx';
import { PhonePage } from './phone-page.tsx';
import { PhoneSeat, SeatRing } from './seat-ring.tsx';

function OwnName() {
  const { join } = useTools().words.phones;
  const { store } = useTools();
  const name = usePage((state) => state.ownName);
  return (
    <label className="own-name stack">
      <span>{join.name}</span>
      <input
        className="field"
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
        className="phone-seat free"
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
    <PhoneSeat testId={`seat-of-${seat}`} name={name} seat={seat}>
      {sayTaken(phones, play)}
    </PhoneSeat>
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

/** What is played here. */
function Rules({ table }: { readonly table: TableView }) {
  const { words } = useTools();
  return (
    <>
      <b>{words.home.ruleSet(table.rules.id)}</b>
      {table.rules.options.map((text) => (
        <small key={text}>{sayRuleText(words, text)}</small>
      ))}
    </>
  );
}

interface FootProps {
  /** The seat to be taken; null where there is none. */
  readonly chosen: number | null;
  readonly table: TableView;
}

/** Takes the seat, or watches. */
function Foot({ chosen, table }: FootProps) {
  const { join } = useTools().words.phones;
  const act = useAct();
  const name = usePage((state) => state.ownName.trim());
  return (
    <>
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
    </>
  );
}

/** Somebody has come to a table: the name to sit there under, and which seat; both on one page. */
export function Join({ guest, table, play }: Props) {
  const { join } = useTools().words.phones;
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
    <PhonePage testId="join" title={join.title} foot={<Foot chosen={chosen} table={table} />}>
      {notes.length > 0 && (
        <p className="notice" role="status" data-testid="join-note">
          {notes.join(' ')}
        </p>
      )}
      {chosen !== null && <OwnName />}
      <Unseated />
      {chosen !== null && <p className="join-where">{join.where}</p>}
      <SeatRing
        table={table}
        middle={<Rules table={table} />}
        seatAt={(name, seat) => (
          <SeatToTake
            name={name}
            seat={seat}
            play={play.seats[seat]!}
            locked={guest.locked}
            chosen={chosen === seat}
            choose={() => setWished(seat)}
          />
        )}
      />
    </PhonePage>
  );
}
