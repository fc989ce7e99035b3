import { describe, expect, test } from 'vitest';
import { resolveRules } from '../../../src/engine/rules/resolve.ts';
import { type Rules, ruleNumber } from '../../../src/engine/rules/rules.ts';
import { type FindRuleSet, wholeRuleSet } from '../../../src/table/rule-sets.ts';
import { PRESETS } from '../../../src/variants/index.ts';

/** House rules that extend others: `down` makes PA-05 untrue, which says that each card is equal or higher. */
const FILES: Readonly<Record<string, object>> = {
  down: { extends: 'palace', beat: { direction: 'down' } },
  told: {
    extends: 'palace',
    beat: { direction: 'down' },
    texts: [{ number: 'OURS-1', settings: ['beat.direction'], text: 'Go lower.' }],
  },
  // These differ from `down` in something else.
  below: { extends: 'down', skip: { count: 'perPlay' } },
  toldBelow: {
    extends: 'down',
    texts: [{ number: 'OURS-1', settings: ['beat.direction'], text: 'Go lower.' }],
  },
};

const find: FindRuleSet = (id) => {
  const file = FILES[id];
  return file === undefined ? PRESETS.find(id) : { format: 1, id, ...file };
};

function rulesOf(id: string, by: FindRuleSet = find): Rules {
  const rules = resolveRules(id, {}, by);
  if (!rules.ok) throw new Error(`${rules.error.code} ${rules.error.path}`);
  return rules.value;
}

/** As a table keeps them, without what they extend. */
function keptRules(id: string): Rules {
  const whole = wholeRuleSet(id, find);
  return rulesOf(id, () => whole);
}

describe('the number that a ruling cites in house rules', () => {
  test.each([
    ['palace', 'PA-05'],
    ['down', null],
    ['told', 'OURS-1'],
    ['below', null],
    ['toldBelow', 'OURS-1'],
  ])('%s: what beats what is stated by %s', (id, number) => {
    expect(ruleNumber(rulesOf(id), 'beat.direction')).toBe(number);
    expect(ruleNumber(keptRules(id), 'beat.direction')).toBe(number);
  });

  test('is that of the inherited sentence where its parameter is as it was', () => {
    for (const id of Object.keys(FILES)) {
      expect(ruleNumber(rulesOf(id), 'pass.pickUp')).toBe('PA-08');
      expect(ruleNumber(keptRules(id), 'pass.pickUp')).toBe('PA-08');
    }
  });
});
