import { cardsOf } from '../engine/move.ts';
import { isCorrected, isRefused, isSameSince, newestAt, newestChange } from '../engine/record.ts';
import { hasCards, isStalled, type SeatNumber } from '../engine/state.ts';
import type { Command } from '../recognition/sighting.ts';
import { answerQuestion, askedWas, asksOfPlay, askWrongPlayer } from './answer.ts';
import { bookMove, rebook } from './book.ts';
import { answerNumber } from './choices.ts';
import { givenBack, reopened, withoutQuestion } from './correct.ts';
import { countOf } from './count.ts';
import { enterLog } from './cursor.ts';
import { register, unregister } from './face-up.ts';
import { unforget } from './hold.ts';
import { awaitsStarter, flipOf, leavingTo, likelySeatInPlay } from './likely.ts';
import { closePlay, dropLast, openAgain } from './open.ts';
import { bookOrCount, burned, pickUp } from './pile.ts';
import { type Asked, type Referee, type Released, standsWrong, undoOnce } from './referee.ts';
import { atSeat, saidAround, say } from './say.ts';
import { letStand, payFor, payPenalty, setTurn, turnRound, unburn } from './set-right.ts';
import { deny, namedAgain, takeBackDenial, toldStarter } from './starting.ts';
import { stepOf, takenBack } from './taken.ts';

/** What commands mean in play, where the referee is in no mode. */

/** Whether the newest play closed by itself and Done hasn't been said since: then that is about this play. */
const closedByItself = ({ judged, doneSaid }: Referee): boolean => {
  const last = judged.at(-1)?.entry;
  return (
    !doneSaid &&
    last?.kind === 'move' &&
    ['play', 'flip'].includes(last.move.kind) &&
    cardsOf(last.move).length > 0
  );
};

function done(referee: Referee): Referee {
  // That is about the play of which it is asked.
  if (referee.question?.code === 'whatChosen') return { ...referee, doneSaid: true };
  if (referee.open !== null) return { ...closePlay(referee), doneSaid: true };
  if (referee.alarm) return payFor(takenBack(referee));
  if (closedByItself(referee)) return { ...referee, doneSaid: true };
  const { extra, turn, phase } = referee.game;
  // The cards are dealt: who starts is asked next.
  if (phase === 'start' && referee.judged.length === 0) return { ...referee, doneSaid: true };
  if (extra === 'may' && turn !== null) return bookMove(referee, { kind: 'done', seat: turn }, false);
  return ['start', 'over'].includes(phase) ? referee : say(referee, 'nothingOpen');
}

/** Tries that were refused have changed nothing: undo passes over them, up to the first entry. */
function withoutRefused(referee: Referee): Referee {
  const isTry =
    isRefused(referee.judged.at(-1)) && referee.judged.length > 1 && !isCorrected(referee.revisions);
  return isTry ? withoutRefused(undoOnce(referee)) : referee;
}

/** Whether the last entry is a play against the rules of which nobody has said that it was taken back. */
const awaitsReaction = (referee: Referee): boolean =>
  standsWrong(referee) && !referee.withdrawn.includes(referee.judged.at(-1)!.entry);

/** Takes a correction back: the record is exactly as it was before, and so is the alarm that stood then. */
function uncorrect(referee: Referee): Referee {
  const free = withoutQuestion(referee);
  const back = undoOnce(free);
  const change = newestChange(free.revisions);
  const at = change?.type === 'rewrite' ? change.from : back.judged.length;
  const undone = { ...back, ...saidAround(back, at, back.judged.length - free.judged.length) };
  const before = {
    ...reopened({ ...undone, changed: [], alarm: awaitsReaction(undone) }),
    ...givenBack(free),
  };
  return say(before, 'undone', { text: 'correction' });
}

/** The record with this change as its newest. */
const backTo = (referee: Referee, change: number): Referee =>
  newestAt(referee.revisions) === change ? referee : backTo(undoOnce(referee), change);

/** Takes a correction back with all that it let come: what was asked is asked, and what waited waits again. */
function unrelease(referee: Referee, { since, ...before }: Released): Referee {
  return say({ ...backTo(referee, since), ...before, changed: [] }, 'undone', { text: 'correction' });
}

/** Whether something came after the newest correction that is asked about or not allowed: that is taken back first. */
const isRefusing = ({ revisions, question, alarm, open }: Referee): boolean =>
  !isCorrected(revisions) && (question !== null || alarm || open?.answer === 'cannot');

/** Whether the newest thing that was done is a correction that was made while this question stood. */
const isCorrectedSince = ({ revisions }: Referee, { revision }: Asked): boolean =>
  isCorrected(revisions) && !isSameSince(revisions, revision);

/** The next card isn't this seat's any more: it counts by turn, or who starts is open (`start`). */
function dropSeat(referee: Referee, seat: SeatNumber): Referee {
  const dropped = { ...referee, announced: null, starter: null };
  const isOpen = dropped.game.phase === 'start' && toldStarter(dropped) === null;
  return say(dropped, 'seatDropped', { seat, text: isOpen ? 'start' : null });
}

/**
 * Takes back the newest thing that is not settled: that scans were forgotten, a seat that was announced, a correction made at a question, the
 * question, a card of the open play, a play that was not allowed; after these the last entry of the record.
 */
function undo(referee: Referee): Referee {
  const { open, question, released, announced } = referee;
  if (referee.forgotten.length > 0) return unforget(referee);
  // The table says so, and that Undo changes it.
  if (announced !== null && question === null && open === null) return dropSeat(referee, announced);
  if (released !== null && !isRefusing(referee)) return unrelease(referee, released);
  // Nobody has answered: it is the play itself that is meant.
  if (question?.code === 'whatChosen' && question.held === null) return undo({ ...referee, question: null });
  if (question !== null)
    return isCorrectedSince(referee, question)
      ? uncorrect(referee)
      : answerQuestion(referee, { kind: 'misScan' });
  if (open?.answer === 'cannot' && !referee.correctedSince) return takenBack(closePlay(referee));
  if (referee.correctedSince && isCorrected(referee.revisions)) return uncorrect(referee);
  if (open !== null) return say(dropLast(referee), 'takenBack', { card: open.cards.at(-1)! });
  // A correction that led to an alarm was most likely the mistake.
  const corrected = isCorrected(referee.revisions);
  if (referee.alarm && !corrected) return takenBack(referee);
  if (corrected) return uncorrect(referee);
  const askedAgain = takeBackDenial(referee);
  if (askedAgain !== null) return askedAgain;
  if (referee.judged.length === 0) return say(referee, 'nothingToUndo');
  const lasting = withoutRefused(referee);
  const unregistered = unregister(lasting);
  if (unregistered !== null) return { ...unregistered, alarm: false };
  const last = lasting.judged.at(-1)?.entry;
  const undone = undoOnce(lasting);
  const before = (last?.kind === 'move' && last.ended ? openAgain(undone) : null) ?? undone;
  // The table stands where it stood: a play that was refused before it is to be taken back again.
  const alarm = awaitsReaction(before);
  return say({ ...before, changed: [], doneSaid: true, alarm }, 'undone', stepOf(last));
}

/** Everybody at the table agrees to a draw; one who calls it speaks for all. */
function callDraw(referee: Referee): Referee {
  const closed = closePlay(referee);
  if (!isStalled(closed.game)) return say(closed, 'noDrawYet');
  return closed.game.seats.reduce(
    (all, own, seat) => (hasCards(own) ? bookMove(all, { kind: 'draw', seat }, true) : all),
    closed,
  );
}

function blind(referee: Referee): Referee {
  const closed = closePlay(referee);
  const seat = referee.announced ?? likelySeatInPlay(closed.game);
  if (closed.game.phase === 'over') return say(closed, 'gameOver');
  if (awaitsStarter(closed.game)) return say(closed, 'scanStarterFirst');
  if (seat === null) return say(closed, 'seatFirst');
  if (closed.game.pending !== null) return say(closed, 'blindAnnounced', { seat });
  return bookOrCount(closed, seat, (game) => flipOf(game, seat), referee.announced !== null);
}

/** What had to be called was called: in the open play, or in the last one if that changes anything. */
function called(referee: Referee): Referee {
  const { open, judged } = referee;
  if (open !== null)
    return say({ ...referee, open: { ...open, called: true } }, 'called', { seat: open.seat });
  const last = judged.at(-1);
  if (last?.entry.kind !== 'move') return say(referee, 'nothingToCall');
  const { move } = last.entry;
  if (move.kind !== 'play' && move.kind !== 'flip') return say(referee, 'nothingToCall');
  const entry = { ...last.entry, move: { ...move, called: true } };
  return say(rebook(referee, entry), 'called', { seat: move.seat });
}

/** Begins to count the hand of the announced seat, or else the stock. */
const countAnnounced = (referee: Referee): Referee =>
  countOf({ ...referee, announced: null }, referee.announced);

function announce(referee: Referee, seat: SeatNumber): Referee {
  const { question } = referee;
  const asked = question?.answers.find((answer) => answer.kind === 'seat' && answer.seat === seat);
  if (asked !== undefined) return answerQuestion(referee, asked);
  // It was theirs, as it is recorded.
  if (question?.code === 'wrongPlayer') return answerQuestion(referee, { kind: 'misScan' });
  if (asksOfPlay(referee)) return askedWas(referee, seat);
  // Who plays next may be named before it is said what the card before does.
  if (question?.code === 'whatChosen' && question.held === null)
    return say({ ...referee, announced: seat }, 'seatAnnounced', { seat });
  if (question !== null) return say(referee, 'answerFirst');
  const closed = closePlay(referee);
  const { extra } = closed.game;
  const chosen = extra === 'choose' ? leavingTo(closed.game, seat) : null;
  if (chosen !== null) return bookMove(closed, chosen, true);
  const starter = closed.game.phase === 'start' ? seat : closed.starter;
  return say({ ...closed, announced: seat, starter }, 'seatAnnounced', { seat });
}

function answerBy(referee: Referee, command: Command): Referee {
  const { question } = referee;
  if (command.name === 'ANSWER') return answerNumber(referee, command.answer);
  if (question?.code === 'whatChosen' || (question?.code === 'whichAdded' && command.name === 'YES'))
    return say(referee, 'answerFirst');
  if (question === null) return (command.name === 'NO' ? deny(referee) : null) ?? say(referee, 'noQuestion');
  const wanted =
    command.name === 'NO'
      ? (question.answers.find((answer) => answer.kind === 'no') ?? { kind: 'misScan' as const })
      : (question.answers.find((answer) => answer.kind === 'yes') ?? question.answers[0]);
  return wanted === undefined ? say(referee, 'answerFirst') : answerQuestion(referee, wanted);
}

/** Carries out a command in play. */
export function commandAtTable(referee: Referee, command: Command): Referee {
  switch (command.name) {
    case 'DONE':
      return done(referee);
    case 'UNDO':
      return namedAgain(undo(referee));
    case 'PICKUP':
      return pickUp(referee);
    case 'BLIND':
      return blind(referee);
    case 'BURNED':
      return burned(referee);
    case 'SEAT':
      return atSeat(referee, command.seat - 1, announce);
    case 'YES':
    case 'NO':
    case 'ANSWER':
      return answerBy(referee, command);
    case 'WRONG_PLAYER':
      return askWrongPlayer(referee);
    case 'DRAW':
      return callDraw(referee);
    case 'DIGIT':
      return say(referee, 'notACount');
    case 'CALL':
      return called(referee);
    case 'BACK':
    case 'FORWARD':
    case 'INSERT':
    case 'REMOVE':
      return enterLog(referee, command.name);
    case 'COUNT':
      return countAnnounced(closePlay(referee));
    case 'STAND':
      return letStand(closePlay(referee));
    case 'TURN':
      return setTurn(closePlay(referee), referee.announced);
    case 'DIRECTION':
      return turnRound(closePlay(referee));
    case 'NOT_BURNED':
      // At a question the newest move is the one before it.
      return unburn(referee.question === null ? closePlay(referee) : referee);
    case 'PENALTY':
      return payPenalty(closePlay(referee), referee.announced);
    case 'NEXT_ROUND':
      return say(referee, 'roundGoesOn');
    case 'FACEUP':
      return register(referee, true);
    case 'TEST':
      return say(referee, 'scannerWorks');
    case 'REPEAT':
      return referee.judged.length === 0
        ? say(referee, 'nothingToRepeat')
        : { ...referee, repeats: referee.repeats + 1 };
  }
}
