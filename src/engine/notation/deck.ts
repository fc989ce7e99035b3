import { isKnown } from '../cards.ts';
import { allSlots } from '../knowledge.ts';
import { deckOf } from '../rules/deck.ts';
import type { State } from '../state.ts';

/** Why the cards of a state can't come from its deck. */
export interface DeckFault {
  readonly code: 'tooManyCards' | 'cardOutsideDeck' | 'cardTwice';
  readonly detail: string;
}

/** No card twice, none that the deck lacks, no more than it has; cards that lie nowhere are out of play. */
export function findDeckFault(state: State): DeckFault | null {
  const deck = deckOf(state.rules.set);
  const left: string[] = [...deck];
  const slots = allSlots(state);
  if (slots.length > deck.length) return { code: 'tooManyCards', detail: `${slots.length} > ${deck.length}` };
  for (const card of slots.filter(isKnown)) {
    const index = left.indexOf(card);
    if (index === -1) return { code: deck.includes(card) ? 'cardTwice' : 'cardOutsideDeck', detail: card };
    left.splice(index, 1);
  }
  return null;
}
