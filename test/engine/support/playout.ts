import { decide } from '../../../src/engine/decide.ts';
import type { Event } from '../../../src/engine/event.ts';
import { legalMoves } from '../../../src/engine/legal.ts';
import type { Move } from '../../../src/engine/move.ts';
import { moveOf, playsOf } from '../../../src/engine/plays.ts';
import type { Random } from '../../../src/engine/random.ts';
import type { Ruling } from '../../../src/engine/ruling.ts';
import { openStacks } from '../../../src/engine/stacks.ts';
import { hasCards, isStalled, type State, sourceOf } from '../../../src/engine/state.ts';

/** One move of a playout with the states around it. */
export interface Step {
  readonly before: State;
  readonly move: Move;
  readonly events: readonly Event[];
  readonly after: State;
}

export const pick = <T>(items: readonly T[], random: Random): T =>
  items[Math.floor(random() * items.length)]!;

/** Of a hundred moves in play, so many are taken out of everything that is allowed. */
const ANYTHING = 5;

/** What most people do most of the time, made out quickly: lay a set, else a blind card, else take the pile. */
function usualMove(state: State, seat: number, random: Random): Move {
  const sets = playsOf(state, seat);
  const called = random() < 0.5;
  if (sets.length > 0) return { ...moveOf(state, seat, pick(sets, random)), ...(called ? { called } : {}) };
  const stacks = sourceOf(state, seat) === 'faceDown' ? openStacks(state, seat) : [];
  return stacks.length > 0 ? { kind: 'flip', seat, stack: pick(stacks, random) } : { kind: 'pickUp', seat };
}

/** Anything that is allowed; swapping and taking the pile are cut short. */
function anyMove(state: State, random: Random): Move | null {
  const moves = legalMoves(state);
  const calm = moves.filter((move) => move.kind !== 'swap' && move.kind !== 'pickUp');
  const pool = calm.length > 0 && random() < 0.7 ? calm : moves;
  return pool.length === 0 ? null : pick(pool, random);
}

/** Nobody goes on with a round that makes no progress. */
function drawMove(state: State): Move | null {
  if (!isStalled(state)) return null;
  const seat = state.seats.findIndex((one, i) => hasCards(one) && !state.agreed.includes(i));
  return seat === -1 ? null : { kind: 'draw', seat };
}

type Allowed = Exclude<Ruling, { verdict: 'illegal' }>;

/** A move that is allowed, at random; null if there is none. What the short list has must be allowed. */
function nextMove(state: State, random: Random): { move: Move; ruling: Allowed } | null {
  const usual =
    drawMove(state) ??
    (state.turn !== null && random() * 100 >= ANYTHING ? usualMove(state, state.turn, random) : null);
  const first = usual === null ? null : decide(state, usual);
  if (usual !== null && first !== null && first.verdict !== 'illegal') return { move: usual, ruling: first };
  if (usual?.kind === 'play') throw new Error(`in the short list and refused: ${JSON.stringify(usual)}`);
  const move = anyMove(state, random);
  if (move === null) return null;
  const ruling = decide(state, move);
  if (ruling.verdict === 'illegal') throw new Error(`listed as legal and refused: ${JSON.stringify(move)}`);
  return { move, ruling };
}

/** Random legal moves until the game is over, nobody can move, or so many moves are made. */
export function* playout(start: State, random: Random, cap = 5000): Generator<Step, State> {
  let state = start;
  for (let count = 0; count < cap && state.phase !== 'over'; count++) {
    const next = nextMove(state, random);
    if (next === null) return state;
    const { events, after } = next.ruling;
    yield { before: state, move: next.move, events, after };
    state = after;
  }
  return state;
}
