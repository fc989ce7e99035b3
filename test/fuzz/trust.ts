import { VARIANT_IDS } from '../../src/variants/index.ts';
import {
  atEverySize,
  PALACE_OF_HOUSE_WORDS,
  type TableCase,
  THREES_OF_THREE_PACKS,
  THREES_OF_TWO_PACKS,
  titleOf,
} from '../engine/support/tables.ts';
import { ShownTable } from '../shown/people.ts';
import { type Trusted, watchTrueGame } from '../shown/trust.ts';

const GAMES = 10_000;

/** What is played, by the name that a run is asked for with: every rule set, Threes with two packs and with three, what no preset says. */
const TABLES: Readonly<Record<string, Omit<TableCase, 'players'>>> = {
  ...Object.fromEntries(VARIANT_IDS.map((rules) => [rules, { rules, options: {} }])),
  'threes-2': THREES_OF_TWO_PACKS,
  'threes-3': THREES_OF_THREE_PACKS,
  'house-words': PALACE_OF_HOUSE_WORDS,
};

/** People give up a game in the end. */
const MOST_MOVES = 3000;

/** How the referee sees a game, and the program's name for it. */
interface Way {
  readonly name: string;
  readonly Table: typeof ShownTable;
}

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
function play(row: Row, sizes: ReturnType<typeof atEverySize>, seed: number, { name, Table }: Way): void {
  const one = sizes[seed % sizes.length]!;
  let told: string | null;
  try {
    const { moves, inputs, drawn, broken }: Trusted = watchTrueGame(one, seed, MOST_MOVES, Table);
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
    console.log(`\n${titleOf(one)}\nAgain: npm run fuzz ${name} ${row.rules} 1 ${seed}\n${told}`);
}

/** Plays true games with one way to look at a table: `[TABLES|all] [GAMES] [FIRST SEED]`, each game with its seed. */
export function watchGames(
  [which = 'all', count = String(GAMES), first = '1']: readonly string[],
  way: Way,
): number {
  const from = Number(first);
  const rows = (which === 'all' ? Object.keys(TABLES) : [which]).map((rules) => {
    const row: Row = { rules, games: 0, moves: 0, inputs: 0, drawn: 0, wronged: 0, seconds: 0 };
    const sizes = atEverySize(TABLES[rules]!);
    const started = performance.now();
    for (let seed = from; seed < from + Number(count); seed++) play(row, sizes, seed, way);
    row.seconds = Math.round((performance.now() - started) / 100) / 10;
    console.log(`${rules}: ${row.games} games from seed ${from}, ${row.wronged} wronged, ${row.seconds} s`);
    return row;
  });
  console.table(rows);
  return rows.some(({ wronged }) => wronged > 0) ? 1 : 0;
}

/**
 * True games of which the referee sees only what lies on the table: it must never accuse anybody.
 * `trust [TABLES|all] [GAMES] [FIRST SEED]`.
 */
export const main = (args: readonly string[]): number =>
  watchGames(args, { name: 'trust', Table: ShownTable });
