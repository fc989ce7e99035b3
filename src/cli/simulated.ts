import { botOf } from '../bots/choose-move.ts';
import { type BotLevel, USUAL_BUDGET } from '../bots/levels.ts';
import { type PlayedRound, playSlowRound } from '../bots/play-round.ts';
import { type DealError, dealHidden, type RoundSetup } from '../engine/deal.ts';
import type { Result } from '../engine/result.ts';
import type { RuleSetError } from '../engine/rules/errors.ts';
import { resolveRules } from '../engine/rules/resolve.ts';
import type { Rules } from '../engine/rules/rules.ts';
import { hasCards, type SeatNumber, type State } from '../engine/state.ts';
import { readRulebook } from '../table/rule-folder.ts';
import { type ForeignBot, startForeign } from './foreign-bot.ts';

/** Who plays: one of our bots, or another program by the command that starts it. */
export type Player = BotLevel | `${typeof COMMAND}${string}`;
/** What a command begins with. */
export const COMMAND = 'cmd:';

const isForeign = (player: Player): player is `${typeof COMMAND}${string}` => player.startsWith(COMMAND);

/** What is simulated; plain data, so that it can be sent to another thread. */
export interface Simulation {
  readonly rules: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** The folder with people's own rules. */
  readonly data: string;
  readonly bots: readonly Player[];
  readonly games: number;
  readonly seed: number;
  readonly playouts: number;
}

/** What the figures need of one game; bots by their place in the list that the call gives. */
export interface GameFigures {
  readonly moves: number;
  readonly unfinished: boolean;
  /** The last with cards, where the rules go on until there is one. */
  readonly loser: number | null;
  readonly firstOut: number | null;
  /** How long each move took, for each bot, in milliseconds. */
  readonly took: readonly (readonly number[])[];
}

/** What a simulation plays by. */
export const rulesOfSimulation = ({ rules, options, data }: Simulation): Result<Rules, RuleSetError> =>
  resolveRules(rules, options, readRulebook(data).find);

export const tableOfSimulation = ({ bots }: Simulation, rules: Rules): RoundSetup => ({
  rules,
  names: bots.map((_, seat) => `Seat ${seat + 1}`),
  dealer: 0,
  lastLoser: null,
  lastWinner: null,
});

/** Whether this number of players can be dealt to; else why not. */
export function dealFault(simulation: Simulation, rules: Rules): DealError | null {
  const dealt = dealHidden(tableOfSimulation(simulation, rules));
  return dealt.ok ? null : dealt.error;
}

/**
 * The bot in a seat: each deal is played as many times as there are seats, everybody moving on by one seat, so that
 * each bot has each hand and each place beside the dealer once.
 */
const botIn = (seat: SeatNumber, game: number, count: number): number => (seat + game) % count;

/** Whether a round goes on until one is left with cards; else the first one out ends it. */
export const hasLoser = (rules: Rules): boolean => rules.set.end.mode !== 'firstOut';

/** Who is left alone with cards; where the first one out ends the round, nobody is. */
function lastOne({ phase, rules, seats }: State): SeatNumber | null {
  if (phase !== 'over' || !hasLoser(rules)) return null;
  const left = seats.flatMap((seat, number) => (hasCards(seat) ? [number] : []));
  return left.length === 1 ? left[0]! : null;
}

function figuresOf({ end, moves, unfinished }: PlayedRound, game: number, took: number[][]): GameFigures {
  const count = end.seats.length;
  const botOf = (seat: SeatNumber | null | undefined): number | null =>
    seat === null || seat === undefined ? null : botIn(seat, game, count);
  return { moves, unfinished, loser: botOf(lastOne(end)), firstOut: botOf(end.out[0]), took };
}

/** Plays games of a simulation, one after another; other programs play all of them. End it. */
export interface Playing {
  /** Plays one game, always the same for the same number as far as all players are. Rejects with a `ForeignFault`. */
  play(game: number): Promise<GameFigures>;
  end(): void;
}

/** Starts the programs that play in a simulation. */
export function startPlaying(simulation: Simulation, rules: Rules): Playing {
  const { bots, seed, playouts, options } = simulation;
  const budget = { ...USUAL_BUDGET, playouts };
  const players = bots.map((player): ForeignBot => {
    if (isForeign(player))
      return startForeign(player.slice(COMMAND.length), { rules: simulation.rules, options });
    const bot = botOf(player, budget);
    return {
      decide: async (asked) => bot(asked),
      end() {},
    };
  });
  return {
    async play(game) {
      const took: number[][] = bots.map(() => []);
      const played = await playSlowRound(
        tableOfSimulation(simulation, rules),
        async (asked) => {
          const place = botIn(asked.seat, game, bots.length);
          const before = performance.now();
          const move = await players[place]!.decide(asked);
          if (move !== null) took[place]!.push(performance.now() - before);
          return move;
        },
        seed * 1_000_003 + Math.floor(game / bots.length),
      );
      if (!played.ok) throw new Error(`not dealt: ${played.error.code}`);
      return figuresOf(played.value, game, took);
    },
    end: () => {
      for (const player of players) player.end();
    },
  };
}
