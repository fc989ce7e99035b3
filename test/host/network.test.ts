import { type EventEmitter, once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { seededRandom } from '../../src/engine/random.ts';
import { type Host, openHost } from '../../src/host/host.ts';
import type { NetworkSettings } from '../../src/host/network.ts';
import type { ServerMessage } from '../../src/protocol/messages.ts';
import type { Occupant } from '../../src/protocol/play.ts';
import { until } from '../support/until.ts';
import { foreignMessage } from './play/malformed.ts';
import { joinAt, type Screen } from './screen.ts';

/** On macOS a machine has 127.0.0.1 alone, on Linux all of 127. */
const ADDRESS = process.platform === 'linux' ? '127.0.0.2' : '127.0.0.1';
const ELSEWHERE = '192.0.2.77';

let folder: string;
let host: Host;
let own: Screen;
let addresses: readonly string[];
const sockets: WebSocket[] = [];

async function start(settings: Partial<NetworkSettings> = {}): Promise<void> {
  const opened = await openHost({
    data: join(folder, 'data'),
    samples: 'resources/samples',
    pages: folder,
    network: { addresses: () => addresses, port: 0, ...settings },
  });
  if (!opened.ok) throw new Error(opened.error.code);
  host = opened.host;
  own = joinAt(host);
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'burnpile-network-'));
  await writeFile(join(folder, 'index.html'), '<title>Burnpile</title>');
  addresses = [ADDRESS];
  await start();
});

afterEach(async () => {
  vi.useRealTimers();
  for (const socket of sockets.splice(0)) socket.terminate();
  await host.close();
  await rm(folder, { recursive: true, force: true });
});

const network = () => own.state().lobby.network;

/** Opens the table to the network; where phones find it. */
async function openUp(): Promise<URL> {
  own.say({ type: 'network', address: ADDRESS });
  await until(() => network().url !== null);
  return new URL(network().url!);
}

const PHONE: Occupant = { who: 'phone' };

const playWithPhones = () =>
  host.open({
    rules: 'reference',
    options: {},
    names: ['Ann', 'Bo'],
    dealer: 'Ann',
    lastLoser: null,
    play: { seats: [PHONE, PHONE], grace: 0 },
  });

type Told = Extract<ServerMessage, { type: 'guest' }>;

/** A phone, with the last that it was told of the table. */
interface Phone {
  readonly socket: WebSocket;
  readonly heard: ServerMessage[];
  say(message: unknown): void;
  told(): Told;
  /** The key of the seat that it took last; null before that. */
  token(): string | null;
}

async function phone({ host: at }: URL, options: object = {}): Promise<Phone> {
  const socket = new WebSocket(`ws://${at}/table`, options);
  sockets.push(socket);
  const heard: ServerMessage[] = [];
  socket.on('message', (data) => heard.push(JSON.parse(data.toString())));
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const told = () => heard.findLast((one): one is Told => one.type === 'guest')!;
  await until(() => told() !== undefined);
  const token = () =>
    heard.findLast((one): one is Told => one.type === 'guest' && one.guest.token !== null)?.guest.token ??
    null;
  return { socket, heard, told, token, say: (message) => socket.send(JSON.stringify(message)) };
}

/**
 * Waits until a connection is closed; by which code, if it has one. Who is let go of while still talking may be told of
 * a reset before that, by which `once` would fail.
 */
const closed = (socket: EventEmitter) =>
  new Promise<unknown>((resolve) => socket.on('error', () => {}).once('close', resolve));

/** What a plain GET of the page is answered with. */
const statusOf = ({ hostname, port }: URL, headers: Record<string, string>) =>
  new Promise<number>((resolve, reject) => {
    request({ host: hostname, port, path: '/', headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });

/** Whether anything listens there. */
const isListening = (port: number, address: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, address);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.unref();
  });

describe('the network', () => {
  it('is closed until somebody opens it, at one of the addresses of this machine', async () => {
    expect(network()).toEqual({
      addresses: [ADDRESS],
      url: null,
      trouble: null,
      locked: false,
      onlookers: 0,
    });
    own.say({ type: 'network', address: ELSEWHERE });
    await until(() => network().trouble === 'noNetwork');
    expect(network().url).toBe(null);
    const { hostname, port } = await openUp();
    expect(hostname).toBe(ADDRESS);
    expect(network().trouble).toBe(null);
    expect(await isListening(Number(port), ADDRESS)).toBe(true);
    if (process.platform === 'linux') expect(await isListening(Number(port), '127.0.0.1')).toBe(false);
    own.say({ type: 'network', address: null });
    await until(() => network().url === null);
    expect(await isListening(Number(port), ADDRESS)).toBe(false);
  });

  it('says when that address can’t be listened on, and when its network is gone', async () => {
    addresses = [ADDRESS, ELSEWHERE];
    own.say({ type: 'network', address: ELSEWHERE });
    await until(() => network().trouble === 'cannotListen');
    await openUp();
    addresses = [];
    joinAt(host);
    expect(network()).toMatchObject({ addresses: [], trouble: 'noNetwork' });
    addresses = [ADDRESS];
    joinAt(host);
    expect(network()).toMatchObject({ addresses: [ADDRESS], trouble: null });
  });

  it('does what was wished last, however quickly wishes follow each other', async () => {
    for (const address of [ADDRESS, null, ADDRESS, null, ADDRESS]) own.say({ type: 'network', address });
    const at = await openUp();
    expect(await statusOf(at, { host: at.host })).toBe(200);
  });

  it('serves the page under its own name only, and to no other site', async () => {
    const at = await openUp();
    const rows: [Record<string, string>, number][] = [
      [{ host: at.host }, 200],
      [{ host: at.host, origin: at.origin }, 200],
      [{ host: `localhost:${at.port}` }, 403],
      [{ host: `evil.example:${at.port}` }, 403],
      [{ host: at.hostname }, 403],
      [{ host: at.host, origin: 'http://evil.example' }, 403],
    ];
    for (const [headers, status] of rows)
      expect([headers, await statusOf(at, headers)]).toEqual([headers, status]);
    await expect(phone(at, { headers: { host: 'evil.example' } })).rejects.toThrow('401');
    await expect(phone(at, { origin: 'http://evil.example' })).rejects.toThrow('401');
  });

  it('tells a phone of the table, and takes nothing from it but playing', async () => {
    const one = await phone(await openUp());
    expect(one.told()).toMatchObject({ table: null, guest: { locked: false, token: null, removed: false } });
    expect(network().onlookers).toBe(1);
    playWithPhones();
    await until(() => one.told().table !== null);
    for (const type of ['leave', 'undo', 'listPorts']) one.say({ type });
    one.say({ type: 'remove', seat: 0 });
    one.say({ type: 'lock', on: true });
    one.say({ type: 'sit', seat: 0, name: 'Flo' });
    await until(() => one.token() !== null && one.told().table?.play?.you === 0);
    expect(one.heard.filter(({ type }) => type === 'refused')).toEqual(
      Array.from({ length: 5 }, () => ({ type: 'refused', refusal: { code: 'badMessage' } })),
    );
    expect(one.told().table).toMatchObject({ seats: [{ name: 'Flo' }, { name: 'Bo' }], play: { you: 0 } });
    expect(network()).toMatchObject({ locked: false, onlookers: 0 });
    own.say({ type: 'leave' });
    await until(() => one.told().table === null);
  });

  it('lets go of a phone that says too much at once, or too often', async () => {
    const at = await openUp();
    const long = await phone(at);
    long.say({ type: 'sit', seat: 0, name: 'x'.repeat(5000) });
    expect(await closed(long.socket)).toBe(1009);
    const often = await phone(at);
    const gone = closed(often.socket);
    for (let i = 0; i < 500; i++) often.say({ type: 'stand' });
    await gone;
    // What was said in time was refused; nothing of the rest was heard.
    expect(often.heard.length).toBeLessThan(50);
  });

  it('lets go of a phone that makes allowed moves on and on, and hears the others', async () => {
    const at = await openUp();
    playWithPhones();
    const [ann, bo] = [await phone(at), await phone(at)];
    ann.say({ type: 'sit', seat: 0, name: null });
    await until(() => ann.told().table?.play?.you === 0);
    const { known, faceUp } = ann.told().table!.seats[0]!;
    const before = own.state().table!.inputs;
    const gone = closed(ann.socket);
    // All within one second of the host's clock, however long a busy machine takes for the moves.
    vi.useFakeTimers({ toFake: ['performance'] });
    let pair = [known[0], faceUp[0]];
    for (let i = 0; i < 100; i++) {
      const [give, take] = pair;
      ann.say({ type: 'make', move: { kind: 'swap', seat: 0, give: [give], take: [take] } });
      pair = [take, give];
    }
    bo.say({ type: 'ping', id: 7 });
    await gone;
    vi.useRealTimers();
    await until(() => bo.heard.some(({ type }) => type === 'pong'));
    const made = own.state().table!.inputs - before;
    expect(made).toBeGreaterThan(5);
    expect(made).toBeLessThan(50);
  });

  it('takes no harm from what is no message, nor from what nobody may say', async () => {
    const at = await openUp();
    playWithPhones();
    const before = own.state().table;
    const random = seededRandom(1);
    const known = { seats: 2, cards: ['4C', '2:KH', 'X1'], earlier: [], keys: [], move: null };
    for (let sockets = 0; sockets < 8; sockets++) {
      const one = await phone(at);
      for (let i = 0; i < 18; i++) {
        const text = foreignMessage(known, random, true);
        // Whoever takes a free seat may do so, and who says too much is let go of.
        if (text.length < 4000 && !text.startsWith('{"type":"sit"')) one.socket.send(text);
      }
      one.say({ type: 'readLog' });
      await until(() => one.heard.some(({ type }) => type === 'log'));
    }
    for (const [payload, status] of [
      [Buffer.from([0xff, 0xfe, 0x80]), 1007],
      ['x'.repeat(5000), 1009],
    ] as const) {
      const one = await phone(at);
      one.socket.send(payload, { binary: false });
      expect(await closed(one.socket)).toBe(status);
    }
    const raw = connect(Number(at.port), at.hostname).on('error', () => {});
    raw.end('\u0016\u0003\u0001 no HTTP at all\r\n\r\n');
    await closed(raw.resume());
    expect(own.state().table).toEqual(before);
    const good = await phone(at);
    good.say({ type: 'sit', seat: 0, name: null });
    await until(() => good.told().table?.play?.you === 0);
  });

  it('lets go of a phone whose page is silent, though its browser answers', async () => {
    await host.close();
    await start({ lookEvery: 300 });
    const at = await openUp();
    const dead = await phone(at);
    const alive = await phone(at);
    const talking = setInterval(() => alive.say({ type: 'ping', id: 1 }), 50);
    expect(network().onlookers).toBe(2);
    await closed(dead.socket);
    await until(() => network().onlookers === 1);
    expect(alive.socket.readyState).toBe(WebSocket.OPEN);
    clearInterval(talking);
  });

  it('has room for so many screens', async () => {
    const at = await openUp();
    const all = await Promise.all(Array.from({ length: 32 }, () => phone(at)));
    const late = new WebSocket(`ws://${at.host}/table`);
    sockets.push(late);
    expect(await closed(late)).toBe(1013);
    all[0]!.socket.close();
    await until(() => network().onlookers === 31);
    await phone(at);
    // Whatever machine they come from, the table itself has its own limit.
    const more = Array.from({ length: 40 }, () => host.connectGuest(() => {}));
    expect(more.filter((client) => client !== null).length).toBe(32);
  });

  it.runIf(process.platform === 'linux')(
    'is kept from nobody by one machine that holds many connections',
    async () => {
      const at = await openUp();
      const idle = Array.from({ length: 600 }, () =>
        connect({ port: Number(at.port), host: at.hostname, localAddress: '127.0.0.9' }).on(
          'error',
          () => {},
        ),
      );
      await Promise.all(idle.map((one) => Promise.race([once(one, 'connect'), once(one, 'close')])));
      const one = await phone(at, { localAddress: '127.0.0.8' });
      expect(one.told()).toMatchObject({ table: null });
      for (const socket of idle) socket.destroy();
    },
  );

  it('ends with the program, though a phone never answers', async () => {
    const one = await phone(await openUp());
    one.socket.pause();
    await host.close();
    one.socket.resume();
    await closed(one.socket);
  });
});

describe('a locked table', () => {
  it('lets nobody else in but whoever comes back into a seat', async () => {
    const at = await openUp();
    playWithPhones();
    const ann = await phone(at);
    ann.say({ type: 'sit', seat: 0, name: null });
    await until(() => ann.told().table?.play?.you === 0);
    const onlooker = await phone(at);
    own.say({ type: 'lock', on: true });
    await until(() => onlooker.told().guest.locked);
    onlooker.say({ type: 'sit', seat: 1, name: null });
    await until(() => onlooker.heard.at(-1)?.type === 'refused');
    expect(onlooker.heard.at(-1)).toEqual({ type: 'refused', refusal: { code: 'locked' } });

    const outside = await phone(at);
    expect(outside.told()).toMatchObject({ table: null, guest: { locked: true } });
    for (const message of [{ type: 'sit', seat: 1, name: null }, { type: 'readLog' }]) {
      outside.say(message);
      await until(() => outside.heard.at(-1)?.type === 'refused');
      expect(outside.heard.pop()).toEqual({ type: 'refused', refusal: { code: 'locked' } });
    }
    outside.say({ type: 'back', token: 'A'.repeat(24) });
    await until(() => outside.told().guest.removed);
    expect(outside.told().table).toBe(null);
    expect(network().onlookers).toBe(1);

    ann.socket.terminate();
    await until(() => own.state().table?.play?.seats[0]?.online === false);
    const again = await phone(at);
    again.say({ type: 'back', token: ann.token() });
    await until(() => again.told().table?.play?.you === 0);
    own.say({ type: 'lock', on: false });
    await until(() => outside.told().table !== null);
  });
});
