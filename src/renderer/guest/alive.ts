import type { Line } from '../store/connection.ts';
import type { Store } from '../store/create.ts';
import type { PageState } from '../store/page.ts';
import type { Ping } from './ping.ts';

/** Milliseconds: how often the table is asked, how long an answer may take, and how long just after the page woke. */
const EVERY = 3000;
const PATIENCE = 4000;
const AWAKE_PATIENCE = 1500;
const LOOK_EVERY = 500;

interface Tools {
  readonly line: Line;
  readonly ping: Ping;
  readonly window: Window;
}

/**
 * Finds out that the connection of a phone is dead although nobody said so, as after sleep or in another Wi-Fi, and
 * has it made again. The table is asked also while the page is hidden, if the browser lets it: for the table, a phone
 * that says nothing for eight seconds is gone. Returns what ends that.
 */
export function keepAlive(store: Store<PageState>, { line, ping, window }: Tools): () => void {
  const { document } = window;
  const now = () => performance.now();
  let asked: { readonly id: number; readonly until: number } | null = null;
  /** When it was last known to be alive, or made again. */
  let last = now();

  const renew = () => {
    asked = null;
    last = now();
    line.renew();
  };
  const ask = (patience: number) => {
    const id = ping();
    if (id === null) renew();
    else asked = { id, until: now() + patience };
  };
  const look = () => {
    const { guest, connection, pong } = store.getState();
    if (guest === null) return;
    if (document.hidden) {
      if (connection === 'open' && now() - last > EVERY) {
        ping();
        last = now();
      }
      return;
    }
    if (asked !== null && pong >= asked.id) {
      asked = null;
      last = now();
    }
    if (connection !== 'open') {
      // An attempt that nobody answers lasts for minutes.
      if (now() - last > EVERY + PATIENCE) renew();
    } else if (asked === null) {
      if (now() - last > EVERY) ask(PATIENCE);
    } else if (now() > asked.until) renew();
  };
  const woke = () => {
    if (store.getState().guest !== null && !document.hidden) ask(AWAKE_PATIENCE);
  };

  /** A phone that loses its network says so at once, and not when the table doesn't answer. */
  const offline = () => {
    if (store.getState().guest !== null) renew();
  };

  const timer = setInterval(look, LOOK_EVERY);
  document.addEventListener('visibilitychange', woke);
  window.addEventListener('pageshow', woke);
  window.addEventListener('online', woke);
  window.addEventListener('offline', offline);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', woke);
    window.removeEventListener('pageshow', woke);
    window.removeEventListener('online', woke);
    window.removeEventListener('offline', offline);
  };
}
