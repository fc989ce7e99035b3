import { expect, it } from 'vitest';
import type { Move } from '../../../src/engine/move.ts';
import { judgeEntry } from '../../../src/engine/record.ts';
import { watchedAt } from '../../../src/table/play/watched.ts';
import { at } from '../../engine/support/at.ts';

const OTHERS = [{ hand: ['4H', '??', '??'] }, { hand: ['5H', '??', '??'] }];
const play: Move = { kind: 'play', seat: 0, cards: ['9C'] };
const flip: Move = { kind: 'flip', seat: 0, stack: 0 };

it.each<[string, Parameters<typeof at>[0][number], string[], Move, string | null]>([
  ['an ordinary play', { hand: ['9C', 'KD'] }, ['8D'], play, null],
  ['a pile that is picked up', { hand: ['4C'] }, ['8D'], { kind: 'pickUp', seat: 0 }, 'looked'],
  ['somebody who goes out', { hand: ['9C'] }, ['8D'], play, 'read'],
  ['hands that are swapped', { hand: ['QC', 'KD'] }, ['8D'], { ...play, cards: ['QC'] }, 'looked'],
  [
    'rows that are swapped',
    { hand: ['KC', 'KD'], faceUp: ['4D'] },
    ['8D'],
    { ...play, cards: ['KC'] },
    'looked',
  ],
  ['a face-down card that doesn’t fit', { hand: [], faceDown: [['4C'], ['4D']] }, ['8D'], flip, 'read'],
  ['a face-down card that fits', { hand: [], faceDown: [['9C'], ['4D']] }, ['8D'], flip, 'looked'],
])('after %s', (_, own, pile, move, watched) => {
  const options = { 'special[Q]': { effects: ['swapsHands'] }, 'special[K]': { effects: ['swapsRows'] } };
  const before = at([own, ...OTHERS], { pile, rules: 'palace', options, stock: 0 });
  const judged = judgeEntry(before, { kind: 'move', move } as never);
  expect(watchedAt({ game: judged.after, judged: [judged] })).toBe(watched);
});
