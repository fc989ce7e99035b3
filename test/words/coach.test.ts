import { expect, it } from 'vitest';
import { mask } from '../../src/engine/knowledge.ts';
import { startReferee } from '../../src/referee/referee.ts';
import { viewOf } from '../../src/table/view.ts';
import { sayCoach } from '../../src/words/say/coach.ts';
import { wordsFor } from '../../src/words/tables.ts';
import { at } from '../engine/support/at.ts';
import { FIXTURES } from '../renderer/fixtures.ts';

/** What Ann is told at a table without a deck, with a jack on the pile. */
function told(own: Parameters<typeof at>[0][number], language: 'en' | 'de', stock: number) {
  const state = at([own, { hand: ['??'] }], { pile: ['JD'], stock });
  const view = viewOf({ ...startReferee(mask(state, 0)), viewer: 0 }, [], 0);
  return sayCoach(wordsFor(language, 'family'), { ...FIXTURES.middle, ...view }).next;
}

it.each([
  [
    'the hand, though a face-up card would fit',
    { hand: ['4S', '5C'], faceUp: ['KH', '2C', '5D'], faceDown: 3 },
    20,
    /nothing in your hand fits: pick up the pile\.$/i,
    /keine deiner Handkarten passt: nimm den Stapel auf\.$/i,
  ],
  [
    'face-up cards',
    { hand: [], faceUp: ['4H', '5D', '8S'], faceDown: 3 },
    0,
    /none of your face-up cards fits: pick up the pile\.$/i,
    /keine deiner offenen Karten passt: nimm den Stapel auf\.$/i,
  ],
] as const)('what does not fit is named: %s', (_, own, stock, english, german) => {
  expect(told(own, 'en', stock)).toMatch(english);
  expect(told(own, 'de', stock)).toMatch(german);
});

it.each([
  [
    2,
    /turn over one of your face-down cards, unseen\.$/i,
    /deck blind eine deiner verdeckten Karten auf\.$/i,
  ],
  [1, /turn over your last card, unseen\.$/i, /deck blind deine letzte Karte auf\.$/i],
])('of face-down cards the last one is called that: %i', (faceDown, english, german) => {
  const own = { hand: [], faceUp: Array.from({ length: faceDown }, () => null), faceDown };
  expect(told(own, 'en', 0)).toMatch(english);
  expect(told(own, 'de', 0)).toMatch(german);
});
