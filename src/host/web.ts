import { createServer, type IncomingMessage } from 'node:http';
import sirv from 'sirv';
import { WebSocketServer } from 'ws';
import { LONGEST_MESSAGE } from '../protocol/bridge.ts';
import { SECURITY_HEADERS } from './headers.ts';
import type { Host } from './host.ts';

export interface WebSettings {
  /** 0 for any free one. */
  readonly port: number;
  /** The folder of the built page. */
  readonly pages: string;
}

export type WebError = { readonly code: 'PORT_IN_USE' | 'CANNOT_LISTEN'; readonly port: number };

export interface Web {
  /** Where the page is, such as `http://localhost:7777/`. */
  readonly address: string;
  close(): Promise<void>;
}

export type Served =
  | { readonly ok: true; readonly web: Web }
  | { readonly ok: false; readonly error: WebError };

/** WebSocket status: this end is shutting down (RFC 6455, 7.4.1). */
const GOING_AWAY = 1001;

/** As many bytes as may wait for a page that is slow to take them. */
const MOST_WAITING = 8 * 1024 * 1024;

/** How long a screen may take to say goodbye, in milliseconds. */
const GOODBYE_MS = 300;

/** Only our own page may speak to the table: another site in the same browser could reach localhost too. */
function isOurs(request: IncomingMessage): boolean {
  const { origin, host } = request.headers;
  if (host === undefined || !/^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host)) return false;
  return origin === undefined || origin === `http://${host}`;
}

function serveFiles(pages: string) {
  const files = sirv(pages, { dev: true });
  return createServer((request, response) => {
    if (!isOurs(request)) {
      response.writeHead(403).end();
      return;
    }
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    files(request, response, () => {
      response.writeHead(404).end();
    });
  });
}

function joinSockets(host: Host, server: ReturnType<typeof createServer>) {
  const sockets = new WebSocketServer({
    server,
    path: '/table',
    maxPayload: LONGEST_MESSAGE,
    verifyClient: ({ req }: { req: IncomingMessage }) => isOurs(req),
  });
  sockets.on('error', () => {});
  sockets.on('connection', (socket) => {
    socket.on('error', () => {});
    const client = host.connect((message) => {
      // A page that takes nothing any more may join again: then it is told everything at once.
      if (socket.bufferedAmount > MOST_WAITING) socket.terminate();
      else socket.send(message);
    });
    socket.on('message', (data) => client.take(data.toString()));
    socket.on('close', client.leave);
  });
  return sockets;
}

/** Serves a host's page over HTTP and its messages over a WebSocket, to this machine only. */
export async function serveWeb(host: Host, { port: wished, pages }: WebSettings): Promise<Served> {
  const server = serveFiles(pages);
  const sockets = joinSockets(host, server);

  const trouble = await new Promise<WebError | null>((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      resolve({ code: error.code === 'EADDRINUSE' ? 'PORT_IN_USE' : 'CANNOT_LISTEN', port: wished }),
    );
    server.listen(wished, '127.0.0.1', () => resolve(null));
  });
  if (trouble !== null) return { ok: false, error: trouble };

  const close = async () => {
    for (const socket of sockets.clients) socket.close(GOING_AWAY);
    sockets.close();
    // A page that is asleep never answers; nobody should wait for it.
    setTimeout(() => {
      for (const socket of sockets.clients) socket.terminate();
    }, GOODBYE_MS).unref();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : wished;
  const page = `http://localhost:${port}/`;
  host.servedAt(page);
  return { ok: true, web: { address: page, close } };
}
