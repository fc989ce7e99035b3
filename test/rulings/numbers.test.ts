import { describe, expect, it, test } from 'vitest';
import { resolveRules } from '../../src/engine/rules/resolve.ts';
import { findVariant, VARIANT_IDS } from '../../src/variants/index.ts';
import { SET_UPS, tellSetUp } from '../variants/set-ups.ts';
import { NUMBERS, SWITCHES, UNJUDGED } from './numbers.ts';
import { readRows } from './rows.ts';
import { failsWithout } from './sabotage.ts';

const rows = readRows();
const numbers = Object.values(NUMBERS).flat();

/** The numbers that a rule set's sentences carry. */
function sentencesOf(id: string): string[] {
  const rules = resolveRules(id, {}, findVariant);
  return rules.ok ? rules.value.set.texts.map(({ number }) => number) : [];
}

describe('every number', () => {
  it.each(VARIANT_IDS)('of %s has its sentence there, and nothing else has one', (id) => {
    const own = NUMBERS[id] ?? [];
    const base = NUMBERS[String(findVariant(id)?.extends)] ?? [];
    expect(sentencesOf(id).filter((number) => !base.includes(number))).toEqual(own);
  });

  it('is shown by rulings or set-ups, or can’t be judged', () => {
    const shown = new Set([...Object.keys(SWITCHES), ...SET_UPS.map(([number]) => number)]);
    const missing = numbers.filter((number) => !shown.has(number) && !(number in UNJUDGED));
    expect(missing).toEqual([]);
  });

  it('that can’t be judged isn’t shown to be', () => {
    const shown = [...Object.keys(SWITCHES), ...SET_UPS.map(([number]) => number)];
    expect(shown.filter((number) => number in UNJUDGED)).toEqual([]);
  });

  it('that is spoken of is one of the documents', () => {
    const spoken = [
      ...Object.keys(SWITCHES),
      ...Object.keys(UNJUDGED),
      ...SET_UPS.map(([number]) => number),
      ...rows.flatMap((row) => row.rules),
    ];
    expect(spoken.filter((number) => !numbers.includes(number))).toEqual([]);
  });
});

describe('a ruling is missed', () => {
  const ways = Object.entries(SWITCHES).flatMap(([number, offs]) =>
    offs.map((off) => [number, typeof off === 'string' ? off : JSON.stringify(off), off] as const),
  );
  test.each(ways)('without %s: %s', (number, _, off) => {
    const own = rows.filter((row) => row.rules.includes(number));
    expect(own, 'no row names it').not.toEqual([]);
    expect(own.some((row) => failsWithout(row, off))).toBe(true);
  });
});

describe('a set-up', () => {
  test.each(SET_UPS)('%s: %s %j, %s: %s', (_, id, options, what, seen, off) => {
    expect(tellSetUp(id, options, what)).toBe(seen);
    const without = tellSetUp(id, { ...options, ...off }, what);
    expect(without).not.toBe(seen);
    expect(without, 'the other options can’t be played').not.toMatch(/^[A-Z_]+$/);
  });
});
