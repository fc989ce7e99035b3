import { type Card, kindIndex, kindOf, type Played, RANKS } from '../engine/cards.ts';
import { rulesOf } from '../engine/rules/rules.ts';
import { cardsWhere, type Desk, heightOf, isPlainCard, layOut, ofRanks } from './desk.ts';

/** Cards to choose hands and piles from. */

export const sorted = (desk: Desk, cards: readonly Card[]): Card[] =>
  cards.toSorted((a, b) => heightOf(desk, a) - heightOf(desk, b));

export const isRank = (card: Card): boolean => kindOf(card) !== 'JK';

/** Plain cards of different ranks, in random order, besides those that are used. */
export function plainCards(desk: Desk, count: number, used: readonly Played[] = []): Card[] {
  const kinds = used.map(kindIndex);
  const plain = cardsWhere(
    desk,
    (card) => isRank(card) && isPlainCard(desk, card) && !kinds.includes(kindIndex(card)),
  );
  return ofRanks(plain, count);
}

/** Plain cards of ranks that are not used, of different ones as far as there are enough. */
export function ordinary(desk: Desk, count: number, used: readonly Played[]): Card[] {
  const ranks = plainCards(desk, count, used);
  if (ranks.length === count) return ranks;
  const kinds = ranks.map(kindIndex);
  const kin = cardsWhere(desk, (card) => kinds.includes(kindIndex(card)) && !ranks.includes(card));
  return [...ranks, ...kin].slice(0, count);
}

/** Any cards of ranks that are not used, plain ones as far as there are enough. */
export function fillers(desk: Desk, count: number, used: readonly Played[] = []): Card[] {
  const plain = plainCards(desk, count, used);
  if (plain.length === count) return plain;
  const kinds = [...used, ...plain].map(kindIndex);
  const others = cardsWhere(desk, (card) => isRank(card) && !kinds.includes(kindIndex(card)));
  return [...plain, ...ofRanks(others, count - plain.length)];
}

/** As many cards as are dealt: of different ranks as far as there are any. */
export function dealtCards(desk: Desk, count: number): Card[] {
  const cards = fillers(desk, count);
  return [...cards, ...cardsWhere(desk, (card) => !cards.includes(card))].slice(0, count);
}

/** Whether a card would miss this pile if it had no power: lower than it, or too high. */
export function isBeneath(desk: Desk, card: Card, top: Played): boolean {
  const bound = rulesOf(desk.rules, top).bound.hand;
  const height = heightOf(desk, card);
  if (bound === null || height < 0) return bound !== null;
  return bound.kind === 'atLeast' || bound.kind === 'above' ? height < bound.height : height > bound.height;
}

interface Under {
  /** How many cards lie under them, at the most. */
  readonly count: number;
  /** Plain ones only, if not given. */
  readonly specials?: boolean;
  /** How many of them were played last. */
  readonly last?: number;
}

/** These cards with others under them, each of another rank, if they could have been played on those. */
export function raised<C extends Played>(
  desk: Desk,
  cards: readonly C[],
  { count, specials = false, last }: Under,
): readonly (C | Card)[] {
  let pile: readonly (C | Card)[] = cards;
  for (let i = 0; i < count; i++) {
    const kinds = pile.map(kindIndex);
    const others = cardsWhere(
      desk,
      (card) => isRank(card) && (specials || isPlainCard(desk, card)) && !kinds.includes(kindIndex(card)),
    );
    const isLaid = (under: Card) =>
      layOut(desk, { hand: [], pile: [under, ...pile], stock: false, ...(last && { last }) }) !== null;
    const under = ofRanks(others, RANKS.length).find(isLaid);
    if (under === undefined) break;
    pile = [under, ...pile];
  }
  return pile;
}

/** A high card on the pile and lower ones that don't go on it, of different ranks as far as there are any. */
export function stuck(
  desk: Desk,
  count: number,
): { readonly pile: readonly Card[]; readonly low: Card[] } | null {
  const [top] = plainCards(desk, 1);
  if (top === undefined) return null;
  const pile = raised(desk, [top], { count: 1 });
  const lower = cardsWhere(
    desk,
    (card) => isRank(card) && isPlainCard(desk, card) && !pile.includes(card) && isBeneath(desk, card, top),
  );
  const ranks = ofRanks(lower, count);
  const low = [...ranks, ...lower.filter((card) => !ranks.includes(card))].slice(0, count);
  return low.length < count ? null : { pile, low: sorted(desk, low) };
}
