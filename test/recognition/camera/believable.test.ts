import { expect, it } from 'vitest';
import { believable } from '../../../src/recognition/camera/believable.ts';
import type { Corners } from '../../../src/recognition/camera/corners.ts';

const SQUARE: Corners = [
  [10, 10],
  [50, 10],
  [50, 50],
  [10, 50],
];
type Tried = Parameters<typeof believable>[0];
const code: Tried = { text: '7H', corners: SQUARE, modules: 10 };

it.each<[string, Partial<Tried>, boolean]>([
  ['a code', {}, true],
  ['a mirrored one', { corners: SQUARE.toReversed() as unknown as Corners }, true],
  [
    'one seen at a slant',
    {
      corners: [
        [10, 10],
        [50, 14],
        [46, 34],
        [12, 36],
      ],
    },
    true,
  ],
  ['no text', { text: '' }, false],
  ['blanks', { text: '  ' }, false],
  ['letters that no scanner sends', { text: '7\u2665' }, false],
  ['a text of 64 letters', { text: 'x'.repeat(64) }, true],
  ['a longer one', { text: 'x'.repeat(65) }, false],
  ['crossed sides', { corners: [SQUARE[0], SQUARE[2], SQUARE[1], SQUARE[3]] }, false],
  ['a dent', { corners: [SQUARE[0], SQUARE[1], [25, 25], SQUARE[3]] }, false],
  ['modules of a pixel', { modules: 30 }, false],
  [
    'one side much longer',
    {
      corners: [
        [10, 10],
        [130, 10],
        [130, 50],
        [10, 50],
      ],
    },
    false,
  ],
  [
    'bars, however they lie',
    {
      modules: null,
      corners: [
        [10, 10],
        [90, 10],
        [90, 10],
        [10, 10],
      ],
    },
    true,
  ],
])('%s: could be one', (_, change, expected) => {
  expect(believable({ ...code, ...change })).toBe(expected);
});
