import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { VARIANT_IDS } from '../../../src/variants/index.ts';
import { anyHouseTable } from '../../engine/support/rule-sets.ts';
import { atMiddleSize, titleOf } from '../../engine/support/tables.ts';
import { ALL, every } from '../../support/mode.ts';
import { playOnTheWire } from './wire.ts';

const SEED = 1;

/** `npm run fuzz wire` plays many more, and to their ends. */
const STEPS = ALL ? 700 : 24;

/** By their seeds: in some of these games one person plays against bots, in the others phones play. */
const [ALONE, PHONES] = ALL
  ? [
      [8, 9, 18],
      [14, 6],
    ]
  : [[8], []];

const CASES = [
  ...every(3, VARIANT_IDS).map((rules) => atMiddleSize({ rules, options: {} })),
  ...fc.sample(anyHouseTable, { numRuns: ALL ? 50 : 1, seed: SEED }),
];

describe('nothing that a screen is told in a game names a card that its seat can’t know', () => {
  it.each(CASES.map((one) => ({ one, title: titleOf(one).slice(0, 60) })))('$title', async ({ one }) => {
    const { broken, texts } = await playOnTheWire(one, SEED, STEPS);
    expect(broken).toBe(null);
    expect(texts).toBeGreaterThan(ALL ? 100 : 50);
  });

  const quick = atMiddleSize({ rules: 'canteen', options: {} });

  it.each(ALONE)('when moves are taken back, and another round follows (%i)', async (seed) => {
    const { broken, undone, rounds } = await playOnTheWire(quick, seed);
    expect(broken).toBe(null);
    expect(undone).toBeGreaterThan(0);
    expect(rounds).toBe(2);
  });

  it.each(PHONES)('when phones ask for advice, and another round follows (%i)', async (seed) => {
    const { broken, advised, rounds } = await playOnTheWire(quick, seed);
    expect(broken).toBe(null);
    expect(advised).toBeGreaterThan(0);
    expect(rounds).toBe(2);
  });
});
