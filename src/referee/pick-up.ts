import { owesFaceUp } from '../engine/breaches.ts';
import { decide } from '../engine/decide.ts';
import type { MoveOf } from '../engine/move.ts';
import type { SeatNumber, State } from '../engine/state.ts';
import { bookMove } from './book.ts';
import { COUNT_ANSWERS, likelyCount } from './doubt.ts';
import { awaitsStarter, likelySeat } from './likely.ts';
import { closePlay } from './open.ts';
import type { Referee } from './referee.ts';
import { ask, say } from './say.ts';

/** A face-up card that was laid to be picked up with the pile: one that does not fit, where the rules ask for it. */
export function addedCard({ game, open }: Referee): MoveOf<'pickUp'> | null {
  if (open === null || open.cards.length > 1 || open.answer === 'fits') return null;
  const { seat, cards } = open;
  return owesFaceUp(game, seat) ? { kind: 'pickUp', seat, add: cards[0]! } : null;
}

/** Books a move; if only a count that may be wrong forbids it, the referee asks for the count first. */
export function bookOrCount(
  referee: Referee,
  seat: SeatNumber,
  moveIn: (game: State) => MoveOf<'flip' | 'pickUp'>,
  sure: boolean,
  picture?: string,
): Referee {
  const isAllowed = (game: State) => decide(game, moveIn(game)).verdict !== 'illegal';
  const count = isAllowed(referee.game) ? null : likelyCount(referee, seat, isAllowed);
  const move = moveIn(referee.game);
  if (count === null) return bookMove(referee, move, sure, picture);
  const { kind } = move;
  return ask(referee, { code: 'miscounted', card: null, seat, count, kind, answers: COUNT_ANSWERS }, null);
}

/** Books that the seat to act, or the announced one, takes the pile; what is laid closes first. */
export function pickUp(referee: Referee): Referee {
  const withAdded = addedCard(referee);
  if (withAdded !== null) return bookMove({ ...referee, open: null }, withAdded, referee.open!.sure);
  const closed = closePlay(referee);
  const seat = referee.announced ?? likelySeat(closed.game);
  if (closed.game.phase === 'over') return say(closed, 'gameOver');
  if (awaitsStarter(closed.game)) return say(closed, 'scanStarterFirst');
  if (seat === null || closed.game.pile.length === 0) return say(closed, 'nothingToPickUp');
  return bookOrCount(closed, seat, () => ({ kind: 'pickUp', seat }), referee.announced !== null);
}
