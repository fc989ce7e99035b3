import { expect, it } from 'vitest';
import type { StepView } from '../../src/protocol/coach.ts';
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
    text: 'Needed: 7 or lower. Tap 4♥.',
    at: ['hand-4H', 'face-up-4H'],
  });
});

it('says who played what before', () => {
  expect(sayPointer(words, at(lay, byBo), false)?.text).toBe('Bo played 7♥. Needed: 7 or lower. Tap 4♥.');
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

it('says of a special card what it does', () => {
  const play = {
    ...table.play!,
    moves: table.play!.moves.filter((move) => move.kind === 'play' && move.cards[0] === 'TD'),
  };
  const { text } = sayPointer(words, at(lay, { play }), false)!;
  expect(text).toMatch(/^Needed: 7 or lower\. A 10: .*burn.*\. Tap 10♦\.$/);
});
