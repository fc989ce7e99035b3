import { describe, expect, it, test } from 'vitest';
import { resolveRules } from '../../src/engine/rules/resolve.ts';
import { findVariant, VARIANT_IDS } from '../../src/variants/index.ts';
import { SET_UPS, tellSetUp } from '../variants/set-ups.ts';
import { ENFORCED, NUMBERS, ONLY_TOLD, SWITCHES, UNJUDGED } from './numbers.ts';
import { readRows } from './rows.ts';
import { failsWithout, leavesAlone } from './sabotage.ts';

const rows = readRows();
const numbers = Object.values(NUMBERS).flat();

/** The numbers that a deal, a card turned up or the next round shows: what is told of a rule set shows none. */
const dealt = SET_UPS.filter(([, , , what]) => what !== 'names').map(([number]) => number);
const told = SET_UPS.filter(([, , , what]) => what === 'names').map(([number]) => number);
const shown = [...Object.keys(SWITCHES), ...dealt];

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

  it.each(VARIANT_IDS)('of an option of %s has its sentence there', (id) => {
    const rules = resolveRules(id, {}, findVariant);
    const options = rules.ok ? Object.keys(rules.value.set.variations) : [];
    expect(options.filter((name) => !sentencesOf(id).includes(name))).toEqual([]);
  });

  it('is shown by rulings or set-ups, is only told, or can’t be judged', () => {
    const others = [...shown, ...Object.keys(ONLY_TOLD), ...Object.keys(UNJUDGED)];
    expect(numbers.filter((number) => !others.includes(number))).toEqual([]);
  });

  it('that is only told is told, and nothing shows it', () => {
    expect(Object.keys(ONLY_TOLD).filter((number) => !told.includes(number))).toEqual([]);
    expect(shown.filter((number) => number in ONLY_TOLD)).toEqual([]);
  });

  it('that can’t be judged isn’t shown to be', () => {
    expect([...shown, ...told].filter((number) => number in UNJUDGED)).toEqual([]);
  });

  it('that is spoken of is one of the documents', () => {
    const spoken = [
      ...Object.keys(SWITCHES),
      ...Object.keys(UNJUDGED),
      ...Object.keys(ONLY_TOLD),
      ...ENFORCED,
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
    const counted = ENFORCED.includes(number) ? own : own.filter((row) => leavesAlone(row, off));
    expect(counted.some((row) => failsWithout(row, off))).toBe(true);
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
