import { type Answers, answering, type Question } from '../../../engine/rules/answers.ts';
import type { Effect } from '../effect.ts';
import type { PageState } from '../page.ts';
import { change, on } from '../route.ts';
import { keeping, NO_SEARCH, type Search, searching } from './nearest.ts';

/** The game of a table is looked for by what is played there. */

/** What is known of it. */
export const searchOn = (state: PageState): Search => on(state, 'house').search;

const find = (state: PageState, answers: Answers, asked: readonly Question[]): Effect => ({
  show: change(state, 'house', {
    search: searching(state.welcome?.rules ?? [], searchOn(state), answers, asked),
  }),
});

/** One more answer, another one to the same question, or none any more. */
export const answer =
  <Q extends Question>(question: Q, said: Answers[Q]) =>
  (state: PageState): Effect =>
    find(state, answering(searchOn(state).answers, question, said), [question]);

/** Keeps what the last answer has changed besides as it was. */
export const keepAsItWas = (state: PageState): Effect => ({
  show: change(state, 'house', { search: keeping(state.welcome?.rules ?? [], searchOn(state)) }),
});

/** As if nothing had been answered. */
export const forgetAnswers = (state: PageState): Effect => ({
  show: change(state, 'house', { search: NO_SEARCH }),
});
