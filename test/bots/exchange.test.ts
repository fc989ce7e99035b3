import { expect, it } from 'vitest';
import { advise } from '../../src/bots/advise.ts';
import { chooseMove } from '../../src/bots/choose-move.ts';
import { bestOpen, openChoices, toLieOpen } from '../../src/bots/exchange.ts';
import { kindOf } from '../../src/engine/cards.ts';
import { seededRandom } from '../../src/engine/random.ts';
import { at } from '../engine/support/at.ts';

it('equal cards make no second choice of what to put face up', () => {
  const own = { hand: ['TC', '4S', '8H', '8D', '2S', '7C'], faceDown: 3 };
  const state = at([own, { hand: ['??'] }], { rules: 'everything', phase: 'exchange', turn: null });
  const kinds = openChoices(state, 0).map((cards) => cards.map(kindOf).toSorted().join(' '));
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(kinds.length).toBeGreaterThan(3);
});

const [ON_OTHERS, ON_OWN] = [{ stacking: 'anyone' }, { stacking: 'own' }];

it.each([
  ['one on another player’s', ON_OTHERS, '5D 3C 4D', '2C', { cards: ['5D'], on: { seat: 1, card: '5H' } }],
  ['two of them', ON_OTHERS, '5D 5S 4D', '2C', { cards: ['5D', '5S'] }],
  ['a king not', ON_OTHERS, '3D KH 4D', 'KC', null],
  ['on others not where only one’s own counts', ON_OWN, '5D 3C 4D', '2C', null],
  ['one on one’s own', ON_OWN, '4D 3C 3D', '4S', { cards: ['4D'], on: { seat: 0, card: '4S' } }],
  ['not where equals are played one by one', { ...ON_OWN, 'set.play.faceUp': 'single' }, '4D 3C', '4S', null],
] as const)('a bot that knows cards puts weak ones away: %s', (_, options, hand, open, then) => {
  const own = { hand: hand.split(' '), faceUp: ['TC', 'AC', open], faceDown: 3 };
  const other = { hand: ['??', '??', '??'], faceUp: ['5H', 'KS', 'QS'], faceDown: 3 };
  const state = at([own, other], { rules: 'palace', options, phase: 'exchange', turn: null, stock: 20 });
  const move = chooseMove('medium', state, 0, seededRandom(1), { playouts: 0 });
  if (then === null) expect(move?.kind).toBe('ready');
  else expect(move).toMatchObject({ kind: 'stack', seat: 0, ...then });
});

it('a bot that would part equal cards which were put on each other leaves them as they are', () => {
  const own = { hand: ['2C', '2D', '8S'], faceUp: ['TH', 'AC', '4H', '4S'], faceDown: 3 };
  const state = at([own, { hand: ['??'] }], {
    rules: 'palace',
    options: ON_OWN,
    phase: 'exchange',
    turn: null,
  });
  expect(toLieOpen(state, 0, ['TH', 'AC', '2C', '4S'])).toEqual({ kind: 'ready', seat: 0 });
  expect(toLieOpen(state, 0, ['TH', 'AC', '2C', '2D'])).toMatchObject({ kind: 'swap', take: ['4H', '4S'] });
});

it.each([
  ['palace', 'QC 2D JH', 'KC 2S AH', '2S 2D AH'],
  ['palace', 'QC KC 4H', 'TC 2H JS', 'TC 2H KC'],
  ['reference', '3H 8C KC', 'AS AH QC', '3H AS AH'],
  ['blast', 'AC 2C 3C', 'KS QS 4S', 'AC 2C 3C'],
])(
  'puts what goes on anything or burns face up before any other card: %s, %s and %s',
  (rules, hand, up, best) => {
    const own = { hand: hand.split(' '), faceUp: up.split(' '), faceDown: 3 };
    const state = at([own, { hand: ['??'] }], { rules, phase: 'exchange', turn: null });
    expect(bestOpen(state, 0)).toEqual(best.split(' '));
  },
);

it('each swap is thought through as it is, and not as if the best were swapped after it', () => {
  const own = { hand: ['TC', 'TD', 'TH'], faceUp: ['4S', '5D', '6C'], faceDown: 3 };
  const others = [1, 2, 3].map(() => ({
    hand: ['??', '??', '??'],
    faceUp: ['??', '??', '??'],
    faceDown: 3,
  }));
  const state = at([own, ...others], { rules: 'palace', phase: 'exchange', turn: null, stock: 16 });
  const advice = advise(state, 0, seededRandom(1), { playouts: 300 });
  expect(new Set(advice.map(({ cost, losing }) => `${cost} ${losing}`)).size).toBeGreaterThan(1);
});
