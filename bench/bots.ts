import { spawnSync } from 'node:child_process';
import type { SimulationReport } from '../src/cli/tally.ts';
import { VARIANT_IDS } from '../src/variants/index.ts';

/** Each level against three of the one below, and what is promised of play against random players. */
const ROWS: readonly string[] = [
  'easy,random,random,random',
  'medium,easy,easy,easy',
  'strong,medium,medium,medium',
  'medium,random,random,random',
  'strong,random,random,random',
];

/** These two rule sets are measured closely. */
const CLOSELY: readonly string[] = ['reference', 'palace'];
const gamesOf = (rules: string): number => (CLOSELY.includes(rules) ? 2000 : 500);

/** Here `strong` would think for hours about rounds that random players never end. */
const isEndless = (rules: string, seats: string): boolean =>
  rules === 'encyclopedia' && seats === 'strong,random,random,random';

interface Row {
  readonly rules: string;
  readonly seats: string;
  readonly seconds: number;
  readonly report: SimulationReport;
}

/** One row by the command that docs/bots.md names, with what it took. */
function measure(rules: string, seats: string, games: number): Row {
  const begin = performance.now();
  const args = ['simulate', '--rules', rules, '--seats', seats, '--games', String(games), '--jobs', 'all'];
  const run = spawnSync(process.execPath, ['out/main/cli.js', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(`${args.join(' ')} ended with ${run.status}`);
  const report = JSON.parse(run.stdout) as SimulationReport;
  return { rules, seats, seconds: (performance.now() - begin) / 1000, report };
}

const percent = (share: number): string => (share * 100).toFixed(1);
const shareOf = (count: number, of: number, rate: readonly [number, number] | null): string =>
  rate === null ? '–' : `${percent(count / of)} % (${percent(rate[0])}–${percent(rate[1])})`;

/** A row of the table in docs/bots.md. */
function markdown({ rules, seats, seconds, report }: Row): string {
  const { games, unfinished } = report;
  const [first] = report.seats;
  const cells = [
    rules,
    seats.replace(/^(\w+),(\w+),.*/, '$1 against three $2'),
    games,
    shareOf(first!.losses, games, first!.lossRate95),
    shareOf(first!.firstOut, games, first!.firstOutRate95),
    unfinished,
    `${first!.decisionMsP95.toFixed(1)} ms`,
    `${Math.round(seconds)} s`,
  ];
  return `| ${cells.join(' | ')} |`;
}

const HEAD = `| rules | who | games | lost | first out | unfinished | decision p95 | took |
| --- | --- | --- | --- | --- | --- | --- | --- |`;

/**
 * The table in docs/bots.md, row by row: `npm run bench -- bots [RULES …] [games=N]`, all rule sets if none
 * is named.
 */
export function main(args: readonly string[]): number {
  const chosen = args.filter((arg) => VARIANT_IDS.includes(arg));
  const games = args.map((arg) => /^games=(\d+)$/.exec(arg)?.[1]).find((count) => count !== undefined);
  console.log(HEAD);
  const rows = (
    chosen.length > 0 ? chosen : [...CLOSELY, ...VARIANT_IDS.filter((id) => !CLOSELY.includes(id))]
  )
    .flatMap((rules) => ROWS.map((seats) => ({ rules, seats })))
    .filter(({ rules, seats }) => !isEndless(rules, seats))
    .map(({ rules, seats }) => {
      const row = measure(rules, seats, games === undefined ? gamesOf(rules) : Number(games));
      console.log(markdown(row));
      return row;
    });
  console.log(JSON.stringify({ rows }));
  return 0;
}
