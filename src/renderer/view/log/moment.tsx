import { useEffect, useRef } from 'react';
import type { TableView } from '../../../protocol/view.ts';
import { hereIn } from '../../../words/say/play.ts';
import { useAct, useTools } from '../../store/context.ts';
import { lookAt } from '../../store/reading.ts';
import type { Reading } from '../../store/route.ts';
import { ActionButton } from '../action-button.tsx';
import { RoundFacts } from '../end/round-slip.tsx';
import { Band } from '../table/band.tsx';
import { Board } from '../table/board.tsx';
import { Undo } from '../table/foot.tsx';
import { NoticeLine } from '../table/notice-line.tsx';
import { TableStage } from '../table/stage.tsx';
import { ReplayBoard } from './replay-board.tsx';
import { RulingPicture } from './ruling-picture.tsx';
import { Strip } from './strip.tsx';

/** That the table is shown as it is now or was left; or that something new has come. */
function Now({ table, reading }: Props) {
  const { log } = useTools().words;
  const act = useAct();
  const { left } = reading;
  // A correction that was made here can be undone here, as at the table.
  const undo = reading.of === null && table.play === null && table.canUndo && <Undo view={table} />;
  if (left !== null)
    return (
      <div className="row which news" data-testid="log-news">
        <div role="alert">
          <h2>{table.notice?.code === 'corrected' ? log.corrected : log.news}</h2>
        </div>
        <div className="cluster">
          <ActionButton testId="look-again" onClick={() => act((state) => lookAt(state, left))}>
            {log.goBack}
          </ActionButton>
          {undo}
        </div>
      </div>
    );
  return (
    <div className="row which" data-testid="as-it-is">
      <h2>{reading.of === null ? log.now : table.phase === 'over' ? log.ended : log.left}</h2>
      <RulingPicture id={table.ruling?.picture ?? null} />
      {undo}
    </div>
  );
}

interface Props {
  readonly table: TableView;
  readonly reading: Reading;
}

/** Titles are told as they are now: at a moment of the past nobody had those yet. */
const untitled = (view: TableView): TableView => ({
  ...view,
  series: { ...view.series, people: view.series.people.map((one) => ({ ...one, title: null })) },
});

/** A round that is over, for the one player at this screen: nobody is told to play it, so it knows of none. */
function forYou(view: TableView): TableView {
  const you = hereIn(view);
  const { play, phase } = view;
  return play === null || you === null || phase !== 'over'
    ? view
    : { ...view, play: { ...play, you, mine: [you] } };
}

/**
 * The table at the moment that was chosen, only to be looked at. With real cards questions of the game as it is now can be
 * answered; a game without them is played on its own screen.
 * Of a finished round nothing is now: all of it is past.
 */
export function Moment({ table, reading }: Props) {
  const { moment: at } = reading;
  const past = at === null ? null : reading.past;
  const view = past === null ? table : untitled(past.table);
  const isPast = past !== null || reading.of !== null;
  const isOver = view.phase === 'over';
  const act = useAct();
  const section = useRef<HTMLElement>(null);
  // On a phone the line that was chosen stands far below.
  useEffect(() => {
    const isAbove = (section.current?.getBoundingClientRect().top ?? 0) < 0;
    if (at !== null && isAbove) section.current?.scrollIntoView();
  }, [at]);
  return (
    <section ref={section} className={isPast ? 'moment is-past' : 'moment'} data-testid="moment-view">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <div className="stack moment-board" tabIndex={0}>
        {at === null ? (
          <>
            <Now table={table} reading={reading} />
            <Board view={forYou(view)} />
            {isOver && reading.log !== null && (
              <RoundFacts
                view={forYou(view)}
                log={reading.log}
                show={(moment) => act((state) => lookAt(state, moment))}
              />
            )}
          </>
        ) : (
          <ReplayBoard view={view} reading={reading} at={at} />
        )}
      </div>
      <div className="moment-table">
        <TableStage view={view} still />
      </div>
      {isPast || at !== null || view.play !== null || (isOver && view.question === null) ? (
        <Strip reading={reading} />
      ) : (
        <div className="moment-band">
          <Band view={view} />
          <NoticeLine view={view} />
        </div>
      )}
    </section>
  );
}
