import type { Move } from '../engine/move.ts';
import { moveOf, type Play, playsOf } from '../engine/plays.ts';
import type { SeatNumber, State } from '../engine/state.ts';

/**
 * What somebody lays who has been told the order of the ranks and not what the powers are for: the rank that is
 * beaten most easily, and all of it. Null where there is nothing to lay.
 */
export function beginnersLaying(state: State, seat: SeatNumber): Move | null {
  const { kinds, set: rules } = state.rules;
  const sign = rules.beat.direction === 'up' ? 1 : -1;
  const isBefore = (one: Play, other: Play) =>
    one.kind === other.kind
      ? one.count > other.count
      : sign * kinds[one.kind]!.height < sign * kinds[other.kind]!.height;
  const sets = playsOf(state, seat);
  if (sets.length === 0) return null;
  return moveOf(
    state,
    seat,
    sets.reduce((best, set) => (isBefore(set, best) ? set : best)),
  );
}
