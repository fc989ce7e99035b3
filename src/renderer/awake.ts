import type { Store } from './store/create.ts';
import type { PageState } from './store/page.ts';

/** Keeps the screen of a browser from going dark. The desktop app does that by itself. */
export interface Awake {
  /** From now on, or no longer. */
  keep(wanted: boolean): void;
  stop(): void;
}

const quietly = (asked: Promise<unknown>): void => void asked.catch(() => {});

/** A browser gives the lock back whenever its page is hidden, and may refuse it: then the screen does as it will. */
export function makeAwake(wakeLock: WakeLock | undefined, page: Document): Awake {
  let wanted = false;
  let held: WakeLockSentinel | null = null;
  let asking = false;

  const settle = async (): Promise<void> => {
    if (wakeLock === undefined || asking) return;
    if (!wanted) {
      const lock = held;
      held = null;
      await lock?.release();
    } else if ((held === null || held.released) && page.visibilityState === 'visible') {
      asking = true;
      try {
        held = await wakeLock.request('screen');
      } finally {
        asking = false;
      }
      // It may have been long in coming.
      if (!wanted) await settle();
    }
  };
  const onChange = () => quietly(settle());
  page.addEventListener('visibilitychange', onChange);

  const keep = (wish: boolean) => {
    wanted = wish;
    onChange();
  };
  return {
    keep,
    stop() {
      page.removeEventListener('visibilitychange', onChange);
      keep(false);
    },
  };
}

/** Keeps the screen awake while a round is played, by people or by bots. Returns what ends that. */
export function stayAwake(store: Store<PageState>, awake: Awake): () => void {
  let playing = false;
  const stop = store.subscribe(() => {
    const { table } = store.getState();
    const plays = table !== null && table.phase !== 'over';
    if (plays === playing) return;
    playing = plays;
    awake.keep(plays);
  });
  return () => {
    stop();
    awake.stop();
  };
}
