import { expect, it } from 'vitest';
import { VARIANT_IDS } from '../../src/variants/index.ts';
import { en } from '../../src/words/en.ts';
import { otherNames } from '../../src/words/other-names.ts';

it('knows other names of rule sets that come along, and of no other thing', () => {
  const named = VARIANT_IDS.filter((id) => otherNames(id).length > 0);
  expect(named).toContain('classic');
  expect(otherNames('toString')).toEqual([]);
  expect(otherNames('my-own')).toEqual([]);
});

it.each(VARIANT_IDS)('says no other name of %s twice, nor the one that it goes by here', (id) => {
  const names = [en.home.ruleSet(id), ...otherNames(id)];
  expect(new Set(names).size).toBe(names.length);
});
