/** Whose turn it is: why a seat may not act on the pile now. */

import { bareCards, isKnown, type Played } from './cards.ts';
import { mayStartWith, owesThrow, startingRights, startingSetting } from './first.ts';
import { rulesOf } from './rules/rules.ts';
import { type Fault, fault } from './ruling.ts';
import { mayJumpIn } from './sets.ts';
import type { SeatNumber, State } from './state.ts';
import { isThrowing } from './thrown.ts';

function startFault(state: State, seat: SeatNumber, cards: readonly Played[]): Fault | null {
  if (startingRights(state)[seat] === 'no') return fault('notYourTurn', startingSetting(state));
  if (mayStartWith(state, seat, bareCards(cards))) return null;
  if (!isThrowing(state)) return fault('mustStartWith', 'first.mustPlayIt');
  return fault(owesThrow(state, seat) ? 'mustStartWith' : 'notYourTurn', startingSetting(state));
}

/** Something that the card on top has its player say. */
function owed(code: 'choiceOwed' | 'wordOwed', { rules, pile }: State): Fault {
  const top = pile.at(-1);
  if (top === undefined || !isKnown(top)) return fault(code, null);
  return fault(code, rulesOf(rules, top).effectsSetting, top);
}

/** Who plays next has to be chosen before anything else; the card on top gives that choice. */
const choiceOwed = (state: State): Fault => owed('choiceOwed', state);

/** What the card does that was turned over, and lies on the pile, has to be said before anything else. */
export const wordOwed = (state: State): Fault => owed('wordOwed', state);

/**
 * Why a seat may not act on the pile now; null if it may. `cards` are what it plays, none for a flip or a pick-up; at
 * the start they have to be in its hand, where unknown slots may hold what gives the right.
 */
export function turnFault(state: State, seat: SeatNumber, cards: readonly Played[]): Fault | null {
  switch (state.phase) {
    case 'exchange':
      return fault('notNow', 'exchange');
    case 'start':
      return startFault(state, seat, cards);
    case 'over':
      return fault('notNow', 'end.mode');
    case 'play':
      if (state.pending?.card !== undefined && state.pending.seat === seat) return wordOwed(state);
      if (state.pending !== null) return fault('notNow', 'blind', null, state.pending.seat);
      if (state.turn === seat && state.extra !== 'choose') return null;
      if (mayJumpIn(state, seat, cards)) return null;
      if (state.turn === seat) return choiceOwed(state);
      return fault('notYourTurn', 'turn', null, state.turn);
  }
}
