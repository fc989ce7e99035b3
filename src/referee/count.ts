import type { Adjustment } from '../engine/adjust.ts';
import type { Judged } from '../engine/record.ts';
import type { SeatNumber, State } from '../engine/state.ts';
import { book } from './book.ts';
import { countFault } from './correction.ts';
import type { Referee } from './referee.ts';
import { hint, say } from './say.ts';

/** More digits than any count has. */
export const MOST_DIGITS = 3;

/** Begins to count the hand of the announced seat, or else the stock; digits and DONE follow. */
export function startCounting(referee: Referee): Referee {
  const seat = referee.announced;
  return hint({ ...referee, announced: null, counting: { seat, digits: '' } }, 'counting', { seat });
}

/** It is this seat's hand that is counted. */
export function countHandOf(referee: Referee, seat: SeatNumber): Referee {
  if (referee.game.seats[seat] === undefined) return say(referee, 'noSuchSeat', { text: String(seat + 1) });
  return hint({ ...referee, counting: { seat, digits: '' } }, 'counting', { seat });
}

export function takeDigit(referee: Referee, digit: number): Referee {
  const { counting } = referee;
  if (counting === null || counting.digits.length >= MOST_DIGITS) return say(referee, 'notACount');
  const digits = `${counting.digits}${digit}`;
  return hint({ ...referee, counting: { ...counting, digits } }, 'counting', {
    seat: counting.seat,
    text: digits,
  });
}

/** Whose hand makes up for a stock that was counted: who drew last; else the one on turn, or the dealer. */
export function lastDrawer(judged: readonly Judged[], game: State): SeatNumber {
  for (const { entry, events } of judged.toReversed())
    for (const event of events)
      if (
        entry.kind === 'move' &&
        event.type === 'moved' &&
        event.from.zone === 'stock' &&
        event.to.zone === 'hand'
      )
        return event.to.seat;
  return game.turn ?? game.dealer;
}

/** Books what was counted; a count without digits is none. */
export function endCounting(referee: Referee): Referee {
  const { counting } = referee;
  const free: Referee = { ...referee, counting: null };
  if (counting === null || counting.digits === '') return say(free, 'digitsFirst');
  const count = Number(counting.digits);
  const { seat } = counting;
  const entry: Adjustment =
    seat === null
      ? { kind: 'countStock', count, seat: lastDrawer(free.judged, free.game) }
      : { kind: 'count', seat, count };
  const fault = countFault(free.game, entry);
  if (fault !== null) return say(free, fault, { seat });
  const booked = book(free, entry);
  return say(booked, 'counted', { seat, text: String(count) });
}
