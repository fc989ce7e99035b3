import { expect, test } from 'vitest';
import { legalMovesOf } from '../../src/engine/legal.ts';
import { atMiddleSize, knownDeal } from './support/tables.ts';

test('somebody with half the pack in hand can choose face-up cards', () => {
  const table = atMiddleSize({ rules: 'everything', options: { leftover: 'dealt', 'refill.mode': 'none' } });
  const dealt = knownDeal({ ...table, players: 2 }, 1);
  expect(dealt.seats[0]!.hand.length).toBeGreaterThan(20);
  const moves = legalMovesOf(dealt, 0);
  expect(moves.filter(({ kind }) => kind === 'choose').length).toBeGreaterThan(20);
});
