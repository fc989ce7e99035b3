import type { GameFigures, Player } from './simulated.ts';

/** What `simulate` prints. */
export interface SimulationReport {
  readonly games: number;
  /** Rounds that got nowhere and were called a draw. */
  readonly unfinished: number;
  readonly moves: number;
  readonly movesPerSecond: number;
  /** In the order in which the bots were named. */
  readonly seats: readonly {
    readonly bot: Player;
    readonly losses: number;
    /**
     * Between which shares of all games the true one lies with 95 % certainty (Wilson); null where nobody loses, as
     * the first one out ends the round.
     */
    readonly lossRate95: readonly [number, number] | null;
    readonly firstOut: number;
    readonly firstOutRate95: readonly [number, number];
    readonly decisionMsP95: number;
  }[];
}

/** The figures of a simulation while it runs. */
export interface Tally {
  add(game: GameFigures): void;
  played(): number;
  /** How many games each bot has lost. */
  losses(): readonly { readonly bot: Player; readonly losses: number }[];
  report(seconds: number): SimulationReport;
}

/** In standard deviations: 95 % of a normal distribution lie within this distance of its mean. */
const Z = 1.96;

/** Wilson's interval for a share, rounded to a hundredth of a percent. */
export function interval95(count: number, of: number): readonly [number, number] {
  if (of === 0) return [0, 1];
  const share = count / of;
  const middle = share + (Z * Z) / (2 * of);
  const width = Z * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of));
  const whole = 1 + (Z * Z) / of;
  const rounded = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000;
  return [rounded((middle - width) / whole), rounded((middle + width) / whole)];
}

/** The value that 95 of 100 don't exceed, in milliseconds; 0 where there is none. */
function p95(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round((sorted[Math.max(0, Math.ceil(sorted.length * 0.95) - 1)] ?? 0) * 1000) / 1000;
}

/** Beyond this many times only every second one is kept, then every fourth, and so on: those stand for all. */
const MOST_TIMES = 100_000;

interface Times {
  kept: number[];
  every: number;
  count: number;
}

function keepTime(times: Times, time: number): void {
  if (times.count++ % times.every !== 0) return;
  times.kept.push(time);
  if (times.kept.length <= MOST_TIMES) return;
  times.kept = times.kept.filter((_, i) => i % 2 === 0);
  times.every *= 2;
}

/** Nothing counted yet; `hasLoser` says whether these rules go on until one is left with cards. */
export function makeTally(bots: readonly Player[], hasLoser: boolean): Tally {
  const seats = bots.map((bot) => ({
    bot,
    losses: 0,
    firstOut: 0,
    took: { kept: [], every: 1, count: 0 } as Times,
  }));
  let games = 0;
  let unfinished = 0;
  let moves = 0;
  return {
    add(game) {
      games++;
      moves += game.moves;
      if (game.unfinished) unfinished++;
      for (const [i, seat] of seats.entries()) {
        if (game.loser === i) seat.losses++;
        if (game.firstOut === i) seat.firstOut++;
        for (const time of game.took[i]!) keepTime(seat.took, time);
      }
    },
    played: () => games,
    losses: () => seats.map(({ bot, losses }) => ({ bot, losses })),
    report: (seconds) => ({
      games,
      unfinished,
      moves,
      movesPerSecond: Math.round(moves / seconds),
      seats: seats.map(({ bot, losses, firstOut, took }) => ({
        bot,
        losses,
        lossRate95: hasLoser ? interval95(losses, games) : null,
        firstOut,
        firstOutRate95: interval95(firstOut, games),
        decisionMsP95: p95(took.kept),
      })),
    }),
  };
}
