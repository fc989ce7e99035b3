import { type DealError, dealKnown, type RoundSetup } from '../engine/deal.ts';
import { decide } from '../engine/decide.ts';
import type { Event } from '../engine/event.ts';
import { fromDealersLeft } from '../engine/first.ts';
import { mask } from '../engine/knowledge.ts';
import type { Move } from '../engine/move.ts';
import { observe } from '../engine/observe.ts';
import { type Random, seededRandom } from '../engine/random.ts';
import type { Result } from '../engine/result.ts';
import { isDrawn, type Phase, type SeatNumber, type State } from '../engine/state.ts';
import { REMEMBERED, type SeenMove } from './beliefs.ts';
import type { Asked, Bot } from './choose-move.ts';

/** A round that bots have played. */
export interface PlayedRound {
  readonly end: State;
  readonly moves: number;
  /** Whether it was broken off: nobody got on any more, or nobody could move. */
  readonly unfinished: boolean;
}

/** Who plays a round: a bot for each seat. */
export interface Players {
  readonly bots: readonly Bot[];
  /** Called around each decision, which rests on what is known; has to return what it is given. */
  readonly timed?: (seat: SeatNumber, decision: () => Move | null, known: State) => Move | null;
  /** Told of a move that the rules refused, with the phase it was made in. */
  readonly refused?: (seat: SeatNumber, phase: Phase) => void;
}

/** The game, what each seat knows of it, and the newest moves that it has seen. */
interface Views {
  readonly full: State;
  readonly known: readonly State[];
  readonly past: readonly (readonly SeenMove[])[];
}

function seen({ known, past }: Views, move: Move, events: readonly Event[], after: State): Views {
  return {
    full: after,
    known: known.map((state, seat) => observe(state, events, seat)),
    past: past.map((moves, seat) => [...moves.slice(1 - REMEMBERED), { before: known[seat]!, move, events }]),
  };
}

/** Beyond this a round is broken off: no rules that can be played take that long. */
const MOST_MOVES = 50_000;

/**
 * The seats in the order in which they are asked: those that may complete a set come before the one whose turn
 * it is.
 */
function askedIn(state: State): readonly SeatNumber[] {
  const order = fromDealersLeft(state);
  const { turn } = state;
  return turn === null ? order : [...order.filter((seat) => seat !== turn), turn];
}

/** Each bot has a generator of its own, so that none hears how often another one asked its own. */
const generators = (seed: number, count: number): readonly Random[] =>
  Array.from({ length: count }, (_, seat) => seededRandom(seed * 31 + seat * 7919 + 1));

/** Asks until a seat makes a move that the rules allow; what follows from it, null if nobody moves. */
function* nextStep(
  views: Views,
  random: readonly Random[],
  refusedTo: Players['refused'],
): Generator<Asked, Views | null, Move | null> {
  for (const seat of askedIn(views.full)) {
    const refused: Move[] = [];
    while (true) {
      const known = views.known[seat]!;
      const move = yield { seat, known, past: views.past[seat]!, random: random[seat]!, refused };
      if (move === null) break;
      const ruling = decide(views.full, move);
      if (ruling.verdict !== 'illegal') return seen(views, move, ruling.events, ruling.after);
      refused.push(move);
      refusedTo?.(seat, views.full.phase);
    }
  }
  return null;
}

/** A round from a state on in which every card is known: asks for one move after another, and says how it ended. */
function* roundFrom(
  state: State,
  seed: number,
  refusedTo: Players['refused'],
): Generator<Asked, PlayedRound, Move | null> {
  const random = generators(seed, state.seats.length);
  let views: Views = {
    full: state,
    known: state.seats.map((_, seat) => mask(state, seat)),
    past: state.seats.map(() => []),
  };
  let moves = 0;
  while (views.full.phase !== 'over' && moves < MOST_MOVES) {
    const next = yield* nextStep(views, random, refusedTo);
    if (next === null) break;
    views = next;
    moves++;
  }
  const { full } = views;
  return { end: full, moves, unfinished: full.phase !== 'over' || isDrawn(full) };
}

/** Has bots play on from a state in which every card is known; each begins with the face-up cards and its own hand. */
export function playFrom(state: State, { bots, timed, refused }: Players, seed: number): PlayedRound {
  const round = roundFrom(state, seed, refused);
  let step = round.next();
  while (!step.done) {
    const asked = step.value;
    const decision = () => bots[asked.seat]!(asked);
    step = round.next(timed === undefined ? decision() : timed(asked.seat, decision, asked.known));
  }
  return step.value;
}

/** Deals a round and has bots play it to its end; each sees only what its seat may. The same seed, the same round. */
export function playRound(table: RoundSetup, players: Players, seed: number): Result<PlayedRound, DealError> {
  const dealt = dealKnown(table, seededRandom(seed));
  return dealt.ok ? { ok: true, value: playFrom(dealt.value, players, seed) } : dealt;
}

/** The same among players who take their time over each move. */
export async function playSlowRound(
  table: RoundSetup,
  decide: (asked: Asked) => Promise<Move | null>,
  seed: number,
): Promise<Result<PlayedRound, DealError>> {
  const dealt = dealKnown(table, seededRandom(seed));
  if (!dealt.ok) return dealt;
  const round = roundFrom(dealt.value, seed, undefined);
  let step = round.next();
  while (!step.done) step = round.next(await decide(step.value));
  return { ok: true, value: step.value };
}
