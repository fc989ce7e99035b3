import { type Card, isKnown, type Slot, twinOf } from '../engine/cards.ts';
import { decide } from '../engine/decide.ts';
import { fromDealersLeft } from '../engine/first.ts';
import { ownerOf } from '../engine/location.ts';
import type { Move } from '../engine/move.ts';
import { faceUpCards, type SeatNumber, type State } from '../engine/state.ts';
import type { Command, Sighting } from '../recognition/sighting.ts';
import { bookMove } from './book.ts';
import { seenAt } from './likely.ts';
import { type Exchange, type Referee, revised, withInitial } from './referee.ts';
import { say } from './say.ts';

/**
 * Where face-up cards were scanned before people swapped, they may be scanned again afterwards: what came up was in
 * the hand, and what went is in the hand now. The record then has the exchange in it, seat by seat, as swaps.
 */

const isExchange = (move: Move): boolean => move.kind === 'swap' || move.kind === 'ready';

/** Whether the exchange was scanned and nothing has been laid since. */
export const isExchanged = ({ game, judged, open }: Referee): boolean =>
  game.phase === 'start' &&
  open === null &&
  judged.some(({ entry }) => entry.kind === 'move') &&
  judged.every(({ entry }) => entry.kind !== 'move' || isExchange(entry.move));

/** Whether what was swapped can be found out: all face-up cards are known as they lay before. */
export const mayExchange = ({ game }: Referee): boolean =>
  game.rules.set.exchange === 'swap' &&
  game.seats.some((seat) => faceUpCards(seat).length > 0) &&
  game.seats.every((seat) => faceUpCards(seat).every(isKnown));

const inPhase = (referee: Referee, phase: 'exchange' | 'start'): Referee =>
  withInitial(referee, { ...referee.revisions.initial, phase });

const turnTo = (referee: Referee, seat: SeatNumber): Referee =>
  say({ ...referee, registering: seat }, 'exchanging', { seat });

const isReady = ({ ready, seats }: State, seat: SeatNumber): boolean =>
  ready.includes(seat) || faceUpCards(seats[seat]!).length === 0;

/** The next seat whose cards were not looked at again; round the table, so that none is left out. */
function nextSeat({ game, registering }: Referee): SeatNumber | null {
  const order = fromDealersLeft(game);
  const from = registering === null ? 0 : order.indexOf(registering) + 1;
  return [...order.slice(from), ...order.slice(0, from)].find((seat) => !isReady(game, seat)) ?? null;
}

/** Begins to look at the face-up cards again, after people have swapped. */
export function startExchange(referee: Referee): Referee {
  const begun = inPhase({ ...referee, announced: null, exchange: { cards: [], done: [] } }, 'exchange');
  return turnTo(begun, nextSeat(begun) ?? 0);
}

const ready = (referee: Referee, seat: SeatNumber): Referee =>
  bookMove(referee, { kind: 'ready', seat }, true);

/** Everybody is ready: the round may begin. Whoever was not looked at again has changed nothing. */
function finish(referee: Referee): Referee {
  const { game, exchange } = referee;
  const waiting = [...game.seats.keys()].filter((seat) => !game.ready.includes(seat));
  const unchanged = waiting.filter((seat) => !isReady(game, seat)).map((seat) => ({ seat, cards: [] }));
  const done = [...(exchange?.done ?? []), ...unchanged];
  return say(
    { ...waiting.reduce(ready, referee), registering: null, exchange: { cards: [], done } },
    'exchangeKnown',
  );
}

/** A seat is through: what changed with it is booked. */
function settleSeat(referee: Referee, seat: SeatNumber, cards: readonly Card[]): Referee {
  const lay = faceUpCards(referee.game.seats[seat]!);
  const isLost = (slot: Slot): slot is Card => isKnown(slot) && !cards.includes(slot);
  const give = cards.filter((card) => !lay.includes(card));
  const swap: Move = { kind: 'swap', seat, give, take: lay.filter(isLost) };
  const swaps = cards.length > 0 && give.length > 0;
  if (swaps && decide(referee.game, swap).verdict === 'illegal')
    return say(
      { ...referee, exchange: { cards: [], done: referee.exchange?.done ?? [] } },
      'tooManyChanged',
      {
        seat,
        text: String(give.length),
      },
    );
  const booked = ready(swaps ? bookMove(referee, swap, true) : referee, seat);
  const done = [...(referee.exchange?.done ?? []), { seat, cards }];
  const settled: Referee = { ...booked, exchange: { cards: [], done } };
  const next = nextSeat(settled);
  return next === null ? finish(settled) : turnTo(settled, next);
}

/** The very card that it must be: one that lay here, or else one that may lie anywhere. */
function cardHere({ game, exchange }: Referee, seat: SeatNumber, card: Card): Card {
  const twin = twinOf(card);
  const both = twin === null || game.rules.set.deck.packs === 1 ? [card] : [card, twin];
  const fresh = both.filter((one) => exchange?.cards.includes(one) !== true);
  const lay = fresh.find((one) => game.seats[seat]!.faceUp.includes(one));
  return lay ?? fresh.find((one) => seenAt(game, one) === null) ?? card;
}

/** Takes a card that lies face up with this seat now. */
export function exchangeCard(referee: Referee, seat: SeatNumber, sighting: Sighting): Referee {
  const { game, exchange } = referee;
  const card = cardHere(referee, seat, sighting.card);
  if (exchange === null || exchange.cards.includes(card)) return say(referee, 'alreadyKnown', { card, seat });
  const where = seenAt(game, card);
  if (where !== null && ownerOf(where) !== seat)
    return say(referee, 'liesElsewhere', { card, seat: ownerOf(where) });
  const cards = [...exchange.cards, card];
  if (cards.length === faceUpCards(game.seats[seat]!).length) return settleSeat(referee, seat, cards);
  return say({ ...referee, exchange: { ...exchange, cards }, notice: null }, 'registered', { card, seat });
}

/** The seat is as before, unless some of its cards were scanned: then all of them have to be. */
function seatDone(referee: Referee, seat: SeatNumber): Referee {
  const scanned = referee.exchange?.cards.length ?? 0;
  if (scanned === 0) return settleSeat(referee, seat, []);
  const missing = faceUpCards(referee.game.seats[seat]!).length - scanned;
  return say(referee, 'scanAllOfSeat', { seat, text: String(missing) });
}

/** All seats that were not looked at again are as before. */
export const endExchange = finish;

/**
 * Takes back the newest card of the exchange, and waits for it again; before the first of them, that there was an
 * exchange at all. Null where nothing of the kind was scanned last.
 */
export function undoExchange(referee: Referee): Referee | null {
  const { exchange, registering: seat } = referee;
  const last = referee.judged.at(-1)?.entry;
  const isLast = last?.kind === 'move' && isExchange(last.move);
  if (exchange === null || (seat === null && !isLast)) return null;
  const card = exchange.cards.at(-1);
  if (card !== undefined) {
    const cards = exchange.cards.slice(0, -1);
    return say({ ...referee, exchange: { ...exchange, cards } }, 'unregistered', { card, seat });
  }
  const newest = exchange.done.at(-1);
  if (newest === undefined)
    return say(
      inPhase({ ...withoutMoves(referee), exchange: null, registering: null }, 'start'),
      'notExchanged',
    );
  return reopen(referee, newest);
}

const undoOnce = (referee: Referee): Referee => revised(referee, { type: 'undo' });

/** The referee before anybody was ready. */
const withoutMoves = (referee: Referee): Referee =>
  referee.game.ready.length > 0 ? withoutMoves(undoOnce(referee)) : referee;

/** Back to a seat that was through; with it those go back that were made ready after it. */
function reopen(referee: Referee, newest: Exchange['done'][number]): Referee {
  const done = referee.exchange?.done.slice(0, -1) ?? [];
  let undone = referee;
  while (undone.game.ready.includes(newest.seat)) undone = undoOnce(undone);
  const last = undone.judged.at(-1)?.entry;
  if (last?.kind === 'move' && last.move.kind === 'swap') undone = undoOnce(undone);
  const cards = newest.cards.slice(0, -1);
  const open: Referee = { ...undone, registering: newest.seat, exchange: { cards, done } };
  const card = newest.cards.at(-1);
  return card === undefined
    ? turnTo(open, newest.seat)
    : say(open, 'unregistered', { card, seat: newest.seat });
}

function chooseSeat(referee: Referee, seat: SeatNumber): Referee {
  if (seat >= referee.game.seats.length) return say(referee, 'noSuchSeat', { text: String(seat + 1) });
  if (isReady(referee.game, seat)) return say(referee, 'allOfSeatKnown', { seat });
  return turnTo({ ...referee, exchange: { cards: [], done: referee.exchange?.done ?? [] } }, seat);
}

/** Carries out a command while the face-up cards are looked at again; null for one that means the same as before it. */
export function commandExchanging(referee: Referee, seat: SeatNumber, command: Command): Referee | null {
  switch (command.name) {
    case 'DONE':
      return seatDone(referee, seat);
    case 'UNDO':
      return undoExchange(referee);
    case 'SEAT':
      return chooseSeat(referee, command.seat - 1);
    case 'FACEUP':
    case 'REPEAT':
      return turnTo(referee, seat);
    default:
      return null;
  }
}
