import type { CSSProperties } from 'react';
import type { SeatView, TableView } from '../../../protocol/view.ts';
import { inSentence } from '../../../words/say/names.ts';
import { loserName, placesOf } from '../../../words/say/table.ts';
import { useTools } from '../../store/context.ts';
import { numbered } from '../numbered.ts';
import { CardBack, PlayingCard } from '../parts/card.tsx';
import { Chip } from '../parts/chip.tsx';
import { Icon } from '../parts/icon.tsx';
import { seatHooks } from '../table/hooks.ts';

interface Props {
  readonly view: TableView;
  readonly seat: SeatView;
  readonly number: number;
  /** In percent of the window. */
  readonly place: readonly [number, number];
  /** Nobody has it yet, and it is offered. */
  readonly free: boolean;
}

/** What else there is to say of a seat, the most important one. */
function useBadge({ view, seat, number }: Props): string | null {
  const { words } = useTools();
  const { tv } = words.phones;
  const played = view.play?.seats[number];
  if (view.loser === number) return loserName(words, view.rules);
  if (seat.place !== null) return view.phase === 'over' ? null : words.result.place(seat.place);
  if (played !== undefined && !played.taken && !played.left) return tv.notTaken;
  if (seat.away || (played !== undefined && !played.online && played.sitIn === null))
    return words.people.away;
  if (view.phase === 'exchange' && played?.ready === true) return tv.ready;
  return null;
}

/** The cards before a player as they lie: face up on face down. */
export function CardsBefore({ seat: { faceUp, faceDown } }: { readonly seat: SeatView }) {
  const stacks = Array.from({ length: Math.max(faceUp.length, faceDown.length) }, (_, i) => ({
    up: faceUp[i] ?? null,
    down: faceDown[i] ?? 0,
  }));
  return (
    <span className="laid">
      {numbered(stacks).map(({ key, item: { up, down } }) => (
        <span key={key} className="laid-stack">
          {down > 0 && <CardBack />}
          {up !== null && <PlayingCard slot={up} mini />}
          {up === null && down === 0 && <span className="card gap" />}
          {down > 1 && <b>{down}</b>}
        </span>
      ))}
    </span>
  );
}

/** How many cards the hand has; at the end, the place instead. */
export function Held({ view, seat }: Pick<Props, 'view' | 'seat'>) {
  const { table, result } = useTools().words;
  if (view.phase !== 'over')
    return (
      <span className="row hand" title={table.labels.hand}>
        <Icon name="cards" />
        <span className="unseen">{table.labels.hand} </span>
        <b key={seat.hand} className="count">
          {seat.hand}
        </b>
      </span>
    );
  const place = placesOf(view.seats).find(({ name }) => name === inSentence(seat.name));
  return place === undefined ? null : <b className="count place">{result.place(place.place)}</b>;
}

/** One player’s plate, to be read from far; nothing of a hand but how many cards it has. */
export function TvSeat(props: Props) {
  const { view, seat, number, place, free } = props;
  const { table, phones } = useTools().words;
  const badge = useBadge(props);
  const { 'data-known': _, ...hooks } = seatHooks(seat);
  const marks = [
    'tv-seat',
    ...(view.turn === number ? ['on-turn'] : []),
    ...(seat.place !== null ? ['is-out'] : []),
    ...(view.loser === number ? ['is-last'] : []),
    ...(free ? ['is-free'] : []),
  ];
  const [left, top] = place;
  const style = {
    '--left': `${left}%`,
    '--top': `${top}%`,
    '--beside': `${Math.min(left, 100 - left)}vw`,
  } as CSSProperties;
  if (free)
    return (
      <li className={marks.join(' ')} style={style} {...hooks} data-turn={view.turn === number}>
        <Icon name="plus" />
        {phones.join.free}
      </li>
    );
  return (
    <li className={marks.join(' ')} style={style} {...hooks} data-turn={view.turn === number}>
      <span className="row tv-row">
        <Chip number={number + 1} />
        <b className="one-line name" dir="auto">
          {seat.name}
        </b>
        {view.dealer === number && view.phase !== 'over' && (
          <span className="dealer" title={table.labels.dealer}>
            {table.labels.dealerShort}
          </span>
        )}
        <Held {...props} />
      </span>
      {badge !== null && <span className="one-line badge">{badge}</span>}
      {view.phase !== 'over' && <CardsBefore seat={seat} />}
    </li>
  );
}
