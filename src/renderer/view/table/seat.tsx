import type { SeatView, TableView } from '../../../protocol/view.ts';
import { sayCards } from '../../../words/say/cards.ts';
import { titleOf } from '../../../words/say/series.ts';
import { useTools } from '../../store/context.ts';
import { numbered } from '../numbered.ts';
import { CardBack, PlayingCard } from '../parts/card.tsx';
import { Chip } from '../parts/chip.tsx';
import { SeatMarks } from '../play/seat-marks.tsx';
import { SuitText } from '../suit-text.tsx';
import { seatHooks } from './hooks.ts';

/** More backs than this are not counted by eye; the number stands beside them. */
const BACKS = 6;
/** Known cards that there is room for, at a table of few and of many. */
const KNOWN = { few: 8, many: 2 } as const;
/** A name of more letters is set smaller, so that all of it can be read. */
const LONG = 11;
/** From this many seats on, rows are too low for two lines. */
export const MANY_SEATS = 6;

const indices = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

function Known({ cards, room }: { readonly cards: SeatView['known']; readonly room: number }) {
  const { words } = useTools();
  const rest = cards.length - room;
  return (
    <span className={cards.length > 0 ? 'known' : 'known none'} title={sayCards(words, cards)}>
      {cards.length > 0 && <span className="known-label">{words.table.labels.known} </span>}
      <SuitText text={sayCards(words, cards.slice(0, room))} />
      {rest > 0 && ` ${words.table.more(rest)}`}
    </span>
  );
}

function FaceUp({ slots }: { readonly slots: SeatView['faceUp'] }) {
  return (
    <span className="face-up">
      {numbered(slots).map(({ key, item }) =>
        item === null ? <span key={key} className="card gap" /> : <PlayingCard key={key} slot={item} mini />,
      )}
    </span>
  );
}

function FaceDown({ stacks }: { readonly stacks: SeatView['faceDown'] }) {
  return (
    <span className="face-down">
      {numbered(stacks).map(({ key, item }) => (
        <span key={key} className="laid-stack">
          {item === 0 ? <span className="card gap" /> : <CardBack />}
          {item > 1 && <b>{item}</b>}
        </span>
      ))}
    </span>
  );
}

interface Props {
  readonly view: TableView;
  readonly seat: SeatView;
  readonly number: number;
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

/** Who sits there, and what there is to say of it. */
function Name({ view, seat, number }: Props) {
  const { words } = useTools();
  const { labels } = words.table;
  const isLong = seat.name.length > LONG;
  const title = titleOf(words, view.series, seat.name);
  return (
    <>
      <Chip number={number + 1} />
      <span className={isLong ? 'name long' : 'name'} dir="auto">
        {seat.name}
      </span>
      {view.dealer === number && view.phase !== 'over' && (
        <span className="badge" title={labels.dealer}>
          {isLong ? labels.dealerShort : labels.dealer}
        </span>
      )}
      {title !== null && (
        <span className="badge title" data-testid={`title-${seat.name}`} title={words.series.title}>
          {title}
        </span>
      )}
      {view.play !== null && <SeatMarks play={view.play} seat={number} isOut={seat.place !== null} />}
      {seat.away && <span className="badge">{words.people.away}</span>}
      {seat.place !== null && (
        <span className="badge out">
          {words.result.place(seat.place)}
          {!isLong && view.seats.length < MANY_SEATS && ` ${labels.out}`}
        </span>
      )}
    </>
  );
}

/** One player: cards in the hand, what is known of them, and what lies on the table before the player. */
export function Seat(props: Props) {
  const { view, seat, number, still } = props;
  const { words, send } = useTools();
  return (
    <li className={marksOf(props)} {...seatHooks(seat)} data-turn={view.turn === number}>
      {still ? (
        <span className="seat-name">
          <Name {...props} />
        </span>
      ) : (
        <button
          type="button"
          className="seat-name"
          title={words.table.nextCardIs(seat.name)}
          data-testid={`next-${seat.name}`}
          onClick={() => send({ type: 'seat', seat: number })}
        >
          <Name {...props} />
        </button>
      )}
      <span className="hand">
        <span className="backs">
          {indices(Math.min(seat.hand, BACKS)).map((i) => (
            <CardBack key={i} />
          ))}
        </span>
        <b className="count">{seat.hand}</b>
      </span>
      {/* One’s own hand lies below, to be seen. */}
      <Known
        cards={view.play?.you === number ? [] : seat.known}
        room={view.seats.length < MANY_SEATS ? KNOWN.few : KNOWN.many}
      />
      {seat.faceUp.length > 0 && <FaceUp slots={seat.faceUp} />}
      <FaceDown stacks={seat.faceDown} />
    </li>
  );
}
