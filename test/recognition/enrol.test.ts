import { describe, expect, it } from 'vitest';
import type { Card } from '../../src/engine/cards.ts';
import { type DeckFault, facesToUse, makeDeckText, parseDeck } from '../../src/recognition/deck-file.ts';
import {
  askFor,
  askingOrder,
  cardsByCode,
  type EnrolledDeck,
  type Enrolment,
  hearCode,
  missingCards,
  ownCode,
  startEnrolment,
} from '../../src/recognition/enrol.ts';
import { FEATURES, TRAINED } from '../../src/recognition/faces/said.ts';

const ONE: EnrolledDeck = { packs: 1, jokers: 1, codes: {} };
const TWO: EnrolledDeck = { packs: 2, jokers: 0, codes: {} };

const scan = (from: Enrolment, ...lines: string[]): Enrolment => lines.reduce(hearCode, from);

/** `asked | what came of the last scan`. */
const say = ({ asked, reply, over }: Enrolment): string =>
  [asked ?? '-', reply === null ? '' : [reply.code, reply.card].filter(Boolean).join(' '), over ? 'over' : '']
    .filter((part) => part !== '')
    .join(' | ');

describe('the asked order', () => {
  it('is suits and their ranks, jokers, then the second pack', () => {
    const order = askingOrder({ packs: 2, jokers: 2 });
    expect(order).toHaveLength(106);
    expect(order.slice(0, 3)).toEqual(['2C', '3C', '4C']);
    expect(order.slice(11, 14)).toEqual(['KC', 'AC', '2D']);
    expect(order.slice(51, 55)).toEqual(['AS', 'X1', 'X2', '2:2C']);
    expect(order.at(-1)).toBe('2:AS');
  });

  it('ends with the third pack where there are three', () => {
    const order = askingOrder({ packs: 3, jokers: 2 });
    expect(order).toHaveLength(158);
    expect(order.slice(105, 107)).toEqual(['2:AS', '3:2C']);
    expect(order.at(-1)).toBe('3:AS');
  });
});

describe('enrolling a deck, scan by scan', () => {
  it.each<[string, EnrolledDeck, string[], string]>([
    ['begins with the first card', ONE, [], '2C'],
    ['enrols a code', ONE, ['4006381333931'], '3C | enrolled 2C'],
    ['without what a scanner sends around it', ONE, [']E04006381333931\r', '4006381333931'], '3C | taken 2C'],
    ['refuses a code that another card has', ONE, ['a', 'b', 'a'], '4C | taken 2C'],
    ['tells small from large letters', ONE, ['a', 'A'], '4C | enrolled 3C'],
    ['refuses one of our commands', ONE, ['cmd:pickup'], '2C | command'],
    ['refuses what looks like a command', ONE, ['CMD:NONSENSE'], '2C | command'],
    ['refuses an empty scan', ONE, ['  \r'], '2C | empty'],
    ['refuses a garbled one', ONE, ['40\u000663'], '2C | garbled'],
    ['refuses one with a sign that could not be read', ONE, ['40\ufffd63'], '2C | garbled'],
    ['refuses one that is too long', ONE, ['1'.repeat(65)], '2C | tooLong'],
    ['takes one as long as may be', ONE, ['1'.repeat(64)], '3C | enrolled 2C'],
    ['goes back with UNDO', ONE, ['a', 'b', 'CMD:UNDO'], '3C | back 3C'],
    ['and forgets the code', ONE, ['a', 'CMD:UNDO', 'a'], '3C | enrolled 2C'],
    ['stays at the first card', ONE, ['CMD:UNDO'], '2C'],
    ['skips a card with NO', ONE, ['CMD:NO', 'b'], '4C | enrolled 3C'],
    ['ends with DONE', ONE, ['a', 'CMD:DONE'], '3C | enrolled 2C | over'],
    ['refuses Burnpile’s own code of another card', ONE, ['7H'], '2C | own 7H'],
    ['however it is written', ONE, [']C110d\r'], '2C | own TD'],
    ['even of one that this deck doesn’t hold', ONE, ['X2'], '2C | own X2'],
    ['and takes the card’s own', ONE, ['2c'], '3C | enrolled 2C'],
    ['or its equal’s, where nobody tells them apart', TWO, ['2:2C'], '3C | enrolled 2C'],
  ])('%s', (_, deck, lines, said) => {
    expect(say(scan(startEnrolment(deck), ...lines))).toBe(said);
  });

  it('asks for every card once, and then for none', () => {
    const codes = askingOrder(ONE).map((card) => `#${card}`);
    const end = scan(startEnrolment(ONE), ...codes);
    expect(say(end)).toBe('- | enrolled X1');
    expect(missingCards(end.deck)).toEqual([]);
    expect(say(scan(end, 'more'))).toBe('- | noneAsked');
    expect(say(scan(end, 'CMD:UNDO'))).toBe('X1 | back X1');
  });

  it('goes on where it was left', () => {
    const { deck } = scan(startEnrolment(ONE), 'a', 'CMD:NO', 'c');
    expect(startEnrolment(deck).asked).toBe('3C');
    expect(say(scan(startEnrolment(deck), 'b'))).toBe('5C | enrolled 3C');
  });

  it('asks for a card again, whose code is then another', () => {
    const again = askFor(scan(startEnrolment(ONE), 'a', 'b'), '2C');
    expect(say(again)).toBe('2C');
    const changed = scan(again, 'z');
    expect(say(changed)).toBe('4C | enrolled 2C');
    expect(changed.deck.codes).toEqual({ '2C': 'z', '3C': 'b' });
    expect(askFor(again, '2:2C')).toBe(again);
  });

  it('gives one code to the equal cards of two packs, and to no other two', () => {
    const second = askFor(scan(startEnrolment(TWO), 'a', 'b'), '2:2C');
    expect(say(scan(second, 'b'))).toBe('2:2C | taken 3C');
    const both = scan(second, 'a');
    expect(say(both)).toBe('2:3C | enrolled 2:2C');
    expect(cardsByCode(both.deck).get('a')).toBe('2C');
  });

  it('gives one code to the equal cards of three packs, or to two of them and another to the third', () => {
    const three = startEnrolment({ packs: 3, jokers: 0, codes: {} });
    const second = scan(askFor(scan(three, 'a', 'b'), '2:2C'), 'a');
    const third = askFor(second, '3:2C');
    expect(say(scan(third, 'b'))).toBe('3:2C | taken 3C');
    expect(say(scan(third, 'a'))).toBe('3:3C | enrolled 3:2C');
    const { codes } = scan(third, 'c').deck;
    expect([codes['2C'], codes['2:2C'], codes['3:2C']]).toEqual(['a', 'a', 'c']);
    const file = { name: 'Red', packs: 3, jokers: 0, codes };
    expect(parseDeck(makeDeckText(file))).toEqual({ ok: true, value: file });
  });
});

describe('an enrolled code', () => {
  const cards = cardsByCode({ packs: 2, jokers: 0, codes: { '7H': '111', '2:7H': '222', '8C': 'no 8C' } });
  it.each([
    ['111', '7H'],
    [' 222\r', '2:7H'],
    ['no 8C', '8C'],
    ['9D', '9D'],
    ['CMD:DONE', 'CMD:DONE'],
    ['333', '333'],
    ['1'.repeat(65), '1'.repeat(65)],
  ])('%j is read as %s', (line, own) => {
    expect(ownCode(line, cards)).toBe(own);
  });
});

describe('the file of a deck', () => {
  const codes: Partial<Record<Card, string>> = { '2C': 'a', '2:2C': 'a', X1: 'j' };
  const deck = { name: 'Blue', packs: 2, jokers: 1, codes };
  const text = makeDeckText(deck);

  it('is read as it was written', () => {
    expect(parseDeck(text)).toEqual({ ok: true, value: deck });
  });

  const example = `7H ${'0a'.repeat(FEATURES)}`;
  const faces = { reader: TRAINED, cards: { '3S': [example], '2C': [example, example] } };

  it('says what its cards look like, where somebody has shown them', () => {
    expect(parseDeck(makeDeckText({ ...deck, faces }))).toEqual({ ok: true, value: { ...deck, faces } });
    expect(facesToUse({ faces })).toEqual(faces.cards);
    expect(facesToUse({})).toBeNull();
  });

  it('keeps what another reader was shown, and does not use it', () => {
    const other = { ...deck, faces: { reader: TRAINED + 1, cards: { '2C': ['7H 0a'] } } };
    expect(parseDeck(makeDeckText(other))).toEqual({ ok: true, value: other });
    expect(facesToUse(other)).toBeNull();
  });

  const changed = (change: object) => JSON.stringify({ ...JSON.parse(text), ...change });
  const withFace = (card: string, ...examples: string[]) =>
    changed({ faces: { reader: TRAINED, cards: { [card]: examples } } });
  it.each<[string, string, DeckFault]>([
    ['half a file', text.slice(0, 40), 'notJson'],
    ['a list', '[]', 'notADeck'],
    ['nothing', 'null', 'notADeck'],
    ['a newer format', changed({ format: 2, more: 1 }), 'newerFormat'],
    ['no format', changed({ format: undefined }), 'notADeck'],
    ['a card that there isn’t', changed({ codes: { '1C': 'a' } }), 'notADeck'],
    ['a card that this deck doesn’t hold', changed({ packs: 1 }), 'notADeck'],
    ['four packs', changed({ packs: 4 }), 'notADeck'],
    ['one code for two cards', changed({ codes: { '2C': 'a', '3C': 'a' } }), 'sameCode'],
    ['one code for two jokers', changed({ jokers: 2, codes: { X1: 'a', X2: 'a' } }), 'sameCode'],
    ['a command', changed({ codes: { '2C': 'CMD:DONE' } }), 'badCode'],
    ['our own code of another card', changed({ codes: { '2C': '7H' } }), 'badCode'],
    ['an empty code', changed({ codes: { '2C': ' ' } }), 'badCode'],
    ['a face without a reader', changed({ faces: { cards: {} } }), 'notADeck'],
    ['a face of no card', withFace('1C', example), 'badFace'],
    ['a face of a joker', withFace('X1', example), 'badFace'],
    ['no example of a face', withFace('2C'), 'badFace'],
    ['too many of them', withFace('2C', ...Array.from({ length: 7 }, () => example)), 'badFace'],
    ['one that is too short', withFace('2C', '7H 0a0a'), 'badFace'],
    ['one that is no bytes', withFace('2C', example.replace('0a', 'xy')), 'badFace'],
  ])('with %s is refused', (_, broken, fault) => {
    expect(parseDeck(broken)).toEqual({ ok: false, error: fault });
  });
});
