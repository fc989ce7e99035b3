import { expect, test } from 'vitest';
import type { Card } from '../../src/engine/cards.ts';
import type { Event } from '../../src/engine/event.ts';
import { observe } from '../../src/engine/observe.ts';
import { at } from './support/at.ts';

/** Cards of Bo’s hand, 9C and KD, go to Cy. */
const given = (...cards: Card[]): Event => ({
  type: 'moved',
  cards,
  from: { zone: 'hand', seat: 1 },
  to: { zone: 'hand', seat: 2 },
});

const after = (hands: string, event: Event, viewer: number) => {
  const known = at(hands.split(' | ').map((hand) => ({ hand: hand.split(' ') })));
  return observe(known, [event], viewer)
    .seats.map(({ hand }) => hand.join(' '))
    .join(' | ');
};

test.each([
  ['who gives cards knows who has them now', 1, '?? | 9C KD | ??', '?? |  | ?? 9C KD'],
  ['who is given cards sees them', 2, '?? | ?? ?? | 6H', '?? |  | 6H 9C KD'],
  ['somebody else sees how many there are', 0, '4S | ?? ?? | ??', '4S |  | ?? ?? ??'],
  ['a card that somebody else knew to be there goes along', 0, '4S | 9C ?? | ??', '4S |  | ?? 9C ??'],
])('%s', (_, viewer, before, then) => {
  expect(after(before, given('9C', 'KD'), viewer)).toBe(then);
});

test.each(['9C', 'KD'] as const)('which card of two goes is seen by nobody else: %s', (card) => {
  expect(after('4S | 9C ?? | ??', given(card), 0)).toBe('4S | ?? | ?? ??');
});
