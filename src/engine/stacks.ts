/** Stacks of face-down cards, by number from 0. */

import { dealRow } from './rules/rules.ts';
import { hasFaceUp, type SeatNumber, type State } from './state.ts';

/** Whether a stack may be turned over next: one that has cards, and in order where the rules say so (TH-20…22). */
export function mayTurn(state: State, seat: SeatNumber, stack: number): boolean {
  const stacks = state.seats[seat]!.faceDown;
  if ((stacks[stack]?.length ?? 0) === 0) return false;
  if (state.rules.set.faceDown.access !== 'stacksInOrder') return true;
  const depth = dealRow(state.rules, state.seats.length)?.faceDown.depth ?? 1;
  const nextTop = stacks.findIndex((cards) => cards.length === depth);
  return nextTop === -1 || nextTop === stack;
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
