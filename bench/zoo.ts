import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';
import { type Bot, botOf } from '../src/bots/choose-move.ts';
import { BOT_LEVELS, type BotLevel, USUAL_BUDGET } from '../src/bots/levels.ts';
import { playRound } from '../src/bots/play-round.ts';
import { interval95 } from '../src/cli/tally.ts';
import { resolveRules } from '../src/engine/rules/resolve.ts';
import { lastOf } from '../src/engine/state.ts';
import { findVariant, VARIANT_IDS } from '../src/variants/index.ts';
import { HEURISTICS } from '../test/bots/zoo/heuristics.ts';
import { ismcts } from '../test/bots/zoo/ismcts.ts';

/** Besides the zoo a player of the usual habits, who doesn't think, and one who plays anything. */
const OTHERS: Readonly<Record<string, Bot>> = {
  ...HEURISTICS,
  ismcts: ismcts(1000),
  habit: botOf('medium', { playouts: 0 }),
  anything: botOf('random', { playouts: 0 }),
};
const SEATS = 4;

/** How many of ours play: one against three, or two against two who sit between them. */
const SIDES = ['one', 'two'] as const;
type Side = (typeof SIDES)[number];

const isOurs = (side: Side, seat: number, own: number): boolean =>
  side === 'one' ? seat === own : seat % 2 === own % 2;

/** The search of others takes a tenth of a second for a move: it is given fewer games. */
const gamesAgainst = (name: string, games: number): number =>
  name === 'ismcts' ? Math.ceil(games / 20) : games;

/** What a game came to for ours: where the first one out ends the round, whether it was none of them. */
interface Outcome {
  readonly lost: boolean;
  readonly unfinished: boolean;
}

/** Plays one game: each deal once from each seat, always the same for the same number. */
function playGame(id: string, level: BotLevel, name: string, side: Side, game: number): Outcome {
  const rules = resolveRules(id, {}, findVariant);
  if (!rules.ok) throw new Error(rules.error.code);
  const own = game % SEATS;
  const names = Array.from({ length: SEATS }, (_, seat) => `Seat ${seat + 1}`);
  const ours = botOf(level, USUAL_BUDGET);
  const bots = names.map((_, seat) => (isOurs(side, seat, own) ? ours : OTHERS[name]!));
  const table = { rules: rules.value, names, dealer: 0, lastLoser: null, lastWinner: null };
  const played = playRound(table, { bots }, 77_000_001 + Math.floor(game / SEATS));
  if (!played.ok) throw new Error(played.error.code);
  const { end, unfinished } = played.value;
  const isFirstOut = rules.value.set.end.mode === 'firstOut';
  const who = isFirstOut ? end.out[0] : lastOf(end);
  const wasOurs = who !== undefined && who !== null && isOurs(side, who, own);
  const lost = isFirstOut ? !wasOurs : wasOurs;
  return { lost: lost && !unfinished, unfinished };
}

/** The games of one process, each told on a line. */
function playShare([id, level, name, side, from, step, games]: readonly string[]): number {
  for (let game = Number(from); game < Number(games); game += Number(step))
    console.log(JSON.stringify(playGame(id!, level as BotLevel, name!, side as Side, game)));
  return 0;
}

async function inProcesses(
  id: string,
  level: BotLevel,
  name: string,
  side: Side,
  games: number,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const step = availableParallelism();
  await Promise.all(
    Array.from({ length: step }, async (_, from) => {
      const args = ['scripts/run.mjs', 'bench', 'zoo', 'share', id, level, name, side, from, step, games].map(
        String,
      );
      const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
      for await (const line of createInterface({ input: child.stdout }))
        outcomes.push(JSON.parse(line) as Outcome);
    }),
  );
  if (outcomes.length !== games) throw new Error(`${outcomes.length} of ${games} games were played`);
  return outcomes;
}

const pairsOf = <A, B>(ones: readonly A[], others: readonly B[]): readonly (readonly [A, B])[] =>
  ones.flatMap((one) => others.map((other) => [one, other] as const));

const percent = (share: number): string => (100 * share).toFixed(1);

/**
 * One bot of ours against three of each other player, or two against two: how often ours lose (where the first one out
 * ends the round, how often they aren't that).
 * `npm run bench -- zoo [RULES …] [LEVEL …] [PLAYER …] [one|two] [games=N]`: reference and palace, medium and strong,
 * all players, one of ours and 2,000 games unless said otherwise; a twentieth against the search.
 */
export async function main(args: readonly string[]): Promise<number> {
  if (args[0] === 'share') return playShare(args.slice(1));
  const chosen = <T extends string>(from: readonly T[], usual: readonly T[]): readonly T[] => {
    const named = from.filter((one) => args.includes(one));
    return named.length > 0 ? named : usual;
  };
  const games = Number(
    args.map((arg) => /^games=(\d+)$/.exec(arg)?.[1]).find((count) => count !== undefined) ?? 2000,
  );
  const rows = [];
  for (const rules of chosen(VARIANT_IDS, ['reference', 'palace']))
    for (const level of chosen(BOT_LEVELS, ['medium', 'strong']))
      for (const [player, side] of pairsOf(
        chosen(Object.keys(OTHERS), Object.keys(OTHERS)),
        chosen<Side>(SIDES, ['one']),
      )) {
        const outcomes = await inProcesses(rules, level, player, side, gamesAgainst(player, games));
        const lost = outcomes.filter((one) => one.lost).length;
        const unfinished = outcomes.filter((one) => one.unfinished).length;
        const [low, high] = interval95(lost, outcomes.length);
        const row = { rules, level, player, side, games: outcomes.length, lost, low, high, unfinished };
        console.log(
          `${rules}: ${side === 'one' ? `${level} against three of` : `two ${level} against two of`} ${player}: lost ${percent(lost / row.games)} % (${percent(low)}–${percent(high)}) of ${row.games}, ${unfinished} unfinished`,
        );
        rows.push(row);
      }
  console.log(JSON.stringify({ rows }));
  return 0;
}
