import { describe, expect, it } from 'vitest';
import {
  EFFECT_NAMES,
  EFFECTS,
  type Effect,
  type EffectName,
  nameOf,
  OWN_EFFECTS,
  ranksOf,
  withRanks,
} from '../../../src/engine/rules/effects.ts';
import { resolveRules } from '../../../src/engine/rules/resolve.ts';
import { rulesOf } from '../../../src/engine/rules/rules.ts';
import { findVariant } from '../../../src/variants/index.ts';

/** How files of rule sets write each effect: others have such files, so none of it changes. */
const WRITTEN: Readonly<Record<EffectName, Effect>> = {
  reset: 'reset',
  transparent: 'transparent',
  burn: 'burn',
  sameColour: 'sameColour',
  reverse: 'reverse',
  skip: 'skip',
  again: 'again',
  choosesNext: 'choosesNext',
  swapsHands: 'swapsHands',
  swapsRows: 'swapsRows',
  copies: 'copies',
  removeAfterUse: 'removeAfterUse',
  belowUnder: 'belowUnder',
  atMost: { atMost: '5' },
  atLeast: { atLeast: '5' },
  unbeatable: { unbeatable: { except: ['5', '9'] } },
  forcePickUp: { forcePickUp: { deflectedBy: ['5', '9'] } },
  wild: { wild: { as: ['5', '9'] } },
  choose: { choose: ['skip', { atMost: '5' }] },
  nothing: 'nothing',
};

/** The rules of a nine with these effects. */
function nineWith(effects: readonly unknown[]) {
  const rules = resolveRules('encyclopedia', { 'special[9]': { on: 'any', effects } }, findVariant);
  return rules.ok ? { set: rules.value.set, nine: rulesOf(rules.value, '9H') } : rules.error.code;
}

describe('the catalogue of effects', () => {
  it.each(OWN_EFFECTS)('%s is written as it always was', (name) => {
    const written = WRITTEN[name];
    const rules = nineWith([written]);
    if (typeof rules === 'string') throw new Error(rules);
    expect(JSON.stringify(rules.set.special['9']?.effects)).toBe(JSON.stringify([written]));
    expect(nameOf(written)).toBe(name);
    if (name !== 'choose') expect(withRanks(name, ranksOf(written))).toEqual(written);
  });

  it.each(OWN_EFFECTS)('%s is asked by its name of the kind that has it, and of no other', (name) => {
    const rules = nineWith([WRITTEN[name]]);
    if (typeof rules === 'string') throw new Error(rules);
    const { names } = EFFECTS[name];
    const value = names === 'nothing' ? true : names === 'rank' ? '5' : ['5', '9'];
    expect(rules.nine[name]).toEqual(names === 'effects' ? ['skip', { atMost: '5' }] : value);
    const options = [
      { name: 'skip', ranks: [], options: [] },
      { name: 'atMost', ranks: ['5'], options: [] },
    ];
    expect(rules.nine.effects).toEqual([
      { name, ranks: ranksOf(WRITTEN[name]), options: name === 'choose' ? options : [] },
    ]);
    const others = EFFECT_NAMES.filter((one) => one !== name).map((one) => rules.nine[one]);
    expect(others.filter((one) => one !== false && one !== null)).toEqual([]);
  });

  it('nothing is no effect of a card but what may be chosen instead of one', () => {
    expect(nineWith(['nothing'])).toBe('BAD_EFFECT');
    expect(nineWith([{ choose: ['reverse', 'nothing'] }])).toMatchObject({
      nine: { choose: ['reverse', 'nothing'], nothing: false },
    });
  });

  it('each has a place of its own among what is told at a glance', () => {
    const places = EFFECT_NAMES.map((name) => EFFECTS[name].glance);
    expect(places.toSorted((one, other) => one - other)).toEqual(places.map((_, i) => i + 1));
  });

  it.each([
    [{ atMost: '10' }, { atMost: 'T' }],
    [{ unbeatable: { except: ['10', '2', '10'] } }, { unbeatable: { except: ['T', '2', 'T'] } }],
    [{ forcePickUp: { deflectedBy: [] } }, { forcePickUp: { deflectedBy: [] } }],
    [{ forcePickUp: { deflectedBy: ['JK', 'K'] } }, { forcePickUp: { deflectedBy: ['JK', 'K'] } }],
  ])('%j is read as %j', (written, read) => {
    const rules = nineWith([written]);
    expect(rules).toMatchObject({ set: { special: { 9: { effects: [read] } } } });
  });

  it.each<[unknown]>([
    ['atMost'],
    ['toString'],
    [''],
    [7],
    [null],
    [{}],
    [{ reset: '7' }],
    [{ atMost: '1' }],
    [{ atMost: 'JK' }],
    [{ atMost: ['7'] }],
    [{ atMost: '7', atLeast: '3' }],
    [{ unbeatable: ['7'] }],
    [{ unbeatable: {} }],
    [{ unbeatable: { deflectedBy: ['7'] } }],
    [{ unbeatable: { except: ['1'] } }],
    [{ unbeatable: { except: [], more: 1 } }],
    [{ toString: '7' }],
  ])('%j is no effect', (written) => {
    expect(nineWith([written])).toBe('BAD_EFFECT');
  });
});
