import { makeGame } from '../engine/notation/make-game.ts';
import { foldRevisions } from '../engine/record.ts';
import type { Standing } from './standing.ts';

/** A round of a table in notation, by its number from 0, whether or not it is over; null if there is none. */
export function gameText({ past, round, referee }: Standing, number: number): string | null {
  const found = [...past, { ...round, referee }][number];
  if (found === undefined) return null;
  const { rules, options } = found.setup;
  return makeGame({ rules, options, ...foldRevisions(found.referee.revisions) });
}
