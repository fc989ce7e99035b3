import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULTS } from '../../src/engine/rules/defaults.ts';
import { ruleSetSchema } from '../../src/engine/rules/schema.ts';
import { neighbours, schemaAt } from '../mutants/values.ts';
import { holds, IN_PASSING, PATIENCE } from './support/games.ts';
import { anyHouseRules, anyHouseTable, valuesOf } from './support/rule-sets.ts';
import { HOUSE, RUNS, rulesOfCase } from './support/tables.ts';

/** A thousand rule sets, in blocks, so that each is done soon. */
const BLOCKS = Array.from({ length: 20 }, (_, i) => i + 1);

describe('the laws of house rules at random', () => {
  test.each(BLOCKS)('block %i', { timeout: PATIENCE }, (block) => {
    const game = fc.property(anyHouseTable, fc.nat(1000), (one, seed) => holds(one, seed, IN_PASSING));
    fc.assert(game, { numRuns: 50 * RUNS, seed: block });
  });
});

/** What says nothing about play. */
const NO_RULES = ['format', 'id', 'title', 'series', 'names', 'variations', 'texts'];

/** A value that a parameter may have, as `valuesOf` tells it; null for what isn't a word of a closed list. */
function wordAt(path: string, value: unknown): string | null {
  if (path === 'first.steps.0') return `first.steps.by ${(value as { by: string }).by}`;
  if (path.startsWith('special.')) {
    const [effect] = (value as { effects?: unknown[] }).effects ?? [];
    const name = typeof effect === 'object' && effect !== null ? Object.keys(effect)[0] : effect;
    return name === undefined ? null : `special.effects ${String(name)}`;
  }
  const isWord = typeof value === 'boolean' || typeof value === 'string';
  return isWord && !/\d|rank|announce\.(burn|last)/.test(path) ? `${path} ${value}` : null;
}

/** Every word of the vocabulary: what stands next to what holds where a rule set says nothing. */
function vocabulary(): string[] {
  const roots = Object.entries(DEFAULTS).filter(([root]) => !NO_RULES.includes(root));
  const words = roots.flatMap(([root, value]) =>
    neighbours(schemaAt(ruleSetSchema, [root])!, value).map((one) =>
      wordAt([root, ...one.keys].join('.'), one.value),
    ),
  );
  return [...new Set(words)].filter((word) => word !== null);
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
