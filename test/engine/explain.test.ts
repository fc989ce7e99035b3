import { describe, expect, test } from 'vitest';
import { type Card, isKnown, type Played, UNKNOWN } from '../../src/engine/cards.ts';
import { decide } from '../../src/engine/decide.ts';
import type { Move, MoveOf } from '../../src/engine/move.ts';
import { seededRandom } from '../../src/engine/random.ts';
import type { Options } from '../../src/engine/rules/resolve.ts';
import type { Breach } from '../../src/engine/ruling.ts';
import { choices, groupsOf } from '../../src/engine/sets.ts';
import { openSlots, type SeatNumber, type State, sourceOf } from '../../src/engine/state.ts';
import { VARIANT_IDS } from '../../src/variants/index.ts';
import { every } from '../support/mode.ts';
import { at } from './support/at.ts';
import { playout } from './support/playout.ts';
import { atMiddleSize, knownDeal } from './support/tables.ts';

/** The plays that a breach names as possible. */
function namedBy({ why }: Breach): readonly (readonly Played[])[] {
  if (why?.is === 'canPlay') return [why.cards];
  return why?.is === 'startWith' || why?.is === 'single' ? why.cards.map((card) => [card]) : [];
}

/** Picking up, and every set out of the open cards of a seat. */
function tries(state: State, seat: SeatNumber): Move[] {
  const cards = openSlots(state, seat, sourceOf(state, seat)).filter(isKnown);
  const sets = groupsOf(cards).flatMap((group) => choices(group, 3));
  return [{ kind: 'pickUp', seat }, ...sets.map((set): Move => ({ kind: 'play', seat, cards: set }))];
}

/** Every play that the reasons name against the tries of whoever may act, and how the judge rules on it. */
function namedIn(state: State): { readonly cards: readonly Played[]; readonly verdict: string }[] {
  const seats = state.turn === null ? [...state.seats.keys()] : [state.turn];
  return seats
    .flatMap((seat) => tries(state, seat))
    .flatMap((tried) => {
      const ruling = decide(state, tried);
      const named = ruling.verdict === 'illegal' ? ruling.breaches.flatMap(namedBy) : [];
      return named.map((cards) => {
        const play: MoveOf<'play'> = { kind: 'play', seat: tried.seat, cards };
        return { cards, verdict: decide(state, play).verdict };
      });
    });
}

/** The same state where the last card of each hand is hidden. */
const partly = (state: State): State => ({
  ...state,
  seats: state.seats.map((seat) =>
    seat.hand.length === 0 ? seat : { ...seat, hand: seat.hand.with(-1, UNKNOWN) },
  ),
});

/** Rule sets that name plays, each with what must have been named: sets of which no card fits alone are the hard ones. */
const NAMING: readonly (readonly [string, Options, sets: boolean])[] = [
  ...VARIANT_IDS.filter((id) => id !== 'palace').map(
    (id) => [id, {}, id === 'blast' || id === 'encyclopedia'] as const,
  ),
  ['palace', { 'pass.pickUp': 'onlyIfUnable' }, false],
  ['palace', { 'first.mustPlayIt': true }, false],
  ['blast', { 'special[10].onlyIfStuck': true }, true],
  ['reference', { 'match.size': 'atLeast', 'pass.pickUp': 'onlyIfUnable' }, true],
  ['threes', { 'set.play': 'setOrRun' }, false],
  ['reference', { 'set.mixZones': true }, false],
];

describe('what a reason names as playable', () => {
  test.each(every(3, NAMING))('is legal: %s %j', (rules, options, isOfSets) => {
    const random = seededRandom(7);
    const wrong: string[] = [];
    let singles = 0;
    let sets = 0;
    for (let seed = 0; seed < 5; seed++)
      for (const { before } of playout(knownDeal(atMiddleSize({ rules, options }), seed), random, 120))
        for (const { cards, verdict } of [...namedIn(before), ...namedIn(partly(before))]) {
          // With a hidden card who starts is on trust, but not with which card.
          const isRight = verdict === 'legal' || (before.phase === 'start' && verdict === 'onTrust');
          if (!isRight) wrong.push(`${cards.join(' ')} is ${verdict}: ${JSON.stringify(before.seats)}`);
          if (cards.length === 1) singles++;
          else sets++;
        }
    expect(wrong).toEqual([]);
    expect(singles).toBeGreaterThan(0);
    if (isOfSets) expect(sets).toBeGreaterThan(0);
  });
});

const COPYING: Options = {
  'special[3]': { on: 'any', effects: ['copies'] },
  'special[8]': { effects: ['skip'] },
  'special[Q]': { effects: ['reverse'] },
  'special[J]': { effects: ['again'] },
};
const JOKERS: Options = { 'deck.jokers': 2, 'joker.value': '8' };

/** What a play of a palace with these options is told to be against, each with two cards that others have played. */
const TOLD: readonly (readonly [
  string,
  options: Options,
  pile: readonly Card[],
  last: string,
  turn: string,
  play: readonly [seat: number, card: Card],
  is: object,
])[] = [
  ['a copy skips the mover', COPYING, ['8C', '3D'], 'Ann', 'Cy', [1, '4H'], { is: 'skipped', cards: ['3D'] }],
  ['a copy has reversed play', COPYING, ['QC', '3D'], 'Ann', 'Cy', [1, '4H'], { is: 'reversed' }],
  ['a copy gives another turn', COPYING, ['JC', '3D'], 'Ann', 'Ann', [1, '4H'], { is: 'again', may: false }],
  ['a joker is too low', JOKERS, ['5C', 'KC'], 'Ann', 'Bo', [1, 'X1'], { is: 'countsAs', rank: '8' }],
  [
    'a card is lower than a joker',
    JOKERS,
    ['5C', 'X2'],
    'Ann',
    'Bo',
    [1, '4H'],
    { is: 'countsAs', rank: '8' },
  ],
];

describe('what makes it plain why a play is not allowed', () => {
  test.each(TOLD)('%s', (_, options, pile, last, turn, [seat, card], is) => {
    const hand = ['4H', '6H', options === JOKERS ? 'X1' : '7H'];
    const others = { hand: ['??', '??', '??'] };
    const history = [{ seat: last, play: pile.slice(-1) }];
    const reversed = pile[0] === 'QC' ? 'counterclockwise' : 'clockwise';
    const state = at([others, { hand }, others], {
      rules: 'palace',
      options,
      pile,
      turn,
      history,
      direction: reversed,
      move: { seat: 'Bo', pickUp: true },
    });
    const ruling = decide(state, { kind: 'play', seat, cards: [card] });
    expect(ruling.verdict === 'illegal' && ruling.breaches.map(({ why }) => why)).toMatchObject([is]);
  });
});
