import { type CSSProperties, type KeyboardEvent, useLayoutEffect, useMemo, useRef } from 'react';
import type { NameFault } from '../../../words/closed-lists.ts';
import { saySeat } from '../../../words/say/setup.ts';
import { makeFieldReader, pressOf } from '../../keyboard.ts';
import { usePage, useTools } from '../../store/context.ts';
import type { Draft, DraftSeat } from '../../store/draft.ts';
import { moveSeatTo, renameSeat } from '../../store/draft-edits.ts';
import { seatOccupant } from '../../store/play/without-deck.ts';
import { withoutLastPlace } from '../../store/start.ts';
import { Chip } from '../parts/chip.tsx';
import { Occupants } from '../phones/occupants.tsx';
import { Avatar } from '../play/avatar.tsx';
import { gapOf } from '../settings/key-gap.ts';
import { useDragToSeat } from './drag-to-seat.ts';
import { useEdit, useTypingAt } from './use-draft.ts';

interface Props {
  readonly draft: Draft;
  readonly seat: DraftSeat;
  /** Counted from 1. */
  readonly number: number;
  readonly fault: NameFault | null;
  /** Where it sits: from the middle of the table, 1 at its edge. */
  readonly place: { readonly x: number; readonly y: number };
}

/** The id of what is said of all seats without a name. */
export const NAMES_FAULT = 'fault-names';

/** Where the fault of a seat is told, by its id. */
const faultAt = (fault: NameFault, seat: number): string =>
  fault === 'noName' ? NAMES_FAULT : `fault-${seat}`;

/** Who is to play a seat of a table without a deck. */
function Who({ seat, number, name }: Pick<Props, 'seat' | 'number'> & { readonly name: string }) {
  const { botNames } = useTools().words.people;
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

/** Whether nobody sits there unless a name is typed. */
const isOpenPlace = (draft: Draft, seat: DraftSeat): boolean => !withoutLastPlace(draft).seats.includes(seat);

function NameField({ draft, seat, number, fault }: Props) {
  const { words, send } = useTools();
  const { setup } = words;
  const edit = useEdit();
  const typingAt = useTypingAt();
  const field = useRef<HTMLInputElement>(null);
  const isHere = draft.at === seat.id;
  const gap = usePage(({ lobby }) => gapOf(lobby));
  const readKey = useMemo(() => (gap === null ? null : makeFieldReader(gap)), [gap]);
  /** A card that is tried out while a name is typed is no part of it. */
  const takeScan = (event: KeyboardEvent<HTMLInputElement>) => {
    const code = readKey?.(pressOf(event.nativeEvent), event.timeStamp) ?? null;
    if (code === null) return;
    event.preventDefault();
    event.stopPropagation();
    const typed = event.currentTarget.value.slice(0, -code.length);
    edit((now) => renameSeat(now, seat.id, typed));
    send({ type: 'code', code, how: 'scanner' });
  };
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
      placeholder={isOpenPlace(draft, seat) ? setup.oneMore : saySeat(words, draft, { ...seat, name: '' })}
      aria-label={setup.seat(number)}
      aria-invalid={fault !== null}
      aria-describedby={fault === null ? undefined : faultAt(fault, seat.id)}
      autoComplete="off"
      spellCheck={false}
      data-testid={`name-${number}`}
      style={{ '--letters': seat.name.length } as CSSProperties}
      onFocus={() => typingAt(seat.id)}
      onBlur={() => typingAt(null)}
      onKeyDown={takeScan}
      onChange={({ target }) => edit((now) => renameSeat(now, seat.id, target.value))}
    />
  );
}

/** The token of the dealer; dragged to another seat it makes that one the dealer. */
function DealsToken() {
  const { setup } = useTools().words;
  const edit = useEdit();
  const drag = useDragToSeat((dealer) => edit((now) => ({ ...now, dealer })));
  return (
    <span className="deals-token" {...drag}>
      {setup.deals}
    </span>
  );
}

/** One player at the table: name, who plays it without a deck, and whether this one deals. */
export function SeatPlate(props: Props) {
  const { draft, seat, number, fault, place } = props;
  const { people } = useTools().words;
  const edit = useEdit();
  const name = seat.name.trim() === '' ? people.standIn(number) : seat.name.trim();
  const drag = useDragToSeat((to) => edit((now) => moveSeatTo(now, seat.id, to)));
  const deals = draft.dealer === seat.id;
  return (
    <li
      className={deals ? 'seat-row panel dealer' : 'seat-row panel'}
      data-open={isOpenPlace(draft, seat)}
      style={{ '--x': place.x, '--y': place.y } as CSSProperties}
      data-testid={`row-${number}`}
      data-name={seat.name}
      data-deals={deals}
      data-fault={fault ?? ''}
      data-seat-id={seat.id}
    >
      <span className="seat-chip" {...drag}>
        {draft.grace !== null && seat.occupant?.who === 'bot' ? (
          <Avatar name={name} number={number} />
        ) : (
          <Chip number={number} />
        )}
      </span>
      <NameField {...props} />
      {deals && <DealsToken />}
      {draft.grace !== null && <Who seat={seat} number={number} name={name} />}
    </li>
  );
}
