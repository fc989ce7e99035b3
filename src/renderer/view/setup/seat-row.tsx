import { useLayoutEffect, useRef } from 'react';
import { tidyName } from '../../../protocol/names.ts';
import type { NameFault } from '../../../words/closed-lists.ts';
import { inSentence } from '../../../words/say/names.ts';
import { useAct, useTools } from '../../store/context.ts';
import type { Draft, DraftSeat } from '../../store/draft.ts';
import { moveSeat, removeSeat, renameSeat } from '../../store/draft-edits.ts';
import { seatOccupant } from '../../store/play/without-deck.ts';
import { ActionButton } from '../action-button.tsx';
import { Occupants } from '../phones/occupants.tsx';
import { useEdit, useTypingAt } from './use-draft.ts';

interface WhoProps {
  readonly seat: DraftSeat;
  /** Counted from 1. */
  readonly number: number;
  readonly name: string;
}

/** Who is to play a seat of a table without a deck. */
function Who({ seat, number, name }: WhoProps) {
  const { botNames } = useTools().words.play.setup;
  const edit = useEdit();
  return (
    <Occupants
      className="who"
      testId={`who-${number}`}
      name={name}
      occupant={seat.occupant ?? { who: 'here' }}
      choose={(occupant) => edit((draft) => seatOccupant(draft, seat.id, occupant, botNames))}
    />
  );
}

interface Props {
  readonly draft: Draft;
  readonly seat: DraftSeat;
  /** Counted from 1. */
  readonly number: number;
  readonly fault: NameFault | null;
  /** Who sat there in the round before and sits nowhere now; null where nobody was replaced. */
  readonly insteadOf: string | null;
}

function NameField({ draft, seat, number, fault }: Props) {
  const { setup } = useTools().words;
  const edit = useEdit();
  const typingAt = useTypingAt();
  const field = useRef<HTMLInputElement>(null);
  const isHere = draft.at === seat.id;
  // Keys, an added seat and a missing name lead here.
  useLayoutEffect(() => {
    if (isHere) field.current?.focus();
  }, [isHere]);
  return (
    <input
      ref={field}
      type="text"
      value={seat.name}
      dir="auto"
      placeholder={setup.standIn(number)}
      aria-label={setup.seat(number)}
      aria-invalid={fault !== null}
      aria-describedby={fault === null ? undefined : `fault-${seat.id}`}
      autoComplete="off"
      spellCheck={false}
      data-testid={`name-${number}`}
      onFocus={() => typingAt(seat.id)}
      onBlur={() => typingAt(null)}
      onChange={({ target }) => edit((now) => renameSeat(now, seat.id, target.value))}
    />
  );
}

interface StepProps {
  readonly testId: string;
  readonly label: string;
  readonly sign: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

const Step = ({ testId, label, sign, ...rest }: StepProps) => (
  <button type="button" className="step" data-testid={testId} aria-label={label} title={label} {...rest}>
    {sign}
  </button>
);

interface InsteadProps {
  /** The seat that this one was in the round before. */
  readonly id: number;
  readonly name: string;
  readonly was: string;
}

/** Another name at a seat is another person, unless somebody says that it is the same one. */
function Instead({ id, name, was }: InsteadProps) {
  const { setup } = useTools().words;
  const act = useAct();
  return (
    <p className="instead" data-testid={`instead-${id + 1}`}>
      <span>{setup.instead(inSentence(name), inSentence(was))}</span>
      <ActionButton
        testId={`same-person-${id + 1}`}
        title={setup.samePersonHint(name, was)}
        onClick={() => act({ send: { type: 'rename', seat: id, name } })}
      >
        {setup.samePerson}
      </ActionButton>
    </p>
  );
}

/** One player: name, whether this one deals, and the place among the others. */
export function SeatRow(props: Props) {
  const { draft, seat, number, fault, insteadOf } = props;
  const { setup } = useTools().words;
  const edit = useEdit();
  const name = seat.name.trim() === '' ? setup.standIn(number) : seat.name.trim();
  return (
    <li
      className={draft.grace === null ? 'seat-row' : 'seat-row with-who'}
      data-testid={`row-${number}`}
      data-name={seat.name}
      data-fault={fault ?? ''}
    >
      <kbd>{number}</kbd>
      <NameField {...props} />
      {draft.grace !== null && <Who seat={seat} number={number} name={name} />}
      <label className="deals">
        <input
          type="radio"
          name="dealer"
          aria-label={setup.dealsHere(name)}
          checked={draft.dealer === seat.id}
          data-testid={`deals-${number}`}
          onChange={() => edit((now) => ({ ...now, dealer: seat.id }))}
        />
        <span>{setup.deals}</span>
      </label>
      <span className="steps">
        <Step
          testId={`up-${number}`}
          label={setup.moveUp(name)}
          sign="↑"
          disabled={number === 1}
          onClick={() => edit((now) => moveSeat(now, seat.id, -1))}
        />
        <Step
          testId={`down-${number}`}
          label={setup.moveDown(name)}
          sign="↓"
          disabled={number === draft.seats.length}
          onClick={() => edit((now) => moveSeat(now, seat.id, 1))}
        />
        <Step
          testId={`remove-${number}`}
          label={setup.remove(name)}
          sign="×"
          disabled={draft.seats.length === 1}
          onClick={() => edit((now) => removeSeat(now, seat.id))}
        />
      </span>
      {fault !== null && (
        <p className="fault" id={`fault-${seat.id}`} role="alert">
          {setup.faults[fault]}
        </p>
      )}
      {insteadOf !== null && fault === null && <Instead id={seat.id} name={tidyName(name)} was={insteadOf} />}
    </li>
  );
}
