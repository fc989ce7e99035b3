/** Whose turn it is: why a seat may not act on the pile now. */

import { areOneKind, type Card, kindOf } from './cards.ts';
import { mayStartWith, startingRights, startingSetting } from './first.ts';
import { type Fault, fault } from './ruling.ts';
import { completesForAnyone } from './sets.ts';
import type { SeatNumber, State } from './state.ts';

function startFault(state: State, seat: SeatNumber, cards: readonly Card[]): Fault | null {
  if (startingRights(state)[seat] === 'no') return fault('notYourTurn', startingSetting(state));
  if (cards.length === 0 || mayStartWith(state, seat, cards)) return null;
  return fault('mustStartWith', 'first.mustPlayIt');
}

const completesOutOfTurn = (state: State, seat: SeatNumber, cards: readonly Card[]): boolean =>
  cards.length > 0 && completesForAnyone(state, kindOf(cards[0]!), cards.length, seat) && areOneKind(cards);

/**
 * Why a seat may not act on the pile now; null if it may. `cards` are what it plays, none for a flip or a pick-up; at
 * the start they have to be in its hand, where unknown slots may hold what gives the right.
 */
export function turnFault(state: State, seat: SeatNumber, cards: readonly Card[]): Fault | null {
  switch (state.phase) {
    case 'exchange':
      return fault('notNow', 'exchange');
    case 'start':
      return startFault(state, seat, cards);
    case 'over':
      return fault('notNow', 'end.mode');
    case 'play':
      if (state.pending !== null) return fault('notNow', 'blind', null, state.pending.seat);
      if (state.turn === seat || completesOutOfTurn(state, seat, cards)) return null;
      return fault('notYourTurn', 'turn', null, state.turn);
  }
}
