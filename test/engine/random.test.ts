import { describe, expect, it } from 'vitest';
import { makeDeck } from '../../src/engine/cards.ts';
import { shuffled, shuffleRandom } from '../../src/engine/random.ts';
import { shuffleOf } from './support/tables.ts';

const DECK = makeDeck(1, 2);
const shuffle = (seed: string) => shuffled(DECK, shuffleRandom(seed)!);

/** Seeds that differ in one bit, anywhere among the 128. */
const NEIGHBOURS = Array.from({ length: 128 }, (_, bit) =>
  (1n << BigInt(bit)).toString(16).padStart(32, '0'),
);

describe('the shuffle of a match', () => {
  it('is the same for the same seed, and has every card once', () => {
    const cards = shuffle(shuffleOf(7));
    expect(shuffle(shuffleOf(7))).toEqual(cards);
    expect(cards.toSorted()).toEqual(DECK.toSorted());
  });

  it('hangs on every bit of the seed, from the first card on', () => {
    const shuffles = ['0'.repeat(32), ...NEIGHBOURS].map(shuffle);
    expect(new Set(shuffles.map((cards) => cards.join())).size).toBe(129);
    expect(new Set(shuffles.map((cards) => cards.at(-1))).size).toBeGreaterThan(DECK.length / 2);
  });

  it('puts every card anywhere, about as often', () => {
    const counts = new Map<string, number>();
    const deals = 5400;
    for (let seed = 0; seed < deals; seed++) {
      const last = shuffle(shuffleOf(seed)).at(-1)!;
      counts.set(last, (counts.get(last) ?? 0) + 1);
    }
    expect(counts.size).toBe(DECK.length);
    for (const count of counts.values()) {
      expect(count).toBeGreaterThan(50);
      expect(count).toBeLessThan(150);
    }
  });

  it.each([
    '',
    '7',
    shuffleOf(7).slice(1),
    `${shuffleOf(7)}0`,
    'F'.repeat(32),
    `0x${'0'.repeat(30)}`,
    `${shuffleOf(7)}\n`,
  ])('is none by %j', (seed) => expect(shuffleRandom(seed)).toBeNull());
});
