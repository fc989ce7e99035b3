import { dealKnown } from '../src/engine/deal.ts';
import { decide } from '../src/engine/decide.ts';
import type { Move } from '../src/engine/move.ts';
import { moveOf, playsOf } from '../src/engine/plays.ts';
import { type Random, seededRandom } from '../src/engine/random.ts';
import { resolveRules } from '../src/engine/rules/resolve.ts';
import type { Rules } from '../src/engine/rules/rules.ts';
import { openStacks } from '../src/engine/stacks.ts';
import { type SeatNumber, type State, sourceOf } from '../src/engine/state.ts';
import { findVariant } from '../src/variants/index.ts';
import { generator, yardstickGame } from './yardstick.ts';

const SECONDS = 2;
const ROUNDS = 3;
const MOST_MOVES = 5000;

interface Row {
  readonly players: number;
  readonly movesPerSecond: number;
  readonly gamesPerSecond: number;
  readonly yardstickMovesPerSecond: number;
  readonly ratio: number;
}

function reference(): Rules {
  const resolved = resolveRules('reference', {}, findVariant);
  if (!resolved.ok) throw new Error(resolved.error.code);
  return resolved.value;
}

const rules = reference();

const pick = <T>(items: readonly T[], random: Random): T => items[Math.floor(random() * items.length)]!;

/** The yardstick's policy: uniform over rank and number of what fits, a blind card uniform, else the pile. */
function choose(state: State, seat: SeatNumber, random: Random): Move {
  const sets = playsOf(state, seat);
  if (sets.length > 0) return moveOf(state, seat, pick(sets, random));
  return sourceOf(state, seat) === 'faceDown'
    ? { kind: 'flip', seat, stack: pick(openStacks(state, seat), random) }
    : { kind: 'pickUp', seat };
}

/** One random game of the rule set by the real engine, every move through the rulebook. Returns its moves. */
function engineGame(players: number, seed: number): number {
  const random = seededRandom(seed);
  const names = Array.from({ length: players }, (_, i) => `P${i + 1}`);
  const dealt = dealKnown({ rules, names, dealer: 0, lastLoser: 1, lastWinner: null }, random);
  if (!dealt.ok) throw new Error(dealt.error.code);
  let state: State = { ...dealt.value, phase: 'start' };
  let moves = 0;
  while (state.phase !== 'over' && moves < MOST_MOVES) {
    const ruling = decide(state, choose(state, state.turn ?? 1, random));
    if (ruling.verdict === 'illegal') throw new Error('a legal move was ruled illegal');
    state = ruling.after;
    moves++;
  }
  return moves;
}

/** Plays games for so many seconds; returns moves and games a second. */
function measure(game: (seed: number) => number, seconds: number): { moves: number; games: number } {
  const start = performance.now();
  let moves = 0;
  let games = 0;
  while (performance.now() - start < seconds * 1000) {
    moves += game(games + 1);
    games++;
  }
  const passed = (performance.now() - start) / 1000;
  return { moves: moves / passed, games: games / passed };
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

function row(players: number): Row {
  const yard = (seed: number) => yardstickGame(players, generator(seed));
  const own = (seed: number) => engineGame(players, seed);
  measure(yard, 0.5);
  measure(own, 0.5);
  // Taken in turns, so that whatever else the machine does falls on both.
  const rounds = Array.from({ length: ROUNDS }, () => ({
    yard: measure(yard, SECONDS / ROUNDS),
    own: measure(own, SECONDS / ROUNDS),
  }));
  const movesPerSecond = median(rounds.map(({ own }) => own.moves));
  const yardstickMovesPerSecond = median(rounds.map(({ yard }) => yard.moves));
  return {
    players,
    movesPerSecond: Math.round(movesPerSecond),
    gamesPerSecond: Math.round(median(rounds.map(({ own }) => own.games)) * 10) / 10,
    yardstickMovesPerSecond: Math.round(yardstickMovesPerSecond),
    ratio: Math.round((movesPerSecond / yardstickMovesPerSecond) * 10_000) / 10_000,
  };
}

/** Random games of `reference` by the engine and by the yardstick, side by side on one thread. */
export function main(): number {
  const rows = [2, 3, 4].map(row);
  console.table(rows);
  console.log(JSON.stringify({ rows }));
  return 0;
}
