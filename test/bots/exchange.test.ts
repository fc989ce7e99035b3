import { expect, it } from 'vitest';
import { openChoices } from '../../src/bots/exchange.ts';
import { kindOf } from '../../src/engine/cards.ts';
import { at } from '../engine/support/at.ts';

it('equal cards make no second choice of what to put face up', () => {
  const own = { hand: ['TC', '4S', '8H', '8D', '2S', '7C'], faceDown: 3 };
  const state = at([own, { hand: ['??'] }], { rules: 'everything', phase: 'exchange', turn: null });
  const kinds = openChoices(state, 0).map((cards) => cards.map(kindOf).toSorted().join(' '));
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(kinds.length).toBeGreaterThan(3);
});
