import { type Card, isKnown, type Slot } from '../engine/cards.ts';
import { decide } from '../engine/decide.ts';
import { fromDealersLeft } from '../engine/first.ts';
import { ownerOf } from '../engine/location.ts';
import type { Move } from '../engine/move.ts';
import { faceUpCards, type SeatNumber, type State } from '../engine/state.ts';
import type { Sighting } from '../recognition/sighting.ts';
import { bookMove } from './book.ts';
import { seenAt, withCard } from './likely.ts';
import {
  besides,
  type Exchange,
  type Exchanged,
  type Referee,
  registeringOf,
  undoOnce,
  withInitial,
} from './referee.ts';
import { say } from './say.ts';

/**
 * Where face-up cards were scanned before people swapped, they may be scanned again afterwards: what came up was in
 * the hand, and what went is in the hand now. The record then has the exchange in it, seat by seat, as swaps.
 */

const isExchange = (move: Move): boolean =>
  move.kind === 'swap' || move.kind === 'stack' || move.kind === 'ready';

/** Whether the exchange was scanned and nothing has been played since. */
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

const turnTo = (referee: Referee, mode: Exchange): Referee =>
  say({ ...referee, mode }, 'exchanging', { seat: mode.seat });

const isReady = ({ ready, seats }: State, seat: SeatNumber): boolean =>
  ready.includes(seat) || faceUpCards(seats[seat]!).length === 0;

/** The next seat whose cards were not looked at again; round the table, so that none is left out. */
function nextSeat(game: State, after: SeatNumber | null): SeatNumber | null {
  const order = fromDealersLeft(game);
  const from = after === null ? 0 : order.indexOf(after) + 1;
  return [...order.slice(from), ...order.slice(0, from)].find((seat) => !isReady(game, seat)) ?? null;
}

/** Begins to look at the face-up cards again, after people have swapped. */
export function startExchange(referee: Referee): Referee {
  const begun = inPhase({ ...referee, announced: null, exchanged: [] }, 'exchange');
  const seat = nextSeat(begun.game, null) ?? 0;
  return turnTo(begun, { kind: 'exchange', seat, cards: [], under: besides(referee) });
}

const ready = (referee: Referee, seat: SeatNumber): Referee =>
  bookMove(referee, { kind: 'ready', seat }, true);

/** Everybody is ready: the round may begin. A seat that was not looked at again has changed nothing. */
export function endExchange(referee: Referee): Referee {
  const { game } = referee;
  const waiting = [...game.seats.keys()].filter((seat) => !game.ready.includes(seat));
  const unchanged = waiting.filter((seat) => !isReady(game, seat)).map((seat) => ({ seat, cards: [] }));
  const exchanged = [...(referee.exchanged ?? []), ...unchanged];
  return say({ ...waiting.reduce(ready, referee), mode: besides(referee), exchanged }, 'exchangeKnown');
}

/** A seat is done: what it has changed is recorded. */
function settleSeat(referee: Referee, mode: Exchange, cards: readonly Card[]): Referee {
  const { seat } = mode;
  const lay = faceUpCards(referee.game.seats[seat]!);
  const isLost = (slot: Slot): slot is Card => isKnown(slot) && !cards.includes(slot);
  const give = cards.filter((card) => !lay.includes(card));
  const swap: Move = { kind: 'swap', seat, give, take: lay.filter(isLost) };
  const swaps = cards.length > 0 && give.length > 0;
  if (swaps && decide(referee.game, swap).verdict === 'illegal') {
    const text = String(give.length);
    return say({ ...referee, mode: { ...mode, cards: [] } }, 'tooManyChanged', { seat, text });
  }
  const booked = ready(swaps ? bookMove(referee, swap, true) : referee, seat);
  const settled = { ...booked, exchanged: [...(referee.exchanged ?? []), { seat, cards }] };
  const next = nextSeat(settled.game, seat);
  return next === null ? endExchange(settled) : turnTo(settled, { ...mode, seat: next, cards: [] });
}

/** Takes a card that lies face up with the seat now. */
export function exchangeCard(referee: Referee, mode: Exchange, sighting: Sighting): Referee {
  const { game } = referee;
  const { seat } = mode;
  const { card } = withCard(referee, sighting, faceUpCards(game.seats[seat]!), mode.cards);
  if (mode.cards.includes(card)) return say(referee, 'alreadyKnown', { card, seat });
  const where = seenAt(game, card);
  if (where !== null && ownerOf(where) !== seat)
    return say(referee, 'liesElsewhere', { card, seat: ownerOf(where) });
  const cards = [...mode.cards, card];
  if (cards.length === faceUpCards(game.seats[seat]!).length) return settleSeat(referee, mode, cards);
  return say({ ...referee, mode: { ...mode, cards } }, 'registered', { card, seat });
}

/** The seat is as before, unless some of its cards were scanned: then all of them have to be. */
export function exchangeDone(referee: Referee, mode: Exchange): Referee {
  const { seat, cards } = mode;
  if (cards.length === 0) return settleSeat(referee, mode, []);
  const missing = faceUpCards(referee.game.seats[seat]!).length - cards.length;
  return say(referee, 'scanAllOfSeat', { seat, text: String(missing) });
}

/** Turns to another seat, whose cards are all scanned again. */
export const exchangeAt = (referee: Referee, mode: Exchange, seat: SeatNumber): Referee =>
  isReady(referee.game, seat)
    ? say(referee, 'allOfSeatKnown', { seat })
    : turnTo(referee, { ...mode, seat, cards: [] });

/** Says again whose cards are scanned. */
export const repeatExchange = turnTo;

/**
 * Takes back the newest card of the exchange, and waits for it again; before the first of them, that there was an
 * exchange at all. Null where nothing of the kind was scanned last.
 */
export function undoExchange(referee: Referee): Referee | null {
  const { mode, exchanged } = referee;
  const last = referee.judged.at(-1)?.entry;
  const isLast = last?.kind === 'move' && isExchange(last.move);
  if (exchanged === null || (registeringOf(referee) === null && !isLast)) return null;
  if (mode?.kind === 'exchange' && mode.cards.length > 0) return withoutCard(referee, mode);
  const newest = exchanged.at(-1);
  if (newest !== undefined) return reopen({ ...referee, exchanged: exchanged.slice(0, -1) }, newest);
  const begun: Referee = { ...withoutMoves(referee), exchanged: null, mode: besides(referee) };
  return say(inPhase(begun, 'start'), 'notExchanged');
}

/** Without the card that was scanned last of the seat; if none was, the seat is turned to. */
function withoutCard(referee: Referee, mode: Exchange): Referee {
  const card = mode.cards.at(-1);
  if (card === undefined) return turnTo(referee, mode);
  const cards = mode.cards.slice(0, -1);
  return say({ ...referee, mode: { ...mode, cards } }, 'unregistered', { card, seat: mode.seat });
}

/** The referee before anybody was ready. */
const withoutMoves = (referee: Referee): Referee =>
  referee.game.ready.length > 0 ? withoutMoves(undoOnce(referee)) : referee;

/** Back to a seat that was through; with it those go back that were made ready after it. */
function reopen(referee: Referee, { seat, cards }: Exchanged): Referee {
  let undone = referee;
  while (undone.game.ready.includes(seat)) undone = undoOnce(undone);
  const last = undone.judged.at(-1)?.entry;
  if (last?.kind === 'move' && last.move.kind === 'swap') undone = undoOnce(undone);
  return withoutCard(undone, { kind: 'exchange', seat, cards, under: besides(referee) });
}
