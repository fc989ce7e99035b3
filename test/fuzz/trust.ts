import { VARIANT_IDS } from '../../src/variants/index.ts';
import { atEverySize, titleOf } from '../engine/support/tables.ts';
import { type Trusted, watchTrueGame } from '../shown/trust.ts';

const GAMES = 10_000;
/** People give up a game in the end. */
const MOST_MOVES = 3000;

interface Row {
  readonly rules: string;
  games: number;
  moves: number;
  inputs: number;
  drawn: number;
  wronged: number;
  seconds: number;
}

/** Plays one game; says how the referee wronged people and how to see it again. */
function play(row: Row, sizes: ReturnType<typeof atEverySize>, seed: number): void {
  const one = sizes[seed % sizes.length]!;
  let told: string | null;
  try {
    const { moves, inputs, drawn, broken }: Trusted = watchTrueGame(one, seed, MOST_MOVES);
    row.moves += moves;
    row.inputs += inputs;
    row.drawn += drawn ? 1 : 0;
    told = broken;
  } catch (error) {
    told = error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  row.games++;
  if (told === null) return;
  row.wronged++;
  if (row.wronged <= 3)
    console.log(`\n${titleOf(one)}\nAgain: npm run fuzz trust ${row.rules} 1 ${seed}\n${told}`);
}

/**
 * True games of which the referee sees only what lies on the table: it must never accuse anybody.
 * `trust [RULES|all] [GAMES] [FIRST SEED]`; each game has a seed of its own.
 */
export function main([which = 'all', count = String(GAMES), first = '1']: readonly string[]): number {
  const from = Number(first);
  const rows = (which === 'all' ? VARIANT_IDS : [which]).map((rules) => {
    const row: Row = { rules, games: 0, moves: 0, inputs: 0, drawn: 0, wronged: 0, seconds: 0 };
    const sizes = atEverySize({ rules, options: {} });
    const started = performance.now();
    for (let seed = from; seed < from + Number(count); seed++) play(row, sizes, seed);
    row.seconds = Math.round((performance.now() - started) / 100) / 10;
    console.log(`${rules}: ${row.games} games from seed ${from}, ${row.wronged} wronged, ${row.seconds} s`);
    return row;
  });
  console.table(rows);
  return rows.some(({ wronged }) => wronged > 0) ? 1 : 0;
}
