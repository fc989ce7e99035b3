import { bareCards, type Card, copiesOf, kindIndex, kindOf, type Played } from '../engine/cards.ts';
import type { Move } from '../engine/move.ts';
import type { Breach } from '../engine/ruling.ts';
import type { SeatNumber } from '../engine/state.ts';
import {
  after,
  before,
  cardsWhere,
  type Desk,
  equals,
  firstOf,
  heightOf,
  isPlainCard,
  layOut,
} from './desk.ts';
import { fillers, isRank, ordinary, plainCards, raised, sorted } from './hands.ts';
import { askMoves, isAgainst, lay, type Point, type Stem } from './judge.ts';
import type { Lesson } from './lesson.ts';

const HAND = 5;

interface Wanted {
  readonly id: string;
  readonly topic: string;
  /** From bottom to top; null where these tries lead to none. */
  readonly pile: (desk: Desk) => readonly Played[] | null;
  /** Whether it is about an empty pile, which otherwise counts as none. */
  readonly isEmpty?: true;
  /** Whether the others of the hand are ordinary cards, as none with a power is taught before. */
  readonly isOrdinary?: true;
  /** Cards that must be in the hand, besides others. */
  readonly with?: (desk: Desk, pile: readonly Played[]) => readonly Card[];
  readonly about?: (pile: readonly Played[], hand: readonly Card[]) => Card | null;
  readonly point: (pile: readonly Played[]) => Point;
  /** What else must be so. */
  readonly must?: (lesson: Lesson, pile: readonly Played[]) => boolean;
}

/** Which of your cards may be played, each alone. */
export function askLay(desk: Desk, wanted: Wanted): Lesson | null {
  return firstOf(() => {
    const pile = wanted.pile(desk);
    if (pile === null || (pile.length === 0) !== (wanted.isEmpty ?? false)) return null;
    const given = wanted.with?.(desk, pile) ?? [];
    const others = wanted.isOrdinary ? ordinary : fillers;
    const hand = sorted(desk, [
      ...given,
      ...others(desk, HAND - given.length, [...given, ...pile.slice(-1)]),
    ]);
    if (bareCards(pile).some((card) => hand.includes(card))) return null;
    const state = layOut(desk, { hand, pile, stock: true });
    if (state === null) return null;
    const stem: Stem = {
      id: wanted.id,
      topic: wanted.topic,
      asked: 'lay',
      state,
      about: wanted.about?.(pile, hand) ?? null,
    };
    const lesson = askMoves(
      desk,
      stem,
      hand.map((card) => lay(card)),
      wanted.point(pile),
    );
    return lesson !== null && (wanted.must?.(lesson, pile) ?? true) ? lesson : null;
  });
}

const isAbout =
  (...codes: readonly Breach['code'][]): Point =>
  ({ code }) =>
    codes.includes(code);

/** The order of the ranks: two questions, one over a low card, one over a high one. */
export function ladder(desk: Desk): (Lesson | null)[] {
  const over = (id: string, few: boolean) =>
    askLay(desk, {
      id,
      topic: 'beat.direction',
      isOrdinary: true,
      pile: (at) => plainCards(at, 1),
      point: () => isAbout('tooLow', 'tooHigh', 'setTooSmall'),
      must: ({ choices }) => choices.filter(({ right }) => right).length <= 2 === few,
    });
  return [over('beat.direction/1', false), over('beat.direction/2', true)];
}

/** Whether an equal card may follow. */
export const equal = (desk: Desk): Lesson | null =>
  askLay(desk, {
    id: 'beat.equal',
    topic: 'beat.equal.hand',
    isOrdinary: true,
    pile: (at) => plainCards(at, 1),
    with: (at, pile) =>
      cardsWhere(at, (card) => kindIndex(card) === kindIndex(pile[0]!) && card !== pile[0]).slice(0, 1),
    about: (pile, hand) => hand.find((card) => kindIndex(card) === kindIndex(pile[0]!)) ?? null,
    point: () => isAbout('tooLow', 'tooHigh', 'equalNotAllowed'),
  });

/** What may be played together: equal cards, runs, neither. */
export function together(desk: Desk): Lesson | null {
  const { set, beat } = desk.rules.set;
  const step = beat.direction === 'up' ? 1 : -1;
  return firstOf(() => {
    const [low] = plainCards(desk, 1);
    if (low === undefined) return null;
    const above = cardsWhere(
      desk,
      (card) =>
        isRank(card) && isPlainCard(desk, card) && (heightOf(desk, card) - heightOf(desk, low)) * step > 0,
    );
    const pair = equals(above, 2);
    if (pair === null) return null;
    const next = above.find((card) => heightOf(desk, card) === heightOf(desk, pair[0]!) + step);
    const other = above.find((card) => ![pair[0], next].some((one) => one && kindOf(one) === kindOf(card)));
    const rest = [next, other].filter((card) => card !== undefined);
    if (rest.length === 0) return null;
    const hand = sorted(desk, [...pair, ...rest]);
    const plays = [
      [pair[0]!],
      pair,
      ...(next === undefined ? [] : [[pair[0]!, next]]),
      ...(other === undefined ? [] : [[pair[1]!, other]]),
    ];
    const state = layOut(desk, { hand, pile: [low], stock: true });
    if (state === null) return null;
    const stem: Stem = { id: 'set', topic: 'set.play.hand', asked: 'together', state };
    const topics = set.max === null ? ['set.play', 'match'] : ['set', 'match'];
    return askMoves(
      desk,
      stem,
      plays.map((cards) => lay(...cards)),
      (breach) => topics.some((topic) => isAgainst(breach, topic)),
    );
  });
}

/** How many cards answer a pair. */
export function number(desk: Desk): Lesson | null {
  if (desk.rules.set.match.size === 'free') return null;
  const step = desk.rules.set.beat.direction === 'up' ? 1 : -1;
  return firstOf(() => {
    const plain = cardsWhere(desk, (card) => isRank(card) && isPlainCard(desk, card));
    const answered = equals(plain, 2);
    if (answered === null) return null;
    const left = plain.filter((card) => kindOf(card) !== kindOf(answered[0]!));
    const higher = left.filter((card) => (heightOf(desk, card) - heightOf(desk, answered[0]!)) * step > 0);
    const lower = left.filter((card) => !higher.includes(card));
    const pair = equals(higher, 2);
    const few = equals(lower, desk.rules.set.match.size === 'atLeast' ? 2 : 3);
    if (pair === null || few === null) return null;
    // Where a pair may not lead, it lies on a card; else it shows best alone.
    const alone = layOut(desk, { hand: [], pile: answered, last: 2, stock: false }) !== null;
    const pile = alone ? answered : raised(desk, answered, { count: 1, last: 2 });
    const hand = sorted(desk, [...pair, ...few]);
    if (hand.some((card) => pile.includes(card))) return null;
    const state = layOut(desk, { hand, pile, last: 2, stock: true });
    if (state === null) return null;
    const stem: Stem = { id: 'match.size', topic: 'match.size', asked: 'together', state };
    const plays = [[pair[0]!], pair, few.slice(0, 2), ...(few.length > 2 ? [few] : [])];
    return askMoves(
      desk,
      stem,
      plays.map((cards) => lay(...cards)),
      ({ setting }) => setting === 'match.size',
    );
  });
}

/** Which of your cards you may play although somebody else is due: the first of these, on the others. */
function askOutOfTurn(
  desk: Desk,
  topic: string,
  turn: SeatNumber,
  kinOf: (plain: readonly Card[]) => readonly Card[] | null,
): Lesson | null {
  return firstOf(() => {
    const kin = kinOf(cardsWhere(desk, (card) => isRank(card) && isPlainCard(desk, card)));
    if (kin === null) return null;
    const [mine, ...pile] = kin;
    const hand = sorted(desk, [mine!, ...fillers(desk, HAND - 2, kin)]);
    const state = layOut(desk, { hand, pile, turn, stock: true });
    if (state === null) return null;
    const moves = hand.map((card): Move => lay(card));
    return askMoves(
      desk,
      { id: topic, topic, asked: 'outOfTurn', state },
      moves,
      ({ code }) => code === 'notYourTurn',
    );
  });
}

/** A set that anybody may complete, asked while somebody else is to play. */
export function completing(desk: Desk): Lesson | null {
  const { outOfTurn, size } = desk.rules.set.ofAKind;
  if (!outOfTurn || size === 0 || desk.players < 3) return null;
  return askOutOfTurn(desk, 'ofAKind.outOfTurn', before(desk), (plain) => equals(plain, size));
}

/** An equal card that you have drawn after your play, asked while the next player is due. */
export function followUp(desk: Desk): Lesson | null {
  if (!desk.rules.set.set.followUp) return null;
  return askOutOfTurn(desk, 'set.followUp', after(desk), (plain) => equals(plain, 2));
}

/** A card like the one that somebody else has just played, asked while the player before you is due. */
export function jumpingIn(desk: Desk): Lesson | null {
  const { jumpIn } = desk.rules.set;
  if (jumpIn === 'no' || desk.players < 3) return null;
  return askOutOfTurn(desk, 'jumpIn', before(desk), (plain) => {
    if (jumpIn === 'equal') return equals(plain, 2);
    for (const mine of plain) {
      const copy = copiesOf(mine).find((one) => plain.includes(one));
      if (copy !== undefined) return [mine, copy];
    }
    return null;
  });
}
