import { useEffect, useState } from 'react';
import type { TableView } from '../../../protocol/view.ts';
import { useTools } from '../../store/context.ts';
import { newRuling } from '../../store/new-ruling.ts';
import { lastSeenFor } from './time-for.ts';

/**
 * Whether the table of a round that has just ended is still to be seen: until its last card has come to the pile and
 * lain there for a moment. A round that was over already, or that ended without a move, is not held.
 */
export function useLastSeen(view: TableView): boolean {
  const { store } = useTools();
  const [seen, setSeen] = useState({ view, isHeld: false });
  const ends = seen.view.phase !== 'over' && newRuling(seen.view, view) !== null;
  const isHeld = view.phase === 'over' && (seen.isHeld || (ends && lastSeenFor(store.getState()) > 0));
  if (seen.view !== view) setSeen({ view, isHeld });
  useEffect(() => {
    if (!isHeld) return;
    const release = () => setSeen((now) => ({ ...now, isHeld: false }));
    const timer = setTimeout(release, lastSeenFor(store.getState()));
    return () => clearTimeout(timer);
  }, [isHeld, store]);
  return seen.view === view ? seen.isHeld : isHeld;
}
