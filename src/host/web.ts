import { LONGEST_MESSAGE } from '../protocol/bridge.ts';
import type { Host } from './host.ts';
import { type ListenError, listen } from './server.ts';

export interface WebSettings {
  /** 0 for any free one. */
  readonly port: number;
  /** The folder of the built page. */
  readonly pages: string;
}

export type WebError = ListenError;

export interface Web {
  /** Where the page is, such as `http://localhost:7777/`. */
  readonly address: string;
  close(): Promise<void>;
}

export type Served =
  | { readonly ok: true; readonly web: Web }
  | { readonly ok: false; readonly error: WebError };

/** As many bytes as may wait for a page that is slow to take them. */
const MOST_WAITING = 8 * 1024 * 1024;

/** How this machine calls itself, and the port that a browser doesn't name. */
const NAMES: readonly string[] = ['localhost', '127.0.0.1'];
const HTTP = 80;

/** Serves a host's page over HTTP and its messages over a WebSocket, to this machine only. */
export async function serveWeb(host: Host, { port, pages }: WebSettings): Promise<Served> {
  const listened = await listen({
    address: '127.0.0.1',
    port,
    pages,
    isOurs: (name, at) => NAMES.some((own) => name === `${own}:${at}` || (at === HTTP && name === own)),
    longest: LONGEST_MESSAGE,
    mostWaiting: MOST_WAITING,
    join: host.connect,
  });
  if (!listened.ok) return listened;
  const { value } = listened;
  const address = `http://localhost:${value.port}/`;
  host.servedAt(address);
  return { ok: true, web: { address, close: value.close } };
}
