import { isKnown, kindOf, type Played } from '../../engine/cards.ts';
import type { TableView } from '../../protocol/view.ts';

/** The topmost card over the one to beat that calls for a card lower than that; null if there is none. */
export function loweringIn({
  pile,
  demand,
  coach,
}: Pick<TableView, 'pile' | 'demand' | 'coach'>): Played | null {
  const { card, forced } = demand;
  if (card === null || forced) return null;
  const lowers = coach.specials.filter(({ powers }) => powers.some(({ power }) => power === 'belowUnder'));
  const over = pile.slice(pile.lastIndexOf(card) + 1).filter(isKnown);
  return over.findLast((one) => lowers.some(({ kind }) => kind === kindOf(one))) ?? null;
}
