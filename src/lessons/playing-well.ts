import { bestOpen, choiceOfOpen, toLieOpen } from '../bots/exchange.ts';
import { habitualMove } from '../bots/habit.ts';
import { isSame } from '../bots/moves.ts';
import { type Card, kindOf } from '../engine/cards.ts';
import type { Move } from '../engine/move.ts';
import { shuffled } from '../engine/random.ts';
import { dealRow, type KindRules, rulesOf } from '../engine/rules/rules.ts';
import type { State } from '../engine/state.ts';
import { turnedUp } from './beginning.ts';
import { cardsWhere, type Desk, dealtHand, equals, filledHand, firstOf, layOut, YOU } from './desk.ts';
import { dealtCards, isBeneath, plainCards, sorted, stuck } from './hands.ts';
import { judged, lay, pickUpIn } from './judge.ts';
import type { Lesson, QuestionAsked } from './lesson.ts';

/** Lessons on playing well: not what the rules allow but what a good player does, as the bots do by habit. */

interface Asked {
  readonly id: string;
  readonly asked: QuestionAsked;
  readonly state: State;
  readonly moves: readonly Move[];
  /** What a good player does, one of these. */
  readonly best: Move;
}

/** Which move is the best; null with fewer than three to choose from, or if no other is allowed. */
function askBest({ best, moves, ...stem }: Asked): Lesson | null {
  const choices = moves
    .map((move) => judged(stem.state, move))
    .filter((choice) => choice !== null)
    .map((choice) => ({
      ...choice,
      right: choice.answer.kind === 'move' && isSame(choice.answer.move, best),
    }));
  const allowed = choices.filter(({ ruling }) => ruling?.verdict === 'legal');
  if (choices.length < 3 || allowed.length < 2 || !allowed.some(({ right }) => right)) return null;
  return { ...stem, topic: stem.id, rules: [], you: YOU, about: null, made: null, choices };
}

const goesOnAny = ({ on, notOn, onlyIfStuck }: KindRules): boolean =>
  on === 'any' && notOn.length === 0 && !onlyIfStuck;

/** Cards that go on any other, of each kind one. */
const saviours = (desk: Desk): readonly Card[] => {
  const cards = cardsWhere(desk, (card) => kindOf(card) !== 'JK' && goesOnAny(rulesOf(desk.rules, card)));
  return cards.filter((card, i) => cards.findIndex((other) => kindOf(other) === kindOf(card)) === i);
};

/** Cards that fit, the lowest of which goes first, and one that goes on anything: that is kept. */
export function keeping(desk: Desk): Lesson | null {
  return firstOf(() => {
    const [kept] = saviours(desk);
    const [top, ...others] = sorted(desk, plainCards(desk, 1 + Math.max(2, filledHand(desk) - 1)));
    if (kept === undefined || top === undefined || others.length < 2) return null;
    const hand = sorted(desk, [...others, kept]);
    const state = layOut(desk, { hand, pile: [top], stock: true });
    const best = others.find((card) => !isBeneath(desk, card, top));
    if (state === null || best === undefined || !isSame(habitualMove(state, YOU), lay(best))) return null;
    const moves = hand.map((card) => lay(card));
    return askBest({ id: 'well.keep', asked: 'best', state, moves, best: lay(best) });
  });
}

/** A pair of which one card is enough where nothing else fits: of cards that burn, if any do, else that go on anything. */
export function breakingPair(desk: Desk): Lesson | null {
  const saving = cardsWhere(desk, (card) => kindOf(card) !== 'JK' && goesOnAny(rulesOf(desk.rules, card)));
  const burning = saving.filter((card) => rulesOf(desk.rules, card).burn);
  return firstOf(() => {
    const pair = equals(shuffled(burning.length > 0 ? burning : saving, desk.random), 2);
    // With one more card both would go almost as well: the hand is then empty a turn later.
    const given = stuck(desk, 2);
    if (pair === null || given === null) return null;
    const hand = sorted(desk, [...given.low, ...pair]);
    const state = layOut(desk, { hand, pile: given.pile, stock: false });
    const best = lay(pair[0]!);
    if (state === null || judged(state, lay(...pair))?.right !== true) return null;
    if (!isSame(habitualMove(state, YOU), best)) return null;
    return askBest({
      id: 'well.pair',
      asked: 'best',
      state,
      moves: [best, lay(...pair), pickUpIn(state)],
      best,
    });
  });
}

/** As many cards of these, beginning with this one, round and round. */
const from = (cards: readonly Card[], start: number, count: number): readonly Card[] =>
  [...cards, ...cards].slice(start, start + count);

/** Which cards to put face up: they are played last. */
export function puttingFaceUp(desk: Desk): Lesson | null {
  const { exchange } = desk.rules.set;
  const { faceUp } = dealRow(desk.rules, desk.players)!;
  if (exchange === 'none' || faceUp === 0) return null;
  return firstOf(() => {
    const held = dealtHand(desk, 'exchange');
    const dealt = exchange === 'pick' ? held : held + faceUp;
    const cards = [...saviours(desk).slice(0, 1), ...dealtCards(desk, dealt)].slice(0, dealt);
    if (new Set(cards).size < dealt) return null;
    const hand = sorted(desk, cards.slice(0, held));
    const pile = turnedUp(desk, cards);
    const state = layOut(desk, { hand, pile, phase: 'exchange', faceUp: cards.slice(held), stock: true });
    if (state === null) return null;
    const all = sorted(desk, choiceOfOpen(state, YOU).cards);
    const open = (wanted: readonly Card[]) => toLieOpen(state, YOU, sorted(desk, wanted));
    const best = open(bestOpen(state, YOU));
    const others = all.map((_, start) => open(from(all, start, faceUp)));
    const isTold = (move: Move) =>
      exchange === 'pick' || (move.kind === 'swap' && best.kind === 'swap' && move.give.length <= 2);
    const moves = [best, ...others].filter(
      (move, i, before) => isTold(move) && before.findIndex((one) => isSame(one, move)) === i,
    );
    return askBest({ id: 'well.faceUp', asked: 'bestFaceUp', state, moves: moves.slice(0, 4), best });
  });
}
