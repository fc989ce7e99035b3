import type { CSSProperties } from 'react';
import type { SeatView, TableView } from '../../../protocol/view.ts';
import { useTools } from '../../store/context.ts';
import { numbered } from '../numbered.ts';
import { breadthOf } from '../parts/breadth.ts';
import { PlayingCard } from '../parts/card.tsx';
import { Cloth } from '../parts/cloth.tsx';
import { Middle } from '../parts/middle.tsx';
import { placesRound } from '../parts/round-places.ts';
import { Face } from '../play/other-seat.tsx';
import { seatHooks } from '../table/hooks.ts';
import { PLACES } from '../table/referee-places.ts';
import { Held, Laid } from '../tv/tv-seat.tsx';

interface Props {
  readonly view: TableView;
}

/** The seat of the one person at this screen; null where nobody or more than one plays here. */
function hereIn({ play }: TableView): number | null {
  const here = (play?.seats ?? []).flatMap(({ occupant }, seat) => (occupant.who === 'here' ? [seat] : []));
  return here.length === 1 ? here[0]! : null;
}

interface SeatProps extends Props {
  readonly seat: SeatView;
  readonly number: number;
}

/** Face and name, how many cards are in the hand, and what lies before somebody. */
function Plate({ view, seat, number }: SeatProps) {
  const { labels } = useTools().words.table;
  const name = hereIn(view) === number ? labels.you : seat.name;
  return (
    <span className="seat-plate">
      <span className="plate-row">
        <Face view={view} number={number} />
        <b className="name" dir="auto" style={{ '--letters': breadthOf(name) } as CSSProperties}>
          {name}
        </b>
        <Held view={view} seat={seat} />
      </span>
      <Laid seat={seat} />
      {view.dealer === number && (
        <span className="badges">
          <span className="badge">{labels.dealer}</span>
        </span>
      )}
    </span>
  );
}

/** The hand of the person at this screen as it was, where it is known. */
export function ReplayHand({ view }: Props) {
  const { labels } = useTools().words.table;
  const { known = [], hand = 0 } = view.seats[hereIn(view) ?? -1] ?? {};
  if (known.length === 0 || known.length < hand) return null;
  return (
    <section className="replay-hand" aria-label={labels.hand} data-testid="replay-hand">
      <h3>{labels.hand}</h3>
      <div className="row">
        {numbered(known).map(({ key, item }) => (
          <span key={key}>
            <PlayingCard slot={item} mini />
          </span>
        ))}
      </div>
    </section>
  );
}

/** A round without a deck as it was: everybody with the face that they had when it was played. */
export function ReplayStage({ view }: Props) {
  const { labels } = useTools().words.table;
  const { length: count } = view.seats;
  const places = placesRound(PLACES, count);
  return (
    <div className={`round-table ${count > 8 ? 'crowd' : count > 5 ? 'many' : 'few'}`}>
      <Cloth direction={view.direction} />
      <Middle view={view} counted />
      <ol className={`seat-list ${view.direction}`} aria-label={labels.seats}>
        {view.seats.map((seat, number) => {
          const [left, top] = places[number]!;
          const lower = top > 35 && top < 60 ? 74 : top;
          return (
            <li
              key={seat.name}
              className={`seat${view.turn === number ? ' on-turn' : ''}${seat.place === null ? '' : ' is-out'}`}
              style={{ '--left': `${left}%`, '--top': `${top}%`, '--lower': `${lower}%` } as CSSProperties}
              {...seatHooks(seat)}
              data-turn={view.turn === number}
              data-side={top < 50 ? 'far' : 'near'}
            >
              <Plate view={view} seat={seat} number={number} />
            </li>
          );
        })}
      </ol>
    </div>
  );
}
