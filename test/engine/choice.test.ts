import { describe, expect, test } from 'vitest';
import { bareCards, chosenAs, type Played } from '../../src/engine/cards.ts';
import { waysOf } from '../../src/engine/choice.ts';
import { decide } from '../../src/engine/decide.ts';
import { demand } from '../../src/engine/demand.ts';
import { legalMoves } from '../../src/engine/legal.ts';
import type { Move } from '../../src/engine/move.ts';
import { namedPlays } from '../../src/engine/plays.ts';
import { seededRandom } from '../../src/engine/random.ts';
import type { Seat, State } from '../../src/engine/state.ts';
import { brokenByState } from './support/laws.ts';
import { atMiddleSize, knownDeal, rulesOfCase, seeds } from './support/tables.ts';

/** A table with cards that do all sorts of things, and what sevens and jacks do besides. */
const table = (seven: unknown, jack: unknown, more: Readonly<Record<string, unknown>> = {}) =>
  atMiddleSize({
    rules: 'palace',
    options: {
      'special[3]': { on: 'any', effects: ['transparent'] },
      'special[4]': { effects: ['copies'] },
      'special[7]': { effects: [seven] },
      'special[8]': { effects: [{ wild: { as: ['7', 'J'] } }] },
      'special[J]': { effects: jack === 'nothing' ? ['sameColour'] : [jack, 'sameColour'] },
      'ofAKind.outOfTurn': true,
      'ofAKind.seeThrough': true,
      ...more,
    },
  });

const SEVEN = [{ atLeast: '7' }, { atMost: '7' }] as const;
const JACK = ['reverse', 'skip'] as const;
const MAY_REVERSE = ['reverse', 'nothing'] as const;

/** A card with this choice, if it offers one. */
const saying = (state: State, card: Played, choice: number): Played =>
  waysOf(state.rules, card).length > 0 ? chosenAs(card, choice) : card;

/** The state after a move, with this said of its cards: of a card that is turned over once it lies there. */
function once(state: State, move: Move, choice: number): State | null {
  const said: Move =
    move.kind === 'play' ? { ...move, cards: move.cards.map((card) => saying(state, card, choice)) } : move;
  const ruling = decide(state, said);
  if (ruling.verdict === 'illegal') return null;
  const { pending } = ruling.after;
  if (pending?.card === undefined) return ruling.after;
  const lying = ruling.after.pile.at(-1) as Played;
  const word = decide(ruling.after, {
    kind: 'flip',
    seat: pending.seat,
    stack: pending.stack,
    card: chosenAs(lying, choice),
  });
  return word.verdict === 'illegal' ? null : word.after;
}

/** A state by all but what was said of the cards that lie there. */
function gist(state: State) {
  const { rules: _, pile, ...rest } = state;
  const { bound, only, colour } = demand(state);
  return { ...rest, pile: bareCards(pile), bound, only, colour };
}

describe('a card of which something is chosen does in every way what a card does that has that power', () => {
  test.each([
    [0, JACK],
    [1, JACK],
    [1, MAY_REVERSE],
  ])('choice %i of a jack: %j', (choice, jack) => {
    const [choosing, plain] = [
      table({ choose: SEVEN }, { choose: jack }),
      table(SEVEN[choice], jack[choice]),
    ];
    let compared = 0;
    for (const seed of seeds(6)) {
      const random = seededRandom(seed);
      let one = knownDeal(choosing, seed);
      let other: State = { ...one, rules: rulesOfCase(plain) };
      for (let i = 0; i < 400 && other.phase !== 'over'; i++) {
        const moves = legalMoves(other).filter(({ kind }) => kind !== 'draw' && kind !== 'swap');
        const move = moves[Math.floor(random() * moves.length)];
        if (move === undefined) break;
        // A rank that nobody names may be another one where fewer cards are special.
        if (move.kind === 'play' && move.cards.some((card) => card.startsWith('8') || card.startsWith('2:8')))
          continue;
        const next = once(one, move, choice);
        const then = once(other, move, choice);
        expect(next === null, JSON.stringify(move)).toBe(then === null);
        if (next === null || then === null) break;
        expect(gist(next)).toEqual(gist(then));
        [one, other] = [next, then];
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(300);
  });
});

/** A table on which only this pile and the cards of the first seat matter. */
function holding(
  effects: Readonly<Record<string, unknown>>,
  own: Partial<Seat>,
  pile: readonly Played[],
): State {
  const dealt = knownDeal(atMiddleSize({ rules: 'palace', options: effects }), 1);
  const seats = dealt.seats.map((seat, i) => (i === 0 ? { ...seat, ...own } : seat));
  return { ...dealt, phase: 'play', turn: 0, seats, pile, stock: [] };
}

test('who turns over their last card is in until they say what it does', () => {
  const last = { hand: [], faceUp: [null, null, null], faceDown: [['7H'], [], []] } as const;
  const state = holding({ 'special[7]': { effects: [{ choose: SEVEN }] } }, last, ['4C']);
  const turned = decide(state, { kind: 'flip', seat: 0, stack: 0 });
  if (turned.verdict === 'illegal') throw new Error('refused');
  expect(brokenByState(turned.after)).toBeNull();
  expect(turned.after.out).toEqual([]);
  const said = decide(turned.after, { kind: 'flip', seat: 0, stack: 0, card: chosenAs('7H', 1) });
  expect(said.verdict !== 'illegal' && said.after.out).toEqual([0]);
});

test('a wild card that fits as another rank alone isn’t offered as itself', () => {
  const effects = [{ choose: SEVEN }, { wild: { as: ['K'] } }];
  const state = holding({ 'special[6]': { effects } }, { hand: ['6H', '6D'] }, ['QC']);
  const named = namedPlays(state, 0);
  expect(named.length).toBeGreaterThan(0);
  for (const move of named) expect(decide(state, move).verdict, JSON.stringify(move)).toBe('legal');
});
