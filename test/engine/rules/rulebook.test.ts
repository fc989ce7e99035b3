import { describe, expect, it } from 'vitest';
import { MIGRATIONS, migrate } from '../../../src/engine/rules/migrate.ts';
import { completeRuleSet, resolveRuleSet, resolveRules } from '../../../src/engine/rules/resolve.ts';
import { makeRulebook, parseRuleSet, type RuleFile } from '../../../src/engine/rules/rulebook.ts';
import { RULE_SET_FORMAT } from '../../../src/engine/rules/schema.ts';
import { PRESETS } from '../../../src/variants/index.ts';
import { en } from '../../../src/words/en.ts';
import { sayRuleSetError } from '../../../src/words/say/rules.ts';

const file = (name: string, source: object | string): RuleFile => ({
  file: name,
  text: { ok: true, value: typeof source === 'string' ? source : JSON.stringify(source) },
});

const ours = { format: 1, id: 'ours', extends: 'reference' };
const book = (...sources: readonly (object | string)[]) =>
  makeRulebook(
    sources.map((source, i) => file(`${i + 1}.json`, source)),
    PRESETS,
  );
const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);

/** The text of a file, and why it can't be used: its codes with the parameters they name. */
const FAULTS: readonly (readonly [what: string, source: object | string, faults: readonly string[]])[] = [
  ['no JSON', '{"format": 1,\n"id": "ours"\n"title": "x"}', ['NOT_JSON  line 3']],
  ['half of it', '{"format": 1,', ['NOT_JSON  line 1']],
  ['nothing', '', ['NOT_JSON  line 1']],
  ['a list', [ours], ['NOT_A_RULE_SET']],
  ['a word', '"ours"', ['NOT_A_RULE_SET']],
  ['lists in lists without end', { ...ours, series: nested(20) }, ['NOT_A_RULE_SET']],
  ['no format', { id: 'ours' }, ['BAD_VALUE format nothing instead of 1']],
  ['a format of words', { ...ours, format: '1' }, ['BAD_VALUE format "1" instead of 1']],
  ['a newer format', { ...ours, format: 2 }, ['NEWER_FORMAT format 2']],
  ['no id', { format: 1 }, ['BAD_ID id nothing']],
  ['an id with a space', { ...ours, id: 'our table' }, ['BAD_ID id "our table"']],
  ['an id that is a path', { ...ours, id: '../ours' }, ['BAD_ID id "../ours"']],
  ['the id of a preset', { format: 1, id: 'blast' }, ['ID_TAKEN id blast']],
  ['the id of a preset in capitals', { format: 1, id: 'BLAST' }, ['ID_TAKEN id blast']],
  ['itself as its base', { ...ours, extends: 'ours' }, ['EXTENDS_ITSELF ours ours → ours']],
  ['a base that isn’t there', { ...ours, extends: 'bridge' }, ['UNKNOWN_RULE_SET bridge bridge']],
  ['nothing as its base', { ...ours, extends: null }, ['BAD_VALUE extends null instead of string']],
  ['a base that is no name', { ...ours, extends: 7 }, ['BAD_VALUE extends 7 instead of string']],
  ['a parameter that isn’t one', { ...ours, colour: 'red' }, ['UNKNOWN_PARAMETER colour colour']],
  [
    'parameters within others that aren’t any',
    { ...ours, pass: { pickup: 'optional' }, special: { 9: { effect: [] } } },
    ['UNKNOWN_PARAMETER pass.pickup pass.pickup', 'UNKNOWN_PARAMETER special[9].effect special[9].effect'],
  ],
  [
    'a name that a program might stumble over',
    '{"format": 1, "id": "ours", "__proto__": {"chance": "flipStock"}}',
    ['UNKNOWN_PARAMETER __proto__ __proto__'],
  ],
  [
    'a rank that isn’t one, and a value that isn’t one',
    { ...ours, special: { 11: null }, refill: { size: 0 } },
    ['BAD_VALUE refill.size 0 instead of >=1', 'BAD_VALUE special[11] "11" instead of ("2" | "3")'],
  ],
  ['a title without a word', { ...ours, title: ' ' }, ['BAD_VALUE title " " without a word']],
  [
    'names that do things to a screen',
    {
      ...ours,
      title: 'Ours\u001b[2J',
      variations: { pairs: { title: 'Two\nlines' }, '\u202epairs': { title: 'Turned' } },
      names: { loser: '\u0000' },
    },
    [
      'BAD_VALUE title "Ours\\u001b[2J" with characters that nobody sees',
      'BAD_VALUE names.loser "\\u0000" with characters that nobody sees',
      'BAD_VALUE variations.pairs.title "Two\\nlines" with characters that nobody sees',
      'BAD_VALUE variations.\u202epairs "\u202epairs" with characters that nobody sees',
    ],
  ],
  [
    'effects that are none',
    { ...ours, special: { 7: { effects: ['skip', 'burnn'] }, 9: { effects: [{ atMost: '11' }] } } },
    ['BAD_EFFECT special[7].effects[1] "burnn"', 'BAD_EFFECT special[9].effects[0] an object'],
  ],
  [
    'the ten twice',
    { ...ours, special: { 10: null, T: null } },
    ['BAD_VALUE special[10] 10 and T, which are the same rank'],
  ],
  [
    'fewer seats than nobody',
    { ...ours, players: { min: 6, max: 4 } },
    ['BAD_VALUE players an object with more players at least than at most'],
  ],
  [
    'parameters that don’t go together',
    { ...ours, leftover: 'dead', end: { mode: 'firstOut' } },
    ['UNSOUND refill.mode REFILL_DEAD', 'UNSOUND end.mode END_NO_LOSER'],
  ],
];

describe('a file of one’s own rules', () => {
  it.each(FAULTS)('with %s can’t be used', (_, source, faults) => {
    const { files, ids } = book(source);
    const told = files[0]!.errors.map(({ code, path, detail }) => [code, path, detail].join(' ').trimEnd());
    expect(told.map((one) => one.replace(/ \| "4" \|.*\)$/, ')'))).toEqual(faults);
    expect(ids).toEqual(PRESETS.ids);
    for (const error of files[0]!.errors) {
      const sentence = sayRuleSetError(en, error);
      expect(sentence).toMatch(/^(The|There|`[^`]+`|[A-Z0-9]).*[.)]$/);
      if (error.path !== '') expect(sentence).toContain(error.code === 'UNSOUND' ? '`' : '');
    }
  });

  it('that can’t be read is told as well', () => {
    const { files } = makeRulebook([{ file: 'ours.json', text: { ok: false, error: 'EACCES' } }], PRESETS);
    expect(files).toEqual([
      { file: 'ours.json', id: null, errors: [{ code: 'CANNOT_READ', path: '', detail: 'EACCES' }] },
    ]);
  });

  it('states only what differs', () => {
    const { find, ids, files } = book({ ...ours, pass: { pickUp: 'optional' }, special: { 10: null } });
    expect(files).toEqual([{ file: '1.json', id: 'ours', errors: [] }]);
    expect(ids).toEqual([...PRESETS.ids, 'ours']);
    const rules = resolveRules('ours', { 'RE-X1': true }, find);
    const reference = resolveRules('reference', { 'RE-X1': true }, find);
    if (!rules.ok || !reference.ok) throw new Error();
    const { set } = rules.value;
    expect(set.pass.pickUp).toBe('optional');
    expect(set.special).toEqual({ ...reference.value.set.special, T: null });
    // The sentences are the same, but for the parameters that they state no more.
    const others = { id: '', pass: null, special: null, texts: null };
    expect({ ...set, ...others }).toEqual({ ...reference.value.set, ...others });
    expect(set.texts.map(({ text }) => text)).toEqual(reference.value.set.texts.map(({ text }) => text));
  });

  it('may begin with a byte order mark', () => {
    expect(parseRuleSet(`\uFEFF${JSON.stringify(ours)}`)).toMatchObject({ ok: true });
  });

  it('may be extended by others, whatever the order of the files', () => {
    const { find, ids } = book(
      { format: 1, id: 'sunday', extends: 'ours', set: { max: 2 } },
      { ...ours, pass: { pickUp: 'optional' } },
    );
    expect(ids.slice(-2)).toEqual(['sunday', 'ours']);
    expect(completeRuleSet('sunday', {}, find)).toMatchObject({
      ok: true,
      value: { id: 'sunday', set: { max: 2 }, pass: { pickUp: 'optional' }, skip: { cap: 'others' } },
    });
  });

  it('in a circle of files leads nowhere, and each of them says so', () => {
    const { files } = book({ ...ours, extends: 'sunday' }, { format: 1, id: 'sunday', extends: 'ours' });
    expect(files.map(({ errors }) => errors)).toEqual([
      [{ code: 'EXTENDS_ITSELF', path: 'ours', detail: 'ours → sunday → ours' }],
      [{ code: 'EXTENDS_ITSELF', path: 'sunday', detail: 'sunday → ours → sunday' }],
    ]);
  });

  it('with the id of another file gives way to the one that comes first', () => {
    const { find, files } = book({ ...ours, set: { max: 2 } }, { ...ours, set: { max: 3 } });
    expect(files.map(({ errors }) => errors)).toEqual([
      [],
      [{ code: 'ID_TAKEN', path: 'id', detail: '1.json' }],
    ]);
    expect(completeRuleSet('ours', {}, find)).toMatchObject({ ok: true, value: { set: { max: 2 } } });
  });

  it('suffers from a fault of the one that it extends', () => {
    const { ids } = book({ ...ours, leftover: 'dead' }, { format: 1, id: 'sunday', extends: 'ours' });
    expect(ids).toEqual(PRESETS.ids);
    const mended = book(
      { ...ours, leftover: 'dead' },
      { format: 1, id: 'sunday', extends: 'ours', refill: { mode: 'none' } },
    );
    expect(mended.ids.slice(-1)).toEqual(['sunday']);
  });

  it('says rules anew by their numbers, adds some, and takes some away', () => {
    const texts = [
      { number: 'RE-02', text: 'The first one out wins.' },
      { number: 'RE-03', text: null },
      { number: 'Our-1', settings: ['set.max'], text: 'Two at a time.' },
    ];
    const { find } = book({ ...ours, texts, set: { max: 2 } });
    const complete = completeRuleSet('ours', {}, find);
    if (!complete.ok) throw new Error();
    const numbers = complete.value.texts.map(({ number }) => number);
    expect(numbers.slice(0, 3)).toEqual(['RE-01', 'RE-02', 'RE-04']);
    expect(numbers.at(-1)).toBe('Our-1');
    expect(complete.value.texts[1]).toEqual({ ...texts[0], settings: [] });
  });

  it('can’t take away a sentence or a variation that isn’t there', () => {
    const said = (change: object) =>
      book({ ...ours, ...change }).files[0]!.errors.map((error) => sayRuleSetError(en, error));
    expect(
      said({
        texts: [
          { number: 'RE-03', text: null },
          { number: 'RE-99', text: null },
        ],
      }),
    ).toEqual(['There is no RE-99 that `texts[1]` could take away: correct its name or leave it out.']);
    expect(said({ variations: { 'RE-X9': null } })).toEqual([
      'There is no RE-X9 that `variations.RE-X9` could take away: correct its name or leave it out.',
    ]);
    const { find } = book({ ...ours, variations: { 'RE-X1': null } });
    expect(resolveRuleSet('ours', { 'RE-X1': true }, find)).toMatchObject({
      error: [{ code: 'UNKNOWN_OPTION' }],
    });
    expect(resolveRuleSet('ours', { 'RE-X2': true }, find)).toMatchObject({ ok: true });
  });

  it('is put together once, however many extend each other', () => {
    const chain = Array.from({ length: 60 }, (_, i) => ({
      format: 1,
      id: `r${i}`,
      extends: i === 59 ? 'reference' : `r${i + 1}`,
      players: { max: 2 + (i % 5) },
    }));
    const { find } = book(...chain);
    let found = 0;
    const counting = (id: string) => {
      found += 1;
      return find(id);
    };
    for (const { id, players } of chain)
      expect(completeRuleSet(id, {}, counting)).toMatchObject({ value: { id, players } });
    expect(found).toBe(chain.length + 1);
    // One that goes wrong in the middle of a chain is named, whoever is asked for.
    const broken = book(...chain.map((one) => (one.id === 'r30' ? { ...one, extends: 'r10' } : one)));
    expect(completeRuleSet('r29', {}, broken.find)).toMatchObject({
      error: [{ code: 'EXTENDS_ITSELF', path: 'r29' }],
    });
    expect(completeRuleSet('r0', {}, broken.find)).toMatchObject({
      error: [{ code: 'EXTENDS_ITSELF', path: 'r10' }],
    });
    expect(completeRuleSet('r31', {}, broken.find)).toMatchObject({ ok: true });
  });

  it.each([
    'special.__proto__.polluted',
    'special[__proto__]',
    'special[constructor].effects',
    'names.__proto__',
  ])('has no option “%s”', (name) => {
    expect(resolveRuleSet('reference', { [name]: 1 }, PRESETS.find)).toEqual({
      ok: false,
      error: [{ code: 'UNKNOWN_OPTION', path: name, detail: name }],
    });
  });

  it('has options of its own with their titles, which don’t lead to themselves', () => {
    const variations = {
      pairs: { title: 'At most two at a time.', changes: { 'set.max': 2 } },
      circle: { title: 'For ever.', changes: { 'set.max': 2, around: true } },
      around: { title: 'And ever.', changes: { circle: true } },
    };
    const { find } = book({ ...ours, variations });
    expect(resolveRuleSet('ours', { pairs: true }, find)).toMatchObject({
      value: { set: { set: { max: 2 } } },
    });
    expect(resolveRuleSet('ours', { circle: true }, find)).toMatchObject({
      error: [{ code: 'EXTENDS_ITSELF', path: 'circle', detail: 'circle → around → circle' }],
    });
  });
});

describe('an option with choices', () => {
  const invisible = (value: unknown) => {
    const found = completeRuleSet('everything', { 'EV-V2': value }, PRESETS.find);
    if (!found.ok) return sayRuleSetError(en, found.error[0]);
    const { special } = found.value;
    return Object.keys(special).filter((kind) => special[kind as '8']?.effects.includes('transparent'));
  };

  it.each(['8', 8])('takes %j', (value) => {
    expect(invisible(value)).toEqual(invisible('8'));
    expect(invisible(value)).toContain('8');
  });

  it.each([9, 'eight', true, null])('says what it takes instead of %j', (value) => {
    expect(invisible(value)).toBe(
      `\`EV-V2\` has a value that this option can’t have (${JSON.stringify(value)} instead of "3", "6", "8", false): give it one of these.`,
    );
  });
});

describe('the format', () => {
  it('has a step from each earlier one', () => {
    expect(RULE_SET_FORMAT).toBe(MIGRATIONS.length + 1);
  });

  const steps = [
    ({ takes, ...source }: Record<string, unknown>) => ({ ...source, pickUp: { taker: takes } }),
    (source: Record<string, unknown>) => ({ ...source, title: `${source.title}!` }),
  ];

  it('is brought up step by step, each from where the file stands', () => {
    const first = { format: 1, id: 'ours', title: 'Ours', takes: 'self' };
    expect(migrate(first, steps)).toEqual({
      ok: true,
      value: { format: 3, id: 'ours', title: 'Ours!', pickUp: { taker: 'self' } },
    });
    const second = { format: 2, id: 'ours', title: 'Ours', pickUp: { taker: 'self' } };
    expect(migrate(second, steps)).toEqual({ ok: true, value: { ...second, format: 3, title: 'Ours!' } });
    const third = { ...second, format: 3 };
    expect(migrate(third, steps)).toEqual({ ok: true, value: third });
  });

  it.each([0, -1, 1.5, null, '1'])('is a number counted from 1, not %j', (format) => {
    expect(migrate({ format })).toMatchObject({ ok: false, error: { code: 'BAD_VALUE', path: 'format' } });
  });

  it('of a newer Burnpile is refused, wherever the rules come from', () => {
    expect(migrate({ format: 4 }, steps)).toMatchObject({ error: { code: 'NEWER_FORMAT', detail: '4' } });
    expect(resolveRules('ours', {}, () => ({ ...ours, format: 2 }))).toMatchObject({
      error: { code: 'NEWER_FORMAT' },
    });
  });
});
