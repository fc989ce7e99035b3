import { describe, expect, test } from 'vitest';
import { legalMoves } from '../../src/engine/legal.ts';
import { playsOf } from '../../src/engine/plays.ts';
import { parsePosition } from '../../src/engine/position.ts';
import { rememberRules } from '../../src/engine/rules/resolve.ts';
import type { State } from '../../src/engine/state.ts';
import { findVariant } from '../../src/variants/index.ts';
import { brokenBySets } from './support/laws.ts';

/** Positions of one game, whose rules remember which kinds fit: no ten on a seven that lies on top itself. */
function positions(piles: readonly (readonly string[])[]): State[] {
  const resolve = rememberRules(findVariant);
  return piles.map((pile) => {
    const parsed = parsePosition(
      {
        rules: 'reference',
        options: { 'RE-X4': true, 'notOn.looks': 'physical' },
        dealer: 'Ann',
        turn: 'Ann',
        pile,
        stock: 0,
        burned: 44 - pile.length,
        seats: [
          { name: 'Ann', hand: ['TD', 'JC', '5H'] },
          { name: 'Bo', hand: 5 },
        ],
        move: { seat: 'Ann', done: true },
      },
      resolve,
    );
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    return parsed.value.state;
  });
}

const SEVEN = ['6C', '7C'];
const COVERED = ['6C', '7C', '3C'];

const tensListed = (state: State): boolean =>
  legalMoves(state).some((move) => move.kind === 'play' && move.cards[0] === 'TD');

describe('what fits is remembered for the card on top as well as for the one in effect', () => {
  test.each([
    ['the seven first', [SEVEN, COVERED], [false, true]],
    ['the three on it first', [COVERED, SEVEN], [true, false]],
  ] as const)('%s', (_, piles, tens) => {
    const states = positions(piles);
    expect(states.map((state) => playsOf(state, 0).length)).toEqual(tens.map((ten) => (ten ? 2 : 1)));
    expect(states.map(tensListed)).toEqual(tens);
    expect(states.map(brokenBySets)).toEqual([null, null]);
  });
});
