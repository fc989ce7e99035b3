/** What German sentences are joined with: lists, counts, capitals. */

const joined = (items: readonly string[], word: string): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;

/** `Ann, Bo und Cy`. */
export const andList = (items: readonly string[]): string => joined(items, 'und');

/** `Ann, Bo oder Cy`. */
export const orList = (items: readonly string[]): string => joined(items, 'oder');

/** `1 Karte`, `2 Karten`. */
export const cardCount = (count: number): string => (count === 1 ? '1 Karte' : `${count} Karten`);

/** The first letter in upper case. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const NUMBERS = 'keine eine zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ');

/** Numbers as words, as far as a table has seats: `drei`. */
export const numberWord = (count: number): string => NUMBERS[count] ?? String(count);

/** `einmal`, `zweimal`, `3-mal`. */
export const times = (count: number): string =>
  count === 1 ? 'einmal' : count === 2 ? 'zweimal' : `${count}-mal`;
