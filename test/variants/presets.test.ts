import { describe, expect, it, test } from 'vitest';
import { dealKnown } from '../../src/engine/deal.ts';
import { seededRandom } from '../../src/engine/random.ts';
import { completeRuleSet, type Options, resolveRules } from '../../src/engine/rules/resolve.ts';
import { type Rules, ruleNumber } from '../../src/engine/rules/rules.ts';
import { ruleSetViews } from '../../src/table/rule-sets.ts';
import { findVariant, PRESETS, VARIANT_IDS } from '../../src/variants/index.ts';

function rulesOf(id: string, options: Options = {}): Rules {
  const rules = resolveRules(id, options, findVariant);
  if (!rules.ok) throw new Error(`${id}: ${JSON.stringify(rules.error)}`);
  return rules.value;
}

/** Every variation that a preset offers, by each of its choices. */
const variations = ruleSetViews(PRESETS).flatMap(({ id, options }) =>
  options.flatMap(({ name, choices }) =>
    (choices.length > 0 ? choices : [true]).map((value) => [id, { [name]: value }] as const),
  ),
);

/** Every setting that a breach may name, up to the part that a rule has to state. */
const SETTINGS = [
  'beat.direction',
  'beat.equal',
  'burn.again',
  'chance',
  'deal.faceUp',
  'deck',
  'end.lastCard',
  'exchange.over',
  'faceDown',
  'faceDown.access',
  'faceUp',
  'first.mustPlayIt',
  'first.steps.0',
  'first.steps.0.hand',
  'first.steps.0.otherwise',
  'first.steps.7',
  'match.size',
  'ofAKind.onAny',
  'ofAKind.outOfTurn',
  'pass.pickUp',
  'pickUp.addFaceUp',
  'set.max',
  'set.play',
  'turn',
] as const;

describe.each(VARIANT_IDS)('%s', (id) => {
  it('has one sentence for a title', () => {
    expect(rulesOf(id).set.title).toMatch(/^[A-Z][^.]*\.$/);
  });

  it('says each of its rules in whole sentences, once', () => {
    const { texts } = rulesOf(id).set;
    for (const { number, text } of texts) expect(text, number).toMatch(/^[A-Z].*\.$/);
    expect(new Set(texts.map(({ number }) => number)).size).toBe(texts.length);
    expect(new Set(texts.map(({ text }) => text)).size).toBe(texts.length);
  });

  it.each(SETTINGS)('has a rule that states %s, whatever is chosen', (setting) => {
    expect(ruleNumber(rulesOf(id), setting)).toMatch(/^[A-Z]{2}-\w+$/);
  });

  it('can be dealt to every number of players that it is for', () => {
    for (const [rules, options] of [[id, {}] as const, ...variations.filter(([of]) => of === id)])
      for (const players of [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) {
        const resolved = rulesOf(rules, options);
        const { min, max } = resolved.set.players;
        const names = Array.from({ length: players }, (_, i) => `P${i}`);
        const dealt = dealKnown(
          { rules: resolved, names, dealer: 0, lastLoser: null, lastWinner: null },
          seededRandom(players),
        );
        expect(dealt.ok, `${JSON.stringify(options)} ${players}`).toBe(min <= players && players <= max);
      }
  });
});

test.each(variations)('%s %j changes something', (id, options) => {
  expect(rulesOf(id, options).set).not.toEqual(rulesOf(id).set);
});

describe('for how many', () => {
  /** Rules, option, value: players. */
  const LIMITS = [
    ['threes', 'TH-02', 'true', 2, 11],
    ['reference', 'RE-20', 'true', 2, 6],
    ['reference', 'RE-20b', 'true', 2, 9],
    ['everything', 'EV-V6', 'true', 2, 4],
    ['shed', 'EV-V6', 'true', 2, 4],
  ] as const;

  it('options say so where the rules without them are for others', () => {
    const said = ruleSetViews(PRESETS).flatMap(({ id, options }) =>
      options.flatMap(({ name, players }) =>
        Object.entries(players).map(([value, { min, max }]) => [id, name, value, min, max]),
      ),
    );
    expect(said.sort()).toEqual(LIMITS.map((one) => [...one]).sort());
  });
});

describe('options', () => {
  /** Two ways of choosing the same. */
  const SAME: readonly (readonly [string, Options, Options])[] = [
    ['everything', { 'EV-V1': true, 'EV-V3': true }, { 'EV-V3': true, 'EV-V1': true }],
    ['everything', { 'EV-V2': '8', 'EV-V3': true }, { 'EV-V3': true, 'EV-V2': '8' }],
    ['everything', { 'EV-V5a': true, 'EV-V5b': true }, { 'EV-V5b': true, 'EV-V5a': true }],
    ['everything', { 'special[4]': null, 'EV-V3': true }, { 'EV-V3': true, 'special[4]': null }],
    ['reference', { 'RE-20': true, 'RE-20b': true }, { 'RE-20b': true, 'RE-20': true }],
  ];
  it.each(SAME)('%s: the order of %j says nothing', (id, one, other) => {
    expect(rulesOf(id, one).set).toEqual(rulesOf(id, other).set);
  });

  it('a part of a power may be changed of a rank that has none', () => {
    expect(rulesOf('everything', { 'special[6].on': 'any' }).of[6].on).toBe('any');
    expect(rulesOf('everything', { 'EV-V1': true, 'EV-V3': true }).of[4]).toEqual(rulesOf('threes').of[4]);
  });

  it('a rank without a power stays ordinary where an option puts it in the order', () => {
    expect(Object.keys(rulesOf('everything', { 'EV-V3': true }).set.special).sort()).toEqual(
      Object.keys(rulesOf('everything').set.special).sort(),
    );
  });

  it.each([
    ['special[1].on', 'natural'],
    ['special[6].goes', 'natural'],
    ['special[6].on', 'nowhere'],
  ])('%s = %s is refused of a rank without a power', (path, value) => {
    expect(resolveRules('everything', { [path]: value }, findVariant)).toMatchObject({
      ok: false,
      error: { path: expect.stringContaining('special') },
    });
  });
});

describe('an option that is an object', () => {
  const CHANGES: readonly Options[] = [
    { special: { 9: { on: 'any', effects: ['skip'] } } },
    { special: { 10: { effects: ['again'] }, 8: null } },
    { special: {} },
    { beat: { equal: 'no' } },
    { 'beat.equal': { faceUp: 'no' } },
    { 'set.play': { hand: 'single' } },
    { pickUp: { next: 'newStarter' }, deck: { packs: 2 } },
  ];
  const nested = (path: string, value: unknown): Options =>
    path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as Options;

  it.each(CHANGES)('%j: changes what it names, as a file that extends the rules', (change) => {
    const stated = Object.entries(change).map(([path, value]) => nested(path, value));
    const source = Object.assign({ format: 1, id: 'mine', extends: 'reference' }, ...stated);
    const mine = completeRuleSet('mine', {}, (id) => (id === 'mine' ? source : findVariant(id)));
    if (!mine.ok) throw new Error(JSON.stringify(mine.error));
    expect(rulesOf('reference', change).set).toEqual({ ...mine.value, id: 'reference' });
  });

  it('leaves the powers that it doesn’t name', () => {
    const { of } = rulesOf('reference', { special: { 9: { on: 'any' } } });
    expect([of[2].reset, of[3].transparent, of.T.burn, of[9].on]).toEqual([true, true, true, 'any']);
  });

  it('gives a power whole, by one of two spellings', () => {
    expect(rulesOf('reference', { special: { 10: { effects: ['again'] } } }).of.T).toMatchObject({
      on: 'natural',
      burn: false,
      again: true,
    });
    expect(resolveRules('reference', { special: { 10: null, T: null } }, findVariant)).toMatchObject({
      ok: false,
      error: { code: 'BAD_VALUE', path: 'special[10]' },
    });
  });
});

describe('the rule that is cited', () => {
  const CITED: readonly (readonly [string, Options, string, string | null])[] = [
    ['palace', {}, 'end.lastCard', 'PA-14'],
    ['palace', { 'end.lastCard': 'noSpecial' }, 'end.lastCard', null],
    ['threes', { 'set.play': 'run' }, 'set.play.hand', null],
    ['palace', {}, 'special[2].effects', 'PA-09'],
    ['palace', {}, 'special[J].effects', null],
    ['palace', { 'special[2]': { on: 'any', effects: ['transparent'] } }, 'special[2].effects', null],
    ['everything', {}, 'special[9].effects', 'EV-14'],
    ['everything', { 'EV-V1': true }, 'special[9].effects', 'EV-V1'],
    ['everything', { 'EV-V1': false }, 'special[9].effects', 'EV-14'],
    ['everything', { 'EV-V3': true }, 'special[9].effects', 'EV-14'],
    ['everything', { 'EV-V3': true }, 'special[9].on', 'EV-V3'],
    ['everything', { 'EV-V3': true }, 'special[9]', null],
    ['everything', { 'EV-V2': '6' }, 'special[6].effects', 'EV-V2'],
    ['everything', { 'EV-V2': '6', 'special[6]': null }, 'special[6].effects', null],
    ['everything', { 'special[6]': null, 'EV-V2': '6' }, 'special[6].effects', null],
    ['everything', { 'EV-V5b': true }, 'faceDown.access', 'EV-V5b'],
    ['blast', { 'special[10].onlyIfStuck': true }, 'special[T].onlyIfStuck', 'BL-28'],
    ['reference', { 'RE-X4': true }, 'special[T].notOn', 'RE-X4'],
  ];

  it.each(CITED)('%s %j: %s is %s', (id, options, setting, number) => {
    expect(ruleNumber(rulesOf(id, options), setting)).toBe(number);
  });
});

describe('a rule set that extends another', () => {
  const find = (id: string) =>
    id === 'mine'
      ? {
          format: 1,
          id: 'mine',
          extends: 'everything',
          variations: { 'EV-V6': null, 'EV-V1': { title: 'No fours.', changes: { 'special[4]': null } } },
          texts: [
            { number: 'EV-01', text: 'The last one washes up.' },
            { number: 'EV-02', text: null },
            { number: 'MY-01', settings: ['deck'], text: 'The blue cards.' },
            { number: 'MY-02', settings: ['special[10]'], text: 'Tens are lit.' },
          ],
        }
      : findVariant(id);
  const mine = resolveRules('mine', {}, find);
  const set = mine.ok ? mine.value.set : null;
  const base = rulesOf('everything').set;

  it('keeps the sentences that it doesn’t state, by their numbers', () => {
    const kept = base.texts.slice(2);
    expect(set?.texts).toEqual([
      { number: 'EV-01', settings: [], text: 'The last one washes up.' },
      ...kept,
      { number: 'MY-01', settings: ['deck'], text: 'The blue cards.' },
      { number: 'MY-02', settings: ['special[10]'], text: 'Tens are lit.' },
    ]);
  });

  it('is cited by its own sentences, however they spell a ten', () => {
    const house = {
      format: 1,
      id: 'house',
      extends: 'palace',
      texts: [{ number: 'MY-02', settings: ['special[10]'], text: 'Tens are lit.' }],
    };
    const rules = resolveRules('house', {}, (id) => (id === 'house' ? house : findVariant(id)));
    expect(rules.ok && ruleNumber(rules.value, 'special[T].effects')).toBe('MY-02');
  });

  it('states a variation whole, or takes it away', () => {
    const { 'EV-V6': _, ...others } = base.variations;
    expect(set?.variations).toEqual({
      ...others,
      'EV-V1': { title: 'No fours.', changes: { 'special[4]': null }, choices: {} },
    });
  });
});
