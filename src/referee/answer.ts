import { areOneKind, type Card, isKnown, UNKNOWN } from '../engine/cards.ts';
import { cardsOf, type Move } from '../engine/move.ts';
import { isRefused } from '../engine/record.ts';
import type { SeatNumber } from '../engine/state.ts';
import type { Sighting } from '../recognition/sighting.ts';
import { book, bookMove } from './book.ts';
import { withChosen } from './chosen.ts';
import { correct } from './correct.ts';
import { unknownStack } from './face-up.ts';
import type { Input } from './input.ts';
import { flipOf, moveWith, seenAt } from './likely.ts';
import { closePlay, dropLast, judgeOpen, setOpen } from './open.ts';
import { answerAdded, answerGone, bookOrAsk, lacksFaceUp, notTakenBack } from './pile.ts';
import { type Answer, DOUBTS } from './question.ts';
import type { Asked, OpenPlay, Referee } from './referee.ts';
import { ask, say } from './say.ts';
import { layCard, takeFrom, takeSighting, tellApart } from './sight.ts';
import { deniedWrongly, namedAgain } from './starting.ts';
import { answerTaken } from './taken.ts';

/** What people say about the newest play: whose it was, and their answers to questions. */

/** The seat picked up the pile without a word: that is recorded, and the card follows as its play. */
function pickedUp(referee: Referee, seat: SeatNumber): Referee {
  const move: Move = { kind: 'pickUp', seat };
  // It has happened, allowed or not.
  return say(book(referee, { kind: 'move', move, ifIllegal: 'letStand' }), 'pickUpBooked', { seat });
}

/** A card that was taken to be elsewhere: the seat that plays it had it all the time, and another card lies there. */
function heldBy(referee: Referee, seat: SeatNumber, card: Card): Referee {
  const stack = unknownStack(referee.game, seat);
  const isInHand = stack === null || referee.game.seats[seat]!.hand.includes(UNKNOWN);
  const place = isInHand ? ({ zone: 'hand', seat } as const) : ({ zone: 'faceUp', seat, stack } as const);
  return book(referee, { kind: 'seen', place, card });
}

/** Whether the question that stands is about whose a play may be, which people may say otherwise. */
export const asksOfPlay = ({ question, open }: Referee): boolean =>
  question !== null && DOUBTS.includes(question.code) && (question.held ?? open) !== null;

/** The play that is asked about was this seat's: what is asked then, or what became of it. */
export function askedWas(referee: Referee, seat: SeatNumber): Referee {
  const { question, open } = referee;
  // With the open play of this seat it may go.
  const announced = open?.seat === seat ? null : seat;
  const free: Referee = { ...referee, question: null };
  if (question?.held != null) {
    const taken = takeSighting({ ...free, announced }, question.held);
    // The card isn't where the record has it: people say whose it was.
    const isAskedAgain = taken.question?.code === 'laidByHolder' && question.code === 'laidByHolder';
    if (!isAskedAgain) return taken;
    return takeSighting({ ...heldBy(free, seat, question.held.card), announced }, question.held);
  }
  return open === null ? referee : setOpen(free, { ...open, seat, sure: true });
}

/** Gives the last play, open or closed, to another seat; also one that is asked about. */
export function itWas(referee: Referee, seat: SeatNumber): Referee {
  const { open } = referee;
  if (asksOfPlay(referee)) return askedWas(referee, seat);
  if (open !== null) return changeOpen(referee, seat);
  const last = referee.judged.at(-1);
  // A play that was taken back lies nowhere any more.
  const gone = isRefused(last) && !referee.alarm;
  if (last === undefined || last.entry.kind !== 'move' || gone) return say(referee, 'cannotChangePlayer');
  const corrected = correct(referee, { kind: 'player', entry: referee.judged.length - 1, seat });
  return corrected.judged === referee.judged ? corrected : say(corrected, 'changedPlayer', { seat });
}

/** Two players' equal cards ran together if the last one fits as this seat's own play; else all are its own. */
function changeOpen(referee: Referee, seat: SeatNumber): Referee {
  const open = referee.open!;
  const card = open.cards.at(-1)!;
  const first = { ...open, cards: open.cards.slice(0, -1) };
  if (first.cards.length > 0) {
    const closed = closePlay({ ...referee, open: first });
    const own = { ...open, seat, cards: [card], sure: true };
    if (!closed.alarm && judgeOpen(closed.game, own).answer !== 'cannot')
      return say(setOpen(closed, own), 'changedPlayer', { seat, card });
  }
  return say(setOpen(referee, { ...open, seat, sure: true }), 'changedPlayer', { seat, card });
}

/** Asks whose the last play was. */
export function askWrongPlayer(referee: Referee): Referee {
  const last = referee.judged.at(-1)?.entry;
  const booked = referee.open?.seat ?? (last?.kind === 'move' ? last.move.seat : null);
  if (booked === null) return say(referee, 'cannotChangePlayer');
  const answers = referee.game.seats
    .map((_, seat): Answer => ({ kind: 'seat', seat }))
    .filter((answer) => answer.kind === 'seat' && answer.seat !== booked);
  const card = (referee.open?.cards ?? (last?.kind === 'move' ? cardsOf(last.move) : []))[0] ?? null;
  return ask(referee, {
    code: 'wrongPlayer',
    card,
    seat: booked,
    answers: [...answers, { kind: 'misScan' }],
  });
}

/**
 * The hand wasn't empty, and people say so: cards of the play that it has no room for came from the table, so far
 * as unseen cards lie there.
 */
function fromTable(referee: Referee, { seat, cards }: OpenPlay): Referee {
  const { hand } = referee.game.seats[seat]!;
  const hidden = hand.filter((slot) => !isKnown(slot)).length;
  const beside = cards.filter((card) => !hand.includes(card)).slice(hidden);
  return beside.reduce((before, card) => {
    const stack = unknownStack(before.game, seat);
    if (stack === null || seenAt(before.game, card) !== null) return before;
    return book(before, { kind: 'seen', place: { zone: 'faceUp', seat, stack }, card });
  }, referee);
}

/** The hand has as many cards as the move needs it to have; or it hasn't, and the move is not allowed. */
function answerCount(free: Referee, asked: Asked, { kind }: Answer): Referee {
  const { seat, count, card } = asked;
  if (seat === null || count === null) return free;
  const { open } = free;
  if (kind === 'misScan') return say(dropLast(free), 'misScanDropped', { card });
  const closed: Referee = { ...free, open: null };
  const counted =
    kind === 'yes'
      ? book(closed, { kind: 'count', seat, count })
      : open !== null && count === 0
        ? fromTable(closed, open)
        : closed;
  if (open === null && asked.kind === 'pickUp') return bookOrAsk(counted, { kind: 'pickUp', seat }, true);
  if (open === null) return bookMove(counted, flipOf(counted.game, seat), true);
  const move = moveWith(counted.game, seat, open.cards);
  if (move.kind === 'flip') return bookMove(counted, move, true, open.picture);
  const judged = judgeOpen(counted.game, { ...open, sure: true });
  return { ...counted, open: judged, notice: null };
}

/** Says which scans are dropped; of one that had no card, just that. */
const sayDropped = (referee: Referee, cards: readonly Card[]): Referee =>
  say(referee, 'misScanDropped', { card: cards[0] ?? null, text: cards.join(' ') });

/**
 * Drops what was asked about. Cards of the same play that wait, and would be asked about like it, are dropped with it,
 * and so is the Done after them: what is scanned in their place may belong to the play that is open.
 */
function dropWith(free: Referee, { code, seat, held, card }: Asked, before: readonly Card[] = []): Referee {
  const cards = card === null ? before : [...before, card];
  const [next, ...rest] = free.waiting;
  if (held !== null && next?.type === 'sighting') {
    const { sighting } = next;
    const isTogether = areOneKind([held.card, sighting.card]) && sighting.at - held.at < free.settings.quiet;
    const told = tellApart(free, sighting);
    const asked = isTogether ? takeSighting(told, sighting).question : null;
    if (asked !== null && asked.code === code && asked.seat === seat)
      return dropWith({ ...told, waiting: rest }, asked, cards);
  }
  const isDone = next?.type === 'command' && next.command.name === 'DONE';
  return sayDropped(isDone ? { ...free, waiting: rest } : free, cards);
}

/** A card that nobody was said to have is the first one: its player starts, or the question who has one is asked again. */
function answerStart(free: Referee, asked: Asked, { kind }: Answer): Referee {
  const { seat, held } = asked;
  const denied = held === null ? null : deniedWrongly(free, held.card);
  if (seat === null || held === null || denied === null) return free;
  if (kind === 'yes') return layCard({ ...free, denied }, seat, held, true);
  const dropped = dropWith({ ...free, announced: seat }, asked);
  return kind === 'no'
    ? say({ ...dropped, denied, announced: null, starter: null }, 'askedAgain')
    : namedAgain(dropped);
}

/** Nobody has picked up after all; a card that showed it was a mis-scan then, and is dropped with the seat that waits. */
function notPickedUp(free: Referee, { seat, held }: Asked): Referee {
  if (held === null) return say(free, 'undone', { seat, text: 'pickUp' });
  return say({ ...free, waiting: free.waiting.slice(2) }, 'misScanDropped', { card: held.card });
}

/** A seat has picked the pile up and plays a card of it: once people have said which face-up card went with it, if one had to. */
function afterPickUp(closed: Referee, seat: SeatNumber, held: Sighting): Referee {
  const move = { kind: 'pickUp', seat } as const;
  if (!lacksFaceUp(closed.game, move)) return layCard(pickedUp(closed, seat), seat, held, true);
  const booked = bookOrAsk(closed, move, true);
  if (booked.question === null) return layCard(booked, seat, held, true);
  const named: Input = { type: 'command', command: { name: 'SEAT', seat: seat + 1 }, at: held.at };
  const waiting: readonly Input[] = [named, { type: 'sighting', sighting: held }, ...booked.waiting];
  return { ...booked, question: { ...booked.question, held }, waiting };
}

/** Carries out an answer to the question that stands. */
export function answerQuestion(referee: Referee, answer: Answer): Referee {
  const { question } = referee;
  if (question === null) return say(referee, 'noQuestion');
  const free: Referee = { ...referee, question: null, announced: null };
  const { held } = question;
  if (answer.kind === 'choice') {
    // Who plays next may have been named before it was said what the card does.
    const chosen = { ...withChosen(free, answer.choice), announced: referee.announced };
    return held === null ? chosen : takeSighting(chosen, held);
  }
  if (answer.kind === 'card') return answerAdded(referee, answer.card);
  if (question.code === 'whichAdded' && answer.kind === 'no') return answerAdded(referee, null);
  if (question.code === 'whichAdded') return notPickedUp(free, question);
  if (question.code === 'miscounted') return answerCount(free, question, answer);
  if (question.code === 'startsAfterAll') return answerStart(free, question, answer);
  if (question.code === 'pileGone') return answerGone(free, question, answer);
  if (question.cause?.type === 'pile' && answer.kind === 'no') return notTakenBack(free, question);
  if (question.code === 'takenBack') return answerTaken(free, question, answer);
  if (answer.kind === 'misScan' && question.code === 'wrongPlayer') return free;
  if (answer.kind === 'misScan')
    return held === null
      ? sayDropped(dropLast(free), question.card === null ? [] : [question.card])
      : dropWith(free, question);
  if (question.code === 'wrongPlayer') return answer.kind === 'seat' ? itWas(free, answer.seat) : free;
  if (question.code === 'whoseWild' && answer.kind === 'seat' && held !== null)
    return takeFrom(free, answer.seat, held);
  if (question.code === 'whoPlayed' && answer.kind === 'seat') {
    if (held !== null) return layCard(free, answer.seat, held, true);
    return free.open === null ? free : setOpen(free, { ...free.open, seat: answer.seat, sure: true });
  }
  const seat = question.seat;
  if (seat === null || held === null) return free;
  const closed = closePlay(free);
  if (question.code === 'pickedUp') return afterPickUp(closed, seat, held);
  return layCard(question.code === 'notBurned' ? heldBy(closed, seat, held.card) : closed, seat, held, true);
}
