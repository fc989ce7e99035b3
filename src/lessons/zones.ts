import type { Card } from '../engine/cards.ts';
import type { Move } from '../engine/move.ts';
import { dealRow } from '../engine/rules/rules.ts';
import { openStacks } from '../engine/stacks.ts';
import { nextActive } from '../engine/state.ts';
import { cardsWhere, type Desk, firstOf, isPlainCard, layOut, YOU } from './desk.ts';
import { askCount, askFollows, moveIn } from './following.ts';
import { plainCards, sorted, stuck } from './hands.ts';
import { askMoves, follows, lay, pickUpIn, type Stem } from './judge.ts';
import type { Lesson } from './lesson.ts';

const done: Move = { kind: 'done', seat: YOU };
const flip = (stack: number, card?: Card): Move =>
  card === undefined ? { kind: 'flip', seat: YOU, stack } : { kind: 'flip', seat: YOU, stack, card };

const rowOf = ({ rules, players }: Desk) => dealRow(rules, players)!;

/** What may be played while the hand is not empty, and once it is. */
export function zones(desk: Desk): (Lesson | null)[] {
  const { faceUp, faceDown } = rowOf(desk);
  const { use } = desk.rules.set.faceUp;
  const { access } = desk.rules.set.faceDown;
  if (faceDown.stacks === 0 && faceUp === 0) return [];
  const asking = (id: string, held: number) =>
    firstOf(() => {
      const plain = plainCards(desk, 1 + held + faceUp);
      if (plain.length < 1 + held + faceUp) return null;
      const pile = [plain[0]!];
      const hand = sorted(desk, plain.slice(1, 1 + held));
      const open: (Card | null)[] = plain.slice(1 + held);
      // One stack lies bare, which shows whether that is enough to turn it over.
      if (open.length > 2 && held === 0) open[0] = null;
      const state = layOut(desk, { hand, pile, faceUp: open, stock: false });
      if (state === null) return null;
      const topic = held > 0 || use === 'toHand' ? 'faceUp.use' : 'faceDown.access';
      const stem: Stem = { id, topic, asked: 'allowed', state };
      const laid = open
        .filter((card) => card !== null)
        .map((card): Move => ({ ...lay(card), from: 'faceUp' }) as Move);
      const moves = [
        ...hand.map((card) => lay(card)),
        ...laid.slice(0, held > 0 ? 1 : 3),
        ...(faceDown.stacks > 0 ? [flip(0)] : []),
        ...(faceDown.stacks > 1 && access === 'whenUncovered' && held === 0 ? [flip(1)] : []),
      ];
      return askMoves(desk, stem, moves, ({ code }) => code === 'wrongZone' || code === 'wrongStack');
    });
  const empty = use === 'table' && faceUp > 0 ? [asking('faceUp/2', 0)] : [];
  return [asking('faceUp/1', 2), ...empty];
}

/** Face-up cards that go to the hand: how many cards it has once its last card is played. */
export function takenUp(desk: Desk): Lesson | null {
  const { faceUp } = rowOf(desk);
  if (desk.rules.set.faceUp.use !== 'toHand' || faceUp === 0) return null;
  return askCount(
    desk,
    { id: 'faceUp.use', topic: 'faceUp.use', asked: 'holds', likely: () => [0, 1] },
    () => {
      const [card, top, ...open] = plainCards(desk, 2 + faceUp);
      if (card === undefined || top === undefined) return null;
      return moveIn(
        layOut(desk, { hand: [card], pile: [top], faceUp: open.slice(0, faceUp), stock: false }),
        lay(card),
      );
    },
  );
}

/** A face-down card that doesn't fit. */
export function blind(desk: Desk): Lesson | null {
  const { faceDown } = rowOf(desk);
  if (faceDown.stacks === 0) return null;
  const shows = ({ takes, stands }: { takes: number; stands: boolean }) => takes > 0 || stands;
  const wrong = ({ state }: { state: { pile: readonly unknown[] } }, right: { next: number | null }) => [
    follows({ next: right.next }),
    follows({ next: right.next, takes: state.pile.length + 1 }),
    follows({ next: right.next, takes: state.pile.length, stands: true }),
    follows({ next: right.next, takes: 1 }),
    follows({ next: YOU, again: 'must' }),
  ];
  return askFollows(desk, { id: 'blind', topic: 'blind.fail', shows, wrong }, () => {
    const given = stuck(desk, 1);
    if (given === null) return null;
    const [card] = given.low;
    const state = layOut(desk, { hand: [], pile: given.pile, faceUp: [], blind: card!, stock: false });
    if (state === null) return null;
    const stack = openStacks(state, YOU)[0];
    return stack === 0 ? { state, move: flip(0, card!) } : null;
  });
}

/** The last card of a seat, while others still have some. */
export function ending(desk: Desk): Lesson | null {
  return askFollows(
    desk,
    {
      id: 'end',
      topic: 'end.mode',
      shows: ({ out, burn }) => out && !burn,
      wrong: ({ state }, right) => [
        follows({ out: true, next: right.next === null ? nextActive(state, YOU) : null }),
        follows({ next: nextActive(state, YOU) }),
        follows({ next: YOU, again: 'must' }),
        follows({ next: nextActive(state, nextActive(state, YOU)) }),
      ],
    },
    () => {
      const [card, top] = plainCards(desk, 2);
      if (card === undefined || top === undefined) return null;
      return moveIn(layOut(desk, { hand: [card], pile: [top], stock: false, bare: true }), lay(card));
    },
  );
}

/** A last card that may not be one. */
export function lastCard(desk: Desk): Lesson | null {
  if (desk.rules.set.end.lastCard === 'any') return null;
  return firstOf(() => {
    const [special] = cardsWhere(desk, (card) => !isPlainCard(desk, card));
    const [top] = plainCards(desk, 1);
    if (special === undefined || top === undefined) return null;
    const state = layOut(desk, { hand: [special], pile: [top], stock: false, bare: true });
    if (state === null) return null;
    const stem: Stem = { id: 'end.lastCard', topic: 'end.lastCard', asked: 'allowed', state };
    return askMoves(desk, stem, [lay(special), pickUpIn(state), done], ({ code }) => code === 'notAsLast');
  });
}

/** A face-up card that goes along with the pile. */
export function adding(desk: Desk): Lesson | null {
  const { faceUp } = rowOf(desk);
  if (desk.rules.set.pickUp.addFaceUp === 0 || faceUp === 0 || desk.rules.set.faceUp.use === 'toHand')
    return null;
  return firstOf(() => {
    const given = stuck(desk, Math.min(faceUp, 2));
    if (given === null) return null;
    const { pile, low } = given;
    const state = layOut(desk, { hand: [], pile, faceUp: low, stock: false });
    if (state === null) return null;
    const stem: Stem = { id: 'pickUp.addFaceUp', topic: 'pickUp.addFaceUp', asked: 'allowed', state };
    const moves: Move[] = [
      { ...lay(low[0]!), from: 'faceUp' } as Move,
      { kind: 'pickUp', seat: YOU },
      { kind: 'pickUp', seat: YOU, add: low[0]! },
    ];
    return askMoves(desk, stem, moves, ({ code }) => code === 'faceUpOwed');
  });
}
