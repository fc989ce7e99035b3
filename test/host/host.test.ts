import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type Host, type HostSettings, openHost } from '../../src/host/host.ts';
import { serveWeb, type Web } from '../../src/host/web.ts';
import { LONGEST_MESSAGE } from '../../src/protocol/bridge.ts';
import type { LobbyView } from '../../src/protocol/lobby.ts';
import type { TableSetup } from '../../src/protocol/setup.ts';
import type { TableView } from '../../src/protocol/view.ts';
import { until } from '../support/until.ts';

let folder: string;
let host: Host | null = null;
let web: Web | null = null;
const sockets: WebSocket[] = [];

const SETUP: TableSetup = {
  rules: 'blast',
  options: {},
  names: ['Ann', 'Bo', 'Cy'],
  dealer: 'Cy',
  lastLoser: null,
};

const settings = (changes: Partial<HostSettings> = {}): HostSettings => ({
  data: join(folder, 'data'),
  samples: 'resources/samples',
  ...changes,
});

async function openAt(changes: Partial<HostSettings> = {}): Promise<Host> {
  const opened = await openHost(settings(changes));
  if (!opened.ok) throw new Error(opened.error.code);
  host = opened.host;
  return host;
}

/** A host with a table, on the web. */
async function open(changes: Partial<HostSettings> = {}): Promise<Web> {
  const opened = await openAt(changes);
  opened.open(SETUP);
  const served = await serveWeb(opened, { port: 0, pages: folder });
  if (!served.ok) throw new Error(served.error.code);
  web = served.web;
  return web;
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'burnpile-pages-'));
  await writeFile(join(folder, 'index.html'), '<title>Burnpile</title>');
});

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate();
  await web?.close();
  await host?.close();
  web = null;
  host = null;
  await rm(folder, { recursive: true, force: true });
});

/** As a foreign program would read it. */
interface Message {
  readonly type: string;
  readonly table: TableView;
  readonly lobby: LobbyView;
}

interface Screen {
  readonly heard: Message[];
  readonly socket: WebSocket;
  say(message: unknown): void;
  last(): Message;
}

async function screen(address: string, headers: Record<string, string> = {}): Promise<Screen> {
  const socket = new WebSocket(`${address.replace('http', 'ws').replace('localhost', '127.0.0.1')}table`, {
    headers,
  });
  sockets.push(socket);
  const heard: Message[] = [];
  socket.on('message', (data) => heard.push(JSON.parse(data.toString())));
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  await until(() => heard.some(({ type }) => type === 'state'));
  const say = (message: unknown) =>
    socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  return { heard, socket, say, last: () => heard.findLast(({ type }) => type !== 'kept')! };
}

const tap = (code: string) => ({ type: 'code', code, how: 'tap' });

/** The status of a plain GET whose path no client tidies up. */
const statusOf = (address: string, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<number>((resolve, reject) => {
    const { port } = new URL(address);
    request(
      { host: '127.0.0.1', port, path, method, headers: { host: `localhost:${port}`, ...headers } },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    )
      .on('error', reject)
      .end();
  });

describe('the host', () => {
  it('tells every screen of every change', async () => {
    const { address } = await open();
    const [one, two] = [await screen(address), await screen(address)];
    one.say(tap('9D'));
    one.say(tap('8C'));
    await until(() => two.last().table.open !== null);
    expect(two.last().table.open).toMatchObject({ seat: 0, cards: ['8C'], answer: 'fits' });
    expect(two.last().table.pile).toEqual(['9D']);
    two.say({ type: 'done' });
    await until(() => one.last().table.turn === 1);
    expect(one.last().table.ruling).toMatchObject({ verdict: 'legal', draws: 1 });
  });

  it.each([
    ['no JSON', '{'],
    ['an unknown type', { type: 'cheat' }],
    ['a field too many', { type: 'done', seat: 1 }],
    ['a text that is too long', tap('7'.repeat(65))],
    ['a speed that no recording has', { type: 'watch', sample: 'blast', speed: 1e9 }],
    ['a seat that can not be', { type: 'itWas', seat: -1 }],
    ['bytes', '\u0000\u0001'],
  ])('refuses %s and goes on', async (_, message) => {
    const { address } = await open();
    const one = await screen(address);
    const before = one.last().table;
    one.say(message);
    await until(() => one.last().type === 'refused');
    one.say({ type: 'undo' });
    await until(() => one.last().type === 'state');
    expect(one.last().table.pile).toEqual(before.pile);
  });

  it('cuts off who sends far too much, and nobody else', async () => {
    const { address } = await open();
    const [loud, quiet] = [await screen(address), await screen(address)];
    loud.say('x'.repeat(LONGEST_MESSAGE + 1));
    await until(() => loud.socket.readyState === WebSocket.CLOSED);
    quiet.say(tap('9D'));
    await until(() => quiet.last().table.pile[0] === '9D');
  });

  it('speaks to no other site', async () => {
    const { address } = await open();
    await expect(screen(address, { origin: 'http://elsewhere.example' })).rejects.toThrow('401');
    await expect(screen(address, { host: 'elsewhere.example' })).rejects.toThrow('401');
    expect(await statusOf(address, '/', { host: 'elsewhere.example' })).toBe(403);
    expect(await statusOf(address, '/')).toBe(200);
    const nothing = await fetch(new URL('/nothing', address));
    expect([nothing.status, await nothing.text()]).toEqual([404, expect.stringContaining('nothing at this')]);
    const { port } = new URL(address);
    const names = [
      'localhost',
      '127.0.0.1',
      `localhost:${Number(port) + 1}`,
      'localhost:80',
      `127.0.0.1:${port}`,
    ];
    const statuses = await Promise.all(names.map((host) => statusOf(address, '/', { host })));
    expect(statuses).toEqual([403, 403, 403, 403, 200]);
    await expect(screen(address, { host: 'localhost:9999' })).rejects.toThrow('401');
  });

  it('is asked for pages, and nothing is sent to it', async () => {
    const { address } = await open();
    const methods = ['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH'];
    const statuses = await Promise.all(methods.map((method) => statusOf(address, '/', {}, method)));
    expect(statuses).toEqual([200, 405, 405, 405, 405, 405, 405]);
  });

  it('serves nothing from outside of its pages', async () => {
    await writeFile(join(folder, '..', 'burnpile-secret.txt'), 'secret');
    const { address } = await open();
    for (const path of [
      '/../burnpile-secret.txt',
      '/%2e%2e/burnpile-secret.txt',
      '/..%2fburnpile-secret.txt',
    ]) {
      const { port } = new URL(address);
      const body = await new Promise<string>((resolve) => {
        request({ host: '127.0.0.1', port, path, headers: { host: `localhost:${port}` } }, (response) => {
          let text = '';
          response.on('data', (data) => {
            text += data;
          });
          response.on('end', () => resolve(text));
        }).end();
      });
      expect(body).not.toContain('secret');
    }
    await rm(join(folder, '..', 'burnpile-secret.txt'));
  });

  it('lets a browser keep what is named by what is in it, and ask again for the page', async () => {
    for (const part of ['assets', 'courts']) await mkdir(join(folder, part));
    await writeFile(join(folder, 'assets/index-1a2b.js'), '');
    await writeFile(join(folder, 'courts/KH.svg'), '<svg/>');
    const { address } = await open();
    const kept = async (path: string) => (await fetch(new URL(path, address))).headers.get('cache-control');
    expect(await kept('assets/index-1a2b.js')).toContain('immutable');
    expect(await kept('courts/KH.svg')).toBe('max-age=604800');
    expect(await kept('')).toBe('no-cache');
    const etag = (await fetch(address)).headers.get('etag')!;
    expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('says when its port is taken, and what is wrong with a set-up', async () => {
    const { address } = await open();
    const taken = await serveWeb(host!, { port: Number(new URL(address).port), pages: folder });
    expect(taken).toMatchObject({ ok: false, error: { code: 'PORT_IN_USE' } });
    const wrong: [Partial<TableSetup>, string][] = [
      [{ rules: 'bridge' }, 'UNKNOWN_RULE_SET'],
      [{ dealer: 'Flo' }, 'NOBODY_OF_THAT_NAME'],
      [{ names: ['Ann', 'Ann'], dealer: 'Ann' }, 'SAME_NAME'],
      [{ names: ['Ann', 'ann'], dealer: 'Ann' }, 'SAME_NAME'],
      [{ names: ['Ann', 'Bo', 'Cy', 'Di', 'Ed'] }, 'DEAL_NO_ROW'],
      [{ names: ['Cy'] }, 'DEAL_NO_ROW'],
      [{ names: ['Ann', '', 'Cy'] }, 'EMPTY_NAME'],
      [{ names: ['Ann', 'B'.repeat(25), 'Cy'] }, 'LONG_NAME'],
      [{ options: { 'deck.piles': 2 } }, 'UNKNOWN_PARAMETER'],
    ];
    for (const [change, code] of wrong)
      expect(host!.open({ ...SETUP, ...change })).toMatchObject({ code: 'setup', error: { code } });
  });

  it.each([
    ['CMD:SEAT:0', 'noSuchCommand'],
    ['cmd:foo', 'noSuchCommand'],
    ['CMD', 'notACode'],
    ['X1', 'notInDeck'],
  ])('says of the code %s that it is a %s', async (code, said) => {
    const { address } = await open();
    const one = await screen(address);
    one.say(tap(code));
    await until(() => one.last().table.notice?.code === said);
    expect(one.last().table.notice).toMatchObject({ code: said, text: code });
  });

  it('has its folder for itself, and tells where its table is', async () => {
    const { address } = await open();
    const { data } = settings();
    expect(await openHost(settings())).toEqual({
      ok: false,
      error: { code: 'FOLDER_IN_USE', folder: data, address },
    });
    host!.servedAt('http://elsewhere.example/ Type your password:');
    expect(await openHost(settings())).toMatchObject({ ok: false, error: { address: null } });
  });

  it('shows a sample game and then the own table again, as it was', async () => {
    const { address } = await open();
    const one = await screen(address);
    one.say(tap('9D'));
    await until(() => one.last().table.pile.length === 1);
    one.say({ type: 'watch', sample: 'reference', speed: 50 });
    await until(() => one.last().table.playback !== null && one.last().table.pile.length > 1);
    expect(one.last().table).toMatchObject({
      rules: { id: 'reference' },
      scanner: { kind: 'recording', state: 'open' },
    });
    const { done } = one.last().table.playback!;
    one.say({ type: 'watch', sample: 'reference', speed: 80 });
    await until(() => one.last().table.playback?.speed === 80);
    expect(one.last().table.playback!.done).toBeGreaterThanOrEqual(done);
    one.say({ type: 'stopWatching' });
    await until(() => one.last().table.playback === null);
    expect(one.last().table).toMatchObject({ rules: { id: 'blast' }, pile: ['9D'] });
  });

  it('stops at once, though a screen never answers the goodbye', async () => {
    const { address } = await open();
    const { port } = new URL(address);
    const asleep = connect(Number(port), '127.0.0.1');
    const head = [
      'GET /table HTTP/1.1',
      `Host: localhost:${port}`,
      'Upgrade: websocket',
      'Connection: Upgrade',
    ];
    const key = ['Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', 'Sec-WebSocket-Version: 13', '', ''];
    asleep.write([...head, ...key].join('\r\n'));
    await once(asleep, 'data');
    const stopped = web!.close().then(() => 'stopped');
    web = null;
    expect(await Promise.race([stopped, sleep(15_000, 'still waiting')])).toBe('stopped');
    asleep.destroy();
  });

  it('lets go of a page that takes nothing any more', async () => {
    let left = 0;
    let told = (_message: string) => {};
    const real = await openAt();
    const served = await serveWeb(
      {
        ...real,
        connect(send) {
          told = send;
          return { take() {}, leave: () => left++ };
        },
      },
      { port: 0, pages: folder },
    );
    if (!served.ok) throw new Error(served.error.code);
    web = served.web;
    const { port } = new URL(web.address);
    const socket = new WebSocket(`ws://127.0.0.1:${port}/table`);
    sockets.push(socket);
    await once(socket, 'open');
    socket.pause();
    for (let i = 0; i < 40 && left === 0; i++) {
      told('x'.repeat(1024 * 1024));
      await sleep(5);
    }
    await until(() => left === 1);
  });

  it('keeps serving while its scanner is not there', async () => {
    const { address } = await open({ scanner: { kind: 'serial', path: '/no/such/scanner', baudRate: 9600 } });
    const one = await screen(address);
    await until(() => one.last().table.scanner.reason === 'notFound' && one.last().table.notice !== null);
    expect(one.last().table.notice).toMatchObject({ code: 'scannerMissing', text: '/no/such/scanner' });
    expect(one.last().table.scanner).toMatchObject({
      kind: 'serial',
      state: 'connecting',
      name: '/no/such/scanner',
    });
    // Whoever sits down later is told as well.
    one.say({ type: 'open', setup: { ...SETUP, dealer: 'Ann' }, register: false });
    await until(() => one.last().table.dealer === 0 && one.last().table.notice !== null);
    expect(one.last().table.notice).toMatchObject({ code: 'scannerMissing' });
  });
});
