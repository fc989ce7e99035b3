import { describe, expect, test } from 'vitest';
import { botOf, chooseMove } from '../../src/bots/choose-move.ts';
import { BOT_LEVELS, type BotLevel } from '../../src/bots/levels.ts';
import { playFrom } from '../../src/bots/play-round.ts';
import { sampleWorld } from '../../src/bots/world.ts';
import { mask } from '../../src/engine/knowledge.ts';
import type { Move } from '../../src/engine/move.ts';
import { seededRandom, shuffled } from '../../src/engine/random.ts';
import { letsJumpIn } from '../../src/engine/rules/rules.ts';
import type { SeatNumber, State } from '../../src/engine/state.ts';
import { VARIANT_IDS } from '../../src/variants/index.ts';
import { playout } from '../engine/support/playout.ts';
import { atMiddleSize, knownDeal } from '../engine/support/tables.ts';
import { ALL, every } from '../support/mode.ts';

const SEEDS = ALL ? [1, 2, 3, 4, 5, 6, 7, 8] : [2];

/** Positions out of a game at random, with the seat that has to act. */
function* positions(rules: string, seed: number): Generator<readonly [State, SeatNumber]> {
  const start = knownDeal(atMiddleSize({ rules, options: {} }), seed);
  yield [start, seed % start.seats.length];
  let count = 0;
  for (const { after } of playout(start, seededRandom(seed), 60))
    if (count++ % 9 === 0 && after.turn !== null) yield [after, after.turn];
}

/** The first thing that a seat does in a game among bots that goes on from here. */
function firstMove(state: State, seat: SeatNumber, level: BotLevel): Move | null {
  let first: Move | null = null;
  const stop = new Error('enough');
  const timed = (asked: SeatNumber, decision: () => Move | null): Move | null => {
    const move = decision();
    if (asked !== seat || move === null) return move;
    first = move;
    throw stop;
  };
  try {
    playFrom(state, { bots: state.seats.map(() => botOf(level, { playouts: 12 })), timed }, 3);
  } catch (error) {
    if (error !== stop) throw error;
  }
  return first;
}

/** The same state to somebody in this seat, with every hidden card somewhere else. */
const otherWorld = (state: State, seat: SeatNumber, seed: number): State => ({
  ...sampleWorld(mask(state, seat), seededRandom(seed)),
  dealt: state.dealt,
});

/** The same state with other cards where nobody looks for long: face down, and in the lower half of the stock. */
function deepWorld(state: State, seed: number): State {
  const low = state.stock.slice(0, Math.floor(state.stock.length / 2));
  const mixed = shuffled(
    [...low, ...state.seats.flatMap(({ faceDown }) => faceDown.flat())],
    seededRandom(seed),
  );
  const stock = [...mixed.splice(0, low.length), ...state.stock.slice(low.length)];
  const seats = state.seats.map((seat) => ({
    ...seat,
    faceDown: seat.faceDown.map((stack) => mixed.splice(0, stack.length)),
  }));
  return { ...state, stock, seats };
}

interface Decision {
  readonly known: string;
  readonly move: Move | null;
}

const MOST_DECISIONS = 8;

/** What a seat decides, and upon what, in a game among bots that goes on from here. */
function decisionsIn(state: State, seat: SeatNumber, level: BotLevel): Decision[] {
  const decisions: Decision[] = [];
  const stop = new Error('enough');
  const timed = (asked: SeatNumber, decision: () => Move | null, { rules: _, ...known }: State) => {
    const move = decision();
    if (asked !== seat) return move;
    // Nobody ever sees these before they are turned over or drawn.
    const covered = [...known.stock, ...known.seats.flatMap(({ faceDown }) => faceDown.flat())];
    expect(covered.filter((slot) => slot !== '??')).toEqual([]);
    decisions.push({ known: JSON.stringify(known), move });
    if (decisions.length === MOST_DECISIONS) throw stop;
    return move;
  };
  // The others play fast: it is the decisions of one seat that are compared.
  const bots = state.seats.map((_, other) => botOf(other === seat ? level : 'easy', { playouts: 6 }));
  try {
    playFrom(state, { bots, timed }, 3);
  } catch (error) {
    if (error !== stop) throw error;
  }
  return decisions;
}

const frozen = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  if (!(value instanceof Map)) Object.freeze(value);
  for (const one of Object.values(value)) frozen(one);
  return value;
};

describe.each(BOT_LEVELS)('%s', (level) => {
  test.each(every(3, VARIANT_IDS))('does the same in %s, whatever lies where it cannot see', (rules) => {
    let compared = 0;
    for (const seed of SEEDS)
      for (const [state, seat] of positions(rules, seed)) {
        // Out of turn others may come first; who begins hangs on cards of others.
        if (state.phase === 'start' || letsJumpIn(state.rules.set)) {
          const known = mask(state, seat);
          const move = (one: State) =>
            chooseMove(level, mask(one, seat), seat, seededRandom(7), { playouts: 12 });
          expect(move(otherWorld(state, seat, seed))).toEqual(move(state));
          expect(known).toEqual(mask(otherWorld(state, seat, seed), seat));
        } else
          expect(firstMove(otherWorld(state, seat, seed), seat, level)).toEqual(
            firstMove(state, seat, level),
          );
        compared++;
      }
    expect(compared).toBeGreaterThan(3);
  });

  test.each(every(3, VARIANT_IDS))(
    'goes on doing the same in %s, as long as the same is to be seen',
    (rules) => {
      let compared = 0;
      for (const seed of SEEDS)
        for (const [state, seat] of [...positions(rules, seed)].slice(1, 4)) {
          const here = decisionsIn(state, seat, level);
          for (const other of [otherWorld(state, seat, seed), deepWorld(state, seed)]) {
            const there = decisionsIn(other, seat, level);
            const parts = here.findIndex(({ known }, at) => known !== there[at]?.known);
            const same = parts === -1 ? here.length : parts;
            expect(there.slice(0, same)).toEqual(here.slice(0, same));
            compared += same;
          }
        }
      expect(compared).toBeGreaterThan(5);
    },
  );

  test('changes nothing of what it is given', () => {
    for (const [state, seat] of positions('reference', 4)) {
      const { rules, ...rest } = mask(state, seat);
      const known: State = { rules, ...frozen(rest) };
      expect(() => chooseMove(level, known, seat, seededRandom(1), { playouts: 8 })).not.toThrow();
    }
  });
});

test('a strong bot that saw every card would choose otherwise, so that the rows above would fail', () => {
  let others = 0;
  for (const seed of [1, 2, 3])
    for (const [state, seat] of positions('everything', seed)) {
      const move = (known: State) => chooseMove('strong', known, seat, seededRandom(7), { playouts: 12 });
      if (JSON.stringify(move(state)) !== JSON.stringify(move(otherWorld(state, seat, seed)))) others++;
    }
  expect(others).toBeGreaterThan(0);
});
