/** What people do at a table while the program is killed: every kind of table, as fast as mad people. */
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { parseRecording } from '../../src/device/recording.ts';
import type { Random } from '../../src/engine/random.ts';
import type { ClientMessage, ServerMessage } from '../../src/protocol/messages.ts';
import type { Occupant } from '../../src/protocol/play.ts';
import type { TableSetup } from '../../src/protocol/setup.ts';
import type { TableView } from '../../src/protocol/view.ts';
import { pick } from '../engine/support/playout.ts';
import type { Pty } from '../support/pty.ts';

type State = Extract<ServerMessage, { type: 'state' }>;
type Correction = Extract<ClientMessage, { type: 'correct' }>['correction'];

/** A program that runs, as its screen has it. */
export interface Program {
  readonly state: () => State | null;
  say(message: ClientMessage): void;
}

const SAMPLE = 'resources/samples/reference.scan';

export const KINDS = ['scanner', 'camera', 'setUp', 'corrections', 'series', 'play', 'phones'] as const;
export type TableKind = (typeof KINDS)[number];

/** A table, and what is done at it. */
export interface AtTable {
  readonly setup: TableSetup;
  /** Face-up cards are scanned before the first card of a round. */
  readonly registers: boolean;
  /** Does one thing more, whatever the program is at, also while there is none; resolves when it is done. */
  act(program: Program): Promise<void>;
}

const REAL: TableSetup = {
  rules: 'reference',
  options: {},
  names: ['Ann', 'Bo', 'Cy', 'Di'],
  dealer: 'Di',
  lastLoser: null,
};

const BOT: Occupant = { who: 'bot', level: 'easy' };
const without = (other: Occupant): TableSetup => ({
  ...REAL,
  play: { seats: [{ who: 'here' }, other, BOT, BOT], grace: 0 },
});

async function codesOf(file: string): Promise<string[]> {
  const parsed = parseRecording(await readFile(file, 'utf8'));
  if (!parsed.ok) throw new Error(parsed.code);
  return parsed.recording.flatMap((event) => (event.kind === 'line' ? [event.text] : []));
}

type Act = AtTable['act'];

/** Scans on and on through a game, and from its beginning again. */
function scans(pty: Pty, codes: readonly string[], random: Random): Act {
  let at = 0;
  return async () => {
    await pty.write(`${codes[at++ % codes.length]}\r`, random() < 0.3 ? { chunk: 1, pause: 1 } : {});
    await sleep(random() * 12);
  };
}

/** One of these, now and then, beside what is done otherwise. */
const besides =
  (act: Act, share: number, random: Random, says: (table: TableView) => ClientMessage | null): Act =>
  async (run) => {
    const table = run.state()?.table ?? null;
    const said = table !== null && random() < share ? says(table) : null;
    if (said !== null) run.say(said);
    await act(run);
  };

/** What a camera that looks down sees: cards one by one, some pushed together, piles that go, cards taken back. */
function watches(codes: readonly string[], random: Random): Act {
  const cards = codes.filter((code) => /^(?:[2-9TJQKA][CDHS]|X\d)$/.test(code));
  let at = 0;
  return async ({ say }) => {
    say({ type: 'camera', state: 'open', sight: 'clear', label: 'Cam' });
    const card = cards[at++ % cards.length]!;
    say({ type: 'seen', seen: { what: 'laid', texts: [card] } });
    if (random() < 0.7) say({ type: 'seen', seen: { what: 'settled' } });
    if (random() < 0.1) say({ type: 'seen', seen: { what: 'taken', texts: [card] } });
    if (random() < 0.1) say({ type: 'seen', seen: { what: 'gone' } });
    await sleep(random() * 25);
  };
}

/** Anything that puts a record right, of the last moves or the next one. */
function corrects({ revision, log, seats }: TableView, random: Random): ClientMessage {
  const entry = Math.max(0, log.length - 1 - Math.floor(random() * 6));
  const seat = Math.floor(random() * seats.length);
  const corrections: readonly Correction[] = [
    { kind: 'cards', entry, cards: ['7H'] },
    { kind: 'remove', entry },
    { kind: 'player', entry, seat },
    { kind: 'merge', entry },
    { kind: 'insertMove', entry, move: { kind: 'pickUp', seat } },
    { kind: 'insert', entry, adjustment: { kind: 'turn', seat } },
  ];
  return random() < 0.3
    ? { type: 'undo' }
    : { type: 'correct', correction: pick(corrections, random), revision };
}

/** What changes at a table between and beside moves: names, places, who is away, what is agreed, the next round. */
function belongsToSeries({ seats, phase, series }: TableView, random: Random): ClientMessage {
  const seat = Math.floor(random() * seats.length);
  const round = Math.max(0, series.rounds.length - 1);
  if (phase === 'over' && random() < 0.5)
    return random() < 0.5
      ? { type: 'newRound' }
      : { type: 'newRound', setup: { ...REAL, rules: pick(['palace', 'blast', 'reference'], random) } };
  return pick<ClientMessage>(
    [
      { type: 'rename', seat, name: `Name ${Math.floor(random() * 1000)}` },
      { type: 'move', order: [1, 2, 3, 0] },
      { type: 'away', seat, away: random() < 0.5 },
      { type: 'counts', round, counts: random() < 0.5 },
      { type: 'paid', round, paid: random() < 0.5 },
      { type: 'agreed', agreed: { titles: 'numbers', forfeit: `Tea ${Math.floor(random() * 1000)}` } },
      { type: 'draw' },
      { type: 'reopen' },
    ],
    random,
  );
}

/** Plays for the seat that this screen shows; after the round comes the next one. */
function plays(random: Random): Act {
  return async ({ state, say }) => {
    const table = state()?.table ?? null;
    const moves = table?.play?.moves ?? [];
    if (table?.phase === 'over') say({ type: 'newRound' });
    else if (moves.length > 0) say({ type: 'make', move: pick(moves, random) });
    await sleep(5 + random() * 20);
  };
}

type Guest = Extract<ServerMessage, { type: 'guest' }>;

/** A phone that plays for the second seat, and takes it again wherever it finds the table. */
function phone(random: Random): (url: string) => void {
  let socket: WebSocket | null = null;
  let token: string | null = null;
  return (url) => {
    if (socket !== null && socket.readyState <= WebSocket.OPEN) return;
    const mine = new WebSocket(`${url.replace('http', 'ws')}table`).on('error', () => {});
    socket = mine;
    const say = (message: object) => mine.readyState === WebSocket.OPEN && mine.send(JSON.stringify(message));
    mine.on('open', () =>
      say(token === null ? { type: 'sit', seat: 1, name: 'Phone' } : { type: 'back', token }),
    );
    mine.on('message', (data) => {
      const told = JSON.parse(String(data)) as ServerMessage;
      if (told.type !== 'guest') return;
      token = (told as Guest).guest.token ?? token;
      const moves = (told as Guest).table?.play?.moves ?? [];
      if (moves.length > 0) setTimeout(() => say({ type: 'make', move: pick(moves, random) }), random() * 20);
    });
  };
}

/** Opens the table to the network and lets a phone in; then as at any table without a deck. */
function withPhone(act: Act, random: Random): Act {
  const joins = phone(random);
  return async (run) => {
    const { network } = run.state()?.lobby ?? {};
    const [address] = network?.addresses ?? [];
    if (network?.url) joins(network.url);
    else if (address !== undefined) run.say({ type: 'network', address });
    await act(run);
  };
}

/** A table of a kind, with what people do there. */
export async function tableOf(kind: TableKind, pty: Pty, random: Random): Promise<AtTable> {
  const codes = await codesOf(SAMPLE);
  const scan = scans(pty, codes, random);
  const between = (says: (table: TableView) => ClientMessage) => besides(scan, 0.15, random, says);
  const tables: Readonly<Record<TableKind, Omit<AtTable, 'registers'>>> = {
    scanner: { setup: REAL, act: scan },
    camera: { setup: REAL, act: watches(codes, random) },
    setUp: {
      setup: REAL,
      act: between(({ series }) => ({ type: 'register', on: series.rounds.length % 2 > 0 })),
    },
    corrections: { setup: REAL, act: between((table) => corrects(table, random)) },
    series: { setup: REAL, act: between((table) => belongsToSeries(table, random)) },
    play: { setup: without(BOT), act: plays(random) },
    phones: { setup: without({ who: 'phone' }), act: withPhone(plays(random), random) },
  };
  return { ...tables[kind], registers: kind === 'setUp' };
}
