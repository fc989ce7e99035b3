import { bareCards, JOKERS, makeDeck, PACKS, type Slot } from '../../../src/engine/cards.ts';
import { seededRandom } from '../../../src/engine/random.ts';
import type { State } from '../../../src/engine/state.ts';

const random = seededRandom(1);
const WEIGHTS = new Map<Slot, number>(
  [...makeDeck(PACKS.length, 0), ...JOKERS, '??' as const].map((slot) => [
    slot,
    Math.floor(random() * 2 ** 40),
  ]),
);

/** A number for cards wherever they lie: the same for the same cards, and hardly ever for others. */
export function sumOf(slots: readonly Slot[]): number {
  let sum = 0;
  for (const slot of slots) sum += WEIGHTS.get(slot)!;
  return sum;
}

/** The same for all cards of a state; written out, since it is asked at every move. */
export function cardsOf({ pile, stock, burned, seats }: State): number {
  let sum = sumOf(bareCards(pile)) + sumOf(stock) + sumOf(burned);
  for (const { hand, faceUp, faceDown } of seats) {
    sum += sumOf(hand);
    for (const slot of faceUp) if (slot !== null) sum += WEIGHTS.get(slot)!;
    for (const stack of faceDown) sum += sumOf(stack);
  }
  return sum;
}
