import { expect, test } from 'vitest';
import { dealKnown } from '../../../src/engine/deal.ts';
import { isInDeck } from '../../../src/engine/knowledge.ts';
import { parsePosition } from '../../../src/engine/position.ts';
import { seededRandom } from '../../../src/engine/random.ts';
import { deckOf, kindsIn } from '../../../src/engine/rules/deck.ts';
import { rememberRules } from '../../../src/engine/rules/resolve.ts';
import type { Rules } from '../../../src/engine/rules/rules.ts';
import { findVariant } from '../../../src/variants/index.ts';
import { at } from '../support/at.ts';

/** The deck of a rule set, of which ranks may be taken out. */

const resolve = rememberRules(findVariant);

/** As 32 cards are sold in Germany. */
const FROM_SEVEN = { 'deck.without': ['2', '3', '4', '5', '6'] };

function palace(options: Readonly<Record<string, unknown>>): Rules {
  const rules = resolve('palace', options);
  if (!rules.ok) throw new Error(JSON.stringify(rules.error));
  return rules.value;
}

test.each([
  [{}, 52, '2 3 4 5 6 7 8 9 T J Q K A'],
  [{ 'deck.packs': 2 }, 104, '2 3 4 5 6 7 8 9 T J Q K A'],
  [{ 'deck.packs': 3 }, 156, '2 3 4 5 6 7 8 9 T J Q K A'],
  [FROM_SEVEN, 32, '7 8 9 T J Q K A'],
  [{ ...FROM_SEVEN, 'deck.packs': 2 }, 64, '7 8 9 T J Q K A'],
  [
    { 'deck.without': ['T'], 'deck.jokers': 2, 'special[JK]': { on: 'any' } },
    50,
    '2 3 4 5 6 7 8 9 J Q K A JK',
  ],
  [{ 'deck.without': ['A', '10', 'A'] }, 44, '2 3 4 5 6 7 8 9 J Q K'],
] as const)('%j: %i cards', (options, count, kinds) => {
  const { set } = palace(options);
  expect(new Set(deckOf(set)).size).toBe(count);
  expect(kindsIn(set).join(' ')).toBe(kinds);
});

test('a short pack is dealt without the ranks that were taken out', () => {
  const rules = palace({ ...FROM_SEVEN, 'players.max': 3 });
  const table = { rules, names: ['Ann', 'Bo'], dealer: 0, lastLoser: null, lastWinner: null };
  const dealt = dealKnown(table, seededRandom(1));
  if (!dealt.ok) throw new Error(dealt.error.code);
  const { seats, stock } = dealt.value;
  const cards = [
    ...stock,
    ...seats.flatMap(({ hand, faceUp, faceDown }) => [...hand, ...faceUp, ...faceDown.flat()]),
  ];
  expect(cards.toSorted()).toEqual(deckOf(rules.set).toSorted());
});

test('a card of a rank that was taken out is in no position', () => {
  const options = { ...FROM_SEVEN, 'players.max': 3 };
  const seats = [
    { name: 'Ann', hand: ['7D'] },
    { name: 'Bo', hand: ['8D'] },
  ];
  const wrong = (more: Readonly<Record<string, unknown>>) => {
    const move = { seat: 'Ann', play: ['7D'] };
    const text = {
      rules: 'palace',
      options,
      dealer: 'Ann',
      turn: 'Ann',
      pile: [],
      stock: 0,
      seats,
      move,
      ...more,
    };
    const parsed = parsePosition(text, resolve);
    if (parsed.ok) return null;
    if (parsed.error.code === 'rules') throw new Error(JSON.stringify(parsed.error));
    return `${parsed.error.code} ${parsed.error.path} ${parsed.error.found}`;
  };
  expect(wrong({})).toBe(null);
  expect(wrong({ pile: ['6D'] })).toBe('cardOutsideDeck pile.0 6D');
  expect(wrong({ move: { seat: 'Ann', play: ['2D'] } })).toBe('cardOutsideDeck move 2D');
  expect(wrong({ stock: 30 })).toBe(null);
  expect(wrong({ stock: 31 })).toBe('tooManyCards  33 of 32');
  const state = at(seats, { rules: 'palace', options });
  expect(['6D', '7H', '2:7H', 'X1'].filter((card) => isInDeck(state, card as never))).toEqual(['7H']);
});
