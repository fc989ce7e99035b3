import type { Move } from '../engine/move.ts';
import type { Random } from '../engine/random.ts';
import { settle } from '../engine/settle.ts';
import type { SeatNumber, State } from '../engine/state.ts';
import type { Budget } from './levels.ts';
import { playOut } from './playout.ts';
import { sampleWorld } from './worlds.ts';

/** A move with what came of it in thought. */
export interface Tried {
  readonly move: Move;
  readonly playouts: number;
  /** What it cost on the average, from 0 to 1: see `Fate`. */
  readonly cost: number;
  /** How often the round was lost with it. */
  readonly losing: number;
}

/** While it is being tried. */
interface Trial {
  readonly move: Move;
  playouts: number;
  cost: number;
  losing: number;
}

const meanCost = ({ cost, playouts }: Trial): number => (playouts === 0 ? 1 : cost / playouts);

/** Tries every one of these moves in one world. */
function tryAll(trials: readonly Trial[], world: State, seat: SeatNumber): void {
  for (const trial of trials) {
    const { cost, losing } = playOut(settle(world, trial.move).after, seat);
    trial.playouts++;
    trial.cost += cost;
    trial.losing += losing;
  }
}

const told = ({ move, playouts, cost, losing }: Trial): Tried => ({
  move,
  playouts,
  cost: playouts === 0 ? 1 : cost / playouts,
  losing: playouts === 0 ? 1 : losing / playouts,
});

/**
 * Tries moves in worlds that agree with what is known, each of them in the same worlds so that luck falls on all
 * alike; after each part of the budget the worse half is given up. The moves come with the likeliest first, which
 * stand first where nothing tells them apart. Returns all of them, the best first.
 */
export function search(
  known: State,
  seat: SeatNumber,
  moves: readonly Move[],
  random: Random,
  budget: Budget,
): readonly Tried[] {
  const alive: Trial[] = moves.map((move) => ({ move, playouts: 0, cost: 0, losing: 0 }));
  const givenUp: Trial[] = [];
  const parts = Math.max(1, Math.ceil(Math.log2(moves.length)));
  let stopped = false;
  for (let part = 0; part < parts && !stopped; part++) {
    const worlds = Math.max(1, Math.floor(budget.playouts / parts / alive.length));
    for (let i = 0; i < worlds && !stopped; i++) {
      tryAll(alive, sampleWorld(known, random), seat);
      stopped = budget.until?.() ?? false;
    }
    alive.sort((a, b) => meanCost(a) - meanCost(b));
    if (part < parts - 1) givenUp.unshift(...alive.splice(Math.ceil(alive.length / 2)));
  }
  return [...alive, ...givenUp].map(told);
}
