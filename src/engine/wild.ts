/** Wild cards: what may be named for them, and what they are taken to be where nothing is. */

import {
  areOneKind,
  bareOf,
  type Card,
  isNamed,
  isRenamed,
  kindOf,
  namedAs,
  type Played,
  RANKS,
  type Rank,
  rankOf,
} from './cards.ts';
import { type KindRules, type Rules, rulesOf } from './rules/rules.ts';

/** The ranks that may be named for cards of a kind; none where it isn't wild. */
export const ranksFor = ({ wild }: KindRules): readonly Rank[] =>
  wild === null ? [] : wild.length === 0 ? RANKS : RANKS.filter((rank) => wild.includes(rank));

/** Whether the rank that a card counts as may be named for it; its own always may. */
export const mayCountAs = (rules: Rules, card: Played): boolean =>
  !isRenamed(card) || ranksFor(rulesOf(rules, bareOf(card))).some((rank) => rank === kindOf(card));

const isOpen = (rules: Rules, card: Played): card is Card =>
  !isNamed(card) && rulesOf(rules, card).wild !== null;

/** The cards with this rank named for those that may have it. */
const allAs = (rules: Rules, cards: readonly Played[], rank: Rank): readonly Played[] =>
  cards.map((card) =>
    isOpen(rules, card) && ranksFor(rulesOf(rules, card)).includes(rank) ? namedAs(card, rank) : card,
  );

/**
 * What cards may count as where no rank was named for a wild one among them, the likeliest first: with others the rank
 * of these; alone what they are, then the rank of the card to beat, then each rank from the one that is beaten most
 * easily, those with a power last. A joker is itself only if nothing else fits. Empty where there is nothing to name.
 */
export function waysToName(
  rules: Rules,
  beaten: Played | null,
  cards: readonly Played[],
): readonly (readonly Played[])[] {
  const { leastFirst } = rules;
  if (leastFirst === null || !cards.some((card) => isOpen(rules, card))) return [];
  const others = cards.filter((card) => !isOpen(rules, card));
  const first = rankOf(others[0] ?? beaten ?? cards[0]!);
  const ranks = [...(first === null ? [] : [first]), ...(others.length > 0 ? [] : leastFirst)];
  const named = ranks.flatMap((rank) => {
    const way = allAs(rules, cards, rank);
    return way.every((card) => kindOf(card) === rank) ? [way] : [];
  });
  return cards.some((card) => kindOf(card) === 'JK') ? [...named, cards] : [cards, ...named];
}

/** Whether cards, one at least, may be played as one rank, wild ones among them as that of the others. */
export const mayBeOneRank = (rules: Rules, cards: readonly Played[]): boolean =>
  areOneKind(cards) || waysToName(rules, null, cards).some(areOneKind);
