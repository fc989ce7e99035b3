import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Card } from '../../../src/engine/cards.ts';
import type { Glimpse } from '../../../src/recognition/faces/glimpse.ts';
import { FEATURES } from '../../../src/recognition/faces/said.ts';
import { FACE_CARDS, readExample } from '../../../src/recognition/faces/taught.ts';
import {
  facesOf,
  forget,
  NOTHING_TAUGHT,
  namesOf,
  sayCard,
  type Teaching,
  takeGlimpses,
  teachingOf,
} from '../../../src/recognition/faces/teaching.ts';

/** A deck that is taught, without pictures: what the network says of each card, and what it looks like to it. */

type Shares = Partial<Record<Card, number>>;

/** A glimpse with these shares; what has the same number looks the same. */
function glimpse(number: number, shares: Shares, index = 0.99): Glimpse {
  const look = new Float32Array(FEATURES);
  look[number % FEATURES] = 1;
  return { shares: Float64Array.from(FACE_CARDS, (card) => shares[card] ?? 0.0005), index, look };
}

/** Holds cards up one after the other, each for five pictures. */
const hold = (glimpses: readonly Glimpse[], from = NOTHING_TAUGHT): Teaching =>
  glimpses.reduce((teaching, one, i) => {
    const begin = 10_000 * (i + 1);
    const held = [0, 100, 200, 300, 400].reduce(
      (now, after) => takeGlimpses(now, [one], begin + after),
      teaching,
    );
    return takeGlimpses(held, [], begin + 2000);
  }, from);

const told = (teaching: Teaching): string =>
  namesOf(teaching)
    .map(({ card, or }) => (or === null ? card : `${card} or ${or}`))
    .join(', ');

describe('cards that are held up', () => {
  it.each<[string, Shares[], string]>([
    ['are what they are read as', [{ '7H': 0.9 }, { KS: 0.8 }], '7H, KS'],
    ['get what is left where two are read alike', [{ '7H': 0.5, '7D': 0.4 }, { '7H': 0.97 }], '7D, 7H'],
    ['in either order', [{ '7H': 0.97 }, { '7H': 0.5, '7D': 0.4 }], '7H, 7D'],
    ['are asked about', [{ '7H': 0.5, '7D': 0.4 }], '7H or 7D'],
    ['no more once the other is known', [{ '7H': 0.5, '7D': 0.4 }, { '7D': 0.95 }], '7H, 7D'],
  ])('%s', (_, shares, names) => expect(told(hold(shares.map((one, i) => glimpse(i, one))))).toBe(names));

  it('count once they are steady, and once however long they are held and how often', () => {
    const card = glimpse(1, { '7H': 0.9 });
    const twice = takeGlimpses(takeGlimpses(NOTHING_TAUGHT, [card], 0), [card], 100);
    expect(twice.shown).toEqual([]);
    expect(takeGlimpses(twice, [card], 200).shown).toHaveLength(1);
    expect(told(hold([card, glimpse(2, { KS: 0.9 }), card]))).toBe('7H, KS');
  });

  it('are what somebody says, and no other is that too', () => {
    const two = hold([glimpse(1, { '7H': 0.9 }), glimpse(2, { '8H': 0.9 })]);
    expect(told(sayCard(two, 1, '8H'))).toMatch(/^8H, (?!8H)/);
    expect(told(sayCard(sayCard(two, 1, '8H'), 2, '8H'))).toBe('7H, 8H');
    expect(told(forget(two, 1))).toBe('8H');
  });

  it('are of one deck: another one begins from nothing', () => {
    const green = hold([glimpse(1, { '7H': 0.9 })], teachingOf(NOTHING_TAUGHT, 'green'));
    expect(teachingOf(green, 'green')).toBe(green);
    for (const other of ['red', null]) {
      const begun = teachingOf(sayCard(green, 1, '8H'), other);
      expect(begun).toEqual({ ...NOTHING_TAUGHT, deck: other });
      expect(told(hold([glimpse(2, { '7H': 0.9 })], begun))).toBe('7H');
    }
    expect(forget(green, 1).deck).toBe('green');
  });

  it('have no name where the deck has no card left', () => {
    const all = hold([
      ...FACE_CARDS.map((card, i) => glimpse(i, { [card]: 0.9 })),
      glimpse(60, { '2C': 0.3 }),
    ]);
    expect(namesOf(all).filter(({ card }) => card === null)).toHaveLength(1);
  });

  it('have the same names in any order', () => {
    const share = fc.double({ min: 0.001, max: 1, noNaN: true });
    const some = fc.array(
      fc.tuple(fc.array(fc.tuple(fc.constantFrom(...FACE_CARDS), share), { minLength: 1, maxLength: 4 })),
      { minLength: 2, maxLength: 8 },
    );
    fc.assert(
      fc.property(some, fc.integer(), (cards, seed) => {
        const glimpses = cards.map(([shares], i) => glimpse(i, Object.fromEntries(shares) as Shares));
        const shown = glimpses.map((one, i) => ({ id: i, glimpses: [one], said: null }));
        const other = shown
          .map((one, i) => ({ one, key: Math.sin(seed + 7 * i) }))
          .sort((a, b) => a.key - b.key);
        const names = (of: typeof shown) =>
          new Map(namesOf({ shown: of }).map(({ id, card, or }) => [id, or === null ? card : null]));
        expect(names(other.map(({ one }) => one))).toEqual(new Map(names(shown)));
      }),
      { numRuns: 60 },
    );
  });
});

it('what is kept: the surest glimpses, what they were taken for, and nothing in doubt', () => {
  const teaching = sayCard(hold([glimpse(1, { '7H': 0.9 }), glimpse(2, { KS: 0.5, KC: 0.45 })]), 1, 'AH');
  const faces = facesOf(teaching);
  expect(Object.keys(faces)).toEqual(['AH']);
  expect(faces.AH!.length).toBeGreaterThan(0);
  const { takenFor, look } = readExample(faces.AH![0]!);
  expect(FACE_CARDS[takenFor]).toBe('7H');
  expect(look[1]).toBeCloseTo(1);
});
