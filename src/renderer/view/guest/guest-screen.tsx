import { useRef, useState } from 'react';
import type { GuestView, PlayView } from '../../../protocol/play.ts';
import type { TableView } from '../../../protocol/view.ts';
import { usePage, useTools } from '../../store/context.ts';
import { isCutOff, showsSeats, waitsForOthers } from '../../store/guest.ts';
import { top } from '../../store/route.ts';
import '../../style/guest.css';
import { ActionButton } from '../action-button.tsx';
import { Coach } from '../coach/coach.tsx';
import { RoundEnd } from '../end/round-end.tsx';
import { Motion } from '../motion/motion.tsx';
import { useEnding } from '../motion/use-ending.ts';
import { Play } from '../play/play-screen.tsx';
import { TableRules } from '../rules/rules-screen.tsx';
import { Band } from '../table/band.tsx';
import { BoardKept } from '../table/board.tsx';
import { Notice } from '../table/notice-line.tsx';
import { TableStage } from '../table/stage.tsx';
import { Tv } from '../tv/tv-screen.tsx';
import { GuestBar } from './bar.tsx';
import { CutOff } from './cut-off.tsx';
import { Join } from './join.tsx';
import { PhonePage } from './phone-page.tsx';
import { PhoneSeat, SeatRing } from './seat-ring.tsx';
import { Waiting } from './waiting.tsx';

/** The table as onlookers see it: nothing of it can be touched. */
function Onlook({ view }: { readonly view: TableView }) {
  const middle = useRef<HTMLElement>(null);
  // What a scanner said of it stands in the band.
  const isAsked = view.cursor !== null || view.counting !== null;
  return (
    <>
      <GuestBar view={view} />
      <div className="referee onlook" data-phase={view.phase}>
        <BoardKept view={view} />
        <div className="told">
          <Band view={view} still />
          <div className="notice-line">
            {view.notice !== null && !isAsked && (
              <Notice key={view.notice.id} view={view} notice={view.notice} />
            )}
          </div>
        </div>
        <Coach view={view} />
        <main ref={middle} className="table-stage" data-testid="onlook">
          <TableStage view={view} still />
        </main>
        <Motion root={middle} view={view} />
      </div>
    </>
  );
}

interface GameProps {
  readonly table: TableView;
  readonly play: PlayView;
}

/** A game without a deck: waited for, played or watched, and how it ended. */
function Game({ table, play }: GameProps) {
  const [wantsCards, setWantsCards] = useState(false);
  const ending = useEnding(table);
  const bar = <GuestBar view={table} />;
  if (table.phase === 'over' && ending !== 'lastCard')
    return <RoundEnd view={table} comesUp={ending === 'show'} foot={bar} />;
  if (waitsForOthers(table) && !wantsCards)
    return <Waiting table={table} play={play} showCards={() => setWantsCards(true)} />;
  // People who play have all that the bar has at the table itself.
  return (
    <>
      {play.you === null && bar}
      <Play view={table} />
    </>
  );
}

/** The table that the host has left, with everybody where they sat: it goes on from there. */
function LeftTable({ table }: { readonly table: TableView }) {
  const { result, phones } = useTools().words;
  return (
    <SeatRing
      table={table}
      middle={table.phase === 'over' ? null : <b>{phones.join.paused}</b>}
      seatAt={(name, seat) => {
        const { place } = table.seats[seat]!;
        return (
          <PhoneSeat testId={`left-${seat}`} name={name} seat={seat}>
            {place !== null && result.place(place)}
          </PhoneSeat>
        );
      }}
    />
  );
}

/** Nothing to show: why, and what to do. It changes by itself as soon as there is a table. */
function NoTable({ locked }: { readonly locked: boolean }) {
  const { words, renew } = useTools();
  const { join, lost } = words.phones;
  const left = usePage((state) => state.leftTable);
  const seatWaits = usePage((state) => state.seatWaits);
  const how = seatWaits ? join.hostLeftHow : join.hostLeftWatching;
  if (locked) return <PhonePage testId="nothing" title={join.closed} text={join.lockedOut} />;
  return (
    <PhonePage
      key={String(left !== null)}
      testId="nothing"
      title={left !== null ? join.hostLeft : join.noTable}
      text={left !== null ? how : join.noTableYet}
      foot={
        <ActionButton testId="try-now" primary onClick={renew}>
          {lost.tryNow}
        </ActionButton>
      }
    >
      {left !== null && <LeftTable table={left} />}
    </PhonePage>
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
  const cutOff = usePage(isCutOff);
  const you = table?.play?.you ?? null;
  if (cutOff && table !== null && you !== null) return <CutOff view={table} you={you} />;
  if (returning && you === null) return <PhonePage testId="returning" title={join.returning} />;
  if (table === null) return <NoTable locked={guest.locked} />;
  if (at === 'tv') return <Tv view={table} url={guest.locked ? null : `${location.origin}/`} />;
  if (at === 'rules') return <TableRules view={table} />;
  const { play } = table;
  if (play === null) return <Onlook view={table} />;
  return joins ? <Join guest={guest} table={table} play={play} /> : <Game table={table} play={play} />;
}
