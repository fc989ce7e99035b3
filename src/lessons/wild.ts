/** What a wild card may be played as, and what is needed after it. */

import {
  bareOf,
  type Card,
  isNamed,
  kindOf,
  namedAs,
  type Played,
  RANKS,
  type Rank,
} from '../engine/cards.ts';
import { shuffled } from '../engine/random.ts';
import type { KindRules } from '../engine/rules/rules.ts';
import { ranksFor } from '../engine/wild.ts';
import { askDemand } from './demands.ts';
import { cardsWhere, type Desk, firstOf, layOut } from './desk.ts';
import { plainCards, raised, sorted } from './hands.ts';
import { askMoves, lay, type Point } from './judge.ts';
import type { Lesson } from './lesson.ts';

/** How many ranks are named for the card among the choices, besides one that may not be named if there is one. */
const NAMED = 3;

const inRandomOrder = ({ random }: Desk, ranks: readonly Rank[], { kind }: KindRules): Rank[] =>
  shuffled(
    ranks.filter((rank) => rank !== kind),
    random,
  );

/** A card of a kind as some of the ranks that may be named for it, and as one that may not. */
function asRanks(desk: Desk, power: KindRules, card: Card): Played[] {
  const listed = ranksFor(power);
  const others = RANKS.filter((rank) => !listed.includes(rank));
  return [
    ...inRandomOrder(desk, listed, power).slice(0, NAMED),
    ...inRandomOrder(desk, others, power).slice(0, 1),
  ].map((rank) => namedAs(card, rank));
}

/** As which ranks a wild card may be played, among other cards. */
function naming(desk: Desk, power: KindRules): Lesson | null {
  const { kind, setting, on } = power;
  // Where it goes on anything, whatever it counts as, others show what doesn't fit.
  const point: Point = (_, move) => on === 'any' || (move.kind === 'play' && move.cards.some(isNamed));
  return firstOf(() => {
    const [card] = cardsWhere(desk, (one) => kindOf(one) === kind);
    const pile = plainCards(desk, 1);
    if (card === undefined || pile.length === 0) return null;
    const plain = sorted(desk, plainCards(desk, 2, [...pile, card]));
    const state = layOut(desk, { hand: [card, ...plain], pile, stock: true });
    if (state === null) return null;
    const moves = [...asRanks(desk, power, card), ...plain].map((one) => lay(one));
    const stem = { id: `${setting}.named`, topic: setting, asked: 'lay', state, about: card } as const;
    const lesson = askMoves(desk, stem, moves, point);
    const isTaken = lesson?.choices.some(
      ({ answer, right }) =>
        right && answer.kind === 'move' && answer.move.kind === 'play' && answer.move.cards.some(isNamed),
    );
    return isTaken ? lesson : null;
  });
}

/** What is needed after a wild card: what its named rank asks for. */
const after = (desk: Desk, power: KindRules): Lesson | null =>
  askDemand(desk, {
    id: `${power.setting}.asks`,
    topic: power.setting,
    about: (pile) => bareOf(pile.at(-1)!),
    pile: (at) => {
      const [card] = cardsWhere(at, (one) => kindOf(one) === power.kind);
      const [rank] = inRandomOrder(at, ranksFor(power), power);
      return card === undefined || rank === undefined
        ? null
        : raised(at, [namedAs(card, rank)], { count: 1 });
    },
  });

/** Questions about a wild card: as what it may be played, and what is needed after it. */
export const beingWild = (desk: Desk, power: KindRules): (Lesson | null)[] =>
  power.wild === null ? [] : [naming(desk, power), after(desk, power)];
