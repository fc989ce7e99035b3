import { expect, it } from 'vitest';
import { differences } from '../../src/engine/rules/diff.ts';
import { variationsAlone } from '../../src/engine/rules/inspect.ts';
import { makeRulebook } from '../../src/engine/rules/rulebook.ts';
import { rulesView } from '../../src/table/rule-pages.ts';
import { PRESETS, VARIANT_IDS } from '../../src/variants/index.ts';

const OURS = {
  format: 1,
  id: 'ours',
  extends: 'shed',
  title: 'Nines again.',
  special: { 9: { on: 'any', effects: ['skip'] } },
  skip: { count: 'perPlay' },
};
const BOOK = makeRulebook([{ file: 'ours.json', text: { ok: true, value: JSON.stringify(OURS) } }], PRESETS);
const view = (id: string, options = {}) => rulesView({ id, options }, BOOK);

it.each(VARIANT_IDS)('%s is read whole, with each of its options', (id) => {
  const plain = view(id);
  if (!plain.ok) throw new Error(id);
  expect(plain.set.id).toBe(id);
  expect(plain.findings.filter(({ level }) => level === 'error')).toEqual([]);
  for (const options of variationsAlone(plain.set)) {
    const played = view(id, options);
    expect(played.ok, JSON.stringify(options)).toBe(true);
  }
});

it('what a rule set is built on, beside the rule set as it is played', () => {
  const differs = (id: string, options = {}) => {
    const read = view(id, options);
    if (!read.ok) return read.errors;
    return read.base === null
      ? null
      : [read.base.id, ...differences(read.base, read.set).map(({ path }) => path)];
  };
  expect(differs('palace')).toBeNull();
  expect(differs('ours')).toEqual(['shed', 'special[9]', 'skip.count']);
  expect(differs('ours', { 'set.max': 2 })).toEqual(['shed', 'set.max', 'special[9]', 'skip.count']);
});

it('what can’t be played is told with all that is wrong', () => {
  const codes = (id: string, options = {}) => {
    const read = view(id, options);
    return read.ok ? [] : read.errors.map(({ code, path }) => [code, path]);
  };
  expect(codes('nowhere')).toEqual([['UNKNOWN_RULE_SET', 'nowhere']]);
  expect(codes('palace', { 'deck.packs': 4, 'set.max': 0 })).toEqual([
    ['BAD_VALUE', 'deck.packs'],
    ['BAD_VALUE', 'set.max'],
  ]);
});
