/** Cards that are thrown in before play: all of one rank; who starts comes after the last to throw some in. */

import { bareOf, isKnown, type Played, type Rank, rankOf } from './cards.ts';
import type { Rules } from './rules/rules.ts';
import { nextActive, type SeatNumber, type State } from './state.ts';

const rankIn = (card: Played): Rank | null => rankOf(bareOf(card));

/** The ranks that may be thrown in, the first to be asked for first; none where nothing is. */
function ranksIn({ firstSteps, order }: Rules): readonly Rank[] {
  const [first] = firstSteps;
  return first?.by === 'thrownIn' ? order.slice(order.indexOf(first.from)) : [];
}

/** Whether cards are thrown in now, before play begins. */
export const isThrowing = ({ phase, rules }: State): boolean =>
  phase === 'start' && rules.firstSteps[0]?.by === 'thrownIn';

/** The ranks that may be thrown in now: the one that lies there, or as long as none does each in turn. */
export function ranksToThrow(state: State): readonly Rank[] {
  if (!isThrowing(state)) return [];
  const top = state.lastPlay === null ? undefined : state.pile.at(-1);
  const thrown = top === undefined || !isKnown(top) ? null : rankIn(top);
  return thrown === null ? ranksIn(state.rules) : [thrown];
}

/** Whether these cards are thrown in rather than played: all of one rank, and of one that is. */
export function areThrownIn(state: State, cards: readonly Played[]): boolean {
  if (cards.length === 0 || !isThrowing(state)) return false;
  const rank = rankIn(cards[0]!);
  return rank !== null && ranksToThrow(state).includes(rank) && cards.every((one) => rankIn(one) === rank);
}

/** Who starts once everything is thrown in: the seat after the last to throw; null while nothing was. */
export const starterAfter = (state: State): SeatNumber | null =>
  isThrowing(state) && state.lastPlay !== null ? nextActive(state, state.lastPlay.seat) : null;
