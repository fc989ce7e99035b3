import { streamInputs } from '../shown/streams.ts';

const INPUTS = 1_000_000;
/** As many as a table takes before another one is set up. */
const INPUTS_A_TABLE = 200;
const SHARE_OF_CORRECTIONS = 0.03;

/**
 * Inputs at random at tables of all rules: `streams [INPUTS] [FIRST SEED]`. Nothing is ever thrown, no card is
 * lost or doubled, undo of a correction is exact, and the journal told again leads to the same table.
 */
export function main([count = String(INPUTS), first = '1']: readonly string[]): number {
  const started = performance.now();
  let [seed, inputs, corrections, rounds, broken] = [Number(first), 0, 0, 0, 0];
  for (; inputs < Number(count); seed++) {
    const one = streamInputs(seed, INPUTS_A_TABLE, SHARE_OF_CORRECTIONS);
    inputs += one.inputs;
    corrections += one.corrections;
    rounds += one.rounds;
    if (one.broken === null) continue;
    broken++;
    if (broken <= 3) console.log(`\nAgain: npm run fuzz streams 1 ${seed}\n${one.broken}`);
  }
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  console.log(
    `${inputs} inputs at ${seed - Number(first)} tables, ${corrections} corrections, ${rounds} rounds, ${broken} broken, ${seconds} s`,
  );
  return broken > 0 ? 1 : 0;
}
