/** How people play without a second thought: what `medium` begins with, and all in a playout (the rollout policy). */

import { KINDS, kindIndex } from '../engine/cards.ts';
import { pickUpsOf, wordsOf } from '../engine/legal.ts';
import type { Move } from '../engine/move.ts';
import { moveOf, type Play, playsOf } from '../engine/plays.ts';
import type { Random } from '../engine/random.ts';
import { completesSet } from '../engine/sets.ts';
import { openStacks } from '../engine/stacks.ts';
import { countCards, drawable, nextActive, type SeatNumber, type State, sourceOf } from '../engine/state.ts';
import { type Strength, strengthsOf } from './strength.ts';

/** From this on a card is kept for when nothing else goes. */
const POWER = 0.985;
/** What each further card of a set is worth that goes along. */
const MORE = 0.12;
/** The same to somebody who goes by the rank alone: of one rank all cards go. */
const ALIKE = 0.001;
/** What it costs to play a second card with a power along with the first. */
const WASTE = 0.5;
/** What it is worth to burn the pile with a set and play again. */
const BURNS = 0.25;
/** What it is worth, to somebody who looks at the pile, to hold others off a large one. */
const GUARD = 0.5;
/** A pile of so many cards is as large as any. */
const LARGE = 10;

/** Whether a card goes before every card with a power, for somebody who keeps nothing but those. */
const ORDINARY = 2;

/** How somebody plays who doesn't think ahead. */
export interface Habit {
  /** What is played last and one by one: the cards that are worth most, or only those with a power. */
  readonly keeps: 'worth' | 'powers';
  /** Whether sets are played before lower cards, and what burns the pile before everything. */
  readonly seesSets: boolean;
  /** The share of moves that are made without looking. */
  readonly careless: number;
}

/** What most people are taken to do. */
export const USUAL: Habit = { keeps: 'worth', seesSets: true, careless: 0 };

/** How good it is to play a set: low cards first and all of them, what is kept last and one by one. */
export function scoreOf(
  state: State,
  seat: SeatNumber,
  set: Play,
  strengths: readonly Strength[],
  { keeps, seesSets }: Habit = USUAL,
): number {
  const { keep } = strengths[set.kind]!;
  const { isSpecial } = state.rules.kinds[set.kind]!;
  const more = set.count - 1;
  const burns =
    seesSets &&
    completesSet(state, state.rules.of[KINDS[set.kind]!], set.count, seat) &&
    state.rules.set.burn.again !== 'no';
  const isKept = keeps === 'worth' ? keep >= POWER : isSpecial;
  const first = keeps === 'powers' && !isSpecial ? ORDINARY : 0;
  return (
    first +
    (burns ? BURNS : 0) +
    (isKept && !burns ? -keep - WASTE * more : (seesSets ? MORE : ALIKE) * more - keep)
  );
}

/** What a set is worth beyond its score since the pile that it stays on is one that nobody wants. */
function guardOf({ rules, pile }: State, { kind }: Play, strengths: readonly Strength[]): number {
  if (rules.kinds[kind]!.burn) return 0;
  return (GUARD * strengths[kind]!.holds * Math.min(LARGE, pile.length)) / LARGE;
}

/** The best of these sets by habit; null without any. */
export function usualPlay(
  state: State,
  seat: SeatNumber,
  sets: readonly Play[],
  habit: Habit,
  guards = false,
): Play | null {
  if (sets.length < 2) return sets[0] ?? null;
  const strengths = strengthsOf(state.rules);
  const worth = (set: Play) =>
    scoreOf(state, seat, set, strengths, habit) + (guards ? guardOf(state, set, strengths) : 0);
  let best = sets[0]!;
  let most = worth(best);
  for (let i = 1; i < sets.length; i++) {
    const score = worth(sets[i]!);
    if (score > most) {
      most = score;
      best = sets[i]!;
    }
  }
  return best;
}

/** Who else has the fewest cards, the next of those in play: the one chosen may have to pick up. */
function nearestOut(state: State, seat: SeatNumber): SeatNumber {
  let best = nextActive(state, seat);
  for (let next = nextActive(state, best); next !== seat; next = nextActive(state, next))
    if (countCards(state.seats[next]!) < countCards(state.seats[best]!)) best = next;
  return best;
}

/** What is left to a seat that can't play a card: a face-down card, the top of the stock, the pile; or a choice. */
function withoutLaying(state: State, seat: SeatNumber): Move {
  const [word] = state.pending === null ? [] : wordsOf(state, seat);
  if (word !== undefined) return word;
  if (state.extra === 'choose') return { kind: 'done', seat, to: nearestOut(state, seat) };
  if (sourceOf(state, seat) !== 'hand') {
    const stack = openStacks(state, seat)[0];
    if (stack !== undefined) return { kind: 'flip', seat, stack };
  }
  const { chance } = state.rules.set;
  if (chance !== 'none' && drawable(state) > 0 && state.pile.length > 0)
    return { kind: 'flip', seat, stack: 'stock' };
  return leastPickUp(state, seat);
}

/** Picks up the pile; the face-up card that may have to go along is the one worth least. */
function leastPickUp(state: State, seat: SeatNumber): Move {
  const moves = pickUpsOf(state, seat);
  if (moves.length < 2) return moves[0] ?? { kind: 'pickUp', seat };
  const strengths = strengthsOf(state.rules);
  const keepOf = (move: Move) =>
    move.kind === 'pickUp' && move.add !== undefined ? strengths[kindIndex(move.add)]!.keep : 0;
  return moves.reduce((least, move) => (keepOf(move) < keepOf(least) ? move : least));
}

/**
 * The move that a good player makes without a second thought, for the seat whose turn it is. It is quick, as
 * games are played out with it; the rare play out of two zones isn't looked for. Who `guards` the pile looks at its
 * size too: with that a bot plays on for itself in thought, while it takes the others for people of habit.
 */
export function habitualMove(state: State, seat: SeatNumber, guards = false): Move {
  const set = usualPlay(state, seat, playsOf(state, seat), USUAL, guards);
  return set === null ? withoutLaying(state, seat) : moveOf(state, seat, set);
}

/** The same for somebody of another habit, who may not look. */
export function moveBy(habit: Habit, state: State, seat: SeatNumber, random: Random): Move {
  const sets = playsOf(state, seat);
  const isCareless = sets.length > 1 && habit.careless > 0 && random() < habit.careless;
  const set = isCareless ? sets[Math.floor(random() * sets.length)]! : usualPlay(state, seat, sets, habit);
  return set === null ? withoutLaying(state, seat) : moveOf(state, seat, set);
}
