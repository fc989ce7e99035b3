import { type Answers, EFFORT, NO_ANSWER, type Questions, type Task, think } from '../../table/play/bots.ts';

export type { Advice, Question, Request } from '../../table/play/bots.ts';

/** Whoever thinks for bots and for people who ask for advice. What it promises always comes. */
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

/** Thinks now, for as long as the task may take; gives no answer where that fails. */
export function thinkNow<T extends Task>(
  task: T,
  question: Questions[T],
  playouts = EFFORT[task].playouts,
  isUnwanted: () => boolean = () => false,
): Answers[T] {
  const end = Date.now() + EFFORT[task].time;
  try {
    return think(task, question, playouts, () => isUnwanted() || Date.now() >= end);
  } catch {
    return NO_ANSWER[task];
  }
}

/** Thinks in this thread, which nothing else can use meanwhile. */
export const thinkHere = (): Thinker => ({
  choose: async (request) => thinkNow('choose', request),
  advise: async (question) => thinkNow('advise', question),
  close: async () => {},
});
