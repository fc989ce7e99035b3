import { expect, it } from 'vitest';
import type { Card } from '../../src/engine/cards.ts';
import type { StepView } from '../../src/protocol/coach.ts';
import type { ScreenMove } from '../../src/protocol/play.ts';
import type { TableView } from '../../src/protocol/view.ts';
import { wordsFor } from '../../src/words/languages.ts';
import { sayPointer } from '../../src/words/say/first-round.ts';
import { PLAYS } from '../renderer/play-fixtures.ts';

const { table } = PLAYS.yourTurn;
const words = wordsFor('en', 'family');

/** The table of somebody who is to do this. */
const at = (next: StepView | null, more: Partial<TableView> = {}): TableView => ({
  ...table,
  ...more,
  coach: { ...table.coach, next },
});

const ways = { pickUp: null, toOther: false, add: false, tryStock: false, flip: false };
const lay: StepView = { step: 'lay', seat: 0, from: 'hand', again: null, ...ways };
const byBo = {
  ...table,
  ruling: table.ruling && { ...table.ruling, move: { ...table.ruling.move, seat: 1 } },
};

it('says what is needed and which card to tap, at that card', () => {
  expect(sayPointer(words, at(lay), false)).toEqual({
    text: 'Needed: 7 or lower. Tap 4♥, the weakest that fits: keep strong cards for later.',
    at: ['hand-4H', 'face-up-4H'],
  });
});

it('says who played what before', () => {
  expect(sayPointer(words, at(lay, byBo), false)?.text).toMatch(
    /^Bo played 7♥[.] Needed: 7 or lower[.] Tap 4♥/,
  );
});

it.each<[string, StepView | null, boolean, readonly string[] | null]>([
  ['a card that is chosen', lay, true, ['lay']],
  [
    'a pile that must be picked up',
    { step: 'pickUp', seat: 0, from: 'hand', ...ways },
    false,
    ['pick-up', 'pile'],
  ],
  ['being ready', { step: 'ready', seat: 0 }, false, ['ready']],
  ['others who are to act', { step: 'wait', seats: [1] }, false, null],
  ['nothing to do', null, false, null],
])('points at the place of %s', (_, next, hasChosen, places) => {
  expect(sayPointer(words, at(next), hasChosen)?.at ?? null).toEqual(places);
});

const laying = (...cards: readonly Card[]): ScreenMove => ({ kind: 'play', seat: 0, cards });

/** The table at which these cards fit, one by one, and the first of them is advised. */
const fitting = (...cards: readonly Card[]) => ({
  play: { ...table.play!, moves: cards.map((card) => laying(card)), advised: laying(cards[0]!) },
});

it.each<[string, readonly Card[], RegExp]>([
  ['ordinary cards', ['4H', 'KC', 'TD'], / Tap 4♥, the weakest that fits: keep strong cards for later[.]$/],
  ['one card', ['4H'], / Tap 4♥: nothing else fits[.]$/],
  ['equal cards', ['4H', '4S'], / Tap 4♥[.]$/],
  ['special cards alone', ['TD', '2C'], / A 10: .*burn.*[.] Tap 10♦: nothing weaker fits[.]$/],
])('says why that card, where %s fit', (_, cards, said) => {
  expect(sayPointer(words, at(lay, fitting(...cards)), false)?.text).toMatch(said);
});

it('says to somebody who has to start with a card that they do', () => {
  const start: StepView = { step: 'start', seats: [0], mustPlayIt: true, first: 'none' };
  expect(sayPointer(words, at(start, fitting('4H')), false)?.text).toBe('You start: tap 4♥.');
});
