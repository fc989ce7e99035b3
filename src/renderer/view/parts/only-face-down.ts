import type { TableView } from '../../../protocol/view.ts';

/** Whether the player on turn has nothing but face-down cards. A game without a deck shows which can be turned over. */
export function onlyFaceDown({ play, turn, seats, registering }: TableView): boolean {
  const seat = turn === null ? undefined : seats[turn];
  if (play !== null || registering !== null || seat === undefined) return false;
  const isDown = seat.faceDown.some((count) => count > 0);
  return seat.hand === 0 && seat.faceUp.every((slot) => slot === null) && isDown;
}

/** Whether the player on turn plays from the face-up cards: the hand is empty, and nothing is left to draw. */
export function fromFaceUp({ play, turn, stock, rules, seats, registering }: TableView): boolean {
  const seat = turn === null ? undefined : seats[turn];
  if (play !== null || registering !== null || seat === undefined) return false;
  // What is left over may lie aside, out of play.
  const isDrawn = stock === 0 || rules.leftover === 'dead';
  return seat.hand === 0 && isDrawn && seat.faceUp.some((slot) => slot !== null);
}
