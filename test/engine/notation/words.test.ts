import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeMoveWord, parseMarkedMove, parseMoveWord } from '../../../src/engine/notation/entry.ts';
import { makeOptions, parseOptions } from '../../../src/engine/notation/options.ts';
import {
  makeFaceUp,
  makeSlots,
  makeStacks,
  parseFaceUp,
  parseSlots,
  parseStacks,
} from '../../../src/engine/notation/slots.ts';
import {
  makeComment,
  makeName,
  makeTag,
  parseName,
  parseTags,
  splitOutside,
  wordsOf,
} from '../../../src/engine/notation/text.ts';
import { anyMove, anySlot } from '../support/arbitrary.ts';
import { RUNS } from '../support/tables.ts';

const runs = { numRuns: 500 * RUNS };
/** Any text at all, halves of surrogate pairs and control characters included. */
const anyText = fc
  .oneof(
    fc.array(fc.integer({ min: 0, max: 0xffff })),
    fc.array(fc.constantFrom(...[...' \'\\{}[];="AÄ1'].map((c) => c.charCodeAt(0)))),
  )
  .map((codes) => String.fromCharCode(...codes));

describe('names', () => {
  test.each([
    ['Ann', 'Ann'],
    ['Jürgen', 'Jürgen'],
    ['José-María', 'José-María'],
    ['王', '王'],
    ['Bo B.; jr', "'Bo B.; jr'"],
    ["O'Neill", "'O\\'Neill'"],
    ['pile', "'pile'"],
    ['7', "'7'"],
    ['', "''"],
    ['a\nb', "'a\\u000ab'"],
  ])('%j is written %s', (name, text) => {
    expect(makeName(name)).toBe(text);
    expect(parseName(text)).toBe(name);
  });

  test('any name can be written and read again, alone, in a list, in a tag, in a line', () => {
    fc.assert(
      fc.property(fc.array(anyText, { minLength: 1, maxLength: 4 }), (names) => {
        const list = names.map(makeName);
        expect(list.map(parseName)).toEqual(names);
        expect(splitOutside(list.join('; '), ';').map(parseName)).toEqual(names);
        const line = `${makeTag('Seats', list.join('; '))} ${makeComment(names[0]!)}`;
        expect(line).not.toMatch(/[\r\n]/);
        expect(parseTags(line)).toEqual([['Seats', list.join('; ')]]);
        expect(wordsOf(`{a} 12 ${list.join(' {b}')} ^`)).toEqual(['12', ...list, '^']);
      }),
      runs,
    );
  });
});

describe('options', () => {
  test.each([
    [{}, ''],
    [{ 'RE-X1': true, 'set.play': 'run', 'deck.jokers': 2 }, 'RE-X1; set.play=run; deck.jokers=2'],
    [{ 'RE-X1': false, 'rank.order': '2..A' }, 'RE-X1=false; rank.order="2..A"'],
    [{ 'special[4]': { effects: ['sameColour'] } }, 'special[4]={"effects":["sameColour"]}'],
    [{ 'a;b=c': "d;'e" }, "'a;b=c'=\"d;'e\""],
  ])('%j', (options, text) => {
    expect(makeOptions(options)).toBe(text);
    expect(parseOptions(text)).toEqual(options);
  });

  test('any options can be written and read again', () => {
    const value = fc.jsonValue().map((one) => JSON.parse(JSON.stringify(one)) as unknown);
    fc.assert(
      fc.property(fc.dictionary(anyText, fc.oneof(value, anyText)), (options) => {
        expect(parseOptions(makeOptions(options))).toEqual({ ...options });
      }),
      runs,
    );
  });

  test.each(['a b', '=1', 'a=', 'a={', 'a;', ';', 'a=b c'])('%j is none', (text) => {
    expect(parseOptions(text)).toBeNull();
  });
});

describe('cards', () => {
  const slots = fc.array(anySlot, { maxLength: 12 });
  test('slots, face-up cards and stacks can be written and read again', () => {
    const stacks = fc.array(fc.array(anySlot, { maxLength: 3 }), { maxLength: 4 });
    fc.assert(
      fc.property(slots, fc.array(fc.option(anySlot), { maxLength: 4 }), stacks, (hand, faceUp, faceDown) => {
        expect(parseSlots(makeSlots(hand))).toEqual(hand);
        expect(parseFaceUp(makeFaceUp(faceUp), faceUp.length)).toEqual(faceUp);
        expect(parseStacks(makeStacks(faceDown))).toEqual(faceDown);
      }),
      runs,
    );
  });

  test.each([
    ['10D7hx1', ['TD', '7H', 'X1']],
    ['2C????', ['2C', '??', '??']],
    ['3', ['??', '??', '??']],
    ['-', []],
  ] as const)('%s', (text, cards) => expect(parseSlots(text)).toEqual(cards));

  test.each(['', '?', '???', '2', '7', '2C?', '1D', '2C 3C', 'X5', '2C..', '201', '--'])(
    '%j is no list of cards',
    (text) => {
      if (/^[27]$/.test(text)) expect(parseSlots(text)).toHaveLength(Number(text));
      else expect(parseSlots(text)).toBeNull();
    },
  );
});

describe('moves', () => {
  test('any move can be written and read again', () => {
    fc.assert(
      fc.property(anyMove, fc.constantFrom('?', '!'), (move, mark) => {
        if (move.kind === 'flip' && Number(move.stack) < 0) return;
        if (move.kind === 'play' && move.cards.length === 0) return;
        const word = makeMoveWord(move);
        expect(word).not.toMatch(/\s/);
        expect(parseMoveWord(word, move.seat)).toEqual(move);
        const ifIllegal = mark === '?' ? 'takenBack' : 'letStand';
        expect(parseMarkedMove(word + mark, move.seat)).toEqual({ kind: 'move', move, ifIllegal });
      }),
      runs,
    );
  });

  test.each([
    '',
    '-',
    '#',
    '#0',
    '#1=',
    '#1=??',
    '4C<>',
    '<>',
    '4C<>5C<>6C',
    'choose:',
    '7D>',
    '>7H',
    '7D>7H8H',
    '7D>7H@0',
    '7D>7H>7S',
    '6C@down',
    '6C@called@up',
    '??',
    '6C??',
    'Done',
  ])('%j is none', (text) => expect(parseMoveWord(text, 0)).toBeNull());
});
