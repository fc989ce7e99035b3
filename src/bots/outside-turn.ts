import { isKnown, type Kind, kindOf } from '../engine/cards.ts';
import type { Move } from '../engine/move.ts';
import { moveOf, playsOf } from '../engine/plays.ts';
import { openSlots, runLength, type SeatNumber, type State, sourceOf } from '../engine/state.ts';

function holds(state: State, seat: SeatNumber, kind: Kind): number {
  const source = sourceOf(state, seat);
  if (source === 'faceDown') return 0;
  let count = 0;
  for (const slot of openSlots(state, seat, source)) if (isKnown(slot) && kindOf(slot) === kind) count++;
  return count;
}

/** The play by which a seat completes the set on top of the pile out of turn; null if it can't. */
export function completion(state: State, seat: SeatNumber): Move | null {
  const { outOfTurn, size } = state.rules.set.ofAKind;
  const top = state.pile.at(-1);
  if (!outOfTurn || size === 0 || state.phase !== 'play' || state.turn === seat) return null;
  if (state.pending !== null || top === undefined || !isKnown(top)) return null;
  const kind = kindOf(top);
  const held = holds(state, seat, kind);
  if (held === 0) return null;
  const needed = size - runLength(state.rules, state.pile, kind);
  if (held < needed) return null;
  const set = playsOf(state, seat).find(({ count }) => count === needed);
  return set === undefined ? null : moveOf(state, seat, set);
}
