import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { parseRecording } from '../../src/device/recording.ts';
import { type Random, seededRandom } from '../../src/engine/random.ts';
import type { ClientMessage, ServerMessage } from '../../src/protocol/messages.ts';
import type { TableSetup } from '../../src/protocol/setup.ts';
import type { TableView } from '../../src/protocol/view.ts';
import { replay } from '../../src/table/advance.ts';
import { readJournal } from '../../src/table/journal/read.ts';
import { seriesOf } from '../../src/table/series.ts';
import { viewOf } from '../../src/table/view.ts';
import { makePty, type Pty } from '../support/pty.ts';
import { until } from '../support/until.ts';

const SAMPLE = 'resources/samples/reference.scan';

/** Milliseconds that a start may take on a busy machine. */
const PATIENCE = 15_000;

/** What became of a number of kills. */
export interface KillReport {
  readonly kills: number;
  /** Kills before which a screen had been told of a table, so that there was something to lose. */
  readonly told: number;
  /** Entries that screens had been told of just before a kill, added up. */
  readonly entries: number;
  readonly lost: readonly string[];
}

type State = Extract<ServerMessage, { type: 'state' }>;
type Kept = Extract<ServerMessage, { type: 'kept' }>['kept'];

/** A running program with a screen. */
interface Run {
  readonly child: ChildProcess;
  readonly state: () => State | null;
  readonly kept: () => Kept;
  say(message: ClientMessage): void;
  kill(): Promise<void>;
  /** Kills it at the moment at which the screen next hears of one more entry. */
  killWhenTold(): Promise<void>;
}

/** Starts the program; resolves with it before anybody has heard from it. */
function run(data: string, scanner: string): Run {
  const args = ['out/main/cli.js', 'serve', '--port', '0', '--data', data, '--scanner', scanner];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  let state: State | null = null;
  let kept: Kept = [];
  let socket: WebSocket | null = null;
  let onTold = () => {};
  let out = '';
  child.stdout.on('data', (text) => {
    out += text;
    const address = /http:\S+/.exec(out)?.[0];
    if (address === undefined || socket !== null) return;
    socket = new WebSocket(`${address.replace('http', 'ws').replace('localhost', '127.0.0.1')}table`);
    socket.on('error', () => {});
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.type === 'kept') ({ kept } = message);
      if (message.type !== 'state') return;
      const before = state?.table?.inputs ?? Infinity;
      state = message;
      if ((message.table?.inputs ?? 0) > before) onTold();
    });
  });
  const end = async (gone: Promise<unknown>) => {
    await gone;
    // What the killed process had sent is still on its way to this screen, and counts as told.
    await sleep(20);
    socket?.terminate();
  };
  return {
    child,
    state: () => state,
    kept: () => kept,
    say: (message) => socket?.send(JSON.stringify(message)),
    kill() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      return end(gone);
    },
    killWhenTold() {
      const gone = once(child, 'exit');
      onTold = () => child.kill('SIGKILL');
      // A round may be over by now, with nothing more to tell.
      const late = setTimeout(onTold, 2000);
      return end(gone.finally(() => clearTimeout(late)));
    },
  };
}

/** What of a view follows from the journal alone. */
const lasting = ({ scanner, repeated, playback, open, ...view }: TableView) => ({
  ...view,
  open: open === null ? null : { ...open, closesIn: null },
});

/** Every journal of the folder, as the views of its table after each entry are asked for. */
async function journals(data: string) {
  const folder = join(data, 'tables');
  const names = await readdir(folder).catch(() => []);
  return names.flatMap((name) => {
    const read = name.endsWith('.journal') ? readJournal(join(folder, name)) : null;
    return read?.ok ? [{ name, content: read.value }] : [];
  });
}

/** Why a view that a screen was told doesn't follow from any journal; null if it does. */
async function missing(data: string, told: TableView): Promise<string | null> {
  const wanted = JSON.stringify(lasting(told));
  for (const { content } of await journals(data)) {
    if (content.lines.length < told.inputs) continue;
    const prefix = replay({ ...content, lines: content.lines.slice(0, told.inputs) });
    if (!prefix.ok) continue;
    const { referee, round, inputs } = prefix.value;
    const view = {
      ...viewOf(referee, round.options, 0),
      series: seriesOf(prefix.value),
      inputs,
      scanner: told.scanner,
      repeated: null,
      playback: null,
      play: null,
    };
    if (JSON.stringify(lasting(view)) === wanted) return null;
  }
  return `a view of ${told.inputs} entries, last card ${told.open?.cards.at(-1) ?? told.pile.at(-1)}`;
}

const SETUP: TableSetup = {
  rules: 'reference',
  options: {},
  names: ['Ann', 'Bo', 'Cy', 'Di'],
  dealer: 'Di',
  lastLoser: null,
};

/** More than this makes the checks slow and shows nothing new. */
const LONG_ENOUGH = 500;

/** Goes on with the newest kept table, or opens one. */
function sitDown({ say, kept }: Run): void {
  const [newest] = kept();
  if (newest === undefined || newest.inputs > LONG_ENOUGH)
    say({ type: 'open', setup: SETUP, register: false });
  else say({ type: 'resume', id: newest.id });
}

/** Scans on and on, as fast as a table of mad people, until told to stop. */
function scanOn(pty: Pty, codes: readonly string[], random: Random, from: { at: number }) {
  let going = true;
  const done = (async () => {
    while (going) {
      const code = codes[from.at % codes.length]!;
      from.at += 1;
      await pty.write(`${code}\r`, random() < 0.3 ? { chunk: 1, pause: 1 } : {});
      await sleep(random() * 12);
    }
  })();
  return async () => {
    going = false;
    await done;
  };
}

const codesOf = async (file: string): Promise<string[]> => {
  const parsed = parseRecording(await readFile(file, 'utf8'));
  if (!parsed.ok) throw new Error(parsed.code);
  return parsed.recording.flatMap((event) => (event.kind === 'line' ? [event.text] : []));
};

interface Told {
  /** As many entries as the newest table was offered with after the start. */
  readonly offered: number;
  /** What the screen was told last. */
  readonly table: TableView | null;
}

/**
 * Starts, plays on and kills. One kill in five comes at any moment of the start; of the others every second one as
 * soon as the screen is told of an entry, which a journal that is written a moment later doesn't survive.
 */
async function playAndKill(run: Run, scanOn: () => () => Promise<void>, random: Random): Promise<Told> {
  const early = random() < 0.2;
  const stop = scanOn();
  let offered = 0;
  if (early) await sleep(random() * 600);
  else {
    await until(() => run.state() !== null, PATIENCE);
    offered = run.kept()[0]?.inputs ?? 0;
    sitDown(run);
    await until(() => (run.state()?.table ?? null) !== null, PATIENCE);
    if (run.state()?.table?.phase === 'over') run.say({ type: 'newRound' });
    await sleep(random() * 500);
  }
  if (!early && random() < 0.5 && run.state()?.table?.phase !== 'over') await run.killWhenTold();
  else await run.kill();
  await stop();
  return { offered, table: run.state()?.table ?? null };
}

/**
 * Kills a running program, `kills` times and each time at another moment, while cards are scanned; the next start
 * goes on where the killed one was. The same seed gives the same moments, as far as the machine keeps to them.
 */
export async function killOften(kills: number, seed: number): Promise<KillReport> {
  const random = seededRandom(seed);
  const codes = await codesOf(SAMPLE);
  const data = await mkdtemp(join(tmpdir(), 'burnpile-kills-'));
  const pty = await makePty();
  const from = { at: 0 };
  const lost: string[] = [];
  let [told, entries, before] = [0, 0, 0];
  try {
    for (let kill = 1; kill <= kills; kill++) {
      const scan = () => scanOn(pty, codes, random, from);
      const { table, offered } = await playAndKill(run(data, pty.path), scan, random);
      if (offered > 0 && offered < before)
        lost.push(`kill ${kill - 1}: offered with ${offered} of ${before}`);
      if (table === null) continue;
      told += 1;
      entries += table.inputs;
      before = table.inputs;
      const found = table.inputs === 0 ? null : await missing(data, table);
      if (found !== null) lost.push(`kill ${kill}: ${found}`);
    }
  } finally {
    await pty.close();
    await rm(data, { recursive: true, force: true });
  }
  return { kills, told, entries, lost };
}

/** `npm run fuzz kills [KILLS] [SEED]`: 200 unless given; exit status 1 if anything was lost. */
export async function main([kills = '200', seed = '1']: readonly string[]): Promise<number> {
  const report = await killOften(Number(kills), Number(seed));
  for (const line of report.lost) console.error(`LOST ${line}`);
  console.log(JSON.stringify({ ...report, lost: report.lost.length }));
  return report.lost.length === 0 ? 0 : 1;
}
