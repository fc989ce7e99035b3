import { expect, test } from 'vitest';
import { bareCards, type Slot } from '../../src/engine/cards.ts';
import { decide } from '../../src/engine/decide.ts';
import { mask, type Viewer } from '../../src/engine/knowledge.ts';
import { type Move, playedOf } from '../../src/engine/move.ts';
import { observe } from '../../src/engine/observe.ts';
import { seededRandom } from '../../src/engine/random.ts';
import { countCards, hasCards, nextActive, type State } from '../../src/engine/state.ts';
import { at } from './support/at.ts';
import { playout, type Step } from './support/playout.ts';
import { atMiddleSize, knownDeal, seeds } from './support/tables.ts';

/** Sevens swap hands. */
const SEVENS = { 'special[7]': { effects: ['swapsHands'] } } as const;

/** Sevens swap hands, and queens reverse play before. */
const TABLE = atMiddleSize({
  rules: 'palace',
  options: { ...SEVENS, 'special[Q]': { effects: ['reverse', 'swapsHands'] } },
});

const handOf = ({ seats }: State, seat: number): readonly Slot[] => seats[seat]!.hand;
const inOrder = (hand: readonly Slot[]): string => hand.toSorted().join(' ');

/** The cards that a move has put on the pile, which may be burned by now; none of a face-down card that didn't fit. */
function playedBy({ before, move, after }: Step): readonly Slot[] {
  const cards = move.kind === 'play' || move.kind === 'flip' ? bareCards(playedOf(move)) : [];
  return before.phase === 'play'
    ? cards.filter((card) => after.pile.includes(card) || after.burned.includes(card))
    : [];
}

/** The hand of the mover as it would be without a swap: without what was played, with what was drawn. */
function keptBy(step: Step): readonly Slot[] {
  const { before, move, after } = step;
  const drawn = before.stock.slice(after.stock.length);
  return [...handOf(before, move.seat), ...drawn].filter((card) => !playedBy(step).includes(card));
}

test('who plays such a card and is still in has the next one’s hand then, who has the mover’s; no other hand changes', () => {
  const seen = { swapped: 0, empty: 0, out: 0 };
  for (const seed of seeds(40))
    for (const step of playout(knownDeal(TABLE, seed), seededRandom(seed))) {
      const played = playedBy(step);
      if (!played.some((card) => /^[7Q]/.test(card))) continue;
      const { before, move, after } = step;
      const { seat } = move;
      const kept = keptBy(step);
      const isOut =
        countCards(before.seats[seat]!) + before.stock.length - after.stock.length === played.length;
      const next = nextActive({ ...before, direction: after.direction }, seat);
      const expected = before.seats.map(({ hand }, other) => {
        if (other === seat) return isOut ? [] : handOf(before, next);
        return other === next && !isOut ? kept : hand;
      });
      expect(after.seats.map(({ hand }) => inOrder(hand))).toEqual(expected.map(inOrder));
      seen[isOut ? 'out' : kept.length === 0 ? 'empty' : 'swapped']++;
    }
  expect(seen.swapped).toBeGreaterThan(100);
  expect(seen.empty).toBeGreaterThan(5);
  expect(seen.out).toBeGreaterThan(0);
});

/** What follows when Ann plays the seven of diamonds. */
function played(state: State) {
  const move: Move = { kind: 'play', seat: 0, cards: ['7D'] };
  const ruling = decide(state, move);
  if (ruling.verdict === 'illegal') throw new Error(JSON.stringify(ruling.breaches));
  return ruling;
}

const hands = ({ seats }: State): string => seats.map(({ hand }) => hand.join(' ')).join(' | ');

const PALACE = { rules: 'palace', options: SEVENS, pile: ['5C'] };

test.each<[string, Viewer, string]>([
  [
    'its player knows the hand that was given away, the drawn card too, and the one that came',
    0,
    '6H JC | 4S 8D | ??',
  ],
  ['who gets it knows it, and the one that went', 1, '6H JC | 4S 8D | ??'],
  ['somebody else knows of neither more than before', 2, '?? ?? | ?? ?? | 9C'],
  ['nor does who looks on', 'onlooker', '?? ?? | ?? ?? | ??'],
])('%s', (_, viewer, expected) => {
  const state = at([{ hand: ['7D', '4S'] }, { hand: ['6H', 'JC'] }, { hand: ['9C'] }], {
    ...PALACE,
    options: { ...SEVENS, 'refill.size': 2 },
    stock: ['8D'],
  });
  expect(hands(observe(mask(state, viewer), played(state).events, viewer))).toBe(expected);
});

test('where face-up cards are taken into an empty hand, they are before the swap, and after it', () => {
  const options = { ...SEVENS, 'faceUp.use': 'toHand' };
  const before = at([{ hand: ['7D'], faceUp: ['KS', 'KH'] }, { hand: ['6H'] }], { ...PALACE, options });
  expect(hands(played(before).after)).toBe('6H | KS KH');
  const after = at(
    [
      { hand: ['7D', '4S'], faceUp: ['KS'] },
      { hand: [], faceDown: 2 },
    ],
    { ...PALACE, options },
  );
  expect(hands(played(after).after)).toBe('KS | 4S');
  expect(hasCards(played(after).after.seats[0]!)).toBe(true);
});
