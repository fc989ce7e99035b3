import { JOKERS, makeDeck, type Slot } from '../../../src/engine/cards.ts';
import { allSlots } from '../../../src/engine/knowledge.ts';
import { seededRandom } from '../../../src/engine/random.ts';
import type { State } from '../../../src/engine/state.ts';

const random = seededRandom(1);
const WEIGHTS = new Map<Slot, number>(
  [...makeDeck(2, 0), ...JOKERS, '??' as const].map((slot) => [slot, Math.floor(random() * 2 ** 40)]),
);

/** A number for cards wherever they lie: the same for the same cards, and hardly ever for others. */
export const sumOf = (slots: readonly Slot[]): number =>
  slots.reduce((sum, slot) => sum + WEIGHTS.get(slot)!, 0);

export const cardsOf = (state: State): number => sumOf(allSlots(state));
