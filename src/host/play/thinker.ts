import {
  type Answers,
  EFFORT,
  type Effort,
  type Efforts,
  NO_ANSWER,
  type Questions,
  type Task,
  think,
} from '../../table/play/bots.ts';
import { tellFault } from '../faults.ts';

export type { Advice, Question, Request } from '../../table/play/bots.ts';

/** Thinks for bots and for people who ask for advice. What it promises always comes. */
export interface Thinker {
  /** The move of a bot; null if it has nothing to do. */
  choose(request: Questions['choose']): Promise<Answers['choose']>;
  /**
   * The moves that a seat could make, the best first; none where there is nothing to do, and whatever was found
   * so far, or nothing, once nobody wants it any more.
   */
  advise(question: Questions['advise'], unwanted: AbortSignal): Promise<Answers['advise']>;
  close(): Promise<void>;
}

/** Thinks now, for as long as the task may take; gives no answer where that fails, which is told. */
export function thinkNow<T extends Task>(
  task: T,
  question: Questions[T],
  { playouts, time }: Effort = EFFORT[task],
): Answers[T] {
  const end = Date.now() + time;
  try {
    return think(task, question, playouts, () => Date.now() >= end);
  } catch (fault) {
    tellFault(fault);
    return NO_ANSWER[task];
  }
}

/** Thinks in this thread, which nothing else can use meanwhile. */
export const thinkHere = (efforts: Efforts = EFFORT): Thinker => ({
  choose: async (request) => thinkNow('choose', request, efforts.choose),
  advise: async (question) => thinkNow('advise', question, efforts.advise),
  close: async () => {},
});
