import { expect, it } from 'vitest';
import type { Card } from '../../src/engine/cards.ts';
import type { StepView } from '../../src/protocol/coach.ts';
import type { ScreenMove } from '../../src/protocol/play.ts';
import type { TableView } from '../../src/protocol/view.ts';
import { sayPointer, sayTold } from '../../src/words/say/first-round.ts';
import { wordsFor } from '../../src/words/tables.ts';
import { FIXTURES } from '../renderer/fixtures.ts';
import { PLAYS } from '../renderer/play-fixtures.ts';

const { table } = PLAYS.yourTurn;
const words = wordsFor('en', 'family');

/** The table of somebody who is to do this. */
const at = (next: StepView | null, more: Partial<TableView> = {}): TableView => ({
  ...table,
  ...more,
  coach: { ...table.coach, next },
});

const NOTHING = { cards: [], stack: null };

const SET = { power: 'burnTogether' as const, ranks: [], cards: 4 };

const ways = { pickUp: null, toOther: false, add: false, tryStock: null, flip: false };
const lay: StepView = { step: 'lay', seat: 0, from: 'hand', any: false, again: null, ...ways };
const byBo = {
  ...table,
  ruling: table.ruling && { ...table.ruling, move: { ...table.ruling.move, seat: 1 } },
};

it('says what is needed and which card to tap, at that card', () => {
  expect(sayPointer(words, at(lay), NOTHING)).toEqual({
    text: 'Needed: 7 or lower, or 2, 3, 10, Joker. Tap 4♥, and keep 4♠, 7♠ and 10♦ for later: each of them gets you past another pile.',
    at: ['hand-4H', 'face-up-4H'],
  });
});

it('says who played what before', () => {
  expect(sayPointer(words, at(lay, byBo), NOTHING)?.text).toMatch(
    /^Bo played 7♥[.] Needed: 7 or lower, or 2, 3, 10, Joker[.] Tap 4♥/,
  );
});

const by = (more: Partial<NonNullable<TableView['ruling']>>) => ({ ruling: { ...byBo.ruling!, ...more } });
const pickedUp = by({ move: { kind: 'pickUp', seat: 1, cards: [], stack: null }, pickedUp: 6 });

it('answers advice that was not followed before it says what is needed', () => {
  const passedOver = (verdict: 'fine' | 'spends', made: Card) => ({
    ...byBo,
    play: { ...table.play!, passedOver: { cards: ['5C' as const], made: [made], verdict } },
  });
  const said = (more: Partial<TableView>) => sayPointer(words, at(lay, more), NOTHING)?.text;
  expect(said(passedOver('fine', '6C'))).toMatch(
    /^You kept 5♣: fine too[.] Bo played 7♥[.] Needed: 7 or lower, or 2, 3, 10, Joker[.]/,
  );
  expect(said(passedOver('spends', 'TC'))).toMatch(
    /^5♣ would have been better: 10♣ will help you more later[.] Bo played 7♥[.] Needed/,
  );
  expect(said({ ...passedOver('fine', '6C'), ...pickedUp })).toMatch(/fine too[.] Bo picks up/);
});

it.each([
  ['burned the pile', by({ burn: true }), 'Bo played 7♥. The pile burns.'],
  ['picked it up', pickedUp, 'Bo picks up the pile (6 cards).'],
  [
    'turned over a card that doesn’t fit',
    by({ failed: true, pickedUp: 6 }),
    'Bo turned over 7♥: it doesn’t fit. Bo picks up 6 cards.',
  ],
  [
    'tried the top of the stock',
    by({
      failed: true,
      pickedUp: 6,
      move: { kind: 'flip' as const, seat: 1, cards: ['7H' as const], stack: null },
    }),
    'Bo tried the top of the stock: 7♥ doesn’t fit. Bo picks up 6 cards.',
  ],
])('says that somebody else %s, to who is next and while others are', (_, more, said) => {
  expect(sayPointer(words, at(lay, more), NOTHING)?.text).toContain(`${said} Needed`);
  expect(sayTold(words, at(null, more)).trim()).toBe(said);
});

it('says of the reader’s own moves only that they burned the pile, or that a card that was turned over doesn’t fit', () => {
  const own = (more: Partial<NonNullable<TableView['ruling']>>) =>
    sayTold(words, at(null, by({ move: { ...byBo.ruling!.move, seat: 0 }, ...more })));
  expect(own({})).toBe('');
  expect(own({ burn: true })).toBe('You played 7♥. The pile burns. ');
  expect(own({ failed: true, pickedUp: 6 })).toBe(
    'You turned over 7♥: it doesn’t fit. You pick up 6 cards. ',
  );
});

it.each([
  ['hand', /^Needed: 7 or lower, or 2, 3, 10, Joker[.] Nothing in your hand fits[.] Pick up/],
  ['faceUp', /Joker[.] None of your face-up cards fits[.] Pick up/],
] as const)('says that nothing fits of the place that is played from: %s', (from, said) => {
  expect(sayPointer(words, at({ step: 'pickUp', seat: 0, from, ...ways }), NOTHING)?.text).toMatch(said);
});

it('leads to the card that completes a set out of turn', () => {
  const view = at({ step: 'complete', seat: 0, kind: '4', cards: 1 }, fitting('4H'));
  const play = { ...view.play!, advisedBurns: true };
  const specials = [{ kind: null, powers: [SET], lies: false, held: false }];
  const shown = { ...view, play, coach: { ...view.coach, specials } };
  expect(sayPointer(words, shown, NOTHING)).toEqual({
    text: 'It isn’t your turn, but you may jump in. Tap 4♥: four fours burn the pile.',
    at: ['hand-4H', 'face-up-4H'],
  });
  expect(sayPointer(words, shown, { cards: ['4H'], stack: null })?.text).toBe('Now tap “Play 4♥”.');
});

it('says which card counts below one that is seen through', () => {
  const pile: Card[] = [...(table.pile as Card[]), '3S'];
  expect(sayPointer(words, at(lay, { ...byBo, pile }), NOTHING)?.text).toMatch(
    /^Bo played 7♥[.] 3♠ is invisible, so 7♥ below it counts[.] Needed: 7 or lower, or 2, 3, 10, Joker[.]/,
  );
});

it('says which card counts below one that asks for a lower one', () => {
  const pile: Card[] = [...(table.pile as Card[]), '8S'];
  const lowers = { power: 'belowUnder' as const, ranks: [], cards: 1 };
  const specials = [{ kind: '8', powers: [lowers], lies: true, held: false }];
  const view = at(lay, { ...byBo, pile });
  expect(sayPointer(words, { ...view, coach: { ...view.coach, specials } }, NOTHING)?.text).toMatch(
    /^Bo played 7♥[.] The 8♠ calls for a card lower than the 7♥ under it[.] Needed/,
  );
});

it.each<[string, StepView | null, readonly string[] | null]>([
  ['a pile that must be picked up', { step: 'pickUp', seat: 0, from: 'hand', ...ways }, ['pick-up', 'pile']],
  ['cards to be put face up', { step: 'choose', seat: 0, cards: 3 }, ['own-hand']],
  ['being ready', { step: 'ready', seat: 0 }, ['ready']],
  ['others who are to act', { step: 'wait', seats: [1] }, null],
  ['nothing to do', null, null],
])('points at the place of %s', (_, next, places) => {
  expect(sayPointer(words, at(next), NOTHING)?.at ?? null).toEqual(places);
});

it.each<[string, readonly [Card, Card], RegExp]>([
  ['a special card for an ordinary one', ['TD', '4H'], /^Good swap: 10♦ will help you at the end[.]/],
  ['an ordinary card for a special one', ['4H', 'TD'], /^Your best cards are face up/],
])('praises the reader’s last swap only where it was a good one: %s', (_, [put, took], said) => {
  const move = { ...table.ruling!.move, seat: 0, kind: 'swap' as const, cards: [put], taken: [took] };
  const log = [{ number: null, ruling: { ...table.ruling!, move }, notice: null }];
  expect(sayPointer(words, at({ step: 'swap', seat: 0 }, { log }), NOTHING)?.text).toMatch(said);
});

it('says what the game is about before the first swap alone', () => {
  const advised = { kind: 'swap', seat: 0, give: ['TD'], take: ['KH'] } as const;
  const move = { ...table.ruling!.move, seat: 0, kind: 'swap' as const, cards: ['4H' as const], taken: [] };
  const log = [{ number: null, ruling: { ...table.ruling!, move }, notice: null }];
  const said = (more: Partial<TableView>) =>
    sayPointer(words, at({ step: 'swap', seat: 0 }, { play: { ...table.play!, advised }, ...more }), NOTHING)
      ?.text;
  expect(said({ log: [] })).toMatch(/^Get rid of all your cards/);
  expect(said({ log })).toMatch(/^Your face-up cards come after your hand.* Tap 10♦[.]$/);
});

it('leads through a swap one card at a time, from either card', () => {
  const advised = { kind: 'swap', seat: 0, give: ['TD'], take: ['KH'] } as const;
  const goes = { power: 'onAny' as const, ranks: [], cards: 1 };
  const specials = [{ kind: 'T', powers: [goes], lies: false, held: false }];
  const swapping = at({ step: 'swap', seat: 0 }, { log: [], play: { ...table.play!, advised } });
  const view = { ...swapping, coach: { ...swapping.coach, specials } };
  const said = [[], ['TD'], ['KH'], ['4H']].map((cards) =>
    sayPointer(words, view, { cards: cards as Card[], stack: null }),
  );
  expect(said).toEqual([
    {
      text: 'Get rid of all your cards. The last player with cards loses. Your face-up cards come after your hand, so put good ones there: 10♦ goes on anything. Tap 10♦.',
      at: ['hand-TD'],
    },
    { text: 'Now tap K♥: the two change places.', at: ['face-up-KH'] },
    { text: 'Now tap 10♦: the two change places.', at: ['hand-TD'] },
    { text: 'Now tap K♥: the two change places.', at: ['face-up-KH'] },
  ]);
});

it('names the cards to put face up, and points at the next of them', () => {
  const advised = { kind: 'choose', seat: 0, cards: ['TD', '4H'] } as const;
  const view = at({ step: 'choose', seat: 0, cards: 2 }, { play: { ...table.play!, advised } });
  const said = [[], ['TD']].map((cards) => sayPointer(words, view, { cards: cards as Card[], stack: null }));
  expect(said).toEqual([
    {
      text: 'Get rid of all your cards. The last player with cards loses. Put your 2 best cards face up: you play them after your hand. Tap 10♦ and 4♥.',
      at: ['hand-TD'],
      also: ['hand-4H'],
    },
    { text: 'Tap 4♥.', at: ['hand-4H'] },
  ]);
});

const laying = (...cards: readonly Card[]): ScreenMove => ({ kind: 'play', seat: 0, cards });

/** The table at which these cards fit, one by one, and the first of them is advised. */
const fitting = (...cards: readonly Card[]) => ({
  play: { ...table.play!, moves: cards.map((card) => laying(card)), advised: laying(cards[0]!) },
});

it.each<[string, readonly Card[], RegExp]>([
  ['ordinary cards', ['4H', 'KC', '6D'], / Tap 4♥, the weakest that fits: keep strong cards for later[.]$/],
  [
    'a special card too',
    ['4H', 'KC', 'TD'],
    /[.] 10♦ is special: .*burn.*[.] Tap 4♥, and keep 10♦ for later[.]$/,
  ],
  ['special cards too', ['4H', 'TD', '2C'], /Joker[.] Tap 4♥, and keep 10♦ and 2♣ for later[.]$/],
  ['one card', ['4H'], / Tap 4♥: nothing else fits[.]$/],
  ['equal cards', ['4H', '4S'], / Tap 4♥, and keep 4♠ for later[.]$/],
  ['special cards alone', ['TD', '2C'], / 10♦ is special: .*burn.*[.] Tap 10♦: only special cards fit[.]$/],
  [
    'a special card, the weakest',
    ['TD', 'KC'],
    / Tap 10♦: it helps you more now than the others that fit[.]$/,
  ],
])('says why that card, where %s fit', (_, cards, said) => {
  expect(sayPointer(words, at(lay, fitting(...cards)), NOTHING)?.text).toMatch(said);
});

it('says once or twice why the weakest card, and at first what is kept for later does', () => {
  const own = { ...table.ruling!, move: { ...table.ruling!.move, seat: 0 } };
  const after = (plays: number, ...cards: readonly Card[]) => {
    const log = Array.from({ length: plays }, () => ({ number: 1, ruling: own, notice: null }));
    return sayPointer(words, at(lay, { ...fitting(...cards), log }), NOTHING)?.text;
  };
  expect(after(1, '4H', 'KC')).toMatch(/ Tap 4♥, the weakest that fits: keep strong cards for later[.]$/);
  expect(after(2, '4H', 'KC')).toMatch(/ Tap 4♥, the weakest that fits[.]$/);
  expect(after(3, '4H', 'TD')).toMatch(/10♦ is special: .*[.] Tap 4♥, and keep 10♦ for later[.]$/);
  expect(after(4, '4H', 'TD')).toMatch(/Joker[.] Tap 4♥, and keep 10♦ for later[.]$/);
});

const { beginning } = FIXTURES.start;

it.each<[string, Partial<NonNullable<TableView['beginning']>['starts']>, RegExp]>([
  ['a card of the reader’s', { by: 'lowest', card: '4H', holders: [0] }, /^You have 4♥, so you start[.] /],
  ['one of a rank', { by: 'rank', ranks: ['4'], holders: [0] }, /^You have 4♥, so you start[.] /],
  ['the place at the table', { by: 'seat', seat: 0 }, /^You sit next to the dealer, so you start[.] /],
  ['a card of somebody else’s', { by: 'rank', ranks: ['4'], holders: [1] }, /^(?!You)/],
  ['another reason', { by: 'random', seat: 0 }, /^(?!You)/],
])('says why the reader starts by %s', (_, more, said) => {
  const starts = { seat: null, card: null, ranks: [], zones: [], holders: [], ...more };
  const start: StepView = { step: 'start', seats: [0], mustPlayIt: false, onPile: false, first: 'none' };
  const view = at(start, {
    ...fitting('4H', 'KC'),
    ruling: null,
    seats: table.seats.map((seat, i) =>
      i === 0 ? { ...seat, known: ['4H' as const, 'KC' as const] } : seat,
    ),
    beginning: { ...beginning!, starts: { ...beginning!.starts, ...starts } },
  });
  expect(sayPointer(words, view, NOTHING)?.text).toMatch(said);
});

it('says that the hand is empty until the first face-up card is played', () => {
  const said = (faceUp: readonly (Card | null)[], known: readonly Card[] = []) => {
    const own = { hand: known.length, known: [...known], faceUp: [...faceUp] };
    const seats = table.seats.map((seat, i) => (i === 0 ? { ...seat, ...own } : seat));
    return sayPointer(words, at(lay, { ...fitting('4H', 'KC'), seats, ruling: null }), NOTHING)?.text;
  };
  expect(said(['4H', 'KC', '9D'])).toMatch(/^Your hand is empty: now your face-up cards[.] Needed/);
  expect(said(['4H', null, 'KC'])).toMatch(/^Needed/);
  expect(said(['4H', 'KC', '9D'], ['5H'])).toMatch(/^Needed/);
});

it('doesn’t say that only special cards fit where the hand has no others', () => {
  const seats = table.seats.map((seat) => ({ ...seat, known: ['TD', '2C'] as Card[] }));
  expect(sayPointer(words, at(lay, { ...fitting('TD', '2C'), seats }), NOTHING)?.text).toMatch(
    / Tap 10♦: all that you can play now is special[.]$/,
  );
});

it.each<[string, TableView['demand'], string]>([
  [
    'something is needed',
    table.demand,
    'Needed: 7 or lower, or 2, 3, 10, Joker. Tap 4♥: it’s the only card in your hand.',
  ],
  [
    'anything goes',
    { ...table.demand, bound: null },
    'Anything goes. Tap 4♥: it’s the only card in your hand.',
  ],
])('says of the last card of a hand that it is, where %s', (_, demand, said) => {
  const seats = table.seats.map((seat) => ({ ...seat, known: ['4H'] as Card[] }));
  expect(sayPointer(words, at(lay, { ...fitting('4H'), seats, demand }), NOTHING)?.text).toContain(said);
});

it('says why one of equal cards goes alone that might go together', () => {
  const moves = [laying('KC'), laying('KD'), laying('KC', 'KD'), laying('2C')];
  const view = at(lay, { play: { ...table.play!, moves, advised: laying('KC') } });
  expect(sayPointer(words, view, NOTHING)?.text).toMatch(
    / Tap K♣, and keep K♦ and 2♣ for later: each of them gets you past another pile[.]$/,
  );
});

it('says of the only card that lies face up that it is, where anything goes', () => {
  const seats = table.seats.map((seat) => ({ ...seat, known: [], faceUp: [null, '2H' as Card, null] }));
  const free = { ...fitting('2H'), seats, pile: [], demand: { ...table.demand, bound: null } };
  expect(sayPointer(words, at(lay, free), NOTHING)?.text).toMatch(/ Tap 2♥: it’s your only face-up card[.]$/);
});

it.each<[string, StepView, readonly Card[], string, string]>([
  ['what fits', lay, ['4H'], 'Now tap “Play 4♥”.', 'lay'],
  [
    'what does not fit',
    lay,
    ['9C'],
    '9♣ doesn’t fit. Needed: 7 or lower, or 2, 3, 10, Joker. Tap 4♥',
    'hand-4H',
  ],
  [
    'what lies face up',
    lay,
    ['KH'],
    'Play your hand first. Needed: 7 or lower, or 2, 3, 10, Joker. Tap 4♥',
    'hand-4H',
  ],
  [
    'enough to put face up',
    { step: 'choose', seat: 0, cards: 1 },
    ['9S'],
    'Now tap “Put this card face up”.',
    'lay',
  ],
])('once %s is chosen, says what comes of that', (_, next, cards, text, place) => {
  const said = sayPointer(words, at(next, fitting('4H', '4S')), { cards, stack: null });
  expect(said?.text).toContain(text);
  expect(said?.at[0]).toBe(place);
});

it.each<[string, readonly Card[], readonly string[]]>([
  ['of the hand', ['4H', '4S'], ['hand-4S']],
  ['that lie face up', [], ['face-up-4S']],
])('points at all equal cards %s', (_, known, also) => {
  const seats = table.seats.map((seat) => ({ ...seat, known: [...known] }));
  const play = { ...table.play!, you: 0, advised: laying('4H', '4S') };
  expect(sayPointer(words, at(lay, { seats, play }), NOTHING)?.also).toEqual(also);
});

it('leads through equal cards that may be played together, to the button', () => {
  const both = laying('4H', '4S');
  const moves = [laying('4H'), laying('4S'), both, laying('6D')];
  const view = at(lay, { play: { ...table.play!, moves, advised: both } });
  const texts = [[], ['4H'], ['4S', '4H'], ['6D']].map(
    (cards) => sayPointer(words, view, { cards: cards as Card[], stack: null })?.text,
  );
  expect(texts).toEqual([
    'Needed: 7 or lower, or 2, 3, 10, Joker. Tap 4♥ and 4♠: equal cards go together.',
    'Tap 4♠ too: equal cards go together.',
    expect.stringMatching(/^Now tap “Play 4♠ 4♥”/),
    // Somebody who plays another card that fits is left to it.
    'Now tap “Play 6♦”.',
  ]);
});

it('leads from one of two cards that only go together to the other, and to the button', () => {
  const both = laying('4H', '4S');
  const view = at(lay, { play: { ...table.play!, moves: [both], advised: both } });
  const places = [[], ['4H'], ['4S', '4H']] as const;
  expect(places.map((cards) => sayPointer(words, view, { cards, stack: null })?.at[0])).toEqual([
    'hand-4H',
    'hand-4S',
    'lay',
  ]);
});

it('says of equal cards that burn the pile that they do', () => {
  const all = laying('9C', '9D', '9H', '9S');
  const view = at(lay, { play: { ...table.play!, moves: [all], advised: all, advisedBurns: true } });
  const texts = [[], ['9C']].map(
    (cards) => sayPointer(words, view, { cards: cards as Card[], stack: null })?.text,
  );
  expect(texts).toEqual([
    expect.stringMatching(/Tap 9♣, 9♦, 9♥ and 9♠: four nines burn the pile[.]$/),
    'Tap 9♦ too: together they burn the pile.',
  ]);
});

it('says what a special card does that is chosen though another was advised', () => {
  const text = (card: Card) =>
    sayPointer(words, at(lay, fitting('4H', 'TD')), { cards: [card], stack: null })?.text;
  expect(text('TD')).toMatch(/^10♦ is special: .*burn.*[.] Now tap “Play 10♦”[.]$/);
  expect(text('4H')).toBe('Now tap “Play 4♥”.');
});

it('praises nothing where a move has just been refused', () => {
  const passedOver = { cards: ['5C' as const], made: ['6C' as const], verdict: 'fine' as const };
  const view = at(lay, { ...byBo, play: { ...table.play!, passedOver } });
  expect(sayPointer(words, view, { ...NOTHING, isRefused: true })?.text).toMatch(
    /^Needed: 7 or lower, or 2, 3, 10, Joker[.]/,
  );
});

it('says that the pile burned before another card is turned over, and of no card that just fits', () => {
  const flip: StepView = { step: 'flip', seat: 0, again: 'must', stack: null, cards: 2, pickUp: false };
  const stacks = [0, 2].map((stack): ScreenMove => ({ kind: 'flip', seat: 0, stack }));
  const said = (more: Pick<TableView, 'ruling'>) =>
    sayPointer(words, at(flip, { ...more, play: { ...table.play!, moves: stacks, advised: null } }), NOTHING)
      ?.text;
  const move = { kind: 'flip' as const, seat: 0, cards: ['TD' as const], stack: 1 };
  expect(said(by({ burn: true, move }))).toMatch(/^You turn over: 10♦[.] The pile burns[.] Turn over one/);
  expect(said(by({ failed: true, pickedUp: 1, move }))).toMatch(/^You turned over 10♦: it doesn’t fit[.]/);
  expect(said(byBo)).toMatch(/^Turn over one/);
});

it('names the one stack that is next, and says of another one that it isn’t', () => {
  const flip: StepView = { step: 'flip', seat: 0, again: null, stack: 2, cards: 3, pickUp: false };
  const next: ScreenMove = { kind: 'flip', seat: 0, stack: 1 };
  const view = at(flip, { play: { ...table.play!, moves: [next], advised: null } });
  const said = [null, 0, 1].map((stack) => sayPointer(words, view, { cards: [], stack }));
  expect(said).toEqual([
    {
      text: 'Turn over this card without looking first. If it doesn’t fit, you pick it up with the pile.',
      at: ['stack-2'],
    },
    {
      text: 'It isn’t that stack’s turn yet. Turn over this card without looking first. If it doesn’t fit, you pick it up with the pile.',
      at: ['stack-2'],
    },
    { text: 'Now tap “Turn it over”.', at: ['lay'] },
  ]);
  const any = { ...view, play: { ...view.play!, moves: [next, { ...next, stack: 2 }] } };
  expect(sayPointer(words, any, NOTHING)).toEqual({
    text: 'Turn over one of these without looking first. If it doesn’t fit, you pick it up with the pile.',
    at: ['stack-2', 'stack-3'],
  });
});

it('says to somebody who has to start with a card that they do', () => {
  const start: StepView = { step: 'start', seats: [0], mustPlayIt: true, onPile: false, first: 'none' };
  expect(sayPointer(words, at(start, fitting('4H')), NOTHING)?.text).toBe(
    'You have 4♥, so you start: tap it.',
  );
});
