import type { Card } from '../engine/cards.ts';
import { decide } from '../engine/decide.ts';
import type { Move } from '../engine/move.ts';
import { refillSize } from '../engine/rules/rules.ts';
import { nextActive } from '../engine/state.ts';
import { cardsWhere, type Desk, equals, firstOf, isPlainCard, layOut, numberOf, YOU } from './desk.ts';
import { askCount, askFollows } from './following.ts';
import { fillers, isBeneath, isRank, plainCards, sorted, stuck } from './hands.ts';
import { aloud, askMoves, byNumber, type Draft, lay, oneOf, seatIs } from './judge.ts';
import type { Lesson } from './lesson.ts';

const pickUp: Move = { kind: 'pickUp', seat: YOU };
const done: Move = { kind: 'done', seat: YOU };

/** A set that burns once it lies there. */
export function burningSet(desk: Desk): Lesson | null {
  const { size, scope } = desk.rules.set.ofAKind;
  if (size === 0) return null;
  return askFollows(desk, { id: 'ofAKind', topic: 'ofAKind.size', shows: ({ burn }) => burn }, () => {
    const kin = equals(
      cardsWhere(desk, (card) => isRank(card) && isPlainCard(desk, card)),
      size,
    );
    if (kin === null) return null;
    const mine = kin.slice(0, scope === 'pile' ? 1 : size);
    const under = fillers(desk, 1, kin);
    const pile = [...under, ...kin.slice(mine.length)];
    if (mine.length === size && !under.every((card) => isBeneath(desk, card, kin[0]!))) return null;
    const hand = sorted(desk, [...mine, ...fillers(desk, 2, [...kin, ...under])]);
    return { state: layOut(desk, { hand, pile, stock: true, last: 1 }), move: lay(...mine) };
  });
}

/** A pair that skips. */
export function skippingPair(desk: Desk): Lesson | null {
  if (desk.rules.set.pairSkip === 'off') return null;
  const next = 1;
  return askFollows(
    desk,
    { id: 'pairSkip', topic: 'pairSkip', shows: (then) => then.next !== next && !then.burn },
    () => {
      const [under] = plainCards(desk, 1);
      const pair = equals(
        cardsWhere(desk, (card) => isRank(card) && isPlainCard(desk, card)),
        2,
      );
      if (under === undefined || pair === null || pair.includes(under)) return null;
      const hand = sorted(desk, [...pair, ...fillers(desk, 2, [...pair, under])]);
      return { state: layOut(desk, { hand, pile: [under], stock: true }), move: lay(...pair) };
    },
  );
}

/** How many cards are drawn after laying some of as many as one should have, and of more. */
export function drawing(desk: Desk): (Lesson | null)[] {
  const { refill, leftover } = desk.rules.set;
  const size = refill.mode === 'upTo' ? refillSize(desk.rules, desk.players) : 3;
  const topic = leftover === 'dead' ? 'leftover' : 'refill.mode';
  const asking = (id: string, held: number) =>
    askCount(desk, { id, topic, asked: 'draws', likely: () => [1, 0, 2] }, () => {
      const [under] = plainCards(desk, 1);
      if (under === undefined || held < 1) return null;
      const hand = sorted(desk, fillers(desk, held, [under]));
      if (hand.length < held) return null;
      const card = hand.find((one) => isPlainCard(desk, one) && decidesFor(desk, [under], hand, one));
      return card === undefined
        ? null
        : { state: layOut(desk, { hand, pile: [under], stock: true }), move: lay(card) };
    });
  return [asking('refill/1', size), ...(refill.mode === 'none' ? [] : [asking('refill/2', size + 2)])];
}

const decidesFor = (desk: Desk, pile: readonly Card[], hand: readonly Card[], card: Card): boolean =>
  decide(layOut(desk, { hand, pile, stock: true }), aloud(lay(card))).verdict === 'legal';

/** Whoever can't lay anything: what may be done. */
export function unable(desk: Desk): Lesson | null {
  return firstOf(() => {
    const given = stuck(desk, 3);
    if (given === null) return null;
    const { pile, low } = given;
    const state = layOut(desk, { hand: low, pile, stock: true });
    const draft: Draft = { id: 'pickUp', topic: 'pass.pickUp', asked: 'allowed', state };
    const tries: Move[] =
      desk.rules.set.chance === 'none' ? [] : [{ kind: 'flip', seat: YOU, stack: 'stock' }];
    const moves = [lay(low[0]!), lay(low.at(-1)!), pickUp, ...tries, done];
    const allowed = moves.filter((move) => decide(state, move).verdict === 'legal');
    if (allowed.length === 0) return null;
    return askMoves(
      desk,
      draft,
      moves,
      ({ code }) => code === 'noPassing' || code === 'tooLow' || code === 'tooHigh',
    );
  });
}

/** Whoever could lay a card: whether the pile may be taken all the same. */
export function able(desk: Desk): Lesson | null {
  return firstOf(() => {
    const given = stuck(desk, 2);
    if (given === null) return null;
    const { pile, low } = given;
    const high = plainCards(desk, 6, [...pile, ...low]).find((card) => !isBeneath(desk, card, pile[1]!));
    if (high === undefined) return null;
    const state = layOut(desk, { hand: sorted(desk, [...low, high]), pile, stock: true });
    const draft: Draft = { id: 'pass', topic: 'pass.pickUp', asked: 'allowed', state };
    return askMoves(desk, draft, [lay(low[0]!), lay(high), pickUp, done], ({ setting }) =>
      setting.startsWith('pass.pickUp'),
    );
  });
}

/** Who gets the pile, where that isn't whoever can't play. */
export function taking(desk: Desk): Lesson | null {
  if (desk.rules.set.pickUp.taker === 'self' || desk.players < 3) return null;
  return firstOf(() => {
    const given = stuck(desk, 3);
    if (given === null) return null;
    const state = layOut(desk, { hand: given.low, pile: given.pile, stock: true });
    const ruling = decide(state, pickUp);
    if (ruling.verdict !== 'legal') return null;
    const taker = ruling.after.seats.findIndex((seat, i) => seat.hand.length > state.seats[i]!.hand.length);
    const others = [YOU, nextActive(state, YOU), ...state.seats.keys()].map(seatIs);
    const choices = oneOf(seatIs(taker), others, desk.random);
    if (choices === null) return null;
    const topic = 'pickUp.taker';
    const lesson: Lesson = {
      id: topic,
      topic,
      rule: numberOf(desk, topic),
      asked: 'taker',
      state,
      you: YOU,
      about: null,
      made: { move: pickUp, ruling },
      choices: byNumber(choices),
    };
    return lesson;
  });
}
