import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LONGEST_RULES } from '../../../src/protocol/house.ts';
import { fragmentOf, isRulesLink, rulesIn } from '../../../src/renderer/store/house/link.ts';
import { anyHouseRules } from '../../engine/support/rule-sets.ts';

const SMALL = '{ "format": 1, "id": "sunday", "extends": "palace", "special": { "3": { "on": "any" } } }';

it('rules come out of a link as they went in', async () => {
  await fc.assert(
    fc.asyncProperty(anyHouseRules, async (rules) => {
      const fragment = await fragmentOf(JSON.stringify(rules, null, 2));
      expect(isRulesLink(fragment)).toBe(true);
      expect(fragment).toMatch(/^#rules=[\w-]+$/);
      expect(JSON.parse((await rulesIn(`http://localhost:4100/${fragment}`))!)).toEqual(rules);
    }),
    { numRuns: 50 },
  );
});

it('a small rule set fits into a link that a message has room for', async () => {
  expect((await fragmentOf(SMALL)).length).toBeLessThan(160);
});

it('names in any letters come out whole', async () => {
  const text = '{"names":{"game":"Бурна ночь 🔥"}}';
  expect(await rulesIn(await fragmentOf(text))).toBe(text);
});

it('spaces round a pasted link do no harm', async () => {
  expect(await rulesIn(` ${await fragmentOf(SMALL)}\n`)).toBe(JSON.stringify(JSON.parse(SMALL)));
});

it('what is no link, or only a part of one, holds no rules', async () => {
  const fragment = await fragmentOf(SMALL);
  const broken = [
    '',
    'hello',
    '#rules=',
    '#rules=%%%',
    fragment.slice(0, -1),
    fragment.slice(0, 40),
    fragment.replace('#rules=', '#tv='),
  ];
  expect(await Promise.all(broken.map(rulesIn))).toEqual(broken.map(() => null));
});

it('what unpacks to more than any rules is none', async () => {
  const long = await fragmentOf(JSON.stringify('a'.repeat(50 * LONGEST_RULES)));
  expect(long.length).toBeLessThan(LONGEST_RULES);
  expect(await rulesIn(long)).toBe(null);
});
