import { describe, expect, test } from 'vitest';
import { VARIANT_IDS } from '../../src/variants/index.ts';
import { readRows } from '../rulings/rows.ts';
import { fateOf, type Mutant, mutantsOf } from './mutants.ts';
import { complaints, explanationOf, judgeMutant } from './run.ts';

const rows = readRows();
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
  ['threes', 'ofAKind.scope', '"pile"'],
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
  ['palace', 'pass.pickUp', '"onlyIfUnable"'],
  ['palace', 'first.steps[0].zone', '"both"'],
];

describe('breaking a rule makes a row fail', () => {
  test.each(SAMPLE)('%s %s = %s', (rules, path, value) => {
    expect(fateOf(find(rules, path, value), rows)).toEqual({ kind: 'killed', by: expect.any(String) });
  });

  test('of every rule set', () => {
    expect(new Set(SAMPLE.map(([rules]) => rules))).toEqual(new Set(VARIANT_IDS));
  });

  test('what no ruling can show survives and is explained', () => {
    const titled = find('blast', 'names.game', '"Blast, changed"');
    expect(fateOf(titled, rows)).toEqual({ kind: 'survived' });
    expect(explanationOf(titled)).not.toBeNull();
  });

  test('a rule that no row tests is complained about', () => {
    const seven = judgeMutant(find('reference', 'special[7]', 'null'), []);
    expect(complaints([seven])).toContain('No row fails for reference  special[7] = null');
  });
});
