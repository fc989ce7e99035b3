import { isRefused, lastStanding, saidAfter } from '../engine/record.ts';
import type { SeatNumber } from '../engine/state.ts';
import { book } from './book.ts';
import { correct } from './correct.ts';
import type { Referee } from './referee.ts';
import { say } from './say.ts';

/** Corrections at the end of the record: what holds from now on. */

/** Lets a move stand that was not allowed: a house ruling. Only the last entry can be one (`nothingRefused`). */
export function letStand(referee: Referee): Referee {
  const entry = referee.judged.length - 1;
  return isRefused(referee.judged[entry])
    ? correct(referee, { kind: 'stand', entry })
    : say(referee, 'nothingRefused');
}

/** Gives a seat the turn from now on; null if no seat was announced, which is refused with `seatFirst`. */
export function setTurn(referee: Referee, seat: SeatNumber | null): Referee {
  if (seat === null) return say(referee, 'seatFirst');
  return say(book(referee, { kind: 'turn', seat }), 'turnSet', { seat });
}

/** Reverses play from now on. Whose turn it is stays as it is. */
export function turnRound(referee: Referee): Referee {
  const direction = referee.game.direction === 'clockwise' ? 'counterclockwise' : 'clockwise';
  return say(book(referee, { kind: 'direction', direction }), 'directionSet', { text: direction });
}

/**
 * Undoes the burn of the last move that stands, also one that only people have said (else `nothingBurned`); an earlier
 * one is chosen in the log.
 */
export function unburn(referee: Referee): Referee {
  const { judged } = referee;
  const entry = lastStanding(judged);
  const isBurn = [...judged.slice(Math.max(entry, 0), entry + 1), ...saidAfter(judged, entry)].some(
    ({ events }) => events.some((event) => event.type === 'moved' && event.to.zone === 'burned'),
  );
  return isBurn ? correct(referee, { kind: 'unburn', entry }) : say(referee, 'nothingBurned');
}

const hasPenalty = ({ game }: Referee): boolean =>
  game.rules.set.penalty === 'drawCard' || game.rules.set.penalty === 'pickUpPile';

/**
 * Has the announced seat pay the penalty of the rules; without one (null), the player of the last entry, if that is a
 * move that was not allowed. Refused with `noPenalty` where the rules have none, with `seatFirst` where nobody is meant.
 */
export function payPenalty(referee: Referee, announced: SeatNumber | null): Referee {
  const last = referee.judged.at(-1);
  const offender = isRefused(last) && last?.entry.kind === 'move' ? last.entry.move.seat : null;
  const seat = announced ?? offender;
  if (!hasPenalty(referee)) return say(referee, 'noPenalty');
  if (seat === null) return say(referee, 'seatFirst');
  return say(book(referee, { kind: 'penalty', seat }), 'penaltyPaid', {
    seat,
    text: referee.game.rules.set.penalty,
  });
}

/** A play that is taken back costs the penalty of the rules, if they have one; a card that was misread costs nothing. */
export function payFor(referee: Referee): Referee {
  const last = referee.judged.at(-1);
  const isMisread =
    last?.ruling?.verdict === 'illegal' && last.ruling.breaches.some(({ code }) => code === 'elsewhere');
  return hasPenalty(referee) && !isMisread ? payPenalty(referee, null) : referee;
}
