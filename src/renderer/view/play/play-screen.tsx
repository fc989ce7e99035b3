import { type ReactNode, useRef } from 'react';
import type { TableView } from '../../../protocol/view.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { toPeople } from '../../store/go.ts';
import { layChosen } from '../../store/play/act.ts';
import { hasChosen } from '../../store/play/playing.ts';
import { findOver, on } from '../../store/route.ts';
import { ActionButton } from '../action-button.tsx';
import { Coach } from '../coach/coach.tsx';
import { HintPanel } from '../hints/hint-panel.tsx';
import { GuidedLine } from '../learn/guided.tsx';
import { Motion } from '../motion/motion.tsx';
import { SoundHint } from '../sound-hint.tsx';
import { EndPicture } from '../statistics/end-picture.tsx';
import { Header } from '../table/header.tsx';
import { People } from '../table/people.tsx';
import { Pile } from '../table/pile.tsx';
import { Seats } from '../table/seats.tsx';
import { Log } from '../table/short-log.tsx';
import { GameTitle, Ways } from '../ways.tsx';
import { Cover } from './cover.tsx';
import { KeptFocus } from './kept-focus.tsx';
import { News } from './news.tsx';
import { Own } from './own-hand.tsx';
import { PlayActions } from './play-actions.tsx';
import { PlayBand } from './play-band.tsx';

/** Which game it is, and the ways away from it; a phone has its own. */
function PlayFooter({ view }: { readonly view: TableView }) {
  const { phones } = useTools().words;
  const act = useAct();
  const atHome = usePage(({ lobby }) => lobby !== null);
  if (!atHome) return null;
  const people = (
    <ActionButton
      testId="people-button"
      {...(view.phase !== 'over' && { keys: 'people' as const })}
      onClick={() => act(toPeople)}
    >
      {phones.players.title}
    </ActionButton>
  );
  return (
    <footer className="footer">
      <GameTitle view={view} />
      <SoundHint />
      <Ways view={view} people={people} />
    </footer>
  );
}

/** The pile: a tap on it plays the chosen cards; others are played by dragging them there. */
function PilePlace({ children }: { readonly children: ReactNode }) {
  const { buttons } = useTools().words.play;
  const act = useAct();
  const isReady = usePage(
    (state) => state.table?.phase !== 'exchange' && hasChosen(on(state, 'table').playing),
  );
  return (
    <div className="pile-place" data-drop="pile">
      {children}
      {isReady && (
        <button type="button" className="pile-target" tabIndex={-1} onClick={() => act(layChosen)}>
          <span>{buttons.layHere}</span>
        </button>
      )}
    </div>
  );
}

/** What is below the table: one’s own cards, or what covers them; nothing for onlookers. */
function Below({ view }: { readonly view: TableView }) {
  if (view.play?.you != null) return <Own view={view} />;
  const isShared = (view.play?.mine.length ?? 0) > 0;
  return isShared && view.phase !== 'over' ? <Cover key={view.play?.cover ?? 'nobody'} view={view} /> : null;
}

/**
 * The screen of a table without a deck: the table itself as beside real cards, and below it one’s own cards. It needs
 * nothing but the view, so that phones show the same.
 */
export function Play({ view }: { readonly view: TableView }) {
  const people = usePage((state) => findOver(state, 'people') !== null);
  const root = useRef<HTMLDivElement>(null);
  const { play } = view;
  if (play === null) return null;
  return (
    <div
      ref={root}
      className="play"
      data-testid="play"
      data-you={play.you ?? ''}
      data-phase={view.phase}
      data-turn={view.turn ?? ''}
      data-moves={play.moves.length}
    >
      <Header view={view} />
      <GuidedLine />
      <PlayBand view={view} />
      <News view={view} />
      <Coach view={view} />
      <main className="middle">
        <PilePlace>
          <Pile view={view} />
        </PilePlace>
        <Seats view={view} still />
        <section className="side">
          {view.phase === 'over' && <EndPicture view={view} />}
          <Log view={view} />
        </section>
      </main>
      <Below view={view} />
      <PlayActions view={view} />
      <PlayFooter view={view} />
      <HintPanel view={view} />
      <Motion root={root} view={view} />
      <KeptFocus root={root} view={view} />
      {people && <People view={view} />}
    </div>
  );
}
