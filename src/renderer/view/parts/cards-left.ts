import type { SeatView } from '../../../protocol/view.ts';

/** How many cards a seat has left, in hand and on the table. */
export const cardsLeft = ({ hand, faceUp, faceDown }: SeatView): number =>
  hand + faceUp.filter((slot) => slot !== null).length + faceDown.reduce((sum, count) => sum + count, 0);
