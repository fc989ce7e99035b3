import { decide } from '../../src/engine/decide.ts';
import type { Move } from '../../src/engine/move.ts';
import { moveOf, namedPlays, type Play, playsOf } from '../../src/engine/plays.ts';
import type { Random } from '../../src/engine/random.ts';
import { letsJumpIn } from '../../src/engine/rules/rules.ts';
import { isStalled, type State } from '../../src/engine/state.ts';
import { nextStack } from '../../src/referee/likely.ts';
import { shown } from '../engine/support/known.ts';
import { pick, playout, type Step } from '../engine/support/playout.ts';
import { knownDeal, type TableCase } from '../engine/support/tables.ts';

/** Of face-down cards that are all alike people turn the leftmost, unless they say another: so does this game. */
const leftmost = (state: State, move: Move): Move =>
  shown(state, move.kind === 'flip' ? { ...move, stack: nextStack(state, move.seat) } : move);

/** How dear a set is to people who want to win: sets and what is hard to lay go first, special cards last. */
function worth({ rules }: State, { kind, count }: Play, random: Random): number {
  const power = rules.kinds[kind]!;
  const upward = rules.set.beat.direction === 'up' ? power.height : -power.height;
  return (power.isSpecial ? 20 : upward) - 3 * count + 3 * random();
}

/** Of a hundred chances to play out of turn, so many are noticed. */
const NOTICED = 60;

/** Who lays the next cards: somebody else only where a set is completed, or a play added to, out of turn. */
function nextMover(state: State, random: Random): number | null {
  const { turn, rules } = state;
  const mayJumpIn = letsJumpIn(rules.set);
  if (turn === null || !mayJumpIn || random() * 100 >= NOTICED) return turn;
  const other = state.seats.findIndex((_, seat) => seat !== turn && playsOf(state, seat).length > 0);
  return other === -1 ? turn : other;
}

/** What people who want to win lay; null if they have nothing that fits. */
function carefulStep(state: State, random: Random): Step | null {
  if (state.turn === null || isStalled(state)) return null;
  const seat = nextMover(state, random);
  if (seat === null) return null;
  const sets = playsOf(state, seat).map((set) => ({ set, worth: worth(state, set, random) }));
  const best = sets.sort((a, b) => a.worth - b.worth)[0];
  if (best === undefined) return null;
  const move = moveOf(state, seat, best.set);
  const ruling = decide(state, move);
  return ruling.verdict === 'illegal'
    ? null
    : { before: state, move, events: ruling.events, after: ruling.after };
}

/** Of a hundred moves of careful people, so many are anything at all. */
const WHIMS = 4;
/** Of a hundred chances to name a rank for a wild card, or to choose what one does, so many are taken. */
const NAMING = 30;

/** A play in which something is said: a rank for a wild card, or what a card does; null if there is none. */
function namedStep(state: State, random: Random): Step | null {
  const { turn, rules } = state;
  if (turn === null || isStalled(state) || !rules.anyNamed) return null;
  if (random() * 100 >= NAMING) return null;
  const plays = namedPlays(state, turn);
  if (plays.length === 0) return null;
  const move = pick(plays, random);
  const ruling = decide(state, move);
  if (ruling.verdict === 'illegal') throw new Error(`listed as legal and refused: ${JSON.stringify(move)}`);
  return { before: state, move, events: ruling.events, after: ruling.after };
}

/**
 * The next move of a game in which every card is known; null if it is over. Careful people come to the end of a
 * round far more often than those who lay anything.
 */
export function nextTrue(state: State, random: Random, careful = false): Step | null {
  if (careful && random() * 100 >= WHIMS) {
    const chosen = namedStep(state, random) ?? carefulStep(state, random);
    if (chosen !== null) return chosen;
  }
  const { value: step } = playout(state, random, 1).next();
  if (step === undefined || !('move' in step)) return null;
  const move = leftmost(state, step.move);
  if (step.move.kind !== 'flip') return { ...step, move };
  const ruling = decide(state, move);
  if (ruling.verdict === 'illegal') throw new Error(`the leftmost stack is closed: ${JSON.stringify(move)}`);
  return { before: state, move, events: ruling.events, after: ruling.after };
}

/** A deal after everybody has swapped or chosen: what lies on a table when its referee begins to look. */
export function afterExchange(one: TableCase, seed: number, random: Random): State {
  let state = knownDeal(one, seed);
  while (state.phase === 'exchange') {
    const step = nextTrue(state, random);
    if (step === null) throw new Error('nobody can go on with the exchange');
    state = step.after;
  }
  return { ...state, ready: [] };
}

/** A whole true game, move by move; random people may go on for ever, so there is an end to it. */
export function* trueGame(
  start: State,
  random: Random,
  most: number,
  careful = false,
): Generator<Step, State> {
  let state = start;
  for (let count = 0; count < most && state.phase !== 'over'; count++) {
    const step = nextTrue(state, random, careful);
    if (step === null) return state;
    yield step;
    state = step.after;
  }
  return state;
}
