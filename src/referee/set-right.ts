import { isRefused } from '../engine/record.ts';
import type { SeatNumber } from '../engine/state.ts';
import { book } from './book.ts';
import { correct } from './correct.ts';
import type { Referee } from './referee.ts';
import { say } from './say.ts';

/** Corrections at the end of the record: what holds from now on. */

/** The move that was not allowed stands all the same: a house ruling. */
export function letStand(referee: Referee): Referee {
  const entry = referee.judged.length - 1;
  return isRefused(referee.judged[entry])
    ? correct(referee, { kind: 'stand', entry })
    : say(referee, 'nothingRefused');
}

export function setTurn(referee: Referee, seat: SeatNumber | null): Referee {
  if (seat === null) return say(referee, 'seatFirst');
  return say(book(referee, { kind: 'turn', seat }), 'turnSet', { seat });
}

export function turnRound(referee: Referee): Referee {
  const direction = referee.game.direction === 'clockwise' ? 'counterclockwise' : 'clockwise';
  return say(book(referee, { kind: 'direction', direction }), 'directionSet', { text: direction });
}

/** The burn of the last move was none; an earlier one has to be chosen in the log. */
export function unburn(referee: Referee): Referee {
  const entry = referee.judged.findLastIndex((one) => one.entry.kind === 'move' && !isRefused(one));
  const isBurn = referee.judged[entry]?.events.some(
    (event) => event.type === 'moved' && event.to.zone === 'burned',
  );
  return isBurn ? correct(referee, { kind: 'unburn', entry }) : say(referee, 'nothingBurned');
}

const hasPenalty = ({ game }: Referee): boolean =>
  game.rules.set.penalty === 'drawCard' || game.rules.set.penalty === 'pickUpPile';

/** The penalty of the rules, for the announced seat or for the player of the last move that was not allowed. */
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

/** A play that was taken back costs what the rules ask; a card that must have been misread costs nothing. */
export function payFor(referee: Referee): Referee {
  const last = referee.judged.at(-1);
  const isMisread =
    last?.ruling?.verdict === 'illegal' && last.ruling.breaches.some(({ code }) => code === 'elsewhere');
  return hasPenalty(referee) && !isMisread ? payPenalty(referee, null) : referee;
}
