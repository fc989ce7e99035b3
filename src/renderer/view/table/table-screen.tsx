import { useEffect, useRef } from 'react';
import type { BeginningView } from '../../../protocol/beginning.ts';
import type { TableView } from '../../../protocol/view.ts';
import { sayDealer, sayDealing } from '../../../words/say/beginning.ts';
import { usePage, useTools } from '../../store/context.ts';
import { findOver } from '../../store/route.ts';
import { Coach } from '../coach/coach.tsx';
import { HintPanel } from '../hints/hint-panel.tsx';
import { Motion } from '../motion/motion.tsx';
import { numbered } from '../numbered.ts';
import { SuitText } from '../suit-text.tsx';
import { Band } from './band.tsx';
import { BoardKept } from './board.tsx';
import { CardPanel } from './card-panel.tsx';
import { Foot } from './foot.tsx';
import { NoticeLine } from './notice-line.tsx';
import { sideShows } from './panel.ts';
import { People } from './people.tsx';
import { TableStage } from './stage.tsx';
import { TableMenu } from './table-menu.tsx';

interface Props {
  readonly view: TableView;
  readonly beginning: BeginningView;
}

/** How this round is dealt, step by step, until somebody has read it or a card is scanned. */
function Dealing({ view, beginning }: Props) {
  const { words } = useTools();
  const steps = sayDealing(words, beginning.dealing ?? []);
  return (
    <section className="dealing" aria-labelledby="dealing-title" data-testid="dealing">
      <header>
        <h2 id="dealing-title">
          {beginning.dealerLost ? sayDealer(words, view, true) : words.beginning.howToDeal}
        </h2>
      </header>
      <ol>
        {numbered(steps).map(({ key, item }) => (
          <li key={key}>
            <SuitText text={item} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What else stands on the board: how to deal, before the first card; the cards to tap, where they are wanted. */
function Side({ view }: { readonly view: TableView }) {
  const shows = usePage((state) => sideShows(state, view));
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
  }, []);
  if (shows === 'dealing' && view.beginning !== null)
    return (
      <section className="side">
        <Dealing view={view} beginning={view.beginning} />
      </section>
    );
  if (shows !== 'cards') return null;
  return (
    <section className="side">
      <CardPanel view={view} appear={isThere.current} />
    </section>
  );
}

/** The table screen: whose turn it is and what the pile demands; who sits where; what was just ruled, and what can be said. */
export function Table({ view }: { readonly view: TableView }) {
  const stage = useRef<HTMLElement>(null);
  const people = usePage((state) => findOver(state, 'people') !== null);
  const menu = usePage((state) => findOver(state, 'menu') !== null);
  const shows = usePage((state) => sideShows(state, view));
  return (
    <div className={`referee shows-${shows}`} data-phase={view.phase}>
      {/* Beside cards to tap they are others, smaller, and haven’t moved. */}
      <BoardKept
        key={`board ${shows}`}
        view={view}
        isDealing={shows === 'dealing'}
        hasCards={shows === 'cards'}
      />
      <Side view={view} />
      <div className="told">
        <NoticeLine key={`news ${shows}`} view={view} />
        <Band view={view} />
      </div>
      {/* How to deal says what is to be done. */}
      {shows !== 'dealing' && <Coach view={view} />}
      <main ref={stage} className="table-stage">
        <TableStage view={view} />
      </main>
      <Motion root={stage} view={view} />
      <Foot view={view} />
      <HintPanel view={view} />
      {menu && <TableMenu view={view} />}
      {people && <People view={view} />}
    </div>
  );
}
