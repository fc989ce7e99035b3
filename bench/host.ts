import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { LobbyView } from '../src/protocol/lobby.ts';
import type { ScreenMove } from '../src/protocol/play.ts';
import type { TableView } from '../src/protocol/view.ts';
import { serve } from '../test/support/program.ts';
import { until } from '../test/support/until.ts';

const PLAYERS = 8;
const SPECTATORS = 20;
const MOVES = 600;
/** At the beginning nothing is compiled yet. */
const WARM_UP = 40;
/** Milliseconds between two moves: a phone that says more than twenty things a second is let go of. */
const PAUSE = 60;

/** One screen of the table: the last that it was told stays as it came, for reading it takes longer than getting it. */
interface Screen {
  readonly socket: WebSocket;
  last: Buffer;
  /** When it had the table of this revision. */
  hadAt: number;
}

/** As text stands for a number in the message, so that it is found without reading all of it. */
const mark = (revision: number): string => `"revision":${revision},`;

async function join(address: string, awaited: () => number): Promise<Screen> {
  const socket = new WebSocket(address);
  const screen: Screen = { socket, last: Buffer.alloc(0), hadAt: 0 };
  socket.on('message', (data: Buffer) => {
    if (data.subarray(0, 16).includes('"pong"')) return;
    screen.last = data;
    if (screen.hadAt === 0 && data.includes(mark(awaited()))) screen.hadAt = performance.now();
  });
  await once(socket, 'open');
  await until(() => screen.last.length > 0);
  return screen;
}

const say = ({ socket }: Screen, message: object): void => socket.send(JSON.stringify(message));

interface State {
  readonly lobby?: LobbyView;
  readonly table: TableView | null;
}

const read = ({ last }: Screen): State => JSON.parse(last.toString()) as State;

const percentile = (sorted: readonly number[], part: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]! * 10) / 10;

const openTable = (own: Screen): void =>
  say(own, {
    type: 'open',
    register: false,
    setup: {
      rules: 'reference',
      options: { 'deck.packs': 2 },
      names: Array.from({ length: PLAYERS }, (_, i) => `P${i + 1}`),
      dealer: 'P1',
      lastLoser: null,
      play: { seats: Array.from({ length: PLAYERS }, () => ({ who: 'phone' })), grace: 0 },
    },
  });

/** The first player who may do something, with one of the moves, taking turns through the list of them. */
function nextMove(players: readonly Screen[], table: TableView, made: number): [Screen, ScreenMove] {
  const seat = table.play!.seats.findIndex(({ acts }) => acts);
  const { moves } = read(players[seat]!).table!.play!;
  // Nobody picks up while a card fits, so that rounds end.
  const laid = moves.filter(({ kind }) => kind !== 'pickUp');
  const pool = laid.length > 0 ? laid : moves;
  return [players[seat]!, pool[made % pool.length]!];
}

/**
 * Eight players and twenty onlookers at one table, all over WebSockets as phones are: from the moment a move is sent
 * to the moment when the last of all screens has what came of it. The host is a process of its own.
 */
export async function main(): Promise<number> {
  const served = await serve([]);
  const own = await join(`${served.address.replace('http', 'ws')}table`, () => -1);
  await until(() => read(own).lobby !== undefined);
  const [address] = read(own).lobby!.network.addresses;
  if (address === undefined) {
    console.error('This machine is in no network, so that no phone could reach it.');
    await served.stop();
    return 1;
  }
  say(own, { type: 'network', address });
  await until(() => read(own).lobby!.network.url !== null);
  openTable(own);

  let revision = 0;
  const url = `${read(own).lobby!.network.url!.replace('http', 'ws')}table`;
  const screens = await Promise.all(
    Array.from({ length: PLAYERS + SPECTATORS }, () => join(url, () => revision)),
  );
  const players = screens.slice(0, PLAYERS);
  for (const [seat, player] of players.entries()) {
    say(player, { type: 'sit', seat, name: null });
    await until(() => read(player).table?.play?.you === seat);
  }

  // As pages do: who says nothing is let go of.
  const talking = setInterval(() => {
    for (const screen of screens) say(screen, { type: 'ping', id: 1 });
  }, 3000);
  const times: number[] = [];
  for (let made = 0; made < WARM_UP + MOVES; made++) {
    let table = read(screens.at(-1)!).table!;
    if (table.phase === 'over') {
      say(own, { type: 'newRound' });
      await until(() => screens.every(({ last }) => last.includes(mark(0))));
      table = read(screens.at(-1)!).table!;
    }
    const [player, move] = nextMove(players, table, made);
    revision = table.revision + 1;
    for (const screen of screens) screen.hadAt = 0;
    const sent = performance.now();
    say(player, { type: 'make', move });
    while (screens.some(({ hadAt }) => hadAt === 0)) {
      if (screens.some(({ socket }) => socket.readyState !== WebSocket.OPEN))
        throw new Error('a screen was let go of');
      await new Promise(setImmediate);
    }
    if (made >= WARM_UP) times.push(Math.max(...screens.map(({ hadAt }) => hadAt)) - sent);
    await sleep(PAUSE);
  }
  const seconds = times.reduce((sum, time) => sum + time, 0) / 1000;
  const kilobytes = Math.round(Math.max(...screens.map(({ last }) => last.length)) / 1024);
  clearInterval(talking);
  for (const { socket } of [own, ...screens]) socket.close();
  await served.stop();

  times.sort((a, b) => a - b);
  const [p50Ms, p95Ms] = [percentile(times, 0.5), percentile(times, 0.95)];
  const movesPerSecond = Math.round(MOVES / seconds);
  console.table([
    { players: PLAYERS, spectators: SPECTATORS, moves: MOVES, movesPerSecond, p50Ms, p95Ms, kilobytes },
  ]);
  console.log(JSON.stringify({ clients: screens.length, movesPerSecond, p95Ms }));
  return 0;
}
