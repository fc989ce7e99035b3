import { useRef, useState } from 'react';
import type { TableView } from '../../../protocol/view.ts';
import { usePage, useTools } from '../../store/context.ts';
import { isLed } from '../../store/look.ts';
import { findOver, on } from '../../store/route.ts';
import { Coach } from '../coach/coach.tsx';
import { GuestMenu } from '../guest/menu.tsx';
import { HintPanel } from '../hints/hint-panel.tsx';
import { GuidedLine } from '../learn/guided.tsx';
import { Motion } from '../motion/motion.tsx';
import { Leaving } from '../table/leaving.tsx';
import { People } from '../table/people.tsx';
import { Centre } from './centre.tsx';
import { Cover } from './cover.tsx';
import { PlayHead } from './head.tsx';
import { KeptFocus } from './kept-focus.tsx';
import { News } from './news.tsx';
import { OtherSeat } from './other-seat.tsx';
import { Own } from './own-hand.tsx';
import { PlayActions } from './play-actions.tsx';
import { Cloth } from './play-cloth.tsx';
import { PlayMenu } from './play-menu.tsx';
import { othersOf, placesFor } from './seat-places.ts';

/** Whose side of the table this screen shows: whose cards it shows, or is about to; null for people who watch. */
const nearOf = ({ play }: TableView): number | null => play?.you ?? play?.cover ?? play?.mine[0] ?? null;

/** The table with everybody else at it, and what lies in its middle. */
function Stage({ view }: { readonly view: TableView }) {
  const { labels } = useTools().words.table;
  const others = othersOf(view.seats.length, nearOf(view));
  const places = placesFor(others.length);
  return (
    <main className="stage">
      <Cloth direction={view.direction} />
      <ol className="others" aria-label={labels.seats}>
        {others.map((number, i) => (
          <OtherSeat key={view.seats[number]!.name} view={view} number={number} place={places[i]!} />
        ))}
      </ol>
      <Centre view={view} />
    </main>
  );
}

/** At the near rim: one’s own cards, or what covers them; nothing for people who watch. */
function Near({ view }: { readonly view: TableView }) {
  const { you = null, mine = [], cover = null } = view.play ?? {};
  if (you === null && mine.length === 0) return null;
  return (
    <div className="near">
      <GuidedLine />
      {you === null ? <Cover key={cover ?? 'nobody'} view={view} /> : <Own view={view} />}
      <PlayActions view={view} />
    </div>
  );
}

/** What lies over the table until it is closed. */
function Overs({ view }: { readonly view: TableView }) {
  const people = usePage((state) => findOver(state, 'people') !== null);
  const menu = usePage((state) => findOver(state, 'menu') !== null);
  const leaving = usePage((state) => on(state, 'table').asks === 'leaving');
  const atHome = usePage(({ lobby }) => lobby !== null);
  return (
    <>
      {menu && (atHome ? <PlayMenu view={view} /> : <GuestMenu view={view} />)}
      {people && <People view={view} />}
      {leaving && <Leaving />}
    </>
  );
}

/**
 * Whether the table is laid out as for somebody who is led through a first round. Who says that they know the rules
 * keeps that until the next move, so that nothing jumps under their finger.
 */
function useLedLayout({ inputs }: TableView): boolean {
  const isHelped = usePage(isLed);
  const [last, setLast] = useState({ isHelped, inputs });
  if (!isHelped && last.inputs === inputs) return last.isHelped;
  if (last.isHelped !== isHelped || last.inputs !== inputs) setLast({ isHelped, inputs });
  return isHelped;
}

/**
 * The screen of a table without a deck until the round is over: one sits at it, the others around it. It needs nothing
 * but the view, so that phones show the same.
 */
export function Play({ view }: { readonly view: TableView }) {
  const root = useRef<HTMLDivElement>(null);
  const isLaidOut = useLedLayout(view);
  const { play, phase, turn, seats } = view;
  if (play === null) return null;
  return (
    <div
      ref={root}
      className="play"
      data-testid="play"
      data-you={play.you ?? ''}
      data-phase={phase}
      data-turn={turn ?? ''}
      data-moves={play.moves.length}
      data-others={seats.length - (nearOf(view) === null ? 0 : 1)}
      data-guided={isLaidOut}
    >
      <PlayHead view={view} />
      <div className="stack told-here">
        <News view={view} />
        <Coach view={view} />
      </div>
      <Stage view={view} />
      <Near view={view} />
      <HintPanel view={view} />
      <Motion root={root} view={view} />
      <KeptFocus root={root} view={view} />
      <Overs view={view} />
    </div>
  );
}
