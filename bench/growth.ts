import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { WebSocket } from 'ws';
import { encodeLine, type TableLine } from '../src/table/journal/format.ts';
import { wholeRuleSet } from '../src/table/rule-sets.ts';
import { findVariant } from '../src/variants/index.ts';
import { type Served, serve } from '../test/support/program.ts';
import { until } from '../test/support/until.ts';
import { journalId, type RoundWish, setupOf, sitDown, trueRound } from '../test/table/series-play.ts';

const TABLES = 1000;
const STARTS = 3;
/** Games that differ; each is kept often, under other names. Of a few more the shortest, as evenings have them. */
const GAMES = 10;
const TRIED = 25;
const AT = Date.UTC(2026, 0, 1, 18);
const DAY = 86_400_000;
const PATIENCE = 120_000;

const median = (numbers: readonly number[]): number =>
  Math.round(numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!);

/** The lines of a journal, but for the first one, at which a round was played to its end. */
function linesOf(wish: RoundWish): Buffer {
  const { table, lines, play } = sitDown(setupOf(wish));
  play(trueRound(wish));
  table.close();
  return Buffer.concat(lines.map(encodeLine));
}

/** Puts the journals of tables that may be continued into a folder; how large they are on average, in bytes. */
function keepTables(data: string): number {
  const wishes = Array.from(
    { length: TRIED },
    (_, i): RoundWish => ({ rules: 'reference', names: ['Ann', 'Bo'], dealer: i % 2, seed: 11 + i }),
  );
  const played = wishes
    .map((wish) => ({ setup: setupOf(wish), lines: linesOf(wish) }))
    .sort((a, b) => a.lines.length - b.lines.length);
  const rules = wholeRuleSet('reference', findVariant)!;
  mkdirSync(join(data, 'tables'), { recursive: true });
  let bytes = 0;
  for (let i = 0; i < TABLES; i++) {
    const at = AT + i * DAY;
    const { setup, lines } = played[i % GAMES]!;
    const first: TableLine = { type: 'table', format: 1, at, setup, rules };
    const journal = Buffer.concat([encodeLine(first), lines]);
    bytes += journal.length;
    writeFileSync(join(data, 'tables', `${journalId(at)}.journal`), journal);
  }
  return Math.round(bytes / TABLES);
}

/** A running program with a screen that has been told how things stand. */
interface Run {
  readonly served: Served;
  /** Milliseconds from its start until the screen was told. */
  readonly firstPage: number;
  /** The bytes of the state that it was told then. */
  readonly state: number;
  /** Milliseconds that the statistics take. */
  statistics(): Promise<number>;
  stop(): Promise<void>;
}

async function start(root: string, data: string): Promise<Run> {
  const began = performance.now();
  const served = await serve([], data, ['env', '-C', root]);
  const socket = new WebSocket(
    `${served.address.replace('http', 'ws').replace('localhost', '127.0.0.1')}table`,
    {
      maxPayload: 2 ** 28,
    },
  );
  const lengths = new Map<string, number>();
  socket.on('message', (text: Buffer) => {
    const type = /^\{"type":"(\w+)"/.exec(text.subarray(0, 40).toString())?.[1] ?? '';
    lengths.set(type, text.length);
  });
  await once(socket, 'open');
  await until(() => lengths.has('state'), PATIENCE);
  const firstPage = performance.now() - began;
  return {
    served,
    firstPage,
    state: lengths.get('state')!,
    async statistics() {
      const asked = performance.now();
      socket.send(JSON.stringify({ type: 'statistics', filter: { rules: null, days: null, deck: null } }));
      await until(() => lengths.has('statistics'), PATIENCE);
      return performance.now() - asked;
    },
    async stop() {
      socket.terminate();
      await served.stop();
    },
  };
}

/** What a thousand kept tables cost the program of this checkout; all of its times are those of this machine. */
async function measure(root: string, kept: string) {
  const data = mkdtempSync(join(tmpdir(), 'burnpile-growth-'));
  cpSync(kept, data, { recursive: true });
  const firstPages: number[] = [];
  const statistics: number[] = [];
  let state = 0;
  try {
    for (let i = 0; i < STARTS; i++) {
      const run = await start(root, data);
      firstPages.push(run.firstPage);
      state = run.state;
      statistics.push(await run.statistics());
      await run.stop();
    }
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
  const [first, ...again] = statistics;
  return {
    stateBytes: state,
    firstPageMs: median(firstPages),
    firstStatisticsMs: Math.round(first!),
    statisticsMs: median(again),
  };
}

/**
 * A thousand tables that may be continued: how long a state is, when the first page has it, and how long the statistics
 * take, the first time ever and after further starts. `npm run bench -- growth FOLDER` measures the program of another
 * checkout, which has to be built, in the same run.
 */
export async function main(others: readonly string[]): Promise<number> {
  const kept = mkdtempSync(join(tmpdir(), 'burnpile-growth-'));
  const journalBytes = keepTables(kept);
  const rows: Record<string, Awaited<ReturnType<typeof measure>>> = {};
  for (const root of [...others, '.']) rows[root] = await measure(resolve(root), kept);
  rmSync(kept, { recursive: true });
  console.table(rows);
  const { stateBytes, firstPageMs, statisticsMs } = rows['.']!;
  console.log(JSON.stringify({ tables: TABLES, journalBytes, stateBytes, firstPageMs, statisticsMs }));
  return 0;
}
