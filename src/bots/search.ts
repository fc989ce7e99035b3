/**
 * The search of `strong` and, with less thought, `medium`: flat Monte Carlo over determinizations, with common random
 * numbers and sequential halving.
 */

import { ownCopy } from '../engine/apply.ts';
import type { Card } from '../engine/cards.ts';
import { unseenCards } from '../engine/knowledge.ts';
import type { Move } from '../engine/move.ts';
import type { Random } from '../engine/random.ts';
import { settleIn } from '../engine/settle.ts';
import type { SeatNumber, State } from '../engine/state.ts';
import { type Beliefs, drawHabits } from './beliefs.ts';
import type { Budget } from './levels.ts';
import { playOut } from './playout.ts';
import { sampleWorld } from './world.ts';

/** A move with what came of it in thought. */
export interface Tried {
  readonly move: Move;
  /** In how many worlds it was tried. */
  readonly playouts: number;
  /** What it cost on the average, from 0 to 1: see `Fate`. */
  readonly cost: number;
  /** How often the round was lost with it by habit alone, without second thoughts. */
  readonly losing: number;
}

/** A move while it is being tried. */
export interface Trial {
  readonly move: Move;
  /** What it cost in each world, in the order of the worlds. */
  readonly costs: number[];
  losing: number;
}

const trialOf = (move: Move): Trial => ({ move, costs: [], losing: 0 });

const meanCost = ({ costs }: Trial): number =>
  costs.length === 0 ? 1 : costs.reduce((sum, cost) => sum + cost, 0) / costs.length;

const byCost = (one: Trial, other: Trial): number => meanCost(one) - meanCost(other);

/** The numbers that a seed may be. */
const SEEDS = 2 ** 32;

/** What a seat thinks about: what it knows, and what it believes of the others. */
export interface Insight {
  readonly known: State;
  readonly seat: SeatNumber;
  readonly beliefs: Beliefs;
}

/** Tries every one of these moves in one more world. Returns how many games were played out for that. */
function tryAll(
  trials: readonly Trial[],
  { known, seat, beliefs }: Insight,
  random: Random,
  unseen: Card[],
): number {
  const world = sampleWorld(known, random, beliefs, unseen);
  const habits = drawHabits(beliefs, random);
  const seed = random() * SEEDS;
  let all = 0;
  for (const trial of trials) {
    const own = ownCopy(world);
    settleIn(own, trial.move);
    const { cost, losing, games } = playOut(own, seat, habits, seed);
    all += games;
    trial.costs.push(cost);
    trial.losing += losing;
  }
  return all;
}

/** Every this many worlds hopeless moves are given up; where all come to the same, the search ends. */
const FEW_WORLDS = 8;

/**
 * By how many deviations one move was better than another in the worlds in which both were tried (a paired test);
 * negative where it was worse. One world that tells them apart counts for one.
 */
function deviations(better: Trial, worse: Trial): number {
  const worlds = Math.min(better.costs.length, worse.costs.length);
  let sum = 0;
  let squares = 1;
  for (let world = 0; world < worlds; world++) {
    const more = worse.costs[world]! - better.costs[world]!;
    sum += more;
    squares += more * more;
  }
  return worlds === 0 ? 0 : sum / Math.sqrt(squares - (sum * sum) / worlds);
}

/** More than this many deviations are hardly luck. */
const LUCK = 2;

/** Gives up moves that are worse than the best by more than luck explains. */
function hopeful(alive: readonly Trial[]): readonly Trial[] {
  const best = alive.reduce((one, other) => (byCost(other, one) < 0 ? other : one));
  return alive.filter((trial) => deviations(best, trial) <= LUCK);
}

/** Whether all of these moves came to the very same in every world. */
const areAlike = ([first, ...others]: readonly Trial[]): boolean =>
  others.every(({ costs }) => costs.every((cost, world) => cost === first!.costs[world]));

/** The usual move is made unless another one was better by more deviations than this. */
const SOMEWHAT = 0.5;

/**
 * The move to make of those that weren't given up, the best first: the usual one unless it was given up or another is
 * somewhat better. A pile that need not be picked up is only where that is better by more than luck explains.
 */
export function surest(trials: readonly Trial[], usual: Move): Move {
  const [best, ...others] = trials;
  if (best!.costs.length === 0) return usual;
  if (best!.move.kind === 'pickUp') {
    const other = others.find(({ move }) => move.kind !== 'pickUp');
    return other !== undefined && deviations(best!, other) <= LUCK ? other.move : best!.move;
  }
  const rival = trials.find(({ move }) => move === usual && move.kind !== 'pickUp');
  return rival !== undefined && deviations(best!, rival) <= SOMEWHAT ? usual : best!.move;
}

/** The better half of these, and the usual one. */
const betterHalf = (trials: readonly Trial[], usual: Move): readonly Trial[] =>
  trials.filter(({ move }, place) => place < trials.length / 2 || move === usual);

/**
 * The best of these moves, of which the first is the usual one. They are tried in worlds that agree with what is known
 * and believed, each in the same worlds, so that luck falls on all alike (common random numbers). After each part of
 * the budget the worse half is given up (sequential halving), and hopeless moves before that; where all come to the
 * same no more is tried. Without a budget it is the usual one.
 */
export function bestMove(insight: Insight, moves: readonly Move[], random: Random, budget: Budget): Move {
  const usual = moves[0]!;
  let alive: readonly Trial[] = moves.map(trialOf);
  const unseen = unseenCards(insight.known);
  let left = budget.playouts;
  for (let part = Math.ceil(Math.log2(moves.length)); part > 0 && left > 0; part--) {
    let share = Math.floor(left / part);
    for (let worlds = 1; share > 0 && left > 0 && alive.length > 1; worlds++) {
      const played = tryAll(alive, insight, random, unseen);
      share -= played;
      left -= budget.until?.() ? left : played;
      if (worlds % FEW_WORLDS !== 0) continue;
      if (areAlike(alive)) left = 0;
      alive = hopeful(alive);
    }
    alive = alive.toSorted(byCost);
    if (part > 1) alive = betterHalf(alive, usual);
  }
  return surest(alive, usual);
}

/**
 * What each of these moves is likely to lead to, the best first: each is tried in the same worlds, and none is given
 * up. Moves that nothing tells apart stay in the order in which they came.
 */
export function oddsOf(
  insight: Insight,
  moves: readonly Move[],
  random: Random,
  { playouts, until }: Budget,
): readonly Tried[] {
  const trials = moves.map(trialOf);
  const unseen = unseenCards(insight.known);
  let left = moves.length === 0 ? 0 : playouts;
  while (left > 0) {
    const played = tryAll(trials, insight, random, unseen);
    left -= until?.() ? left : played;
  }
  return trials.sort(byCost).map((trial) => {
    const { move, costs, losing } = trial;
    const playouts = costs.length;
    return { move, playouts, cost: meanCost(trial), losing: playouts === 0 ? 1 : losing / playouts };
  });
}
