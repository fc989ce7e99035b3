import type { Line } from '../store/connection.ts';
import type { Store } from '../store/create.ts';
import type { PageState } from '../store/page.ts';
import { keepAlive } from './alive.ts';
import { followSeat } from './follow-seat.ts';
import { makeMemory } from './kept.ts';
import { makePing } from './ping.ts';

/** What a page does that turns out to be a screen on the network; on this machine nothing of it happens. */
export function beGuest(
  store: Store<PageState>,
  { line, window, storage }: { line: Line; window: Window; storage: Storage | null },
): void {
  const memory = makeMemory(storage);
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
