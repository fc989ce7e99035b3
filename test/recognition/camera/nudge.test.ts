import { describe, expect, it } from 'vitest';
import { type Lying, type Read, see } from '../../../src/recognition/camera/lying.ts';
import { nudged, nudgeOf } from '../../../src/recognition/camera/nudge.ts';
import { spotOf } from '../../../src/recognition/camera/region.ts';

const SIDE = 20;

/** Indices as they are read, as text: `7H@100,40` reads that card there. */
function readsOf(line: string): Read[] {
  return line
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const [, text = '', x, y] = /^(\w+)@(-?\d+),(-?\d+)$/.exec(word) ?? [];
      const at = [Number(x), Number(y)] as const;
      const [left, top] = [at[0] - SIDE / 2, at[1] - SIDE / 2];
      const spot = spotOf({
        how: 'face',
        corners: [
          [left, top],
          [left + SIDE, top],
          [left + SIDE, top + SIDE],
          [left, top + SIDE],
        ],
      });
      return { text, how: 'face', ...spot, weight: 1, sure: true, clear: true, other: null, busy: false };
    });
}

const coming = (...lines: readonly string[]): readonly Lying[] =>
  lines.reduce<readonly Lying[]>((cards, line, at) => see(cards, readsOf(line), at * 100), []);
const lying = (...lines: readonly string[]): readonly Lying[] =>
  coming(...lines).map((card) => ({ ...card, reported: 0 }));

describe('the picture has moved', () => {
  it.each([
    ['as all cards have', '7H@100,40 QS@200,90', '7H@118,46 QS@218,96', '18,6'],
    ['whatever of them can’t be read', '7H@100,40 QS@200,90 2C@300,90', '7H@118,46 QS@218,96', '18,6'],
    ['by the mean of what they tell', '7H@100,40 QS@200,90', '7H@118,46 QS@220,94', '19,5'],
    [
      'where each has two indices',
      '7H@100,40 7H@150,110 QS@200,90 QS@260,30',
      '7H@112,40 7H@162,110 QS@212,90 QS@272,30',
      '12,0',
    ],
    [
      'although one of many is read elsewhere',
      '7H@0,0 8H@90,0 9H@180,0 TH@270,0',
      '7H@10,0 8H@100,0 9H@190,0 TH@400,0',
      '10,0',
    ],
    ['not if nothing has', '7H@100,40 QS@200,90', '7H@101,40 QS@200,91', ''],
    ['not by as little as readings differ', '7H@100,40 QS@200,90', '7H@106,40 QS@206,90', ''],
    ['not where a single card has: a hand pushed it', '7H@100,40 QS@200,90', '7H@118,46 QS@200,90', ''],
    ['nor where a single one is read', '7H@100,40 QS@200,90', '7H@118,46', ''],
    ['not where two have moved otherwise', '7H@100,40 QS@200,90', '7H@118,46 QS@188,90', ''],
    ['not from one index of each card to its other', '7H@100,40 QS@200,90', '7H@160,130 QS@260,180', ''],
    ['not where nothing lay', '', '7H@100,40 QS@200,90', ''],
  ])('%s', (_, before, now, by) => {
    const found = nudgeOf(lying(before), readsOf(now));
    expect(found === null ? '' : `${found.x},${found.y}`).toBe(by);
  });

  it('as the one card has that lies on all others', () => {
    const before = lying('7H@100,40 QS@200,90', ...Array<string>(20).fill('7H@100,40'));
    expect(nudgeOf(before, readsOf('7H@118,46'))).toEqual({ x: 18, y: 6 });
  });

  it('not where two that a hand brings have', () => {
    const cards = [...lying('2C@300,90'), ...coming('7H@100,40 QS@200,90')];
    expect(nudgeOf(cards, readsOf('7H@118,46 QS@218,96'))).toBeNull();
  });

  it('and with it what can’t be read: the cards that can go on as they were read', () => {
    const before = lying('7H@100,40 QS@200,90 2C@300,90', '7H@100,40 QS@200,90');
    const reads = readsOf('7H@118,46 QS@218,96');
    const after = see(nudged(before, nudgeOf(before, reads)!), reads, 200);
    const told = after.map(
      ({ text, labels }) => `${text} ${labels.map(({ x, y, reads }) => `${x},${y} ${reads}`)}`,
    );
    expect(told).toEqual(['7H 118,46 3', 'QS 218,96 3', '2C 318,96 1']);
  });
});
