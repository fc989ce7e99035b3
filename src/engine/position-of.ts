import type { PileSlot } from './cards.ts';
import type { SeatNumber, State } from './state.ts';

const topOf = (slots: readonly PileSlot[], count: number): readonly PileSlot[] =>
  slots.slice(slots.length - count);

/** The last moves, as far as a ruling may depend on them. */
function historyOf({ phase, seats, turn, pile, burned, lastPlay, extra, agreed, ready }: State) {
  const name = (seat: SeatNumber) => seats[seat]!.name;
  const plays = lastPlay === null ? [] : [{ seat: name(lastPlay.seat), play: topOf(pile, lastPlay.count) }];
  if (phase === 'exchange' || phase === 'start')
    return [...ready.map((seat) => ({ seat: name(seat), ready: true })), ...plays];
  const draws = agreed.map((seat) => ({ seat: name(seat), draw: true }));
  // Whatever burned, a play of its owner is what goes on.
  if (pile.length === 0)
    return extra === null || turn === null ? draws : [{ seat: name(turn), play: topOf(burned, 1) }, ...draws];
  return [...plays, ...draws];
}

/**
 * A state as `judge` reads it (docs/formats.md), as a plain object: all but its rules, their options, and the move. Reads
 * back as the same state, but for the cards of a swap that decide who starts, and a face-down card that nobody has named yet.
 */
export function positionOf(state: State) {
  const name = (seat: SeatNumber | null): string | null => (seat === null ? null : state.seats[seat]!.name);
  const { phase, direction, idle, pile, stock, burned } = state;
  return {
    phase,
    dealer: name(state.dealer),
    direction,
    turn: name(state.turn),
    lastLoser: name(state.lastLoser),
    lastWinner: name(state.lastWinner),
    idle,
    seats: state.seats,
    pile,
    stock,
    burned,
    history: historyOf(state),
  };
}
