import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { saySeat } from '../../../words/say/setup.ts';
import { useTools } from '../../store/context.ts';
import { AT_START, type Draft, type DraftSeat } from '../../store/draft.ts';
import { moveSeat, removeSeat } from '../../store/draft-edits.ts';
import { Chip } from '../parts/chip.tsx';
import { Avatar } from '../play/avatar.tsx';
import { useEdit } from './use-draft.ts';

/** The seat whose name was typed last; the first one before that. */
function useAtHand({ at, seats }: Draft): DraftSeat | undefined {
  const [last, setLast] = useState(at);
  if (at !== null && at !== last) setLast(at);
  return seats.find(({ id }) => id === (at ?? last)) ?? seats[0];
}

interface StepProps {
  readonly testId: string;
  readonly label: string;
  readonly sign: string;
  /** Means nothing just now, but keeps the focus. */
  readonly off?: boolean;
  readonly pressed?: boolean;
  readonly onClick: () => void;
}

const Step = ({ testId, label, sign, off = false, pressed, onClick }: StepProps) => (
  <button
    type="button"
    className="step"
    data-testid={testId}
    aria-label={label}
    aria-pressed={pressed}
    aria-disabled={off || undefined}
    title={label}
    onClick={onClick}
  >
    {sign}
  </button>
);

/** What can be done with the player at hand: deal, sit elsewhere, leave. */
export function AtHand({ draft }: { readonly draft: Draft }) {
  const { words } = useTools();
  const { people, setup } = words;
  const edit = useEdit();
  const seat = useAtHand(draft);
  const { at } = draft;
  const hand = useRef<HTMLFieldSetElement>(null);
  // On a phone it may lie below what is seen; the name that is typed stays in sight all the same.
  useLayoutEffect(() => {
    if (at === null || at === AT_START) return;
    for (const part of [hand.current, document.activeElement]) part?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  if (seat === undefined) return null;
  const { id } = seat;
  const { length } = draft.seats;
  const number = draft.seats.indexOf(seat) + 1;
  const name = seat.name.trim() === '' ? people.standIn(number) : seat.name.trim();
  const deals = draft.dealer === id;
  return (
    <fieldset ref={hand} className="row at-hand">
      <legend className="unseen">{name}</legend>
      <b className="one-line">
        {draft.grace !== null && seat.occupant?.who === 'bot' ? (
          <Avatar name={name} number={number} />
        ) : (
          <Chip number={number} />
        )}{' '}
        {saySeat(words, draft, seat)}
      </b>
      <Step
        testId={`deals-${number}`}
        label={setup.dealsHere(name)}
        sign={setup.deals}
        pressed={deals}
        onClick={() => edit((now) => ({ ...now, dealer: id }))}
      />
      <Step
        testId={`up-${number}`}
        label={setup.move(name, 'counterclockwise')}
        sign={`↺ ${setup.ways.counterclockwise}`}
        off={number === 1}
        onClick={() => edit((now) => moveSeat(now, id, -1))}
      />
      <Step
        testId={`down-${number}`}
        label={setup.move(name, 'clockwise')}
        sign={`${setup.ways.clockwise} ↻`}
        off={number === length}
        onClick={() => edit((now) => moveSeat(now, id, 1))}
      />
      <Step
        testId={`remove-${number}`}
        label={setup.remove(name)}
        sign="×"
        off={length === 1}
        onClick={() => {
          // In no other name, which a scanner would type into. At a full table the button to add one comes only then.
          flushSync(() => edit((now) => ({ ...removeSeat(now, id), at: null })));
          document.querySelector<HTMLElement>('[data-testid="add-seat"]')?.focus();
        }}
      />
    </fieldset>
  );
}
