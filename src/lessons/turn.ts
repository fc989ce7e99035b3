import type { Card } from '../engine/cards.ts';
import { decide } from '../engine/decide.ts';
import type { Move } from '../engine/move.ts';
import { rulesOf } from '../engine/rules/rules.ts';
import { drawable, nextActive, type State } from '../engine/state.ts';
import {
  cardsWhere,
  type Desk,
  equals,
  filledHand,
  firstOf,
  isPlainCard,
  layOut,
  numbersOf,
  YOU,
} from './desk.ts';
import { askCount, askFollows, type Made, moveIn } from './following.ts';
import { fillers, isBeneath, isRank, plainCards, raised, sorted, stuck } from './hands.ts';
import { aloud, askMoves, byNumber, isAgainst, lay, oneOf, pickUpIn, type Stem, seatIs } from './judge.ts';
import type { Lesson } from './lesson.ts';

const done: Move = { kind: 'done', seat: YOU };

/** A set that burns once it lies there: by its last card if it can come to that, else by as few as complete it. */
export function burningSet(desk: Desk): Lesson | null {
  const { size, scope } = desk.rules.set.ofAKind;
  for (let laid = scope === 'pile' ? 1 : size; 0 < laid && laid <= size; laid++) {
    const lesson = completingWith(desk, laid);
    if (lesson !== null) return lesson;
  }
  return null;
}

function completingWith(desk: Desk, laid: number): Lesson | null {
  const { size } = desk.rules.set.ofAKind;
  return askFollows(desk, { id: 'ofAKind', topic: 'ofAKind.size', shows: ({ burn }) => burn }, () => {
    const kin = equals(
      cardsWhere(desk, (card) => isRank(card) && isPlainCard(desk, card)),
      size,
    );
    if (kin === null) return null;
    const mine = kin.slice(0, laid);
    const others = kin.slice(mine.length);
    const pile = others.length === 0 ? fillers(desk, 1, kin) : raised(desk, others, { count: 1 });
    if (mine.length === size && !pile.every((card) => isBeneath(desk, card, kin[0]!))) return null;
    const hand = sorted(desk, [...mine, ...fillers(desk, 2, [...kin, ...pile])]);
    return moveIn(layOut(desk, { hand, pile, stock: true }), lay(...mine));
  });
}

/** An invisible card that counts as the one that is missing of a set. */
export function mirroredSet(desk: Desk): Lesson | null {
  const { size, scope, seeThrough } = desk.rules.set.ofAKind;
  if (size === 0 || scope !== 'pile' || seeThrough !== 'counts') return null;
  const topic = 'ofAKind.seeThrough';
  return askFollows(desk, { id: topic, topic, shows: ({ burn }) => burn }, () => {
    const [mirror] = cardsWhere(desk, (card) => rulesOf(desk.rules, card).lookedThrough);
    const kin = equals(
      cardsWhere(desk, (card) => isRank(card) && isPlainCard(desk, card)),
      size - 1,
    );
    if (mirror === undefined || kin === null) return null;
    const pile = raised(desk, kin, { count: 1 });
    const hand = sorted(desk, [mirror, ...fillers(desk, 2, [...kin, ...pile, mirror])]);
    return moveIn(layOut(desk, { hand, pile, stock: true }), lay(mirror));
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
      return moveIn(layOut(desk, { hand, pile: [under], stock: true }), lay(...pair));
    },
  );
}

/**
 * How many cards are drawn after a play from a full hand, and from a hand with more cards; nothing where the deal
 * leaves too small a stock to show that.
 */
export function drawing(desk: Desk): (Lesson | null)[] {
  const { refill, leftover } = desk.rules.set;
  const size = refill.mode === 'none' ? 3 : filledHand(desk);
  const topic = leftover !== 'stock' ? 'leftover' : 'refill.mode';
  const shows = (count: number, { state }: Made) => refill.mode === 'none' || count < drawable(state);
  const asking = (id: string, held: number) =>
    askCount(desk, { id, topic, asked: 'draws', likely: () => [1, 0, 2], shows }, () => {
      const [under] = plainCards(desk, 1);
      if (under === undefined || held < 1) return null;
      const hand = sorted(desk, fillers(desk, held, [under]));
      if (hand.length < held) return null;
      const card = hand.find((one) => isPlainCard(desk, one) && decidesFor(desk, [under], hand, one));
      return card === undefined
        ? null
        : moveIn(layOut(desk, { hand, pile: [under], stock: true }), lay(card));
    });
  return [asking('refill/1', size), ...(refill.mode === 'none' ? [] : [asking('refill/2', size + 2)])];
}

function decidesFor(desk: Desk, pile: readonly Card[], hand: readonly Card[], card: Card): boolean {
  const state = layOut(desk, { hand, pile, stock: true });
  return state !== null && decide(state, aloud(lay(card))).verdict === 'legal';
}

/** A hand of a few cards, and as many as it is filled up to. */
const held = (desk: Desk): number => Math.max(3, filledHand(desk));

/** The top of the stock, where it may be tried. */
const tries = (state: State): readonly Move[] =>
  state.rules.set.chance === 'none' || drawable(state) === 0
    ? []
    : [{ kind: 'flip', seat: YOU, stack: 'stock' }];

/** What may be done by a player who can't play any card. */
export function unable(desk: Desk): Lesson | null {
  return firstOf(() => {
    const given = stuck(desk, held(desk));
    if (given === null) return null;
    const { pile, low } = given;
    const state = layOut(desk, { hand: low, pile, stock: true });
    if (state === null) return null;
    const stem: Stem = { id: 'pickUp', topic: 'pass.pickUp', asked: 'allowed', state };
    const moves = [lay(low[0]!), lay(low.at(-1)!), pickUpIn(state), ...tries(state), done];
    const allowed = moves.filter((move) => decide(state, move).verdict === 'legal');
    if (allowed.length === 0) return null;
    return askMoves(
      desk,
      stem,
      moves,
      ({ code }) => code === 'noPassing' || code === 'tooLow' || code === 'tooHigh',
    );
  });
}

/** Whether a player who could play a card may still pick up the pile, or try the top of the stock. */
export function able(desk: Desk): Lesson | null {
  return firstOf(() => {
    const given = stuck(desk, held(desk) - 1);
    if (given === null) return null;
    const { pile, low } = given;
    const high = plainCards(desk, 6, [...pile, ...low]).find((card) => !isBeneath(desk, card, pile.at(-1)!));
    if (high === undefined) return null;
    const state = layOut(desk, { hand: sorted(desk, [...low, high]), pile, stock: true });
    if (state === null) return null;
    const stem: Stem = { id: 'pass', topic: 'pass.pickUp', asked: 'allowed', state };
    const moves = [lay(low[0]!), lay(high), pickUpIn(state), ...tries(state), done];
    return askMoves(desk, stem, moves, (breach) => isAgainst(breach, 'pass.pickUp'));
  });
}

/** Who gets the pile, where that isn't the player who can't play. */
export function taking(desk: Desk): Lesson | null {
  if (desk.rules.set.pickUp.taker === 'self' || desk.players < 3) return null;
  return firstOf(() => {
    const given = stuck(desk, held(desk));
    if (given === null) return null;
    const state = layOut(desk, { hand: given.low, pile: given.pile, stock: true });
    if (state === null) return null;
    const move = pickUpIn(state);
    const ruling = decide(state, move);
    if (ruling.verdict !== 'legal') return null;
    const taker = ruling.after.seats.findIndex((seat, i) => seat.hand.length > state.seats[i]!.hand.length);
    const others = [YOU, nextActive(state, YOU), ...state.seats.keys()].map(seatIs);
    const choices = oneOf(seatIs(taker), others, desk.random);
    if (choices === null) return null;
    const topic = 'pickUp.taker';
    const lesson: Lesson = {
      id: topic,
      topic,
      rules: numbersOf(desk, [topic]),
      asked: 'taker',
      state,
      you: YOU,
      about: null,
      made: { move, ruling },
      choices: byNumber(choices),
    };
    return lesson;
  });
}
