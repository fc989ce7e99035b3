import { expect, test } from 'vitest';
import { rememberRules } from '../../src/engine/rules/resolve.ts';
import { untrueTexts } from '../../src/engine/rules/texts.ts';
import { demandView } from '../../src/table/demand-view.ts';
import { findVariant } from '../../src/variants/index.ts';
import { at } from '../engine/support/at.ts';

/** What is said at a table where ranks were taken out of the pack. */

const resolve = rememberRules(findVariant);

test.each([
  [[], 'KC', 'atLeast K'],
  [['A'], 'KC', 'exactly K'],
  [['A'], 'QC', 'atLeast Q'],
  [['K', 'A'], 'QC', 'exactly Q'],
  [[], 'AC', 'exactly A'],
])('without %j on a %s: %s', (without, top, needed) => {
  const seats = [{ hand: ['7D', '8D'] }, { hand: ['9D'] }];
  const state = at(seats, {
    rules: 'palace',
    options: { 'deck.without': without, 'players.max': 3 },
    pile: [top],
  });
  const { bound } = demandView(state);
  expect(`${bound?.kind} ${bound?.rank}`).toBe(needed);
});

test('sentences about cards that were taken out are not those of the rules', () => {
  const [base, short] = [{}, { 'deck.without': ['2'], 'players.max': 4 }].map((options) => {
    const rules = resolve('palace', options);
    if (!rules.ok) throw new Error(JSON.stringify(rules.error));
    return rules.value.set;
  });
  const untrue = untrueTexts(base!, short!);
  expect(['PA-09', 'PA-10'].filter((number) => untrue.has(number))).toEqual(['PA-09']);
});
