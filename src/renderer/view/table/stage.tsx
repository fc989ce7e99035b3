import type { CSSProperties } from 'react';
import type { TableView } from '../../../protocol/view.ts';
import { hereIn, namesFor } from '../../../words/say/play.ts';
import { titleOf } from '../../../words/say/series.ts';
import { placesOf } from '../../../words/say/table.ts';
import { useTools } from '../../store/context.ts';
import { Cloth } from '../parts/cloth.tsx';
import { Middle } from '../parts/middle.tsx';
import { placesRound } from '../parts/round-places.ts';
import { Face } from '../play/other-seat.tsx';
import { seatHooks } from './hooks.ts';
import { PLACES } from './referee-places.ts';
import { Seat } from './seat.tsx';

interface Props {
  readonly view: TableView;
  /** Only to be looked at. */
  readonly still?: boolean;
}

/** The title that somebody has lost for so far. */
function Title({ view, name }: Props & { readonly name: string }) {
  const { words } = useTools();
  const title = titleOf(words, view.series, name);
  return title === null ? null : (
    <i className="badge title" data-testid={`title-${name}`} title={words.series.title}>
      {title}
    </i>
  );
}

/** Everybody’s place, once the round is over; who has none is left. */
function Places({ view }: Props) {
  const { words } = useTools();
  const { result, table } = words;
  const names = namesFor(words, view.seats, hereIn(view));
  const found = placesOf(view.seats);
  const placed = view.seats
    .map((seat, number) => ({ seat, number, place: seat.place ?? found.length }))
    .toSorted((one, other) => one.place - other.place);
  return (
    <ol
      className={placed.length > 5 ? 'places-list many' : 'places-list'}
      style={{ '--rows': Math.ceil(placed.length / 2) } as CSSProperties}
      aria-label={table.labels.seats}
    >
      {placed.map(({ seat, number, place }) => (
        <li
          key={seat.name}
          {...seatHooks(seat)}
          data-first={seat.place === 1}
          data-last={view.loser === number}
        >
          <span>{seat.place === null && view.loser !== number ? '–' : result.place(place)}</span>
          <b dir="auto">{names[number]!.name}</b>
          <Face view={view} number={number} />
          <Title view={view} name={seat.name} />
        </li>
      ))}
    </ol>
  );
}

/** What programs that read the page find on the table while a round runs. */
const Ended = ({ view: { pile, stock, burned, direction } }: Props) => (
  <div hidden>
    <span data-testid="pile" data-cards={pile.join(' ')} data-count={pile.length} />
    <span data-testid="stock" data-count={stock} />
    <span data-testid="burned" data-count={burned} />
    <span data-testid="demand" data-symbol="" />
    <span data-testid="direction" data-direction={direction} />
  </div>
);

/** Everybody where they sit, and the pile in the middle; at the end their places. */
export function TableStage({ view, still = false }: Props) {
  const { labels } = useTools().words.table;
  const { length: count } = view.seats;
  const places = placesRound(PLACES, count);
  const isOver = view.phase === 'over';
  return (
    <div
      className={`round-table ${count > 8 ? 'crowd' : count > 5 ? 'many' : 'few'}${isOver ? ' is-over' : ''}`}
      data-asked={view.question?.code === 'pickedUp' || undefined}
    >
      {isOver ? <Cloth /> : <Cloth direction={view.direction} />}
      {isOver ? (
        <>
          <Places view={view} />
          <Ended view={view} />
        </>
      ) : (
        <>
          <Middle view={view} counted />
          <ol className={`seat-list ${view.direction}`} aria-label={labels.seats}>
            {view.seats.map((seat, number) => (
              <Seat
                key={seat.name}
                view={view}
                seat={seat}
                number={number}
                place={places[number]!}
                still={still}
              />
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
