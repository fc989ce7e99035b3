import { BRIDGE, type Bridge } from '../../protocol/bridge.ts';
import type { Store } from './create.ts';
import type { Send } from './effect.ts';
import { unanswered } from './hints.ts';
import type { PageState } from './page.ts';
import { receive } from './receive.ts';
import { change, type OnRoute, on } from './route.ts';

/** The connection of a page to its table. */
export interface Line {
  readonly send: Send;
  /** Gives up the present connection, which may be dead without anybody having noticed, and joins again at once. */
  readonly renew: () => void;
}

/** Milliseconds before another attempt: short at first, as a restarted table is back at once. */
const WAITS = [250, 500, 1000, 2000] as const;

/** The socket of the table that served this page. */
export function tableAddress(page: string): string {
  const url = new URL('table', page);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.hash = '';
  return url.href;
}

/** What the desktop app gives its page; null in a browser. */
export function findBridge(window: object): Bridge | null {
  const found = (window as Readonly<Record<string, unknown>>)[BRIDGE];
  return typeof found === 'object' && found !== null ? (found as Bridge) : null;
}

/** Nothing is known of what was sent last: whether it was heard will be seen. */
function unheard(state: PageState): OnRoute {
  const { playing, hinting } = on(state, 'table');
  const { draft } = on(state, 'house');
  const atTable = change(state, 'table', {
    playing: { ...playing, sent: false },
    hinting: unanswered(hinting),
  });
  return draft === null ? atTable : change(atTable, 'house', { draft: { ...draft, sent: null } });
}

/** Takes what the table says; what was scanned for a question that has just gone is the table's. */
function take(store: Store<PageState>, data: unknown, send: Send): void {
  store.setState((state) => ({ ...receive(state, data), connection: 'open' }));
  const { unasked } = store.getState();
  if (unasked === null) return;
  send({ type: 'handBack', id: unasked });
  store.setState({ unasked: null });
}

/** Joins the table of the desktop app. */
export function connectBridge(bridge: Bridge, store: Store<PageState>): Line {
  const send: Send = (message) => {
    bridge.send(JSON.stringify(message));
    return true;
  };
  bridge.listen((message) => take(store, message, send));
  return { send, renew() {} };
}

/**
 * Keeps a connection to the table, for as long as the page lives. What is sent while there is none is not kept:
 * a card played before the connection was lost may mean something else after it.
 */
export function connectSocket(address: string, store: Store<PageState>): Line {
  let socket: WebSocket;
  let tries = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const open = () => {
    clearTimeout(waiting);
    tries += 1;
    const own = new WebSocket(address);
    socket = own;
    // One that was given up may still speak, or end long after.
    const isGone = () => socket !== own;
    own.addEventListener('open', () => {
      if (isGone()) return own.close();
      tries = 0;
      store.setState({ connection: 'open', tries });
    });
    own.addEventListener('message', ({ data }) => {
      if (!isGone()) take(store, data, send);
    });
    own.addEventListener('close', () => {
      if (isGone()) return;
      lost();
      waiting = setTimeout(open, WAITS[Math.min(tries, WAITS.length - 1)]);
    });
  };
  const lost = () =>
    store.setState((state) => ({
      connection: state.connection === 'connecting' ? state.connection : 'lost',
      tries,
      chosen: null,
      ...unheard(state),
    }));
  const send: Send = (message) => {
    if (socket.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(message));
    return true;
  };
  open();

  return {
    send,
    renew() {
      const given = socket;
      open();
      given.close();
      lost();
    },
  };
}
