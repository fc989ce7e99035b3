import type { Line } from '../store/connection.ts';
import type { Store } from '../store/create.ts';
import type { PageState } from '../store/page.ts';
import { keepAlive } from './alive.ts';
import { makeMemory } from './kept.ts';
import { makePing } from './ping.ts';
import { followSeat } from './seat.ts';

/** The storage of the browser; a page may be forbidden to use it. */
function storageOf(window: Window): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** What a page does that turns out to be a screen on the network; on this machine nothing of it happens. */
export function beGuest(store: Store<PageState>, line: Line, window: Window): void {
  const memory = makeMemory(storageOf(window));
  const ping = makePing(line.send);
  store.setState({ ownName: memory.name() });
  followSeat(store, { send: line.send, ping, memory });
  keepAlive(store, { line, ping, window });
  let kept = memory.name();
  store.subscribe(() => {
    const { ownName } = store.getState();
    if (ownName === kept) return;
    kept = ownName;
    memory.setName(ownName);
  });
}
