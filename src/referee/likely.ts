import { type Card, copiesOf, isKnown, ofPack, packOf, type Slot, UNKNOWN } from '../engine/cards.ts';
import { decide } from '../engine/decide.ts';
import { startingRights } from '../engine/first.ts';
import { type Place, placeOf } from '../engine/location.ts';
import type { MoveOf } from '../engine/move.ts';
import { isUncovered, mayTurn } from '../engine/stacks.ts';
import {
  drawable,
  faceUpCards,
  openSlots,
  type SeatNumber,
  type Stack,
  type State,
  sourceOf,
} from '../engine/state.ts';
import { starterAfter } from '../engine/thrown.ts';
import type { Sighting } from '../recognition/sighting.ts';

/** What a state alone tells about a sighting: which card it must be, whose it most likely is, and from where. */

/** Where the table has seen a card lie; null if it may still be anywhere: face down and in the stock nobody sees it. */
export function seenAt(game: State, card: Card): Place | null {
  const place = placeOf(game, card);
  return place?.zone === 'faceDown' || place?.zone === 'stock' ? null : place;
}

/** The slots that a seat's next card comes from; none where that isn't known, or it is turned over or turned up. */
export function nextSlots(game: State, seat: SeatNumber | null): readonly Slot[] {
  if (seat === null || game.pending !== null || awaitsStarter(game)) return [];
  return openSlots(game, seat, sourceOf(game, seat));
}

/**
 * The same sighting with the one of equal cards that it must be. A code of another pack than the first says so. Any other
 * code may be on all packs, and a tap means any: then it is the card that is known to be where it comes from (`from`), or
 * else one that nobody knows the place of. The cards that were played with it (`played`) don't come again.
 */
export function withCard<S extends Pick<Sighting, 'card' | 'copy' | 'how'>>(
  { game, toldApart }: { readonly game: State; readonly toldApart: boolean },
  sighting: S,
  from: readonly Slot[] = [],
  played: readonly Card[] = [],
): S {
  const { card, copy, how } = sighting;
  const copies = copiesOf(card, game.rules.set.deck.packs);
  if (packOf(card) > 1 || copies.length === 0) return sighting;
  if (copy > 1) return { ...sighting, card: ofPack(card, copy) ?? card };
  if (toldApart && how !== 'tap') return sighting;
  const left = [card, ...copies].filter((one) => !played.includes(one));
  const own = left.find((one) => from.includes(one));
  return { ...sighting, card: own ?? left.find((one) => seenAt(game, one) === null) ?? card };
}

/** The leftmost stack that a seat may turn over now; −1 if other cards come first. */
const openStack = (game: State, seat: SeatNumber): number =>
  game.seats[seat]!.faceDown.findIndex(
    (_, stack) => mayTurn(game, seat, stack) && isUncovered(game, seat, stack),
  );

/** What is turned over next if nobody points at it: the leftmost stack that is open, or the stock for a chance. */
export function nextStack(game: State, seat: SeatNumber): Stack {
  if (game.pending !== null) return game.pending.stack;
  const open = openStack(game, seat);
  if (open !== -1) return open;
  if (game.rules.set.chance !== 'none' && drawable(game) > 0) return 'stock';
  const found = game.seats[seat]!.faceDown.findIndex((_, stack) => mayTurn(game, seat, stack));
  return Math.max(found, 0);
}

/** Whether a card of the seat to act can only be a face-down one: a stack is open, and it lies nowhere face up. */
function isBlind(game: State, seat: SeatNumber, card: Card): boolean {
  if (game.pending !== null) return true;
  if (game.turn !== seat) return false;
  if (sourceOf(game, seat) === 'faceDown') return true;
  const faceUp = faceUpCards(game.seats[seat]!);
  return openStack(game, seat) !== -1 && faceUp.every(isKnown) && !faceUp.includes(card);
}

/** The move that turns over what is next with a seat; with its card, if that was seen. */
export function flipOf(game: State, seat: SeatNumber, card?: Card): MoveOf<'flip'> {
  const stack = nextStack(game, seat);
  return card === undefined ? { kind: 'flip', seat, stack } : { kind: 'flip', seat, stack, card };
}

/** The move with which these cards came from a seat: one alone may be turned over blind. */
export function moveWith(game: State, seat: SeatNumber, cards: readonly Card[]): MoveOf<'flip' | 'play'> {
  const [card, ...more] = cards;
  return card !== undefined && more.length === 0 && isBlind(game, seat, card)
    ? flipOf(game, seat, card)
    : { kind: 'play', seat, cards };
}

/** Whether a card was turned up to play on that nobody has scanned yet (BL-08, A-07). */
export const awaitsStarter = (game: State): boolean => game.phase !== 'over' && game.pile.at(-1) === UNKNOWN;

/** Seats that may make the first play. */
export const starters = (game: State): SeatNumber[] =>
  game.phase === 'start' ? startingRights(game).flatMap((right, seat) => (right === 'no' ? [] : [seat])) : [];

/** Seats whose card the next one may be, where the game leaves that open: who may start, or may be chosen to play next. */
export const candidates = (game: State): SeatNumber[] =>
  game.extra === 'choose'
    ? [...game.seats.keys()].filter((seat) => leavingTo(game, seat) !== null)
    : starters(game);

/**
 * The move by which a player leaves the turn to this seat: who may play again and need not, or chooses who plays next;
 * null where nobody does.
 */
export function leavingTo(game: State, seat: SeatNumber): MoveOf<'done'> | null {
  const { extra, turn } = game;
  if (extra === null || extra === 'must' || turn === null || turn === seat) return null;
  const done = { kind: 'done', seat: turn, ...(extra === 'choose' && { to: seat }) } as const;
  const ruling = decide(game, done);
  return ruling.verdict !== 'illegal' && ruling.after.turn === seat ? done : null;
}

/** The seat that a card is taken to be from when nobody said: the one to act; null if that is open. */
export function likelySeat(game: State): SeatNumber | null {
  if (game.extra === 'choose') return null;
  if (game.phase !== 'start') return game.pending?.seat ?? game.turn;
  const able = starters(game);
  return able.length === 1 ? able[0]! : null;
}

/**
 * The same of a move that throws no card in, such as a pick-up: after cards were thrown in it is who comes after the last
 * to throw.
 */
export const likelySeatInPlay = (game: State): SeatNumber | null => likelySeat(game) ?? starterAfter(game);
