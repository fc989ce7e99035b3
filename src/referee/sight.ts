import { areOneKind, type Card } from '../engine/cards.ts';
import { decide } from '../engine/decide.ts';
import { ownerOf, type Place } from '../engine/location.ts';
import { cardsOf } from '../engine/move.ts';
import type { SeatNumber, State } from '../engine/state.ts';
import { areThrownIn, isThrowing, starterAfter } from '../engine/thrown.ts';
import type { Sighting } from '../recognition/sighting.ts';
import { othersBeside } from './beside.ts';
import { book, bookMove, pictured } from './book.ts';
import { beforeNext } from './chosen.ts';
import {
  awaitsStarter,
  candidates,
  leavingTo,
  likelySeat,
  moveWith,
  nextSlots,
  seenAt,
  starters,
  withCard,
} from './likely.ts';
import { belongsTo, closePlay, jumpersWith, setOpen, withNext } from './open.ts';
import { type Answer, YES_NO_OR_MIS_SCAN, YES_OR_MIS_SCAN } from './question.ts';
import type { OpenPlay, Referee } from './referee.ts';
import { ask, say } from './say.ts';
import { deniedWrongly, isDenied, toldStarter } from './starting.ts';
import { takenBackTo } from './taken.ts';

/** A code of another pack than the first shows that the codes of the packs differ. */
export const tellApart = (referee: Referee, { copy }: Sighting): Referee =>
  copy > 1 && !referee.toldApart ? { ...referee, toldApart: true } : referee;

function askWho(referee: Referee, sighting: Sighting, seats: readonly SeatNumber[]): Referee {
  const answers = seats.map((seat): Answer => ({ kind: 'seat', seat }));
  return ask(referee, {
    code: 'whoPlayed',
    card: sighting.card,
    seat: referee.game.turn,
    answers,
    held: sighting,
  });
}

/** Asks whether a card is more of the open play, or which other seat's next play it is. */
function askWhoseWild(
  referee: Referee,
  { seat }: OpenPlay,
  others: readonly SeatNumber[],
  sighting: Sighting,
): Referee {
  const answers = [seat, ...others].map((one): Answer => ({ kind: 'seat', seat: one }));
  return ask(referee, { code: 'whoseWild', card: sighting.card, seat, answers, held: sighting });
}

/**
 * Whether a scanner has read a card of the newest move once more, which lies there with nothing on it: who picks that
 * pile up has it then, and isn't who plays next.
 */
const isAgain = ({ judged, open, announced, game }: Referee, { card, how }: Sighting): boolean => {
  const last = judged.at(-1)?.entry;
  // With several packs it may be another one of its kind.
  const isOne = game.rules.set.deck.packs === 1;
  const isQuiet = open === null && announced === null && how !== 'watch';
  return isOne && isQuiet && last?.kind === 'move' && cardsOf(last.move).includes(card);
};

/** A card that can't come from where it is known to lie: a mis-scan or a missed event, so people are asked. */
function questionPlace(
  referee: Referee,
  where: Place | null,
  sighting: Sighting,
  mover: SeatNumber | null,
): Referee | null {
  const { card } = sighting;
  if (where === null) return null;
  // A camera has read it several times before it says so; a scanner may have hit a card that lies aside.
  if (where.zone === 'burned' && (sighting.how !== 'watch' || mover === null))
    return say(referee, 'alreadyBurned', { card });
  const holder = ownerOf(where);
  if (holder !== null && holder === mover) return null;
  const about = { card, answers: YES_OR_MIS_SCAN, held: sighting };
  if (where.zone === 'pile' && isAgain(referee, sighting)) return say(referee, 'scannedAgain', { card });
  if (where.zone === 'burned') return ask(referee, { ...about, code: 'notBurned', seat: mover });
  if (where.zone === 'pile') return ask(referee, { ...about, code: 'pickedUp', seat: mover });
  return ask(referee, { ...about, code: 'laidByHolder', seat: holder });
}

const isJustBurned = ({ judged }: Referee, card: Card): boolean =>
  judged
    .at(-1)
    ?.events.some(
      (event) => event.type === 'moved' && event.to.zone === 'burned' && event.cards.includes(card),
    ) === true;

/**
 * A card that was just said to be burned, and now one of its kind: they may be one play, so that the first is asked
 * about while the second waits. Null if it isn't so.
 */
function questionBurned(referee: Referee, seen: Sighting, mover: SeatNumber | null): Referee | null {
  const { notice, open, game } = referee;
  const burned = notice?.code === 'alreadyBurned' && open === null ? notice.card : null;
  if (burned === null || mover === null || game.phase === 'over') return null;
  if (burned === seen.card || !areOneKind([burned, seen.card])) return null;
  // Of a set that lies aside another card may come, and what has just burned is still at hand.
  if (seenAt(game, seen.card)?.zone === 'burned' || isJustBurned(referee, burned)) return null;
  const held: Sighting = { card: burned, copy: 1, at: seen.at, confidence: 1, how: 'scanner' };
  const about = { card: burned, answers: YES_OR_MIS_SCAN, held };
  const asked = ask(referee, { ...about, code: 'notBurned', seat: mover });
  return { ...asked, waiting: [{ type: 'sighting', sighting: seen }, ...asked.waiting] };
}

/** A card that comes sooner than this after the one before was scanned with it: nobody else is that quick. */
const AT_ONCE_MS = 600;

const isAtOnce = (open: OpenPlay, { at }: Sighting): boolean => at - open.at < AT_ONCE_MS;

/** Whether a card is more of the open play; of cards that are thrown in each may be somebody else's. */
const isMore = (referee: Referee, open: OpenPlay, seen: Sighting): boolean =>
  belongsTo(referee, open, seen.card) &&
  !isOthers(referee, open, seen) &&
  (isAtOnce(open, seen) || !isThrowing(referee.game));

/** Who is known to hold a card and may play it now, in turn or out of turn; null if nobody is. */
function ableHolder(game: State, card: Card): SeatNumber | null {
  const where = seenAt(game, card);
  const holder = where === null ? null : ownerOf(where);
  return holder !== null && decide(game, moveWith(game, holder, [card])).verdict !== 'illegal'
    ? holder
    : null;
}

/** The same of what was scanned; null where its code may be on a card of another pack, which may be anybody's. */
function ableHolderOf(referee: Referee, seen: Sighting): SeatNumber | null {
  const { game, toldApart } = referee;
  const isOne = game.rules.set.deck.packs === 1 || seen.copy > 1 || (toldApart && seen.how !== 'tap');
  return isOne ? ableHolder(game, withCard(referee, seen).card) : null;
}

/**
 * Whether a card that would go with the open play is known to be another player's, who may play it now: then it is
 * that player's own play, and there is nothing to ask about; unless more of the open play may be, or it came at once.
 */
function isOthers(referee: Referee, open: OpenPlay, seen: Sighting): boolean {
  if (isAtOnce(open, seen) || open.answer !== 'fits') return false;
  const own = nextSlots(referee.game, open.seat);
  const { card } = withCard(referee, seen, own, open.cards);
  if (own.includes(card) || !open.cards.slice(1).every((one) => own.includes(one))) return false;
  const holder = ableHolder(closePlay(referee).game, card);
  return holder !== null && holder !== open.seat;
}

/** Asks whether a seat starts with a card that nobody was said to have: others may have such a card, too. */
const askAfterAll = (referee: Referee, seat: SeatNumber, held: Sighting): Referee =>
  ask(referee, { code: 'startsAfterAll', card: held.card, seat, answers: YES_NO_OR_MIS_SCAN, held });

/** A card from a seat that is known: turned over blind, or opened as a play. */
export function layCard(before: Referee, seat: SeatNumber, sighting: Sighting, sure: boolean): Referee {
  if (deniedWrongly(before, sighting.card) !== null) return askAfterAll(before, seat, sighting);
  const done = sure ? leavingTo(before.game, seat) : null;
  const referee = done === null ? before : bookMove(before, done, false);
  const { game } = referee;
  const { card, at, picture } = sighting;
  const move = moveWith(game, seat, [card]);
  const isGuess = move.kind === 'flip' && !sure && game.pending === null;
  const others = isGuess ? jumpersWith(game, seat, [card]) : [];
  if (others.length > 0) return askWho(referee, sighting, [seat, ...others]);
  if (move.kind === 'flip') return bookMove(referee, move, sure, picture);
  return setOpen(referee, { seat, cards: [card], at, sure, called: false, ...pictured(picture) });
}

/** Takes a card of the seat that was asked for: more of the open play, if that is its own, else its next play. */
export function takeFrom(referee: Referee, seat: SeatNumber, seen: Sighting): Referee {
  const { open, game } = referee;
  if (open?.seat !== seat) {
    const ready = closePlay(referee);
    return layCard(ready, seat, withCard(ready, seen, nextSlots(ready.game, seat), open?.cards), true);
  }
  const { card, at, picture } = withCard(referee, seen, nextSlots(game, seat), open.cards);
  const cards = withNext(game, open.cards, card);
  return setOpen(referee, { ...open, cards, at, sure: true, ...pictured(picture) });
}

/** The cards of a play that was not allowed, until somebody reacts. */
function refusedCards({ alarm, judged }: Referee): readonly Card[] {
  const last = judged.at(-1)?.entry;
  return alarm && last?.kind === 'move' ? cardsOf(last.move) : [];
}

/** Whether a camera sees what it has told already: the newest play, a pile that was put back, a game that is over. */
export function liesThere(referee: Referee, { how, card }: Sighting): boolean {
  if (how !== 'watch') return false;
  const { open, game, lifted } = referee;
  const isOpen = (open?.cards ?? refusedCards(referee)).includes(card);
  const isBack = lifted.includes(card) && game.pile.includes(card);
  return isOpen || isBack || (game.phase === 'over' && open === null);
}

/** Who is known to hold a card with which they may start the round, or comes after cards were thrown in; null if nobody is. */
function startingHolder(game: State, card: Card): SeatNumber | null {
  if (isThrowing(game) && !areThrownIn(game, [card])) return starterAfter(game);
  const place = seenAt(game, card);
  const holder = place?.zone === 'hand' ? place.seat : null;
  return holder !== null && starters(game).includes(holder) ? holder : null;
}

/**
 * Takes a scanned card: into the open play, as the next one, or as a reason to ask. The open play is closed
 * only by a card that is really played: what turns out to be a mis-scan leaves everything as it was.
 */
export function takeSighting(before: Referee, seen: Sighting): Referee {
  const { open, announced, lifted } = before;
  const referee: Referee = lifted.includes(seen.card)
    ? { ...before, lifted: lifted.filter((one) => one !== seen.card) }
    : before;
  if (liesThere(before, seen)) return referee;
  // Equal cards are of one kind: whose play it is comes first, and tells which of the two it is.
  const more = open !== null && isMore(referee, open, seen) ? open : null;
  const others = more === null || isAtOnce(more, seen) ? [] : othersBeside(referee, more, seen);
  // Who plays again would have scanned it at once.
  if (more !== null && others.length > 0 && !others.includes(more.seat))
    return askWhoseWild(referee, more, others, seen);
  const added = others.length === 0 ? more : null;
  const closed = added === null ? closePlay(referee) : referee;
  const chosen = closed === referee ? null : beforeNext(closed, seen);
  if (chosen !== null && chosen.question !== null) return chosen;
  const ready = chosen ?? closed;
  const { game } = ready;
  // Whose a card is that nobody was said to have, no rule tells.
  const due = isDenied(ready, seen.card)
    ? null
    : ((game.phase === 'start' ? null : ableHolderOf(ready, seen)) ??
      likelySeat(game) ??
      toldStarter(ready) ??
      startingHolder(game, seen.card));
  const mover = added?.seat ?? announced ?? due;
  const doubted = questionBurned(ready, seen, mover);
  if (doubted !== null) return doubted;
  const sighting = withCard(ready, seen, nextSlots(game, mover), open?.cards);
  const { card, at, picture } = sighting;
  if (open?.cards.includes(card)) return say(referee, 'alreadyInPlay', { card });
  if (game.phase === 'over') return say(ready, 'gameOver', { card });
  // People may say whose it is.
  const where = seenAt(game, card) ?? (announced === null ? takenBackTo(ready, card) : null);
  if (awaitsStarter(game) && where !== null)
    return say(ready, 'alreadyKnown', { card, seat: ownerOf(where) });
  if (awaitsStarter(game))
    return say(book(ready, { kind: 'seen', place: { zone: 'pile' }, card }), 'starterSeen', { card });
  const questioned = questionPlace(referee, where, sighting, mover);
  if (questioned !== null) return questioned;
  if (added !== null)
    return setOpen(referee, { ...added, cards: withNext(game, added.cards, card), at, ...pictured(picture) });
  if (mover === null) return askWho(ready, sighting, candidates(game));
  const laid = layCard(ready, mover, sighting, announced !== null);
  return open !== null && laid.open !== null ? { ...laid, open: { ...laid.open, ended: true } } : laid;
}
