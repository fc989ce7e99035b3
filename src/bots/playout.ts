/** A rollout: a round played to its end in thought, and what it is worth to a seat. */

import { type OwnState, ownCopy } from '../engine/apply.ts';
import { fromDealersLeft, startingRights } from '../engine/first.ts';
import type { Move } from '../engine/move.ts';
import { moveOf, playsOf } from '../engine/plays.ts';
import { type Random, seededRandom } from '../engine/random.ts';
import { settleIn } from '../engine/settle.ts';
import { countCards, hasCards, type SeatNumber, type State } from '../engine/state.ts';
import { bestOpen, toLieOpen } from './exchange.ts';
import { type Habit, habitualMove, moveBy } from './habit.ts';
import { jumpIn } from './moves.ts';

/** What became of a seat in a game that was played out: its utility (return), the other way round. */
export interface Fate {
  /** Between 0, the best that the rules have, and 1, the worst: what a bot wants little of. */
  readonly cost: number;
  /** The chance of losing: of being the last with cards, or where the first one out wins, of not being that. */
  readonly losing: number;
}

/** The same with how many games were played out to find it. */
export interface PlayedOut extends Fate {
  readonly games: number;
}

/** After this many moves a game is broken off and judged by what everybody has left. */
const MOST_MOVES = 200;

/** It is also broken off once this many turns per seat have led nowhere. */
const IDLE_TURNS = 15;

/** The share that a seat has of all trouble: who holds twice as many cards is more than twice as likely to lose. */
function shareOfTrouble(state: State, seat: SeatNumber): number {
  let all = 0;
  for (const one of state.seats) all += countCards(one) ** 2;
  return all === 0 ? 0 : countCards(state.seats[seat]!) ** 2 / all;
}

const surely = (cost: number): Fate => ({ cost, losing: cost });

function fateOf(state: State, seat: SeatNumber): Fate {
  const { mode } = state.rules.set.end;
  const place = state.out.indexOf(seat);
  const others = state.seats.length - 1;
  if (mode === 'firstOut')
    return state.out.length > 0
      ? surely(place === 0 ? 0 : 1)
      : surely(1 - (1 - shareOfTrouble(state, seat)) / others);
  const losing = place === -1 ? (state.phase === 'over' ? 1 : shareOfTrouble(state, seat)) : 0;
  if (mode === 'lastHolder') return surely(losing);
  // Every place counts.
  return {
    losing,
    cost: place === -1 ? (state.out.length + losing * (others - state.out.length)) / others : place / others,
  };
}

/** Whether nothing that can still happen changes the fate of a seat, or nothing seems to happen any more. */
const isDecided = (state: State, seat: SeatNumber, idle: number): boolean =>
  state.phase !== 'play' || !hasCards(state.seats[seat]!) || state.idle > idle;

/** What somebody plays out of turn; null if nobody does. */
function playedOutOfTurn(state: State): Move | null {
  if (!state.rules.jumpIns || state.pile.length === 0) return null;
  for (let seat = 0; seat < state.seats.length; seat++) {
    const move = jumpIn(state, seat);
    if (move !== null) return move;
  }
  return null;
}

/**
 * Everybody else swaps, cards are thrown in, and the first card is played, by habit, unless play has begun. How the
 * seat itself swaps is what is being tried.
 */
function begin(world: OwnState, own: SeatNumber): void {
  if (world.phase !== 'exchange' && world.phase !== 'start') return;
  for (let seat = 0; seat < world.seats.length && world.phase === 'exchange'; seat++) {
    if (seat === own || world.ready.includes(seat)) continue;
    const move = toLieOpen(world, seat, bestOpen(world, seat));
    if (move.kind !== 'ready') settleIn(world, move);
  }
  world.phase = 'start';
  while (world.phase === 'start') {
    const rights = startingRights(world);
    const starter = fromDealersLeft(world).find((seat) => rights[seat] === 'yes') ?? world.dealer;
    settleIn(world, habitualMove(world, starter));
  }
}

/** Who plays on, each by their own habit, and what is left to chance; the seat itself has an eye on the pile. */
interface Players {
  readonly seat: SeatNumber;
  readonly habits: readonly Habit[];
  readonly random: Random;
  /** After this many turns that have led nowhere nothing more is expected. */
  readonly idle: number;
}

function usualMove(world: State, { seat, habits, random }: Players): Move {
  const turn = world.turn!;
  return (
    playedOutOfTurn(world) ??
    (turn === seat ? habitualMove(world, seat, true) : moveBy(habits[turn]!, world, turn, random))
  );
}

/** Goes on by habit until the fate of a seat is known. The world is used up. */
function playOn(world: OwnState, players: Players): Fate {
  const { seat, idle } = players;
  for (let moves = 0; moves < MOST_MOVES && !isDecided(world, seat, idle); moves++)
    settleIn(world, usualMove(world, players));
  return fateOf(world, seat);
}

/** What a seat could play instead; nothing unless it is its turn and it plays a card. */
const insteadOf = (usual: Move, world: State, seat: SeatNumber): readonly Move[] =>
  usual.kind !== 'play' || usual.seat !== seat || world.turn !== seat
    ? []
    : playsOf(world, seat)
        .map((play) => moveOf(world, seat, play))
        .filter(({ cards }) => cards.length !== usual.cards.length || cards[0] !== usual.cards[0]);

/** Goes on by habit until a seat has a choice. Returns what it could play besides its usual move. */
function nextChoice(world: OwnState, players: Players): readonly Move[] {
  const { seat, idle } = players;
  for (let moves = 0; moves < MOST_MOVES && !isDecided(world, seat, idle); moves++) {
    const usual = usualMove(world, players);
    const others = insteadOf(usual, world, seat);
    if (others.length > 0) return others;
    settleIn(world, usual);
  }
  return [];
}

/**
 * Plays a world in which every card is known to its end, everybody by their habit; the seed is for what they do
 * without looking. Where that ends badly for the seat, it has a second thought: what else it could have played when
 * it next had a choice (a nested rollout: Cazenave, Nested Monte-Carlo Search, 2009). The cost is of the best that
 * becomes of the seat; who knows every card loses far too seldom, so how likely it loses is of the first game alone.
 * The world is used up.
 */
export function playOut(
  world: OwnState,
  seat: SeatNumber,
  habits: readonly Habit[],
  seed: number,
): PlayedOut {
  begin(world, seat);
  const idle = world.idle + IDLE_TURNS * world.seats.length;
  const players = (): Players => ({ seat, habits, idle, random: seededRandom(seed) });
  const { losing, ...first } = playOn(ownCopy(world), players());
  let { cost } = first;
  if (cost === 0) return { cost, losing, games: 1 };
  const others = nextChoice(world, players());
  for (const move of others) {
    const other = ownCopy(world);
    settleIn(other, move);
    cost = Math.min(cost, playOn(other, players()).cost);
  }
  return { cost, losing, games: 1 + others.length };
}
