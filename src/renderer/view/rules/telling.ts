import type { PowerName } from '../../../protocol/coach.ts';
import type { RuleLine } from '../../../words/say/rule-page.ts';

/** What a special card does before anything else: that it goes on any card counts only if it does nothing more. */
export function tellingPower({ card }: Pick<RuleLine, 'card'>): PowerName | null {
  const powers = card?.points.map(({ power }) => power) ?? [];
  return powers.find((power) => power !== 'onAny') ?? powers[0] ?? null;
}

/** The ranks that what a special card does is about, as cards have them. */
export const ranksOf = (
  { points }: NonNullable<RuleLine['card']>,
  say: (rank: string) => string,
): readonly string[] => points.flatMap(({ rank }) => (rank === null ? [] : [say(rank)]));
