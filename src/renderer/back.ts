import { type Doer, perform } from './store/effect.ts';
import type { PageState } from './store/page.ts';
import { cancel } from './view/shortcuts.ts';

const isAway = ({ screen, table }: PageState): boolean => screen !== 'home' || table !== null;

const ENTRY = { away: true } as const;
const isEntry = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && Object.hasOwn(state, 'away');

/**
 * The browser’s own way back does what Escape does, and leads out of the page from home alone: nobody loses a game or a
 * seat to it. For that the page keeps one entry of its own in the history while it shows anything but home.
 */
export function followBack(doer: Doer, { history, addEventListener }: Window): void {
  const { store } = doer;
  const arm = () => {
    if (isAway(store.getState()) && !isEntry(history.state)) history.pushState(ENTRY, '');
  };
  arm();
  store.subscribe(arm);
  addEventListener('popstate', () => {
    if (isEntry(history.state)) return;
    const state = store.getState();
    if (isAway(state)) perform(doer, cancel(state));
    arm();
  });
}
