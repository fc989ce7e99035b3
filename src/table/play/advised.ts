import { scoreOf } from '../../bots/habit.ts';
import { strengthsOf } from '../../bots/strength.ts';
import { kindIndex } from '../../engine/cards.ts';
import type { Move, MoveOf } from '../../engine/move.ts';
import type { SeatNumber, State } from '../../engine/state.ts';

/** The play that beginners are advised of these: one card rather than several, and the one worth keeping least. */
export function weakestPlay(game: State, seat: SeatNumber, moves: readonly Move[]): MoveOf<'play'> | null {
  const strengths = strengthsOf(game.rules);
  const score = ({ cards }: MoveOf<'play'>) =>
    scoreOf(game, seat, { kind: kindIndex(cards[0]!), count: cards.length }, strengths);
  const plays = moves.filter((move): move is MoveOf<'play'> => move.kind === 'play');
  const single = plays.filter(({ cards }) => cards.length === 1);
  return (single.length > 0 ? single : plays).toSorted((a, b) => score(b) - score(a))[0] ?? null;
}
