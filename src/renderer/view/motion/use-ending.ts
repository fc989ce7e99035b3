import { useEffect, useState } from 'react';
import type { TableView } from '../../../protocol/view.ts';
import { useTools } from '../../store/context.ts';
import { newRuling } from '../../store/new-ruling.ts';
import { lastSeenFor } from './time-for.ts';

/** How far the end of a round has been shown: its last card on the table, the result coming up, or all of it. */
export type Ending = 'lastCard' | 'show' | 'result';

/** What has just ended here has its show; the last card is seen before, if there was one. */
function endingAfter(before: TableView, now: TableView, ending: Ending, seenFor: number): Ending {
  if (now.phase !== 'over') return 'result';
  if (before.phase === 'over') return ending;
  return seenFor > 0 && newRuling(before, now) !== null ? 'lastCard' : 'show';
}

/**
 * How far the end of a round has been shown here. First its last card comes to the pile and lies there for a moment,
 * then the result comes up; any key and any click skips to all of it. A round that was over already when it was opened
 * has its result at once.
 */
export function useEnding(view: TableView): Ending {
  const { store } = useTools();
  const [seen, setSeen] = useState<{ view: TableView; ending: Ending }>({ view, ending: 'result' });
  const ending = endingAfter(seen.view, view, seen.ending, lastSeenFor(store.getState()));
  if (seen.view !== view) setSeen({ view, ending });
  useEffect(() => {
    if (ending !== 'lastCard') return;
    const comesUp = () => setSeen((now) => ({ ...now, ending: 'show' }));
    const timer = setTimeout(comesUp, lastSeenFor(store.getState()));
    return () => clearTimeout(timer);
  }, [ending, store]);
  useEffect(() => {
    if (ending === 'result') return;
    const skip = () => setSeen((now) => ({ ...now, ending: 'result' }));
    // Once the key has done all that it does: it would press the button that the result puts the focus on.
    const soon = ({ repeat }: KeyboardEvent) => repeat || setTimeout(skip);
    window.addEventListener('keydown', soon);
    window.addEventListener('click', skip);
    return () => {
      window.removeEventListener('keydown', soon);
      window.removeEventListener('click', skip);
    };
  }, [ending]);
  return ending;
}
