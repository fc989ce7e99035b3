import { describe, expect, it } from 'vitest';
import { lieOf } from '../../../src/renderer/view/parts/untidy.ts';
import { momentOf } from '../../../src/renderer/view/play/remark.tsx';
import { othersOf, placesFor } from '../../../src/renderer/view/play/seat-places.ts';
import { ruling } from '../fixtures.ts';

describe('the others at the table', () => {
  it.each([
    [4, 0, [1, 2, 3]],
    [4, 2, [3, 0, 1]],
    [2, 1, [0]],
    [3, null, [0, 1, 2]],
  ])('of %i, from seat %s on, sit clockwise from one’s own left: %j', (seats, near, others) => {
    expect(othersOf(seats, near)).toEqual(others);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])('%i of them have a place each, none of it twice', (others) => {
    const places = placesFor(others);
    expect(places.length).toBe(others);
    expect(new Set(places.map(({ side, at }) => `${side} ${at}`)).size).toBe(others);
    // Up on the left, across the top, down on the right.
    expect(places.map(({ side }) => side)).toEqual(
      places.map(({ side }) => side).toSorted((a, b) => SIDES.indexOf(a) - SIDES.indexOf(b)),
    );
  });
});

const SIDES = ['left', 'top', 'right'];

describe('a card on the pile', () => {
  it('lies the same on every screen, and the top one straight enough to be read', () => {
    expect(lieOf('7H', 3, 'inside')).toEqual(lieOf('7H', 9, 'inside'));
    for (const card of ['7H', 'TD', '2C', 'KS', 'X1'] as const) {
      expect(Math.abs(lieOf(card, 0, 'top').turn)).toBeLessThanOrEqual(4);
      expect(Math.abs(lieOf(card, 0, 'inside').turn)).toBeLessThanOrEqual(16);
    }
  });
});

describe('a bot has something to say', () => {
  it.each([
    ['when it burns the pile', { burn: true }, 'burn'],
    ['when it is out, before all else', { burn: true, out: [1] }, 'out'],
    ['when its face-down card doesn’t fit', { failed: true, pickedUp: 9 }, 'failed'],
    ['when it picks up a big pile', { pickedUp: 6 }, 'bigPile'],
    ['but not of a small one', { pickedUp: 5 }, null],
    ['nor of an everyday move', {}, null],
  ])('%s', (_, more, moment) => {
    expect(momentOf(ruling({ move: { kind: 'play', seat: 1, cards: ['7H'], stack: null }, ...more }))).toBe(
      moment,
    );
  });
});
