/** What a card does, in a few words. */

import { isEffect } from '../../engine/rules/effects.ts';
import type { PowerView } from '../../protocol/coach.ts';
import { sayEffectAs } from '../effect-words.ts';
import type { Words } from '../words.ts';

/** A power to be said in a few words: of a card alone unless `cards` says otherwise. */
export type Chip = Pick<PowerView, 'power' | 'ranks'> & Partial<Pick<PowerView, 'cards' | 'options'>>;

/** What a power does, in a few words; `setsOutOfTurn`: equal cards burn out of turn, too. */
export function sayChip(
  words: Words,
  { power, ranks, cards = 1, options = [] }: Chip,
  setsOutOfTurn: boolean,
): string {
  const sayRank = (rank: string) => words.cards.rank(rank);
  const named = ranks.map(sayRank);
  if (!isEffect(power)) return words.coach.powers[power]({ ranks: named, cards, setsOutOfTurn });
  const ways = options.map((way) => ({ name: way.power, ranks: way.ranks.map(sayRank) }));
  return sayEffectAs(words.effects, 'chip', { name: power, ranks: named, options: ways });
}
