import { type Card, suitOf } from '../../../engine/cards.ts';
import { sayCard } from '../../../words/say/cards.ts';
import type { Words } from '../../../words/words.ts';

/** A card of a deck that is being enrolled: jokers by their numbers, and which pack it is of. */
export function sayDeckCard(words: Words, card: Card): string {
  if (suitOf(card) === null) return words.decks.numberedJoker(Number(card.slice(1)));
  const said = sayCard(words, card);
  return card.startsWith('2:') ? words.decks.second(said) : said;
}
