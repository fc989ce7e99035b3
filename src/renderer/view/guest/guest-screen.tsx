import { useRef } from 'react';
import type { GuestView } from '../../../protocol/play.ts';
import type { TableView } from '../../../protocol/view.ts';
import { usePage, useTools } from '../../store/context.ts';
import { showsSeats } from '../../store/guest.ts';
import { top } from '../../store/route.ts';
import { Coach } from '../coach/coach.tsx';
import { Motion } from '../motion/motion.tsx';
import { Mark } from '../parts/mark.tsx';
import { Play } from '../play/play-screen.tsx';
import { TableRules } from '../rules/rules-screen.tsx';
import { Band } from '../table/band.tsx';
import { HeaderKept } from '../table/header.tsx';
import { Notice } from '../table/notice-line.tsx';
import { Pile } from '../table/pile.tsx';
import { Seats } from '../table/seats.tsx';
import { Log } from '../table/short-log.tsx';
import { Tv } from '../tv/tv-screen.tsx';
import { GuestBar } from './bar.tsx';
import { Join } from './join.tsx';

/** The table as onlookers see it: nothing of it can be touched. */
function Onlook({ view }: { readonly view: TableView }) {
  const middle = useRef<HTMLElement>(null);
  return (
    <>
      <HeaderKept view={view} />
      <div className="told">
        <Band view={view} still />
        {view.notice !== null && <Notice key={view.notice.id} view={view} notice={view.notice} />}
      </div>
      <Coach view={view} />
      <main ref={middle} className="middle" data-testid="onlook">
        <Pile view={view} />
        <Seats view={view} still />
        <section className="side">
          <Log view={view} still />
        </section>
      </main>
      <Motion root={middle} view={view} />
    </>
  );
}

/** Nothing to see yet: why, and that this changes by itself. */
function Nothing({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <main className="nothing" data-testid="nothing">
      <Mark />
      <h1>{title}</h1>
      <p>{text}</p>
    </main>
  );
}

interface Props {
  readonly guest: GuestView;
  readonly table: TableView | null;
}

/** The page on a phone, or any other screen on the network: a seat to take, to play in, or the table to look at. */
export function Guest({ guest, table }: Props) {
  const { join } = useTools().words.phones;
  const returning = usePage((state) => state.returning);
  const joins = usePage(showsSeats);
  const at = usePage((state) => top(state).at);
  if (returning && table?.play?.you == null) return <p className="waiting">{join.returning}</p>;
  if (table === null)
    return guest.locked ? (
      <Nothing title={join.closed} text={join.lockedOut} />
    ) : (
      <Nothing title={join.noTable} text={join.noTableYet} />
    );
  if (at === 'tv') return <Tv view={table} url={guest.locked ? null : `${location.origin}/`} />;
  if (at === 'rules') return <TableRules view={table} />;
  if (joins && table.play !== null) return <Join guest={guest} table={table} play={table.play} />;
  // People who play have all of it at the table itself.
  const isPlaying = table.play?.you != null && table.phase !== 'over';
  return (
    <>
      {!isPlaying && <GuestBar view={table} />}
      {table.play === null ? <Onlook view={table} /> : <Play view={table} />}
    </>
  );
}
