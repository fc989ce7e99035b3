import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apply, applyAll } from '../../src/engine/apply.ts';
import type { Slot } from '../../src/engine/cards.ts';
import { decide } from '../../src/engine/decide.ts';
import { allSlots } from '../../src/engine/knowledge.ts';
import { legalMoves } from '../../src/engine/legal.ts';
import { settle } from '../../src/engine/settle.ts';
import type { State } from '../../src/engine/state.ts';
import { ALL } from '../support/mode.ts';
import { anyEvent, anyMove, anyState } from './support/arbitrary.ts';
import { RUNS } from './support/tables.ts';

/** Known cards of one state that are not in the other, and how many slots went missing. */
function lost(before: State, after: State): { cards: Slot[]; slots: number } {
  const left = allSlots(after);
  const cards = allSlots(before).filter((slot) => {
    const index = left.indexOf(slot);
    if (index !== -1) left.splice(index, 1);
    return index === -1 && slot !== '??';
  });
  return { cards, slots: Math.max(0, allSlots(before).length - allSlots(after).length) };
}

const NOTHING_LOST = { cards: [], slots: 0 };

describe('apply is total', () => {
  test('any event on any state loses no card', () => {
    fc.assert(
      fc.property(anyState, fc.array(anyEvent, { maxLength: 5 }), (state, events) => {
        let now = state;
        for (const event of events) {
          const after = apply(now, event);
          expect(lost(now, after)).toEqual(NOTHING_LOST);
          now = after;
        }
      }),
      { numRuns: (ALL ? 3000 : 1000) * RUNS },
    );
  });

  test('any move in any state is ruled on, and booked without loss if it is let stand', () => {
    fc.assert(
      fc.property(anyState, anyMove, (state, move) => {
        decide(state, move);
        const after = applyAll(state, settle(state, move).events);
        expect(lost(state, after)).toEqual(NOTHING_LOST);
        expect(allSlots(after)).not.toContain(undefined);
        legalMoves(after);
      }),
      { numRuns: (ALL ? 3000 : 1000) * RUNS },
    );
  });
});
