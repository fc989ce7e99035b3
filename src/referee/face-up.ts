import { UNKNOWN } from '../engine/cards.ts';
import { fromDealersLeft } from '../engine/first.ts';
import { ownerOf } from '../engine/location.ts';
import { type Entry, isRefused } from '../engine/record.ts';
import type { SeatNumber, State } from '../engine/state.ts';
import type { Command, Sighting } from '../recognition/sighting.ts';
import { book } from './book.ts';
import {
  finishExchange,
  isExchanged,
  mayExchange,
  repeatExchange,
  startExchange,
  undoExchange,
} from './exchange.ts';
import type { Input } from './input.ts';
import { seenAt, withCard } from './likely.ts';
import { besides, type Exchange, type FaceUp, type Referee, registeringOf, undoOnce } from './referee.ts';
import { say } from './say.ts';
import { standingQuestions } from './starting.ts';

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

/** Records a face-up card; who was said to start still does, unless the cards that are known now say otherwise. */
function bookFaceUp(referee: Referee, entry: Extract<Entry, { kind: 'seen' }>): Referee {
  const booked = book(referee, entry);
  const [starts] = standingQuestions(booked);
  const known = starts?.seat == null ? (starts?.holders ?? []) : [starts.seat];
  const { announced } = referee;
  const isDenied = announced !== null && known.length > 0 && !known.includes(announced);
  return { ...booked, announced: isDenied ? null : announced };
}

/** Whether nothing was played yet; a play that was refused has changed nothing. */
const isUnbegun = ({ game, open, judged, alarm }: Referee): boolean =>
  game.phase === 'start' &&
  open === null &&
  !alarm &&
  judged.every((one) => one.entry.kind !== 'move' || isRefused(one));

/** The scanning of the face-up cards of a seat, from what the referee is at. */
const registeringAt = (referee: Referee, seat: SeatNumber): FaceUp | Exchange => {
  const now = registeringOf(referee);
  return now === null ? { kind: 'faceUp', seat, under: besides(referee) } : { ...now, seat };
};

const turnTo = (referee: Referee, seat: SeatNumber): Referee =>
  say({ ...referee, mode: registeringAt(referee, seat) }, 'registering', { seat });

function end(referee: Referee): Referee {
  if (referee.game.phase === 'exchange') return finishExchange(referee);
  const code = nextSeat(referee.game, null) === null ? 'allRegistered' : 'registeringOver';
  return say({ ...referee, mode: besides(referee) }, code);
}

/** Goes on to the next seat; after the last one the round may begin. */
function goOn(referee: Referee, after: SeatNumber): Referee {
  const seat = nextSeat(referee.game, after);
  return seat === null ? end(referee) : turnTo(referee, seat);
}

/** Begins the scanning of face-up cards, or ends it; it isn't possible once a card was played. */
export function register(referee: Referee, on: boolean): Referee {
  const now = registeringOf(referee);
  if (!on) return now === null ? referee : end(referee);
  if (now !== null) return turnTo(referee, now.seat);
  if (isExchanged(referee)) return say(referee, 'exchangeKnown');
  if (!isUnbegun(referee)) return say(referee, 'tooLateToRegister');
  const seat = nextSeat(referee.game, null);
  if (seat !== null) return turnTo(referee, seat);
  return mayExchange(referee) ? startExchange(referee) : say(referee, 'nothingToRegister');
}

/** Takes a card that was scanned while face-up cards are: it is the leftmost unknown one of its seat. */
export function faceUpCard(referee: Referee, { seat }: FaceUp, sighting: Sighting): Referee {
  const { game } = referee;
  const { card } = withCard(referee, sighting);
  const stack = unknownStack(game, seat);
  if (stack === null) return goOn(referee, seat);
  const where = seenAt(game, card);
  if (where !== null) return say(referee, 'alreadyKnown', { card, seat: ownerOf(where) });
  const booked = bookFaceUp(referee, { kind: 'seen', place: { zone: 'faceUp', seat, stack }, card });
  const said = say(booked, 'registered', { card, seat });
  return unknownStack(said.game, seat) === null ? goOn(said, seat) : said;
}

/** A camera saw a card with a seat's face-up cards: before the first card it is the leftmost unknown one. */
export function seeFaceUp(
  referee: Referee,
  { seat, card: seen, at }: Extract<Input, { type: 'faceUpSeen' }>,
): Referee {
  const { game, notice } = referee;
  const sighting: Sighting = { card: seen, copy: 1, at, confidence: 1, how: 'watch' };
  const { card } = withCard(referee, sighting);
  const stack = unknownStack(game, seat);
  if (!isUnbegun(referee) || stack === null || seenAt(game, card) !== null) return referee;
  const booked = bookFaceUp(referee, { kind: 'seen', place: { zone: 'faceUp', seat, stack }, card });
  const now = registeringOf(referee);
  if (now === null) return { ...booked, notice };
  const said = say(booked, 'registered', { card, seat });
  return unknownStack(said.game, now.seat) === null ? goOn(said, now.seat) : said;
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
  const undone = { ...undoOnce(referee), mode: registeringAt(referee, seat) };
  return say(undone, 'unregistered', { card: entry.card, seat });
}

/** Takes back the last face-up card; if there is none, ends their scanning. */
export const undoFaceUp = (referee: Referee): Referee => unregister(referee) ?? end(referee);

/** Goes on to the next seat, also if cards of this one are still unknown. */
export const faceUpDone = (referee: Referee, { seat }: FaceUp): Referee => goOn(referee, seat);

/** Turns to another seat, if some of its cards aren't known yet. */
export const faceUpAt = (referee: Referee, _: FaceUp, seat: SeatNumber): Referee =>
  unknownStack(referee.game, seat) === null
    ? say(referee, 'allOfSeatKnown', { seat })
    : turnTo(referee, seat);

/** While face-up cards are scanned nothing is played: only FACEUP and REPEAT say again whose they are. */
export function commandRegistering(referee: Referee, mode: FaceUp | Exchange, command: Command): Referee {
  switch (command.name) {
    case 'FACEUP':
    case 'REPEAT':
      return mode.kind === 'exchange' ? repeatExchange(referee, mode) : turnTo(referee, mode.seat);
    case 'YES':
    case 'NO':
    case 'ANSWER':
      return say(referee, 'noQuestion');
    default:
      return say(referee, 'registerFirst');
  }
}
