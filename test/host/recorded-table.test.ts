import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Host, openHost } from '../../src/host/host.ts';
import type { LobbyView } from '../../src/protocol/lobby.ts';
import type { ClientMessage } from '../../src/protocol/messages.ts';
import type { Settings } from '../../src/protocol/settings.ts';
import type { TableSetup } from '../../src/protocol/setup.ts';
import type { TableView } from '../../src/protocol/view.ts';
import { journalFile, journalIds } from '../../src/table/journal/folder.ts';
import { tablesFolder } from '../../src/table/journal/history.ts';
import { readJournal } from '../../src/table/journal/read.ts';
import { makePty, type Pty } from '../support/pty.ts';
import { describeWith } from '../support/tools.ts';
import { until } from '../support/until.ts';

const SETUP: TableSetup = {
  rules: 'blast',
  options: {},
  names: ['Ann', 'Bo', 'Cy'],
  dealer: 'Cy',
  lastLoser: null,
  settings: { quiet: 300, oneScanOnePlay: false },
};

let data: string;
let pty: Pty;
let host: Host;
let last: { lobby: LobbyView; table: TableView | null };
let say: (message: ClientMessage) => void;

beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'burnpile-recorded-'));
  pty = await makePty();
  const opened = await openHost({ data, samples: 'resources/samples' });
  if (!opened.ok) throw new Error(opened.error.code);
  host = opened.host;
  const client = host.connect((text) => {
    const message = JSON.parse(text);
    if (message.type === 'state') last = message;
  });
  say = (message) => client.take(JSON.stringify(message));
});

afterEach(async () => {
  await host.close();
  await pty.close();
  rmSync(data, { recursive: true, force: true });
});

const choose = (scanner: Settings['scanner']) =>
  say({ type: 'settings', settings: { ...last.lobby.settings, scanner } });

/** Opens a table at which this plays. */
function playBack(text: string, speed: number, setup = SETUP) {
  const path = join(data, 'game.scan');
  writeFileSync(path, text);
  choose({ kind: 'recording', path, speed });
  say({ type: 'open', setup, register: false });
}

async function goOnWithScanner() {
  choose({ kind: 'serial', path: pty.path, baudRate: 9600 });
  await until(() => last.lobby.scanner.state === 'open');
}

/** Makes the first move of the seat whose turn it is, as its people do at one screen. */
function move() {
  say({ type: 'show', seat: null });
  say({ type: 'show', seat: last.table!.play!.seats.findIndex(({ acts }) => acts) });
  say({ type: 'make', move: last.table!.play!.moves[0]! });
}

/** When the moves of the table were made, by its own clock. */
function timesOfMoves(): number[] {
  const tables = tablesFolder(data);
  const read = readJournal(journalFile(tables, journalIds(tables)[0]!)!);
  if (!read.ok) throw new Error(read.error.code);
  return read.value.lines.flatMap((line) =>
    line.type === 'input' && line.input.type === 'made' ? [line.input.at] : [],
  );
}

describeWith(['socat'], 'a table at which a recording has played', () => {
  it.each([0.5, 100])('goes on with the scanner in its own time, after speed %d', async (speed) => {
    playBack('+10 9D\n+100 8C\n+100 CMD:DONE\n', speed);
    await until(() => last.table?.turn === 1);
    await goOnWithScanner();
    expect(last.table?.scanner).toMatchObject({ kind: 'serial', state: 'open' });
    await pty.write('7C\r');
    await until(() => last.table?.open?.cards[0] === '7C');
    expect(last.table?.open?.closesIn).toBeGreaterThan(200);
    await until(() => last.table?.turn === 2);
  });

  it('is left by the recording when another scanner is chosen', async () => {
    playBack('+10 9D\n+10 8C\n+10 CMD:DONE\n+60000 7C\n', 1);
    await until(() => last.table?.turn === 1);
    await goOnWithScanner();
    await pty.write('6C\r');
    await until(() => last.table?.open?.cards[0] === '6C');
  });

  it('is left by the recording when the next round has no deck', async () => {
    const { settings: _, ...unhurried } = SETUP;
    playBack(`${readFileSync('resources/samples/blast.scan', 'utf8')}+60000000 7C\n`, 100, unhurried);
    await until(() => last.table?.phase === 'over');
    expect(last.table?.scanner).toMatchObject({ kind: 'recording', state: 'open' });
    const seats = SETUP.names.map(() => ({ who: 'here' as const }));
    say({ type: 'newRound', setup: { ...SETUP, play: { seats, grace: 0 } } });
    expect(last.table).toMatchObject({
      scanner: { kind: 'recording', state: 'closed' },
      playback: null,
      series: { rounds: [{}, {}] },
    });
    const begun = performance.now();
    for (let turn = 0; turn < 12; turn++) {
      move();
      await sleep(5);
    }
    const times = timesOfMoves();
    expect(times).toHaveLength(12);
    expect(times.at(-1)! - times[0]!).toBeLessThanOrEqual(performance.now() - begun + 1);
  });
});
