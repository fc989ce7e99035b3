import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { type Random, seededRandom } from '../../src/engine/random.ts';
import type { ServerMessage } from '../../src/protocol/messages.ts';
import type { TableView } from '../../src/protocol/view.ts';
import { replay } from '../../src/table/advance.ts';
import { readJournal } from '../../src/table/journal/read.ts';
import type { BareView } from '../../src/table/past.ts';
import { standingView } from '../../src/table/table.ts';
import { makePty } from '../support/pty.ts';
import { until } from '../support/until.ts';
import { type AtTable, KINDS, type Program, type TableKind, tableOf } from './kill-tables.ts';

/** Milliseconds that a start may take on a busy machine. */
const PATIENCE = 60_000;

/** What became of a number of kills. */
export interface KillReport {
  readonly kills: number;
  /** Kills before which a screen had been told of a table, so that there was something to lose. */
  readonly told: number;
  /** Entries that screens had been told of just before a kill, added up. */
  readonly entries: number;
  /** The same by the kind of table. */
  readonly at: Readonly<Partial<Record<TableKind, number>>>;
  readonly lost: readonly string[];
}

type State = Extract<ServerMessage, { type: 'state' }>;
type Kept = Extract<ServerMessage, { type: 'kept' }>['kept'];

/** A running program with a screen. */
interface Run extends Program {
  readonly child: ChildProcess;
  readonly kept: () => Kept;
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
    say(message) {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
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

/** What of a view follows from the journal alone, whatever order it was put together in. */
function lasting(told: BareView & Partial<TableView>): string {
  const { scanner, repeated, playback, play, open, ...view } = told;
  const shown = { ...view, open: open === null ? null : { ...open, closesIn: null } };
  return JSON.stringify(Object.entries(shown).sort(([one], [other]) => (one < other ? -1 : 1)));
}

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
export async function missing(data: string, told: TableView): Promise<string | null> {
  const wanted = lasting(told);
  for (const { content } of await journals(data)) {
    if (content.lines.length < told.inputs) continue;
    const prefix = replay({ ...content, lines: content.lines.slice(0, told.inputs) });
    if (!prefix.ok) continue;
    const view = standingView(prefix.value, told.play?.you ?? 'onlooker', 0);
    if (lasting(view) === wanted) return null;
  }
  return `a view of ${told.inputs} entries, last card ${told.open?.cards.at(-1) ?? told.pile.at(-1)}`;
}

/** More than this makes the checks slow and shows nothing new. */
const LONG_ENOUGH = 500;

/** Goes on with the newest kept table, or opens one. */
function sitDown({ say, kept }: Run, { setup, registers }: AtTable): void {
  const [newest] = kept();
  if (newest === undefined || newest.inputs > LONG_ENOUGH) say({ type: 'open', setup, register: registers });
  else say({ type: 'resume', id: newest.id });
}

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
async function playAndKill(run: Run, at: AtTable, random: Random): Promise<Told> {
  const early = random() < 0.2;
  let going = true;
  const done = (async () => {
    while (going) await at.act(run);
  })();
  let offered = 0;
  if (early) await sleep(random() * 600);
  else {
    await until(() => run.state() !== null, PATIENCE);
    offered = run.kept()[0]?.inputs ?? 0;
    sitDown(run, at);
    await until(() => (run.state()?.table ?? null) !== null, PATIENCE);
    if (run.state()?.table?.phase === 'over') run.say({ type: 'newRound' });
    await sleep(random() * 500);
  }
  if (!early && random() < 0.5 && run.state()?.table?.phase !== 'over') await run.killWhenTold();
  else await run.kill();
  going = false;
  await done;
  return { offered, table: run.state()?.table ?? null };
}

/** A kind of table in a folder of its own, and what came of the kills there. */
async function killsAt(kind: TableKind, random: Random) {
  const data = await mkdtemp(join(tmpdir(), `burnpile-kills-${kind}-`));
  const pty = await makePty();
  const at = await tableOf(kind, pty, random);
  const lost: string[] = [];
  let [told, entries, before] = [0, 0, 0];
  return {
    kind,
    counts: () => ({ told, entries, lost }),
    async kill(number: number): Promise<void> {
      const { table, offered } = await playAndKill(run(data, pty.path), at, random);
      if (offered > 0 && offered < before)
        lost.push(`kill ${number}, ${kind}: offered with ${offered} of ${before}`);
      if (table === null) return;
      told += 1;
      entries += table.inputs;
      before = table.inputs;
      const found = table.inputs === 0 ? null : await missing(data, table);
      if (found !== null) lost.push(`kill ${number}, ${kind}: ${found}`);
    },
    async end(): Promise<void> {
      await pty.close();
      await rm(data, { recursive: true, force: true });
    },
  };
}

/**
 * Kills a running program, `kills` times and each time at another moment, at each kind of table in turn; the next start
 * goes on where the killed one was. The same seed gives the same moments, as far as the machine keeps to them.
 */
export async function killOften(kills: number, seed: number, kinds = KINDS): Promise<KillReport> {
  const random = seededRandom(seed);
  const tables = await Promise.all(kinds.map((kind) => killsAt(kind, random)));
  try {
    for (let kill = 1; kill <= kills; kill++) await tables[kill % tables.length]!.kill(kill);
  } finally {
    await Promise.all(tables.map((table) => table.end()));
  }
  const counts = tables.map((table) => table.counts());
  const sum = (of: 'told' | 'entries') => counts.reduce((all, one) => all + one[of], 0);
  return {
    kills,
    told: sum('told'),
    entries: sum('entries'),
    at: Object.fromEntries(tables.map((table) => [table.kind, table.counts().entries])),
    lost: counts.flatMap(({ lost }) => lost),
  };
}

/** `npm run fuzz kills [KILLS] [SEED]`: 500 unless given; exit status 1 if anything was lost. */
export async function main([kills = '500', seed = '1']: readonly string[]): Promise<number> {
  const report = await killOften(Number(kills), Number(seed));
  for (const line of report.lost) console.error(`LOST ${line}`);
  console.log(JSON.stringify({ ...report, lost: report.lost.length }));
  // A kind of table at which nothing ever happens shows nothing.
  const idle = Object.values(report.at).some((entries) => entries === 0);
  return report.lost.length > 0 || idle ? 1 : 0;
}
