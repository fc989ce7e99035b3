import { outcomeOf } from '../../engine/outcome.ts';
import type { Referee } from '../../referee/referee.ts';

/**
 * What has just happened is to be looked at: the pile has gone, hands or rows were swapped, or a face-down card was turned over. Or to be read as
 * well: somebody has gone out, or turned over a card that didn't fit.
 */
export type Watched = 'looked' | 'read';

/** What has just happened that people want to see before anything else does. */
export function watchedAt({ game, judged }: Pick<Referee, 'game' | 'judged'>): Watched | null {
  const last = judged.at(-1);
  if (game.phase !== 'play' || last === undefined) return null;
  const { failed, out, hands, rows } = outcomeOf(last.before, last.events).outcome;
  if (failed || out.length > 0) return 'read';
  const isFlip = last.entry.kind === 'move' && last.entry.move.kind === 'flip';
  return game.pile.length === 0 || hands.length + rows.length > 0 || isFlip ? 'looked' : null;
}
