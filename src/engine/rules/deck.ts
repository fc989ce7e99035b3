import { type Card, KINDS, type Kind, makeDeck } from '../cards.ts';
import type { RuleSet } from './schema.ts';

/** The deck of a rule set in order, each card once: its packs without the ranks that are taken out, and its jokers. */
export const deckOf = ({ deck }: Pick<RuleSet, 'deck'>): Card[] =>
  makeDeck(deck.packs, deck.jokers, deck.without);

/** The kinds of cards that are in the deck, jokers last. */
export const kindsIn = ({ deck }: Pick<RuleSet, 'deck'>): readonly Kind[] =>
  KINDS.filter((kind) => (kind === 'JK' ? deck.jokers > 0 : !deck.without.includes(kind)));
