import type { CSSProperties } from 'react';
import type { SeatView, TableView } from '../../../protocol/view.ts';
import { hereIn } from '../../../words/say/play.ts';
import { titleOf } from '../../../words/say/series.ts';
import { loserName } from '../../../words/say/table.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { isNextSaid, pressSeat } from '../../store/go.ts';
import { on } from '../../store/route.ts';
import { leave } from '../focus-back.ts';
import { breadthOf } from '../parts/breadth.ts';
import type { Place } from '../parts/round-places.ts';
import { Face } from '../play/other-seat.tsx';
import { SeatMarks } from '../play/seat-marks.tsx';
import { CardsBefore, Held } from '../tv/tv-seat.tsx';
import { seatHooks } from './hooks.ts';

interface Props {
  readonly view: TableView;
  readonly seat: SeatView;
  readonly number: number;
  readonly place: Place;
  /** Only to be looked at. */
  readonly still: boolean;
}

function marksOf({ view, number, seat }: Props): string {
  const marks = ['seat'];
  if (view.turn === number) marks.push('on-turn');
  if (view.announced === number || view.registering?.seat === number) marks.push('announced');
  if (seat.place !== null) marks.push('is-out');
  if (view.loser === number) marks.push('is-last');
  return marks.join(' ');
}

/** What else there is to say of who sits there, at the upper edge of the plate. */
function Badges({ view, seat, number }: Props) {
  const { words } = useTools();
  const title = titleOf(words, view.series, seat.name);
  const isOver = view.phase === 'over';
  return (
    <span className="badges">
      {view.loser === number && <span className="badge">{loserName(words, view.rules)}</span>}
      {seat.place !== null && (
        <span className="badge out">
          {words.result.place(seat.place)} {words.table.labels.out}
        </span>
      )}
      {seat.away && <span className="badge">{words.people.away}</span>}
      {view.dealer === number && !isOver && <span className="badge">{words.table.labels.dealer}</span>}
      {title !== null && (
        <span className="badge title" data-testid={`title-${seat.name}`} title={words.series.title}>
          {title}
        </span>
      )}
      {view.play !== null && <SeatMarks play={view.play} seat={number} isOut={seat.place !== null} />}
    </span>
  );
}

function Plate(props: Props) {
  const { view, seat, number } = props;
  const { labels } = useTools().words.table;
  const name = hereIn(view) === number ? labels.you : seat.name;
  return (
    <>
      <span className="plate-row">
        <Face view={view} number={number} />
        <b className="name" dir="auto" style={{ '--letters': breadthOf(name) } as CSSProperties}>
          {name}
        </b>
        {/* Two digits are another number: what stands beside it hasn’t moved. */}
        <Held key={String(seat.hand).length} view={view} seat={seat} />
      </span>
      <CardsBefore seat={seat} />
      <Badges {...props} />
    </>
  );
}

/** One player: name, cards in the hand, and what lies on the table before the player. */
export function Seat(props: Props) {
  const { view, seat, number, still, place } = props;
  const { words } = useTools();
  const act = useAct();
  const isAnswer = usePage((state) => on(state, 'table').asks === 'whose');
  const [left, top] = place;
  // On a phone there is no room beside stock and burned cards.
  const isSaid = isNextSaid(view, number);
  const lower = top > 35 && top < 60 ? 74 : top;
  return (
    <li
      className={marksOf(props)}
      style={{ '--left': `${left}%`, '--top': `${top}%`, '--lower': `${lower}%` } as CSSProperties}
      {...seatHooks(seat)}
      data-turn={view.turn === number}
      data-side={top < 50 ? 'far' : 'near'}
    >
      {still ? (
        <span className="seat-plate">
          <Plate {...props} />
        </span>
      ) : (
        <button
          type="button"
          className="seat-plate"
          title={
            isAnswer ? seat.name : isSaid ? words.table.nextCardIsNot : words.table.nextCardIs(seat.name)
          }
          aria-pressed={view.announced === number}
          data-testid={`next-${seat.name}`}
          onClick={(event) => {
            act(pressSeat(number));
            leave(event);
          }}
        >
          <Plate {...props} />
        </button>
      )}
    </li>
  );
}
