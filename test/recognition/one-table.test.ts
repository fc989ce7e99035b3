import { describe, expect, it } from 'vitest';
import { makeOneTable } from '../../src/recognition/faces/one-table.ts';

const PAPER = 200;

const learned = (...looks: readonly (readonly number[])[]) => {
  const oneTable = makeOneTable();
  for (const look of looks) oneTable.learn(look.map((length) => ({ length, paper: PAPER })));
  return oneTable;
};
const fits =
  (...looks: readonly (readonly number[])[]) =>
  (length: number) =>
    learned(...looks)
      .known()
      .fits(length);
const MANY = Array.from({ length: 4 }, () => [11, 12, 13, 14]);
const NOTHING = Array.from({ length: 25 }, () => []);

describe('the size of the indices on a table', () => {
  it('is any, until a few were read', () => {
    expect([5, 12, 400].map(fits([11, 12, 13]))).toEqual([true, true, true]);
  });
  it('is then about theirs, nearer or farther', () => {
    expect([5, 9, 12, 18, 35].map(fits(...MANY))).toEqual([false, true, true, true, false]);
  });
  it('is not changed by a few of another', () => {
    expect([12, 35].map(fits(...MANY, [35, 35, 36]))).toEqual([true, false]);
  });
  it('is forgotten when long nothing was found: the camera may hang elsewhere', () => {
    expect(fits(...MANY, ...NOTHING)(35)).toBe(true);
    expect(fits(...MANY, ...NOTHING.slice(1))(35)).toBe(false);
  });
});

it.each([
  ['isn’t known until a few cards were read', [[11, 12, 13]], 0],
  ['is then theirs', MANY, PAPER],
  ['is forgotten when long nothing was found: the light may be another', [...MANY, ...NOTHING], 0],
] as const)('the brightness of a table’s cards %s', (_, looks, paper) => {
  expect(learned(...looks).known().paper).toBe(paper);
});
