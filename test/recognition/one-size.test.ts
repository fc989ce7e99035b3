import { describe, expect, it } from 'vitest';
import { makeOneSize } from '../../src/recognition/faces/one-size.ts';

const learned = (...looks: readonly (readonly number[])[]) => {
  const oneSize = makeOneSize();
  for (const look of looks) oneSize.learn(look);
  return (length: number) => oneSize.fits(length);
};
const MANY = Array.from({ length: 4 }, () => [11, 12, 13, 14]);

describe('the size of the indices on a table', () => {
  it('is any, until a few were read', () => {
    expect([5, 12, 400].map(learned([11, 12, 13]))).toEqual([true, true, true]);
  });
  it('is then about theirs, nearer or farther', () => {
    expect([5, 9, 12, 18, 35].map(learned(...MANY))).toEqual([false, true, true, true, false]);
  });
  it('is not changed by a few of another', () => {
    expect([12, 35].map(learned(...MANY, [35, 35, 36]))).toEqual([true, false]);
  });
  it('is forgotten when long nothing was found: the camera may hang elsewhere', () => {
    const nothing = Array.from({ length: 25 }, () => []);
    expect(learned(...MANY, ...nothing)(35)).toBe(true);
    expect(learned(...MANY, ...nothing.slice(1))(35)).toBe(false);
  });
});
