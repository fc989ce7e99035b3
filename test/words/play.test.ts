import { expect, it } from 'vitest';
import type { Card } from '../../src/engine/cards.ts';
import type { StartQuestionView } from '../../src/protocol/beginning.ts';
import type { PlayView } from '../../src/protocol/play.ts';
import type { RulingView, TableView } from '../../src/protocol/view.ts';
import { de } from '../../src/words/de.ts';
import { en } from '../../src/words/en.ts';
import { sayWhatFollows } from '../../src/words/say/coach.ts';
import { sayOvertaken } from '../../src/words/say/done.ts';
import {
  sayBeforeFirst,
  sayLay,
  sayPile,
  sayRefusal,
  sayResultFor,
  sayTurnFor,
  sayWaitsFor,
} from '../../src/words/say/play.ts';
import { sayTurn } from '../../src/words/say/table.ts';
import { PLAYS } from '../renderer/play-fixtures.ts';
import { longSeries } from '../renderer/series-fixtures.ts';

const { choose, over, swap } = PLAYS;
const withPlay = ({ table }: { readonly table: TableView }, more: Partial<PlayView>): TableView => ({
  ...table,
  play: { ...table.play!, ...more },
});
const ready = (table: TableView): TableView['play'] => ({
  ...table.play!,
  exchange: null,
  seats: table.play!.seats.map((seat, i) => (i === 0 ? { ...seat, ready: true } : seat)),
});

it.each<[string, string, TableView]>([
  ['Choose cards', 'before they are chosen', choose.table],
  ['Ready?', 'once they are', withPlay(choose, { exchange: null })],
  ['The others get ready', 'when Ready was pressed', { ...choose.table, play: ready(choose.table) }],
  ['Choose cards', 'to who looks on', withPlay(choose, { you: null, mine: [], exchange: null })],
  ['Swap cards', 'where one may swap', swap.table],
  ['The others get ready', 'after that', { ...swap.table, play: ready(swap.table) }],
])('in the exchange it is said: “%s”, %s', (said, _, view) => {
  expect(sayTurnFor(en, view)).toBe(said);
});

it.each<[readonly string[], Partial<PlayView['seats'][number]>, readonly number[]]>([
  [['Nobody has taken Bo’s seat yet.'], { taken: false }, [1]],
  [['Nobody has taken the seats of Bo, Cy and Di yet.'], { taken: false }, [1, 2, 3]],
  [['Cy’s phone is away.'], { taken: true }, [2]],
  [['The phones of Bo and Cy are away.'], { taken: true }, [1, 2]],
  [['Nobody is in Di’s seat any more.'], { taken: false, left: true }, [3]],
  [[], { taken: true }, []],
])('it is said what the game waits for: %j', (said, all, waitsFor) => {
  const seats = swap.table.play!.seats.map((seat) => ({ ...seat, left: false, ...all }));
  expect(sayWaitsFor(en, withPlay(swap, { seats, waitsFor: [...waitsFor] }))).toEqual(said);
});

it.each<[string | null, number, Pick<RulingView, 'burn' | 'jumpedIn'>]>([
  ['Cy jumped in first with 9♥ 9♠. Your move was not made.', 2, { burn: false, jumpedIn: true }],
  [
    'Cy jumped in first with 9♥ 9♠ and burned the pile. Your move was not made.',
    2,
    { burn: true, jumpedIn: true },
  ],
  // The reader’s own play is no jump-in, nor is one in turn: something else has changed the table.
  [null, 0, { burn: false, jumpedIn: true }],
  [null, 2, { burn: false }],
])('of a move that was overtaken it is said: %s', (said, seat, did) => {
  const { table } = PLAYS.yourTurn;
  const move = { kind: 'play' as const, seat, cards: ['9H', '9S'] as const, stack: null };
  const ruling = {
    ...table.ruling!,
    ...did,
    move: { ...table.ruling!.move, ...move, cards: [...move.cards] },
  };
  expect(sayOvertaken(en, { ...table, ruling })).toBe(said);
});

it.each<[Card, readonly string[]]>([
  ['2C', ['anything goes next']],
  ['3H', ['the card below counts']],
  ['7H', ['7 or lower next']],
  ['8S', []],
  ['TD', []],
  ['9C', []],
])('of %s it is said what it leads to for the next card: %j', (card, said) => {
  expect(sayWhatFollows(en, PLAYS.yourTurn.table, card)).toEqual(said);
});

it('who tried a move that is refused is spoken to', () => {
  const { table, refusal } = PLAYS.refused;
  const why = { is: 'comesFirst', zone: 'hand' } as const;
  const breaches = refusal.ruling.breaches.map((breach) => ({ ...breach, card: null, why }));
  expect(sayRefusal(en, table, { ...refusal.ruling, breaches })).toBe('You have to play your hand first.');
});

it('where the pile has burned it is said why the same player goes on', () => {
  const { table } = PLAYS.burned;
  const ruling = { ...table.ruling!, again: true, optional: false, move: { ...table.ruling!.move, seat: 0 } };
  const burned = { ...table, turn: 0, ruling };
  expect([en, de].map((words) => sayPile(words, burned))).toEqual([
    'The pile is burned: you go again',
    'Der Stapel ist verbrannt: Du bist noch mal dran',
  ]);
  expect(sayPile(en, { ...burned, play: { ...table.play!, you: 1 } })).toMatch(
    /^The pile is burned: \w+ goes again$/,
  );
  expect(sayPile(en, { ...burned, turn: 1 })).toBe('The pile is empty');
  expect(sayPile(en, { ...burned, ruling: { ...ruling, optional: true } })).toBe('The pile is empty');
  expect(sayPile(en, PLAYS.yourTurn.table)).toBe('5 cards in the pile');
});

/** A round that Bo has lost, and that Ann has won where the rules name a winner. */
const lost = (winner: string | null, play: Partial<PlayView>): TableView => ({
  ...withPlay(over, play),
  series: { ...longSeries, rounds: [{ ...longSeries.rounds[0]!, winner }] },
});

it.each<[string, string | null, string, TableView]>([
  ['You win', 'Bo loses', 'to who was out first', lost('Ann', {})],
  ['You lose', 'Ann wins', 'to who is left', lost('Ann', { you: 1, mine: [1] })],
  ['You lose', null, 'to who is left, where nobody wins', lost(null, { you: 1, mine: [1] })],
  ['Bo loses', 'Ann wins', 'to the others', lost('Ann', { you: 2, mine: [2] })],
  ['You win', null, 'to who was out first, where nobody loses', { ...lost(null, {}), loser: null }],
  ['Bo loses', 'Ann wins', 'to people who share a screen', lost('Ann', { mine: [0, 1] })],
  ['Bo loses', null, 'to who looks on', lost(null, { you: null, mine: [] })],
])('after a round it is said: “%s”, “%s”, %s', (first, more, _, view) => {
  expect(sayResultFor(en, view)).toEqual([first, more]);
});

it.each<[readonly Card[], string, string]>([
  [['7D'], 'Play 7♦', '7♦ legen'],
  [['7D', '7H'], 'Play 7♦ 7♥', '7♦ 7♥ legen'],
  [['7D', '7H', '7S'], 'Play three 7s', 'Drei 7er legen'],
  [['QD', 'QH', 'QS', 'QC'], 'Play four queens', 'Vier Damen legen'],
  [['5H', '6H', '7H'], 'Play 3 cards', '3 Karten legen'],
])('the button that plays %s has few words', (chosen, ...said) => {
  expect([en, de].map((words) => sayLay(words, { chosen, stack: null, wanted: null }))).toEqual(said);
});

/** What decides who starts, who is to act, and what may be played by the reader at seat 0. */
it.each<
  [
    Partial<StartQuestionView>,
    readonly number[],
    readonly Card[],
    [string, string | null],
    [string, string | null],
  ]
>([
  [
    { by: 'lowest', card: '3S', holders: [0] },
    [0],
    ['3S'],
    ['Play the 3♠', 'You start: you have the lowest card, the 3♠.'],
    ['Leg die 3♠', 'Du fängst an: Du hast die niedrigste Karte, die 3♠.'],
  ],
  [
    { by: 'rank', ranks: ['4'], holders: [0] },
    [0],
    ['4S', '9D'],
    ['Play anything', 'You start: you have a 4.'],
    ['Leg, was du willst', 'Du fängst an: Du hast eine 4.'],
  ],
  [
    // Another 4, of a suit that goes first, is in a hand that the reader doesn’t see.
    { by: 'rank', ranks: ['4'], holders: [0] },
    [1],
    [],
    ['The pile is empty', null],
    ['Der Stapel ist leer', null],
  ],
  [
    // Two may be quick.
    { by: 'rank', ranks: ['4'], holders: [0] },
    [0, 1],
    ['4S', '9D'],
    ['Play anything', null],
    ['Leg, was du willst', null],
  ],
  [
    { by: 'rank', ranks: ['4'], holders: [1] },
    [1],
    [],
    ['The pile is empty', 'Ada has a 4.'],
    ['Der Stapel ist leer', 'Ada hat eine 4.'],
  ],
  [
    { by: 'loser', seat: 1 },
    [1],
    [],
    ['The pile is empty', 'Ada lost the last round.'],
    ['Der Stapel ist leer', 'Ada hat die letzte Runde verloren.'],
  ],
  [
    { by: 'worstFaceUp', seat: 0 },
    [0],
    ['9D', '4S'],
    ['Play anything', 'You start: you have the worst face-up cards.'],
    ['Leg, was du willst', 'Du fängst an: Du hast die schlechtesten offenen Karten.'],
  ],
  [
    { by: 'thrownIn', ranks: ['3'], holders: [0, 1] },
    [0, 1],
    ['3S'],
    ['Throw in a 3', 'The player after the last to throw one in starts.'],
    ['Wirf eine 3 ab', 'Wer nach dem Letzten sitzt, der eine abwirft, fängt an.'],
  ],
  [
    { by: 'thrownIn', ranks: ['3'], holders: [1] },
    [1],
    [],
    ['The pile is empty', 'The player after the last to throw one in starts.'],
    ['Der Stapel ist leer', 'Wer nach dem Letzten sitzt, der eine abwirft, fängt an.'],
  ],
  [
    { by: 'thrownIn', seat: 0 },
    [0],
    ['9D', '3S'],
    ['Play anything', 'You start: you come after the last to throw cards in.'],
    ['Leg, was du willst', 'Du fängst an: Du kommst nach dem letzten Abwerfen.'],
  ],
  [
    { by: 'race', ranks: ['3'], holders: [0, 1] },
    [0, 1],
    ['9D', '3S'],
    ['Play anything', null],
    ['Leg, was du willst', null],
  ],
])(
  'before the first card it is said who starts, and why: %j, acts: %j, plays: %j',
  (asked, acting, plays, inEnglish, inGerman) => {
    const { table } = PLAYS.youStart;
    const starts = {
      by: 'rank' as const,
      seat: null,
      card: null,
      ranks: [],
      zones: [],
      holders: [],
      ...asked,
    };
    const seats = table.play!.seats.map((seat, i) => ({ ...seat, acts: acting.includes(i) }));
    const beginning = {
      dealing: null,
      dealerLost: false,
      otherwise: null,
      nearest: null,
      dealtFirst: false,
      asDealt: false,
      denied: false,
      mustPlayIt: false,
      starts,
    };
    const moves = plays.map((card) => ({ kind: 'play' as const, seat: 0, cards: [card] }));
    const view = {
      ...table,
      seats: table.seats.map((seat, i) => (i === 1 ? { ...seat, name: 'Ada' } : seat)),
      beginning,
      play: { ...table.play!, seats, moves },
    };
    expect(sayBeforeFirst(en, view)).toEqual(inEnglish);
    expect(sayBeforeFirst(de, view)).toEqual(inGerman);
  },
);

it.each([
  [{ ranks: ['3'], seat: null }, [], 'Who throws cards in?', 'Wer wirft Karten ab?'],
  [{ ranks: ['3'], seat: null }, [1], 'Ada throws cards in', 'Ada wirft Karten ab'],
  [{ ranks: [], seat: 1 }, [0, 1, 2], 'Ada starts', 'Ada fängt an'],
] as const)(
  'while cards are thrown in nobody is said to start: %j %j',
  (asked, starters, inEnglish, inGerman) => {
    const { table } = PLAYS.youStart;
    const starts = {
      ...asked,
      by: 'thrownIn' as const,
      card: null,
      zones: [],
      holders: [],
      ranks: [...asked.ranks],
    };
    const view = {
      ...table,
      seats: table.seats.map((seat, i) => (i === 1 ? { ...seat, name: 'Ada' } : seat)),
      starters: [...starters],
      beginning: { ...table.beginning!, starts },
    };
    expect(sayTurn(en, view)).toBe(inEnglish);
    expect(sayTurn(de, view)).toBe(inGerman);
  },
);
