import { describe, expect, it } from 'vitest';
import type { DemandView } from '../../src/protocol/view.ts';
import { demandView } from '../../src/table/demand-view.ts';
import { de } from '../../src/words/de.ts';
import { en } from '../../src/words/en.ts';
import { sayDemand, sayNeeded } from '../../src/words/say/demand.ts';
import { demandAloud, neededAloud, sentences } from '../../src/words/say/speech.ts';
import { at } from '../engine/support/at.ts';
import { anything } from '../renderer/fixtures.ts';

const bound = (kind: NonNullable<DemandView['bound']>['kind'], rank: string) => ({ kind, rank });

/** A demand, then in words, in symbols, and the other way to fit. */
const TABLE: readonly (readonly [Partial<DemandView>, string, string, string | null])[] = [
  [{}, 'anything', '✱', null],
  [{ card: '7H', bound: bound('atMost', '7') }, '7 or lower', '7 ↓', null],
  [{ card: 'QS', bound: bound('atLeast', 'Q') }, 'Q or higher', 'Q ↑', null],
  [{ card: 'TS', bound: bound('atLeast', 'T') }, '10 or higher', '10 ↑', null],
  [{ card: 'AS', bound: bound('exactly', 'A') }, 'an ace', 'A', null],
  [{ card: 'AS', bound: bound('exactly', 'A'), always: ['2', 'T'] }, 'an ace, a 2 or a 10', 'A', null],
  [{ card: '2S', bound: bound('exactly', '2') }, 'a 2', '2', null],
  [{ card: '9D', bound: bound('below', '9') }, 'lower than 9', '<9 ↓', null],
  [{ card: '9D', bound: bound('above', '9') }, 'higher than 9', '>9 ↑', null],
  [
    { card: '4C', bound: bound('atLeast', '4'), colour: 'black' },
    '4 or higher · same colour as 4♣',
    '4 ↑ ♣♠',
    null,
  ],
  [{ card: '4D', colour: 'red' }, 'same colour as 4♦', '♦♥', null],
  [
    { card: 'KC', only: ['J', 'A'], forced: true, colour: 'red' },
    'pick up, or red J or red A',
    '⇧ J A ♦♥',
    null,
  ],
  [{ card: '8D', bound: bound('atLeast', '8'), size: 2 }, '2 or more cards: 8 or higher', '8 ↑ 2×', null],
  [
    { card: '8D', bound: bound('below', '8'), equalCompletes: true, missing: 2 },
    'lower than 8',
    '<8 ↓',
    'or 2 more 8s to burn',
  ],
  [
    { card: 'TD', bound: bound('below', 'T'), equalCompletes: true, missing: 1 },
    'lower than 10',
    '<10 ↓',
    'or 1 more 10 to burn',
  ],
  [
    { card: '6H', bound: bound('above', '6'), size: 2, pairs: true },
    'higher than 6 · 2 equal cards, or 3+ equal cards of any rank',
    '>6 ↑ 2×',
    null,
  ],
  [{ card: 'JS', only: ['J', 'T'] }, 'only J or 10', 'J 10', null],
  [{ card: 'JS', only: ['J', 'JK'] }, 'only J or Joker', 'J Joker', null],
  [{ card: 'JS', only: [] }, 'no card: pick up', '⇧', null],
  [{ card: 'X1', only: ['J'], forced: true }, 'pick up, or J', '⇧ J', null],
  [{ card: 'X1', only: [], forced: true }, 'pick up', '⇧', null],
  // Four of a kind burn there too, but equal cards fit anyhow.
  [{ card: '8D', bound: bound('atLeast', '8'), missing: 3 }, '8 or higher', '8 ↑', null],
];

/** A demand, then what is said of it aloud, in English and German. */
const ALOUD: readonly (readonly [Partial<DemandView>, string, string])[] = [
  [{}, 'Anything goes.', 'Alles passt.'],
  [{ bound: bound('atMost', '7') }, 'It takes a seven or lower.', 'Es passt eine Sieben oder niedriger.'],
  [{ bound: bound('atLeast', 'J') }, 'It takes a jack or higher.', 'Es passt ein Bube oder höher.'],
  [
    { bound: bound('below', '8') },
    'It takes something lower than an eight.',
    'Es passt alles, was niedriger ist als eine Acht.',
  ],
  [
    { bound: bound('exactly', 'A'), always: ['2', 'T', 'JK'] },
    'It takes an ace, a two, a ten or a joker.',
    'Es passt ein Ass, eine Zwei, eine Zehn oder ein Joker.',
  ],
  [
    { card: '4C', bound: bound('atLeast', '4'), colour: 'black' },
    'It takes a four or higher, the same colour as the four of clubs.',
    'Es passt eine Vier oder höher, schwarz wie die Kreuz-Vier.',
  ],
  [
    { card: '8D', bound: bound('atLeast', '8'), size: 2 },
    'It takes an eight or higher, at least 2 cards.',
    'Es passt eine Acht oder höher, mindestens 2 Karten.',
  ],
  [{ card: 'JS', only: ['J', 'T'] }, 'Only a jack or a ten goes.', 'Nur ein Bube oder eine Zehn passt.'],
  [
    { card: 'KC', only: ['A'], forced: true, colour: 'red' },
    'The pile has to be picked up, unless an ace in red hands it on.',
    'Der Stapel muss aufgenommen werden, oder ein Ass in Rot gibt das weiter.',
  ],
  [{ only: [], forced: true }, 'The pile has to be picked up.', 'Der Stapel muss aufgenommen werden.'],
];

it.each(ALOUD)('says aloud of %j: %s %s', (demand, english, german) => {
  const asked = { ...anything, ...demand };
  const aloud = [en, de].map((words) => sentences(words, [demandAloud(words, asked)]));
  expect(aloud).toEqual([english, german]);
});

describe('a demand in words and symbols', () => {
  it.each(TABLE)('%j: %s, %s, %s', (demand, words, symbol, also) => {
    const said = sayDemand(en, { ...anything, ...demand });
    expect([said.words, said.symbol, said.also]).toEqual([words, symbol, also]);
  });

  it('names the kinds that always fit', () => {
    const eight = { ...anything, card: '8D', bound: { kind: 'atLeast', rank: '8' } } as const;
    expect(sayDemand(en, { ...eight, always: ['2', '4', 'JK'] }).always).toBe('or 2, 4, Joker');
    expect(sayDemand(en, eight).always).toBeNull();
  });

  it('says what is needed with the kinds that always fit, and what is called after a move without them', () => {
    const [queen, ace] = [bound('atLeast', 'Q'), bound('exactly', 'A')];
    const onQueen = { ...anything, card: 'QS' as const, bound: queen, always: ['2', 'T'] };
    expect([sayNeeded(en, onQueen), sayNeeded(de, onQueen)]).toEqual([
      'Q or higher, or 2 or 10',
      'D oder höher, oder 2 oder 10',
    ]);
    expect(neededAloud(en, onQueen)).toBe('It takes a queen or higher, or a two or a ten');
    expect(neededAloud(de, onQueen)).toBe('Es passt eine Dame oder höher, oder eine Zwei oder eine Zehn');
    expect(demandAloud(en, onQueen)).toBe('It takes a queen or higher');
    // Nothing is added where it is said already, or where everything goes.
    expect(neededAloud(en, { ...onQueen, bound: ace })).toBe('It takes an ace, a two or a ten');
    expect(neededAloud(en, { ...anything, always: ['2'] })).toBe('Anything goes');
  });

  it('says before all that fits how many cards it takes, as what always fits has to be as many', () => {
    const pair = { ...anything, card: 'QS', bound: { kind: 'atLeast', rank: 'Q' }, size: 2 } as const;
    const said = [en, de].map((words) => sayDemand(words, { ...pair, always: ['7', 'T'] }));
    expect(said.map((one) => [one.words, one.always])).toEqual([
      ['2 or more cards: Q or higher', 'or 7 or 10'],
      ['2 oder mehr Karten: D oder höher', 'oder 7 oder 10'],
    ]);
  });

  it('names none where anything fits', () => {
    expect(sayDemand(en, { ...anything, always: ['2'] }).always).toBeNull();
  });
});

it('of cards that pass a pick-up on by their colour a joker is none', () => {
  const special = {
    'special[K]': { effects: [{ forcePickUp: { deflectedBy: ['J', 'JK'] } }] },
    'special[JK]': { on: 'any' },
  };
  const forced = (colour: string) =>
    demandView(
      at([{ hand: ['4C'] }, { hand: ['5C'] }], {
        rules: 'palace',
        options: { ...special, 'deck.jokers': 2, 'passOn.colour': colour },
        pile: ['9C', 'KC'],
      }),
    ).only;
  expect(forced('any')).toEqual(['J', 'JK']);
  expect(forced('red')).toEqual(['J']);
});
