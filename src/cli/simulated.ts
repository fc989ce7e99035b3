import { botOf } from '../bots/choose-move.ts';
import { type BotLevel, USUAL_BUDGET } from '../bots/levels.ts';
import { type PlayedRound, playRound } from '../bots/play-round.ts';
import { type DealError, dealHidden, type RoundSetup } from '../engine/deal.ts';
import type { Result } from '../engine/result.ts';
import type { RuleSetError } from '../engine/rules/errors.ts';
import { resolveRules } from '../engine/rules/resolve.ts';
import type { Rules } from '../engine/rules/rules.ts';
import { hasCards, type SeatNumber, type State } from '../engine/state.ts';
import { readRulebook } from '../table/rule-folder.ts';

/** What is simulated; plain data, so that it can be sent to another thread. */
export interface Simulation {
  readonly rules: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** The folder with people's own rules. */
  readonly data: string;
  readonly bots: readonly BotLevel[];
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

/** Plays one game of a simulation, always the same for the same number. */
export function playGame(simulation: Simulation, rules: Rules, game: number): GameFigures {
  const { bots, seed, playouts } = simulation;
  const took: number[][] = bots.map(() => []);
  const budget = { ...USUAL_BUDGET, playouts };
  const played = playRound(
    tableOfSimulation(simulation, rules),
    {
      bots: bots.map((_, seat) => botOf(bots[botIn(seat, game, bots.length)]!, budget)),
      timed: (seat, decision) => {
        const before = performance.now();
        const move = decision();
        if (move !== null) took[botIn(seat, game, bots.length)]!.push(performance.now() - before);
        return move;
      },
    },
    seed * 1_000_003 + Math.floor(game / bots.length),
  );
  if (!played.ok) throw new Error(`not dealt: ${played.error.code}`);
  return figuresOf(played.value, game, took);
}
