import { describe, expect, test } from 'vitest';
import { VARIANT_IDS } from '../../src/variants/index.ts';
import { failing, fateOf, type Mutant, mutantsOf } from './mutants.ts';
import { allChecks, complaints, judgeMutant } from './run.ts';

const checks = allChecks();
const all = VARIANT_IDS.flatMap(mutantsOf);
const find = (rules: string, path: string, value: string): Mutant => {
  const found = all.find((one) => one.rules === rules && one.path === path && one.value === value);
  if (found === undefined) throw new Error(`no mutant ${rules} ${path} = ${value}`);
  return found;
};

const isEmpty = (options: object): boolean => Object.keys(options).length === 0;

/** One change of each kind; `npm run test:mutants` tries them all. */
const SAMPLE: readonly (readonly [rules: string, path: string, value: string])[] = [
  ['reference', 'beat.direction', '"down"'],
  ['reference', 'beat.equal.faceUp', '"no"'],
  ['reference', 'rank.order', '"23456789TJQAK"'],
  ['reference', 'special[7]', 'null'],
  ['reference', 'special[7].effects[0].atMost', '"8"'],
  ['reference', 'special[8].effects', '[]'],
  ['reference', 'special[J]', '{"effects":["reverse"]}'],
  ['reference', 'first.steps[1].card', '"4S"'],
  ['reference', 'ofAKind.outOfTurn', 'false'],
  ['reference', 'skip.cap', '"none"'],
  ['reference', 'RE-X1: special[4].effects', '[]'],
  ['reference', 'RE-X4: special[10].notOn', 'left out'],
  ['blast', 'ofAKind.size', '4'],
  ['blast', 'deal.rows[0].hand', '3'],
  ['blast', 'end.mode', '"lastHolder"'],
  ['blast', 'faceUp.use', '"table"'],
  ['palace', 'pass.pickUp', '"onlyIfUnable"'],
  ['everything', 'EV-V2 6: special[6].effects', '[]'],
  ['everything', 'EV-V4 skip: special[JK].effects[0]', '"reverse"'],
  ['shed', 'first.steps[0].card', '"3H"'],
  ['shed', 'EV-V6: leftover', 'left out'],
  ['threes', 'deck.packs', '2'],
  ['threes', 'ofAKind.scope', '"pile"'],
  ['canteen', 'special[K]', '{"effects":["sameColour"]}'],
  ['encyclopedia', 'next.dealer', '"rotate"'],
  ['encyclopedia', 'EN-17: pairSkip', '"consecutive"'],
  ['threes', 'faceDown.access', '"afterFaceUp"'],
  ['threes', 'set.play.hand', '"run"'],
  ['canteen', 'end.mode', '"lastHolder"'],
  ['canteen', 'set.play.hand', '"set"'],
  ['everything', 'burn.again', '"must"'],
  ['everything', 'special[9].effects[0].atMost', '"8"'],
  ['everything', 'EV-V3: special[10].on', '"any"'],
  ['shed', 'special[7]', 'null'],
  ['shed', 'faceUp.use', '"table"'],
  ['encyclopedia', 'match.size', '"free"'],
  ['encyclopedia', 'beat.equal.faceUp', '"yes"'],
  ['encyclopedia', 'whenAlone.set', '"free"'],
  ['palace', 'first.steps[0].zone', '"both"'],
  ['classic', 'pass.pickUp', '"optional"'],
  ['vandtia', 'chance', '"none"'],
  ['idiot', 'special[A]', 'null'],
  ['chinahand', 'special[A].effects', '[]'],
];

describe('breaking a rule makes a row fail', () => {
  test.each(SAMPLE)('%s %s = %s', (rules, path, value) => {
    expect(fateOf(find(rules, path, value), checks)).toEqual({ kind: 'killed', by: expect.any(String) });
  });

  test('of every rule set', () => {
    expect(new Set(SAMPLE.map(([rules]) => rules))).toEqual(new Set(VARIANT_IDS));
  });

  test('of what a preset keeps of another one as well', () => {
    const by = (path: string, value: string) => fateOf(find('vandtia', path, value), checks);
    expect(by('direction.initial', '"ccw"')).toEqual({ kind: 'killed', by: 'PA-way by vandtia' });
    expect(by('players.max', '4')).toEqual({ kind: 'killed', by: 'PA-01 (5)' });
    expect(failing(checks)).toEqual([]);
  });

  test('what nothing can show survives and is explained', () => {
    const titled = find('palace', 'penalty', '"letStand"');
    expect(judgeMutant(titled, checks)).toMatchObject({
      fate: { kind: 'survived' },
      explanation: { path: 'penalty' },
    });
  });

  test('what can’t be played is refused and no kill', () => {
    const nine = find('reference', 'players.max', '9');
    expect(fateOf(nine, checks)).toEqual({ kind: 'refused', code: 'DEAL_NO_ROW' });
  });

  test('a rule that nothing tests is complained about', () => {
    const seven = judgeMutant(find('reference', 'special[7]', 'null'), { rows: [], setUps: [] });
    expect(complaints([seven])).toContain('Nothing fails for reference  special[7] = null');
  });

  test('an explanation that is wrong is complained about', () => {
    const row = checks.rows.find(({ input }) => input.rules === 'blast' && isEmpty(input.options))!;
    const never = { ...row, expect: { verdict: 'never' } };
    const joker = judgeMutant(find('blast', 'joker.value', '"reset"'), { rows: [never], setUps: [] });
    expect(complaints([joker])[0]).toMatch(/^Explained as a survivor, but /);
  });

  test('an explanation is not wrong for what shows with further options only', () => {
    const row = checks.rows.find(({ input }) => input.rules === 'blast' && !isEmpty(input.options))!;
    const never = { ...row, expect: { verdict: 'never' } };
    const joker = judgeMutant(find('blast', 'joker.value', '"reset"'), { rows: [never], setUps: [] });
    expect(joker).toMatchObject({ fate: { kind: 'killed' }, explanation: null });
  });
});
