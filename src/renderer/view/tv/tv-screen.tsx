import { type CSSProperties, useMemo, useRef } from 'react';
import type { LobbyView } from '../../../protocol/lobby.ts';
import type { TableView } from '../../../protocol/view.ts';
import { sayTurnFor } from '../../../words/say/play.ts';
import { useAct, useTools } from '../../store/context.ts';
import { forAll } from '../../store/for-all.ts';
import { freeSeats } from '../../store/guest.ts';
import { goBack } from '../../store/screens.ts';
import { Coach } from '../coach/coach.tsx';
import { Motion } from '../motion/motion.tsx';
import { Mark } from '../parts/mark.tsx';
import { Address, JoinCode } from '../phones/join-code.tsx';
import { BandForAll } from '../play/play-band.tsx';
import { Band } from '../table/band.tsx';
import { Header } from '../table/header.tsx';
import { Pile } from '../table/pile.tsx';
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

/** What stands in the columns of the seats, as beside the table; what nobody has is not named. */
function Captions({ view: { phase, seats } }: { readonly view: TableView }) {
  const { labels } = useTools().words.table;
  if (phase === 'over') return null;
  const laid = [
    seats.some(({ faceUp }) => faceUp.some((slot) => slot !== null)) ? [labels.faceUp] : [],
    seats.some(({ faceDown }) => faceDown.some((count) => count > 0)) ? [labels.faceDown] : [],
  ].flat();
  return (
    <p className="tv-captions" aria-hidden="true">
      <span>{labels.hand}</span>
      <span>{laid.join(' · ')}</span>
    </p>
  );
}

interface Props {
  readonly view: TableView;
  /** Where phones find the page to take a seat; null where they can’t. */
  readonly url: string | null;
}

/** The way to a seat, in the corner, for as long as one is free. */
function Corner({ view, url }: Props) {
  const { tv } = useTools().words.phones;
  const free = view.play === null ? 0 : freeSeats(view.play).length;
  if (url === null || free === 0) return null;
  return (
    <aside className="tv-join" data-testid="tv-join" data-free={free}>
      <JoinCode url={url} />
      <p>
        <strong>{tv.join}</strong>
        <span>{tv.free(free)}</span>
        <b>
          <Address url={url} />
        </b>
      </p>
    </aside>
  );
}

/** The table for a whole room: whose turn, what is asked, the pile, and everybody's cards as far as all may see them. */
export function Tv({ view: own, url }: Props) {
  const view = useMemo(() => forAll(own), [own]);
  const root = useRef<HTMLElement>(null);
  const { words } = useTools();
  const act = useAct();
  const { length: count } = view.seats;
  const stacks = Math.max(
    ...view.seats.map(({ faceUp, faceDown }) => Math.max(faceUp.length, faceDown.length)),
  );
  const measures = { '--seats': count, '--stacks': stacks, '--letters': sayTurnFor(words, view).length };
  return (
    <main ref={root} className="tv" data-testid="tv" style={measures as CSSProperties}>
      <Header view={view} />
      <Pile view={view} />
      <div className="tv-frame">
        <Captions view={view} />
        <ol className="tv-seats" aria-label={words.table.labels.seats}>
          {view.seats.map((seat, number) => (
            <TvSeat key={seat.name} view={view} seat={seat} number={number} />
          ))}
        </ol>
      </div>
      <Coach view={view} still />
      <div className="tv-low">
        {view.play === null ? <Band view={view} still /> : <BandForAll view={view} />}
        <Corner view={view} url={url} />
      </div>
      <button type="button" className="tv-close" data-testid="tv-close" onClick={() => act(goBack)}>
        {words.phones.tv.close}
      </button>
      <Motion root={root} view={view} />
    </main>
  );
}
