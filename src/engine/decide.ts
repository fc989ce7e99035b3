import { findBreaches } from './breaches.ts';
import type { Move } from './move.ts';
import type { Ruling } from './ruling.ts';
import { settle } from './settle.ts';
import type { State } from './state.ts';

/**
 * The rulebook: whether a move is allowed in this state and what follows from it. Legal and on trust carry the
 * events and the state that they lead to; illegal carries every breach. With QC on the pile of `reference`,
 *
 *     decide(state, { kind: 'play', seat: 1, cards: ['JD'] })
 *
 * gives `{ verdict: 'illegal', breaches: [{ code: 'tooLow', setting: 'beat.direction', rule: 'RE-04', … }] }`.
 */
export function decide(state: State, move: Move): Ruling {
  const { breaches, claims } = findBreaches(state, move);
  if (breaches.length > 0) return { verdict: 'illegal', breaches };
  const { events, after } = settle(state, move);
  return claims.length > 0
    ? { verdict: 'onTrust', events, after, claims }
    : { verdict: 'legal', events, after };
}
