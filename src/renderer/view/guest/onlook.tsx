import { useRef } from 'react';
import type { TableView } from '../../../protocol/view.ts';
import { Coach } from '../coach/coach.tsx';
import { Motion } from '../motion/motion.tsx';
import { Band } from '../table/band.tsx';
import { HeaderKept } from '../table/header.tsx';
import { Log } from '../table/log.tsx';
import { Notice } from '../table/notice-line.tsx';
import { Pile } from '../table/pile.tsx';
import { Seats } from '../table/seats.tsx';

/** The table as onlookers see it: nothing of it can be touched. */
export function Onlook({ view }: { readonly view: TableView }) {
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
