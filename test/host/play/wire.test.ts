import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { VARIANT_IDS } from '../../../src/variants/index.ts';
import { anyHouseTable } from '../../engine/support/rule-sets.ts';
import { atMiddleSize, titleOf } from '../../engine/support/tables.ts';
import { ALL } from '../../support/mode.ts';
import { playOnTheWire } from './wire.ts';

const SEED = 1;

/** `npm run fuzz wire` plays many more, and to their ends. */
const STEPS = ALL ? 6000 : 32;

/** In the first of these games one person plays against bots, and takes moves back; in the next one phones ask. */
const WHOLE = [8, 14, ...(ALL ? [6, 9, 18] : [])];

const CASES = [
  ...VARIANT_IDS.map((rules) => atMiddleSize({ rules, options: {} })),
  ...fc.sample(anyHouseTable, { numRuns: ALL ? 50 : 4, seed: SEED }),
];

describe('nothing that a screen is told in a game names a card that its seat can’t know', () => {
  it.each(CASES.map((one) => ({ one, title: titleOf(one).slice(0, 60) })))('$title', async ({ one }) => {
    const { broken, texts } = await playOnTheWire(one, SEED, STEPS);
    expect(broken).toBe(null);
    expect(texts).toBeGreaterThan(100);
  });

  it('when moves are taken back, phones ask for advice, and another round follows', async () => {
    const quick = atMiddleSize({ rules: 'canteen', options: {} });
    const sums = { undone: 0, advised: 0, rounds: 0 };
    for (const seed of WHOLE) {
      const told = await playOnTheWire(quick, seed);
      expect(told.broken).toBe(null);
      sums.undone += told.undone;
      sums.advised += told.advised;
      sums.rounds += told.rounds;
    }
    expect(sums.undone).toBeGreaterThan(0);
    expect(sums.advised).toBeGreaterThan(0);
    expect(sums.rounds).toBe(2 * WHOLE.length);
  });
});
