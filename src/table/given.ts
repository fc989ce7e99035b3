import { parseGame } from '../engine/notation/game.ts';
import type { FindRuleSet } from '../engine/rules/resolve.ts';
import { NOTHING_AGREED } from '../protocol/series.ts';
import { type Lookback, lookBack, refereeOf } from './past.ts';
import { namesFault } from './round.ts';
import type { Standing } from './standing.ts';

/**
 * A game out of a file (docs/formats.md), to be looked back at as any round is; null if it can't be read to its end, or
 * by none of these rules. It is no table: nothing is kept of it, and it can't be continued.
 */
export function lookAtGiven(text: string, find: FindRuleSet): Lookback | null {
  const parsed = parseGame(text, find);
  if (!parsed.ok) return null;
  const { game } = parsed.value;
  const { rules, options, initial, entries } = game;
  const names = initial.seats.map(({ name }) => name);
  if (namesFault(names) !== null) return null;
  const setup = { rules, options, names, dealer: names[initial.dealer] ?? '', lastLoser: null };
  const standing: Standing = {
    referee: refereeOf(game),
    round: {
      setup,
      began: null,
      ended: null,
      counts: true,
      paid: false,
      playedAs: null,
    },
    past: [],
    agreed: NOTHING_AGREED,
    tokens: names.map(() => null),
    joining: names.map(() => null),
    inputs: entries.length,
    last: 0,
  };
  return lookBack(standing, 0);
}
