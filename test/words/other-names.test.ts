import { expect, it } from 'vitest';
import { VARIANT_IDS } from '../../src/variants/index.ts';
import { de } from '../../src/words/de.ts';
import { en } from '../../src/words/en.ts';
import { withNaming } from '../../src/words/languages.ts';
import { otherNames } from '../../src/words/other-names.ts';

it('knows other names of rule sets that come along, and of no other thing', () => {
  const named = VARIANT_IDS.filter((id) => otherNames(en, id).length > 0);
  expect(named).toContain('classic');
  expect(otherNames(en, 'toString')).toEqual([]);
  expect(otherNames(en, 'my-own')).toEqual([]);
});

it.each(VARIANT_IDS)('says no other name of %s twice, nor the one that it goes by here', (id) => {
  const names = [en.home.ruleSet(id), ...otherNames(en, id)];
  expect(new Set(names).size).toBe(names.length);
});

it('says the traditional name of the game only where people chose it', () => {
  const traditional = withNaming(en, 'traditional');
  for (const words of [en, de]) expect(otherNames(words, 'reference')).toEqual([]);
  expect(otherNames(en, 'classic')).not.toContain(traditional.names.game);
  expect(otherNames(traditional, 'reference')).toEqual([traditional.names.game]);
});
