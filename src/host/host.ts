import { createServer, type IncomingMessage } from 'node:http';
import sirv from 'sirv';
import * as v from 'valibot';
import { type WebSocket, WebSocketServer } from 'ws';
import { openSerial, type SerialSettings } from '../device/serial.ts';
import type { SetupError as TableError } from '../protocol/lobby.ts';
import {
  type ClientMessage,
  clientMessage,
  PROTOCOL_VERSION,
  type ServerMessage,
} from '../protocol/messages.ts';
import type { TableSetup } from '../protocol/setup.ts';
import { readSamples, type Sample } from './samples.ts';
import { openSession, openWatched, type Session, type WatchedSession } from './session.ts';

export interface HostSettings {
  readonly setup: TableSetup;
  /** The scanner to listen to; null where cards are tapped or typed. */
  readonly scanner: SerialSettings | null;
  /** 0 for any free one. */
  readonly port: number;
  /** Folders of the built page and of the sample games. */
  readonly pages: string;
  readonly samples: string;
}

export type HostError =
  | TableError
  | { readonly code: 'PORT_IN_USE' | 'CANNOT_LISTEN'; readonly port: number };

export interface Host {
  /** Where the page is, such as `http://localhost:7777/`. */
  readonly address: string;
  close(): Promise<void>;
}

export type Started =
  | { readonly ok: true; readonly host: Host }
  | { readonly ok: false; readonly error: HostError };

/** WebSocket status: this end is shutting down (RFC 6455, 7.4.1). */
const GOING_AWAY = 1001;

/** How long a screen may take to say goodbye, in milliseconds. */
const GOODBYE_MS = 300;

/** Far above any message of a screen. */
const LONGEST_MESSAGE = 4096;

/** Nothing from the network is needed by the page, so nothing else may be loaded or spoken to. */
const SECURITY_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
} as const;

/** Only our own page may speak to the table: another site in the same browser could reach localhost too. */
function isOurs(request: IncomingMessage): boolean {
  const { origin, host } = request.headers;
  if (host === undefined || !/^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host)) return false;
  return origin === undefined || origin === `http://${host}`;
}

/** The table that is shown: the one that was set up, or for a while a sample game. */
function makeStage(own: Session, samples: readonly Sample[], changed: () => void) {
  let shown = own;
  let watched: { readonly name: string; readonly session: WatchedSession } | null = null;
  let stop = own.subscribe(changed);

  const show = (session: Session) => {
    stop();
    if (shown !== own) void shown.close();
    if (session !== watched?.session) watched = null;
    shown = session;
    stop = shown.subscribe(changed);
    changed();
  };

  const watch = (name: string, speed: number) => {
    if (watched?.name === name && watched.session.setSpeed(speed)) return;
    const sample = samples.find((one) => one.name === name);
    const opened = sample === undefined ? null : openWatched({ ...sample, speed });
    if (!opened?.ok) return;
    watched = { name, session: opened.session };
    show(opened.session);
  };

  return {
    view: () => shown.view(),
    take(message: ClientMessage) {
      if (message.type === 'watch') watch(message.sample, message.speed);
      else if (message.type === 'stopWatching') show(own);
      else shown.take(message);
    },
    async close() {
      stop();
      if (shown !== own) await shown.close();
      await own.close();
    },
  };
}

function parseMessage(data: string): ClientMessage | null {
  try {
    const parsed = v.safeParse(clientMessage, JSON.parse(data));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/**
 * Serves a table on this machine: its page over HTTP and its messages over a WebSocket, to this machine only.
 * What is expected to fail comes back as an error with a code.
 */
export async function startHost(settings: HostSettings): Promise<Started> {
  const samples = await readSamples(settings.samples);
  const scanner = settings.scanner === null ? null : openSerial(settings.scanner);
  const opened = openSession(settings.setup, scanner);
  if (!opened.ok) {
    await scanner?.close();
    return opened;
  }

  const files = sirv(settings.pages, { dev: true });
  const server = createServer((request, response) => {
    if (!isOurs(request)) {
      response.writeHead(403).end();
      return;
    }
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    files(request, response, () => {
      response.writeHead(404).end();
    });
  });

  const sockets = new WebSocketServer({
    server,
    path: '/table',
    maxPayload: LONGEST_MESSAGE,
    verifyClient: ({ req }: { req: IncomingMessage }) => isOurs(req),
  });
  const send = (socket: WebSocket, message: ServerMessage) => socket.send(JSON.stringify(message));
  const names = samples.map((sample) => sample.name);
  const tell = (socket: WebSocket) =>
    send(socket, { type: 'table', version: PROTOCOL_VERSION, view: stage.view(), samples: names });
  const stage = makeStage(opened.session, samples, () => {
    for (const socket of sockets.clients) tell(socket);
  });
  sockets.on('error', () => {});
  sockets.on('connection', (socket) => {
    socket.on('error', () => {});
    socket.on('message', (data) => {
      const message = parseMessage(data.toString());
      if (message === null) send(socket, { type: 'refused', code: 'badMessage' });
      else stage.take(message);
    });
    tell(socket);
  });

  const close = async () => {
    for (const socket of sockets.clients) socket.close(GOING_AWAY);
    sockets.close();
    // A page that is asleep never answers; nobody should wait for it.
    setTimeout(() => {
      for (const socket of sockets.clients) socket.terminate();
    }, GOODBYE_MS).unref();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await stage.close();
  };

  const trouble = await new Promise<HostError | null>((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      resolve({ code: error.code === 'EADDRINUSE' ? 'PORT_IN_USE' : 'CANNOT_LISTEN', port: settings.port }),
    );
    server.listen(settings.port, '127.0.0.1', () => resolve(null));
  });
  if (trouble !== null) {
    await stage.close();
    return { ok: false, error: trouble };
  }
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : settings.port;
  return { ok: true, host: { address: `http://localhost:${port}/`, close } };
}
