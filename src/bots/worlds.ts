import { type Card, isKnown, type Slot } from '../engine/cards.ts';
import { unseenCards } from '../engine/knowledge.ts';
import { type Random, shuffled } from '../engine/random.ts';
import type { Seat, State } from '../engine/state.ts';

function filled(slots: readonly Slot[], cards: Card[]): readonly Slot[] {
  for (const slot of slots)
    if (!isKnown(slot)) return slots.map((one) => (isKnown(one) ? one : (cards.pop() ?? one)));
  return slots;
}

function filledSeat(seat: Seat, cards: Card[]): Seat {
  return {
    name: seat.name,
    hand: filled(seat.hand, cards),
    faceUp: seat.faceUp.map((slot) => (slot === null || isKnown(slot) ? slot : (cards.pop() ?? slot))),
    faceDown: seat.faceDown.map((stack) => filled(stack, cards)),
  };
}

/**
 * A world that agrees with everything that is known: each hidden place holds one of the unseen cards, any of them
 * with the same chance. What is left over, where counts were wrong, lies nowhere.
 */
export function sampleWorld(known: State, random: Random, unseen = unseenCards(known)): State {
  const cards = shuffled(unseen, random);
  const seats = known.seats.map((seat) => filledSeat(seat, cards));
  const pile = filled(known.pile, cards);
  const stock = filled(known.stock, cards);
  return { ...known, seats, pile, stock, burned: filled(known.burned, cards), dealt: null };
}
