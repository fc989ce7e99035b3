import { expect, test } from 'vitest';
import type { Event } from '../../src/engine/event.ts';
import { observe } from '../../src/engine/observe.ts';
import { at } from './support/at.ts';

/** Bo’s hand goes to Cy. */
const given: Event = {
  type: 'moved',
  cards: ['9C', 'KD'],
  from: { zone: 'hand', seat: 1 },
  to: { zone: 'hand', seat: 2 },
};

test.each([
  ['who gives cards knows who has them now', 1, '?? | 9C KD | ??', '?? |  | ?? 9C KD'],
  ['who is given cards sees them', 2, '?? | ?? ?? | 6H', '?? |  | 6H 9C KD'],
  ['somebody else sees how many there are', 0, '4S | ?? ?? | ??', '4S |  | ?? ?? ??'],
  ['a card that somebody else knew to be there goes along', 0, '4S | 9C ?? | ??', '4S |  | ?? 9C ??'],
])('%s', (_, viewer, before, after) => {
  const known = at(before.split(' | ').map((hand) => ({ hand: hand.split(' ') })));
  const { seats } = observe(known, [given], viewer);
  expect(seats.map(({ hand }) => hand.join(' ')).join(' | ')).toBe(after);
});
