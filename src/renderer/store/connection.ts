import { BRIDGE, type Bridge } from '../../protocol/bridge.ts';
import type { ClientMessage } from '../../protocol/messages.ts';
import type { Store } from './create.ts';
import type { PageState } from './page.ts';
import { receive } from './receive.ts';

/** Says something to the table; false if it can't be heard now, and then it is not kept. */
export type Send = (message: ClientMessage) => boolean;

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

/** Joins the table of the desktop app. */
export function connectBridge(bridge: Bridge, store: Store<PageState>): Send {
  bridge.listen((message) => store.setState((state) => ({ ...receive(state, message), connection: 'open' })));
  return (message) => {
    bridge.send(JSON.stringify(message));
    return true;
  };
}

/**
 * Keeps a connection to the table, for as long as the page lives. What is sent while there is none is not kept:
 * a card laid before the connection was lost may mean another thing after it.
 */
export function connectSocket(address: string, store: Store<PageState>): Send {
  let socket: WebSocket;
  let failures = 0;

  const open = () => {
    socket = new WebSocket(address);
    socket.addEventListener('open', () => {
      failures = 0;
      store.setState({ connection: 'open' });
    });
    socket.addEventListener('message', ({ data }) => store.setState((state) => receive(state, data)));
    socket.addEventListener('close', () => {
      store.setState(({ connection }) => ({ connection: connection === 'connecting' ? connection : 'lost' }));
      setTimeout(open, WAITS[Math.min(failures, WAITS.length - 1)]);
      failures += 1;
    });
  };
  open();

  return (message) => {
    if (socket.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(message));
    return true;
  };
}
