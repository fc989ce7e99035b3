import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assign } from '../../../src/recognition/faces/assignment.ts';

const totalOf = (costs: readonly (readonly number[])[], columns: readonly number[]): number =>
  columns.reduce((sum, column, row) => sum + costs[row]![column]!, 0);

/** The least that any choice of columns can cost, by trying them all. */
function least(costs: readonly (readonly number[])[], taken: readonly number[] = []): number {
  const row = costs[taken.length];
  if (row === undefined) return 0;
  const all = row.map((cost, column) =>
    taken.includes(column) ? Infinity : cost + least(costs, [...taken, column]),
  );
  return Math.min(...all);
}

const anyCosts = fc
  .tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 2 }))
  .chain(([rows, more]) =>
    fc.array(fc.array(fc.integer({ min: -9, max: 99 }), { minLength: rows + more, maxLength: rows + more }), {
      minLength: rows,
      maxLength: rows,
    }),
  );

describe('columns for rows', () => {
  it.each([
    [
      'one each, though both want the first',
      [
        [1, 2],
        [1, 9],
      ],
      [1, 0],
    ],
    ['more columns than rows', [[5, 4, 3]], [2]],
    [
      'along a chain',
      [
        [1, 2, 9],
        [1, 9, 9],
        [9, 1, 2],
      ],
      [1, 0, 2],
    ],
    ['none for none', [], []],
  ])('%s', (_, costs, columns) => expect(assign(costs)).toEqual(columns));

  it('cost as little as any choice, and no two are the same', () => {
    fc.assert(
      fc.property(anyCosts, (costs) => {
        const columns = assign(costs);
        expect(new Set(columns).size).toBe(costs.length);
        expect(totalOf(costs, columns)).toBe(least(costs));
      }),
    );
  });
});
