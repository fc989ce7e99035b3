import { expect, it } from 'vitest';
import type { Card } from '../../src/engine/cards.ts';
import { mask } from '../../src/engine/knowledge.ts';
import { startReferee } from '../../src/referee/referee.ts';
import { viewOf } from '../../src/table/view.ts';
import { sayCoach } from '../../src/words/say/coach.ts';
import { wordsFor } from '../../src/words/tables.ts';
import { at } from '../engine/support/at.ts';
import { FIXTURES } from '../renderer/fixtures.ts';

/** What Ann is told at a table without a deck, with a jack on the pile unless it is another one. */
function told(
  own: Parameters<typeof at>[0][number],
  language: 'en' | 'de',
  stock: number,
  pile: readonly Card[] = ['JD'],
  options: Readonly<Record<string, unknown>> = {},
) {
  const state = at([own, { hand: ['??'] }], { pile: [...pile], stock, options });
  const view = viewOf({ ...startReferee(mask(state, 0)), viewer: 0 }, 0);
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

it.each([
  [
    ['7H', '3C'],
    'Ann: 3♣ is invisible, so 7♥ counts. Play 7 or lower, or 2, 3, 10.',
    'Ann: 3♣ ist unsichtbar, also zählt 7♥. Leg 7 oder niedriger, oder 2, 3, 10.',
  ],
  [
    ['QH', '3C', '3D'],
    'Ann: 3♦ is invisible, so Q♥ counts. Nothing in your hand fits: pick up the pile.',
    'Ann: 3♦ ist unsichtbar, also zählt D♥. Keine deiner Handkarten passt: nimm den Stapel auf.',
  ],
  [['3C'], 'Ann: play any card from your hand.', 'Ann: leg eine Handkarte, egal welche.'],
  [['3C', '7H'], 'Ann: play 7 or lower, or 2, 3, 10.', 'Ann: leg 7 oder niedriger, oder 2, 3, 10.'],
] as const)('which card counts is said where the one on top is invisible: %j', (pile, english, german) => {
  const own = { hand: ['4S', '5C'] as Card[], faceUp: ['KH'] as Card[], faceDown: 1 };
  expect(told(own, 'en', 20, pile)).toBe(english);
  expect(told(own, 'de', 20, pile)).toBe(german);
});

it.each([
  [
    'besides a card that fits',
    'KS',
    /play a card from your hand\. Or try the top of the stock\.$/i,
    /Handkarte\. Oder probier die oberste Karte vom Vorrat\.$/,
  ],
  [
    'besides the pile',
    '4S',
    /fits: try the top of the stock, or pick up the pile\.$/i,
    /passt: probier die oberste Karte vom Vorrat oder nimm den Stapel auf\.$/,
  ],
  [
    'besides both',
    '??',
    /hand\. Or try the top of the stock\. If none fits: pick up the pile\.$/i,
    /Handkarte\. Oder probier die oberste Karte vom Vorrat\. Passt keine: nimm den Stapel auf\.$/,
  ],
])('the top of the stock may be tried at will: %s', (_, card, english, german) => {
  const view = (language: 'en' | 'de') => told({ hand: [card] }, language, 20, ['JD'], { chance: 'atWill' });
  expect(view('en')).toMatch(english);
  expect(view('de')).toMatch(german);
});
