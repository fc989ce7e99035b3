import { describe, expect, it } from 'vitest';
import { bareOf, isKnown, type Rank, rankOf, type Slot } from '../../src/engine/cards.ts';
import { decide } from '../../src/engine/decide.ts';
import { startingRights } from '../../src/engine/first.ts';
import { seededRandom } from '../../src/engine/random.ts';
import { nextActive, type State } from '../../src/engine/state.ts';
import { at } from './support/at.ts';
import { playout } from './support/playout.ts';
import { atMiddleSize, knownDeal, seeds } from './support/tables.ts';

/** Sevens are thrown in, else the next rank up, which is special in its own ways: an eight skips, a ten burns. */
const TABLE = atMiddleSize({
  rules: 'palace',
  options: {
    'first.steps': [{ by: 'thrownIn', from: '7' }],
    'special[7]': { on: 'any', effects: [{ wild: { as: [] } }] },
    'special[8]': { on: 'any', effects: ['skip', 'reverse'] },
    'ofAKind.size': 4,
  },
});

const ORDER: readonly Rank[] = ['7', '8', '9', 'T', 'J', 'Q', 'K', 'A'];
const has = (slots: readonly Slot[], rank: Rank): boolean =>
  slots.some((slot) => isKnown(slot) && rankOf(slot) === rank);

/** The rank that has to be thrown in: the one that lies there, or the first of which any hand has a card. */
const asked = ({ pile, seats }: State): Rank | undefined =>
  pile.length > 0
    ? rankOf(bareOf(pile.filter(isKnown)[0]!))!
    : ORDER.find((rank) => seats.some(({ hand }) => has(hand, rank)));

describe('cards that are thrown in', () => {
  it('go before everything else, without any effect, until no hand has one; then the seat after the last starts', () => {
    let thrown = 0;
    let started = 0;
    for (const seed of seeds(60)) {
      for (const { before, move, after } of playout(knownDeal(TABLE, seed), seededRandom(seed))) {
        if (before.phase === 'exchange') continue;
        if (before.phase === 'play') break;
        const rank = asked(before)!;
        const holders = [...before.seats.keys()].filter((seat) => has(before.seats[seat]!.hand, rank));
        const may = startingRights(before).map((right) => right === 'yes');
        if (holders.length > 0) {
          thrown++;
          expect(may.flatMap((one, seat) => (one ? [seat] : []))).toEqual(holders);
          expect(move.kind === 'play' && move.cards.every((card) => rankOf(card) === rank)).toBe(true);
          expect(after).toMatchObject({ phase: 'start', turn: null, direction: 'clockwise', burned: [] });
          expect(after.pile.slice(before.pile.length)).toEqual(move.kind === 'play' ? move.cards : []);
          expect(after.seats[move.seat]!.hand).toHaveLength(3);
        } else {
          started++;
          expect(move.seat).toBe(nextActive(before, before.lastPlay!.seat));
          expect(after.phase).toBe('play');
        }
      }
    }
    expect(thrown).toBeGreaterThan(80);
    expect(started).toBe(60);
  });

  it('keep everybody from playing, turning over or picking up', () => {
    for (const seed of seeds(20)) {
      let state = { ...knownDeal(TABLE, seed), phase: 'start' } as State;
      const rank = asked(state)!;
      for (;;) {
        const seat = state.seats.findIndex(({ hand }) => has(hand, rank));
        if (seat === -1) break;
        const { hand } = state.seats[seat]!;
        for (const other of state.seats.keys()) {
          for (const card of state.seats[other]!.hand.filter(isKnown))
            expect(decide(state, { kind: 'play', seat: other, cards: [card] }).verdict).toBe(
              rankOf(card) === rank ? 'legal' : 'illegal',
            );
          expect(decide(state, { kind: 'pickUp', seat: other }).verdict).toBe('illegal');
        }
        const card = hand.filter(isKnown).find((one) => rankOf(one) === rank)!;
        const ruling = decide(state, { kind: 'play', seat, cards: [card] });
        if (ruling.verdict === 'illegal') throw new Error('refused');
        state = ruling.after;
      }
    }
  });

  it('are none that came off the stock: that is played, and goes to the hand with the pile where it doesn’t fit', () => {
    const options = {
      'first.steps': [{ by: 'thrownIn', from: '3' }],
      chance: 'atWill',
      'beat.equal.hand': 'no',
    };
    const state: State = {
      ...at([{ hand: ['3C', '5C', '6C'] }, { hand: ['4D', '7D', '8D'] }], {
        rules: 'palace',
        options,
        pile: [],
        stock: ['3H', '9S'],
      }),
      phase: 'start',
      turn: null,
    };
    const thrown = decide(state, { kind: 'play', seat: 0, cards: ['3C'] });
    if (thrown.verdict === 'illegal') throw new Error('refused');
    const turned = decide(thrown.after, { kind: 'flip', seat: 1, stack: 'stock', card: '3H' });
    expect(turned.verdict === 'illegal' ? null : turned.after).toMatchObject({
      phase: 'play',
      turn: 0,
      pile: [],
    });
  });
});
