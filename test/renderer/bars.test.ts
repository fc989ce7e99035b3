import { expect, it } from 'vitest';
import type { RecordLine } from '../../src/protocol/log.ts';
import { barsOf } from '../../src/renderer/view/log/bars.ts';
import { ruling } from './fixtures.ts';

type Changes = NonNullable<Parameters<typeof ruling>[0]>;

const play = (cards: number): Changes => ({
  move: { kind: 'play', seat: 0, cards: Array(cards).fill('7H'), stack: null },
});
const pickUp: Changes['move'] = { kind: 'pickUp', seat: 0, cards: [], stack: null };

const line = (after: number, changes: Changes): RecordLine => ({
  kind: 'move',
  after,
  number: after,
  ruling: ruling(changes),
  notation: { begins: true, text: '' },
});

it.each<[string, readonly Changes[], readonly (readonly [number, string])[]]>([
  ['the deal', [], [[0, 'plain']]],
  [
    'a play after the other',
    [play(1), play(2)],
    [
      [0, 'plain'],
      [1, 'plain'],
      [3, 'plain'],
    ],
  ],
  [
    'a burn takes what lies there, and its own card',
    [play(2), { ...play(1), burn: true }, play(1)],
    [
      [0, 'plain'],
      [2, 'plain'],
      [3, 'burn'],
      [1, 'plain'],
    ],
  ],
  [
    'a burn that people say was none',
    [play(2), { ...play(1), burn: true, unburned: true }, play(1)],
    [
      [0, 'plain'],
      [2, 'plain'],
      [3, 'plain'],
      [4, 'plain'],
    ],
  ],
  [
    'what is not allowed leaves the pile as it was',
    [play(2), { ...play(1), verdict: 'illegal' }, play(1)],
    [
      [0, 'plain'],
      [2, 'plain'],
      [3, 'refused'],
      [3, 'plain'],
    ],
  ],
  [
    'what is not allowed and stands lies there, and is marked all the same',
    [play(2), { ...play(1), verdict: 'illegal', stands: true }, play(1)],
    [
      [0, 'plain'],
      [2, 'plain'],
      [3, 'refused'],
      [4, 'plain'],
    ],
  ],
  [
    'a pick-up says how many cards it was',
    [play(2), { move: pickUp, pickedUp: 5 }, play(1)],
    [
      [0, 'plain'],
      [2, 'plain'],
      [5, 'pickUp'],
      [1, 'plain'],
    ],
  ],
])('bars of a round: %s', (_, moves, bars) => {
  const lines = moves.map((changes, i) => line(i + 1, changes));
  expect(barsOf(lines, lines.length).map(({ cards, kind }) => [cards, kind])).toEqual(bars);
});
