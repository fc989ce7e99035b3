import { expect, it } from 'vitest';
import type { Move } from '../../../src/engine/move.ts';
import { verdictOn } from '../../../src/table/play/passed-over.ts';
import { at } from '../../engine/support/at.ts';

const state = at([{ hand: ['2C', '6D', '9C'] }, { hand: ['??'] }], { pile: ['5H'], rules: 'palace' });
const two: Move = { kind: 'play', seat: 0, cards: ['2C'] };
const six: Move = { kind: 'play', seat: 0, cards: ['6D'] };
const nine: Move = { kind: 'play', seat: 0, cards: ['9C'] };
const pile: Move = { kind: 'pickUp', seat: 0 };

/** The six is advised. How often it loses, and the move made instead. */
it.each<[string, Move, number, number, string | null]>([
  ['another card that loses as often', nine, 0.2, 0.2, 'fine'],
  ['one that loses a little more often', nine, 0.2, 0.25, 'fine'],
  ['one that loses clearly more often', nine, 0.2, 0.3, 'odds'],
  ['a special card that is used up', two, 0.2, 0.3, 'spends'],
  ['a special card that loses less often', two, 0.3, 0.2, 'fine'],
  ['the pile', pile, 0.2, 0.3, 'pickUp'],
])('after %s', (_, made, losing, instead, verdict) => {
  const odds = [
    { move: six, losing, cost: losing, playouts: 100 },
    { move: made, losing: instead, cost: instead, playouts: 100 },
  ];
  expect(verdictOn(state, made, six, odds)).toBe(verdict);
  expect(verdictOn(state, made, six, odds.slice(0, 1))).toBe(null);
});
