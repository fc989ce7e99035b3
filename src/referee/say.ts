import type { SeatNumber } from '../engine/state.ts';
import type { Notice, NoticeCode } from './notice.ts';
import type { Asked, AskedThen, Referee, Said } from './referee.ts';

/** What the referee says in passing and what it asks. */

/** What a notice is about; what isn't given is null. */
export type NoticeFacts = Partial<Pick<Notice, 'card' | 'seat' | 'text' | 'deed'>>;

/** Older ones are left out of the log. */
const MOST_SAID = 1000;

/** Remarks on what did nothing, as it came at the wrong time: they are for the screen, and no part of what happened. */
const PASSING: readonly NoticeCode[] = [
  'answerFirst',
  'settleFirst',
  'checkFirst',
  'noQuestion',
  'seatFirst',
  'noSuchSeat',
  'alreadyInPlay',
  'alreadyInPile',
  'scannedAgain',
  'nothingOpen',
  'nothingToPickUp',
  'nothingToUndo',
  'nothingToRepeat',
  'gameOver',
  'noDrawYet',
  'roundGoesOn',
  'scannerWorks',
  'registerFirst',
  'nothingToRegister',
  'tooLateToRegister',
  'allOfSeatKnown',
  'recordChanged',
  'nothingToCorrect',
  'notWhileCorrecting',
  'whichCard',
  'digitsFirst',
  'notACount',
  'nothingRefused',
  'noPenalty',
  'nothingBurned',
  'nothingToCall',
];

/** Says something in passing; in the log it stays if it tells what happened. */
export function say(referee: Referee, code: NoticeCode, facts: NoticeFacts = {}): Referee {
  const id = referee.spoken + 1;
  const after = referee.judged.length;
  const pending = referee.open === null ? 0 : 1;
  const said: Said = { id, after, pending, code, card: null, seat: null, text: null, ...facts };
  const { notices } = referee;
  return {
    ...referee,
    notices: PASSING.includes(code) ? notices : [...notices.slice(1 - MOST_SAID), said],
    notice: said,
    spoken: id,
  };
}

/**
 * What was said and asked, in its place where a correction has made the record longer by so many entries behind the entry
 * `at`, or shorter where `by` is below 0.
 */
export function saidAround(
  { notices, questions }: Referee,
  at: number,
  by: number,
): Pick<Referee, 'notices' | 'questions'> {
  const placed = <S extends { readonly after: number }>(said: S): S =>
    said.after > at ? { ...said, after: Math.max(at, said.after + by) } : said;
  return by === 0
    ? { notices, questions }
    : { notices: notices.map(placed), questions: questions.map(placed) };
}

/** Says where somebody is who puts something right: for the screen, not for the log. */
export const hint = (referee: Referee, code: NoticeCode, facts: NoticeFacts = {}): Referee => ({
  ...say(referee, code, facts),
  notices: referee.notices,
});

/** What is asked, and what waits for the answer; what isn't given is null. */
type Asking = Pick<Asked, 'code' | 'answers'> & Partial<Omit<Asked, 'id'>>;

/** Asks a question. */
export function ask(referee: Referee, asking: Asking): Referee {
  const id = referee.spoken + 1;
  const revision = referee.revisions.changes.length;
  const question: Asked = { id, card: null, seat: null, count: null, held: null, revision, ...asking };
  // What is asked about comes after it: the card that waits, or the open play where none does.
  const pending = referee.open === null || question.held === null ? 0 : 1;
  const asked: AskedThen = { ...question, after: referee.judged.length, pending };
  return {
    ...referee,
    question,
    questions: [...referee.questions.slice(1 - MOST_SAID), asked],
    notice: null,
    spoken: id,
  };
}

/** Does something with a seat that somebody named, by its number from 0; says so if there is no such seat. */
export const atSeat = (
  referee: Referee,
  seat: SeatNumber,
  then: (referee: Referee, seat: SeatNumber) => Referee,
): Referee =>
  referee.game.seats[seat] === undefined
    ? say(referee, 'noSuchSeat', { text: String(seat + 1) })
    : then(referee, seat);
