import type { Adjustment } from '../engine/adjust.ts';
import { handFrom, type Judged } from '../engine/record.ts';
import type { SeatNumber, State } from '../engine/state.ts';
import { book } from './book.ts';
import { countFault } from './correction.ts';
import type { Counting, Referee } from './referee.ts';
import { hint, say } from './say.ts';

/** Hands and the stock are counted by scanner, digit by digit. */

/** More digits than any count has. */
const MOST_DIGITS = 3;

/** The digits of a count with one more (0 to 9) at their end; null if it can't have more. */
export const withDigit = (digits: string, digit: number): string | null =>
  digits.length < MOST_DIGITS ? `${digits}${digit}` : null;

/** The seat that drew in a move; null if none did. */
function drewIn({ entry, events }: Judged): SeatNumber | null {
  if (entry.kind !== 'move') return null;
  for (const event of events)
    if (event.type === 'moved' && event.from.zone === 'stock' && event.to.zone === 'hand')
      return event.to.seat;
  return null;
}

/** The seat whose hand makes up for a counted stock: the hand last drawn to; else the one on turn, or the dealer. */
function lastDrawer(judged: readonly Judged[], { turn, dealer, seats }: State): SeatNumber {
  const at = judged.findLastIndex((one) => drewIn(one) !== null);
  if (at === -1) return turn ?? dealer;
  const then = (seat: SeatNumber) => judged.slice(at).reduceRight((now, one) => handFrom(one, now), seat);
  return seats.findIndex((_, seat) => then(seat) === drewIn(judged[at]!));
}

/** What was counted after these entries, in the state that they led to; null without digits. */
export function countedIn(
  judged: readonly Judged[],
  game: State,
  { seat, digits }: Pick<Counting, 'seat' | 'digits'>,
): Extract<Adjustment, { readonly count: number }> | null {
  if (digits === '') return null;
  const count = Number(digits);
  return seat === null
    ? { kind: 'countStock', count, seat: lastDrawer(judged, game) }
    : { kind: 'count', seat, count };
}

/** Counts the hand of a seat, or the stock where it is null; digits and DONE follow. */
export const countOf = (referee: Referee, seat: SeatNumber | null): Referee =>
  hint({ ...referee, mode: { kind: 'counting', seat, digits: '' } }, 'counting', { seat });

/** Adds a digit (0 to 9) to the count; a digit too many is refused with `notACount`, and the count stays. */
export function takeDigit(referee: Referee, counting: Counting, digit: number): Referee {
  const digits = withDigit(counting.digits, digit);
  if (digits === null) return say(referee, 'notACount');
  const { seat } = counting;
  return hint({ ...referee, mode: { ...counting, digits } }, 'counting', { seat, text: digits });
}

/** Records what was counted. Without digits nothing is recorded, and the count is over. */
export function endCounting(referee: Referee, counting: Counting): Referee {
  const free: Referee = { ...referee, mode: null };
  const { seat } = counting;
  const entry = countedIn(free.judged, free.game, counting);
  if (entry === null) return say(free, 'digitsFirst');
  const fault = countFault(free.game, entry);
  if (fault !== null) return say(free, fault, { seat });
  return say(book(free, entry), 'counted', { seat, text: String(entry.count) });
}
