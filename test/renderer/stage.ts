import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import { type WebSocket, WebSocketServer } from 'ws';
import { SECURITY_HEADERS } from '../../src/host/headers.ts';
import type { RuleSetView } from '../../src/protocol/lobby.ts';
import { type ClientMessage, PROTOCOL_VERSION, type ServerMessage } from '../../src/protocol/messages.ts';
import type { TableView } from '../../src/protocol/view.ts';
import { courseFor } from '../../src/table/lessons.ts';
import { rulesView } from '../../src/table/rule-pages.ts';
import { ruleSetViews } from '../../src/table/rule-sets.ts';
import { sumUp } from '../../src/table/statistics.ts';
import { PRESETS } from '../../src/variants/index.ts';
import { until } from '../support/until.ts';
import { lobby, type ShownLobby } from './fixtures.ts';
import { everyRound, history, pastSheet } from './series-fixtures.ts';

/** A table without a game: it shows the built page whatever it is told to, and keeps what the page says. */
export interface Stage {
  readonly address: string;
  /** What the page has said since this was last emptied. */
  readonly heard: unknown[];
  /**
   * Does something, and waits until the page has said as much: everything that it has said since. What a screen asks
   * when it opens must have been heard before, or it is taken for the answer (`asks` of a screen's fixture).
   */
  heardBy(act: () => Promise<unknown>, least?: number): Promise<unknown[]>;
  /** Resolves once all has come that the pages have sent by now. */
  caughtUp(): Promise<void>;
  /** Empties what was heard. The pages that are open are heard no more, only those that come after. */
  forget(): void;
  show(table: TableView | null, lobby?: ShownLobby): void;
  /** Pages that come from now on are shown nothing until something is shown or told again. */
  clear(): void;
  /** Sends any text, well-formed or not. */
  tell(text: string): void;
  /** Ends every connection; the next ones are refused until `open`. */
  drop(): void;
  open(): void;
  close(): Promise<void>;
}

const welcome = (rules: readonly RuleSetView[]): ServerMessage => ({
  type: 'welcome',
  version: PROTOCOL_VERSION,
  rules: [...rules],
  brokenRules: [],
  samples: ['reference', 'blast'],
});

/** Some lessons of one rule set were answered right, the last time or at the first try. */
const progress: ServerMessage = {
  type: 'progress',
  progress: {
    everything: {
      of: 18,
      lessons: {
        'beat.direction/1': { first: true, right: true, at: 1 },
        'beat.equal': { first: false, right: true, at: 2 },
        blind: { first: false, right: false, at: 3 },
      },
      course: courseFor({ rules: 'everything', options: {}, seed: 5 }, PRESETS)!.lessons.map(({ id }) => id),
      round: true,
    },
  },
};

/** A course of real lessons, always the same one of each rule set. */
const course = (rules: string): ServerMessage => ({
  type: 'lessons',
  rules,
  ...courseFor({ rules, options: {}, seed: 5 }, PRESETS)!,
});

/** What is asked for besides the state of things. A `ping` is nothing that the page says: only this hears of it. */
function answerTo(said: ClientMessage): ServerMessage | null {
  switch (said.type) {
    case 'ping':
      return { type: 'pong', id: said.id };
    case 'history':
      return { type: 'history', after: null, history };
    case 'sheet':
      return { type: 'sheet', sheet: pastSheet };
    case 'game':
      return { type: 'game', table: null, round: 0, text: '[Burnpile "1"]\n' };
    case 'rules': {
      const rules = rulesView(said.of ?? { id: 'reference', options: {} }, PRESETS);
      return { type: 'rules', of: said.of ?? null, rules };
    }
    case 'progress':
      return progress;
    case 'lessons':
      return course(said.rules);
    case 'everyRound':
      return { type: 'everyRound', rounds: [...everyRound] };
    case 'statistics': {
      const statistics = { ...sumUp(everyRound, said.filter, Date.now()), unreadable: 1 };
      return { type: 'statistics', filter: said.filter, statistics };
    }
    default:
      return null;
  }
}

/** From the root of the repository, where programs and tests run. */
const PAGES = 'out/renderer';

/** Serves the built page on a free port, with the policy of the real host and these rules to choose from. Close it. */
export async function makeStage(
  rules: readonly RuleSetView[] = ruleSetViews(PRESETS),
  pages = PAGES,
): Promise<Stage> {
  const files = sirv(pages, { maxAge: 3600, immutable: true });
  const server = createServer((request, response) => {
    response.setHeader('Content-Security-Policy', SECURITY_HEADERS['Content-Security-Policy']);
    files(request, response, () => {
      response.writeHead(404).end();
    });
  });
  const heard: unknown[] = [];
  const forgotten = new WeakSet<WebSocket>();
  let last: readonly string[] = [];
  let isOpen = true;
  const sockets = new WebSocketServer({ server, path: '/table', verifyClient: () => isOpen });
  sockets.on('connection', (socket) => {
    socket.on('message', (data) => {
      const said: ClientMessage = JSON.parse(data.toString());
      if (said.type !== 'ping' && !forgotten.has(socket)) heard.push(said);
      const answer = answerTo(said);
      if (answer !== null) socket.send(JSON.stringify(answer));
    });
    socket.send(JSON.stringify(welcome(rules)));
    for (const text of last) socket.send(text);
  });
  const tell = (text: string) => {
    for (const socket of sockets.clients) socket.send(text);
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    heard,
    async heardBy(act, least = 1) {
      heard.length = 0;
      await act();
      await until(() => heard.length >= least);
      return [...heard];
    },
    clear() {
      last = [];
    },
    tell,
    async caughtUp() {
      // A browser answers in the order in which things are sent.
      const all = [...sockets.clients].map((socket) => {
        const answered = new Promise((resolve) => socket.once('pong', resolve).once('close', resolve));
        socket.ping();
        return answered;
      });
      await Promise.all(all);
    },
    forget() {
      heard.length = 0;
      for (const socket of sockets.clients) forgotten.add(socket);
    },
    show(table, shown = lobby) {
      const { kept = [], ...lobby } = shown;
      const messages: ServerMessage[] = [
        { type: 'kept', kept },
        { type: 'state', lobby, table },
      ];
      last = messages.map((message) => JSON.stringify(message));
      last.forEach(tell);
    },
    drop() {
      isOpen = false;
      for (const socket of sockets.clients) socket.terminate();
    },
    open() {
      isOpen = true;
    },
    async close() {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
