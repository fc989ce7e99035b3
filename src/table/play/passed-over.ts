import { type Advice, pooled } from '../../bots/advise.ts';
import { kindOf } from '../../engine/cards.ts';
import type { Move } from '../../engine/move.ts';
import { rulesOf } from '../../engine/rules/rules.ts';
import type { State } from '../../engine/state.ts';
import type { PlayView } from '../../protocol/play.ts';

export type PassedOver = NonNullable<PlayView['passedOver']>;

/** From so much more of a chance to lose on a move is clearly worse than another. */
const CLEARLY = 0.06;

/** What tells two moves apart for those who learn: which kind of card was played, if any was. */
export const kindIn = (move: Move): string => (move.kind === 'play' ? kindOf(move.cards[0]!) : move.kind);

/** How a move stands beside the one that was advised, by their odds; null where these aren't known. */
export function verdictOn(
  { rules }: State,
  made: Move,
  advised: Move,
  odds: readonly Advice[],
): PassedOver['verdict'] | null {
  const shares = pooled(odds);
  const losing = (move: Move) =>
    shares.find((one) => one.playouts > 0 && kindIn(one.move) === kindIn(move))?.losing ?? null;
  const [with_, without] = [losing(advised), losing(made)];
  if (with_ === null || without === null) return null;
  if (without - with_ < CLEARLY) return 'fine';
  if (made.kind === 'pickUp') return 'pickUp';
  const isSpecial = (move: Move) => move.kind === 'play' && rulesOf(rules, move.cards[0]!).isSpecial;
  return isSpecial(made) && !isSpecial(advised) ? 'spends' : 'odds';
}
