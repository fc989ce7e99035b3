import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faceOf, JOKERS, makeDeck, packOf } from '../../src/engine/cards.ts';
import { CODE_FAULTS, type Coded, cardOf, makeCode, readCode } from '../../src/recognition/code.ts';
import { COMMANDS } from '../../src/recognition/sighting.ts';
import { anyText } from '../support/any-text.ts';

const ONE = { packs: 1, jokers: 2 };
const TWO = { packs: 2, jokers: 4 };
const THREE = { packs: 3, jokers: 4 };

const card = (text: string, copy = 1) => ({ kind: 'card', card: text, copy });
const command = (name: string, more = {}) => ({ kind: 'command', command: { name, ...more } });
const unknown = (code: string, text: string) => ({ kind: 'unknown', code, text });

describe('a code is read', () => {
  it.each([
    ['7H', card('7H')],
    ['7h', card('7H')],
    ['TD', card('TD')],
    ['10d', card('TD')],
    ['X1', card('X1')],
    ['x2', card('X2')],
    ['1:7H', card('7H')],
    ['1:X1', card('X1')],
    ['CMD:PICKUP', command('PICKUP')],
    ['CMD:DONE', command('DONE')],
    ['cmd:undo', command('UNDO')],
    ['CMD:BLIND', command('BLIND')],
    ['CMD:SEAT:1', command('SEAT', { seat: 1 })],
    ['Cmd:Seat:12', command('SEAT', { seat: 12 })],
    ['CMD:YES', command('YES')],
    ['CMD:NO', command('NO')],
    ['CMD:WRONG', command('WRONG_PLAYER')],
    ['CMD:REPEAT', command('REPEAT')],
    ['CMD:BURNED', command('BURNED')],
    ['CMD:1', command('ANSWER', { answer: 1 })],
    ['CMD:3', command('ANSWER', { answer: 3 })],
  ])('%j', (line, reading) => {
    expect(readCode(line, ONE)).toEqual(reading);
  });

  it.each([
    ['2:7H', card('7H', 2)],
    ['2:10d', card('TD', 2)],
    ['X4', card('X4')],
  ])('with two packs: %j', (line, reading) => {
    expect(readCode(line, TWO)).toEqual(reading);
  });

  it.each([
    ['3:7H', card('7H', 3)],
    ['3:10d', card('TD', 3)],
    ['2:7H', card('7H', 2)],
    ['4:7H', unknown('notInDeck', '4:7H')],
  ])('with three packs: %j', (line, reading) => {
    expect(readCode(line, THREE)).toEqual(reading);
    expect(readCode(line, TWO).kind).toBe(line.startsWith('2') ? 'card' : 'unknown');
  });

  it('is what was printed for each card of three packs, which is named by it', () => {
    for (const one of makeDeck(3, 4)) {
      const coded = readCode(one, THREE);
      expect(coded).toMatchObject({ kind: 'card', card: faceOf(one), copy: packOf(one) });
      expect(coded.kind === 'card' && [makeCode(coded), cardOf(coded)]).toEqual([one, one]);
    }
  });

  it.each([
    '  7H  ',
    '\t7H\t',
    '\x027H\x03',
    '\0\x007H\0',
    ']C17H',
    ']Q17h ',
    ' ]d2 7H',
    '\x02]C1\x1d7H\x03',
    '\ufeff7H',
    '7H\u00a0',
  ])('with what a scanner puts around it: %j', (line) => {
    expect(readCode(line, ONE)).toEqual(card('7H'));
  });
});

describe('what is no code', () => {
  it.each([
    ['', unknown('empty', '')],
    [' \0\t', unknown('empty', '')],
    [']C1', unknown('empty', '')],
    ['7', unknown('notACode', '7')],
    ['H', unknown('notACode', 'H')],
    ['7 H', unknown('notACode', '7 H')],
    ['7\x00H', unknown('notACode', '7\ufffdH')],
    ['7H8D', unknown('notACode', '7H8D')],
    ['7♥', unknown('notACode', '7♥')],
    ['7\u017f', unknown('notACode', '7\u017f')], // a long s, whose upper case is S
    ['1H', unknown('notACode', '1H')],
    ['??', unknown('notACode', '??')],
    ['X0', unknown('notACode', 'X0')],
    ['X5', unknown('notACode', 'X5')],
    ['0:7H', unknown('notACode', '0:7H')],
    ['02:7H', unknown('notACode', '02:7H')],
    [':7H', unknown('notACode', ':7H')],
    ['2: 7H', unknown('notACode', '2: 7H')],
    ['2:2:7H', unknown('notACode', '2:2:7H')],
    ['2:CMD:DONE', unknown('notACode', '2:CMD:DONE')],
    ['4006381333931', unknown('notACode', '4006381333931')],
    ['CMD', unknown('notACode', 'CMD')],
    ['CMD:', unknown('noSuchCommand', 'CMD:')],
    ['CMD:7H', unknown('noSuchCommand', 'CMD:7H')],
    ['CMD:WRONG_PLAYER', unknown('noSuchCommand', 'CMD:WRONG_PLAYER')],
    ['CMD:SEAT', unknown('noSuchCommand', 'CMD:SEAT')],
    ['CMD:SEAT:0', unknown('noSuchCommand', 'CMD:SEAT:0')],
    ['CMD:SEAT:13', unknown('noSuchCommand', 'CMD:SEAT:13')],
    ['CMD:SEAT:02', unknown('noSuchCommand', 'CMD:SEAT:02')],
    ['CMD:4', unknown('noSuchCommand', 'CMD:4')],
    ['2:7H', unknown('notInDeck', '2:7H')],
    ['X3', unknown('notInDeck', 'X3')],
    ['2:X1', unknown('notInDeck', '2:X1')],
  ])('%j is told apart', (line, reading) => {
    expect(readCode(line, ONE)).toEqual(reading);
  });

  it('knows no card of a rank that was taken out of the pack', () => {
    const short = { ...ONE, without: ['2', '3'] } as const;
    expect(['2H', '3S', '4S'].map((line) => readCode(line, short).kind)).toEqual([
      'unknown',
      'unknown',
      'card',
    ]);
    expect(readCode('2H', short)).toEqual(unknown('notInDeck', '2H'));
  });

  it('is cut short', () => {
    expect(readCode('x'.repeat(10_000), ONE)).toEqual(unknown('notACode', 'x'.repeat(32)));
    expect(readCode(`7H${' '.repeat(300)}8D`, ONE)).toMatchObject({ code: 'notACode' });
  });

  it('never throws, and shows nothing that can not be shown', () => {
    const near = fc
      .array(
        fc.constantFrom('7', 'H', '10', ':', 'CMD', 'SEAT', '2', ']C1', '\0', ' ', '\ud83c', 'x', 'ß', '\n'),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(near, anyText({ maxLength: 100 })), (line) => {
        const reading = readCode(line, TWO);
        if (reading.kind !== 'unknown') return;
        expect(CODE_FAULTS).toContain(reading.code);
        expect(reading.text).not.toMatch(/\p{C}/u);
        expect(reading.text.length).toBeLessThanOrEqual(32);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a code that we print', () => {
  const commands = COMMANDS.map((one): Coded => ({ kind: 'command', command: one }));
  const decks = fc.record({ packs: fc.integer({ min: 1, max: 4 }), jokers: fc.integer({ min: 0, max: 4 }) });

  it('reads back as what it was made of, in every deck', () => {
    fc.assert(
      fc.property(decks, (deck) => {
        const cards = makeDeck(1, 0).flatMap((one): Coded[] =>
          Array.from({ length: deck.packs }, (_, index) => ({ kind: 'card', card: one, copy: index + 1 })),
        );
        const jokers = JOKERS.slice(0, deck.jokers).map(
          (one): Coded => ({ kind: 'card', card: one, copy: 1 }),
        );
        const all = [...cards, ...jokers, ...commands];
        for (const coded of all) expect(readCode(makeCode(coded), deck)).toEqual(coded);
        expect(new Set(all.map(makeCode)).size).toBe(all.length);
      }),
    );
  });

  it('names the copy from the second on', () => {
    expect(makeCode({ kind: 'card', card: 'TD', copy: 1 })).toBe('TD');
    expect(makeCode({ kind: 'card', card: 'TD', copy: 2 })).toBe('2:TD');
  });

  it('is for a card beyond the deck told apart', () => {
    fc.assert(
      fc.property(decks, fc.constantFrom(...makeDeck(1, 0)), (deck, one) => {
        const beyond = makeCode({ kind: 'card', card: one, copy: deck.packs + 1 });
        expect(readCode(beyond, deck)).toEqual(unknown('notInDeck', beyond));
      }),
    );
  });

  it('survives the ways of a scanner', () => {
    const noise = fc.constantFrom('', ' ', '\x02', '\x03', '\t', ']C1', '\0');
    const any = fc.constantFrom<Coded>(...commands, { kind: 'card', card: 'TD', copy: 2 });
    fc.assert(
      fc.property(any, noise, noise, fc.boolean(), (coded, before, after, lower) => {
        const code = lower ? makeCode(coded).toLowerCase() : makeCode(coded);
        const tail = after === ']C1' ? '' : after;
        expect(readCode(before + code + tail, TWO)).toEqual(coded);
      }),
    );
  });
});
