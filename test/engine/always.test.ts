import { describe, expect, it } from 'vitest';
import type { Slot } from '../../src/engine/cards.ts';
import { alwaysFits } from '../../src/engine/fit.ts';
import type { Options } from '../../src/engine/rules/resolve.ts';
import { hiddenDeal } from './support/tables.ts';

const pileOf = (text: string): Slot[] => text.split(' ').filter((slot) => slot !== '') as Slot[];

/** Rule set, options, pile from bottom to top, and the kinds that always fit. */
const PILES: readonly (readonly [string, Options, string, string])[] = [
  ['reference', {}, '', '2 3 T'],
  ['reference', {}, '7H', '2 3 T'],
  ['reference', {}, 'AH', '2 3 T'],
  ['reference', {}, '??', '2 3 T'],
  ['reference', { 'RE-20': true }, 'KH', '2 3 T JK'],
  ['reference', { 'RE-20': true }, 'KH X1', '2 3 T JK'],
  ['reference', { 'RE-X4': true }, '', '2 3 T'],
  ['reference', { 'RE-X4': true }, '7H', '2 3'],
  ['reference', { 'RE-X4': true }, '7H 2C', '2 3 T'],
  ['reference', { 'RE-X4': true }, '6D', '2 3 T'],
  ['reference', { 'RE-X4': true }, '7H 3C', '2 3'],
  ['reference', { 'RE-X4': true, 'notOn.looks': 'physical' }, '7H 3C', '2 3 T'],
  ['reference', { 'RE-X4': true, 'notOn.looks': 'physical' }, '4H 7C', '2 3'],
  ['reference', { 'RE-X4': true, 'notOn.looks': 'physical' }, '7C ??', '2 3 T'],
  ['reference', { 'RE-X4': true, 'RE-20': true }, '7H X1', '2 3 JK'],
  ['reference', { 'special[JK].notOn': ['5'], 'RE-20': true }, '5H', '2 3 T'],
  ['reference', { 'special[J].effects': [{ unbeatable: { except: ['J', '2'] } }] }, 'JH', '2'],
  ['reference', { 'special[J].effects': [{ unbeatable: { except: ['J', '2'] } }] }, 'JH 2C', '2 3 T'],
  ['reference', { 'special[K].effects': [{ forcePickUp: { deflectedBy: ['J'] } }] }, 'KH JC', ''],
  ['blast', {}, '', 'T'],
  ['blast', {}, 'AC', 'T'],
];

describe('the kinds that always fit', () => {
  it.each(PILES)('%s %j on %j: %s', (rules, options, pile, kinds) => {
    const start = hiddenDeal({ rules, options, players: 3 }, 1);
    expect(alwaysFits({ ...start, pile: pileOf(pile) }).join(' ')).toBe(kinds);
  });
});
