import { type CSSProperties, useMemo, useRef } from 'react';
import type { LobbyView } from '../../../protocol/lobby.ts';
import type { TableView } from '../../../protocol/view.ts';
import { sayDealer } from '../../../words/say/beginning.ts';
import { nameAt, sayNameAt } from '../../../words/say/names.ts';
import { sayResultFor, sayTurnFor } from '../../../words/say/play.ts';
import { sayAgain } from '../../../words/say/table.ts';
import type { Words } from '../../../words/words.ts';
import { useAct, useTools } from '../../store/context.ts';
import { forAll } from '../../store/for-all.ts';
import { freeSeats } from '../../store/guest.ts';
import { goBack } from '../../store/screens.ts';
import '../../style/tv.css';
import { Coach } from '../coach/coach.tsx';
import { Motion } from '../motion/motion.tsx';
import { Cloth } from '../parts/cloth.tsx';
import { Icon } from '../parts/icon.tsx';
import { Mark } from '../parts/mark.tsx';
import { Middle } from '../parts/middle.tsx';
import { placesRound } from '../parts/round-places.ts';
import { seatAfter } from '../parts/seat-after.ts';
import { Address, JoinCode } from '../phones/join-code.tsx';
import { TV_PLACES } from './tv-places.ts';
import { UnderPile } from './tv-said.tsx';
import { TvSeat } from './tv-seat.tsx';

interface HostTvProps {
  readonly lobby: LobbyView;
  readonly table: TableView | null;
}

/** The large view on this machine, also before there is a table. */
export function HostTv({ lobby, table }: HostTvProps) {
  const { tv } = useTools().words.phones;
  const act = useAct();
  const { url, locked } = lobby.network;
  if (table !== null) return <Tv view={table} url={locked ? null : url} />;
  return (
    <main className="nothing" data-testid="nothing">
      <Mark />
      <p>{tv.waiting}</p>
      <button type="button" className="action" data-testid="tv-close" onClick={() => act(goBack)}>
        {tv.close}
      </button>
    </main>
  );
}

/** What stands under the headline: what is to be known of this turn, else who sits next in the way of play. */
function sayUnder(words: Words, view: TableView): string {
  const { table, people } = words;
  const { turn, seats, phase, announced, blind } = view;
  if (phase === 'over') return sayResultFor(words, view)[1] ?? '';
  const again = sayAgain(words, view);
  if (again !== null) return again;
  if (turn !== null && seats[turn]?.away === true) return people.isAway(sayNameAt(seats, turn));
  if (announced !== null) return table.announced(sayNameAt(seats, announced));
  if (blind !== null) return table.blind[blind];
  const after = seatAfter(view);
  return after === null ? table.direction[view.direction] : words.phones.tv.next(sayNameAt(seats, after));
}

/** A headline of more letters is set narrower. */
const LONG = 13;

/** Whose turn it is, or that people may still come. */
function Board({ view, isOpen }: { readonly view: TableView; readonly isOpen: boolean }) {
  const { words } = useTools();
  const { tv } = words.phones;
  const isDealing = view.beginning?.dealing != null && view.registering === null;
  const turn = isDealing ? sayDealer(words, view, false) : sayTurnFor(words, view);
  const now = view.phase === 'over' ? sayResultFor(words, view)[0] : turn;
  const said = isOpen ? tv.whoIsIn : now;
  return (
    <section
      className={said.length > LONG ? 'tv-board long' : 'tv-board'}
      style={{ '--letters': said.length } as CSSProperties}
    >
      <h1 data-testid="turn" data-seat={nameAt(view.seats, view.turn)}>
        {said}
      </h1>
      <p data-testid="direction" data-direction={view.direction}>
        {view.phase !== 'over' && !isOpen && <Icon name="clockwise" className={view.direction} />}
        <span>{isOpen ? tv.onceAll : sayUnder(words, view)}</span>
      </p>
    </section>
  );
}

/** How many seats are free, and the address; `small` with the code, where that lies in a corner. */
function Way({ url, free, small }: { readonly url: string; readonly free: number; readonly small: boolean }) {
  const { tv } = useTools().words.phones;
  return (
    <aside
      className={small ? 'tv-join corner' : 'tv-join tv-said said-calm'}
      data-testid="tv-join"
      data-free={free}
    >
      {small && <JoinCode url={url} />}
      <p className="said-text">
        <strong>{tv.free(free)}</strong>
      </p>
      <p className="said-aside">
        {tv.scan}{' '}
        <b>
          <Address url={url} />
        </b>
      </p>
    </aside>
  );
}

interface Props {
  readonly view: TableView;
  /** Where phones find the page to take a seat; null where they can’t. */
  readonly url: string | null;
}

/** The table for a whole room: whose turn, what is asked, the pile, and everybody's cards as far as all may see them. */
export function Tv({ view: own, url }: Props) {
  const view = useMemo(() => forAll(own), [own]);
  const root = useRef<HTMLElement>(null);
  const { words } = useTools();
  const act = useAct();
  const { length: count } = view.seats;
  const free = view.play === null ? [] : freeSeats(view.play);
  const way = free.length > 0 ? url : null;
  // Where the pile will lie, until there is one.
  const inMiddle = way !== null && view.pile.length === 0 && view.phase !== 'play';
  const places = placesRound(TV_PLACES, count);
  return (
    <main ref={root} className={`fill tv seats-${count}`} data-testid="tv" data-count={count}>
      <Cloth direction={view.direction} />
      <Board view={view} isOpen={inMiddle} />
      <Middle view={view} instead={inMiddle && way !== null ? <JoinCode url={way} /> : null} />
      {!inMiddle && <UnderPile view={view} />}
      {way !== null && <Way url={way} free={free.length} small={!inMiddle} />}
      <ol className="tv-seats" aria-label={words.table.labels.seats}>
        {view.seats.map((seat, number) => (
          <TvSeat
            key={seat.name}
            view={view}
            seat={seat}
            number={number}
            place={places[number]!}
            free={inMiddle && free.includes(number)}
          />
        ))}
      </ol>
      <Coach view={view} still />
      <button type="button" className="tv-close" data-testid="tv-close" onClick={() => act(goBack)}>
        {words.phones.tv.close}
      </button>
      <Motion root={root} view={view} />
    </main>
  );
}
