/** Wild cards beside the open play: one play with it, or the next player's own. */

import { kindOf } from '../engine/cards.ts';
import { decide } from '../engine/decide.ts';
import type { SeatNumber } from '../engine/state.ts';
import type { Sighting } from '../recognition/sighting.ts';
import { candidates, likelySeat, moveWith, nextSlots, withCard } from './likely.ts';
import { closePlay } from './open.ts';
import type { OpenPlay, Referee } from './referee.ts';

/**
 * Who may have played a card as their next play, out of turn too, although it may be more of the open one: nobody,
 * unless only a wild card among them makes it so, or while the open play can't end yet.
 */
export function othersBeside(referee: Referee, open: OpenPlay, seen: Sighting): readonly SeatNumber[] {
  if (open.cards.some((card) => kindOf(card) === kindOf(seen.card))) return [];
  const closed = closePlay(referee);
  const { game } = closed;
  if (closed.alarm || closed.question !== null || game.phase === 'over') return [];
  const likely = likelySeat(game);
  const jumping = [...game.seats.keys()].filter((seat) => seat !== likely && seat !== open.seat);
  const due = likely === null ? candidates(game) : [likely];
  return [...due, ...(likely !== null && game.rules.jumpIns ? jumping : [])].filter((seat) => {
    const { card } = withCard(closed, seen, nextSlots(game, seat), open.cards);
    return decide(game, moveWith(game, seat, [card])).verdict !== 'illegal';
  });
}
