import { expect, test } from 'vitest';
import { jumpIn } from '../../src/bots/moves.ts';
import { ownCopy } from '../../src/engine/apply.ts';
import { KINDS } from '../../src/engine/cards.ts';
import { decide } from '../../src/engine/decide.ts';
import { legalMovesOf } from '../../src/engine/legal.ts';
import { parseMoveWord } from '../../src/engine/notation/entry.ts';
import { playsOf } from '../../src/engine/plays.ts';
import { mayJumpIn } from '../../src/engine/sets.ts';
import { settleIn } from '../../src/engine/settle.ts';
import type { SeatNumber, State } from '../../src/engine/state.ts';
import { at } from './support/at.ts';

/** Equal cards that are added to a play until the next player acts. */

const ANN = { hand: ['9D', '9H', '4C', '2D'], faceUp: ['7H', '4S', '5C'], faceDown: 3 };
const BO = { hand: ['JD', 'JH', '6S'], faceUp: ['7C', 'QS', 'KS'], faceDown: 3 };
const CY = { hand: ['9C', 'AD', '6D'], faceUp: ['7S', 'QD', 'KC'], faceDown: 3 };

const tableWith = (options: Readonly<Record<string, unknown>> = {}, ann = ANN): State =>
  at([ann, BO, CY], {
    rules: 'palace',
    options: { 'set.followUp': true, ...options },
    pile: ['5D'],
    stock: ['8C', '9S'],
  });

function play(state: State, seat: SeatNumber, word: string): State {
  const ruling = decide(state, parseMoveWord(word, seat)!);
  if (ruling.verdict !== 'legal') throw new Error(JSON.stringify(ruling));
  return ruling.after;
}

const breaches = (state: State, seat: SeatNumber, word: string): readonly string[] => {
  const ruling = decide(state, parseMoveWord(word, seat)!);
  return ruling.verdict === 'illegal' ? ruling.breaches.map(({ code }) => code) : [];
};

test('what is added counts with the play, so that a pair has to be matched', () => {
  const pair = play(play(tableWith({ 'match.size': 'atLeast' }), 0, '9D'), 0, '9H');
  expect(pair.lastPlay).toEqual({ seat: 0, count: 2 });
  expect(breaches(pair, 1, 'JD')).toEqual(['setTooSmall']);
  expect(breaches(pair, 1, 'JDJH')).toEqual([]);
});

test('it may be added again and again, until the next player has played', () => {
  const twice = play(play(tableWith(), 0, '9D'), 0, '9H');
  expect(twice.seats[0]!.hand).toContain('9S');
  const thrice = play(twice, 0, '9S');
  expect(thrice.lastPlay).toEqual({ seat: 0, count: 3 });
  const after = play(thrice, 1, 'JD');
  expect(breaches(after, 0, '4C')).toContain('notYourTurn');
});

test('nothing can be added to a pile that the next player has picked up', () => {
  const ruling = decide(play(tableWith(), 0, '9D'), { kind: 'pickUp', seat: 1 });
  if (ruling.verdict !== 'legal') throw new Error(JSON.stringify(ruling));
  expect(breaches(ruling.after, 0, '9H')).toEqual(['notYourTurn']);
});

test('a state of one’s own goes the same way', () => {
  const state = play(tableWith(), 0, '9D');
  const own = ownCopy(state);
  settleIn(own, parseMoveWord('9H', 0)!);
  expect(own).toEqual(play(state, 0, '9H'));
});

test('it is among the moves of its player, and of nobody else', () => {
  const state = play(tableWith(), 0, '9D');
  const plays = (seat: SeatNumber) => legalMovesOf(state, seat).filter(({ kind }) => kind === 'play');
  expect(plays(0)).toEqual([{ kind: 'play', seat: 0, cards: ['9H'] }]);
  expect(plays(2)).toEqual([]);
});

test('it is found where equal cards don’t go on each other otherwise', () => {
  const state = play(tableWith({ 'beat.equal.hand': 'no' }), 0, '9D');
  // What fits for everybody is remembered.
  expect(playsOf(state, 1).map(({ kind, count }) => `${count} ${KINDS[kind]}`)).toEqual(['1 J', '2 J']);
  expect(jumpIn(state, 0)).toEqual({ kind: 'play', seat: 0, cards: ['9H'] });
});

test('a bot adds what has no power, keeps its powers, and burns with either', () => {
  expect(jumpIn(play(tableWith(), 0, '9D'), 0)).toEqual({ kind: 'play', seat: 0, cards: ['9H'] });
  const twos = { ...ANN, hand: ['2D', '2H', '4C', '6C'] };
  expect(jumpIn(play(tableWith({}, twos), 0, '2D'), 0)).toBe(null);
  const allTwos = { ...ANN, hand: ['2D', '2H', '2S', '2C'] };
  expect(jumpIn(play(tableWith({}, allTwos), 0, '2D'), 0)).toMatchObject({ cards: ['2H', '2S', '2C'] });
  expect(jumpIn(play(tableWith({ 'set.followUp': false }), 0, '9D'), 0)).toBe(null);
});

test('a wild card is added as the rank of the play', () => {
  const options = { 'special[4]': { effects: [{ wild: { as: [] } }] } };
  const nine = play(tableWith(options), 0, '9D');
  expect(play(nine, 0, '4C').pile).toEqual(['5D', '9D', '4=9C']);
});

test('it is no turn of its own while nothing goes on', () => {
  const out = at([ANN, BO, CY], {
    rules: 'palace',
    options: { 'set.followUp': true },
    pile: ['5D'],
    idle: 7,
  });
  const nine = play(out, 0, '9D');
  expect([nine.idle, play(nine, 0, '9H').idle]).toEqual([8, 8]);
});

test('what was turned up to begin on is nothing to jump in on', () => {
  const table: State = { ...tableWith({ 'set.followUp': false, jumpIn: 'equal' }), pile: ['9S'], turn: 0 };
  expect(mayJumpIn(table, 2, ['9C'])).toBe(true);
  expect(mayJumpIn({ ...table, phase: 'start', turn: null }, 2, ['9C'])).toBe(false);
});

test('a bot jumps in with special cards only if they burn the pile', () => {
  const cy = (jumpIn: 'identical' | 'equal'): State =>
    at([ANN, BO, { ...CY, hand: ['2:2S', '2H', '6D'] }], {
      rules: 'palace',
      options: { jumpIn, 'deck.packs': 2 },
      pile: ['2C', '2S'],
      stock: 10,
      turn: 'Bo',
    });
  expect(jumpIn(cy('equal'), 2)).toMatchObject({ cards: ['2:2S', '2H'] });
  expect(jumpIn(cy('identical'), 2)).toBeNull();
});
