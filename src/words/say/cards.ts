import { bareOf, isRenamed, kindOf, type Played, rankOf, suitOf } from '../../engine/cards.ts';
import type { Words } from '../words.ts';
import { SUIT_SIGNS } from './names.ts';

/** `7♥`, `10♠`, `Joker`. */
export function sayCard(words: Words, card: Played): string {
  if (isRenamed(card)) return words.cards.as(sayCard(words, bareOf(card)), words.cards.rank(kindOf(card)));
  const rank = rankOf(card);
  const suit = suitOf(card);
  return rank === null || suit === null ? words.cards.joker : `${words.cards.rank(rank)}${SUIT_SIGNS[suit]}`;
}

/** `7♥ 7♠`. */
export const sayCards = (words: Words, cards: readonly Played[]): string =>
  cards.map((card) => sayCard(words, card)).join(' ');

/** A rank by its name; `kind` is a rank, or JK for a joker. */
export const sayKind = (words: Words, kind: string): string =>
  kind === 'JK' ? words.cards.joker : words.cards.rank(kind);
