import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import sirv from 'sirv';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Client } from './client.ts';
import { SECURITY_HEADERS } from './headers.ts';

/** What is served where, and to whom. */
export interface Service {
  /** The one address of this machine that is listened on. */
  readonly address: string;
  /** 0 for any free one. */
  readonly port: number;
  /** The folder of the built page. */
  readonly pages: string;
  /** Whether the page may be asked for by this name: its host and port as a browser writes them. */
  readonly isOurs: (host: string, port: number) => boolean;
  /** The most bytes of a message. */
  readonly longest: number;
  /** As many bytes as may wait for a page that is slow to take them. */
  readonly mostWaiting: number;
  /** Joins a screen; null where there is no room for it. */
  readonly join: (send: (message: string) => void) => Client | null;
  /** For pages that may be anybody's, and vanish without a word. */
  readonly strangers?: Strangers;
}

/** What keeps one page from being in everybody's way. */
export interface Strangers {
  /** Milliseconds between two checks whether a page has said something; after four without a word it is gone. */
  readonly lookEvery: number;
  /** The most messages of a page in a second. */
  readonly mostPerSecond: number;
  /** The most pages from one machine. */
  readonly mostOfOne: number;
  /** The most connections from one machine, and in all, those that only fetch the page included. */
  readonly mostConnectionsOfOne: number;
  readonly mostConnections: number;
}

export interface Listening {
  readonly port: number;
  close(): Promise<void>;
}

export type ListenError = { readonly code: 'PORT_IN_USE' | 'CANNOT_LISTEN'; readonly port: number };

export type Listened =
  | { readonly ok: true; readonly value: Listening }
  | { readonly ok: false; readonly error: ListenError };

/** WebSocket statuses (RFC 6455, 7.4.1, and its registry): this end is shutting down; there is no room just now. */
const GOING_AWAY = 1001;
const TRY_LATER = 1013;

/** How long a screen may take to say goodbye, in milliseconds. */
const GOODBYE_MS = 300;

/** How long anybody may take to ask for something, in milliseconds. */
const ASKING_MS = 10_000;

/** How often it is looked whether anybody takes longer, in milliseconds. */
const LOOK_MS = 2000;

/** What a browser needn't ask for again: what is named by what is in it for good, the pictures of cards for a week. */
const KEPT: Readonly<Record<string, string>> = {
  assets: 'max-age=31536000, immutable',
  courts: 'max-age=604800',
};

/** What somebody reads who has mistyped the address of the page; a page of its own, as no language is known here. */
const NOTHING_THERE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Burnpile</title>
<p>There is nothing at this address. <a href="/">Go to Burnpile</a>
<p lang="de">Unter dieser Adresse ist nichts. <a href="/">Zu Burnpile</a>
</html>
`;

type Check = (request: IncomingMessage) => boolean;

function serveFiles(pages: string, isFromUs: Check): Server {
  const files = sirv(pages, {
    dev: true,
    etag: true,
    setHeaders(response, path) {
      const kept = KEPT[path.split('/')[1] ?? ''];
      if (kept !== undefined) response.setHeader('Cache-Control', kept);
    },
  });
  const patience = {
    headersTimeout: ASKING_MS,
    requestTimeout: ASKING_MS,
    connectionsCheckingInterval: LOOK_MS,
  };
  return createServer(patience, (request, response) => {
    if (!isFromUs(request)) {
      response.writeHead(403).end();
      return;
    }
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    files(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(NOTHING_THERE);
    });
  });
}

/** Checks in a row without a word from the page: after one, this end may just have been busy for long. */
const MOST_SILENT = 4;

/**
 * Lets go of a page that says nothing any more, as every page does on its own all the time: a browser may answer in
 * its place. Returns what ends that.
 */
function watchPulse(socket: WebSocket, every: number): () => void {
  let silent = 0;
  socket.on('message', () => {
    silent = 0;
  });
  const timer = setInterval(() => {
    if (silent === MOST_SILENT) return socket.terminate();
    silent++;
  }, every).unref();
  return () => clearInterval(timer);
}

/** Whether a page that says one more message now says too many. */
function makeMeter(mostPerSecond: number): () => boolean {
  let began = 0;
  let count = 0;
  return () => {
    const now = performance.now();
    if (now - began >= 1000) {
      began = now;
      count = 0;
    }
    count++;
    return count > mostPerSecond;
  };
}

function joinSocket(socket: WebSocket, { join, mostWaiting, strangers }: Service): void {
  socket.on('error', () => {});
  const client = join((message) => {
    // A page that takes nothing any more may join again: then it is told everything at once.
    if (socket.bufferedAmount > mostWaiting) socket.terminate();
    else socket.send(message);
  });
  if (client === null) {
    socket.close(TRY_LATER);
    return;
  }
  const isTooMuch = strangers === undefined ? () => false : makeMeter(strangers.mostPerSecond);
  const rest = strangers === undefined ? () => {} : watchPulse(socket, strangers.lookEvery);
  let gone = false;
  const leave = () => {
    if (gone) return;
    gone = true;
    rest();
    client.leave();
  };
  socket.on('message', (data) => {
    // What was read together with the last word of a page that is let go of is not heard any more.
    if (gone) return;
    if (!isTooMuch()) return client.take(data.toString());
    socket.terminate();
    leave();
  });
  socket.on('close', leave);
}

/** Counts what comes from each machine, as long as it lasts; whether one more would be too much. */
function makeCounter(most: number): (from: string | undefined, one: WebSocket | Socket) => boolean {
  const countOf = new Map<string | undefined, number>();
  return (from, one) => {
    const others = countOf.get(from) ?? 0;
    if (others >= most) return true;
    countOf.set(from, others + 1);
    one.once('close', () => {
      const left = (countOf.get(from) ?? 1) - 1;
      if (left === 0) countOf.delete(from);
      else countOf.set(from, left);
    });
    return false;
  };
}

/** One machine alone can't keep the others out. */
function limitConnections(server: Server, { mostConnections, mostConnectionsOfOne }: Strangers): void {
  server.maxConnections = mostConnections;
  const isTooMuch = makeCounter(mostConnectionsOfOne);
  server.on('connection', (socket) => {
    if (isTooMuch(socket.remoteAddress, socket)) socket.destroy();
  });
}

function joinSockets(server: Server, service: Service, isFromUs: Check): WebSocketServer {
  const isTooMuch = makeCounter(service.strangers?.mostOfOne ?? Number.POSITIVE_INFINITY);
  const sockets = new WebSocketServer({
    server,
    path: '/table',
    maxPayload: service.longest,
    verifyClient: ({ req }: { req: IncomingMessage }) => isFromUs(req),
  });
  sockets.on('error', () => {});
  sockets.on('connection', (socket, request) => {
    if (isTooMuch(request.socket.remoteAddress, socket)) {
      socket.on('error', () => {});
      socket.close(TRY_LATER);
      return;
    }
    joinSocket(socket, service);
  });
  return sockets;
}

/** Serves the built page over HTTP, and the messages of a table over a WebSocket, at one address of this machine. */
export async function listen(service: Service): Promise<Listened> {
  const { address, port: wished, pages, isOurs, strangers } = service;
  let port = wished;
  /** Only our own page may speak to the table: another site in the same browser could reach it too. */
  const isFromUs: Check = ({ headers: { origin, host } }) =>
    host !== undefined && isOurs(host, port) && (origin === undefined || origin === `http://${host}`);
  const server = serveFiles(pages, isFromUs);
  if (strangers !== undefined) limitConnections(server, strangers);
  const sockets = joinSockets(server, service, isFromUs);

  const trouble = await new Promise<ListenError | null>((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      resolve({ code: error.code === 'EADDRINUSE' ? 'PORT_IN_USE' : 'CANNOT_LISTEN', port: wished }),
    );
    server.listen(wished, address, () => resolve(null));
  });
  if (trouble !== null) return { ok: false, error: trouble };
  const bound = server.address();
  if (typeof bound === 'object' && bound !== null) port = bound.port;

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
  return { ok: true, value: { port, close } };
}
