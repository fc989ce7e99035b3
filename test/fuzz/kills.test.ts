import { expect, it } from 'vitest';
import { describeWith } from '../support/tools.ts';
import { killOften } from './kills.ts';

describeWith(['socat'], 'a program that is killed while cards are scanned', () => {
  it('loses nothing that a screen was told', { timeout: 60_000 }, async () => {
    const { told, lost } = await killOften(8, 7);
    expect(lost).toEqual([]);
    expect(told).toBeGreaterThan(2);
  });
});
