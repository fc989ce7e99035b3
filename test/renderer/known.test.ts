import { expect, it } from 'vitest';
import { type Card, makeDeck } from '../../src/engine/cards.ts';
import { burnedCards } from '../../src/renderer/view/correct/knowledge.tsx';
import { midGame } from './fixtures.ts';

const seen: readonly Card[] = ['7H', '9S', 'TD', 'QC', '4S'];
const unseen = makeDeck(1, 2).filter((card) => !seen.includes(card));
const [seat] = midGame.seats;
const table = {
  ...midGame,
  seats: [{ ...seat!, known: ['7H' as const], faceUp: ['9S' as const, null, '??' as const] }],
  pile: ['TD' as const],
  unseen,
  burned: 2,
  play: null,
};

it('the cards that burned are those that are nowhere else', () => {
  expect(burnedCards(table)).toEqual(['QC', '4S']);
});

it('none are named where more are missing than burned, or where the program deals', () => {
  expect(burnedCards({ ...table, burned: 1 })).toEqual([]);
  expect(burnedCards({ ...table, play: {} as never })).toEqual([]);
});
