import { useEffect, useRef } from 'react';
import type { BeginningView } from '../../../protocol/beginning.ts';
import type { TableView } from '../../../protocol/view.ts';
import { sayDealer, sayDealing } from '../../../words/say/beginning.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { change, findOver } from '../../store/route.ts';
import { ActionButton } from '../action-button.tsx';
import { Coach } from '../coach/coach.tsx';
import { HintPanel } from '../hints/hint-panel.tsx';
import { Motion } from '../motion/motion.tsx';
import { numbered } from '../numbered.ts';
import { EndPicture } from '../statistics/end-picture.tsx';
import { Actions } from './actions.tsx';
import { Band } from './band.tsx';
import { CardPanel } from './card-panel.tsx';
import { Footer } from './footer.tsx';
import { HeaderKept } from './header.tsx';
import { NoticeLine } from './notice-line.tsx';
import { sideShows } from './panel.ts';
import { People } from './people.tsx';
import { Pile } from './pile.tsx';
import { Seats } from './seats.tsx';
import { Log } from './short-log.tsx';

interface Props {
  readonly view: TableView;
  readonly beginning: BeginningView;
}

/** How this round is dealt, step by step, until somebody has read it or a card is scanned. */
function Dealing({ view, beginning }: Props) {
  const { words } = useTools();
  const act = useAct();
  const steps = sayDealing(words, beginning.dealing ?? []);
  return (
    <section className="dealing" aria-labelledby="dealing-title" data-testid="dealing">
      <header>
        <h2 id="dealing-title">{sayDealer(words, view, beginning.dealerLost)}</h2>
        <ActionButton
          testId="dealt"
          onClick={() => act((state) => ({ show: change(state, 'table', { dealt: true }) }))}
        >
          {words.beginning.dealt}
        </ActionButton>
      </header>
      <ol>
        {numbered(steps).map(({ key, item }) => (
          <li key={key}>{item}</li>
        ))}
      </ol>
    </section>
  );
}

/** How to deal, before the first card; then the last moves, and above them the cards to tap where they are wanted. */
function Side({ view }: { readonly view: TableView }) {
  const shows = usePage((state) => sideShows(state, view));
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
  }, []);
  if (shows === 'dealing' && view.beginning !== null)
    return (
      <section className="side with-dealing">
        <Dealing view={view} beginning={view.beginning} />
      </section>
    );
  return (
    <section className={shows === 'cards' ? 'side with-cards' : 'side'}>
      {view.phase === 'over' && <EndPicture view={view} />}
      {shows === 'cards' && <CardPanel view={view} appear={isThere.current} />}
      <Log view={view} />
    </section>
  );
}

/** The table screen: whose turn it is, what the pile demands, and what was just ruled; at the end, how it goes on. */
export function Table({ view }: { readonly view: TableView }) {
  const middle = useRef<HTMLElement>(null);
  const people = usePage((state) => findOver(state, 'people') !== null);
  return (
    <>
      <HeaderKept view={view} />
      <div className="told">
        <Band view={view} />
        <NoticeLine view={view} />
      </div>
      <Coach view={view} />
      <main ref={middle} className="middle">
        <Pile view={view} />
        <Seats view={view} />
        <Side view={view} />
      </main>
      <Motion root={middle} view={view} />
      <Actions view={view} />
      <Footer view={view} />
      <HintPanel view={view} />
      {people && <People view={view} />}
    </>
  );
}
