import { expect, it } from 'vitest';
import { de } from '../../src/words/de.ts';
import { en } from '../../src/words/en.ts';

it.each([
  ['a move, by its cards', true, false, 'Scan it, or tap its cards.', 'Scann es, oder tipp die Karten an.'],
  ['one card, by itself', true, true, 'Scan or tap it.', 'Scann sie, oder tipp sie an.'],
  ['one card that can’t be tapped', false, true, 'Scan it.', 'Scann sie.'],
])('a correction asks for %s', (_, canTap, isCard, english, german) => {
  expect([en, de].map(({ correct }) => correct.cursorHow(canTap, isCard))).toEqual([english, german]);
});
