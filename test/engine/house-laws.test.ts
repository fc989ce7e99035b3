import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULTS } from '../../src/engine/rules/defaults.ts';
import { ruleSetSchema } from '../../src/engine/rules/schema.ts';
import { neighbours } from '../mutants/values.ts';
import { holds, IN_PASSING, PATIENCE } from './support/games.ts';
import { anyHouseRules, anyHouseTable, valuesOf } from './support/rule-sets.ts';
import { HOUSE, RUNS, rulesOfCase } from './support/tables.ts';

/** In blocks, so that each is done soon: a thousand rule sets together. */
const BLOCKS = Array.from({ length: 20 }, (_, i) => i + 1);

describe('the laws of house rules at random', () => {
  test.each(BLOCKS)('block %i', { timeout: PATIENCE }, (block) => {
    const game = fc.property(anyHouseTable, fc.nat(1000), (one, seed) => holds(one, seed, IN_PASSING));
    fc.assert(game, { numRuns: 50 * RUNS, seed: block });
  });
});

/** Every word of the vocabulary as `valuesOf` tells it: words of lists, effects, steps. */
function vocabulary(): string[] {
  const found = neighbours(ruleSetSchema, DEFAULTS).flatMap(({ keys, value }) => {
    const path = keys.join('.');
    if (['id', 'title', 'series', 'names', 'variations', 'texts'].includes(keys[0]!)) return [];
    if (path === 'first.steps.0') return [`first.steps.by ${(value as { by: string }).by}`];
    if (keys[0] === 'special') {
      const [effect] = (value as { effects?: unknown[] }).effects ?? [];
      const name = typeof effect === 'object' && effect !== null ? Object.keys(effect)[0] : effect;
      return name === undefined ? [] : [`special.effects ${String(name)}`];
    }
    const isWord = typeof value === 'boolean' || (typeof value === 'string' && !value.includes(','));
    return isWord && !/\d|rank|announce\.(burn|last)/.test(path) ? [`${path} ${value}`] : [];
  });
  return [...new Set(found)];
}

test('house rules at random reach every word of the vocabulary', { timeout: PATIENCE }, () => {
  const words = vocabulary();
  expect(words.length).toBeGreaterThan(60);
  const reached = new Set(
    fc.sample(anyHouseRules, { numRuns: 300, seed: 1 }).flatMap((house) => {
      const { set } = rulesOfCase({ rules: HOUSE, options: {}, players: 2, house });
      return valuesOf(set).map(([path, value]) => `${path} ${value}`);
    }),
  );
  expect(words.filter((word) => !reached.has(word))).toEqual([]);
});
