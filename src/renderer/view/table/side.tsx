import { useEffect, useRef } from 'react';
import type { TableView } from '../../../protocol/view.ts';
import { usePage } from '../../store/context.ts';
import { EndPicture } from '../statistics/end-picture.tsx';
import { CardPanel } from './card-panel.tsx';
import { Dealing } from './dealing.tsx';
import { Log } from './log.tsx';
import { sideShows } from './panel.ts';

/** How to deal, before the first card; then the last moves, and above them the cards to tap where they are wanted. */
export function Side({ view }: { readonly view: TableView }) {
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
