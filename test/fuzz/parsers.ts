import { seededRandom } from '../../src/engine/random.ts';
import { mangle } from './mangle.ts';
import { everyParser, type Parsed } from './parsed.ts';

const INPUTS = 100_000;
/** In milliseconds of the processor, whatever else it does meanwhile; what takes longer could hold up a table. */
const SLOW = 1000;

interface Row {
  readonly name: string;
  inputs: number;
  taken: number;
  broken: number;
  slowest: number;
}

const milliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

/** What is wrong with how a parser takes a text; null if nothing is. */
function wrongWith({ read }: Parsed, text: string, row: Row): string | null {
  const before = process.cpuUsage();
  let took = 0;
  try {
    if (read(text)) row.taken++;
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  } finally {
    took = milliseconds(process.cpuUsage(before));
    row.slowest = Math.max(row.slowest, took);
  }
  if ('polluted' in {}) return 'every object has a property that the text gave it';
  return took > SLOW ? 'slow' : null;
}

/** Gives a parser mangled texts, each from a seed of its own. */
function tryParser(name: string, parser: Parsed, inputs: number, first: number): Row {
  const row: Row = { name, inputs: 0, taken: 0, broken: 0, slowest: 0 };
  for (let seed = first; row.inputs < inputs; seed++, row.inputs++) {
    const text = mangle(parser.texts, seededRandom(seed));
    const wrong = wrongWith(parser, text, row);
    if (wrong === null) continue;
    row.broken++;
    if (row.broken <= 3)
      console.log(
        `\nAgain: npm run fuzz parsers ${name} 1 ${seed}\n${JSON.stringify(text).slice(0, 2000)}\n${wrong}`,
      );
  }
  return row;
}

/**
 * Mangled texts and bytes for every parser of what comes from outside, or for one: `parsers [NAME|all] [INPUTS]
 * [FIRST SEED]`. None throws, none takes longer than a second, and what is taken is written and read again alike.
 */
export async function main([
  only = 'all',
  count = String(INPUTS),
  first = '1',
]: readonly string[]): Promise<number> {
  const parsers = Object.entries(await everyParser()).filter(([name]) => only === 'all' || name === only);
  if (parsers.length === 0) {
    console.log(`There is no ${only}. To choose from: ${Object.keys(await everyParser()).join(', ')}`);
    return 1;
  }
  let broken = 0;
  for (const [name, parser] of parsers) {
    const row = tryParser(name, parser, Number(count), Number(first));
    broken += row.broken;
    console.log(
      `${name}: ${row.inputs} inputs, ${row.taken} taken, ${row.broken} broken, slowest ${row.slowest.toFixed(0)} ms`,
    );
  }
  return broken > 0 ? 1 : 0;
}
