import { hasCards, isDrawn, loserOf, type State } from '../state.ts';
import { makeName } from './text.ts';

const DRAW = 'draw';

/**
 * How a game stands at the end of its record: `Bo loses`, `1 Bo 2 Cy 3 Ann`, `Bo wins`, `draw`, by what
 * the rule set decides; null while it isn't over.
 */
export function makeEnding(state: State): string | null {
  if (state.phase !== 'over') return null;
  if (isDrawn(state)) return DRAW;
  const name = (seat: number): string => makeName(state.seats[seat]?.name ?? '');
  const loser = loserOf(state);
  if (loser !== null) return `${name(loser)} loses`;
  const { mode } = state.rules.set.end;
  if (mode === 'firstOut' && state.out[0] !== undefined) return `${name(state.out[0])} wins`;
  const left = state.seats.flatMap((seat, i) => (hasCards(seat) ? [i] : []));
  return [...state.out, ...left].map((seat, i) => `${i + 1} ${name(seat)}`).join(' ');
}
