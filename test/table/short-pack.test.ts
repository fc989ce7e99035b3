import { expect, test } from 'vitest';
import { rememberRules } from '../../src/engine/rules/resolve.ts';
import { makeRulebook } from '../../src/engine/rules/rulebook.ts';
import { untrueTexts } from '../../src/engine/rules/texts.ts';
import { demandView } from '../../src/table/demand-view.ts';
import { ruleSetViews } from '../../src/table/rule-sets.ts';
import { findVariant, PRESETS } from '../../src/variants/index.ts';
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

test.each([
  [[], { min: 2, max: 5 }],
  [['2', '3'], { min: 2, max: 4 }],
  [['2', '3', '4', '5', '6'], { min: 2, max: 3 }],
])('without %j a table is offered seats for %j', (without, players) => {
  const set = { format: 1, id: 'ours', extends: 'palace', deck: { without } };
  const book = makeRulebook([{ file: 'ours.json', text: { ok: true, value: JSON.stringify(set) } }], PRESETS);
  expect(ruleSetViews(book).find(({ id }) => id === 'ours')?.players).toEqual(players);
});
