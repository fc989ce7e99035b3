import {
  atEverySize,
  PALACE_OF_HOUSE_WORDS,
  PRESET_TABLES,
  THREES_OF_THREE_PACKS,
  THREES_OF_TWO_PACKS,
} from '../engine/support/tables.ts';
import { type Guessed, guessGame, type Quiet } from '../shown/guesses.ts';
import { mendGame } from '../shown/slips.ts';

/** Every preset, the words that no preset has, and packs beside each other, at every number of players. */
const TABLES = [
  ...PRESET_TABLES,
  ...[PALACE_OF_HOUSE_WORDS, THREES_OF_TWO_PACKS, THREES_OF_THREE_PACKS].flatMap(atEverySize),
];

const GAMES = 2000;
const MOST_TURNS = 80;
/** A correction is far back from so many entries on. */
const MANY_TURNS = 10;
/** Games with fewer slips are played but not counted. */
const FEWEST_SLIPS = 5;

/** A part of all, with three digits. */
const share = (part: readonly unknown[], all: readonly unknown[]): number =>
  Math.round((1000 * part.length) / Math.max(1, all.length)) / 1000;

/** How often what happened was among the proposals, and how often the first of them. */
function tellGuesses(all: readonly Guessed[]) {
  const kinds = [...new Set(all.map(({ slip }) => slip))].sort();
  const row = (guesses: readonly Guessed[]) => ({
    noticed: guesses.length,
    amongThree: share(
      guesses.filter(({ rank }) => rank !== null),
      guesses,
    ),
    first: share(
      guesses.filter(({ rank }) => rank === 0),
      guesses,
    ),
  });
  console.table(
    Object.fromEntries(kinds.map((kind) => [kind, row(all.filter(({ slip }) => slip === kind))])),
  );
  const took = all.map((one) => one.took).sort((a, b) => a - b);
  const medianMs = Math.round(10 * (took[Math.floor(took.length / 2)] ?? 0)) / 10;
  return { ...row(all), medianMs };
}

/** Of the slips that only people see, how many one press corrects while their move is the newest. */
function tellQuiet(all: readonly Quiet[]) {
  const row = (some: readonly Quiet[]) => ({
    unnoticed: some.length,
    offered: share(
      some.filter(({ isOffered }) => isOffered),
      some,
    ),
  });
  const kinds = [...new Set(all.map(({ slip }) => slip))].sort();
  console.table(
    Object.fromEntries(kinds.map((kind) => [kind, row(all.filter(({ slip }) => slip === kind))])),
  );
  return row(all);
}

/**
 * Games in which people and scanner make mistakes that are put right now and then: in the end the record must be
 * that of the true game. And games with one slip at a time: how often what happened is among what the referee proposes
 * (the last line, as JSON; `medianMs` from the ruling to the proposals). `slips [GAMES] [FIRST SEED] [SLIP]`, which
 * tells the games in which that slip wasn't the first proposal.
 */
export function main([count = String(GAMES), first = '1', told]: readonly string[]): number {
  const started = performance.now();
  let [seed, games, turns, slips, corrections, far, broken] = [Number(first), 0, 0, 0, 0, 0, 0];
  const kinds = new Map<string, number>();
  const guesses: Guessed[] = [];
  const quiet: Quiet[] = [];
  for (; games < Number(count); seed++) {
    const one = mendGame(TABLES[seed % TABLES.length]!, seed, MOST_TURNS);
    const guessed = guessGame(TABLES[seed % TABLES.length]!, seed, MOST_TURNS);
    guesses.push(...guessed.guessed);
    quiet.push(...guessed.quiet);
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
  for (const one of guesses) if (one.slip === told && one.rank !== 0) console.log(one.told);
  console.log(JSON.stringify({ games, broken, ...tellGuesses(guesses), ...tellQuiet(quiet) }));
  return broken > 0 ? 1 : 0;
}
