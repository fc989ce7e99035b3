/** Worlds (determinizations): states with every card known, which agree with what a seat knows and believes. */

import { type Card, isKnown, kindIndex, type PileSlot, type Slot } from '../engine/cards.ts';
import { unseenCards } from '../engine/knowledge.ts';
import { type Random, shuffled } from '../engine/random.ts';
import type { Seat, State } from '../engine/state.ts';
import { type Belief, type Beliefs, noBeliefs } from './beliefs.ts';
import { EVEN, type Likely } from './hands.ts';

function filled<S extends PileSlot>(slots: readonly S[], cards: Card[]): readonly (S | Card)[] {
  for (const slot of slots)
    if (!isKnown(slot)) return slots.map((one) => (isKnown(one) ? one : (cards.pop() ?? one)));
  return slots;
}

/** Takes one of these cards by chance, each as likely as it is in this place. */
function likelyCard(cards: Card[], likely: Likely, random: Random): Card | undefined {
  let left = random() * cards.reduce((all, card) => all + likely[kindIndex(card)]!, 0);
  const at = cards.findIndex((card) => {
    left -= likely[kindIndex(card)]!;
    return left < 0;
  });
  return at === -1 ? cards.pop() : cards.splice(at, 1)[0];
}

function filledHand(
  slots: readonly Slot[],
  cards: Card[],
  hand: readonly Likely[],
  random: Random,
): readonly Slot[] {
  if (hand.length === 0) return filled(slots, cards);
  let hidden = 0;
  return slots.map((slot) =>
    isKnown(slot) ? slot : (likelyCard(cards, hand[hidden++] ?? EVEN, random) ?? slot),
  );
}

function filledSeat(seat: Seat, cards: Card[], { hand }: Belief, random: Random): Seat {
  return {
    name: seat.name,
    hand: filledHand(seat.hand, cards, hand, random),
    faceUp: seat.faceUp.map((slot) => (slot === null || isKnown(slot) ? slot : (cards.pop() ?? slot))),
    faceDown: seat.faceDown.map((stack) => filled(stack, cards)),
  };
}

/**
 * A state that agrees with everything that is known, and in which each hidden place holds one of the unseen cards: any
 * of them with the same chance, but in a hand as likely as is believed. What is left over, where counts were wrong,
 * lies nowhere.
 */
export function sampleWorld(
  known: State,
  random: Random,
  beliefs: Beliefs = noBeliefs(known.seats.length),
  unseen = unseenCards(known),
): State {
  const cards = shuffled(unseen, random);
  const seats = known.seats.map((seat, number) => filledSeat(seat, cards, beliefs[number]!, random));
  const pile = filled(known.pile, cards);
  const stock = filled(known.stock, cards);
  return { ...known, seats, pile, stock, burned: filled(known.burned, cards), dealt: null };
}
