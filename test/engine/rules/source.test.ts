import { describe, expect, it } from 'vitest';
import { DEFAULTS } from '../../../src/engine/rules/defaults.ts';
import { completeRuleSet, type FindRuleSet } from '../../../src/engine/rules/resolve.ts';
import type { RuleSet } from '../../../src/engine/rules/schema.ts';
import { sourceOf } from '../../../src/engine/rules/source.ts';
import { PRESETS, VARIANT_IDS } from '../../../src/variants/index.ts';

const complete = (id: string, find: FindRuleSet = PRESETS.find): RuleSet => {
  const rules = completeRuleSet(id, {}, find);
  if (!rules.ok) throw new Error(JSON.stringify(rules.error));
  return rules.value;
};

/** The rule set that a file with these differences makes of the other one. */
const made = (parent: string | null, source: object): RuleSet =>
  complete('made', (id) =>
    id === 'made'
      ? { format: 1, id, ...(parent !== null && { extends: parent }), ...source }
      : PRESETS.find(id),
  );

/** A rank that has no power any more is one that never had one, and sentences are in order of their numbers. */
const byNumber = ({ texts, special, ...rules }: RuleSet) => ({
  ...rules,
  id: '',
  special: Object.fromEntries(Object.entries(special).filter(([, power]) => power !== null)),
  texts: [...texts].sort((a, b) => (a.number < b.number ? -1 : 1)),
});

describe('what differs between two rule sets', () => {
  it.each(VARIANT_IDS)('%s is made of every other one, and of nothing, by what differs alone', (id) => {
    const rules = complete(id);
    for (const parent of VARIANT_IDS)
      expect(byNumber(made(parent, sourceOf(complete(parent), rules)))).toEqual(byNumber(rules));
    expect(byNumber(made(null, sourceOf(DEFAULTS, rules)))).toEqual(byNumber(rules));
  });

  const reference = complete('reference');
  it.each([
    ['nothing', {}, {}],
    ['one parameter of several', { set: { ...reference.set, max: 2 } }, { set: { max: 2 } }],
    [
      'one zone of three',
      { beat: { ...reference.beat, equal: { ...reference.beat.equal, faceUp: 'no' } } },
      { beat: { equal: { faceUp: 'no' } } },
    ],
    ['a power that is gone', { special: { ...reference.special, T: null } }, { special: { T: null } }],
    [
      'a sentence that is gone',
      { texts: reference.texts.slice(1) },
      { texts: [{ number: reference.texts[0]!.number, text: null }] },
    ],
    [
      'an option that is gone',
      {
        variations: Object.fromEntries(
          Object.entries(reference.variations).filter(([name]) => name !== 'RE-X3'),
        ),
      },
      { variations: { 'RE-X3': null } },
    ],
    ['what is no parameter, for the check to find', { flying: true }, { flying: true }],
  ])('%s', (_, change, source) => {
    expect(sourceOf(reference, { ...reference, ...change })).toEqual(source);
  });
});
