import { expect, it } from 'vitest';
import { type Card, makeDeck } from '../../src/engine/cards.ts';
import { goneCards } from '../../src/renderer/view/table/card-panel.tsx';
import { FIXTURES, midGame } from './fixtures.ts';

const one = makeDeck(1, 2);
const two = makeDeck(2, 2);
const three = makeDeck(3, 2);
const without = (deck: readonly Card[], ...cards: readonly Card[]) =>
  deck.filter((card) => !cards.includes(card));
const seats = (known: readonly Card[], faceUp: readonly (Card | '??' | null)[] = []) => [
  { ...midGame.seats[0]!, known: [...known], faceUp: [...faceUp] },
];

it.each<[string, readonly Card[], ReturnType<typeof seats>, readonly Card[], readonly Card[]]>([
  ['nothing at first', one, seats([]), [], ['X3', 'X4']],
  ['what nobody can have', without(one, '7H', 'X1'), seats([]), [], ['7H', 'X1', 'X3', 'X4']],
  ['not what is known in a hand', without(one, '7H'), seats(['7H']), [], ['X3', 'X4']],
  ['not what lies face up', without(one, '7H'), seats([], ['??', '7H', null]), [], ['X3', 'X4']],
  ['what was just laid', one, seats([]), ['7H'], ['7H', 'X3', 'X4']],
  ['of two packs not one that has an equal', without(two, '2:7H'), seats([]), [], ['X3', 'X4']],
  [
    'of two packs one whose equal is gone as well',
    without(two, '2:7H', '7H'),
    seats([]),
    [],
    ['7H', 'X3', 'X4'],
  ],
  [
    'of two packs what was just laid, if its equal is gone',
    without(two, '7H'),
    seats([]),
    ['2:7H'],
    ['7H', 'X3', 'X4'],
  ],
  ['of two packs not what was just laid, if its equal is not', two, seats([]), ['7H'], ['X3', 'X4']],
  [
    'of three packs not one of which a third is left',
    without(three, '7H', '2:7H'),
    seats([]),
    [],
    ['X3', 'X4'],
  ],
  [
    'of three packs one of which all three are gone',
    without(three, '7H', '2:7H'),
    seats([]),
    ['3:7H'],
    ['7H', 'X3', 'X4'],
  ],
  ['of two packs not one whose equal is held', without(two, '7H', '2:7H'), seats(['2:7H']), [], ['X3', 'X4']],
])('%s', (_, unseen, held, laid, gone) => {
  const open = laid.length === 0 ? null : { ...FIXTURES.fits.open!, cards: [...laid] };
  expect([...goneCards({ unseen: [...unseen], seats: held, open })].toSorted()).toEqual([...gone].toSorted());
});
