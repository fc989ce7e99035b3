/** What English sentences are joined with: lists, counts, genitives, capitals. */

const joined = (items: readonly string[], word: string): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;

/** `Ann, Bo and Cy`. */
export const andList = (items: readonly string[]): string => joined(items, 'and');

/** `Ann, Bo or Cy`. */
export const orList = (items: readonly string[]): string => joined(items, 'or');

/** `1 card`, `2 cards`. */
export const cardCount = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

/** `Ann’s`, `Agnes’s`. */
export const possessive = (name: string): string => `${name}’s`;

/** The directions of play, as British English has them. */
export const WAYS: Readonly<Record<'clockwise' | 'counterclockwise', string>> = {
  clockwise: 'clockwise',
  counterclockwise: 'anticlockwise',
};

/** The first letter in upper case. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Numbers as words, as far as a table has seats: `three`. */
export const numberWord = (count: number): string => NUMBERS[count] ?? String(count);

/** `once`, `twice`, `3 times`. */
export const times = (count: number): string =>
  count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`;
