import { describe, expect, test } from 'vitest';
import { advise } from '../../src/bots/advise.ts';
import { chooseMove } from '../../src/bots/choose-move.ts';
import { habitualMove, USUAL } from '../../src/bots/habit.ts';
import { type BotLevel, USUAL_BUDGET } from '../../src/bots/levels.ts';
import { playOut } from '../../src/bots/playout.ts';
import { surest, type Trial } from '../../src/bots/search.ts';
import { ownCopy } from '../../src/engine/apply.ts';
import { dealKnown } from '../../src/engine/deal.ts';
import { decide } from '../../src/engine/decide.ts';
import { mask } from '../../src/engine/knowledge.ts';
import type { Move } from '../../src/engine/move.ts';
import { seededRandom } from '../../src/engine/random.ts';
import type { State } from '../../src/engine/state.ts';
import { at } from '../engine/support/at.ts';
import { tableOf } from '../engine/support/tables.ts';
import { every } from '../support/mode.ts';

const OTHERS = [
  { hand: ['??', '??', '??'], faceDown: 3 },
  { hand: ['??', '??', '??'], faceDown: 3 },
];

const ALL_USUAL = [USUAL, USUAL, USUAL];

function textOf(move: Move | null): string {
  if (move === null) return '-';
  if (move.kind === 'play') return move.cards.join(' ');
  if (move.kind === 'flip') return `#${move.stack === 'stock' ? 'stock' : move.stack + 1}`;
  if (move.kind === 'pickUp') return move.add === undefined ? '^' : `^ ${move.add}`;
  if (move.kind === 'swap') return `${move.give.join(' ')} for ${move.take.join(' ')}`;
  return move.kind === 'choose' ? `lay open ${move.cards.join(' ')}` : move.kind;
}

const THOUGHT: Readonly<Record<BotLevel, number>> = { random: 0, easy: 0, medium: 0, strong: 40 };

/** What a bot does; `medium` without a glance at what comes of it. */
const chosen = (
  level: BotLevel,
  state: State,
  except: readonly Move[] = [],
  playouts = THOUGHT[level],
): string => textOf(chooseMove(level, state, 0, seededRandom(1), { playouts }, except));

const cards = (text: string): string[] => text.split(' ').filter((card) => card !== '');

/** Ann's hand on a pile, in the middle of a game with a stock. */
const facing = (hand: string, pile: string, more: Readonly<Record<string, unknown>> = {}): State =>
  at([{ hand: cards(hand), faceUp: ['KC', 'AC', 'TC'], faceDown: 3 }, ...OTHERS], {
    pile: cards(pile),
    stock: 12,
    ...more,
  });

describe('medium lays', () => {
  test.each([
    ['the lowest card that fits', '5C 9H KS', '4S', {}, '5C'],
    ['all of a rank', '6C 6D KS', '4S', {}, '6C 6D'],
    ['a two rather than an ace, which keeps others off', '2C AS', 'QD', {}, '2C'],
    ['a queen rather than a two', '2C QS', 'JD', {}, 'QS'],
    ['a king rather than a ten', 'TD KS', 'QD', {}, 'KS'],
    ['of two twos only one', '2C 2D', 'AS', {}, '2C'],
    ['a two rather than a ten, which clears the pile', '2C TD', 'AS', {}, '2C'],
    ['a seven on a seven, where only a seven or less goes', '7C 9D', '7S', {}, '7C'],
    ['what completes four of a kind, and goes on', '9S JD', '9C 9D 9H', {}, '9S'],
    ['nothing that does not fit: it takes the pile', '4C 5D', 'KS', {}, '^'],
    ['a card though it might take the pile', '5C KD', '4S', { rules: 'palace' }, '5C'],
    ['in a game that goes down the highest that fits', 'JD 2C', 'QS', { rules: 'blast' }, 'JD'],
    ['in a game that goes down no ace before it must', 'AD 5C', '6S', { rules: 'blast' }, '5C'],
    ['after a burn a low card, though it could stop', '5C KD', '', { rules: 'everything' }, '5C'],
    [
      'four of a kind in one go where only that burns',
      '9C 9D 9H 9S 4D',
      '3S',
      { rules: 'threes' },
      '9C 9D 9H 9S',
    ],
  ] as const)('%s', (_, hand, pile, more, expected) => {
    expect(chosen('medium', facing(hand, pile, more))).toBe(expected);
  });

  test('the least of its face-up cards along with a pile, where the rules ask for one', () => {
    const state = at([{ hand: [], faceUp: ['9C', '4H', '7D'], faceDown: 3 }, ...OTHERS], {
      pile: ['AS'],
      options: { 'pickUp.addFaceUp': 1 },
    });
    expect(chosen('medium', state)).toBe('^ 4H');
  });

  test('a face-down card when it has no other', () => {
    const state = at([{ hand: [], faceDown: [[], ['??'], ['??']] }, ...OTHERS], { pile: ['4S'] });
    expect(chosen('medium', state)).toBe('#2');
  });

  test('out of turn what completes the four of a kind on top, and nothing else', () => {
    const pile = ['9C', '9D', '9H'];
    expect(chosen('medium', facing('9S 2D', pile.join(' '), { turn: 'Bo' }))).toBe('9S');
    expect(chosen('medium', facing('8S 2D', pile.join(' '), { turn: 'Bo' }))).toBe('-');
  });

  test('something else if the table refuses it', () => {
    const state = facing('5C 9H KS', '4S');
    const refused: Move = { kind: 'play', seat: 0, cards: ['5C'] };
    expect(['9H', 'KS']).toContain(chosen('medium', state, [refused]));
  });
});

describe('easy makes the mistakes of beginners', () => {
  /** How often of a hundred each thing is done. */
  function shares(state: State): Readonly<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (let seed = 1; seed <= 400; seed++) {
      const text = textOf(chooseMove('easy', state, 0, seededRandom(seed), { playouts: 0 }));
      counts[text] = (counts[text] ?? 0) + 1 / 4;
    }
    return counts;
  }

  test.each([
    ['it plays the lowest rank and all of it, or one card, or the highest', '6C 6D KS', '4S', {}],
    ['the same where the game goes down', 'JC JD 4S', 'QS', { rules: 'blast' }],
  ] as const)('%s', (_, hand, pile, more) => {
    const [first, second, last] = cards(hand);
    const found = shares(facing(hand, pile, more));
    expect(Object.keys(found).toSorted()).toEqual([`${first}`, `${first} ${second}`, `${last}`].toSorted());
    expect(found[`${first} ${second}`]).toBeGreaterThan(55);
    expect(found[first!]).toBeGreaterThan(15);
    expect(found[last!]).toBeGreaterThan(3);
    expect(found[last!]).toBeLessThan(15);
  });

  test('it overlooks every other set that it could complete out of turn', () => {
    const found = shares(facing('9S 2D', '9C 9D 9H', { turn: 'Bo' }));
    expect(Object.keys(found).toSorted()).toEqual(['-', '9S']);
    expect(Math.abs(found['9S']! - 50)).toBeLessThan(10);
  });
});

describe('a wild card', () => {
  const wild = { 'special[9]': { effects: [{ wild: { as: [] } }] } };
  /** Ann has a nine and a four left. */
  const state = at([{ hand: ['9C', '4C'] }, { hand: ['KC', '5H'] }, { hand: ['AC', '6H'] }], {
    pile: ['8S'],
    rules: 'palace',
    options: wild,
  });

  test.each([
    ['medium', 400],
    ['strong', 400],
  ] as const)('is a ten to %s, which burns the pile: then the four goes too', (level, playouts) => {
    expect(chosen(level, state, [], playouts)).toBe('9=TC');
  });

  test('goes with others as their rank', () => {
    const together = at([{ hand: ['9C', '4C'] }, { hand: ['AH'] }], {
      pile: ['3S'],
      rules: 'palace',
      options: { ...wild, 'special[T]': null },
    });
    expect(chosen('strong', together, [], 400).split(' ').toSorted()).toEqual(['4C', '9=4C']);
  });

  test('is to easy what it is taken to be where nothing is said', () => {
    for (let seed = 1; seed <= 40; seed++)
      expect(textOf(chooseMove('easy', state, 0, seededRandom(seed), { playouts: 0 }))).toBe('9C');
  });
});

describe('a card that lets its player choose', () => {
  const options = { 'special[7]': { effects: [{ choose: [{ atLeast: '7' }, { atMost: '7' }] }] } };
  /** Bo has high cards only: after a seven and lower he has to pick up. */
  const facingHigh = (seat: Parameters<typeof at>[0][0]) =>
    at([seat, { hand: ['KC', 'QH'] }], { pile: ['5S'], rules: 'palace', options });

  test.each(['medium', 'strong'] as const)('is said by %s to be what the next player can’t beat', (level) => {
    expect(chosen(level, facingHigh({ hand: ['7C', '3C'] }), [], 400)).toBe('7b=7C');
  });

  test('is so, too, once it was turned over', () => {
    const state = facingHigh({ hand: [], faceDown: [['7C'], ['3C']] });
    const turned = decide(state, { kind: 'flip', seat: 0, stack: 0 });
    if (turned.verdict === 'illegal') throw new Error('nothing was turned over');
    expect(turned.after.pile).toEqual(['5S', '7C']);
    expect(chooseMove('strong', turned.after, 1, seededRandom(1), { playouts: 40 })).toBeNull();
    expect(chooseMove('strong', turned.after, 0, seededRandom(1), { playouts: 400 })).toMatchObject({
      kind: 'flip',
      stack: 0,
      card: '7b=7C',
    });
  });

  test('is to easy what it is taken for where nothing is said', () => {
    for (let seed = 1; seed <= 20; seed++)
      expect(
        textOf(chooseMove('easy', facingHigh({ hand: ['7C'] }), 0, seededRandom(seed), { playouts: 0 })),
      ).toBe('7C');
  });
});

describe('at a glance medium', () => {
  test('goes out where it can instead of keeping the better card', () => {
    const state = at([{ hand: ['5C', 'TD'] }, { hand: ['KC'] }, { hand: ['AC'] }], { pile: ['4S'] });
    expect(chosen('medium', state)).toBe('5C');
    expect(chosen('medium', state, [], USUAL_BUDGET.playouts)).toBe('TD');
  });
});

describe('before the first card', () => {
  const dealt = (rules: string, hand: string, faceUp: string) =>
    at([{ hand: cards(hand), faceUp: cards(faceUp), faceDown: 3 }, ...OTHERS], {
      rules,
      phase: 'exchange',
      turn: null,
      stock: 12,
    });

  test.each([
    ['reference', '2C TD 4H', '5S KD 6C', 'TD 2C for 5S 6C'],
    ['reference', '4C 5D 6H', 'TS 3D 2C', 'ready'],
    ['blast', 'AC QD KH', '5S KD QC', 'AC for KD'],
    ['canteen', '2C TD 4H 5D 6H 7C 8C', '5S KD AC', 'TD 2C for 5S KD'],
  ])('medium lays the best open: %s, %s and %s', (rules, hand, faceUp, expected) => {
    expect(chosen('medium', dealt(rules, hand, faceUp))).toBe(expected);
    expect(chosen('easy', dealt(rules, hand, faceUp))).toBe('ready');
  });

  test('medium chooses the best of six', () => {
    expect(chosen('medium', dealt('everything', '2C TD 5H 6D JH KC', ''))).toBe('lay open TD 2C KC');
  });
});

describe('strong', () => {
  test('goes out where it can instead of keeping the better card', () => {
    // The ten burns the pile and is laid first, then the five: nobody comes between.
    const state = at([{ hand: ['5C', 'TD'] }, { hand: ['KC'] }, { hand: ['AC'] }], { pile: ['4S'] });
    expect(chosen('strong', state)).toBe('TD');
  });

  test('has a second thought in a world where habit loses: first the ten, then the five', () => {
    const world = at([{ hand: ['5C', 'TD'] }, { hand: ['KC'] }, { hand: ['AC'] }], { pile: ['4S'] });
    expect(textOf(habitualMove(world, 0, true))).toBe('5C');
    expect(playOut(ownCopy(world), 0, ALL_USUAL, 1)).toEqual({ cost: 0, losing: 1, games: 2 });
    const hopeless = at([{ hand: ['5C', '6D'] }, { hand: ['KC'] }, { hand: ['AC'] }], { pile: ['4S'] });
    expect(playOut(ownCopy(hopeless), 0, ALL_USUAL, 1)).toEqual({ cost: 1, losing: 1, games: 2 });
  });

  test('says of each move what it is likely to lead to, the best first', () => {
    const state = at([{ hand: ['5C', 'TD'] }, { hand: ['KC'] }, { hand: ['AC'] }], { pile: ['4S'] });
    const advice = advise(state, 0, seededRandom(1), { playouts: 20 });
    expect(advice.map(({ move, playouts }) => [textOf(move), playouts])).toEqual([
      ['TD', 10],
      ['5C', 10],
    ]);
    expect(advice[0]!.losing).toBe(0);
  });

  test('doesn’t promise more than people can keep: of four equal players one in four loses', () => {
    const seeds = every(
      3,
      Array.from({ length: 12 }, (_, seed) => seed),
    );
    const said = seeds.map((seed) => {
      const dealt = dealKnown(
        tableOf({ rules: 'classic', options: {}, players: 4 }, seed),
        seededRandom(seed),
      );
      if (!dealt.ok) throw new Error(dealt.error.code);
      const known = mask(dealt.value, 0);
      // So many that luck doesn't choose among the swaps.
      return advise(known, 0, seededRandom(seed), { playouts: 1000 });
    });
    const best = said.map(([first]) => first!.losing);
    expect(best.reduce((sum, one) => sum + one, 0) / best.length).toBeGreaterThan(0.12);
  });

  test('advises what to lay open, or to be ready, each once', () => {
    const dealt = at([{ hand: ['2C', 'TD', '4H'], faceUp: ['5S', 'KD', '6C'], faceDown: 3 }, ...OTHERS], {
      phase: 'exchange',
      turn: null,
      stock: 12,
    });
    const moves = advise(dealt, 0, seededRandom(1), { playouts: 10 }).map(({ move }) => textOf(move));
    expect(moves.filter((text) => !/^(ready|.+ for .+)$/.test(text))).toEqual([]);
    expect(new Set(moves).size).toBe(moves.length);
    expect(moves).toContain('TD 2C for 5S 6C');
    const chosenAlready = at(
      [{ hand: ['4H', '5C', '6C', '7C'], faceUp: ['2S', 'TD', 'KD'], faceDown: 3 }, ...OTHERS],
      {
        rules: 'everything',
        phase: 'exchange',
        turn: null,
      },
    );
    const left = advise(chosenAlready, 0, seededRandom(1), { playouts: 4 }).map(({ move }) => textOf(move));
    expect(left).toEqual(['ready']);
  });

  const FIVE: Move = { kind: 'play', seat: 0, cards: ['5C'] };
  const PILE: Move = { kind: 'pickUp', seat: 0 };
  const NINE: Move = { kind: 'play', seat: 0, cards: ['9C'] };

  /** A move with what it cost in each world: a digit for a world, in ninths. */
  const trial = (move: Move, text: string): Trial => {
    return { move, costs: [...text].map((digit) => Number(digit) / 9), losing: 0 };
  };

  type Tries = readonly (readonly [Move, string])[];

  test.each<readonly [string, Tries, Move, string]>([
    [
      'a pile isn’t picked up for what may be luck',
      [
        [PILE, '090090090'],
        [FIVE, '090090999'],
      ],
      FIVE,
      '5C',
    ],
    [
      'a pile is picked up where that is clearly better',
      [
        [PILE, '000000000090'],
        [FIVE, '999909999999'],
      ],
      FIVE,
      '^',
    ],
    ['a pile is picked up where nothing else can be done', [[PILE, '999']], PILE, '^'],
    [
      'a pile is left where something else is better by a little',
      [
        [NINE, '0909'],
        [PILE, '0999'],
      ],
      PILE,
      '9C',
    ],
    [
      'the usual move is made where another is hardly better',
      [
        [NINE, '090909'],
        [FIVE, '191919'],
      ],
      FIVE,
      '5C',
    ],
    [
      'another is made where it is better in most worlds',
      [
        [NINE, '000900'],
        [FIVE, '099990'],
      ],
      FIVE,
      '9C',
    ],
    ['another is made where the usual one was given up', [[NINE, '090909']], FIVE, '9C'],
    [
      'the usual move is made without any thought',
      [
        [NINE, ''],
        [FIVE, ''],
      ],
      FIVE,
      '5C',
    ],
  ])('%s', (_, tries, usual, expected) => {
    expect(
      textOf(
        surest(
          tries.map(([move, text]) => trial(move, text)),
          usual,
        ),
      ),
    ).toBe(expected);
  });

  test.each([
    ['all moves come to the same: it goes out with a ten or with both', ['TC', 'TD']],
    ['one is hopeless: first the five, so that the ten is left', ['5C', 'TD']],
  ])('thinks no longer where %s', (_, hand) => {
    let worlds = 0;
    const until = () => ++worlds < 0;
    const state = at([{ hand }, { hand: ['KC'] }, { hand: ['AC'] }], { pile: ['4S'] });
    chooseMove('strong', state, 0, seededRandom(1), { playouts: 10_000, until });
    expect(worlds).toBe(8);
  });

  test('stops when it is told to', () => {
    let asked = 0;
    const until = () => ++asked >= 3;
    chooseMove('strong', facing('5C 9H KS', '4S'), 0, seededRandom(1), { playouts: 10_000, until });
    expect(asked).toBe(3);
  });

  test('advises of a hand that is partly unknown what is known of it', () => {
    const state = facing('?? 9H ??', '4S');
    const moves = advise(state, 0, seededRandom(1), { playouts: 8 }).map(({ move }) => textOf(move));
    expect(moves).toContain('9H');
    expect(moves).not.toContain('5C');
  });
});

test.each([
  ['the lowest card on a small pile', '4S', '6C'],
  ['what holds more off on a large one', '3C 3D 2C 2D 2H 3H KS 4C 4D 4S', '7D'],
])('in thought a bot lays for itself %s', (_, pile, expected) => {
  const state = facing('6C 7D', pile);
  expect(textOf(habitualMove(state, 0, true))).toBe(expected);
  expect(textOf(habitualMove(state, 0))).toBe('6C');
});
