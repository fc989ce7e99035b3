import type { Card } from '../engine/cards.ts';
import type { SeatNumber } from '../engine/state.ts';
import type { Sighting } from '../recognition/sighting.ts';
import type { NoticeCode } from './notice.ts';
import type { Asked, AskedThen, Referee, Said } from './referee.ts';

export interface NoticeFacts {
  readonly card?: Card | null;
  readonly seat?: SeatNumber | null;
  readonly text?: string | null;
}

/** Older ones are left out of the log. */
const MOST_SAID = 1000;

/** Says something in passing. */
export function say(referee: Referee, code: NoticeCode, facts: NoticeFacts = {}): Referee {
  const said: Said = {
    id: referee.spoken + 1,
    after: referee.judged.length,
    code,
    card: facts.card ?? null,
    seat: facts.seat ?? null,
    text: facts.text ?? null,
  };
  return {
    ...referee,
    notices: [...referee.notices.slice(1 - MOST_SAID), said],
    notice: said,
    spoken: said.id,
  };
}

/** Says where somebody is who puts something right: for the screen, not for the log. */
export const hint = (referee: Referee, code: NoticeCode, facts: NoticeFacts = {}): Referee => ({
  ...say(referee, code, facts),
  notices: referee.notices,
});

/** Asks a question; `held` is the sighting that waits for the answer. */
export function ask(referee: Referee, question: Omit<Asked, 'id' | 'held'>, held: Sighting | null): Referee {
  const id = referee.spoken + 1;
  const asked: AskedThen = { ...question, id, after: referee.judged.length };
  return {
    ...referee,
    question: { ...question, id, held },
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
