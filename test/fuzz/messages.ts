import { attackTable } from '../host/play/attack.ts';

const MESSAGES = 100_000;

/**
 * Malformed, foreign, repeated and untimely messages of phones and of screens here, in the middle of games:
 * `messages [MESSAGES] [FIRST SEED]`. Nothing is written and nothing changes, but by moves that the rules allow to a
 * seat of whoever makes them.
 */
export async function main([count = String(MESSAGES), first = '1']: readonly string[]): Promise<number> {
  const started = performance.now();
  const from = Number(first);
  let [messages, moves, refused, broken, seed] = [0, 0, 0, 0, from];
  for (; messages < Number(count); seed++) {
    const one = await attackTable(seed, Number(count) - messages);
    messages += one.messages;
    moves += one.moves;
    refused += one.refused;
    if (one.broken === null) continue;
    broken++;
    if (broken <= 3) console.log(`\nAgain: npm run fuzz messages ${one.messages} ${seed}\n${one.broken}`);
  }
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  console.log(
    `${messages} messages at ${seed - from} tables, ${refused} refused, ${moves} moves, ${broken} broken, ${seconds} s`,
  );
  return broken > 0 ? 1 : 0;
}
