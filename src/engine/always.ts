import { type Kind, RANKS } from './cards.ts';
import { barred, demand } from './demand.ts';
import type { State } from './state.ts';

/** The kinds that go on the pile now whatever it demands, jokers only if the deck has them. */
export function alwaysFits(state: State): Kind[] {
  const { of, set } = state.rules;
  const kinds: Kind[] = set.deck.jokers > 0 ? [...RANKS, 'JK'] : [...RANKS];
  const { only } = demand(state);
  const mayFollow = (kind: Kind) => only === null || (kind !== 'JK' && only.includes(kind));
  return kinds.filter((kind) => of[kind].on === 'any' && barred(state, of[kind]) === null && mayFollow(kind));
}
