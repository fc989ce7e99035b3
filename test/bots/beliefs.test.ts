import { describe, expect, test } from 'vitest';
import { beliefsOf, noBeliefs, type SeenMove } from '../../src/bots/beliefs.ts';
import { at } from '../engine/support/at.ts';

/** The habits by their places in a belief. */
const [WORTH, POWERS, CARELESS] = [0, 1, 2];

type Play = readonly [hand: string, pile: string, played: string];

const cards = (text: string): string[] => text.split(' ').filter((card) => card !== '');

/** What Ann sees Bo play out of a hand that she knows or doesn't, in palace. */
function seen([hand, pile, played]: Play): SeenMove {
  const before = at([{ hand: ['4C', '5C', '6C'] }, { hand: cards(hand) }], {
    rules: 'palace',
    pile: cards(pile),
    stock: 12,
    turn: 'Bo',
  });
  return { before, move: { kind: 'play', seat: 1, cards: cards(played) as never }, events: [] };
}

const ofBo = (...plays: readonly Play[]): readonly number[] => beliefsOf(0, 2, plays.map(seen))[1]!.habits;

const likeliest = (weights: readonly number[]): number => weights.indexOf(Math.max(...weights));

describe('somebody is believed', () => {
  test.each<readonly [string, number, readonly Play[]]>([
    [
      'to keep what is worth most: a two goes before a king',
      WORTH!,
      [
        ['2C KD', 'QS', '2C'],
        ['2D AS', 'KS', '2D'],
      ],
    ],
    [
      'to keep only powers: an ace goes before a two',
      POWERS!,
      [
        ['2C AD', 'QS', 'AD'],
        ['2D KS', 'JS', 'KS'],
        ['TD AS', 'JS', 'AS'],
      ],
    ],
    [
      'not to look: anything goes before anything',
      CARELESS!,
      [
        ['4D TD KD', '3S', 'TD'],
        ['5D 9D AD', '4S', '9D'],
        ['4H JH', '3S', 'JH'],
      ],
    ],
  ])('%s', (_, habit, plays) => {
    expect(likeliest(ofBo(...plays))).toBe(habit);
  });

  test('not to look where hidden hands give high cards one after the other', () => {
    const low = ofBo(['?? ?? ??', '3S', '4D'], ['?? ?? ??', '3S', '5D'], ['?? ?? ??', '3S', '4H']);
    const high = ofBo(['?? ?? ??', '3S', 'AD'], ['?? ?? ??', '3S', 'TD'], ['?? ?? ??', '3S', '2H']);
    expect(high[CARELESS!]).toBeGreaterThan(0.5);
    expect(low[CARELESS!]).toBeLessThan(noBeliefs(2)[1]!.habits[CARELESS!]!);
  });
});

test('beliefs come to 1, and are the same however often they are asked for', () => {
  const past = [seen(['2C AD', 'QS', 'AD']), seen(['?? ?? ??', '3S', '9D'])];
  const [once, again] = [beliefsOf(0, 2, past), beliefsOf(0, 2, past)];
  expect(again).toEqual(once);
  for (const { habits } of once) expect(habits.reduce((sum, weight) => sum + weight)).toBeCloseTo(1);
});

test('nothing is learnt from one’s own moves, nor from moves that nobody chose', () => {
  const own = seen(['2C AD', 'QS', 'AD']);
  expect(beliefsOf(1, 2, [own])).toEqual(noBeliefs(2));
  expect(beliefsOf(0, 2, [{ ...own, move: { kind: 'pickUp', seat: 1 } }])).toEqual(noBeliefs(2));
});
