import { scoreOf } from '../../bots/habit.ts';
import { strengthsOf } from '../../bots/strength.ts';
import { kindIndex, kindOf } from '../../engine/cards.ts';
import type { Move, MoveOf } from '../../engine/move.ts';
import type { SeatNumber, State } from '../../engine/state.ts';

/**
 * The play that beginners are advised of these: the card worth keeping least, and with it its equals where a good
 * player plays them together. Of cards with a power that is one alone.
 */
export function weakestPlay(game: State, seat: SeatNumber, moves: readonly Move[]): MoveOf<'play'> | null {
  const strengths = strengthsOf(game.rules);
  const score = ({ cards }: MoveOf<'play'>) =>
    scoreOf(game, seat, { kind: kindIndex(cards[0]!), count: cards.length }, strengths);
  const best = (some: readonly MoveOf<'play'>[]) => some.toSorted((a, b) => score(b) - score(a))[0] ?? null;
  const plays = moves.filter((move): move is MoveOf<'play'> => move.kind === 'play');
  const single = plays.filter(({ cards }) => cards.length === 1);
  const weakest = best(single.length > 0 ? single : plays);
  if (weakest === null) return null;
  const kind = kindOf(weakest.cards[0]!);
  return best(plays.filter(({ cards }) => cards.every((card) => kindOf(card) === kind)));
}
