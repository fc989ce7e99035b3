import { describe, expect, test } from 'vitest';
import { VARIANT_IDS } from '../../src/variants/index.ts';
import { readRows } from '../rulings/rows.ts';
import { SET_UPS } from '../variants/set-ups.ts';
import { fateOf, type Mutant, mutantsOf } from './mutants.ts';
import { complaints, judgeMutant } from './run.ts';

const checks = { rows: readRows(), setUps: SET_UPS };
const all = VARIANT_IDS.flatMap(mutantsOf);
const find = (rules: string, path: string, value: string): Mutant => {
  const found = all.find((one) => one.rules === rules && one.path === path && one.value === value);
  if (found === undefined) throw new Error(`no mutant ${rules} ${path} = ${value}`);
  return found;
};

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
];

describe('breaking a rule makes a row fail', () => {
  test.each(SAMPLE)('%s %s = %s', (rules, path, value) => {
    expect(fateOf(find(rules, path, value), checks)).toEqual({ kind: 'killed', by: expect.any(String) });
  });

  test('what nothing can show survives and is explained', () => {
    const titled = find('palace', 'penalty', '"letStand"');
    expect(judgeMutant(titled, checks)).toMatchObject({
      fate: { kind: 'survived' },
      explanation: { path: 'penalty' },
    });
  });

  test('what can’t be played is refused and no kill', () => {
    const dead = find('reference', 'leftover', '"dead"');
    expect(fateOf(dead, checks)).toEqual({ kind: 'refused', code: 'REFILL_DEAD' });
  });

  test('a rule that nothing tests is complained about', () => {
    const seven = judgeMutant(find('reference', 'special[7]', 'null'), { rows: [], setUps: [] });
    expect(complaints([seven])).toContain('Nothing fails for reference  special[7] = null');
  });

  test('an explanation that is wrong is complained about', () => {
    const joker = find('reference', 'joker.value', '"reset"');
    const jokers = checks.rows.filter(({ input }) => input.options['RE-20'] === true);
    const plain = jokers.map((row) => ({ ...row, input: { ...row.input, options: {} } }));
    const without = { rows: plain.map((row) => ({ ...row, expect: { verdict: 'never' } })), setUps: [] };
    expect(complaints([judgeMutant(joker, without)])[0]).toMatch(/^Explained as a survivor, but /);
  });
});
