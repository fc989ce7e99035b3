import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onFault } from '../../src/host/faults.ts';
import { type Host, openHost } from '../../src/host/host.ts';
import { newScreen } from '../../src/host/screens.ts';
import { makeTransfer } from '../../src/host/transfer.ts';
import { BACKUP_PART, type BackupNews } from '../../src/protocol/backup.ts';
import type { ClientMessage, ServerMessage } from '../../src/protocol/messages.ts';
import { DEFAULT_SETTINGS, type ScannerChoice } from '../../src/protocol/settings.ts';
import { until } from '../support/until.ts';
import { hostAt, joinAt, open, scan } from './screen.ts';

let folder: string;
let hosts: Host[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'burnpile-transfer-'));
  hosts = [];
  // What is left behind there is of these tests alone.
  mkdirSync(join(folder, 'tmp'));
  vi.stubEnv('TMPDIR', join(folder, 'tmp'));
  vi.stubEnv('TEMP', join(folder, 'tmp'));
});
afterEach(async () => {
  for (const host of hosts) await host.close();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

async function startAt(name: string): Promise<Host> {
  const host = await hostAt(join(folder, name));
  hosts.push(host);
  return host;
}

/** A screen that asks and waits for the answer. */
function askerAt(host: Host) {
  const heard: (BackupNews | 'refused')[] = [];
  const { take, leave } = host.connect((text) => {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'backup') heard.push(message.news);
    if (message.type === 'refused') heard.push('refused');
  });
  const ask = async (message: ClientMessage) => {
    const before = heard.length;
    take(JSON.stringify(message));
    await until(() => heard.length > before);
    return heard.at(-1)!;
  };
  return { ask, leave, take, heard };
}

type Ask = ReturnType<typeof askerAt>['ask'];

async function backUp(ask: Ask): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (let from = 0; ; ) {
    const news = await ask({ type: 'backUp', from });
    if (news === 'refused' || news.what !== 'part') throw new Error(JSON.stringify(news));
    parts.push(Buffer.from(news.data, 'base64'));
    from += parts.at(-1)!.length;
    if (from >= news.total) return Buffer.concat(parts);
  }
}

async function restore(ask: Ask, bytes: Buffer): Promise<BackupNews | 'refused'> {
  for (let from = 0; ; ) {
    const data = bytes.subarray(from, from + BACKUP_PART).toString('base64');
    const news = await ask({ type: 'restore', from, total: bytes.length, data });
    if (news === 'refused' || news.what !== 'taken') return news;
    from = news.to;
  }
}

const left = (): string[] => readdirSync(tmpdir()).filter((name) => /^burnpile-\w{6}$/.test(name));

describe('a backup by a screen', () => {
  it('is put back elsewhere, while that runs, and is there at once', async () => {
    const before = left();
    const old = await startAt('old');
    const screen = joinAt(old);
    open(screen);
    scan(screen, '3C', '4D');
    screen.say({ type: 'settings', settings: { ...DEFAULT_SETTINGS, quiet: 4000 } });
    mkdirSync(join(folder, 'old/rules'), { recursive: true });
    writeFileSync(join(folder, 'old/rules/ours.json'), '{"format":1,"id":"ours","extends":"palace"}');
    // Pictures hardly get smaller: it takes several parts.
    mkdirSync(join(folder, 'old/evidence'), { recursive: true });
    const picture = randomBytes(500_000);
    writeFileSync(join(folder, 'old/evidence/a.jpg'), picture);
    const bytes = await backUp(askerAt(old).ask);
    expect(bytes.length).toBeGreaterThan(BACKUP_PART);

    const other = await startAt('new');
    const there = joinAt(other);
    const news = await restore(askerAt(other).ask, bytes);
    expect(news).toEqual({
      what: 'restored',
      restored: { added: 4, same: 0, left: [] },
    });
    await until(() => there.state().lobby.settings.quiet === 4000);
    expect(there.state().lobby.kept).toHaveLength(1);
    expect(there.welcome().rules.some(({ id }) => id === 'ours')).toBe(true);
    expect(readFileSync(join(folder, 'new/evidence/a.jpg')).equals(picture)).toBe(true);
    there.say({ type: 'resume', id: there.state().lobby.kept[0]!.id });
    expect(there.state().table!.pile).toEqual(screen.state().table!.pile);
    // What is set from now on is written over what was put back.
    there.say({ type: 'settings', settings: { ...there.state().lobby.settings, sound: false } });
    expect(JSON.parse(readFileSync(join(folder, 'new/settings.json'), 'utf8')).settings).toMatchObject({
      quiet: 4000,
      sound: false,
    });
    expect(left()).toEqual(before);
  });

  it('leaves the scanner of a run alone in force, and puts back the kept one beside it', async () => {
    const old = await startAt('old');
    const kept: ScannerChoice = { kind: 'keyboard', gap: 77 };
    joinAt(old).say({ type: 'settings', settings: { ...DEFAULT_SETTINGS, scanner: kept, quiet: 4000 } });
    const bytes = await backUp(askerAt(old).ask);
    const data = join(folder, 'new');
    const scanner: ScannerChoice = { kind: 'serial', path: '/no/such/scanner', baudRate: 9600 };
    const opened = await openHost({ data, samples: 'resources/samples', scanner });
    if (!opened.ok) throw new Error(opened.error.code);
    hosts.push(opened.host);
    const there = joinAt(opened.host);
    expect(await restore(askerAt(opened.host).ask, bytes)).toMatchObject({ what: 'restored' });
    expect(there.state().lobby.settings).toMatchObject({ scanner, quiet: 4000 });
    expect(JSON.parse(readFileSync(join(data, 'settings.json'), 'utf8')).settings.scanner).toEqual(kept);
  });

  it('isn’t put back while people sit at a table', async () => {
    const host = await startAt('old');
    const screen = joinAt(host);
    open(screen);
    const { ask } = askerAt(host);
    const bytes = await backUp(ask);
    expect(await restore(ask, bytes)).toMatchObject({ what: 'notRestored', fault: 'atTable' });
    screen.say({ type: 'leave' });
    expect(await restore(ask, bytes)).toMatchObject({ what: 'restored' });
  });

  it('isn’t put back into a table that is opened meanwhile, nor twice at once', async () => {
    const old = await startAt('old');
    open(joinAt(old));
    const bytes = await backUp(askerAt(old).ask);
    const part = { type: 'restore', from: 0, total: bytes.length, data: bytes.toString('base64') } as const;
    const host = await startAt('new');
    const screen = joinAt(host);
    const { take, heard } = askerAt(host);
    const other = askerAt(host);
    take(JSON.stringify(part));
    expect(await other.ask(part)).toBe('refused');
    expect(await other.ask({ type: 'backUp', from: 0 })).toBe('refused');
    open(screen);
    await until(() => heard.length > 0);
    expect(heard).toEqual([{ what: 'notRestored', fault: 'atTable', detail: '' }]);
    expect(readdirSync(join(folder, 'new/tables')).filter((name) => name.endsWith('.journal'))).toHaveLength(
      1,
    );
    screen.say({ type: 'leave' });
    expect(await other.ask(part)).toMatchObject({ what: 'restored' });
  });

  it('is waited for when all is closed', async () => {
    const old = await startAt('old');
    open(joinAt(old));
    const bytes = await backUp(askerAt(old).ask);
    const host = await hostAt(join(folder, 'new'));
    const { take, heard, leave } = askerAt(host);
    const data = bytes.toString('base64');
    take(JSON.stringify({ type: 'restore', from: 0, total: bytes.length, data }));
    leave();
    await host.close();
    expect(heard).toHaveLength(1);
    expect(left()).toEqual([]);
    expect(existsSync(join(folder, 'new/tables'))).toBe(false);
  });

  it('answers a restore that fails in the end', async () => {
    const old = await startAt('old');
    open(joinAt(old));
    const bytes = await backUp(askerAt(old).ask);
    const heard: BackupNews[] = [];
    const screen = newScreen((text) => heard.push(JSON.parse(text).news), false);
    const told: unknown[] = [];
    const unheard = onFault((fault) => told.push(fault));
    const { handles } = makeTransfer({
      folder: join(folder, 'new'),
      isSeated: () => false,
      restored() {
        throw new Error('This fault belongs to the test.');
      },
    });
    const data = bytes.toString('base64');
    handles.restore(screen, { type: 'restore', from: 0, total: bytes.length, data });
    await until(() => heard.length > 0);
    unheard();
    expect(heard).toMatchObject([{ what: 'notRestored', fault: 'unreadable' }]);
    expect(told).toHaveLength(1);
    expect(left()).toEqual([]);
  });

  it.each([
    ['is no backup', Buffer.from('hello')],
    ['is empty', Buffer.alloc(0)],
  ])('changes nothing where the file %s', async (_, bytes) => {
    const host = await startAt('new');
    const before = readdirSync(join(folder, 'new'));
    expect(await restore(askerAt(host).ask, bytes)).toMatchObject({ what: 'notRestored', fault: 'noBackup' });
    expect(readdirSync(join(folder, 'new'))).toEqual(before);
  });

  it('of nothing says so', async () => {
    const host = await startAt('new');
    expect(await askerAt(host).ask({ type: 'backUp', from: 0 })).toMatchObject({
      what: 'notMade',
      fault: 'nothingKept',
    });
  });

  it('that is too large for the way to a screen isn’t sent', async () => {
    open(joinAt(await startAt('old')));
    const heard: BackupNews[] = [];
    const screen = newScreen((text) => heard.push(JSON.parse(text).news), false);
    const parts = { folder: join(folder, 'old'), isSeated: () => true, restored() {}, largest: 100 };
    makeTransfer(parts).handles.backUp(screen, { type: 'backUp', from: 0 });
    await until(() => heard.length > 0);
    expect(heard).toEqual([{ what: 'notMade', fault: 'tooLong', detail: '' }]);
    expect(left()).toEqual([]);
  });

  it('takes no part out of its order, and leaves nothing behind when its screen goes', async () => {
    const before = left();
    const host = await startAt('new');
    const { ask, leave } = askerAt(host);
    const data = Buffer.alloc(10).toString('base64');
    expect(await ask({ type: 'restore', from: 10, total: 30, data })).toBe('refused');
    expect(await ask({ type: 'restore', from: 0, total: 30, data })).toEqual({ what: 'taken', to: 10 });
    expect(await ask({ type: 'restore', from: 20, total: 30, data })).toBe('refused');
    expect(await ask({ type: 'backUp', from: 10_000_000 })).toBe('refused');
    leave();
    expect(left()).toEqual(before);
    expect(existsSync(join(folder, 'new/tables'))).toBe(false);
  });
});
