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

/** Who plays next has to be chosen before anything else; the card on top gives that choice. */
const choiceOwed = ({ rules, pile }: State): Fault => {
  const top = pile.at(-1);
  if (top === undefined || !isKnown(top)) return fault('choiceOwed', null);
  return fault('choiceOwed', rulesOf(rules, top).effectsSetting, top);
};

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
      if (state.pending !== null) return fault('notNow', 'blind', null, state.pending.seat);
      if (state.turn === seat && state.extra !== 'choose') return null;
      if (mayJumpIn(state, seat, cards)) return null;
      if (state.turn === seat) return choiceOwed(state);
      return fault('notYourTurn', 'turn', null, state.turn);
  }
}
