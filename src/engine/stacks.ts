/** Stacks of face-down cards, by number from 0. */

import { dealRow } from './rules/rules.ts';
import { hasFaceUp, type SeatNumber, type State } from './state.ts';

/** The stack that has to be turned over next, where the rules say so (TH-20, TH-21); null where any may be. */
export function nextStack(state: State, seat: SeatNumber): number | null {
  if (state.rules.set.faceDown.access !== 'stacksInOrder') return null;
  const depth = dealRow(state.rules, state.seats.length)?.faceDown.depth ?? 1;
  const next = state.seats[seat]!.faceDown.findIndex((cards) => cards.length === depth);
  return next === -1 ? null : next;
}

/** Whether a stack may be turned over next: one that has cards, and in order where the rules say so (TH-20…22). */
export function mayTurn(state: State, seat: SeatNumber, stack: number): boolean {
  if ((state.seats[seat]!.faceDown[stack]?.length ?? 0) === 0) return false;
  const next = nextStack(state, seat);
  return next === null || next === stack;
}

/** Whether no card of the seat comes before this stack: none in hand, and none face up on it or at all. */
export function isUncovered(state: State, seat: SeatNumber, stack: number): boolean {
  const own = state.seats[seat]!;
  if (own.hand.length > 0) return false;
  return state.rules.set.faceDown.access === 'whenUncovered'
    ? (own.faceUp[stack] ?? null) === null
    : !hasFaceUp(own);
}

/** The stacks that a seat may turn over, were it its turn. */
export function openStacks(state: State, seat: SeatNumber): number[] {
  const open: number[] = [];
  for (let stack = 0; stack < state.seats[seat]!.faceDown.length; stack++)
    if (mayTurn(state, seat, stack) && isUncovered(state, seat, stack)) open.push(stack);
  return open;
}
