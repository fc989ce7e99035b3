/**
 * The search of `strong`: flat Monte Carlo over determinizations, with common random numbers and sequential
 * halving.
 */

import { ownCopy } from '../engine/apply.ts';
import { type Card, isKnown, type Slot } from '../engine/cards.ts';
import { unseenCards } from '../engine/knowledge.ts';
import type { Move } from '../engine/move.ts';
import { type Random, shuffled } from '../engine/random.ts';
import { settleIn } from '../engine/settle.ts';
import type { Seat, SeatNumber, State } from '../engine/state.ts';
import { type Beliefs, drawHabits } from './beliefs.ts';
import type { Budget } from './levels.ts';
import { playOut } from './playout.ts';

function filled(slots: readonly Slot[], cards: Card[]): readonly Slot[] {
  for (const slot of slots)
    if (!isKnown(slot)) return slots.map((one) => (isKnown(one) ? one : (cards.pop() ?? one)));
  return slots;
}

function filledSeat(seat: Seat, cards: Card[]): Seat {
  return {
    name: seat.name,
    hand: filled(seat.hand, cards),
    faceUp: seat.faceUp.map((slot) => (slot === null || isKnown(slot) ? slot : (cards.pop() ?? slot))),
    faceDown: seat.faceDown.map((stack) => filled(stack, cards)),
  };
}

/**
 * A world (a determinization): a state that agrees with everything that is known, and in which each hidden place
 * holds one of the unseen cards, any of them with the same chance. What is left over, where counts were wrong,
 * lies nowhere.
 */
export function sampleWorld(known: State, random: Random, unseen = unseenCards(known)): State {
  const cards = shuffled(unseen, random);
  const seats = known.seats.map((seat) => filledSeat(seat, cards));
  const pile = filled(known.pile, cards);
  const stock = filled(known.stock, cards);
  return { ...known, seats, pile, stock, burned: filled(known.burned, cards), dealt: null };
}

/** A move with what came of it in thought. */
export interface Tried {
  readonly move: Move;
  /** In how many worlds it was tried. */
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

/** The numbers that a seed may be. */
const SEEDS = 2 ** 32;

/** What a seat thinks about: what it knows, and what it believes of the others. */
export interface Insight {
  readonly known: State;
  readonly seat: SeatNumber;
  readonly beliefs: Beliefs;
}

/** Tries every one of these moves in one world. Returns how many games were played out for that. */
function tryAll(trials: readonly Trial[], world: State, { seat, beliefs }: Insight, random: Random): number {
  const habits = drawHabits(beliefs, random);
  const seed = random() * SEEDS;
  let all = 0;
  for (const trial of trials) {
    const own = ownCopy(world);
    settleIn(own, trial.move);
    const { cost, losing, games } = playOut(own, seat, habits, seed);
    all += games;
    trial.playouts++;
    trial.cost += cost;
    trial.losing += losing;
  }
  return all;
}

const told = ({ move, playouts, cost, losing }: Trial): Tried => ({
  move,
  playouts,
  cost: playouts === 0 ? 1 : cost / playouts,
  losing: playouts === 0 ? 1 : losing / playouts,
});

/** Whether the search is for the best move only, or for what each move is likely to lead to. */
export type Goal = 'best' | 'odds';

/** Every this many worlds hopeless moves are given up; where all come to the same, the search ends. */
const FEW_WORLDS = 8;

/** How far two mean costs may lie apart by luck: two deviations of their difference. */
function byLuck(cost: number, playouts: number): number {
  const share = Math.min(0.9, Math.max(0.1, cost));
  return 2 * Math.sqrt((2 * share * (1 - share)) / playouts);
}

/** Gives up moves that are worse than the best by more than luck explains. */
function hopeful(alive: readonly Trial[]): readonly Trial[] {
  const best = Math.min(...alive.map(meanCost));
  return alive.filter((trial) => meanCost(trial) - best <= byLuck(meanCost(trial), trial.playouts));
}

/**
 * The move to make of those that were tried, the best first: a pile that need not be picked up is only where that is
 * better by more than luck explains.
 */
export function surest([best, ...others]: readonly Tried[]): Move {
  const other = others.find(({ move }) => move.kind !== 'pickUp');
  if (best!.move.kind !== 'pickUp' || other === undefined) return best!.move;
  return other.cost - best!.cost > byLuck(other.cost, other.playouts) ? best!.move : other.move;
}

/** Whether all of these moves came to the very same in every world. */
const areAlike = (alive: readonly Trial[]): boolean => alive.every(({ cost }) => cost === alive[0]!.cost);

/**
 * Tries moves in worlds that agree with what is known and believed, each move in the same worlds, so that luck falls on all
 * alike (common random numbers). After each part of the budget the worse half is given up (sequential halving),
 * and hopeless moves before that; where all come to the same no more is tried. Returns all moves, the best
 * first; moves that nothing tells apart stay in the order in which they came.
 */
export function search(
  insight: Insight,
  moves: readonly Move[],
  random: Random,
  budget: Budget,
  goal: Goal,
): readonly Tried[] {
  if (moves.length === 0) return [];
  let alive: readonly Trial[] = moves.map((move) => ({ move, playouts: 0, cost: 0, losing: 0 }));
  const all = alive;
  const parts = goal === 'odds' ? 1 : Math.max(1, Math.ceil(Math.log2(moves.length)));
  const unseen = unseenCards(insight.known);
  let left = budget.playouts;
  for (let part = parts; part > 0 && left > 0; part--) {
    let share = Math.floor(left / part);
    for (let worlds = 1; share > 0 && left > 0 && (alive.length > 1 || goal === 'odds'); worlds++) {
      const played = tryAll(alive, sampleWorld(insight.known, random, unseen), insight, random);
      share -= played;
      left -= budget.until?.() ? left : played;
      if (goal === 'odds' || worlds % FEW_WORLDS !== 0) continue;
      if (areAlike(alive)) left = 0;
      alive = hopeful(alive);
    }
    alive = [...alive].sort((a, b) => meanCost(a) - meanCost(b));
    if (part > 1) alive = alive.slice(0, Math.ceil(alive.length / 2));
  }
  const given = all.filter((trial) => !alive.includes(trial));
  return [...alive, ...given.sort((a, b) => meanCost(a) - meanCost(b))].map(told);
}
