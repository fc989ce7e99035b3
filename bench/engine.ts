import { ownCopy } from '../src/engine/apply.ts';
import { dealKnown } from '../src/engine/deal.ts';
import { decide } from '../src/engine/decide.ts';
import { startingRights } from '../src/engine/first.ts';
import { pickUpsOf } from '../src/engine/legal.ts';
import type { Move } from '../src/engine/move.ts';
import { moveOf, playsOf } from '../src/engine/plays.ts';
import { type Random, seededRandom } from '../src/engine/random.ts';
import { resolveRules } from '../src/engine/rules/resolve.ts';
import type { Rules } from '../src/engine/rules/rules.ts';
import type { Ruling } from '../src/engine/ruling.ts';
import { settleIn } from '../src/engine/settle.ts';
import { openStacks } from '../src/engine/stacks.ts';
import { type SeatNumber, type State, sourceOf } from '../src/engine/state.ts';
import { findVariant } from '../src/variants/index.ts';
import { generator, yardstickGame } from './yardstick.ts';

const SECONDS = 4;
const ROUNDS = 40;
const MOST_MOVES = 5000;

interface Row {
  readonly rules: string;
  readonly players: number;
  /** Through `settleIn`, as in a playout of a bot: moves that `playsOf` has just made are not ruled on again. */
  readonly movesPerSecond: number;
  readonly yardstickMovesPerSecond: number;
  readonly ratio: number;
  /** The same moves through `decide`, each ruled on. */
  readonly decideMovesPerSecond: number;
  readonly decideRatio: number;
}

/** The yardstick's game, and others that it doesn't play, which are measured by it all the same. */
const ROWS: readonly (readonly [rules: string, players: readonly number[]])[] = [
  ['reference', [2, 3, 4, 5, 6]],
  ['palace', [4]],
  ['threes', [4]],
  ['everything', [4]],
];

function rulesNamed(name: string): Rules {
  const resolved = resolveRules(name, {}, findVariant);
  if (!resolved.ok) throw new Error(resolved.error.code);
  return resolved.value;
}

const pick = <T>(items: readonly T[], random: Random): T => items[Math.floor(random() * items.length)]!;

/** The yardstick's policy: uniform over rank and number of what fits, a blind card uniform, else the pile. */
function choose(state: State, seat: SeatNumber, random: Random): Move {
  const sets = playsOf(state, seat);
  if (sets.length > 0) return moveOf(state, seat, pick(sets, random));
  return sourceOf(state, seat) === 'faceDown'
    ? { kind: 'flip', seat, stack: pick(openStacks(state, seat), random) }
    : pick(pickUpsOf(state, seat), random);
}

/** One random game by the engine, by `decide` or as bots play it out. Returns its moves. */
function engineGame(rules: Rules, players: number, seed: number, way: 'settle' | 'decide'): number {
  const random = seededRandom(seed);
  const names = Array.from({ length: players }, (_, i) => `P${i + 1}`);
  const dealt = dealKnown({ rules, names, dealer: 0, lastLoser: 1, lastWinner: null }, random);
  if (!dealt.ok) throw new Error(dealt.error.code);
  let state: State = { ...dealt.value, phase: 'start' };
  const starter = startingRights(state).indexOf('yes');
  let moves = 0;
  if (way === 'settle') {
    const own = ownCopy(state);
    for (; own.phase !== 'over' && moves < MOST_MOVES; moves++)
      settleIn(own, choose(own, own.turn ?? starter, random));
  } else
    for (; state.phase !== 'over' && moves < MOST_MOVES; moves++)
      state = ruled(decide(state, choose(state, state.turn ?? starter, random)));
  return moves;
}

function ruled(ruling: Ruling): State {
  if (ruling.verdict === 'illegal') throw new Error('a legal move was ruled illegal');
  return ruling.after;
}

/** Plays games for so many seconds; returns moves a second. */
function measure(game: (seed: number) => number, seconds: number): number {
  const start = performance.now();
  let moves = 0;
  for (let seed = 1; performance.now() - start < seconds * 1000; seed++) moves += game(seed);
  return (moves * 1000) / (performance.now() - start);
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

const rounded = (ratio: number): number => Math.round(ratio * 10_000) / 10_000;

function row(name: string, players: number): Row {
  const rules = rulesNamed(name);
  for (let seed = 1; seed <= 20; seed++) {
    if (engineGame(rules, players, seed, 'settle') !== engineGame(rules, players, seed, 'decide'))
      throw new Error(`game ${seed} of ${name} went another way through decide`);
  }
  const games = [
    (seed: number) => yardstickGame(players, generator(seed)),
    (seed: number) => engineGame(rules, players, seed, 'settle'),
    (seed: number) => engineGame(rules, players, seed, 'decide'),
  ];
  for (const game of games) measure(game, 0.5);
  // Taken in turns, so that whatever else the machine does falls on all.
  const rounds = Array.from({ length: ROUNDS }, () => games.map((game) => measure(game, SECONDS / ROUNDS)));
  const speed = (i: number) => Math.round(median(rounds.map((moves) => moves[i]!)));
  // Turn by turn: a machine may run at half its speed for some of them.
  const ratio = (i: number) => rounded(median(rounds.map((moves) => moves[i]! / moves[0]!)));
  return {
    rules: name,
    players,
    movesPerSecond: speed(1),
    yardstickMovesPerSecond: speed(0),
    ratio: ratio(1),
    decideMovesPerSecond: speed(2),
    decideRatio: ratio(2),
  };
}

/** Random games by the engine and by the yardstick, side by side on one thread. The last line is JSON. */
export function main(): number {
  const rows = ROWS.flatMap(([rules, players]) => players.map((count) => row(rules, count)));
  console.table(rows);
  console.log(JSON.stringify({ rows }));
  return 0;
}
