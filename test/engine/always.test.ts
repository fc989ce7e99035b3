import { describe, expect, it } from 'vitest';
import { alwaysFits } from '../../src/engine/always.ts';
import { type Card, type Kind, kindOf, makeDeck, type Rank, type Slot } from '../../src/engine/cards.ts';
import { type Demand, demand, findMisfit } from '../../src/engine/demand.ts';
import { seededRandom } from '../../src/engine/random.ts';
import type { Options } from '../../src/engine/rules/resolve.ts';
import type { State } from '../../src/engine/state.ts';
import { playout } from './support/playout.ts';
import { hiddenDeal, knownDeal, TABLES, titleOf } from './support/tables.ts';

const pileOf = (text: string): Slot[] => text.split(' ').filter((slot) => slot !== '') as Slot[];

/** Rule set, options, pile from bottom to top, and the kinds that always fit. */
const PILES: readonly (readonly [string, Options, string, string])[] = [
  ['reference', {}, '', '2 3 T'],
  ['reference', {}, '7H', '2 3 T'],
  ['reference', {}, 'AH', '2 3 T'],
  ['reference', {}, '??', '2 3 T'],
  ['reference', { 'RE-20': true }, 'KH', '2 3 T JK'],
  ['reference', { 'RE-20': true }, 'KH X1', '2 3 T JK'],
  ['reference', { 'RE-X4': true }, '', '2 3 T'],
  ['reference', { 'RE-X4': true }, '7H', '2 3'],
  ['reference', { 'RE-X4': true }, '7H 2C', '2 3 T'],
  ['reference', { 'RE-X4': true }, '6D', '2 3 T'],
  ['reference', { 'RE-X4': true }, '7H 3C', '2 3'],
  ['reference', { 'RE-X4': true, 'notOn.looks': 'physical' }, '7H 3C', '2 3 T'],
  ['reference', { 'RE-X4': true, 'notOn.looks': 'physical' }, '4H 7C', '2 3'],
  ['reference', { 'RE-X4': true, 'notOn.looks': 'physical' }, '7C ??', '2 3 T'],
  ['reference', { 'RE-X4': true, 'RE-20': true }, '7H X1', '2 3 JK'],
  ['reference', { 'special[JK].notOn': ['5'], 'RE-20': true }, '5H', '2 3 T'],
  ['reference', { 'special[J].effects': [{ unbeatable: { except: ['J', '2'] } }] }, 'JH', '2'],
  ['reference', { 'special[J].effects': [{ unbeatable: { except: ['J', '2'] } }] }, 'JH 2C', '2 3 T'],
  ['reference', { 'special[K].effects': [{ forcePickUp: { deflectedBy: ['J'] } }] }, 'KH JC', ''],
  ['blast', {}, '', 'T'],
  ['blast', {}, 'AC', 'T'],
];

describe('the kinds that always fit', () => {
  it.each(PILES)('%s %j on %j: %s', (rules, options, pile, kinds) => {
    const start = hiddenDeal({ rules, options, players: 3 }, 1);
    expect(alwaysFits({ ...start, pile: pileOf(pile) }).join(' ')).toBe(kinds);
  });
});

/** Bounds that no card in natural order keeps to, from either side. */
function harshest({ rules }: State): readonly Demand[] {
  const deck = makeDeck(1, 0).toSorted((a, b) => rules.of[kindOf(a)].height - rules.of[kindOf(b)].height);
  const [low, high] = [deck[0]!, deck.at(-1)!];
  const asks = (card: Card, kind: 'above' | 'below'): Demand => ({
    card,
    bound: { kind, rank: kindOf(card) as Rank, height: rules.of[kindOf(card)].height },
    setting: 'beat.direction',
    colour: null,
    equalCompletes: false,
    size: 1,
    zone: 'hand',
    only: null,
    forced: false,
    pairs: false,
  });
  return [asks(high, 'above'), asks(low, 'below')];
}

/** The same position where nobody completes a set out of turn, which goes past demands for another reason. */
const withoutSets = (state: State): State => {
  const { set } = state.rules;
  return {
    ...state,
    rules: { ...state.rules, set: { ...set, ofAKind: { ...set.ofAKind, outOfTurn: false } } },
  };
};

/** Asks the judge of single plays for a card of every kind in the deck. */
function judgedAlways(state: State): Kind[] {
  const plain = withoutSets(state);
  const oneOfEach = new Map<Kind, Card>(
    makeDeck(1, state.rules.set.deck.jokers).map((card) => [kindOf(card), card]),
  );
  return [...oneOfEach].flatMap(([kind, card]) =>
    harshest(plain).every((asked) => findMisfit(plain, [card], 0, asked) === null) ? [kind] : [],
  );
}

describe.each(TABLES.map((one) => ({ one, title: titleOf(one) })))('$title', ({ one }) => {
  it('what always fits is what no demand keeps off, all through a game', () => {
    const steps = playout(knownDeal(one, 3), seededRandom(3), 200);
    for (const { before } of steps) {
      const told = alwaysFits(before);
      expect(told.toSorted()).toEqual(judgedAlways(before).toSorted());
      if (before.rules.set.match.size === 'atLeast') continue;
      const real = demand(before);
      for (const card of makeDeck(1, before.rules.set.deck.jokers))
        if (told.includes(kindOf(card))) expect(findMisfit(before, [card], 0, real)).toBeNull();
    }
  });
});
