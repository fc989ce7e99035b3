import { isAllowed } from '../engine/breaches.ts';
import { wordsOf } from '../engine/legal.ts';
import type { Move } from '../engine/move.ts';
import { moveOf, type Play, playsOf } from '../engine/plays.ts';
import type { Random } from '../engine/random.ts';
import { isIn, isStalled, type SeatNumber, type State } from '../engine/state.ts';
import { type Beliefs, beliefsOf, noBeliefs, type SeenMove } from './beliefs.ts';
import { anyExchange, bestOpen, goodStacking, toLieOpen } from './exchange.ts';
import { habitualMove } from './habit.ts';
import type { BotLevel, Budget } from './levels.ts';
import { called, isSame, jumpIn, likelyMoves, openMoves, owesDraw } from './moves.ts';
import { bestMove } from './search.ts';

const pick = <T>(items: readonly T[], random: Random): T => items[Math.floor(random() * items.length)]!;

/** What somebody asks of a bot. */
interface Question {
  readonly level: BotLevel;
  readonly known: State;
  readonly seat: SeatNumber;
  readonly random: Random;
  readonly budget: Budget;
  readonly except: readonly Move[];
  readonly beliefs: Beliefs;
}

const isOpen = ({ except }: Question, move: Move): boolean => !except.some((one) => isSame(one, move));

const mayBeMade = (question: Question, move: Move | null): move is Move =>
  move !== null && isOpen(question, move) && isAllowed(question.known, move);

/** Any rank in any number that fits, and only where none does, anything else. */
function atRandom(question: Question): Move | null {
  const moves = likelyMoves(question.known, question.seat).filter((move) => isOpen(question, move));
  if (moves.length > 0) return pick(moves, question.random);
  const others = openMoves(question.known, question.seat).filter((move) => isOpen(question, move));
  return others.length === 0 ? null : pick(others, question.random);
}

function byHabit(question: Question): Move | null {
  const usual = habitualMove(question.known, question.seat);
  return mayBeMade(question, usual) ? usual : atRandom(question);
}

/** How a beginner chooses among what goes; the shares are in a hundred turns. */
const BEGINNERS_MISTAKES = {
  /** Plays one card of a rank and keeps its equals. */
  oneByOne: 25,
  /** Gets rid of the highest card first. */
  highFirst: 8,
};

/**
 * What somebody plays who knows the order of the ranks but not what the powers are for: the lowest rank that goes and
 * all of it, if they make no mistake. Null where nothing can be played.
 */
function beginnersPlay({ known, seat, random }: Question): Move | null {
  const { kinds, set: rules } = known.rules;
  const { oneByOne, highFirst } = BEGINNERS_MISTAKES;
  const mistake = random() * 100;
  const isOneByOne = mistake < oneByOne;
  const isHighFirst = !isOneByOne && mistake < oneByOne + highFirst;
  const sign = (rules.beat.direction === 'up') === isHighFirst ? -1 : 1;
  const cost = ({ kind, count }: Play) => sign * kinds[kind]!.height + (isOneByOne ? count : -count) / 10;
  const [best] = playsOf(known, seat).toSorted((one, other) => cost(one) - cost(other));
  return best === undefined ? null : moveOf(known, seat, best);
}

function asBeginner(question: Question): Move | null {
  const play = beginnersPlay(question);
  return mayBeMade(question, play) ? play : atRandom(question);
}

/** In a round that goes nowhere thought has not helped so far: less of it is spent there. */
const STALLED = 0.25;

/** The best move that is found by a share of the budget. */
function byThought(question: Question, share: number): Move | null {
  const { known, seat, random, budget, beliefs } = question;
  const usual = byHabit(question);
  if (usual === null) return null;
  const others = openMoves(known, seat).filter((move) => isOpen(question, move) && !isSame(move, usual));
  if (others.length === 0) return usual;
  const playouts = Math.floor(budget.playouts * share * (isStalled(known) ? STALLED : 1));
  return bestMove({ known, seat, beliefs }, [usual, ...others], random, { ...budget, playouts });
}

/** The share of the budget that `medium` thinks with: enough to see what is clearly better than its habit. */
const GLANCE = 0.025;

/** Takes everybody for somebody of the usual habits. */
const byGlance = (question: Question): Move | null =>
  byThought({ ...question, beliefs: noBeliefs(question.known.seats.length) }, GLANCE);

const IN_TURN: Readonly<Record<BotLevel, (question: Question) => Move | null>> = {
  random: atRandom,
  easy: asBeginner,
  medium: byGlance,
  strong: (question) => byThought(question, 1),
};

/** A player who knows what cards are good for puts the best ones face up; others leave them as they were dealt. */
function inExchange({ level, known, seat, random }: Question): Move | null {
  if (known.ready.includes(seat)) return null;
  if (level === 'random' || level === 'easy') return anyExchange(known, seat, random);
  const move = toLieOpen(known, seat, bestOpen(known, seat));
  return move.kind === 'ready' ? (goodStacking(known, seat) ?? move) : move;
}

/** How many of a hundred chances to play out of turn a beginner sees. */
const BEGINNER_SEES = 50;

/** A bot that can complete the set on top, jump in or add to its play does: the cards are gone, and a burn brings the turn. */
function outOfTurn(question: Question): Move | null {
  if (question.level === 'easy' && question.random() * 100 >= BEGINNER_SEES) return null;
  const move = jumpIn(question.known, question.seat);
  return mayBeMade(question, move) ? move : null;
}

/** What a bot says of a card that it has turned over, which lets it choose; null where there is nothing to be said by it. */
function sayWord(question: Question): Move | null {
  const { level, known, seat, random, budget, beliefs } = question;
  const words = wordsOf(known, seat).filter((move) => isOpen(question, move));
  if (words.length === 0) return null;
  if (level === 'random' || level === 'easy') return pick(words, random);
  return bestMove({ known, seat, beliefs }, words, random, budget);
}

function moveNow(question: Question): Move | null {
  const { level, known, seat } = question;
  if (known.phase === 'exchange') return inExchange(question);
  if (known.pending !== null) return sayWord(question);
  if (owesDraw(known, seat)) return { kind: 'draw', seat };
  return known.phase === 'start' || known.turn === seat ? IN_TURN[level](question) : outOfTurn(question);
}

/**
 * The move of a bot, from what its seat knows and nothing else; null if there is nothing for it to do now: it is
 * ready, or it isn't its turn and it has nothing to play out of turn. The same seed and number of playouts give the same move.
 *
 * `known` is what `mask` and `observe` give. What it can't show, such as a card of somebody else that begins, the
 * table may refuse: then ask again with the refused moves in `except`, of which none comes again. `beliefs` are what
 * the seat has learnt of how the others play and what they hold.
 */
export function chooseMove(
  level: BotLevel,
  known: State,
  seat: SeatNumber,
  random: Random,
  budget: Budget,
  except: readonly Move[] = [],
  beliefs: Beliefs = noBeliefs(known.seats.length),
): Move | null {
  if (known.phase === 'over' || !isIn(known, seat)) return null;
  const move = moveNow({ level, known, seat, random, budget, except, beliefs });
  return move === null ? null : called(known, move);
}

/** A seat that is asked for its move. */
export interface Asked {
  readonly seat: SeatNumber;
  readonly known: State;
  /** The newest moves that it has seen, the last of them last. */
  readonly past: readonly SeenMove[];
  readonly random: Random;
  /** What the rules have refused it just now. */
  readonly refused: readonly Move[];
}

/**
 * Who plays in a seat: a move, none of those that were refused; null if there is nothing for it to do now. See
 * `chooseMove`.
 */
export type Bot = (asked: Asked) => Move | null;

/** A bot of a level that thinks as much as its budget allows. */
export const botOf =
  (level: BotLevel, budget: Budget): Bot =>
  ({ known, seat, past, random, refused }) => {
    const beliefs = level === 'strong' ? beliefsOf(seat, known.seats.length, past) : undefined;
    return chooseMove(level, known, seat, random, budget, refused, beliefs);
  };
