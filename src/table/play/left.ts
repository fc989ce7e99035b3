import { lastOf } from '../../engine/state.ts';
import type { LeftView } from '../../protocol/view.ts';
import { isWithoutDeck, type Standing } from '../standing.ts';

/** What the last one of a round without a deck is left with: by then it is no secret from anybody. */
export function leftOf(standing: Standing): { readonly left?: LeftView } {
  const { game } = standing.referee;
  const last = lastOf(game);
  const seat = last === null || !isWithoutDeck(standing) ? undefined : game.seats[last];
  if (seat === undefined) return {};
  const { hand, faceUp, faceDown } = seat;
  return {
    left: {
      hand: [...hand],
      faceUp: faceUp.filter((slot) => slot !== null),
      faceDown: faceDown.flat(),
    },
  };
}
