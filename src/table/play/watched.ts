import { outcomeOf } from '../../engine/outcome.ts';
import type { Referee } from '../../referee/referee.ts';

/** The pile has just gone; or somebody has gone out, or turned over a card that didn't fit, which is rare and told. */
export type Watched = 'pileGone' | 'event';

/** What has just happened that people want to see before anything else does. */
export function watchedAt({ game, judged }: Pick<Referee, 'game' | 'judged'>): Watched | null {
  const last = judged.at(-1);
  if (game.phase !== 'play' || last === undefined) return null;
  const { failed, out } = outcomeOf(last.before, last.events).outcome;
  if (failed || out.length > 0) return 'event';
  return game.pile.length === 0 ? 'pileGone' : null;
}
