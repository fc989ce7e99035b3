import { describe, expect, test } from 'vitest';
import { judgeLine } from '../../src/cli/judge.ts';
import { BREACH_CODES, CLAIM_CODES } from '../../src/engine/ruling.ts';
import { wordsFor } from '../../src/words/tables.ts';
import { differences, type Row, readRows } from './rows.ts';

const en = wordsFor('en', 'family');

/** Rows that we think are wrong, by id, with the reason: the row stays as it was written. */
const expectedToDiffer: Readonly<Record<string, string>> = {};

const rows = readRows();

interface Claim {
  readonly code: string;
  readonly seat: unknown;
}

interface Breach {
  readonly code: string;
  readonly rule: string | null;
  readonly also?: readonly string[];
  readonly text: unknown;
}

/** What contradicts the cards or asks for what no rule knows: no sentence of any rule set is about it. */
const UNSTATED: readonly string[] = ['notHeld', 'notNow', 'notWild', 'wrongStack'];

/**
 * Whether a row changes single parameters: a sentence about one of them isn't true any more. The sentences of EV-V5a
 * and EV-V5b don't say what comes first, and take the place of the one that does.
 */
const isChanged = ({ input }: Row): boolean =>
  Object.keys(input.options).some((name) => !/^[A-Z]{2}-/.test(name) || /^EV-V5[ab]$/.test(name));

describe('rulings', () => {
  test.each(rows.map((row) => [row.id, row.why, row] as const))('%s %s', (id, why, row) => {
    const answer = judgeLine(en, JSON.stringify(row.input));
    const wrong = differences(row, answer);
    if (id in expectedToDiffer) {
      expect(wrong, `${id} agrees now: take it off the list`).not.toEqual([]);
      return;
    }
    expect(wrong, `${why} (${row.rules.join(', ')})`).toEqual([]);
    if (answer.verdict !== 'illegal') return;
    for (const { code, rule, text } of answer.breaches as Breach[]) {
      if (rule !== null || !(UNSTATED.includes(code) || isChanged(row)))
        expect(rule, `${code} names its rule`).toMatch(/^[A-Z]{2}-\w+$/);
      expect(text, `${code} has a sentence`).toMatch(/^\S.*\.$/);
    }
  });
});

describe('the first reason', () => {
  const told = rows.flatMap((row) => (row.first === undefined ? [] : [[row.id, row.first, row] as const]));
  test.each(told)('%s %j', (_, first, { input, why }) => {
    const { breaches } = judgeLine(en, JSON.stringify(input));
    const { code, rule, also, text } = (breaches as Breach[])[0]!;
    expect({ code, rule, ...(also && { also }), text }, why).toEqual(first);
  });
});

describe('the tables', () => {
  test('every id stands once', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  test('no two rows ask the same', () => {
    const asked = rows.map(({ input }) => JSON.stringify(input));
    expect(asked.filter((one, i) => asked.indexOf(one) < i)).toEqual([]);
  });

  test('every row says which rules it tests and why', () => {
    for (const { id, rules, why } of rows) {
      expect(rules, id).not.toEqual([]);
      expect(why, id).toMatch(/^\S.{10,}\.$/);
    }
  });

  test('four of ten rows or more are illegal', () => {
    const illegal = rows.filter(({ expect: { verdict } }) => verdict === 'illegal').length;
    expect(illegal / rows.length).toBeGreaterThanOrEqual(0.4);
  });

  test.each(BREACH_CODES)('%s is the breach of three rows at least', (code) => {
    expect(rows.filter(({ breach }) => breach === code).length).toBeGreaterThanOrEqual(3);
  });

  test('every claim is made in one of them', () => {
    const claims = rows.flatMap(({ input }) => judgeLine(en, JSON.stringify(input)).claims ?? []) as Claim[];
    const claimed = claims.filter(({ seat }) => typeof seat === 'string').map(({ code }) => code);
    expect(CLAIM_CODES.filter((code) => !claimed.includes(code))).toEqual([]);
  });

  test('rows expected to differ exist', () => {
    for (const id of Object.keys(expectedToDiffer)) expect(rows.map((row) => row.id)).toContain(id);
  });
});
