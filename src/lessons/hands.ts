import { type Card, kindIndex, kindOf } from '../engine/cards.ts';
import { rulesOf } from '../engine/rules/rules.ts';
import { cardsWhere, type Desk, heightOf, isPlainCard, ofRanks } from './desk.ts';

/** Cards to choose hands and piles from. */

export const sorted = (desk: Desk, cards: readonly Card[]): Card[] =>
  cards.toSorted((a, b) => heightOf(desk, a) - heightOf(desk, b));

export const isRank = (card: Card): boolean => kindOf(card) !== 'JK';

/** Plain cards of different ranks, in random order, besides those that are used. */
export function plainCards(desk: Desk, count: number, used: readonly Card[] = []): Card[] {
  const kinds = used.map(kindIndex);
  const plain = cardsWhere(
    desk,
    (card) => isRank(card) && isPlainCard(desk, card) && !kinds.includes(kindIndex(card)),
  );
  return ofRanks(plain, count);
}

/** Any cards of ranks that are not used, plain ones as far as there are enough. */
export function fillers(desk: Desk, count: number, used: readonly Card[] = []): Card[] {
  const plain = plainCards(desk, count, used);
  if (plain.length === count) return plain;
  const kinds = [...used, ...plain].map(kindIndex);
  const others = cardsWhere(desk, (card) => isRank(card) && !kinds.includes(kindIndex(card)));
  return [...plain, ...ofRanks(others, count - plain.length)];
}

/** Whether a card would miss this pile if it had no power: lower than it, or too high. */
export function isBeneath(desk: Desk, card: Card, top: Card): boolean {
  const bound = rulesOf(desk.rules, top).bound.hand;
  const height = heightOf(desk, card);
  if (bound === null || height < 0) return bound !== null;
  return bound.kind === 'atLeast' || bound.kind === 'above' ? height < bound.height : height > bound.height;
}

/** A high card on the pile and lower ones that don't go on it. */
export function stuck(desk: Desk, count: number): { readonly pile: Card[]; readonly low: Card[] } | null {
  const [top, under] = plainCards(desk, 2);
  if (top === undefined || under === undefined) return null;
  const low = ofRanks(
    cardsWhere(
      desk,
      (card) => isRank(card) && isPlainCard(desk, card) && card !== under && isBeneath(desk, card, top),
    ),
    count,
  );
  return low.length < count ? null : { pile: [under, top], low: sorted(desk, low) };
}
