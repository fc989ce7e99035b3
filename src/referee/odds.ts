import { type Card, isKnown, kindOf, type Slot } from '../engine/cards.ts';
import { decide } from '../engine/decide.ts';
import { unseenCards } from '../engine/knowledge.ts';
import { cardsOf, type Move } from '../engine/move.ts';
import type { Judged } from '../engine/record.ts';
import { deckOf } from '../engine/rules/deck.ts';
import { faceUpCards, openSlots, type SeatNumber, type State, sourceOf } from '../engine/state.ts';
import { moveWith } from './likely.ts';

/** How likely cards and moves are, by what is known of who holds what. */

/** How likely a card was where by all that is known it was not: that may be wrong, too. */
export const AGAINST = 0.1;

/** The cards from which a seat plays. */
export function slotsOf(state: State, seat: SeatNumber) {
  const source = sourceOf(state, seat);
  return source === 'faceDown' ? state.seats[seat]!.faceDown.flat() : openSlots(state, seat, source);
}

/** The cards from which a move has its own: those of the stock, what lies face up, or what its player plays from. */
function slotsFor(state: State, move: Move): readonly Slot[] {
  if (move.kind === 'pickUp') return faceUpCards(state.seats[move.seat]!);
  return move.kind === 'flip' && move.stack === 'stock' ? state.stock : slotsOf(state, move.seat);
}

/** How likely a move had just its card, by what is known of its player's cards, or of the stock; 1 is that of any card of the deck. */
export function chanceOf({ before, entry }: Judged): number {
  const card = entry.kind === 'move' ? cardsOf(entry.move)[0] : undefined;
  if (entry.kind !== 'move' || card === undefined) return 1;
  const { move } = entry;
  const slots = slotsFor(before, move);
  const deck = deckOf(before.rules.set).length;
  if (slots.includes(card)) return deck / slots.length;
  const unseen = unseenCards(before);
  const hidden = slots.filter((slot) => !isKnown(slot)).length;
  return hidden > 0 && unseen.includes(card) ? (hidden * deck) / (slots.length * unseen.length) : AGAINST;
}

/** One card of each kind, with how many of it are to be expected. */
export type Expected = readonly { readonly card: Card; readonly number: number }[];

function byKind(cards: readonly Card[], each: number): Expected {
  const found = new Map<string, { card: Card; number: number }>();
  for (const card of cards) {
    const { number } = found.get(kindOf(card)) ?? { number: 0 };
    found.set(kindOf(card), { card, number: number + each });
  }
  return [...found.values()];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The mean over these cards. */
export const mean = (some: Expected, of: (card: Card) => number): number =>
  some.length === 0
    ? 0
    : sum(some.map(({ card, number }) => number * of(card))) / sum(some.map(({ number }) => number));

/** What a seat may hold where it plays from: its known cards, and for each unknown one any that nobody has seen. */
export function mayHold(state: State, seat: SeatNumber): Expected {
  const slots = slotsOf(state, seat);
  const known = slots.filter(isKnown);
  const unseen = unseenCards(state);
  return [...byKind(known, 1), ...byKind(unseen, (slots.length - known.length) / unseen.length)];
}

/** Whether a seat may play these cards now. */
export const isAllowed = (state: State, seat: SeatNumber, cards: readonly Card[]): boolean =>
  decide(state, moveWith(state, seat, cards)).verdict !== 'illegal';

/** How likely a seat had nothing to play, from 0 to 1. */
export function couldNotPlay(state: State, seat: SeatNumber): number {
  const slots = slotsOf(state, seat);
  const known = slots.filter(isKnown);
  if (known.some((card) => isAllowed(state, seat, [card]))) return 0;
  const share = mean(byKind(unseenCards(state), 1), (card) => (isAllowed(state, seat, [card]) ? 1 : 0));
  return (1 - share) ** (slots.length - known.length);
}
