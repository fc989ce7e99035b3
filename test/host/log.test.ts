import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tellFault } from '../../src/host/faults.ts';
import { type Host, openHost } from '../../src/host/host.ts';
import { logFolder, openLog } from '../../src/host/log.ts';
import type { ServerMessage } from '../../src/protocol/messages.ts';
import { DEFAULT_SETTINGS } from '../../src/protocol/settings.ts';
import { until } from '../support/until.ts';
import { hostAt, joinAt, open, scan } from './screen.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'burnpile-log-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const written = (data = folder): string =>
  readdirSync(logFolder(data))
    .map((name) => readFileSync(join(logFolder(data), name), 'utf8'))
    .join('');

/** Without the times. */
const lines = (): string[] =>
  written()
    .trimEnd()
    .split('\n')
    .map((line) => line.slice(25));

/** What a screen is told that asks for it. */
function diagnosticsOf(host: Host): string {
  let told = '';
  const screen = host.connect((text) => {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'diagnostics') told = message.text;
  });
  screen.take(JSON.stringify({ type: 'diagnostics' }));
  screen.leave();
  return told;
}

describe('the log of a program', () => {
  const PEOPLE = ['Annalisa', 'Bohumil', 'Cyprian'];
  /** Whatever people name, at every place where they can name something. */
  const PRIVATE = [...PEOPLE, 'grandma', 'Blue-Bicycle', 'by-id', 'Obsbot', 'Zarvox', folder];

  it('and what is copied from it hold no name, no card and no path, whatever is played', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    mkdirSync(join(folder, 'rules'), { recursive: true });
    writeFileSync(join(folder, 'rules/grandma.json'), '{"format":1,"id":"grandma","extends":"palace"}');
    const host = await hostAt(folder);
    const screen = joinAt(host);
    const camera = { ...DEFAULT_SETTINGS.camera, device: 'Obsbot of Cyprian', mode: 'show' as const };
    screen.say({
      type: 'settings',
      settings: {
        ...DEFAULT_SETTINGS,
        camera,
        scanner: { kind: 'serial', path: '/dev/serial/by-id/Annalisa', baudRate: 9600 },
        voice: 'Zarvox',
        pace: 'off',
      },
    });
    screen.say({ type: 'camera', state: 'open', sight: 'clear', label: 'Obsbot of Cyprian' });
    const people = { options: {}, names: PEOPLE, dealer: 'Cyprian', lastLoser: null };
    open(screen, { ...people, rules: 'reference' });
    scan(screen, '3C', '4D', '9S', 'CMD:DONE', 'CMD:NOPE', 'Bohumil');
    expect(JSON.stringify(screen.state().table)).toContain('3C');
    const bot = { who: 'bot', level: 'easy' } as const;
    const game = { seats: [{ who: 'here' } as const, bot, bot], grace: 0 };
    open(screen, { ...people, rules: 'grandma', play: game });
    await until(() => screen.state().table?.play?.seats[1]?.ready === true);
    screen.say({ type: 'newDeck', name: 'Blue-Bicycle', packs: 1, jokers: 0 });
    screen.say({ type: 'enrolDeck', id: null, card: null });
    tellFault(new Error('Annalisa can’t play the 7H'));
    await until(() => screen.state().lobby.scanner.reason === 'notFound');
    const copied = diagnosticsOf(host);
    await host.close();

    for (const text of [copied, written()]) {
      for (const one of PRIVATE) expect(text).not.toContain(one);
      expect(text).not.toMatch(/\b(?:[23]:)?[2-9TJQKA][CDHS]\b|♠|♥|♦|♣/);
    }
    expect(lines()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^info started version=unknown runs=node-\S+ system=\w+-\w+-\S+$/),
        'info scanner kind=serial state=connecting reason=notFound',
        'info camera state=open',
        'info table how=new deck=real rules=reference players=3',
        'info table how=new deck=none rules=own players=3',
        expect.stringMatching(/^error fault type=Error at=log\.test\.ts:\d+:\d+,/),
        'info stopped',
      ]),
    );
    expect(copied).toContain('scanner: serial connecting notFound');
    expect(copied).toContain('table: {"deck":"none","rules":"own","players":3}');
    expect(copied).toContain('info table how=new deck=real rules=reference players=3');
  });

  it('says what ended it, and which Burnpile that was', async () => {
    const opened = await openHost({ version: '1.2.3', data: folder, samples: folder });
    if (!opened.ok) throw new Error(opened.error.code);
    const thrown = Object.assign(new RangeError('Bo:7:5'), { code: 'E1' });
    (process as NodeJS.EventEmitter).emit('uncaughtExceptionMonitor', thrown, 'uncaughtException');
    expect(lines()[0]).toMatch(/ version=1\.2\.3 /);
    expect(lines().at(-1)).toMatch(/^error fault type=RangeError code=E1 at=log\.test/);
    await opened.host.close();
    tellFault(new TypeError('after the end'));
    expect(lines().at(-1)).toBe('info stopped');
  });
});

describe('the file', () => {
  it('never grows beyond its bounds, and what is newest is kept', () => {
    const log = openLog(folder);
    for (let i = 0; i < 12_000; i++) log.note({ what: 'camera', state: `state-${i}` });
    expect(readdirSync(folder).sort()).toEqual(['burnpile.log', 'burnpile.old.log']);
    for (const name of readdirSync(folder))
      expect(statSync(join(folder, name)).size).toBeLessThanOrEqual(256 * 1024);
    expect(log.lines().at(-1)).toMatch(/ info camera state=state-11999$/);
    expect(log.lines()).toHaveLength(60);
  });

  it('notes the same fault once', () => {
    const log = openLog(folder);
    for (let i = 0; i < 5; i++) log.fault(new Error(`number ${i}`));
    expect(log.lines()).toHaveLength(1);
  });

  it('that can’t be written stops nothing, and has everything once it can', () => {
    const away = join(folder, 'away');
    writeFileSync(away, 'no folder');
    const log = openLog(away);
    log.note({ what: 'unsaved', trouble: 'noFolder' });
    for (let i = 0; i < 500; i++) log.note({ what: 'camera', state: 'open' });
    expect(log.lines()).toHaveLength(60);
    rmSync(away);
    log.note({ what: 'saved' });
    const whole = readFileSync(join(away, 'burnpile.log'), 'utf8').trimEnd().split('\n');
    expect(whole.length).toBeLessThanOrEqual(201);
    expect(whole.at(-1)).toMatch(/ info saved$/);
  });

  it.skipIf(process.platform === 'win32')('is no pipe that would be waited for', () => {
    execFileSync('mkfifo', [join(folder, 'burnpile.log')]);
    const log = openLog(folder);
    log.note({ what: 'saved' });
    expect(log.lines()).toHaveLength(1);
  });
});
