import { expect, test } from 'vitest';
import { ownCopy } from '../../src/engine/apply.ts';
import { decide } from '../../src/engine/decide.ts';
import { mask } from '../../src/engine/knowledge.ts';
import { parseMoveWord } from '../../src/engine/notation/entry.ts';
import { observe } from '../../src/engine/observe.ts';
import { settleIn } from '../../src/engine/settle.ts';
import type { State } from '../../src/engine/state.ts';
import { at } from './support/at.ts';

/** Equal cards that are put on face-up ones before play. */

const ANN = { hand: ['7D', '7S', 'KH'], faceUp: ['7H', '4S', '5C'], faceDown: 3 };
const BO = { hand: ['AS', '6S', 'JD'], faceUp: ['7C', 'QS', 'KS'], faceDown: 3 };

const tableWith = (stock: readonly string[], options: Readonly<Record<string, unknown>> = {}): State =>
  at([ANN, BO], {
    rules: 'palace',
    options: { stacking: 'anyone', ...options },
    phase: 'exchange',
    turn: null,
    stock,
  });

/** Everything that lies with Ann and Bo afterwards, in one line each. */
const lying = ({ seats }: State): string[] =>
  seats.map(({ hand, faceUp, faceDown }) =>
    [hand, faceUp.map((slot) => slot ?? '..'), faceDown.map((stack) => stack.length)]
      .map((part) => part.join(' '))
      .join(' / '),
  );

function after(state: State, word: string): State {
  const ruling = decide(state, parseMoveWord(word, 0)!);
  if (ruling.verdict !== 'legal') throw new Error(JSON.stringify(ruling));
  return ruling.after;
}

const BOS = 'AS 6S JD / 7C QS KS / 1 1 1';

test.each([
  ['beside one’s own', '7D>7H', ['KH 7S 9C / 7H 4S 5C 7D / 1 1 1 0', BOS]],
  ['two at once', '7D7S>7H', ['KH 9C 8C / 7H 4S 5C 7D 7S / 1 1 1 0 0', BOS]],
  ['beside another player’s', '7D>7C@2', ['KH 7S 9C / 7H 4S 5C / 1 1 1', 'AS 6S JD / 7C QS KS 7D / 1 1 1 0']],
])('the cards lie there face up, on no face-down one: %s', (_, word, then) => {
  const sorted = (lines: readonly string[]) => lines.map((line) => line.split(' ').sort().join(' '));
  expect(sorted(lying(after(tableWith(['8C', '9C']), word)))).toEqual(sorted(then));
});

test('a state of one’s own goes the same way', () => {
  const state = tableWith(['8C', '9C']);
  const own = ownCopy(state);
  settleIn(own, parseMoveWord('7D7S>7C@2', 0)!);
  expect(own).toEqual(after(state, '7D7S>7C@2'));
});

test('others see which card was put there, and not which was drawn for it', () => {
  const state = tableWith(['8C', '9C']);
  const ruling = decide(state, parseMoveWord('7D>7C@2', 0)!);
  if (ruling.verdict !== 'legal') throw new Error(ruling.verdict);
  const seen = observe(mask(state, 1), ruling.events, 1);
  expect(seen.seats[1]!.faceUp).toEqual(['7C', 'QS', 'KS', '7D']);
  expect(seen.seats[0]!.hand).toEqual(['??', '??', '??']);
  expect(seen.stock).toEqual(['??']);
});

test('a hand that is empty for good takes up the face-up cards where these go to the hand', () => {
  const state = at([{ ...ANN, hand: ['7D'] }, BO], {
    rules: 'palace',
    options: { stacking: 'own', 'faceUp.use': 'toHand' },
    phase: 'exchange',
    turn: null,
    stock: 0,
  });
  expect(lying(after(state, '7D>7H'))[0]).toBe('7H 4S 5C 7D / .. .. .. .. / 1 1 1 0');
});

test('a seat that isn’t there has no face-up card', () => {
  const ruling = decide(tableWith(['8C']), parseMoveWord('7D>7C@9', 0)!);
  expect(ruling.verdict === 'illegal' && ruling.breaches.map(({ code }) => code)).toEqual(['notHeld']);
});
