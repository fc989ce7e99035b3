import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openHost } from '../../src/host/host.ts';
import type { ScannerListener } from '../../src/host/scanner.ts';
import type { ClientMessage } from '../../src/protocol/messages.ts';
import type { TableSetup } from '../../src/protocol/setup.ts';

/** A scanner at which somebody scans one more card while it is closed. */
vi.mock('../../src/host/scanner.ts', () => ({
  openScanner: (_: unknown, { onLine }: ScannerListener) => ({
    view: () => ({ kind: 'none', state: 'none', name: null, reason: null }),
    choice: () => ({ kind: 'none' }),
    trouble: () => null,
    choose: () => {},
    close: async () => onLine('9D', Date.now()),
  }),
}));

const SETUP: TableSetup = {
  rules: 'blast',
  options: {},
  names: ['Ann', 'Bo'],
  dealer: 'Bo',
  lastLoser: null,
};

let data: string;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'burnpile-closing-'));
});
afterEach(() => rm(data, { recursive: true, force: true }));

async function start() {
  const opened = await openHost({ data, samples: 'resources/samples' });
  if (!opened.ok) throw new Error(opened.error.code);
  const client = opened.host.connect(() => {});
  return { host: opened.host, say: (message: ClientMessage) => client.take(JSON.stringify(message)) };
}

const journals = async () => {
  const folder = join(data, 'tables');
  const names = await readdir(folder).catch(() => []);
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
};

it('the scanner is closed before the table: a card that comes meanwhile is kept', async () => {
  const { host, say } = await start();
  say({ type: 'open', setup: SETUP, register: false });
  await host.close();
  expect((await journals()).join()).toContain('"card":"9D"');
});

it('what a screen says while the host closes is not heard', async () => {
  const { host, say } = await start();
  const closed = host.close();
  say({ type: 'open', setup: SETUP, register: false });
  await closed;
  say({ type: 'open', setup: SETUP, register: false });
  expect(await journals()).toEqual([]);
});
