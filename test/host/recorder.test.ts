import {
  closeSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Host, openHost } from '../../src/host/host.ts';
import { makeHead, parseSample } from '../../src/host/samples.ts';
import type { KeptView, LobbyView } from '../../src/protocol/lobby.ts';
import type { ClientMessage } from '../../src/protocol/messages.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../src/protocol/settings.ts';
import type { TableSetup } from '../../src/protocol/setup.ts';
import type { TableView } from '../../src/protocol/view.ts';
import { ALL } from '../support/mode.ts';
import { makePty, type Pty } from '../support/pty.ts';
import { describeWith } from '../support/tools.ts';
import { until } from '../support/until.ts';

const SETUP: TableSetup = {
  rules: 'blast',
  options: {},
  names: ['Ann', 'Bo', 'Cy'],
  dealer: 'Cy',
  lastLoser: null,
};

let data: string;
let host: Host;
let last: { lobby: LobbyView; table: TableView | null };
let kept: readonly KeptView[] = [];
let say: (message: ClientMessage) => void;

async function start(): Promise<void> {
  const opened = await openHost({ data, samples: 'resources/samples' });
  if (!opened.ok) throw new Error(opened.error.code);
  host = opened.host;
  const client = host.connect((text) => {
    const message = JSON.parse(text);
    if (message.type === 'state') last = message;
    if (message.type === 'kept') ({ kept } = message);
  });
  say = (message) => client.take(JSON.stringify(message));
}

const change = (changes: Partial<Settings>) =>
  say({ type: 'settings', settings: { ...last.lobby.settings, ...changes } });

const folder = () => join(data, 'recordings');
const files = () => {
  try {
    return readdirSync(folder()).sort();
  } catch {
    return [];
  }
};
const text = (file = files()[0]!) => readFileSync(join(folder(), file), 'utf8');
/** The lines of a recording without their pauses. */
const lines = (file?: string) =>
  text(file)
    .trim()
    .split('\n')
    .map((line) => line.replace(/^\+\d+ /, ''));

beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'burnpile-recorder-'));
  await start();
});

afterEach(async () => {
  vi.useRealTimers();
  await host.close();
  rmSync(data, { recursive: true, force: true });
});

const scan = (code: string) => say({ type: 'code', code, how: 'scanner' });

describe('what a keyboard scanner sends at a table is written down', () => {
  beforeEach(() => change({ record: true, scanner: { kind: 'keyboard', gap: 50 } }));

  it('from the first scan on, with the head of a sample; taps and tests are not in it', () => {
    say({ type: 'open', setup: SETUP, register: false });
    expect(files()).toEqual([]);
    scan('9D');
    say({ type: 'testScanner', on: true });
    scan('KS');
    say({ type: 'testScanner', on: false });
    say({ type: 'code', code: '8C', how: 'tap' });
    scan('CMD:DONE');
    expect(lines()).toEqual(['# rules blast', '# seats Ann, Bo, Cy', '# dealer Cy', '9D', 'CMD:DONE']);
    expect(files()[0]).toMatch(/^\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d\.scan$/);
    expect(last.lobby.recordings).toEqual({
      folder: folder(),
      newest: join(folder(), files()[0]!),
      trouble: null,
    });
  });

  it('is a sample that can be watched, options and last loser included', () => {
    const options = { 'set.max': 2 };
    say({ type: 'open', setup: { ...SETUP, options, lastLoser: 'Bo' }, register: false });
    scan('9D');
    const sample = parseSample('mine', text());
    expect(sample?.setup).toEqual({ ...SETUP, options, lastLoser: 'Bo' });
    expect(sample?.recording).toEqual([{ kind: 'line', after: 0, text: '9D' }]);
  });

  it('has no head where it begins in the middle of a round', () => {
    change({ record: false });
    say({ type: 'open', setup: SETUP, register: false });
    scan('9D');
    expect(files()).toEqual([]);
    change({ record: true });
    scan('8C');
    expect(lines()).toEqual(['# begun in the middle of a round', '8C']);
  });

  it('ends with the table; the next one has a file of its own', () => {
    say({ type: 'open', setup: SETUP, register: false });
    scan('9D');
    say({ type: 'leave' });
    scan('8C');
    say({ type: 'open', setup: { ...SETUP, dealer: 'Bo' }, register: false });
    scan('7H');
    const [first, second] = files();
    expect(files()).toHaveLength(2);
    expect(lines(first).at(-1)).toBe('9D');
    expect(lines(second)).toEqual(['# rules blast', '# seats Ann, Bo, Cy', '# dealer Bo', '7H']);
  });

  it.runIf(ALL)(
    'ends with the round; the next one has a file of its own, with who deals and who lost',
    () => {
      const sample = parseSample('reference', readFileSync('resources/samples/reference.scan', 'utf8'))!;
      const codes = sample.recording.flatMap((event) => (event.kind === 'line' ? [event.text] : []));
      // The clock goes with the scans: the same card at once again is a repeat of the scanner.
      vi.useFakeTimers({ toFake: ['Date'] });
      say({ type: 'open', setup: sample.setup, register: false });
      for (const event of sample.recording) {
        vi.setSystemTime(Date.now() + event.after);
        if (event.kind === 'line') scan(event.text);
      }
      expect(last.table?.phase).toBe('over');
      const { seats, next, loser } = last.table!;
      say({ type: 'newRound' });
      expect(last.table?.phase).not.toBe('over');
      scan('9D');
      expect(files()).toHaveLength(2);
      const [first, second] = files();
      expect(lines(first).slice(-codes.length)).toEqual(codes);
      expect(lines(second)).toEqual([
        '# rules reference',
        `# seats ${sample.setup.names.join(', ')}`,
        `# dealer ${seats[next!.dealer]!.name}`,
        `# last loser ${seats[loser!]!.name}`,
        '9D',
      ]);
    },
  );

  it('a table taken up again goes on in a file without a head', async () => {
    say({ type: 'open', setup: SETUP, register: false });
    scan('9D');
    say({ type: 'leave' });
    say({ type: 'resume', id: kept[0]!.id });
    scan('8C');
    expect(lines(files()[1])).toEqual(['# begun in the middle of a round', '8C']);
  });

  it.each([
    ['a file where the folder should be', () => writeFileSync(folder(), ''), 'noFolder'],
    [
      'a folder that nobody can write to',
      () => symlinkSync('/proc/sys/kernel', folder()),
      /readOnly|noFolder|other/,
    ],
  ] as const)('%s switches it off, says why, and leaves the game alone', (_, spoil, trouble) => {
    spoil();
    say({ type: 'open', setup: SETUP, register: false });
    scan('9D');
    scan('8C');
    expect(last.table?.open?.cards).toEqual(['8C']);
    expect(last.lobby.settings.record).toBe(false);
    expect(last.lobby.recordings.trouble).toMatch(trouble);
    rmSync(folder());
    change({ record: true });
    expect(last.lobby.recordings.trouble).toBeNull();
    scan('7H');
    expect(lines().at(-1)).toBe('7H');
  });

  it.runIf(process.platform === 'linux')('a file that can’t be closed leaves the game alone', () => {
    say({ type: 'open', setup: SETUP, register: false });
    scan('9D');
    // Closed behind the recorder's back, it can't be closed again, as on some disks that are gone.
    const isOurs = (fd: string) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`) === last.lobby.recordings.newest;
      } catch {
        return false;
      }
    };
    closeSync(Number(readdirSync('/proc/self/fd').find(isOurs)));
    change({ record: false });
    scan('8C');
    expect(last.table?.open?.cards).toEqual(['8C']);
    expect(lines().at(-1)).toBe('9D');
  });

  it('is switched on from the start where it was left on', async () => {
    await host.close();
    await start();
    expect(last.lobby.settings.record).toBe(true);
    say({ type: 'open', setup: SETUP, register: false });
    scan('9D');
    expect(files()).toHaveLength(1);
  });
});

describe('the head of a sample', () => {
  it('keeps to its lines, whatever people are called', () => {
    const names = ['Ann, the first', 'Bo\n# dealer X', 'Cy'];
    const head = makeHead({ ...SETUP, names, dealer: names[1]! });
    expect(parseSample('x', head)?.setup).toEqual({
      ...SETUP,
      names: ['Ann the first', 'Bo # dealer X', 'Cy'],
      dealer: 'Bo # dealer X',
    });
  });
});

describe('the scanner of the settings', () => {
  it('is another than the one of this run, which no other setting ends', async () => {
    await host.close();
    const opened = await openHost({
      data,
      samples: 'resources/samples',
      scanner: { kind: 'serial', path: '/no/such/port', baudRate: 9600 },
    });
    if (!opened.ok) throw new Error(opened.error.code);
    host = opened.host;
    const client = host.connect((message) => {
      last = JSON.parse(message);
    });
    say = (message) => client.take(JSON.stringify(message));
    change({ volume: 0.2 });
    expect(last.lobby.scanner.name).toBe('/no/such/port');
    await host.close();
    await start();
    expect(last.lobby.settings).toEqual({ ...DEFAULT_SETTINGS, volume: 0.2 });
  });

  it('without a port there is nothing to look for', () => {
    change({ scanner: { kind: 'serial', path: '', baudRate: 9600 } });
    expect(last.lobby.scanner).toEqual({ kind: 'none', state: 'none', name: null, reason: null });
  });
});

describeWith(['socat'], 'what a serial scanner sends at a table', () => {
  let pty: Pty;
  beforeEach(async () => {
    pty = await makePty();
  });
  afterEach(() => pty.close());

  it('is in the file as soon as it is on the screen, with the unplugging; played again it is the same game', async () => {
    change({ record: true, scanner: { kind: 'serial', path: pty.path, baudRate: 9600 } });
    await until(() => last.lobby.scanner.state === 'open');
    say({ type: 'open', setup: SETUP, register: false });
    await pty.write('9D\r\n');
    await until(() => last.table?.pile[0] === '9D');
    expect(lines().at(-1)).toBe('9D');
    await pty.unplug();
    await until(() => last.lobby.scanner.state === 'lost');
    await pty.plug();
    await until(() => last.lobby.scanner.state === 'open');
    await pty.write('8C\r\nCMD:DONE\r\n');
    await until(() => last.table?.turn === 1);
    expect(lines().slice(-5)).toEqual(['9D', 'unplug', 'plug', '8C', 'CMD:DONE']);

    const before = last.table!;
    const path = last.lobby.recordings.newest!;
    change({ record: false, scanner: { kind: 'recording', path, speed: 1000 } });
    say({ type: 'open', setup: SETUP, register: false });
    await until(() => last.table?.turn === 1 && last.table.pile.length === 2);
    expect(last.table!.pile).toEqual(before.pile);
    expect(last.table!.seats).toEqual(before.seats);
  });
});
