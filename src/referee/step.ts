import { newestAt } from '../engine/record.ts';
import type { Sighting } from '../recognition/sighting.ts';
import { answerQuestion, asksOfPlay, itWas } from './answer.ts';
import { makeMend } from './choices.ts';
import { askedOfChoice, asksLoosely, leftOpen } from './chosen.ts';
import { correctChosen } from './correct.ts';
import { endCursor, endsPlay, goToMissed, lastAdded } from './cursor.ts';
import { takeEither } from './either.ts';
import { register, seeFaceUp } from './face-up.ts';
import { forget, isDone, isHeld, ownSeat, refusedBefore, staysBehind, waitingShown } from './hold.ts';
import type { Input } from './input.ts';
import { takeCard, takeCommand } from './mode.ts';
import { closePlay } from './open.ts';
import { addedBy, answerAdded, pileGone, pileSettled } from './pile.ts';
import { type Asked, cursorOf, leave, modeNow, type Referee, registeringOf } from './referee.ts';
import { atSeat, say } from './say.ts';
import { tellApart } from './sight.ts';
import { isUnclear, takenAway } from './taken.ts';

const ANSWERING = [
  'YES',
  'NO',
  'ANSWER',
  'SEAT',
  'UNDO',
  'REPEAT',
  'TEST',
  'BACK',
  'INSERT',
  'REMOVE',
  'NOT_BURNED',
];

/** Whether a camera that watches the table saw it: nobody need have meant anything by it. */
const isWatched = (input: Input): boolean =>
  input.type === 'sighting'
    ? input.sighting.how === 'watch'
    : input.type === 'pile' || input.type === 'taken' || input.type === 'faceUpSeen';

/** Whether an input can be taken while a question stands. */
function passesQuestion(referee: Referee, input: Input): boolean {
  if (input.type === 'itWas') return asksOfPlay(referee);
  if (isWatched(input) || input.type === 'register') return false;
  if (input.type === 'sighting') return addedBy(referee, input.sighting) !== null;
  if (input.type === 'command' && input.command.name === 'DONE')
    return referee.question?.code === 'whatChosen';
  return input.type !== 'command' || ANSWERING.includes(input.command.name);
}

const isUndo = (input: Input): boolean => input.type === 'command' && input.command.name === 'UNDO';

/** Takes a card: as the one that is asked for, or as what is played. */
function takeSeen(referee: Referee, sighting: Sighting): Referee {
  if (referee.question?.code !== 'whichAdded') return takeCard(referee, sighting);
  const added = addedBy(referee, sighting);
  return added === null ? referee : answerAdded(referee, added);
}

function take(referee: Referee, input: Input): Referee {
  switch (input.type) {
    case 'sighting':
      return takeEither(tellApart(referee, input.sighting), input.sighting, takeSeen);
    case 'command': {
      const taken = takeCommand(referee, input.command);
      // What is left of a play, or goes on, is looked at first.
      return isUndo(input) ? freshly(taken, input.at) : taken;
    }
    case 'unreadable':
      return say(referee, input.code, { text: input.text });
    case 'outside':
      return say(referee, input.code, { text: input.text });
    case 'itWas':
      return registeringOf(referee) === null
        ? atSeat(referee, input.seat, itWas)
        : say(referee, 'registerFirst');
    case 'register':
      return register(referee, input.on);
    case 'forget':
      return forget(referee);
    case 'answer': {
      const { question } = referee;
      const answer = question?.id === input.question ? question.answers[input.answer] : undefined;
      return answer === undefined ? say(referee, 'noQuestion') : answerQuestion(referee, answer);
    }
    case 'pile':
      return input.what === 'settled' ? pileSettled(referee) : pileGone(referee, input);
    case 'taken':
      return takenAway(referee, input);
    case 'faceUpSeen':
      return seeFaceUp(referee, input);
    case 'mend':
      return makeMend(referee, input);
    case 'correct':
      return input.correction.kind === 'missed'
        ? goToMissed(referee, input.correction.entry, input.revision)
        : correctChosen(leave(referee, 'cursor'), input);
    case 'resumed':
      return resume(referee, input);
    // At a real table no move is made on a screen.
    case 'made':
    case 'unmade':
    case 'tick':
      return referee;
  }
}

/** The time that nobody sat at the screen is no quiet time: an open play gets a fresh one, to be looked at. */
function resume(referee: Referee, { at, cut }: Extract<Input, { type: 'resumed' }>): Referee {
  const open = referee.open === null ? null : { ...referee.open, at };
  const next = { ...referee, open };
  return cut > 0 ? say(next, 'resumedCut', { text: String(cut) }) : say(next, 'resumed');
}

/** When an input came, if it says so. */
export function timeOf(input: Input): number | null {
  if (input.type === 'sighting') return input.sighting.at;
  return 'at' in input ? input.at : null;
}

/** Whether a play has been quiet for long enough by then. */
function isQuiet(referee: Referee, at: number | null): boolean {
  const since = lastAdded(referee);
  return since !== null && at !== null && at - since >= referee.settings.quiet;
}

/** Closes a play that has been quiet for long enough by then, however late the clock tells it. */
function closeInTime(referee: Referee, at: number | null): Referee {
  if (cursorOf(referee) !== null || !isQuiet(referee, at)) return referee;
  const closed = closePlay(referee);
  // Nobody has done anything: what was said last may not have been read yet. How to go on with the play is over with it.
  const isAboutPlay = referee.notice?.code === 'alreadyInPlay' && closed.open === null;
  return isAboutPlay ? closed : { ...closed, notice: referee.notice };
}

/** While a correction was made nobody looked at the open play: it gets a fresh quiet time. */
const freshly = (referee: Referee, at: number | null): Referee =>
  referee.open === null || at === null ? referee : { ...referee, open: { ...referee.open, at } };

const waitWith = (referee: Referee, input: Input): Referee => ({
  ...referee,
  waiting: [...referee.waiting, input],
});

/** Whether the rest of the pile has followed the card that was asked about: then it was picked up in two grabs. */
function isOvertaken({ question, waiting }: Referee): boolean {
  if (question?.cause?.type !== 'taken') return false;
  const isGone = (input: Input) => input.type === 'pile' && input.what !== 'settled';
  const next = waiting.find((input) => input.type === 'sighting' || isGone(input));
  return next !== undefined && isGone(next);
}

/** Takes up what has waited, as soon as nothing keeps it waiting. */
function takeUp(referee: Referee): Referee {
  const [next, ...rest] = referee.waiting;
  if (cursorOf(referee) !== null || next === undefined) return referee;
  const isLeftOpen = asksLoosely(referee);
  if (referee.question !== null && !isOvertaken(referee) && !isLeftOpen) return referee;
  const question = isLeftOpen ? referee.question : null;
  const free: Referee = { ...referee, question, waiting: [] };
  // It was to close the play that has been ruled on.
  if (free.alarm && isDone(next)) return takeUp({ ...free, waiting: rest });
  const taken = step(free, next);
  const refused = refusedBefore(free, next, taken);
  if (refused !== null) return { ...refused, waiting: [next, ...rest] };
  // What led to it is still said beside a question.
  const notice = taken.question === null ? taken.notice : referee.notice;
  return takeUp({ ...taken, notice, waiting: [...taken.waiting, ...rest] });
}

/** After a correction: what has waited is taken up. */
function goOn(referee: Referee, input: Input): Referee {
  const at = timeOf(input);
  return freshly(takeUp(freshly(referee, at)), at);
}

/** The correction made, where this input shows that the missing play at the cursor is over; null where it doesn't. */
function leavePlay(referee: Referee, input: Input): Referee | null {
  const cursor = cursorOf(referee);
  if (cursor === null) return null;
  const isOver =
    isQuiet(referee, timeOf(input)) ||
    (input.type === 'sighting' && !isWatched(input) && endsPlay(referee, cursor, input.sighting));
  const ended = isOver ? endCursor(referee, cursor) : referee;
  return cursorOf(ended) === null ? goOn(ended, input) : null;
}

/** Whether it is the same question, asked again as the record was corrected. */
function isAgain(now: Asked, then: Asked): boolean {
  if (now.held !== null) return now.held.at === then.held?.at;
  return now.cause === undefined
    ? now.kind !== undefined && now.kind === then.kind
    : now.cause === then.cause;
}

/** The referee with what stood before a correction that was made in this step, if anything was asked or waited. */
function withReleased(before: Referee, now: Referee): Referee {
  const { open, announced, question, waiting, alarm } = before;
  const [first] = now.revisions.changes.slice(before.revisions.changes.length);
  if (first?.type !== 'rewrite' || (question === null && waiting.length === 0)) return now;
  const since = newestAt(before.revisions);
  return { ...now, released: { since, open, announced, question, waiting, alarm } };
}

/** Whether nobody has done anything: a camera saw that all lies still, a ruling was said again, time went by. */
function isIdle(before: Referee, now: Referee, { type }: Input): boolean {
  if (type === 'tick' || type === 'resumed') return true;
  const parts = ['revisions', 'open', 'question', 'waiting', 'announced', 'mode'] as const;
  return parts.every((part) => before[part] === now[part]);
}

/** Whether only a seat was taken back that a correction had let come: the next UNDO is about that correction still. */
const isSeatDropped = (before: Referee, { notice }: Referee): boolean =>
  before.released !== null && notice !== before.notice && notice?.code === 'seatDropped';

/** A question that is asked again is as old as it was. */
function asOld({ question: then }: Referee, referee: Referee): Referee {
  const { question: now } = referee;
  if (then === null || now === null || now === then || !isAgain(now, then)) return referee;
  return { ...referee, question: { ...now, revision: then.revision } };
}

/**
 * The referee after one more input. Nothing that comes is lost: what can't be taken while a question stands
 * waits for the answer, and what can't be understood is said.
 */
export function step(referee: Referee, input: Input): Referee {
  const through = leavePlay(referee, input);
  if (through !== null) return step(withReleased(referee, asOld(referee, through)), input);
  const next = asOld(referee, stepOn(referee, input));
  const isKept = isIdle(referee, next, input) || isSeatDropped(referee, next);
  const forgotten = input.type === 'forget' ? next.forgotten : [];
  const after = isKept ? next : { ...next, released: null, forgotten };
  // A correction that had waited until UNDO is taken back alone: with all before it, UNDO would lead back here for ever.
  return isUndo(input) ? after : withReleased(referee, after);
}

/** The seat that waits is said before the command that it belongs to. */
function seatSaid(referee: Referee, input: Input): Referee {
  const seat = ownSeat(referee, input);
  return seat === null ? referee : take({ ...referee, waiting: referee.waiting.slice(0, -1) }, seat);
}

/** Commands after which it is asked on what was chosen: about the question, or about nothing, or about the next card. */
const ASKED_ON = ['YES', 'NO', 'ANSWER', 'UNDO', 'REPEAT', 'TEST', 'DONE', 'SEAT', 'BLIND'];

/** Commands about the next move, which close a play before them. */
const CLOSING = ['SEAT', 'BLIND', 'PICKUP'];

/** Whether play goes on with this input, so that a question about what was chosen is left open. */
function isNext(referee: Referee, input: Input): boolean {
  switch (input.type) {
    case 'sighting':
      return asksLoosely(referee, input.sighting);
    case 'taken':
    case 'faceUpSeen':
    case 'register':
      return asksLoosely(referee);
    case 'pile':
      return input.what !== 'settled' && asksLoosely(referee);
    case 'command':
      return !ASKED_ON.includes(input.command.name) && asksLoosely(referee);
    case 'correct':
    case 'mend':
    case 'itWas':
      return true;
    default:
      return false;
  }
}

/** The referee that this input finds: without a question about what was chosen, where play goes on. */
function foundBy(referee: Referee, input: Input): Referee {
  if (referee.question?.code !== 'whatChosen' || !isNext(referee, input)) return referee;
  return leftOpen(referee, input.type === 'sighting' ? input.sighting : null);
}

/** The referee in which a play has closed that is over with this input: it was quiet for long enough, or the next move begins. */
function closedBefore(referee: Referee, input: Input): Referee {
  const isClosing = input.type === 'command' && CLOSING.includes(input.command.name);
  const timely = closeInTime(referee, timeOf(input));
  return isClosing && referee.game.rules.anyChoice && modeNow(referee) === null ? closePlay(timely) : timely;
}

function stepOn(before: Referee, input: Input): Referee {
  const referee = cursorOf(before) === null ? foundBy(before, input) : before;
  const isCorrecting = cursorOf(referee) !== null;
  const isAsked = referee.question !== null && !isCorrecting;
  if (referee.question !== null && input.type === 'tick') return referee;
  if (isWatched(input) && isCorrecting) return waitWith(referee, input);
  if (isAsked && !passesQuestion(referee, input)) {
    const waiting = waitWith(referee, input);
    if (isWatched(input) && input.type !== 'sighting') return takeUp(waiting);
    return waitingShown(waiting).length === waitingShown(referee).length
      ? waiting
      : say(waiting, 'answerFirst');
  }
  if (isHeld(referee) && staysBehind(referee, input)) {
    const code = isUnclear(referee.judged.at(-1)) ? 'checkFirst' : 'settleFirst';
    return say(waitWith(referee, input), code);
  }
  const passing = referee.question === null && input.type !== 'resumed';
  const ready = isHeld(referee) ? seatSaid(referee, input) : referee;
  const timely = passing ? askedOfChoice(ready, closedBefore(ready, input)) : ready;
  // What was chosen of the play that has just closed is asked before anything else is taken.
  if (passing && timely.question !== null && input.type !== 'tick') return stepOn(timely, input);
  const taken = askedOfChoice(timely, take(timely, input));
  if (isCorrecting && cursorOf(taken) === null) return goOn(taken, input);
  // Nobody looked at the open play while they were asked about another card.
  const isAnswered = isAsked && taken.question === null && taken.open === referee.open;
  return takeUp(isAnswered && taken.waiting.length === 0 ? freshly(taken, timeOf(input)) : taken);
}
