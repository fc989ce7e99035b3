import { type Card, isKnown, kindOf, type Slot } from '../engine/cards.ts';
import { decide } from '../engine/decide.ts';
import { fromDealersLeft } from '../engine/first.ts';
import { ownerOf } from '../engine/location.ts';
import type { Move } from '../engine/move.ts';
import { isRefused } from '../engine/record.ts';
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
 * the hand, and what went is in the hand now. The record then has the exchange in it, seat by seat, as swaps, and as
 * cards that were put on equal ones where the rules know that (`stacking`). Whose these were isn't asked: as many are
 * drawn for them, so that every hand has as many cards either way.
 */

const isExchange = (move: Move): boolean =>
  move.kind === 'swap' || move.kind === 'stack' || move.kind === 'ready';

/** Whether the exchange was scanned and nothing has been played since. */
export const isExchanged = ({ game, judged, open }: Referee): boolean => {
  const moves = judged.flatMap((one) =>
    one.entry.kind === 'move' && !isRefused(one) ? [one.entry.move] : [],
  );
  return game.phase === 'start' && open === null && moves.length > 0 && moves.every(isExchange);
};

/** Whether more cards may lie with a seat than were dealt there. */
export const mayStack = ({ rules }: State): boolean => rules.set.stacking !== 'no';

/** Whether what was swapped can be found out: all face-up cards are known as they lay before. */
export const mayExchange = ({ game }: Referee): boolean =>
  (game.rules.set.exchange === 'swap' || mayStack(game)) &&
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

/**
 * Of all cards that lie with a seat, those that aren't put on equal ones, as many as lay there: of each rank one, and
 * what lay there before anything else.
 */
function beneath(lay: readonly Slot[], cards: readonly Card[]): readonly Card[] {
  const stayed = cards.filter((card) => lay.includes(card));
  const inOrder = [...stayed, ...cards.filter((card) => !lay.includes(card))];
  const isFirst = (card: Card, i: number) => inOrder.findIndex((one) => kindOf(one) === kindOf(card)) === i;
  const first = inOrder.filter(isFirst);
  return [...first, ...inOrder.filter((card) => !first.includes(card))].slice(0, lay.length);
}

/**
 * The moves after which these are the face-up cards of a seat: what was put on equal ones last, or as late as that is
 * allowed, as a hand that has swapped all its cards has none to put there.
 */
function changes(game: State, seat: SeatNumber, cards: readonly Card[]): readonly Move[] {
  const lay = faceUpCards(game.seats[seat]!);
  const base = beneath(lay, cards);
  const stacked = cards.filter((card) => !base.includes(card));
  const equalTo = (card: Card) => base.find((one) => kindOf(one) === kindOf(card));
  const isCovered = (card: Card) => stacked.some((one) => equalTo(one) === card);
  const given = base.filter((card) => !lay.includes(card));
  // What others are put on has to lie there before them.
  const gives = [...given.filter(isCovered), ...given.filter((card) => !isCovered(card))];
  const takes = lay.filter((slot): slot is Card => isKnown(slot) && !base.includes(slot));
  const swap = (from: number, to: number): Move[] =>
    from < to ? [{ kind: 'swap', seat, give: gives.slice(from, to), take: takes.slice(from, to) }] : [];
  const stacks = stacked.map(
    (card): Move => ({ kind: 'stack', seat, cards: [card], on: { seat, card: equalTo(card) ?? base[0]! } }),
  );
  const orders = gives.map((_, i) => [...swap(0, i), ...stacks, ...swap(i, gives.length)]).reverse();
  const last = [...swap(0, gives.length), ...stacks];
  return [last, ...orders].find((moves) => areAllowed(game, moves)) ?? last;
}

/** Whether these moves are allowed, one after the other. */
function areAllowed(state: State, [move, ...more]: readonly Move[]): boolean {
  if (move === undefined) return true;
  const ruling = decide(state, move);
  return ruling.verdict !== 'illegal' && areAllowed(ruling.after, more);
}

/** A seat is done: what it has changed is recorded. */
function settleSeat(referee: Referee, mode: Exchange, cards: readonly Card[]): Referee {
  const { seat } = mode;
  const moves = cards.length > 0 ? changes(referee.game, seat, cards) : [];
  if (!areAllowed(referee.game, moves)) {
    const lay = faceUpCards(referee.game.seats[seat]!);
    const text = String(cards.filter((card) => !lay.includes(card)).length);
    return say({ ...referee, mode: { ...mode, cards: [] } }, 'tooManyChanged', { seat, text });
  }
  const changed = moves.reduce((now, move) => bookMove(now, move, true), referee);
  const booked = ready(changed, seat);
  const settled = { ...booked, exchanged: [...(referee.exchanged ?? []), { seat, cards }] };
  const next = nextSeat(settled.game, seat);
  return next === null ? endExchange(settled) : turnTo(settled, { ...mode, seat: next, cards: [] });
}

/** Ends the exchange as people say so: a seat that may be done is, the others have changed nothing. */
export function finishExchange(referee: Referee): Referee {
  const mode = registeringOf(referee);
  if (mode?.kind !== 'exchange') return endExchange(referee);
  const { seat, cards } = mode;
  if (cards.length < faceUpCards(referee.game.seats[seat]!).length) return endExchange(referee);
  const settled = settleSeat(referee, mode, cards);
  return settled.game.phase === 'exchange' && settled.game.ready.includes(seat)
    ? endExchange(settled)
    : settled;
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
  const isAll = cards.length === faceUpCards(game.seats[seat]!).length && !mayStack(game);
  if (isAll) return settleSeat(referee, mode, cards);
  return say({ ...referee, mode: { ...mode, cards } }, 'registered', { card, seat });
}

/** The seat is as before, unless some of its cards were scanned: then as many have to be as lay there. */
export function exchangeDone(referee: Referee, mode: Exchange): Referee {
  const { seat, cards } = mode;
  const missing = faceUpCards(referee.game.seats[seat]!).length - cards.length;
  if (cards.length === 0 || missing <= 0) return settleSeat(referee, mode, cards);
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

/** Whether the last entry is a change of this seat's face-up cards. */
function hasChanged({ judged }: Referee, seat: SeatNumber): boolean {
  const last = judged.at(-1)?.entry;
  return (
    last?.kind === 'move' && last.move.seat === seat && last.move.kind !== 'ready' && isExchange(last.move)
  );
}

/** Back to a seat that was through; with it those go back that were made ready after it. */
function reopen(referee: Referee, { seat, cards }: Exchanged): Referee {
  let undone = referee;
  while (undone.game.ready.includes(seat)) undone = undoOnce(undone);
  while (hasChanged(undone, seat)) undone = undoOnce(undone);
  return withoutCard(undone, { kind: 'exchange', seat, cards, under: besides(referee) });
}
