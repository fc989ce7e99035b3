import { useEffect, useRef } from 'react';
import type { TableView } from '../../../protocol/view.ts';
import { sayMoment } from '../../../words/say/log.ts';
import { useAct, useTools } from '../../store/context.ts';
import { backToNow, lookAt } from '../../store/reading.ts';
import type { Reading } from '../../store/route.ts';
import { ActionButton } from '../action-button.tsx';
import { Band, isBeforehand } from '../table/band.tsx';
import { BandHint } from '../table/band-hint.tsx';
import { BandRuling } from '../table/band-ruling.tsx';
import { Header } from '../table/header.tsx';
import { Notice, NoticeLine } from '../table/notice-line.tsx';
import { Pile } from '../table/pile.tsx';
import { Seats } from '../table/seats.tsx';
import { Replay } from './replay.tsx';
import { RulingPicture } from './ruling-picture.tsx';

/** Which moment is shown, for all to see, and the way back to now; or that something new has come. */
function Which({ table, reading, picture }: Props & { readonly picture: string | null }) {
  const { words } = useTools();
  const act = useAct();
  const { moment: at, left } = reading;
  const { log } = words;
  if (at !== null)
    return (
      <div className="which past" data-testid="as-it-was" data-after={at}>
        <div role="status">
          <h2>{sayMoment(words, table.seats, reading.log?.lines ?? [], at)}</h2>
        </div>
        <RulingPicture id={picture} />
        <ActionButton testId="back-to-now" keys="toNow" onClick={() => act(backToNow)}>
          {reading.of === null ? log.backToNow : log.toEnd}
        </ActionButton>
      </div>
    );
  if (left !== null)
    return (
      <div className="which news" data-testid="log-news">
        <div role="alert">
          <h2>{log.news}</h2>
        </div>
        <ActionButton testId="look-again" onClick={() => act((state) => lookAt(state, left))}>
          {log.goBack}
        </ActionButton>
      </div>
    );
  return (
    <div className="which" data-testid="as-it-is">
      <h2>{reading.of === null ? log.now : table.phase === 'over' ? log.ended : log.left}</h2>
      <RulingPicture id={picture} />
    </div>
  );
}

interface Props {
  readonly table: TableView;
  readonly reading: Reading;
}

/**
 * The table at the moment that was chosen, only to be looked at; questions of the game as it is now can be answered.
 * Of a finished round nothing is now: all of it is past.
 */
export function Moment({ table, reading }: Props) {
  const past = reading.moment === null ? null : reading.past;
  const view = past?.table ?? table;
  const isPast = past !== null || reading.of !== null;
  const section = useRef<HTMLElement>(null);
  // On a phone the line that was chosen stands far below.
  useEffect(() => {
    const isAbove = (section.current?.getBoundingClientRect().top ?? 0) < 0;
    if (reading.moment !== null && isAbove) section.current?.scrollIntoView();
  }, [reading.moment]);
  return (
    <section ref={section} className={isPast ? 'moment is-past' : 'moment'} data-testid="moment-view">
      <Which table={table} reading={reading} picture={view.ruling?.picture ?? null} />
      <div className="moment-table">
        <Header view={view} />
        {isPast ? <PastBand view={view} /> : <BandNow view={view} />}
        {!isPast && (view.play === null ? <NoticeLine view={view} /> : <PlayNotices view={view} />)}
        <div className="moment-middle">
          <Pile view={view} />
          <Seats view={view} still />
        </div>
      </div>
      <Replay reading={reading} />
    </section>
  );
}

/** What is asked at a table with real cards can be answered here; a game without a deck is played on its own screen. */
function BandNow({ view }: { readonly view: TableView }) {
  const { ruling } = view;
  if (view.play === null) return <Band view={view} />;
  return ruling === null || isBeforehand(ruling) ? (
    <BandHint view={view} still />
  ) : (
    <BandRuling key={ruling.id} view={view} ruling={ruling} />
  );
}

function PlayNotices({ view }: { readonly view: TableView }) {
  const { table } = useTools().words;
  return (
    <div className="notice-line">
      {view.notice !== null && <Notice key={view.notice.id} view={view} notice={view.notice} />}
      {view.stalled && (
        <p className="notice" role="status" data-testid="stalled">
          {table.stalled}
        </p>
      )}
    </div>
  );
}

/** The ruling that the moment came of. */
function PastBand({ view }: { readonly view: TableView }) {
  return view.ruling === null ? (
    <BandHint view={view} still />
  ) : (
    <BandRuling view={view} ruling={view.ruling} />
  );
}
