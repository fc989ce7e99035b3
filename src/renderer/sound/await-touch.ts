import type { Store } from '../store/create.ts';
import type { PageState } from '../store/page.ts';
import type { Player } from './player.ts';

/** After one of these a browser lets a page be heard. */
const GESTURES = ['pointerdown', 'pointerup', 'keydown'] as const;

/** Tells the player when somebody touches the page, and the page that it can be heard. Returns what ends that. */
export function awaitTouch(store: Store<PageState>, player: Player): () => void {
  const stop = () => {
    for (const gesture of GESTURES) window.removeEventListener(gesture, touched, { capture: true });
  };
  const touched = (event: Event) => {
    // The one key that counts for nothing there.
    if (event instanceof KeyboardEvent && event.key === 'Escape') return;
    player.touched();
    store.setState({ silent: false });
    stop();
  };
  store.setState({ silent: player.blocked() });
  for (const gesture of GESTURES) window.addEventListener(gesture, touched, { capture: true, passive: true });
  return stop;
}
