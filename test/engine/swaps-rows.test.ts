import { expect, test } from 'vitest';
import { bareCards, type Slot } from '../../src/engine/cards.ts';
import { decide } from '../../src/engine/decide.ts';
import { playedOf } from '../../src/engine/move.ts';
import { seededRandom } from '../../src/engine/random.ts';
import { countCards, nextActive, type State } from '../../src/engine/state.ts';
import { at } from './support/at.ts';
import { playout } from './support/playout.ts';
import { atMiddleSize, knownDeal, seeds } from './support/tables.ts';

/** Sevens swap face-up cards, and queens reverse play before. */
const TABLE = atMiddleSize({
  rules: 'palace',
  options: {
    'special[7]': { effects: ['swapsRows'] },
    'special[Q]': { effects: ['reverse', 'swapsRows'] },
    stacking: 'own',
  },
});

const rowOf = ({ seats }: State, seat: number): readonly (Slot | null)[] => seats[seat]!.faceUp;
const lying = (row: readonly (Slot | null)[]): string => row.map((card) => card ?? '-').join(' ');

/** A row on so many stacks, with a gap where nothing lies. */
const onStacks = (row: readonly (Slot | null)[], stacks: number): string =>
  lying(Array.from({ length: Math.max(row.length, stacks) }, (_, stack) => row[stack] ?? null));

test('who plays such a card and is still in has the next one’s row then, who has the mover’s, stack by stack; no other row changes', () => {
  const seen = { swapped: 0, burned: 0, none: 0 };
  for (const seed of seeds(60))
    for (const { before, move, after } of playout(knownDeal(TABLE, seed), seededRandom(seed))) {
      if (before.phase !== 'play' || (move.kind !== 'play' && move.kind !== 'flip')) continue;
      const played = bareCards(playedOf(move)).filter(
        (card) => after.pile.includes(card) || after.burned.includes(card),
      );
      // A card that was turned over and doesn't fit may stay there, face up.
      if (played.length === 0) continue;
      const { seat } = move;
      const left = rowOf(before, seat).map((card) => (played.some((one) => one === card) ? null : card));
      const drawn = before.stock.length - after.stock.length;
      const isOut = countCards(before.seats[seat]!) + drawn === played.length;
      const does = played.some((card) => /^[7Q]/.test(card)) && !isOut;
      const next = nextActive({ ...before, direction: after.direction }, seat);
      for (const [other, { faceDown }] of after.seats.entries()) {
        const row = other === seat ? (does ? rowOf(before, next) : left) : rowOf(before, other);
        const expected = does && other === next ? left : row;
        expect(lying(rowOf(after, other))).toBe(onStacks(expected, faceDown.length));
      }
      if (!does) seen.none++;
      else if (after.pile.length === 0) seen.burned++;
      else seen.swapped++;
    }
  expect(seen.swapped).toBeGreaterThan(100);
  expect(seen.burned).toBeGreaterThan(5);
  expect(seen.none).toBeGreaterThan(500);
});

test('a row that lies on more stacks takes its place with it, and no card is lost', () => {
  const options = { 'special[7]': { effects: ['swapsRows'] } };
  const state = at(
    [
      { hand: ['7D', '4S'], faceUp: ['KS', 'KH', 'KD', 'KC'], faceDown: 3 },
      { hand: ['6H'], faceUp: ['9C'], faceDown: 3 },
      { hand: ['5H'], faceDown: 3 },
    ],
    { rules: 'palace', options, pile: ['5C'] },
  );
  const ruling = decide(state, { kind: 'play', seat: 0, cards: ['7D'] });
  if (ruling.verdict === 'illegal') throw new Error(JSON.stringify(ruling.breaches));
  expect(ruling.after.seats.map(({ faceUp }) => lying(faceUp)).slice(0, 2)).toEqual([
    '9C - - -',
    'KS KH KD KC',
  ]);
  expect(ruling.after.seats.map(countCards)).toEqual([5, 8, 4]);
});
