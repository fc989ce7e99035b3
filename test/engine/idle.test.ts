import { describe, expect, it } from 'vitest';
import { decide } from '../../src/engine/decide.ts';
import { legalMoves } from '../../src/engine/legal.ts';
import type { Move } from '../../src/engine/move.ts';
import { settle } from '../../src/engine/settle.ts';
import type { State } from '../../src/engine/state.ts';
import { at } from './support/at.ts';

/** Two seats, so a draw is offered after sixty turns without progress; the next turn is the last of these. */
const nearlyStalled = (seats: Parameters<typeof at>[0], more: Readonly<Record<string, unknown>>): State =>
  at(seats, { idle: 59, ...more });

const BO = { hand: ['??', '??', '??'], faceUp: ['??', '??', '??'], faceDown: 3 };
const drawn = (state: State): boolean => decide(state, { kind: 'draw', seat: 0 }).verdict === 'legal';
const offered = (state: State): boolean => legalMoves(state).some(({ kind }) => kind === 'draw');

const PROGRESS: readonly [what: string, state: State, move: Move][] = [
  [
    'a card was drawn from the stock',
    nearlyStalled([{ hand: ['9C', 'JD', 'QS'], faceUp: ['??', '??', '??'], faceDown: 3 }, BO], {
      pile: ['8C'],
      stock: 33,
    }),
    { kind: 'play', seat: 0, cards: ['9C'] },
  ],
  [
    'a face-up card was laid',
    nearlyStalled([{ hand: [], faceUp: ['9C', 'JD', 'QS'], faceDown: 3 }, BO], { pile: ['8C'], burned: 36 }),
    { kind: 'play', seat: 0, cards: ['9C'], from: 'faceUp' },
  ],
  [
    'the pile burned',
    nearlyStalled([{ hand: ['TC', 'JD', 'QS'], faceUp: ['??', '??', '??'], faceDown: 3 }, BO], {
      pile: ['8C'],
      burned: 33,
    }),
    { kind: 'play', seat: 0, cards: ['TC'] },
  ],
];

describe('a draw', () => {
  it('is offered after sixty turns of two in which only the hands changed', () => {
    const seats = [{ hand: ['9C', 'JD', 'QS'], faceUp: ['??', '??', '??'], faceDown: 3 }, BO];
    const state = nearlyStalled(seats, { pile: ['8C'], burned: 33 });
    expect(drawn(state)).toBe(false);
    const { after } = settle(state, { kind: 'play', seat: 0, cards: ['9C'] });
    expect(after.idle).toBe(60);
    expect([drawn(after), offered(after)]).toEqual([true, true]);
  });

  it.each(PROGRESS)('is not offered when %s in the last of them', (_, state, move) => {
    const { after } = settle(state, move);
    expect(after.idle).toBe(1);
    expect([drawn(after), offered(after)]).toEqual([false, false]);
  });
});
