import { expect, it } from 'vitest';
import { describeWith } from '../support/tools.ts';
import { killOften } from './kills.ts';

describeWith(['socat'], 'a program that is killed at any kind of table', () => {
  it('loses nothing that a screen was told', { timeout: 60_000 }, async () => {
    const { told, lost } = await killOften(14, 7);
    expect(lost).toEqual([]);
    expect(told).toBeGreaterThan(4);
  });
});
