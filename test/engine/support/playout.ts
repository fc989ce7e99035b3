import { applyAll } from '../../../src/engine/apply.ts';
import { decide } from '../../../src/engine/decide.ts';
import type { Event } from '../../../src/engine/event.ts';
import { legalMoves } from '../../../src/engine/legal.ts';
import type { Move } from '../../../src/engine/move.ts';
import type { Random } from '../../../src/engine/random.ts';
import type { State } from '../../../src/engine/state.ts';

/** One move of a playout with the states around it. */
export interface Step {
  readonly before: State;
  readonly move: Move;
  readonly events: readonly Event[];
  readonly after: State;
}

export const pick = <T>(items: readonly T[], random: Random): T =>
  items[Math.floor(random() * items.length)]!;

/** A random legal move; changing cards before play is cut short, and so is declining. Null if there is none. */
export function chooseMove(state: State, random: Random): Move | null {
  const moves = legalMoves(state);
  const calm = moves.filter((move) => move.kind !== 'swap' && move.kind !== 'pickUp');
  const pool = calm.length > 0 && random() < 0.7 ? calm : moves;
  return pool.length === 0 ? null : pick(pool, random);
}

/** Random legal moves until the game is over, nobody can move, or so many moves are made. */
export function* playout(start: State, random: Random, cap = 5000): Generator<Step, State> {
  let state = start;
  for (let count = 0; count < cap && state.phase !== 'over'; count++) {
    const move = chooseMove(state, random);
    if (move === null) return state;
    const ruling = decide(state, move);
    if (ruling.verdict === 'illegal') throw new Error(`listed as legal and refused: ${JSON.stringify(move)}`);
    const after = applyAll(state, ruling.events);
    yield { before: state, move, events: ruling.events, after };
    state = after;
  }
  return state;
}
