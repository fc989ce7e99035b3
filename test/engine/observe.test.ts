import { expect, test } from 'vitest';
import { Course } from '../../src/engine/apply.ts';
import { mask } from '../../src/engine/knowledge.ts';
import { observe } from '../../src/engine/observe.ts';
import { at } from './support/at.ts';

/** Ann’s, Bo’s and Cy’s hands, each with its cards apart. */
type Hands = string;

const tableWith = (hands: Hands) =>
  at(hands.split(' | ').map((hand) => ({ hand: hand.split(' ').filter((slot) => slot !== '') })));

const ALL = '4S | 9C KD | 6H';

/** What a viewer knows who knew this before hands are passed on. */
function after(known: Hands, ways: readonly (readonly [number, number])[], viewer: number): Hands {
  const course = new Course(tableWith(ALL));
  course.pass(ways);
  return observe(tableWith(known), course.events, viewer)
    .seats.map(({ hand }) => hand.join(' '))
    .join(' | ');
}

const SWAPPED = [
  [1, 2],
  [2, 1],
] as const;

test.each([
  ['of those who swap, each knows both', 1, '?? | 9C KD | ??', '?? | 6H | 9C KD'],
  ['and so does the other', 2, '?? | ?? ?? | 6H', '?? | 6H | 9C KD'],
  ['somebody else sees how many there are', 0, '4S | ?? ?? | ??', '4S | ?? | ?? ??'],
  ['a card that was known to be there goes along', 0, '4S | 9C ?? | ??', '4S | ?? | 9C ??'],
  ['one there and one here', 0, '4S | 9C ?? | 6H', '4S | 6H | 9C ??'],
])('%s', (_, viewer, known, then) => {
  expect(after(known, SWAPPED, viewer)).toBe(then);
});

test('hands go around the table all at once', () => {
  const around = [
    [0, 1],
    [1, 2],
    [2, 0],
  ] as const;
  expect(after('4S | ?? KD | ??', around, 0)).toBe('6H | 4S | ?? KD');
});

test.each(['9C', 'KD'] as const)('which card of two goes is seen by nobody else: %s', (card) => {
  const course = new Course(tableWith(ALL));
  course.move([card], { zone: 'hand', seat: 1 }, { zone: 'hand', seat: 2 });
  const { seats } = observe(tableWith('4S | 9C ?? | ??'), course.events, 0);
  expect(seats.map(({ hand }) => hand.join(' '))).toEqual(['4S', '??', '?? ??']);
});

test.each([
  ['one hand to two seats', '01 02'],
  ['two hands to one seat', '02 12'],
  ['to a seat that gives none', '01 12'],
])('hands that can’t change places so stay where they are: %s', (_, ways) => {
  const between = ways.split(' ').map(([from, to]) => [Number(from), Number(to)] as const);
  expect(after(ALL, between, 0)).toBe(ALL);
});

test('an empty hand goes like any other', () => {
  const table = tableWith('4S |  | 6H');
  const course = new Course(table);
  course.pass(SWAPPED);
  const { seats } = observe(mask(table, 0), course.events, 0);
  expect(seats.map(({ hand }) => hand.join(' '))).toEqual(['4S', '??', '']);
});
