import { type Random, seededRandom } from '../../../src/engine/random.ts';
import { deckOf } from '../../../src/engine/rules/deck.ts';
import { isDrawn, type State } from '../../../src/engine/state.ts';
import {
  brokenByAlways,
  brokenByEvents,
  brokenByList,
  brokenByMask,
  brokenBySeeing,
  brokenBySets,
  brokenByState,
  brokenByStep,
  brokenByViewers,
  makeObserver,
  makeOwner,
  viewersOf,
} from './laws.ts';
import { playout, type Step } from './playout.ts';
import { brokenByNotation, brokenByUndo, keepRecord } from './records.ts';
import { sumOf } from './slots.ts';
import { knownDeal, type TableCase, titleOf } from './tables.ts';

/** A game that was played to its end under the eyes of the laws. */
export interface Played {
  readonly moves: number;
  readonly drawn: boolean;
  /** What was broken, with everything that is needed to see it again; null if nothing was. */
  readonly broken: string | null;
}

/** How closely a game is looked at. */
export interface Looks {
  /** The moves at which a state is looked at, by their number. */
  readonly at: (move: number) => boolean;
  /** Of a hundred laws that could be asked there, so many are. */
  readonly laws: number;
  /** So many of the moves that could be tried there. */
  readonly tries: number;
  /** So many moves of the game are recorded. */
  readonly recorded: number;
}

/**
 * So many moves a game has at most if draws are agreed on: each card leaves the stock, a stack, the table or the
 * game once at most, and between two such moves there are no more turns than a draw is offered after.
 */
const mostMoves = (state: State): number =>
  (4 * deckOf(state.rules.set).length + 1) * 31 * state.seats.length;

type Law = (step: Step, random: Random, tries: number) => string | null;

/** What is asked of some moves only, since it takes longer than to make them. */
const LAWS: readonly Law[] = [
  brokenByEvents,
  brokenBySeeing,
  ({ before }, random, tries) => brokenByList(before, random, tries),
  ({ before }) => brokenBySets(before),
  ({ before }) => brokenByAlways(before),
  ({ after }) => brokenByMask(after),
  ({ before, move }, random) => brokenByViewers(before, move, random),
];

/** Beyond so many moves hardly anything is hidden any more, or nothing happens: nobody's knowledge is followed. */
const OBSERVED = 600;

/** One game in so many begins with little left in the hands: random play of some rules hardly ever gets there. */
const LATE = 4;

/** The same deal late in its round: the stock and all hand cards but two are out of the game. */
export function late(state: State): State {
  if (state.rules.set.exchange === 'pick' && state.phase === 'exchange') return state;
  const gone = state.seats.flatMap(({ hand }) => hand.slice(2));
  return {
    ...state,
    seats: state.seats.map((seat) => ({ ...seat, hand: seat.hand.slice(0, 2) })),
    stock: [],
    burned: [...state.burned, ...state.stock, ...gone],
    dealt: null,
  };
}

/** A game with every law that holds at each move; what the laws say against it. */
export function playUnderLaws(one: TableCase, seed: number, looks: Looks): Played {
  const random = seededRandom(seed);
  const dealt = knownDeal(one, seed);
  // Of seeds that follow each other eight of 32, so that it happens at every size of the table.
  const start = (seed >> 3) % LATE === 0 && dealt.dealt === null ? late(dealt) : dealt;
  const whole = sumOf(deckOf(start.rules.set));
  const recorded: Step[] = [];
  let moves = 0;
  let end = start;
  const looked = (step: Step): string | null => {
    for (const law of LAWS) {
      const broken = random() * 100 < looks.laws ? law(step, random, looks.tries) : null;
      if (broken !== null) return broken;
    }
    return null;
  };
  const found = (what: string, state: State): Played => {
    const { rules: _, ...plain } = state;
    return { moves, drawn: false, broken: `seed ${seed}, move ${moves}: ${what}\n${JSON.stringify(plain)}` };
  };
  const early = brokenByState(start);
  if (early !== null) return found(early, start);
  const most = mostMoves(start);
  const viewers = viewersOf(start);
  const observed = makeObserver(start, viewers[seed % viewers.length]!);
  const owned = makeOwner(start);
  for (const step of playout(start, random, most + 1)) {
    const isLooked = looks.at(moves);
    const unknown = moves < OBSERVED ? observed(step) : null;
    const elsewhere = owned(step, isLooked || step.after.phase === 'over');
    const wrong = brokenByStep(step, whole) ?? unknown ?? elsewhere ?? (isLooked ? looked(step) : null);
    if (wrong !== null) return found(`${wrong}\n${JSON.stringify(step.move)}`, step.before);
    if (recorded.length < looks.recorded) recorded.push(step);
    moves++;
    end = step.after;
  }
  if (end.phase !== 'over') return found(moves > most ? 'the game has no end' : 'nobody can move', end);
  return {
    moves,
    drawn: isDrawn(end),
    broken: recorded.length === 0 ? null : brokenByRecords(one, recorded, seed),
  };
}

/** What a host or a table makes of the same game, from its beginning or later on. */
function brokenByRecords(one: TableCase, steps: readonly Step[], seed: number): string | null {
  const random = seededRandom(seed);
  const from = random() < 0.5 ? 0 : Math.floor(random() * Math.min(steps.length, 20));
  const keeper = random() < 0.5 ? 'host' : 'table';
  const kept = keepRecord(one, steps.slice(from), keeper, 8, random);
  const wrong = kept.wrong ?? brokenByNotation(one, kept) ?? brokenByUndo(kept, random);
  return wrong === null ? null : `seed ${seed}, the record of the ${keeper} from move ${from}: ${wrong}`;
}

/** Fewer and fewer the longer a game goes on: some in each stage of it. */
const MOVES: readonly number[] = [0, 1, 4, 16, 64, 256, 1024];
const at = (move: number): boolean => MOVES.includes(move);

export const CLOSELY: Looks = { at, laws: 100, tries: 300, recorded: 40 };
export const IN_PASSING: Looks = { at, laws: 35, tries: 40, recorded: 20 };

/** Many games take longer than one test usually may, on a busy machine. */
export const PATIENCE = 240_000;

/** Plays a game; fails with everything that is needed to see it again if a law is broken. */
export function holds(one: TableCase, seed: number, looks: Looks): void {
  const recorded = looks === IN_PASSING && seed % 3 !== 0 ? 0 : looks.recorded;
  const { broken } = playUnderLaws(one, seed, { ...looks, recorded });
  if (broken !== null) throw new Error(`${titleOf(one)}\n${broken}`);
}
