import { owesFaceUp } from '../engine/breaches.ts';
import { bareCards, type Card, isKnown, type PileSlot, UNKNOWN } from '../engine/cards.ts';
import { decide } from '../engine/decide.ts';
import type { Move, MoveOf } from '../engine/move.ts';
import { outcomeOf } from '../engine/outcome.ts';
import { judgeEntry, lastStanding } from '../engine/record.ts';
import { faceUpCards, type SeatNumber, type State } from '../engine/state.ts';
import type { Sighting } from '../recognition/sighting.ts';
import { book, bookMove, lift, pictured, rebook } from './book.ts';
import { correct } from './correct.ts';
import { type Correction, spliceOf } from './correction.ts';
import { likelyCount } from './doubt.ts';
import type { Gone } from './input.ts';
import { awaitsStarter, likelySeatInPlay, seenAt, withCard } from './likely.ts';
import { closePlay, rulingNow } from './open.ts';
import { type Answer, YES_NO_OR_MIS_SCAN } from './question.ts';
import { type Asked, type OpenPlay, type Referee, registeringOf } from './referee.ts';
import { ask, say } from './say.ts';
import { takenBack } from './taken.ts';

/** The pile is picked up or burned, as people say; or a camera sees it gone, and the rules often tell which it was. */

/** Whether a card may be one of the face-up cards of a seat; with an empty hand it can be nothing else. */
function mayLieFaceUp({ seats }: State, seat: SeatNumber, card: PileSlot): boolean {
  const own = seats[seat]!;
  return own.hand.length === 0 || faceUpCards(own).some((slot) => slot === card || slot === UNKNOWN);
}

/** A face-up card added to the pile to be picked up with it: one that doesn't fit, where the rules want that. */
export function addedCard({ game, open }: Referee): MoveOf<'pickUp'> | null {
  if (open === null || open.cards.length > 1 || open.answer === 'fits') return null;
  const { seat, cards } = open;
  return owesFaceUp(game, seat) && mayLieFaceUp(game, seat, cards[0]!)
    ? { kind: 'pickUp', seat, add: cards[0]! }
    : null;
}

/** Whether nothing but the face-up card that goes with the pile is missing for this move. */
export function lacksFaceUp(game: State, move: Move): boolean {
  const ruling = decide(game, move);
  return ruling.verdict === 'illegal' && ruling.breaches.every(({ code }) => code === 'faceUpOwed');
}

/** Asks which face-up card goes with the pile, where more than one may; the only one goes with it unasked. */
function askAdded(referee: Referee, move: MoveOf<'pickUp'>, sure: boolean, picture?: string): Referee {
  const { seat } = move;
  const own = faceUpCards(referee.game.seats[seat]!);
  const known = own.filter(isKnown);
  if (own.length === 1 && known.length === 1)
    return bookMove(referee, { ...move, add: known[0]! }, sure, picture);
  const cards = known.map((card): Answer => ({ kind: 'card', card }));
  const answers: readonly Answer[] = [...cards, { kind: 'no' }, { kind: 'misScan' }];
  return ask(referee, { code: 'whichAdded', seat, answers, sure, ...pictured(picture) });
}

/** The scanned card that is asked for: it lies face up there, as far as anybody knows; null if it doesn't, or none is asked for. */
export function addedBy(referee: Referee, sighting: Sighting): Card | null {
  const { game, question } = referee;
  if (question?.code !== 'whichAdded' || question.seat === null) return null;
  const lying = faceUpCards(game.seats[question.seat]!);
  const { card } = withCard(referee, sighting, lying);
  return lying.includes(card) || (lying.includes(UNKNOWN) && seenAt(game, card) === null) ? card : null;
}

/** The pile is picked up with this face-up card; with none where people say so, which is ruled on like any move. */
export function answerAdded(referee: Referee, add: Card | null): Referee {
  const { question } = referee;
  if (question?.code !== 'whichAdded' || question.seat === null) return referee;
  const move: Move = { kind: 'pickUp', seat: question.seat, ...(add !== null && { add }) };
  const { sure = false, picture } = question;
  return bookMove({ ...referee, question: null, announced: null }, move, sure, picture);
}

/** Records a move; where nothing but a face-up card is missing, the referee asks which. */
export const bookOrAsk = (
  referee: Referee,
  move: MoveOf<'flip' | 'pickUp'>,
  sure: boolean,
  picture?: string,
): Referee =>
  move.kind === 'pickUp' && lacksFaceUp(referee.game, move)
    ? askAdded(referee, move, sure, picture)
    : bookMove(referee, move, sure, picture);

/** The same; if only a count that may be wrong forbids it, the referee asks for the count first. */
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
  if (count === null) return bookOrAsk(referee, move, sure, picture);
  const { kind } = move;
  return ask(referee, { code: 'miscounted', seat, count, kind, answers: YES_NO_OR_MIS_SCAN });
}

/** Records that the seat to act, or the announced one, picks up the pile; the open play closes first. */
export function pickUp(referee: Referee): Referee {
  const withAdded = addedCard(referee);
  if (withAdded !== null) return bookMove({ ...referee, open: null }, withAdded, referee.open!.sure);
  const closed = closePlay(referee);
  const seat = referee.announced ?? likelySeatInPlay(closed.game);
  if (closed.game.phase === 'over') return say(closed, 'gameOver');
  if (awaitsStarter(closed.game)) return say(closed, 'scanStarterFirst');
  if (closed.game.pile.length === 0) return say(closed, 'nothingToPickUp');
  if (seat === null) return say(closed, 'seatFirst');
  return bookOrCount(closed, seat, () => ({ kind: 'pickUp', seat }), referee.announced !== null);
}

/** A play that closed by itself can still be called, where it then burns; null if it doesn't. */
export function callLate(referee: Referee): Referee | null {
  const last = referee.judged.at(-1);
  if (last?.entry.kind !== 'move' || last.before.rules.set.announce.required === 'no') return null;
  const { move } = last.entry;
  if ((move.kind !== 'play' && move.kind !== 'flip') || move.called) return null;
  const entry = { ...last.entry, move: { ...move, called: true } };
  const { events, before } = judgeEntry(last.before, entry);
  return outcomeOf(before, events).outcome.burn ? rebook(referee, entry) : null;
}

/** Lets the last move that stands burn the pile; null where it left none, or a play has to be dealt with first. */
export function lastBurn({ judged, game, alarm }: Referee): Correction | null {
  const burn: Correction = { kind: 'burn', entry: lastStanding(judged) };
  return !alarm && spliceOf(judged, game, burn).ok ? burn : null;
}

/** Says so; and whether the table may let it burn all the same. */
const noBurnDue = (referee: Referee): Referee =>
  say(referee, 'noBurnDue', { text: lastBurn(referee) === null ? null : 'burn' });

/** "The pile burned" closes a play that burns it, as its call; otherwise none is due. */
export function burned(referee: Referee): Referee {
  const { open, game } = referee;
  if (open !== null) {
    const called = { ...open, called: true };
    const ruling = rulingNow(game, called);
    const burns = ruling.verdict !== 'illegal' && outcomeOf(game, ruling.events).outcome.burn;
    if (burns) return closePlay({ ...referee, open: called });
    return noBurnDue(closePlay(referee));
  }
  return callLate(referee) ?? (game.pile.length > 0 ? noBurnDue(referee) : referee);
}

type PileGone = Extract<Gone, { type: 'pile' }>;

/** Whether the rules leave nothing else than that the seat to act has picked it up. */
function isPickUp(referee: Referee, move: Move): boolean {
  if (referee.alarm || callLate(referee) !== null) return false;
  return decide(referee.game, move).verdict !== 'illegal';
}

function askGone(referee: Referee, seat: SeatNumber | null, cause: PileGone): Referee {
  const pickedUp: readonly Answer[] = seat === null ? [] : [{ kind: 'yes' }];
  const answers: readonly Answer[] = [...pickedUp, { kind: 'no' }, { kind: 'misScan' }];
  return ask(referee, { code: 'pileGone', seat, answers, cause });
}

/** A play that lay alone has gone before it was over: its player may have thought better of it. */
function askLone(referee: Referee, { cards, seat }: OpenPlay, cause: PileGone): Referee {
  const answers = YES_NO_OR_MIS_SCAN;
  return ask(referee, { code: 'takenBack', card: cards[0]!, seat, cards, cause, answers });
}

/**
 * Nothing lies where the pile was. Records what the rules say became of it, and asks where they don't say, also if
 * nobody has seen it go.
 */
export function pileGone(referee: Referee, cause: PileGone): Referee {
  const { picture } = cause;
  const isSeen = cause.what === 'gone';
  if (registeringOf(referee) !== null || referee.game.phase === 'over') return referee;
  const withAdded = isSeen ? addedCard(referee) : null;
  if (withAdded !== null) {
    const { open, game } = referee;
    return bookMove({ ...lift(referee, bareCards(game.pile)), open: null }, withAdded, open!.sure, picture);
  }
  const played = closePlay(referee);
  const closed = lift(played, bareCards(played.game.pile));
  const { game, announced, alarm } = closed;
  if (game.phase === 'over' || awaitsStarter(game)) return closed;
  // What was expected; or else the one card that was not allowed has gone back.
  if (game.pile.length === 0) return alarm && isSeen ? takenBack(closed) : closed;
  if (isSeen && referee.open?.answer === 'fits' && referee.game.pile.length === 0)
    return askLone(referee, referee.open, cause);
  const seat = announced ?? likelySeatInPlay(game);
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
  const burn = lastBurn(free);
  const [from, to] = [{ zone: 'pile' }, { zone: 'burned' }] as const;
  const gone =
    burn === null
      ? book(free, { kind: 'moved', cards: bareCards(free.game.pile), from, to })
      : correct(free, burn);
  return say(gone, 'burnBooked', { seat: gone.game.turn });
}

/** The play that lay alone wasn't taken back, so the next player has picked it up. */
export function notTakenBack(free: Referee, asked: Asked): Referee {
  const closed = closePlay(free);
  return answerGone(closed, { ...asked, seat: likelySeatInPlay(closed.game) }, { kind: 'yes' });
}
