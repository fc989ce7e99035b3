import { byKeep } from '../bots/exchange.ts';
import { areOneKind, type Card, isKnown } from '../engine/cards.ts';
import { startingSetting } from '../engine/first.ts';
import { legalMovesOf } from '../engine/legal.ts';
import type { Move, MoveOf } from '../engine/move.ts';
import { dealRow } from '../engine/rules/rules.ts';
import { faceUpCards, type State } from '../engine/state.ts';
import {
  cardsWhere,
  type Desk,
  dealtHand,
  equals,
  firstOf,
  isPlainCard,
  layOut,
  numbersOf,
  YOU,
} from './desk.ts';
import { dealtCards, fillers, isRank, sorted } from './hands.ts';
import { askMoves, byNumber, isAgainst, lay, oneOf, type Stem, seatIs } from './judge.ts';
import type { Lesson } from './lesson.ts';

const rowOf = ({ rules, players }: Desk) => dealRow(rules, players)!;

/** The card that is turned up to begin on, where one is: a plain one, which stays and asks for nothing else. */
export const turnedUp = (desk: Desk, dealt: readonly Card[]): Card[] =>
  desk.rules.set.deal.starter
    ? cardsWhere(desk, (card) => isPlainCard(desk, card) && !dealt.includes(card)).slice(0, 1)
    : [];

/** What may be done before the first card. */
export function exchanging(desk: Desk): Lesson | null {
  const { exchange } = desk.rules.set;
  const { faceUp } = rowOf(desk);
  if (exchange === 'none' || faceUp === 0) return null;
  return firstOf(() => {
    const held = dealtHand(desk, 'exchange');
    const cards = dealtCards(desk, exchange === 'pick' ? held : held + faceUp);
    // The strong cards are in the hand, so that one sees what swapping is for.
    const strong = byKeep(desk, cards);
    const hand = sorted(desk, strong.slice(0, held));
    const open = strong.slice(held).toReversed();
    const pile = turnedUp(desk, cards);
    const state = layOut(desk, { hand, pile, phase: 'exchange', faceUp: open, stock: true });
    if (state === null) return null;
    const stem: Stem = { id: 'exchange', topic: 'exchange', asked: 'before', state };
    const moves: Move[] =
      exchange === 'pick'
        ? [
            { kind: 'choose', seat: YOU, cards: strong.slice(0, faceUp) },
            { kind: 'choose', seat: YOU, cards: strong.slice(0, Math.max(1, faceUp - 1)) },
            lay(hand[0]!),
          ]
        : [
            { kind: 'swap', seat: YOU, give: strong.slice(0, 1), take: open.slice(0, 1) },
            ...(open.length > 1
              ? [{ kind: 'swap', seat: YOU, give: strong.slice(0, 2), take: open.slice(0, 2) } as const]
              : []),
            { kind: 'swap', seat: YOU, give: strong.slice(0, 2), take: open.slice(0, 1) },
            lay(hand[0]!),
          ];
    return askMoves(desk, stem, moves, (breach) =>
      ['exchange', 'deal'].some((topic) => isAgainst(breach, topic)),
    );
  });
}

/** A face-up card of somebody else that is equal to one of these, which it is put on; null if there is none. */
function equalElsewhere({ seats }: State, cards: readonly Card[]): MoveOf<'stack'> | null {
  for (const [seat, own] of seats.entries())
    for (const on of seat === YOU ? [] : faceUpCards(own)) {
      const equal = isKnown(on) ? cards.find((card) => areOneKind([card, on])) : undefined;
      if (isKnown(on) && equal !== undefined)
        return { kind: 'stack', seat: YOU, cards: [equal], on: { seat, card: on } };
    }
  return null;
}

/** Which cards of the hand may be put on which face-up cards before play. */
export function stacking(desk: Desk): Lesson | null {
  const { faceUp } = rowOf(desk);
  const held = dealtHand(desk, 'exchange');
  if (desk.rules.set.stacking === 'no' || desk.rules.set.exchange === 'pick' || faceUp < 2 || held < 3)
    return null;
  return firstOf(() => {
    const pair = equals(cardsWhere(desk, isRank), 2);
    if (pair === null) return null;
    const [own, on] = pair as [Card, Card];
    const [other, ...rest] = fillers(desk, held + faceUp - 2, pair);
    const hand = sorted(desk, [own, ...rest.slice(0, held - 1)]);
    const open = [on, other!, ...rest.slice(held - 1)];
    const pile = turnedUp(desk, [...hand, ...open]);
    const state = layOut(desk, { hand, pile, phase: 'exchange', faceUp: open, stock: true });
    const others = hand.filter((card) => card !== own);
    const theirs = state && equalElsewhere(state, others);
    if (state === null || theirs === null) return null;
    const put = (card: Card, target: Card): Move => ({
      kind: 'stack',
      seat: YOU,
      cards: [card],
      on: { seat: YOU, card: target },
    });
    const stem: Stem = { id: 'stacking', topic: 'stacking', asked: 'before', state };
    const moves = [put(own, on), theirs, put(others.find((card) => card !== theirs.cards[0])!, other!)];
    return askMoves(desk, stem, moves, (breach) => isAgainst(breach, 'stacking'));
  });
}

/** Who plays the first card. */
export function starting(desk: Desk): Lesson | null {
  // Who throws cards in is not who starts.
  const throwsIn = desk.rules.set.first.steps.some(({ by }) => by === 'thrownIn');
  if (desk.players < 3 || throwsIn) return null;
  return firstOf(() => {
    const hand = sorted(desk, cardsWhere(desk, () => true).slice(0, dealtHand(desk)));
    const state = layOut(desk, { hand, pile: turnedUp(desk, hand), phase: 'start', stock: true });
    if (state === null) return null;
    const may = state.seats.map((_, seat) => legalMovesOf(state, seat).some(({ kind }) => kind === 'play'));
    const starters = may.flatMap((is, seat) => (is ? [seat] : []));
    if (starters.length !== 1) return null;
    const others = [...state.seats.keys()].map(seatIs);
    const choices = oneOf(seatIs(starters[0]!), others, desk.random);
    if (choices === null) return null;
    const lesson: Lesson = {
      id: 'first',
      topic: 'first.steps',
      rules: numbersOf(desk, [startingSetting(state)]),
      asked: 'starts',
      state,
      you: YOU,
      about: null,
      made: null,
      choices: byNumber(choices),
    };
    return lesson;
  });
}
