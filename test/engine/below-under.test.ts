import { expect, test } from 'vitest';
import { isKnown, kindOf, type Played, RANKS } from '../../src/engine/cards.ts';
import { decide } from '../../src/engine/decide.ts';
import { seededRandom } from '../../src/engine/random.ts';
import type { State } from '../../src/engine/state.ts';
import { playout } from './support/playout.ts';
import { atMiddleSize, knownDeal, seeds } from './support/tables.ts';

/** After an eight the next card must be lower than the one under it; threes are invisible. */
const TABLE = atMiddleSize({
  rules: 'palace',
  options: {
    'special[3]': { on: 'any', effects: ['transparent'] },
    'special[8]': { effects: ['belowUnder'] },
    'ofAKind.size': 0,
  },
});

/** What lies under the eights and threes on top; null without an eight among them, or anything under them. */
function underEights({ pile }: State): Played | null {
  const known = pile.filter(isKnown);
  const last = known.findLastIndex((card) => !['3', '8'].includes(kindOf(card)));
  const isLowered = known.slice(last + 1).some((card) => kindOf(card) === '8');
  return isLowered ? (known[last] ?? null) : null;
}

const place = (card: Played): number => (RANKS as readonly string[]).indexOf(kindOf(card));

test('after such a card just those are allowed that are lower than the one under it, or go on anything', () => {
  const asked = { lower: 0, notLower: 0 };
  for (const seed of seeds(20))
    for (const { before } of playout(knownDeal(TABLE, seed), seededRandom(seed))) {
      const under = underEights(before);
      if (under === null || before.turn === null) continue;
      for (const card of before.seats[before.turn]!.hand.filter(isKnown)) {
        const isFree = ['2', '3', 'T'].includes(kindOf(card));
        const isLower = place(card) < place(under);
        const { verdict } = decide(before, { kind: 'play', seat: before.turn, cards: [card] });
        expect(verdict, `${before.pile.join(' ')}: ${card}`).toBe(isFree || isLower ? 'legal' : 'illegal');
        if (!isFree) asked[isLower ? 'lower' : 'notLower']++;
      }
    }
  expect(asked.lower).toBeGreaterThan(50);
  expect(asked.notLower).toBeGreaterThan(50);
});
