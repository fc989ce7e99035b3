import { expect, it } from 'vitest';
import { legalMovesOf } from '../../../src/engine/legal.ts';
import { bestExchange, burnsPile, weakestPlay } from '../../../src/table/play/advised.ts';
import { at } from '../../engine/support/at.ts';

const MANY = { hand: ['??', '??', '??', '??', '??', '??'] };

/** What is advised by the rules where a two is the lowest card and goes on any. */
const advisedByThrees = (hand: readonly string[], pile: readonly string[]) => {
  const state = at([{ hand: [...hand] }, MANY], { pile: [...pile], rules: 'threes' });
  const play = weakestPlay(state, 0, legalMovesOf(state, 0));
  return play && [...play.cards, ...(burnsPile(state, play) ? ['burns'] : [])];
};

const advised = (hand: readonly string[], pile: readonly string[]) => {
  const state = at([{ hand: [...hand] }, MANY], { pile: [...pile] });
  return weakestPlay(state, 0, legalMovesOf(state, 0))?.cards ?? null;
};

it.each([
  ['on an empty pile no card that is worth keeping', ['2C', 'TD', 'KS', '6H'], [], ['6H']],
  ['the lowest of those that fit', ['4C', 'KS', '9H', 'QD'], ['8C'], ['9H']],
  ['both cards of a pair', ['9C', '9H', 'TD'], ['8C'], ['9C', '9H']],
  ['all three equal cards', ['9C', '9H', '9D', 'KS'], ['8C'], ['9C', '9H', '9D']],
  ['a lower card before a pair', ['9C', 'TD', 'KS', 'KH'], ['8C'], ['9C']],
  [
    'an ordinary card that completes a set before a lower one',
    ['5C', '9H', 'TD'],
    ['9C', '9D', '9S'],
    ['9H'],
  ],
  ['as many as complete it', ['9H', '9S', 'KD'], ['9C', '9D'], ['9H', '9S']],
  ['one of two cards that burn', ['4C', 'TC', 'TD'], ['KC'], ['TC']],
  ['a special card where no other fits, the weaker of two', ['4C', 'TD', '2H'], ['KC'], ['2H']],
  ['nothing where nothing fits', ['4C', '5D'], ['KC'], null],
])('advises %s', (_, hand, pile, cards) => {
  expect(advised(hand, pile)).toEqual(cards);
});

it.each([
  ['an ordinary card before a two, as the lessons do', ['2S', 'QS', 'KC', 'AS'], ['QD'], ['QS']],
  ['a two where nothing else fits', ['2S', '4C', '5H'], ['QD'], ['2S']],
  [
    'four equal cards, which burn the pile',
    ['9C', '9D', '9H', '9S', 'KC'],
    ['8D'],
    ['9C', '9D', '9H', '9S', 'burns'],
  ],
])('by the threes, advises %s', (_, hand, pile, cards) => {
  expect(advisedByThrees(hand, pile)).toEqual(cards);
});

it.each([
  [
    'the best card of the hand for the worst that lies face up',
    ['2C', '5D', 'TD'],
    ['KS', '4H', '9C'],
    ['TD', '4H'],
  ],
  ['nothing where the best lie face up', ['4C', '5D', '6S'], ['TD', 'AC', '2H'], null],
])('before the first card, advises to swap %s', (_, hand, faceUp, cards) => {
  const swap = bestExchange(
    at([{ hand, faceUp, faceDown: 3 }, MANY], { phase: 'exchange', turn: null, rules: 'palace' }),
    0,
  );
  expect(swap?.kind === 'swap' ? [...swap.give, ...swap.take] : swap).toEqual(cards);
});

it('advises no swap that would part equal cards which were put on each other', () => {
  const own = { hand: ['2C', '2D', '8S'], faceUp: ['TH', 'AC', '4H', '4S'], faceDown: 3 };
  const options = { stacking: 'own' };
  const state = at([own, MANY], { phase: 'exchange', turn: null, rules: 'palace', options, stock: 20 });
  expect(bestExchange(state, 0)).toBeNull();
});
