/** What follows from a move that is let stand against the rules. */

import { type Consequence, Course } from './apply.ts';
import { bareOf, type Card, type Slot, UNKNOWN } from './cards.ts';
import { isSamePlace, ownerOf, type Place, placeOf, sourceOfUnknown } from './location.ts';
import { cardsOf, type Move, playedOf } from './move.ts';
import { settle } from './settle.ts';
import type { Seat, SeatNumber, State } from './state.ts';

const handOf = (seat: SeatNumber): Place => ({ zone: 'hand', seat });

/**
 * The card is in the hand, wherever it was taken to be: as one of the hand's unknown cards, if there is one; else the
 * hand has a card more than recorded.
 */
function fetch(course: Course, seat: SeatNumber, card: Card): void {
  const known = placeOf(course.after, card);
  if (known !== null && isSamePlace(known, handOf(seat))) return;
  if (course.after.seats[seat]!.hand.includes(UNKNOWN) && (known === null || ownerOf(known) !== seat)) {
    if (known !== null) course.happen({ type: 'unseen', place: known, card });
    course.happen({ type: 'seen', place: handOf(seat), card });
    return;
  }
  const from = known ?? sourceOfUnknown(course.after, seat);
  if (from !== null) course.move([card], from, handOf(seat));
}

/** The slots that a move takes its cards from, and those of them that a card may lie in which nobody has seen. */
function slotsFor(
  { hand, faceUp }: Seat,
  move: Move,
): { open: (Slot | null)[]; hiding: readonly (Slot | null)[] } {
  if (move.kind === 'swap' || move.kind === 'choose' || move.kind === 'stack')
    return { open: [...hand], hiding: hand };
  if (move.kind === 'play' && move.from === 'faceUp') return { open: [...faceUp], hiding: faceUp };
  return { open: [...hand, ...faceUp], hiding: hand.length === 0 ? faceUp : hand };
}

/** Whether the cards of a move may be these, each of them another one, where it takes them from. */
function hasAll(state: State, move: Move, cards: readonly Card[]): boolean {
  const { open, hiding } = slotsFor(state.seats[move.seat]!, move);
  let hidden = hiding.filter((slot) => slot === UNKNOWN).length;
  return cards.every((card) => {
    if (open.includes(card)) return true;
    return placeOf(state, card) === null && hidden-- > 0;
  });
}

/** A face-down card can be shown if there is one to show and the card isn't known to lie elsewhere. */
function canShow(state: State, { seat, stack, card }: Extract<Move, { kind: 'flip' }>): boolean {
  const slots = stack === 'stock' ? state.stock : (state.seats[seat]!.faceDown[stack] ?? []);
  const top = slots.at(-1);
  if (top === undefined) return false;
  return (
    card === undefined || top === bareOf(card) || (top === UNKNOWN && placeOf(state, bareOf(card)) === null)
  );
}

/**
 * What follows from a move that the table lets stand against the rules. Its cards lie there: those that the seat
 * can't have had by the record come from where the record has them, so that none is lost or doubled.
 */
export function settleStanding(state: State, move: Move): Consequence {
  if (state.seats[move.seat] === undefined) return new Course(state);
  const cards = [...new Set(cardsOf(move))];
  if (move.kind === 'flip' ? canShow(state, move) : isWhole(state, move, cards)) return settle(state, move);
  const course = new Course(state);
  for (const card of cards) fetch(course, move.seat, card);
  const made = afterFetching(course.after, move, cards);
  const { events, after } = settle(course.after, made);
  return { events: [...course.events, ...events], after };
}

/** Whether all these cards lie face up there, each of them once. */
const liesFaceUp = ({ faceUp }: Seat, cards: readonly Slot[]): boolean =>
  cards.every((card, i) => faceUp.includes(card) && cards.indexOf(card) === i);

const isWhole = (state: State, move: Move, cards: readonly Card[]): boolean =>
  cards.length === cardsOf(move).length &&
  hasAll(state, move, cards) &&
  (move.kind !== 'pickUp' || move.add === undefined || state.seats[move.seat]!.faceUp.includes(move.add)) &&
  (move.kind !== 'swap' || liesFaceUp(state.seats[move.seat]!, move.take));

/** The move as it can be recorded once its cards are in the hand. */
function afterFetching(state: State, move: Move, cards: readonly Card[]): Move {
  const held = cards.filter((card) => state.seats[move.seat]!.hand.includes(card));
  switch (move.kind) {
    case 'play':
    case 'flip':
      return {
        kind: 'play',
        seat: move.seat,
        cards: held.map((card) => playedOf(move).find((one) => bareOf(one) === card)!),
        from: 'hand',
      };
    case 'swap':
      return { ...move, give: held, take: [] };
    case 'choose':
    case 'stack':
      return { ...move, cards: held };
    default:
      return { kind: 'pickUp', seat: move.seat };
  }
}
