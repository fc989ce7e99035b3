import { describe, expect, test } from 'vitest';
import { beliefsOf, type SeenMove } from '../../src/bots/beliefs.ts';
import { chooseMove } from '../../src/bots/choose-move.ts';
import { EVEN, narrowed, ofNoPlay, without } from '../../src/bots/hands.ts';
import { sampleWorld } from '../../src/bots/world.ts';
import { Course } from '../../src/engine/apply.ts';
import { isKnown, KINDS, type Kind, kindOf } from '../../src/engine/cards.ts';
import type { Move } from '../../src/engine/move.ts';
import { seededRandom } from '../../src/engine/random.ts';
import { at } from '../engine/support/at.ts';

const cards = (text: string): string[] => text.split(' ').filter((card) => card !== '');

interface Scene {
  readonly hand: string;
  readonly pile: string;
  readonly faceUp?: string;
}

/** What Ann knows of Bo, whose turn it is. */
const table = ({ hand, pile, faceUp = '', ...more }: Scene) =>
  at([{ hand: ['4C', '5C', '6C'] }, { hand: cards(hand), faceUp: cards(faceUp), faceDown: 3 }], {
    rules: 'palace',
    pile: cards(pile),
    stock: 12,
    turn: 'Bo',
    ...more,
  });

const WORLDS = 400;

/** In how many of a hundred worlds Bo's hand, which is now this, has a card of a kind, after what he was seen to do. */
function share(kind: Kind, now: string, ...past: readonly SeenMove[]): number {
  const known = table({ hand: now, pile: '3S' });
  const beliefs = beliefsOf(0, 2, past);
  let found = 0;
  for (let seed = 0; seed < WORLDS; seed++) {
    const { hand } = sampleWorld(known, seededRandom(seed), beliefs).seats[1]!;
    if (hand.some((slot) => isKnown(slot) && kindOf(slot) === kind)) found++;
  }
  return (100 * found) / WORLDS;
}

const did = (scene: Scene, move: Move): SeenMove => ({
  before: table(scene),
  move,
  events: [],
});
/** A play of the jack that Bo has. */
const PLAYS_JACK: Move = { kind: 'play', seat: 1, cards: ['JD'] };

const plays = (hand: string, pile: string, played: string): SeenMove =>
  did({ hand, pile }, { kind: 'play', seat: 1, cards: cards(played) as never });
const picksUp = (hand: string, pile: string): SeenMove => did({ hand, pile }, { kind: 'pickUp', seat: 1 });

test.each<readonly [string, 'no' | 'equal' | 'identical', string, readonly string[] | null]>([
  ['jumps in with all ordinary cards that equal the top one', 'equal', '9H 9S 4D', ['9H', '9S']],
  ['jumps in with the very card, and not with its equal', 'identical', '9H 2:9D 4D', ['2:9D']],
  ['has nothing to jump in with', 'identical', '9H 9S 4D', null],
  ['waits where nobody may jump in', 'no', '9H 9S 4D', null],
])('a bot %s (%s)', (_, jumpIn, hand, played) => {
  const known = at([{ hand: ['??'] }, { hand: ['??'] }, { hand: cards(hand) }], {
    rules: 'palace',
    options: { jumpIn, 'deck.packs': 2 },
    pile: ['5C', '9D'],
    stock: 12,
    turn: 'Bo',
  });
  const move = chooseMove('medium', known, 2, seededRandom(1), { playouts: 10 });
  expect(move?.kind === 'play' ? move.cards : null).toEqual(played);
});

describe('a hand that can’t be seen is believed to have', () => {
  test.each<readonly [string, Kind, string, readonly SeenMove[], 'fewer' | 'as many']>([
    ['no low cards after a jack was played', '5', '?? ??', [plays('?? ?? ??', '3S', 'JD')], 'fewer'],
    ['kings, after a jack was played', 'K', '?? ??', [plays('?? ?? ??', '3S', 'JD')], 'as many'],
    ['no second seven after one was played', '7', '?? ??', [plays('?? ?? ??', '3S', '7D')], 'fewer'],
    [
      'nothing that beats a nine, after it was picked up',
      'J',
      '?? ?? ?? 9S',
      [picksUp('?? ?? ??', '9S')],
      'fewer',
    ],
    ['low cards, after a nine was picked up', '5', '?? ?? ?? 9S', [picksUp('?? ?? ??', '9S')], 'as many'],
    [
      'anything, after a pile that a known card would beat',
      'J',
      '?? ?? KC',
      [picksUp('?? ?? KC', '9S')],
      'as many',
    ],
    [
      'nothing that beats a nine, after a card of the stock was turned over',
      'J',
      '?? ?? ??',
      [turns('?? ?? ??', '9S')],
      'fewer',
    ],
    [
      'anything behind a jack played beside a four that is known: that is nobody’s habit',
      '5',
      '?? 4S',
      [plays('?? ?? 4S', '3S', 'JD')],
      'as many',
    ],
    [
      'anything behind a card played from the table, of which the hand says nothing',
      '5',
      '??',
      [did({ hand: '??', pile: '3S', faceUp: 'JD' }, PLAYS_JACK)],
      'as many',
    ],
    ['no ace behind a queen that lies face up', 'A', '?? ?? ??', [ready('QS KD KH')], 'fewer'],
    ['low cards behind aces that lie face up', '5', '?? ?? ??', [ready('AS AD KD')], 'as many'],
  ])('%s', (_, kind, now, past, expected) => {
    const [before, after] = [share(kind, now), share(kind, now, ...past)];
    if (expected === 'fewer') expect(after).toBeLessThan(0.6 * before);
    else expect(after).toBeGreaterThan(0.7 * before);
  });
});

function turns(hand: string, pile: string): SeenMove {
  return did({ hand, pile }, { kind: 'flip', seat: 1, stack: 'stock' });
}

function ready(faceUp: string): SeenMove {
  return did({ hand: '?? ?? ??', pile: '', faceUp }, { kind: 'ready', seat: 1 });
}

test('of cards that came to it since nothing is known', () => {
  const jack = plays('?? ?? ??', '3S', 'JD');
  const share5 = (now: string) => share('5', now, jack);
  expect(share5('?? ?? ??')).toBeGreaterThan(2 * share5('?? ??'));
});

test('of somebody who plays anything a jack says less', () => {
  const careless = [plays('5D 9D AD', '4S', '9D'), plays('4D TD KD', '3S', 'TD'), plays('4H JH', '3S', 'JH')];
  const jack = plays('?? ?? ??', '3S', 'JD');
  const five = (...past: readonly SeenMove[]): number =>
    beliefsOf(0, 2, past)[1]!.hand[0]![KINDS.indexOf('5')]!;
  expect(five(...careless, jack)).toBeGreaterThan(2 * five(jack));
});

test('a known card that is played leaves what is believed of the others', () => {
  expect(beliefsOf(0, 2, [plays('?? ?? JD', '3S', 'JD')])[1]!.hand).toHaveLength(2);
});

test('what is believed of a hand goes with it to its next player, and of one’s own nothing is', () => {
  const hand = ['??', '??', '??'];
  const before = at([{ hand: ['4C', '5C', '6C'] }, { hand }, { hand }], { pile: ['3S'], turn: 'Bo' });
  const swapped = (seat: number) => {
    const course = new Course(before);
    course.pass([
      [1, seat],
      [seat, 1],
    ]);
    return beliefsOf(0, 3, [{ before, move: PLAYS_JACK, events: course.events }]).map((one) => one.hand);
  };
  const [jack] = beliefsOf(0, 3, [{ before, move: PLAYS_JACK, events: [] }])[1]!.hand;
  expect(jack![KINDS.indexOf('5')]).toBeLessThan(0.7);
  expect(swapped(2)).toEqual([[], [], [jack, jack]]);
  expect(swapped(0)).toEqual([[], [], []]);
});

test('where one of the hidden cards was seen, nothing is known of the rest', () => {
  const seen = did({ hand: '?? 9S', pile: '3S' }, { kind: 'done', seat: 1 });
  expect(beliefsOf(0, 2, [plays('?? ?? ??', '3S', 'JD'), seen])[1]!.hand).toEqual([EVEN]);
});

describe('a pile that was picked up', () => {
  const picked = (options: Readonly<Record<string, unknown>>) =>
    ofNoPlay(at([{ hand: ['4C'] }, { hand: ['??', '??'] }], { pile: ['9S'], turn: 'Bo', options }), 1);

  test('speaks against a two although it may not be the last card, as there is another one', () => {
    expect(picked({ 'end.lastCard': 'noSpecial' })[KINDS.indexOf('2')]).toBeLessThan(1);
  });

  test('says nothing where a colour may be asked for', () => {
    expect(picked({})).not.toEqual(EVEN);
    expect(picked({ 'RE-X1': true })).toEqual(EVEN);
  });
});

/** A card that is one of some kinds, all as likely; none else. */
const oneOf = (...kinds: readonly Kind[]) => KINDS.map((kind) => (kinds.includes(kind) ? 1 : 0));

describe('a card that turns out to be of a kind', () => {
  const HIGH = oneOf('Q', 'K', 'A');
  const LOW = oneOf('4', '5');

  test.each([
    ['is the one for which that was likeliest', [HIGH, EVEN], 'A', [EVEN]],
    ['isn’t one that can’t be', [EVEN, LOW], 'A', [LOW]],
    ['is the newest of equals', [LOW, HIGH, LOW], '5', [LOW, HIGH]],
  ] as const)('%s', (_, hand, kind, left) => {
    expect(without(hand, KINDS.indexOf(kind))).toEqual(left);
  });
});

test('what is known twice stays sure of the likeliest kind', () => {
  const half = KINDS.map((kind) => (kind === '3' ? 0.5 : 0.1));
  const [twice] = narrowed(narrowed([EVEN], half), half);
  expect(twice![KINDS.indexOf('3')]).toBe(1);
  expect(twice![KINDS.indexOf('9')]).toBeCloseTo(0.04);
});

test('a card that can hardly be is hardly ever sampled, however little is left to choose from', () => {
  const known = table({ hand: '??', pile: '3S' });
  const [ann, bo] = beliefsOf(0, 2, []);
  const hand = [KINDS.map((kind) => (kind === '7' ? 1 : 0.0001))];
  const worlds = Array.from({ length: 100 }, (_, seed) =>
    sampleWorld(known, seededRandom(seed), [ann!, { ...bo!, hand }]),
  );
  expect(worlds.filter(({ seats }) => kindOf(seats[1]!.hand[0] as never) === '7').length).toBeGreaterThan(95);
});

test('a bot plays by what the next player can hold', () => {
  // Bo goes out with one card. Ann holds him off with the card that he can't have.
  const known = at([{ hand: ['8C', 'KC', '4D'] }, { hand: ['??'] }], { rules: 'palace', pile: ['3S'] });
  const [ann, bo] = beliefsOf(0, 2, []);
  const play = (...kinds: readonly Kind[]): string => {
    const beliefs = [ann!, { ...bo!, hand: [oneOf(...kinds)] }];
    const move = chooseMove('strong', known, 0, seededRandom(1), { playouts: 200 }, [], beliefs);
    return move?.kind === 'play' ? move.cards.join(' ') : '-';
  };
  expect(play('5', '6', '7')).not.toBe('4D');
  expect(play('A', 'T', '2')).toBe('4D');
});
