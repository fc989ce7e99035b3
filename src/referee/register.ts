import { UNKNOWN } from '../engine/cards.ts';
import { fromDealersLeft } from '../engine/first.ts';
import { ownerOf } from '../engine/location.ts';
import type { Entry } from '../engine/record.ts';
import type { SeatNumber, State } from '../engine/state.ts';
import type { Command, Sighting } from '../recognition/sighting.ts';
import { book } from './book.ts';
import {
  commandExchanging,
  endExchange,
  exchangeCard,
  isExchanged,
  mayExchange,
  startExchange,
  undoExchange,
} from './exchange.ts';
import type { Input } from './input.ts';
import { seenAt, withCard } from './likely.ts';
import { type Referee, revised } from './referee.ts';
import { say } from './say.ts';

/** Before the first card of a round the table may scan what lies face up, seat by seat, from left to right. */

/** The leftmost face-up card of a seat that nobody has seen yet; null if all are known. */
export function unknownStack(game: State, seat: SeatNumber): number | null {
  const stack = game.seats[seat]?.faceUp.indexOf(UNKNOWN) ?? -1;
  return stack === -1 ? null : stack;
}

/** The next seat whose face-up cards aren't all known, from the dealer's left round to the dealer. */
function nextSeat(game: State, after: SeatNumber | null): SeatNumber | null {
  const order = fromDealersLeft(game);
  const from = after === null ? 0 : order.indexOf(after) + 1;
  return order.slice(from).find((seat) => unknownStack(game, seat) !== null) ?? null;
}

const isUnbegun = ({ game, open, judged }: Referee): boolean =>
  game.phase === 'start' && open === null && judged.every((one) => one.entry.kind !== 'move');

const turnTo = (referee: Referee, seat: SeatNumber): Referee =>
  say({ ...referee, registering: seat }, 'registering', { seat });

function end(referee: Referee): Referee {
  if (referee.game.phase === 'exchange') return endExchange(referee);
  const code = nextSeat(referee.game, null) === null ? 'allRegistered' : 'registeringOver';
  return say({ ...referee, registering: null }, code);
}

/** Goes on to the next seat; after the last one the round may begin. */
function goOn(referee: Referee): Referee {
  const seat = nextSeat(referee.game, referee.registering);
  return seat === null ? end(referee) : turnTo(referee, seat);
}

/** Begins the scanning of face-up cards, or ends it; once a card was laid there is no more of it. */
export function register(referee: Referee, on: boolean): Referee {
  if (!on) return referee.registering === null ? referee : end(referee);
  if (referee.registering !== null) return turnTo(referee, referee.registering);
  if (isExchanged(referee)) return say(referee, 'exchangeKnown');
  if (!isUnbegun(referee)) return say(referee, 'tooLateToRegister');
  const seat = nextSeat(referee.game, null);
  if (seat !== null) return turnTo({ ...referee, announced: null }, seat);
  return mayExchange(referee) ? startExchange(referee) : say(referee, 'nothingToRegister');
}

/** Takes a card that was scanned while face-up cards are: it is the leftmost unknown one of its seat. */
export function registerCard(referee: Referee, sighting: Sighting): Referee {
  const { game, registering: seat } = referee;
  if (seat !== null && game.phase === 'exchange') return exchangeCard(referee, seat, sighting);
  const { card } = withCard(game, null, sighting);
  const stack = seat === null ? null : unknownStack(game, seat);
  if (seat === null || stack === null) return goOn(referee);
  const where = seenAt(game, card);
  if (where !== null) return say(referee, 'alreadyKnown', { card, seat: ownerOf(where) });
  const booked = book(referee, { kind: 'seen', place: { zone: 'faceUp', seat, stack }, card });
  const said = say(booked, 'registered', { card, seat });
  return unknownStack(said.game, seat) === null ? goOn(said) : said;
}

/** A camera saw a card with a seat's face-up cards: before the first card it is the leftmost unknown one. */
export function seeFaceUp(
  referee: Referee,
  { seat, card: seen, at }: Extract<Input, { type: 'faceUpSeen' }>,
): Referee {
  const { game, registering, announced, notice } = referee;
  const sighting: Sighting = { card: seen, copy: 1, at, confidence: 1, how: 'watch' };
  const { card } = withCard(game, null, sighting);
  const stack = unknownStack(game, seat);
  if (!isUnbegun(referee) || stack === null || seenAt(game, card) !== null) return referee;
  const booked = book(referee, { kind: 'seen', place: { zone: 'faceUp', seat, stack }, card });
  if (registering === null) return { ...booked, announced, notice };
  const said = say(booked, 'registered', { card, seat });
  return unknownStack(said.game, registering) === null ? goOn(said) : said;
}

/** The seat whose face-up card an entry of the record has shown; null for any other entry. */
const registeredSeat = (entry: Entry | undefined): SeatNumber | null =>
  entry?.kind === 'seen' && entry.place.zone === 'faceUp' ? entry.place.seat : null;

/**
 * Takes back the face-up card that was scanned last, and waits for it again: also after the last one, when what
 * is scanned next would otherwise be a play. Null if the record's last entry is something else.
 */
export function unregister(referee: Referee): Referee | null {
  const exchanged = undoExchange(referee);
  if (exchanged !== null) return exchanged;
  const entry = referee.judged.at(-1)?.entry;
  const seat = registeredSeat(entry);
  if (seat === null || entry?.kind !== 'seen') return null;
  const undone = { ...revised(referee, { type: 'undo' }), registering: seat };
  return say(undone, 'unregistered', { card: entry.card, seat });
}

function chooseSeat(referee: Referee, seat: SeatNumber): Referee {
  if (seat >= referee.game.seats.length) return say(referee, 'noSuchSeat', { text: String(seat + 1) });
  return unknownStack(referee.game, seat) === null
    ? say(referee, 'allOfSeatKnown', { seat })
    : turnTo(referee, seat);
}

/** Carries out a command code, or the button of the same meaning, while face-up cards are scanned. */
export function commandRegistering(referee: Referee, command: Command): Referee {
  const { game, registering: seat } = referee;
  const exchanging =
    game.phase === 'exchange' && seat !== null ? commandExchanging(referee, seat, command) : null;
  if (exchanging !== null) return exchanging;
  switch (command.name) {
    case 'DONE':
      return goOn(referee);
    case 'UNDO':
      return unregister(referee) ?? end(referee);
    case 'SEAT':
      return chooseSeat(referee, command.seat - 1);
    case 'FACEUP':
    case 'REPEAT':
      return register(referee, true);
    case 'YES':
    case 'NO':
    case 'ANSWER':
      return say(referee, 'noQuestion');
    default:
      return say(referee, 'registerFirst');
  }
}
