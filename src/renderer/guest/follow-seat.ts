import type { Store } from '../store/create.ts';
import type { Send } from '../store/effect.ts';
import type { PageState } from '../store/page.ts';
import type { GuestMemory } from './kept.ts';
import type { Ping } from './ping.ts';

interface Tools {
  readonly send: Send;
  readonly ping: Ping;
  readonly memory: GuestMemory;
}

/**
 * Brings a phone back into its seat whenever it joins a table: after it slept, after the page was loaded again, and
 * after the host was started again. It tries the keys that it has, the last one first, as a group may have more than
 * one table going; a ping behind each tells when it was answered. Returns what ends that.
 */
export function followSeat(store: Store<PageState>, { send, ping, memory }: Tools): () => void {
  /** Keys that may still be tried at this table. */
  let untried: readonly string[] = [];
  let trying: { readonly token: string; readonly ping: number } | null = null;
  /** The key of the seat that this phone has, and one that was told for a seat which it will be shown in. */
  let own: string | null = null;
  let given: string | null = null;
  /** No seat was asked for yet, at this table and over this connection. */
  let fresh = true;
  /** What was shown last over an earlier connection. */
  let stale = -1;

  const settled = () => {
    untried = [];
    trying = null;
    if (store.getState().returning) store.setState({ returning: false });
  };

  const tryNext = () => {
    const [token, ...rest] = untried;
    if (token === undefined || !send({ type: 'back', token })) return settled();
    untried = rest;
    trying = { token, ping: ping() ?? 0 };
    if (!store.getState().returning) store.setState({ returning: true });
  };

  const seated = () => {
    own = given ?? trying?.token ?? own;
    given = null;
    fresh = false;
    settled();
  };

  /** The seat that it had is gone: left, or taken from it; else the table is another one. */
  const unseated = (wasTaken: boolean, stood: boolean) => {
    if (wasTaken || stood) memory.forget(own ?? '');
    else fresh = true;
    own = null;
    if (stood) store.setState({ stood: false });
  };

  const heard = () => {
    const { connection, guest, table, revision, pong, stood } = store.getState();
    if (guest === null) return;
    if (connection !== 'open') {
      stale = revision;
      fresh = true;
      own = null;
      given = null;
      trying = null;
    }
    if (connection !== 'open' || revision === stale) return;
    if (guest.token !== null && guest.token !== own) {
      given = guest.token;
      memory.remember(given);
    }
    const play = table?.play ?? null;
    // A locked table shows itself to nobody but those who come back.
    if (play === null && !guest.locked) {
      fresh = true;
      own = null;
      return settled();
    }
    if (play !== null && play.you !== null) return seated();
    if (own !== null) unseated(guest.removed, stood);
    if (fresh) {
      fresh = false;
      untried = memory.tokens();
      tryNext();
    } else if (trying !== null && pong >= trying.ping) tryNext();
  };
  return store.subscribe(heard);
}
