import { expect, test } from 'vitest';
import type { PersonView } from '../../src/protocol/series.ts';
import { de } from '../../src/words/de.ts';
import { en } from '../../src/words/en.ts';
import { sayMost } from '../../src/words/say/series.ts';

/** Ann, Bo and Cy with so many rounds lost and won: `1/0 0/2 0/0`. */
const people = (text: string): PersonView[] =>
  text.split(' ').map((one, i) => {
    const [losses, wins] = one.split('/').map(Number) as [number, number];
    return { name: ['Ann', 'Bo', 'Cy'][i]!, losses, wins, rounds: 3, title: null };
  });

test.each([
  ['1/0 0/1 0/0', 1, 'Ann was left holding the cards.', 'Ann ist auf den Karten sitzen geblieben.'],
  ['0/0 0/1 0/0', 1, 'Bo has won.', 'Bo hat gewonnen.'],
  ['0/0 0/2 0/1', 3, 'Bo has won twice in 3 rounds.', 'Bo hat in 3 Runden zweimal gewonnen.'],
  [
    '0/1 0/1 0/0',
    2,
    'Ann and Bo have each won once in 2 rounds.',
    'Ann und Bo haben in 2 Runden je einmal gewonnen.',
  ],
  ['0/0 0/0 0/0', 2, 'Nobody has been left holding the cards in 2 rounds.', null],
])('of %s in %i rounds it is said: %s', (text, rounds, english, german) => {
  expect(sayMost(en, people(text), rounds)).toBe(english);
  if (german !== null) expect(sayMost(de, people(text), rounds)).toBe(german);
});

test.each([
  ['1/0 0/1 0/0', 1, 'You were left holding the cards.', 'Du bist auf den Karten sitzen geblieben.'],
  ['0/1 0/1 0/0', 1, 'You and Bo have each won.', 'Du und Bo habt gewonnen.'],
  [
    '2/0 0/0 2/0',
    4,
    'You and Cy were each left holding the cards twice in 4 rounds.',
    'Du und Cy seid in 4 Runden je zweimal auf den Karten sitzen geblieben.',
  ],
  ['0/0 0/1 0/0', 1, 'Bo has won.', 'Bo hat gewonnen.'],
])('of %s in %i rounds Ann is told: %s', (text, rounds, english, german) => {
  expect(sayMost(en, people(text), rounds, 'Ann')).toBe(english);
  expect(sayMost(de, people(text), rounds, 'Ann')).toBe(german);
});
