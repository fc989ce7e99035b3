import fc from 'fast-check';
import { VARIANT_IDS } from '../../src/variants/index.ts';
import { type Looks, playUnderLaws } from '../engine/support/games.ts';
import { anyHouseTable, valuesOf } from '../engine/support/rule-sets.ts';
import { atEverySize, rulesOfCase, type TableCase, titleOf } from '../engine/support/tables.ts';

const GAMES = 10_000;
/** The name for rule sets at random, and how many games of them are played for one of a preset. */
const RANDOM = 'random';
const RANDOM_SHARE = 0.2;

/** Everything is asked at one move of so many, and one game of so many is recorded. */
const MOVES_BETWEEN = 1009;
const GAMES_BETWEEN = 101;

const looksAt = (seed: number): Looks => ({
  at: (move) => (move + seed * 31) % MOVES_BETWEEN === 0,
  laws: 100,
  tries: 60,
  recorded: seed % GAMES_BETWEEN === 0 ? 400 : 0,
});

interface Row {
  readonly rules: string;
  games: number;
  moves: number;
  drawn: number;
  longest: number;
  broken: number;
  seconds: number;
}

/** Plays one game; says what is broken and how to see it again. */
function play(row: Row, one: TableCase, seed: number): void {
  let told: string | null;
  try {
    const { moves, drawn, broken } = playUnderLaws(one, seed, looksAt(seed));
    row.moves += moves;
    row.drawn += drawn ? 1 : 0;
    row.longest = Math.max(row.longest, moves);
    told = broken;
  } catch (error) {
    told = error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  row.games++;
  if (told === null) return;
  row.broken++;
  if (row.broken <= 3)
    console.log(`\n${titleOf(one)}\nAgain: npm run fuzz laws ${row.rules} 1 ${seed}\n${told}`);
}

function playPreset(row: Row, games: number, from: number): void {
  const sizes = atEverySize({ rules: row.rules, options: {} });
  for (let seed = from; seed < from + games; seed++) play(row, sizes[seed % sizes.length]!, seed);
}

/** How often each value of each parameter was played with, the rarest first. */
function showReached(reached: ReadonlyMap<string, number>): void {
  const byPath = new Map<string, [string, number][]>();
  for (const [word, count] of reached) {
    const [path, value] = word.split(' ') as [string, string];
    byPath.set(path, [...(byPath.get(path) ?? []), [value, count]]);
  }
  for (const [path, counts] of byPath) {
    const rarest = counts.sort(([, a], [, b]) => a - b).slice(0, 14);
    console.log(`  ${path}: ${rarest.map(([value, count]) => `${value} ${count}`).join(', ')}`);
  }
}

function playRandom(row: Row, games: number, from: number): void {
  const reached = new Map<string, number>();
  for (let seed = from; seed < from + games; seed++) {
    const one = fc.sample(anyHouseTable, { numRuns: 1, seed })[0]!;
    for (const [path, value] of valuesOf(rulesOfCase(one).set))
      reached.set(`${path} ${value}`, (reached.get(`${path} ${value}`) ?? 0) + 1);
    play(row, one, seed);
  }
  showReached(reached);
}

/**
 * Random games under the laws of every rule set: `laws [RULES|random|all] [GAMES] [FIRST SEED]`. Each game has a
 * seed of its own; a run goes on from another with the first seed that it didn't play.
 */
export function main([which = 'all', count = String(GAMES), first = '1']: readonly string[]): number {
  const from = Number(first);
  const chosen = which === 'all' ? [...VARIANT_IDS, RANDOM] : [which];
  const rows = chosen.map((rules) => {
    const row: Row = { rules, games: 0, moves: 0, drawn: 0, longest: 0, broken: 0, seconds: 0 };
    const games = rules === RANDOM && which === 'all' ? Number(count) * RANDOM_SHARE : Number(count);
    const started = performance.now();
    if (rules === RANDOM) playRandom(row, games, from);
    else playPreset(row, games, from);
    row.seconds = Math.round((performance.now() - started) / 100) / 10;
    console.log(`${rules}: ${row.games} games from seed ${from}, ${row.broken} broken, ${row.seconds} s`);
    return row;
  });
  console.table(rows);
  return rows.some(({ broken }) => broken > 0) ? 1 : 0;
}
