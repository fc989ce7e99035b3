import { useRef } from 'react';
import type { TableView } from '../../../protocol/view.ts';
import { usePage } from '../../store/context.ts';
import { findOver } from '../../store/route.ts';
import { Coach } from '../coach/coach.tsx';
import { HintPanel } from '../hints/hints.tsx';
import { Motion } from '../motion/motion.tsx';
import { Actions } from './actions.tsx';
import { Band } from './band.tsx';
import { Footer } from './footer.tsx';
import { HeaderKept } from './header.tsx';
import { NoticeLine } from './notice-line.tsx';
import { People } from './people.tsx';
import { Pile } from './pile.tsx';
import { Seats } from './seats.tsx';
import { Side } from './side.tsx';

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
