import { PRESET_TABLES } from '../engine/support/tables.ts';
import { mendGame } from '../shown/slips.ts';

const GAMES = 2000;
const MOST_TURNS = 80;
/** A correction is far back from so many entries on. */
const MANY_TURNS = 10;
/** Games with fewer slips are played but not counted. */
const FEWEST_SLIPS = 5;

/**
 * Games in which people and scanner make mistakes that are put right now and then: in the end the record must be
 * that of the true game. `slips [GAMES] [FIRST SEED]`.
 */
export function main([count = String(GAMES), first = '1']: readonly string[]): number {
  const started = performance.now();
  let [seed, games, turns, slips, corrections, far, broken] = [Number(first), 0, 0, 0, 0, 0, 0];
  const kinds = new Map<string, number>();
  for (; games < Number(count); seed++) {
    const one = mendGame(PRESET_TABLES[seed % PRESET_TABLES.length]!, seed, MOST_TURNS);
    if (one.slips.length < FEWEST_SLIPS && one.broken === null) continue;
    games++;
    turns += one.turns;
    slips += one.slips.length;
    corrections += one.corrections.length;
    far += one.corrections.filter((back) => back > MANY_TURNS).length;
    for (const slip of one.slips) kinds.set(slip, (kinds.get(slip) ?? 0) + 1);
    if (one.broken === null) continue;
    broken++;
    if (broken <= 3) console.log(`\nAgain: npm run fuzz slips 1 ${seed}\n${one.broken}`);
  }
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  const each = (total: number) => Math.round((10 * total) / games) / 10;
  console.log([...kinds].map(([kind, number]) => `${kind} ${number}`).join(', '));
  console.log(
    `${games} games, each of ${each(turns)} turns, ${each(slips)} slips and ${each(corrections)} corrections, ${each(far)} of them more than ${MANY_TURNS} entries back; ${broken} broken, ${seconds} s`,
  );
  return broken > 0 ? 1 : 0;
}
