import { type Advice, advise } from '../../bots/advise.ts';
import type { Beliefs } from '../../bots/beliefs.ts';
import { chooseMove } from '../../bots/choose-move.ts';
import { type BotLevel, USUAL_BUDGET } from '../../bots/levels.ts';
import type { Move } from '../../engine/move.ts';
import { seededRandom } from '../../engine/random.ts';
import type { SeatNumber, State } from '../../engine/state.ts';

export { type Advice, together } from '../../bots/advise.ts';

/** The thinker for a seat is told what that seat knows, and nothing else. */
export interface Question {
  readonly known: State;
  readonly seat: SeatNumber;
  /** What it has learnt of how the others play and what they hold. */
  readonly beliefs: Beliefs;
  readonly seed: number;
}

/** What a bot is asked. */
export interface Request extends Question {
  readonly level: BotLevel;
  /** Moves that the rules turned out not to allow. */
  readonly except: readonly Move[];
}

/** What may be thought about: the move of a bot, and what somebody is advised to do. */
export interface Questions {
  readonly choose: Request;
  readonly advise: Question;
}

/** A bot's move is null if it has nothing to do. */
export interface Answers {
  readonly choose: Move | null;
  readonly advise: readonly Advice[];
}

export type Task = keyof Questions;

/** What is answered where there was no thinking. */
export const NO_ANSWER: Answers = { choose: null, advise: [] };

/** How much thought a task may take: the number of games to play out, and milliseconds. */
export interface Effort {
  readonly playouts: number;
  readonly time: number;
}

export type Efforts = Readonly<Record<Task, Effort>>;

/** Advice is looked at by people, who like it sure and can wait a moment. */
export const EFFORT: Efforts = {
  choose: { playouts: USUAL_BUDGET.playouts, time: 600 },
  advise: { playouts: 4000, time: 2000 },
};

type Thinking = {
  readonly [T in Task]: (question: Questions[T], playouts: number, until: () => boolean) => Answers[T];
};

const THINKING: Thinking = {
  choose: ({ level, known, seat, beliefs, seed, except }, playouts, until) =>
    chooseMove(level, known, seat, seededRandom(seed), { playouts, until }, except, beliefs),
  advise: ({ known, seat, beliefs, seed }, playouts, until) =>
    advise(known, seat, seededRandom(seed), { playouts, until }, beliefs),
};

/** Thinks, until it is told to come to an end: the same question and number of playouts, the same answer. */
export const think = <T extends Task>(
  task: T,
  question: Questions[T],
  playouts: number,
  until: () => boolean,
): Answers[T] => THINKING[task](question, playouts, until);
