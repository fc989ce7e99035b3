import { decide } from '../engine/decide.ts';
import type { Move } from '../engine/move.ts';
import type { SeatNumber } from '../engine/state.ts';
import { book, bookMove, lift } from './book.ts';
import { callLate } from './burned.ts';
import type { Gone } from './input.ts';
import { awaitsStarter, likelySeat } from './likely.ts';
import { closePlay } from './open.ts';
import { addedCard, bookOrCount } from './pick-up.ts';
import type { Answer } from './question.ts';
import { type Asked, type OpenPlay, type Referee, registeringOf } from './referee.ts';
import { ask, say } from './say.ts';
import { takenBack } from './taken.ts';

/** The pile has vanished: picked up or burned, and the rules often tell which. */

type PileGone = Extract<Gone, { type: 'pile' }>;

/** Whether the rules leave nothing else than that the seat to act has picked it up. */
function isPickUp(referee: Referee, move: Move): boolean {
  if (referee.alarm || callLate(referee) !== null) return false;
  return decide(referee.game, move).verdict !== 'illegal';
}

function askGone(referee: Referee, seat: SeatNumber | null, cause: PileGone): Referee {
  const pickedUp: readonly Answer[] = seat === null ? [] : [{ kind: 'yes' }];
  const answers: readonly Answer[] = [...pickedUp, { kind: 'no' }, { kind: 'misScan' }];
  const question = { code: 'pileGone', card: null, seat, count: null, answers } as const;
  return ask(referee, { ...question, cause }, null);
}

/** A play that lay alone has gone before it was over: its player may have thought better of it. */
function askLone(referee: Referee, { cards, seat }: OpenPlay, cause: PileGone): Referee {
  const question = { code: 'takenBack', card: cards[0]!, seat, count: null, cards, cause } as const;
  return ask(referee, { ...question, answers: [{ kind: 'yes' }, { kind: 'no' }, { kind: 'misScan' }] }, null);
}

/**
 * Nothing lies where the pile was. Books what the rules tell of it, and asks where they don't: also where nobody has
 * seen it go.
 */
export function pileGone(referee: Referee, cause: PileGone): Referee {
  const { picture } = cause;
  const isSeen = cause.what === 'gone';
  if (registeringOf(referee) !== null || referee.game.phase === 'over') return referee;
  const withAdded = isSeen ? addedCard(referee) : null;
  if (withAdded !== null) {
    const { open, game } = referee;
    return bookMove({ ...lift(referee, game.pile), open: null }, withAdded, open!.sure, picture);
  }
  const played = closePlay(referee);
  const closed = lift(played, played.game.pile);
  const { game, announced, alarm } = closed;
  if (game.phase === 'over' || awaitsStarter(game)) return closed;
  // What was expected; or else the one card that was not allowed has gone back.
  if (game.pile.length === 0) return alarm && isSeen ? takenBack(closed) : closed;
  if (isSeen && referee.open?.answer === 'fits' && referee.game.pile.length === 0)
    return askLone(referee, referee.open, cause);
  const seat = announced ?? likelySeat(game);
  if (seat === null || !isSeen) return askGone(closed, seat, cause);
  const move: Move = { kind: 'pickUp', seat };
  if (!isPickUp(closed, move)) return askGone(closed, seat, cause);
  return say(bookMove(closed, move, announced !== null, picture), 'pickUpSeen', { seat });
}

/** The pile has lain still: what is open closes, unless something may still be added to it or taken back. */
export const pileSettled = (referee: Referee): Referee =>
  referee.open?.answer === 'fits' ? closePlay(referee) : referee;

/** What has become of the pile: picked up, and ruled on like any move; burned; or it still lies there. */
export function answerGone(free: Referee, { seat, cause }: Asked, { kind }: Answer): Referee {
  const picture = cause?.type === 'pile' ? cause.picture : undefined;
  if (kind === 'yes' && seat !== null)
    return bookOrCount(free, seat, () => ({ kind: 'pickUp', seat }), true, picture);
  if (kind !== 'no') return say(free, 'misScanDropped');
  const called = callLate(free);
  if (called !== null) return called;
  const [from, to] = [{ zone: 'pile' }, { zone: 'burned' }] as const;
  return say(book(free, { kind: 'moved', cards: free.game.pile, from, to }), 'burnBooked');
}

/** The play that lay alone was not taken back: so whoever is next has picked it up. */
export function notTakenBack(free: Referee, asked: Asked): Referee {
  const closed = closePlay(free);
  return answerGone(closed, { ...asked, seat: likelySeat(closed.game) }, { kind: 'yes' });
}
