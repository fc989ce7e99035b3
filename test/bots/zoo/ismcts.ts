/** A search as others write it: flat information set Monte Carlo, in which everybody plays at random. */

import type { Bot } from '../../../src/bots/choose-move.ts';
import { sampleWorld } from '../../../src/bots/world.ts';
import { type OwnState, ownCopy } from '../../../src/engine/apply.ts';
import { legalMovesOf } from '../../../src/engine/legal.ts';
import type { Move } from '../../../src/engine/move.ts';
import { moveOf, playsOf } from '../../../src/engine/plays.ts';
import type { Random } from '../../../src/engine/random.ts';
import { settleIn } from '../../../src/engine/settle.ts';
import { countCards, hasCards, type SeatNumber, type State } from '../../../src/engine/state.ts';
import { HEURISTICS } from './heuristics.ts';

/** A rollout is broken off after so many moves. */
const LONGEST = 150;

/** How much is tried of what did badly so far (UCB1). */
const CURIOSITY = 0.7;

const pick = <T>(items: readonly T[], random: Random): T => items[Math.floor(random() * items.length)]!;

function randomMove(state: State, random: Random): Move {
  const seat = state.turn!;
  const plays = playsOf(state, seat);
  if (plays.length > 0) return moveOf(state, seat, pick(plays, random));
  const others = legalMovesOf(state, seat).filter(({ kind }) => kind !== 'draw');
  return others.find(({ kind }) => kind === 'flip') ?? others[0]!;
}

/** 1 for a seat that is out, 0 for one that is last or holds all cards. */
function outcome(state: State, seat: SeatNumber): number {
  if (!hasCards(state.seats[seat]!)) return 1;
  if (state.phase === 'over') return 0;
  const all = state.seats.reduce((sum, one) => sum + countCards(one), 0);
  return 1 - countCards(state.seats[seat]!) / all;
}

function rollOut(world: OwnState, seat: SeatNumber, random: Random): number {
  for (let moves = 0; moves < LONGEST && world.phase === 'play' && hasCards(world.seats[seat]!); moves++)
    settleIn(world, randomMove(world, random));
  return outcome(world, seat);
}

function searched(
  known: State,
  seat: SeatNumber,
  moves: readonly Move[],
  random: Random,
  rollouts: number,
): Move {
  const tried = moves.map((move) => ({ move, count: 0, sum: 0 }));
  for (let n = 0; n < rollouts; n++) {
    const urge = ({ count, sum }: { count: number; sum: number }) =>
      count === 0 ? Number.POSITIVE_INFINITY : sum / count + CURIOSITY * Math.sqrt(Math.log(n + 1) / count);
    const one = tried.reduce((most, other) => (urge(other) > urge(most) ? other : most));
    const world = ownCopy(sampleWorld(known, random));
    settleIn(world, one.move);
    one.count++;
    one.sum += rollOut(world, seat, random);
  }
  return tried.reduce((most, other) => (other.count > most.count ? other : most)).move;
}

/** Searches its own moves in turn; swaps, begins and completes sets as the heuristics do. */
export const ismcts =
  (rollouts: number): Bot =>
  (asked) => {
    const { known, seat, random, refused } = asked;
    const usual = HEURISTICS.completing(asked);
    if (usual === null || known.phase !== 'play' || known.turn !== seat || refused.length > 0) return usual;
    const plays = playsOf(known, seat).map((play) => moveOf(known, seat, play));
    return plays.length < 2 ? usual : searched(known, seat, plays, random, rollouts);
  };
