import type { Pace } from '../../../protocol/settings.ts';
import { lookOf, paceOf } from '../../store/look.ts';
import type { PageState } from '../../store/page.ts';

/** How long what moves on the page is seen to move, by the pace that is chosen. */

/** Milliseconds that a card takes from one place to another. */
const TIMES: Readonly<Record<Pace, number>> = { off: 130, fast: 130, usual: 260, slow: 520 };

/** Milliseconds for which the last card of a round is seen where it lies, before the result comes. */
const SEEN_LAST: Readonly<Record<Pace, number>> = { off: 0, fast: 700, usual: 1500, slow: 2000 };

const isStill = (state: PageState): boolean =>
  !lookOf(state).motion || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Milliseconds that a card takes at this pace; 0 for people who want no motion or can’t bear it. */
export const timeFor = (state: PageState): number => (isStill(state) ? 0 : TIMES[paceOf(state)]);

/** Milliseconds from the last move of a round until its result is shown; 0 where nothing is seen to move. */
export function lastSeenFor(state: PageState): number {
  const seen = SEEN_LAST[paceOf(state)];
  return isStill(state) || seen === 0 ? 0 : TIMES[paceOf(state)] + seen;
}
