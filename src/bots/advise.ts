import { isAllowed } from '../engine/breaches.ts';
import type { Move } from '../engine/move.ts';
import type { Random } from '../engine/random.ts';
import { hasCards, type SeatNumber, type State } from '../engine/state.ts';
import { type Beliefs, noBeliefs } from './beliefs.ts';
import { openChoices, toLieOpen } from './exchange.ts';
import { habitualMove } from './habit.ts';
import type { Budget } from './levels.ts';
import { called, isSame, jumpIn, openMoves } from './moves.ts';
import { oddsOf } from './search.ts';

/** A move that could be made, and what it is expected to lead to. */
export interface Advice {
  readonly move: Move;
  /**
   * The chance of losing the round with it, between 0 and 1: of being the last with cards, or, where the first one
   * out wins, of not being that.
   */
  readonly losing: number;
  /** What it costs on the average, from 0 to 1: see `Fate`. The least is the best. */
  readonly cost: number;
  /** In how many worlds it was tried. */
  readonly playouts: number;
}

const distinct = (moves: readonly Move[]): readonly Move[] =>
  moves.filter((move, i) => moves.findIndex((other) => isSame(other, move)) === i);

/** The moves worth a thought, the likeliest first. */
function considered(known: State, seat: SeatNumber): readonly Move[] {
  if (known.phase === 'exchange')
    return known.ready.includes(seat)
      ? []
      : distinct(openChoices(known, seat).map((cards) => toLieOpen(known, seat, cards)));
  if (known.phase === 'play' && known.turn !== seat) {
    const move = jumpIn(known, seat);
    return move === null ? [] : [move];
  }
  const usual = habitualMove(known, seat);
  const others = openMoves(known, seat).filter((move) => !isSame(move, usual));
  return isAllowed(known, usual) ? [usual, ...others] : others;
}

/**
 * The same with no worse move losing less often: where the games by habit say so against the search, neighbours share
 * what they come to (isotonic regression by pooling adjacent violators).
 */
export function pooled(sorted: readonly Advice[]): readonly Advice[] {
  const pools: { lost: number; of: number; moves: number }[] = [];
  for (const { losing, playouts } of sorted) {
    let pool = { lost: losing * playouts, of: playouts, moves: 1 };
    for (
      let last = pools.at(-1);
      last !== undefined && last.lost * pool.of > pool.lost * last.of;
      last = pools.at(-1)
    ) {
      pool = { lost: last.lost + pool.lost, of: last.of + pool.of, moves: last.moves + pool.moves };
      pools.pop();
    }
    pools.push(pool);
  }
  const shares = pools.flatMap(({ lost, of, moves }) =>
    Array.from({ length: moves }, () => lost / (of || 1)),
  );
  return sorted.map((one, place) => (one.playouts === 0 ? one : { ...one, losing: shares[place]! }));
}

/**
 * The moves that a seat could make now, the best first, by the search of `strong`; none if it has nothing to do. Of
 * a hand that is partly unknown, as at a real table, only the cards that are known are considered.
 */
export function advise(
  known: State,
  seat: SeatNumber,
  random: Random,
  budget: Budget,
  beliefs: Beliefs = noBeliefs(known.seats.length),
): readonly Advice[] {
  if (known.phase === 'over' || known.pending !== null || !hasCards(known.seats[seat]!)) return [];
  const tried = oddsOf({ known, seat, beliefs }, considered(known, seat), random, budget);
  return tried.map(({ move, ...one }) => ({ ...one, move: called(known, move) }));
}

const mean = (one: Advice, other: Advice, what: 'losing' | 'cost'): number =>
  (one[what] * one.playouts + other[what] * other.playouts) / (one.playouts + other.playouts || 1);

/** What was thought twice about one moment, from different seeds, as if it had been thought at once. */
export function together(before: readonly Advice[], more: readonly Advice[]): readonly Advice[] {
  return before
    .map((one) => {
      const other = more.find(({ move }) => isSame(move, one.move));
      if (other === undefined) return one;
      const playouts = one.playouts + other.playouts;
      return { ...one, losing: mean(one, other, 'losing'), cost: mean(one, other, 'cost'), playouts };
    })
    .toSorted((one, other) => one.cost - other.cost);
}
