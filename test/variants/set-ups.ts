import { dealKnown, type RoundSetup } from '../../src/engine/deal.ts';
import { startingRights } from '../../src/engine/first.ts';
import { seededRandom } from '../../src/engine/random.ts';
import type { Options, ResolveRules } from '../../src/engine/rules/resolve.ts';
import type { Rules } from '../../src/engine/rules/rules.ts';
import { faceUpCards, type Seat, type SeatNumber, type State } from '../../src/engine/state.ts';
import { nextRound } from '../../src/table/round.ts';
import { findVariant } from '../../src/variants/index.ts';
import { resolveAlone } from '../support/resolve-alone.ts';

/** Rules with one of them switched off needn't go together. */
const resolvePresets = resolveAlone(findVariant);

const NAMES = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal', 'Ida', 'Jo', 'Kim', 'Lee'];

const tableOf = (rules: Rules, players: number): RoundSetup => ({
  rules,
  names: NAMES.slice(0, players),
  dealer: 0,
  lastLoser: null,
  lastWinner: null,
});

/** `3×2 down, 3 up, 3 in hand`: what is dealt to a seat. */
function tellSeat(seat: Seat): string {
  const heights = new Set(seat.faceDown.map((stack) => stack.length));
  return `${seat.faceDown.length}×${[...heights].join('/')} down, ${faceUpCards(seat).length} up, ${seat.hand.length} in hand`;
}

/** The deal to so many players in one line: what everybody gets, and where the rest is. */
function tellDeal(rules: Rules, players: number): string {
  const dealt = dealKnown(tableOf(rules, players), seededRandom(players));
  if (!dealt.ok) return 'not for so many';
  const { seats, stock, pile } = dealt.value;
  const rest = `${stock.length} ${rules.set.leftover === 'stock' ? 'to draw' : 'out of play'}`;
  const starter = pile.length > 0 ? `, ${pile.length} turned up` : '';
  return `${[...new Set(seats.map(tellSeat))].join('; ')}; ${rest}${starter}`;
}

/** A round of three that is over: Ann dealt, Cy is left, the others were out in this order; null where three can't play. */
function overRound(rules: Rules, out: readonly [SeatNumber, SeatNumber]): State | null {
  const dealt = dealKnown(tableOf(rules, 3), seededRandom(1));
  if (!dealt.ok) return null;
  const empty = (seat: Seat): Seat => ({ ...seat, hand: [], faceUp: [], faceDown: [] });
  const seats = dealt.value.seats.map((seat, i) => (i === 2 ? seat : empty(seat)));
  return { ...dealt.value, seats, phase: 'over', out };
}

function tellNextAfter(over: State | null): string {
  const next = over === null ? null : nextRound(over);
  if (next === null) return 'none';
  const starters = startingRights(next).flatMap((right, seat) => (right === 'yes' ? [NAMES[seat]] : []));
  return `${NAMES[next.dealer]} deals, ${starters.join(' and ') || 'nobody named'} starts`;
}

/**
 * Who deals the round after one that Cy has lost, and who starts it where that is known at once. Told for a round that
 * Bo won, who sits at the dealer's left, and for one that the dealer won, where it differs.
 */
function tellNext(rules: Rules): string {
  const won = [overRound(rules, [1, 0]), overRound(rules, [0, 1])];
  return [...new Set(won.map(tellNextAfter))].join('; ');
}

/** What people are told of the rules, apart from rulings. */
function tellNames({ set: { players, names, series, end, announce } }: Rules): string {
  const calls = [announce.burn, announce.lastCard].filter((call) => call !== null).join(' ');
  const titles = series.titles === 'numbers' ? 'numbers' : series.titles.join(' ') || 'no titles';
  const winner = end.showWinner ? 'a winner' : 'no winner';
  return `${names.game || 'no name'}, best for ${players.best ?? 'any number'}, ${winner}, ${names.loser || 'a loser'} (${titles}), calls ${calls || 'none'}`;
}

/** How many cards are turned up at the start, over many deals: a burning one may get another one on it. */
function tellStarter(rules: Rules): string {
  const piles = Array.from({ length: 60 }, (_, seed) => {
    const dealt = dealKnown(tableOf(rules, 2), seededRandom(seed));
    return dealt.ok ? dealt.value.pile.length : 0;
  });
  return `${Math.max(...piles)} turned up at most`;
}

/** A deal to so many players, the card turned up at the start, the round after one, or what is told. */
export type What = number | 'starter' | 'next' | 'names';

/** What is told of a set-up, in one line. */
export function tellSetUp(
  id: string,
  options: Options,
  what: What,
  resolve: ResolveRules = resolvePresets,
): string {
  const rules = resolve(id, options);
  if (!rules.ok) return rules.error.code;
  if (what === 'next') return tellNext(rules.value);
  if (what === 'starter') return tellStarter(rules.value);
  return what === 'names' ? tellNames(rules.value) : tellDeal(rules.value, what);
}

/** Rule number, rule set, options, what is looked at, what is to be seen, and options that switch the rule off. */
export type SetUp = readonly [
  number: string,
  id: string,
  options: Options,
  what: What,
  seen: string,
  off: Options,
];

/** The same deal for every number of players that the pack is enough for. */
const row = (down: readonly [number, number], faceUp: number, hand: number, max = 5): Options => ({
  'deal.rows': [{ players: [2, max], faceDown: { stacks: down[0], depth: down[1] }, faceUp, hand }],
  'players.max': max,
});

/** What is left over is out of play, and so nobody draws. */
const UNDRAWN: Options = { leftover: 'dead', 'refill.mode': 'none' };

/** Everything about a round that is settled before its first move, rule by rule. */
export const SET_UPS: readonly SetUp[] = [
  ['BL-01', 'blast', {}, 5, 'not for so many', row([3, 1], 3, 3)],
  [
    'BL-01',
    'blast',
    {},
    'names',
    'Blast, best for 4, a winner, the last one left (no titles), calls Blast',
    { 'players.best': null },
  ],
  ['BL-02', 'blast', {}, 4, '3×1 down, 3 up, 3 in hand; 15 to draw, 1 turned up', { 'deck.packs': 2 }],
  ['BL-04', 'blast', {}, 4, '3×1 down, 3 up, 3 in hand; 15 to draw, 1 turned up', row([3, 2], 3, 3, 4)],
  ['BL-05', 'blast', {}, 4, '3×1 down, 3 up, 3 in hand; 15 to draw, 1 turned up', row([3, 1], 2, 3)],
  ['BL-06', 'blast', {}, 2, '3×1 down, 3 up, 4 in hand; 31 to draw, 1 turned up', row([3, 1], 3, 3)],
  ['BL-06', 'blast', {}, 3, '3×1 down, 3 up, 4 in hand; 21 to draw, 1 turned up', row([3, 1], 3, 3)],
  ['BL-06', 'blast', {}, 4, '3×1 down, 3 up, 3 in hand; 15 to draw, 1 turned up', row([3, 1], 3, 4)],
  ['BL-07', 'blast', {}, 4, '3×1 down, 3 up, 3 in hand; 15 to draw, 1 turned up', UNDRAWN],
  ['BL-08', 'blast', {}, 4, '3×1 down, 3 up, 3 in hand; 15 to draw, 1 turned up', { 'deal.starter': false }],

  ['TH-02', 'threes', {}, 5, '3×2 down, 0 up, 3 in hand; 7 to draw', { 'deck.packs': 2 }],
  ['TH-02', 'threes', {}, 6, 'not for so many', { 'TH-02': true }],
  ['TH-02', 'threes', { 'TH-02': true }, 11, '3×2 down, 0 up, 3 in hand; 5 to draw', { 'TH-02': false }],
  ['TH-02', 'threes', { 'TH-02': true }, 12, 'not for so many', row([3, 1], 0, 3, 12)],
  ['TH-03', 'threes', {}, 4, '3×2 down, 0 up, 3 in hand; 16 to draw', row([3, 1], 3, 3)],
  ['TH-04', 'threes', {}, 4, '3×2 down, 0 up, 3 in hand; 16 to draw', UNDRAWN],

  ['CA-01', 'canteen', {}, 4, '3×1 down, 3 up, 7 in hand; 0 out of play', row([2, 1], 2, 7, 4)],
  ['CA-02', 'canteen', {}, 4, '3×1 down, 3 up, 7 in hand; 0 out of play', row([3, 1], 2, 7, 4)],
  ['CA-03', 'canteen', {}, 4, '3×1 down, 3 up, 7 in hand; 0 out of play', row([3, 1], 3, 3)],
  ['CA-03', 'canteen', {}, 3, '3×1 down, 3 up, 7 in hand; 13 out of play', { leftover: 'stock' }],

  [
    'EV-02',
    'everything',
    {},
    'names',
    'no name, best for any number, a winner, a loser (bronze silver gold platinum), calls none',
    { 'series.titles': [] },
  ],
  ['EV-03', 'everything', {}, 5, '3×1 down, 0 up, 6 in hand; 7 to draw', row([3, 1], 3, 4)],
  ['EV-04', 'everything', {}, 5, '3×1 down, 0 up, 6 in hand; 7 to draw', { exchange: 'swap' }],
  ['EV-05', 'everything', {}, 5, '3×1 down, 0 up, 6 in hand; 7 to draw', UNDRAWN],
  [
    'EV-V4',
    'everything',
    { 'EV-V4': 'skip' },
    4,
    '3×1 down, 0 up, 6 in hand; 18 to draw',
    { 'EV-V4': false },
  ],
  [
    'EV-V6',
    'everything',
    { 'EV-V6': true },
    4,
    '3×1 down, 0 up, 10 in hand; 0 out of play',
    { 'EV-V6': false },
  ],
  [
    'EV-V6',
    'everything',
    { 'EV-V6': true, exchange: 'swap', ...row([3, 1], 3, 7, 4) },
    4,
    '3×1 down, 3 up, 7 in hand; 0 out of play',
    { 'EV-V6': false },
  ],
  ['EV-V6', 'everything', { 'EV-V6': true }, 5, 'not for so many', { 'EV-V6': false }],

  ['RE-14', 'reference', {}, 4, '3×1 down, 3 up, 3 in hand; 16 to draw', { 'deck.jokers': 2 }],
  ['RE-15', 'reference', {}, 4, '3×1 down, 3 up, 3 in hand; 16 to draw', row([2, 1], 2, 4)],
  ['RE-16', 'reference', {}, 4, '3×1 down, 3 up, 3 in hand; 16 to draw', row([3, 1], 2, 3)],
  ['RE-17', 'reference', {}, 4, '3×1 down, 3 up, 3 in hand; 16 to draw', row([3, 1], 3, 4)],
  ['RE-18', 'reference', {}, 4, '3×1 down, 3 up, 3 in hand; 16 to draw', UNDRAWN],
  ['RE-19', 'reference', {}, 5, '2×1 down, 2 up, 2 in hand; 22 to draw', row([3, 1], 3, 3)],
  ['RE-19', 'reference', {}, 8, '2×1 down, 2 up, 2 in hand; 4 to draw', row([3, 1], 3, 3)],
  ['RE-19', 'reference', {}, 9, 'not for so many', { 'RE-20b': true }],
  ['RE-20', 'reference', { 'RE-20': true }, 5, '3×1 down, 3 up, 3 in hand; 9 to draw', { 'RE-20': false }],
  ['RE-20', 'reference', { 'RE-20': true }, 6, '3×1 down, 3 up, 3 in hand; 0 to draw', { 'RE-20': false }],
  ['RE-20', 'reference', { 'RE-20': true }, 7, 'not for so many', { 'RE-20': false }],
  ['RE-20b', 'reference', { 'RE-20b': true }, 9, '2×1 down, 2 up, 2 in hand; 0 to draw', { 'RE-20b': false }],
  [
    'RE-35',
    'reference',
    {},
    'next',
    'Bo deals, Cy starts',
    {
      'next.starter': 'rule',
      'first.steps': [{ by: 'seat', seat: 'dealerRight' }],
    },
  ],

  ['EN-02', 'encyclopedia', {}, 'next', 'Cy deals, nobody named starts', { 'next.dealer': 'rotate' }],
  ['EN-03', 'encyclopedia', {}, 5, '3×1 down, 3 up, 3 in hand; 7 to draw', { 'deck.packs': 2 }],
  ['EN-03', 'encyclopedia', {}, 6, 'not for so many', row([2, 1], 2, 3, 6)],
  ['EN-04', 'encyclopedia', {}, 4, '3×1 down, 3 up, 3 in hand; 16 to draw', row([2, 1], 2, 3)],
  ['EN-05', 'encyclopedia', {}, 4, '3×1 down, 3 up, 3 in hand; 16 to draw', row([3, 1], 2, 3)],
  ['EN-06', 'encyclopedia', {}, 4, '3×1 down, 3 up, 3 in hand; 16 to draw', row([3, 1], 3, 4)],

  [
    'PA-01',
    'palace',
    {},
    5,
    '3×1 down, 3 up, 3 in hand; 7 to draw',
    { 'deck.jokers': 2, 'special[JK]': { on: 'any' } },
  ],
  ['PA-01', 'palace', {}, 6, 'not for so many', row([2, 1], 2, 3, 6)],
  ['PA-02', 'palace', {}, 4, '3×1 down, 3 up, 3 in hand; 16 to draw', row([3, 1], 3, 4)],
  ['PA-02', 'palace', {}, 4, '3×1 down, 3 up, 3 in hand; 16 to draw', UNDRAWN],
  ['PA-14', 'palace', {}, 'next', 'Cy deals, nobody named starts', { 'next.dealer': 'rotate' }],

  ['PA-01', 'palace', {}, 2, '3×1 down, 3 up, 3 in hand; 34 to draw', row([3, 1], 3, 4)],
  ['CA-03', 'canteen', {}, 2, '3×1 down, 3 up, 7 in hand; 26 out of play', row([3, 1], 3, 3, 4)],
  ['CA-03', 'canteen', {}, 5, 'not for so many', row([3, 1], 2, 5)],
  ['EN-03', 'encyclopedia', {}, 2, '3×1 down, 3 up, 3 in hand; 34 to draw', { 'deck.packs': 2 }],
  ['TH-03', 'threes', {}, 2, '3×2 down, 0 up, 3 in hand; 34 to draw', row([3, 2], 0, 4)],
  ['EV-03', 'everything', {}, 2, '3×1 down, 0 up, 6 in hand; 34 to draw', { 'deck.packs': 2 }],
  ['EV-03', 'everything', {}, 6, 'not for so many', row([2, 1], 2, 5, 6)],
  ['EV-03', 'shed', {}, 2, '3×1 down, 0 up, 6 in hand; 34 to draw', { 'deck.packs': 2 }],
  ['EV-03', 'shed', {}, 6, 'not for so many', row([2, 1], 2, 5, 6)],
  ['EV-03', 'shed', {}, 5, '3×1 down, 0 up, 6 in hand; 7 to draw', { 'deck.packs': 2 }],
  [
    'EV-V4',
    'everything',
    { 'EV-V4': 'reverse' },
    4,
    '3×1 down, 0 up, 6 in hand; 18 to draw',
    { 'EV-V4': false },
  ],
  ['EV-V4', 'shed', { 'EV-V4': 'reverse' }, 4, '3×1 down, 0 up, 6 in hand; 18 to draw', { 'EV-V4': false }],
  ['EV-V4', 'shed', { 'EV-V4': 'skip' }, 4, '3×1 down, 0 up, 6 in hand; 18 to draw', { 'EV-V4': false }],
  ['EV-V6', 'shed', { 'EV-V6': true }, 4, '3×1 down, 0 up, 10 in hand; 0 out of play', { 'EV-V6': false }],
  [
    'EV-V6',
    'shed',
    { 'EV-V6': true, exchange: 'swap' },
    4,
    '3×1 down, 3 up, 7 in hand; 0 out of play',
    { 'EV-V6': false },
  ],
  [
    'EV-V6',
    'everything',
    { 'EV-V6': true, exchange: 'none' },
    2,
    '3×1 down, 3 up, 7 in hand; 26 out of play',
    { 'EV-V6': false },
  ],
  [
    'EV-V6',
    'everything',
    { 'EV-V6': true, exchange: 'none' },
    4,
    '3×1 down, 3 up, 7 in hand; 0 out of play',
    { 'EV-V6': false },
  ],
  [
    'EV-V6',
    'everything',
    { 'EV-V6': true },
    2,
    '3×1 down, 0 up, 10 in hand; 26 out of play',
    { 'EV-V6': false },
  ],
  [
    'EV-V6',
    'shed',
    { 'EV-V6': true, exchange: 'none' },
    2,
    '3×1 down, 3 up, 7 in hand; 26 out of play',
    { 'EV-V6': false },
  ],
  ['EV-V6', 'shed', { 'EV-V6': true }, 2, '3×1 down, 0 up, 10 in hand; 26 out of play', { 'EV-V6': false }],
  ['EV-V6', 'shed', { 'EV-V6': true }, 5, 'not for so many', { 'EV-V6': false }],
  [
    'RE-20b',
    'reference',
    { 'RE-20b': true },
    2,
    '3×1 down, 3 up, 3 in hand; 36 to draw',
    { 'RE-20b': false },
  ],
  [
    'RE-20b',
    'reference',
    { 'RE-20b': true },
    4,
    '3×1 down, 3 up, 3 in hand; 18 to draw',
    { 'RE-20b': false },
  ],
  [
    'RE-20b',
    'reference',
    { 'RE-20b': true },
    5,
    '2×1 down, 2 up, 2 in hand; 24 to draw',
    { 'RE-20b': false },
  ],

  // What people are told of a rule set, beside its rules: that it stands there is all that these show.
  [
    'PA-01',
    'palace',
    {},
    'names',
    'no name, best for any number, a winner, a loser (no titles), calls none',
    { 'players.best': 4 },
  ],
  [
    'CA-15',
    'canteen',
    {},
    'names',
    'no name, best for any number, a winner, a loser (no titles), calls none',
    { 'end.showWinner': false },
  ],
  [
    'EN-03',
    'encyclopedia',
    {},
    'names',
    'no name, best for any number, a winner, a loser (no titles), calls none',
    { 'players.best': 4 },
  ],
  [
    'EV-02',
    'shed',
    {},
    'names',
    'Shed, best for any number, a winner, a loser (bronze silver gold platinum), calls none',
    { 'series.titles': [] },
  ],
  [
    'TH-18',
    'threes',
    {},
    'names',
    'Threes, best for any number, a winner, a loser (no titles), calls Burn',
    { 'announce.burn': null },
  ],
  [
    'RE-02',
    'reference',
    {},
    'names',
    'no name, best for any number, no winner, a loser (no titles), calls none',
    { 'end.showWinner': true },
  ],

  // The documents leave open what becomes of a turned-up ten, and who deals next.
  ['BL-08', 'blast', {}, 'starter', '1 turned up at most', { 'deal.starterOnBurnRank': 'turnAnother' }],
  ['TH-08', 'threes', {}, 'next', 'Bo deals, nobody named starts', { 'next.starter': 'loser' }],
  ['EV-06', 'everything', {}, 'next', 'Bo deals, nobody named starts', { 'next.starter': 'loser' }],
  ['EV-06', 'shed', {}, 'next', 'Bo deals, nobody named starts', { 'next.starter': 'loser' }],
  [
    'BL-12',
    'blast',
    {},
    'next',
    'Bo deals, Cy starts',
    { 'first.steps': [{ by: 'seat', seat: 'dealerRight' }] },
  ],
  [
    'CA-05',
    'canteen',
    {},
    'next',
    'Bo deals, Ann starts',
    { 'first.steps': [{ by: 'seat', seat: 'dealerLeft' }] },
  ],
  ['CH-05', 'chinahand', {}, 'next', 'Bo deals, nobody named starts', { 'next.dealer': 'winner' }],
];
