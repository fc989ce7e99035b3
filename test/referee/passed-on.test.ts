import { expect, test } from 'vitest';
import { Course } from '../../src/engine/apply.ts';
import { hindsight } from '../../src/engine/hindsight.ts';
import { parseGame } from '../../src/engine/notation/game.ts';
import { outcomeOf } from '../../src/engine/outcome.ts';
import { type Entry, handFrom, type Judged, judgeEntry } from '../../src/engine/record.ts';
import type { State } from '../../src/engine/state.ts';
import { countedIn } from '../../src/referee/count.ts';
import { handRanges } from '../../src/referee/doubt.ts';
import { findVariant } from '../../src/variants/index.ts';

/** What is known of a hand goes with it where a move passes hands on. */

/** The same entry, with every hand passed on to the next seat at its end. */
function passedOn(judged: Judged): Judged {
  const course = new Course(judged.after);
  course.pass(judged.after.seats.map((_, seat) => [seat, (seat + 1) % judged.after.seats.length]));
  return { ...judged, events: [...judged.events, ...course.events], after: course.after };
}

/** Ann, Bo and Cy hold three each; `>` behind a line says that the hands are passed on then. */
function play(lines: string, options = ''): { game: State; judged: Judged[] } {
  const text = `[Burnpile "1"] [Rules "reference"] ${options}[Seats "Ann; Bo; Cy"] [Dealer "Cy"] [Knowledge "table"]
[Phase "start"] [Deal "Ann 3 / 3 / 3; Bo 3 / 3 / 3; Cy 3 / 3 / 3; stock 25"]
${lines.replaceAll('>', '').split(' | ').join('\n')}
`;
  const parsed = parseGame(text, findVariant);
  if (!parsed.ok) throw new Error(`${parsed.error.code}: ${parsed.error.detail}`);
  const { initial, entries } = parsed.value.game;
  const passes = lines.split(' | ').map((line) => line.endsWith('>'));
  const judged: Judged[] = [];
  let game = initial;
  for (const [i, entry] of (entries as readonly Entry[]).entries()) {
    const one = judgeEntry(game, entry);
    judged.push(passes[i] ? passedOn(one) : one);
    game = judged.at(-1)!.after;
  }
  return { game, judged };
}

const ranges = (lines: string): string =>
  handRanges(play(lines))
    .map(({ least, most }) => (least === most ? least : `${least}–${most}`))
    .join(' ');

test.each([
  ['the doubt about a draw', '1 Ann 4C', '2–4 3 3'],
  ['goes with the hand', '1 Ann 4C >', '3 2–4 3'],
  ['and adds up there, where one draws card for card', '1 Ann 4C > | 2 Bo 5H >', '3 3 1–5'],
])('%s', (_, lines, expected) => {
  expect(ranges(lines)).toBe(expected);
});

test('a hand that is counted speaks of the draw to it, also where it was then', () => {
  const of = (lines: string) => hindsight(play(lines).judged).map(({ code, entry }) => `${code} ${entry}`);
  expect(of('1 Ann 4C | 2 Bo 5H | = count Ann hand 2')).toEqual(['handCount 0']);
  expect(of('1 Ann 4C > | 2 Bo 5H | = count Cy hand 2')).toEqual([]);
  expect(of('1 Ann 4C | 2 Bo 5H > | = count Cy hand 2')).toEqual(['handCount 1']);
});

test('a card that came with a passed hand says nothing of what its player held before', () => {
  // Bo has nothing that goes on a nine, and gets Ann's hand then.
  const before = '1 Ann 4C | 2 Bo KD | 3 Cy AC | 4 Ann ^ | 5 Bo 5H | 6 Cy 6D | 7 Ann 9S | 8 Bo ^';
  const of = (then: string) => hindsight(play(before + then).judged).map(({ entry }) => entry);
  expect(of(' > | 9 Cy 4S | 10 Ann 6C | 11 Bo AD')).toEqual([]);
  expect(of(' | 9 Cy 4S | 10 Ann 6C | 11 Bo AD')).toEqual([7]);
});

test('what a counted stock lacks is in the hand that was last drawn to', () => {
  const drawer = (lines: string) => {
    const { game, judged } = play(lines);
    return countedIn(judged, game, { seat: null, digits: '9' })!.seat;
  };
  expect(drawer('1 Ann 4C')).toBe(0);
  expect(drawer('1 Ann 4C >')).toBe(1);
  expect(drawer('1 Ann 4C > | 2 Bo ^ >')).toBe(2);
});

test('where a card swaps hands, the cards that are known go along, and it is told with whom', () => {
  const swapping = '[Options "special[9]={\\"effects\\":[\\"swapsHands\\"]}"] ';
  const { game, judged } = play('1 Ann 4C | 2 Bo KD | 3 Cy ^ | 4 Ann 5H | 5 Bo 9C', swapping);
  const known = game.seats.map(({ hand }) => hand.filter((slot) => slot !== '??').join(' '));
  expect(known).toEqual(['', '4C KD', '']);
  const { before, events } = judged.at(-1)!;
  expect(outcomeOf(before, events).outcome.effects).toEqual([{ effect: 'swapsHands', seats: [2] }]);
});

test('whose hand it was, and whose it is, also where one was empty', () => {
  const [one] = play('1 Ann 4C >').judged;
  const whose = (judged: Judged) => [0, 1, 2].map((seat) => handFrom(judged, seat));
  expect(whose(one!)).toEqual([2, 0, 1]);
  expect(outcomeOf(one!.before, one!.events).outcome.hands).toEqual([
    [0, 1],
    [1, 2],
    [2, 0],
  ]);
  const swapped = { from: 0, to: 2, cards: one!.before.seats[0]!.hand };
  const empty = { from: 2, to: 0, cards: [] };
  expect(whose({ ...one!, events: [{ type: 'passed', hands: [swapped, empty] }] })).toEqual([2, 1, 0]);
});
