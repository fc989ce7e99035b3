import { expect, test } from 'vitest';
import { apply } from '../../src/engine/apply.ts';
import { bareOf, type Card, isKnown, isNamed, kindOf, type Played } from '../../src/engine/cards.ts';
import { decide } from '../../src/engine/decide.ts';
import { demand } from '../../src/engine/demand.ts';
import type { MoveOf } from '../../src/engine/move.ts';
import { namedPlays } from '../../src/engine/plays.ts';
import { seededRandom } from '../../src/engine/random.ts';
import type { State } from '../../src/engine/state.ts';
import { playout } from './support/playout.ts';
import { atMiddleSize, knownDeal, rulesOfCase, seeds } from './support/tables.ts';

/** Wild eights among cards that do all sorts of things. */
const TABLE = atMiddleSize({
  rules: 'palace',
  options: {
    'special[3]': { on: 'any', effects: ['transparent'] },
    'special[4]': { effects: ['sameColour'] },
    'special[5]': { effects: ['skip'] },
    'special[6]': { effects: ['again'] },
    'special[7]': { effects: [{ atMost: '7' }] },
    'special[8]': { effects: [{ wild: { as: [] } }] },
    'special[9]': { effects: [{ forcePickUp: { deflectedBy: ['9', 'J'] } }] },
    'special[Q]': { effects: ['reverse'] },
    'special[K]': { effects: [{ unbeatable: { except: ['A'] } }] },
    'ofAKind.outOfTurn': true,
  },
});

/** The card that a named one counts as. */
const standIn = (card: Played): Card => `${kindOf(card)}${card.at(-1)}` as Card;

/** The state in which the cards of a play have changed places with those that they count as. */
function exchanged(state: State, { cards }: MoveOf<'play'>): State {
  const pairs = new Map<string, string>();
  for (const card of cards.filter(isNamed)) {
    pairs.set(bareOf(card), standIn(card));
    pairs.set(standIn(card), bareOf(card));
  }
  const one = <T extends string | null>(slot: T): T => (pairs.get(slot ?? '') ?? slot) as T;
  const all = <T extends string | null>(slots: readonly T[]): T[] => slots.map(one);
  const seats = state.seats.map((seat) => ({
    ...seat,
    hand: all(seat.hand),
    faceUp: all(seat.faceUp),
    faceDown: seat.faceDown.map(all),
  }));
  return { ...state, seats, stock: all(state.stock) };
}

/** What a ruling comes to, but for the names of cards. */
function gist(state: State, move: MoveOf<'play'>) {
  const ruling = decide(state, move);
  if (ruling.verdict === 'illegal') return ruling.breaches.map(({ code }) => code);
  const { turn, extra, direction, phase, pile, seats, out, lastPlay } = ruling.after;
  const { card: _, ...asked } = demand(ruling.after);
  const kinds = pile.map((slot) => (isKnown(slot) ? kindOf(slot) : slot));
  const held = seats.map(({ hand, faceUp }) => [hand.length, faceUp.filter((slot) => slot !== null).length]);
  return { turn, extra, direction, phase, kinds, held, out, lastPlay, asked };
}

test('a wild card is in every way a card of the rank that is named for it', () => {
  let compared = 0;
  for (const seed of seeds(12))
    for (const { before } of playout(knownDeal(TABLE, seed), seededRandom(seed))) {
      if (before.turn === null) continue;
      for (const move of namedPlays(before, before.turn)) {
        const counted = move.cards.map((card) => (isNamed(card) ? standIn(card) : card));
        const lying = [...before.pile, ...before.burned].map((slot) => bareOf(slot));
        // The card that it counts as lies there, or goes with it.
        if (counted.some((card) => lying.includes(card)) || new Set(counted).size < counted.length) continue;
        const plain = { ...move, cards: counted };
        expect(gist(exchanged(before, move), plain), JSON.stringify(move)).toEqual(gist(before, move));
        compared++;
      }
    }
  expect(compared).toBeGreaterThan(200);
});

test('nothing is known of a card by the rank that was named for it, once it is picked up', () => {
  for (const seed of seeds(6))
    for (const { after } of playout(knownDeal(TABLE, seed), seededRandom(seed))) {
      const { seats, stock, burned } = after;
      const off = [...stock, ...burned, ...seats.flatMap(({ hand, faceUp }) => [...hand, ...faceUp])];
      expect(off.filter((slot) => slot !== null && isNamed(slot))).toEqual([]);
    }
});

test('no card keeps a name once the rules are changed to some where none is wild', () => {
  const dealt = knownDeal(TABLE, 1);
  const plain = rulesOfCase(atMiddleSize({ rules: 'palace', options: {} }));
  const lying: State = { ...dealt, pile: ['8=QD', '9C'] };
  expect(apply(lying, { type: 'ruled', rules: plain }).pile).toEqual(['8D', '9C']);
  expect(apply(lying, { type: 'ruled', rules: dealt.rules }).pile).toEqual(['8=QD', '9C']);
});
