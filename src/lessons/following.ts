import type { Card } from '../engine/cards.ts';
import type { Move } from '../engine/move.ts';
import { nextActive, type State } from '../engine/state.ts';
import { type Desk, firstOf, YOU } from './desk.ts';
import { askOne, byNumber, countIs, followed, follows, oneOf, type Stem, seatIs } from './judge.ts';
import type { Answer, Follows, Lesson } from './lesson.ts';

/**
 * What people might think follows from playing cards: the plain course first, then half of a burn where the pile burns;
 * what no card of these rules does comes last.
 */
function mistaken(state: State, right: Follows): Answer[] {
  const next = nextActive(state, YOU);
  const previous = nextActive(
    { ...state, direction: state.direction === 'clockwise' ? 'counterclockwise' : 'clockwise' },
    YOU,
  );
  const afterNext = nextActive(state, next);
  const isKnown = (does: 'skip' | 'reverse' | 'swapsHands' | 'swapsRows') =>
    state.rules.kinds.some((kind) => kind[does]);
  const skips = afterNext === YOU ? [] : [follows({ next: afterNext })];
  const reverses = [follows({ effects: [{ effect: 'reverse', seats: [] }], next: previous })];
  const swaps = (['swapsHands', 'swapsRows'] as const)
    .filter(isKnown)
    .map((effect) => follows({ effects: [{ effect, seats: [next] }], next }));
  const halves = [follows({ burn: true, next }), follows({ again: 'must', next: YOU })];
  return [
    follows({ next }),
    ...(right.burn ? halves : []),
    ...swaps,
    ...(isKnown('skip') ? skips : []),
    ...(isKnown('reverse') ? reverses : []),
    follows({ burn: true, again: 'must', next: YOU }),
    ...halves,
    ...skips,
    ...reverses,
  ];
}

/**
 * Whether all that an answer says comes true, were it only a part of what happens: “Bo is next” after a card that
 * reverses play between two. “Must” and “may” play again are one, too fine a point to be right or wrong; of a card that
 * was turned over, an answer that says nothing of the pile says that the card stays.
 */
function isTrue(one: Answer, right: Follows, { kind }: Move): boolean {
  if (one.kind !== 'follows') return false;
  const { burn, takes, stands, out, effects, again, next } = one.follows;
  const isOfPile = burn || takes > 0 || stands || kind === 'flip';
  const told = right.effects.map((effect) => JSON.stringify(effect));
  return (
    (!isOfPile || (burn === right.burn && takes === right.takes && stands === right.stands)) &&
    (!out || right.out) &&
    effects.every((effect) => told.includes(JSON.stringify(effect))) &&
    next === right.next &&
    (again === 'no') === (right.again === 'no')
  );
}

/** A move in a position. */
export interface Made {
  readonly state: State;
  readonly move: Move;
}

/** A move in a position; null where there is no such position. */
export const moveIn = (state: State | null, move: Move): Made | null => state && { state, move };

interface Wanted {
  readonly id: string;
  readonly topic: string;
  readonly about?: Card | null;
  /** What it must lead to, so that the lesson shows what it is about. */
  readonly shows: (follows: Follows) => boolean;
  /** Other answers; by default those for playing cards. */
  readonly wrong?: (played: Made, right: Follows) => readonly Answer[];
}

/** What happens once a move is made. */
export function askFollows(desk: Desk, wanted: Wanted, find: () => Made | null): Lesson | null {
  return firstOf(() => {
    const played = find();
    const found = played && followed(played.state, played.move);
    if (played === null || found === null || !wanted.shows(found.follows)) return null;
    const { id, topic, about = null } = wanted;
    const stem: Stem = { id, topic, asked: 'follows', state: played.state, about };
    const wrong = wanted.wrong?.(played, found.follows) ?? mistaken(played.state, found.follows);
    const choices = oneOf(
      { kind: 'follows', follows: found.follows },
      wrong.filter((one) => !isTrue(one, found.follows, played.move)),
      desk.random,
    );
    return askOne(desk, stem, played.move, found.ruling, choices);
  });
}

/** Whose turn it is once a move is made. */
export function askNext(
  desk: Desk,
  wanted: Wanted & { readonly must?: (state: State, next: number) => boolean },
  find: () => Made | null,
): Lesson | null {
  return firstOf(() => {
    const played = find();
    const found = played && followed(played.state, played.move);
    if (played === null || found === null || !wanted.shows(found.follows)) return null;
    const { next } = found.follows;
    if (next === null || wanted.must?.(played.state, next) === false) return null;
    const { id, topic, about = null } = wanted;
    const stem: Stem = { id, topic, asked: 'next', state: played.state, about };
    const others = played.state.seats.map((_, seat) => seatIs(seat));
    const choices = oneOf(seatIs(next), others, desk.random);
    return askOne(desk, stem, played.move, found.ruling, choices && byNumber(choices));
  });
}

/** Numbers near the right one that people might take for it, those that are given first. */
export function numbers(right: number, likely: readonly number[]): Answer[] {
  const near = [...likely, right + 1, right - 1, right + 2, right + 3];
  return near.filter((count) => count >= 0 && count !== right).map(countIs);
}

interface Counted {
  readonly id: string;
  readonly topic: string;
  readonly asked: 'draws' | 'takes' | 'holds';
  readonly about?: Card | null;
  /** What people might take for it. */
  readonly likely: (played: Made) => readonly number[];
  readonly shows?: (count: number, played: Made) => boolean;
}

const countOf = (asked: Counted['asked'], before: State, after: State): number => {
  const [had, has] = [before.seats[YOU]!.hand.length, after.seats[YOU]!.hand.length];
  if (asked === 'holds') return has;
  return asked === 'takes' ? has - had : before.stock.length - after.stock.length;
};

/** How many cards are drawn, taken or held once a move is made. */
export function askCount(desk: Desk, wanted: Counted, find: () => Made | null): Lesson | null {
  return firstOf(() => {
    const played = find();
    const found = played && followed(played.state, played.move);
    if (played === null || found === null) return null;
    const count = countOf(wanted.asked, played.state, found.after);
    if (wanted.shows?.(count, played) === false) return null;
    const { id, topic, asked, about = null } = wanted;
    const stem: Stem = { id, topic, asked, state: played.state, about };
    const choices = oneOf(countIs(count), numbers(count, wanted.likely(played)), desk.random);
    return askOne(desk, stem, played.move, found.ruling, choices && byNumber(choices));
  });
}
