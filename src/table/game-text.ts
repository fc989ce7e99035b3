import { makeGame } from '../engine/notation/make-game.ts';
import { foldRevisions } from '../engine/record.ts';
import { standingSeen } from './play/seen.ts';
import type { Standing } from './standing.ts';

/**
 * A round of a table in notation, by its number from 0, whether or not it is over; null if there is none. Without a
 * deck all cards are told once it is over, and before that what somebody knows who only watched.
 */
export function gameText(standing: Standing, number: number): string | null {
  const isOver = standing.referee.game.phase === 'over';
  const { past, round, referee } = isOver ? standing : standingSeen(standing, 'onlooker');
  const found = [...past, { ...round, referee }][number];
  if (found === undefined) return null;
  const { rules, options } = found.setup;
  return makeGame({ rules, options, ...foldRevisions(found.referee.revisions) });
}
