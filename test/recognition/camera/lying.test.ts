import { expect, it } from 'vitest';
import { type Label, type Lying, liesStill } from '../../../src/recognition/camera/lying.ts';
import { weightOf } from '../../../src/recognition/camera/reader.ts';

/** A label at this place that has been read for 600 ms, so many times and so often surely. */
const label = (x: number, reads: number, sure: number, more: Partial<Label> = {}): Label => ({
  ...{ how: 'face', x, y: 0, side: 20, reach: 180, since: 0, reads, sure, clear: false, last: 600 },
  ...{ latest: { x, y: 0 }, missed: 0, other: null },
  ...more,
});

const card = (text: string, ...labels: readonly Label[]): Lying => ({
  text,
  labels,
  firstSeen: 0,
  reported: null,
});

it.each<[string, Lying, readonly Lying[], boolean]>([
  ['one index that was read surely twice', card('QS', label(0, 3, 2)), [], true],
  ['one that was so once', card('QS', label(0, 3, 1)), [], false],
  ['two that were so once each', card('QS', label(0, 2, 1), label(100, 2, 1)), [], true],
  ['two of which one isn’t read any more', card('QS', label(0, 2, 1), label(100, 0, 1)), [], false],
  [
    'two of which one may be another card’s',
    card('QS', label(0, 2, 1), label(100, 2, 1)),
    [card('QC', label(100, 2, 1))],
    false,
  ],
  [
    'two of the last fifth of a second',
    card('QS', label(0, 2, 1, { since: 400 }), label(100, 2, 1, { since: 400 })),
    [],
    false,
  ],
  [
    'two codes of which neither is enough',
    card('QS', label(0, 2, 2, { how: 'code' }), label(100, 2, 2, { how: 'code' })),
    [],
    false,
  ],
])('a card lies there by %s', (_, one, others, lies) => {
  expect(liesStill(one, [one, ...others], [], 600)).toBe(lies);
});

it.each([
  ['code', 0.5, 1],
  ['face', 0.4, 0.05],
  ['face', 0.5, 0.05],
  ['face', 0.66, 0.3],
  ['face', 0.8, 0.63],
  ['face', 0.9, 1],
  ['face', 0.95, 1.25],
  ['face', 1, 1.25],
] as const)('a %s that is read at %d counts for %d readings', (how, confidence, weight) => {
  expect(weightOf({ how, confidence })).toBeCloseTo(weight, 2);
});
