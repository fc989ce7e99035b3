import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Host } from '../../src/host/host.ts';
import { describeWith } from '../support/tools.ts';
import { firstKept, hostAt, joinAt, open, type Screen, scan } from './screen.ts';

let data: string;
let host: Host;
let screen: Screen;

async function start(): Promise<void> {
  host = await hostAt(data);
  screen = joinAt(host);
}

const names = (...folder: string[]) => readdirSync(join(data, 'tables', ...folder)).sort();
const journal = () => join(data, 'tables', names()[0]!);

/** Lets no file of this process grow beyond so many bytes, which is what a full disk looks like. */
const limit = (bytes: number | 'unlimited') =>
  execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:`]);

/** Until whatever the host does every few seconds has been done. */
const letTimePass = () => vi.advanceTimersByTime(60_000);

describeWith(['prlimit'], 'on a disk that is full', () => {
  // Node ignores this signal of such a limit, until write-file-atomic has listened to it once.
  const stayAlive = () => {};

  beforeEach(async () => {
    process.on('SIGXFSZ', stayAlive);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    data = mkdtempSync(join(tmpdir(), 'burnpile-full-'));
    await start();
    open(screen);
    scan(screen, '4H');
  });
  afterEach(async () => {
    limit('unlimited');
    await host.close();
    vi.useRealTimers();
    process.off('SIGXFSZ', stayAlive);
    rmSync(data, { recursive: true, force: true });
  });

  it('a game is written as soon as there is room, with nobody scanning, and the warning goes', () => {
    limit(statSync(journal()).size);
    scan(screen, 'CMD:DONE');
    letTimePass();
    expect(screen.state().lobby.trouble).toBe('diskFull');
    limit('unlimited');
    letTimePass();
    expect(screen.state().lobby.trouble).toBeNull();
    expect(readFileSync(journal(), 'utf8')).toContain('"DONE"');
  });

  it('settings are written as soon as there is room', () => {
    screen.say({ type: 'leave' });
    limit(0);
    screen.say({ type: 'settings', settings: { ...screen.state().lobby.settings, volume: 0.125 } });
    expect(screen.state().lobby.trouble).toBe('diskFull');
    limit('unlimited');
    letTimePass();
    expect(screen.state().lobby.trouble).toBeNull();
    expect(readFileSync(join(data, 'settings.json'), 'utf8')).toContain('0.125');
  });

  it('a discarded table is not offered as long as the program runs, and the screen says why it may come back', async () => {
    screen.say({ type: 'leave' });
    const { id } = firstKept(screen);
    limit(statSync(journal()).size);
    screen.say({ type: 'discard', id });
    expect(screen.state().lobby).toMatchObject({ kept: [], trouble: 'diskFull' });
    letTimePass();
    expect(screen.state().lobby).toMatchObject({ kept: [], trouble: 'diskFull' });
    screen.say({ type: 'resume', id });
    expect(screen.refused()).toMatchObject({ refusal: { code: 'notKept' } });
    await host.close();
    await start();
    expect(firstKept(screen).id).toBe(id);
  });

  it('a discarded table is put away as soon as there is room', () => {
    screen.say({ type: 'leave' });
    limit(statSync(journal()).size);
    screen.say({ type: 'discard', id: firstKept(screen).id });
    limit('unlimited');
    letTimePass();
    expect(screen.state().lobby).toMatchObject({ kept: [], trouble: null });
    expect([names(), names('ended').length]).toEqual([['ended'], 1]);
  });
});
