import fc from 'fast-check';
import { VARIANT_IDS } from '../../src/variants/index.ts';
import { anyHouseTable } from '../engine/support/rule-sets.ts';
import { atEverySize, type TableCase, titleOf } from '../engine/support/tables.ts';
import { playOnTheWire } from '../host/play/wire.ts';

const GAMES = 1000;

/** Every preset at each of its sizes, and as many games again by house rules at random. */
const presets = VARIANT_IDS.flatMap((rules) => atEverySize({ rules, options: {} }));

const caseOf = (seed: number): TableCase =>
  seed % 2 === 0 ? presets[(seed / 2) % presets.length]! : fc.sample(anyHouseTable, { numRuns: 1, seed })[0]!;

/**
 * Games of people here, phones and bots, in which phones come and go, seats change hands and much is refused:
 * `wire [GAMES] [FIRST SEED]`. No text that any screen receives names a card that its seat can't know, in any field.
 */
export async function main([count = String(GAMES), first = '1']: readonly string[]): Promise<number> {
  const started = performance.now();
  const from = Number(first);
  let [moves, texts, broken] = [0, 0, 0];
  for (let seed = from; seed < from + Number(count); seed++) {
    const one = caseOf(seed);
    const told = await playOnTheWire(one, seed);
    moves += told.moves;
    texts += told.texts;
    if (told.broken === null) continue;
    broken++;
    if (broken <= 3) console.log(`\n${titleOf(one)}\nAgain: npm run fuzz wire 1 ${seed}\n${told.broken}`);
  }
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  console.log(`${count} games, ${moves} moves, ${texts} texts on the wire, ${broken} broken, ${seconds} s`);
  return broken > 0 ? 1 : 0;
}
