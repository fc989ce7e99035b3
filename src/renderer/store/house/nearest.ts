import {
  type Answers,
  answering,
  differing,
  distance,
  implied,
  type Question,
} from '../../../engine/rules/answers.ts';
import type { RuleSetView } from '../../../protocol/lobby.ts';
import type { Effect } from '../effect.ts';
import type { PageState } from '../page.ts';
import { change, on } from '../route.ts';

/** The way from what a table plays to the rule set that is nearest to it. */

/** A rule set, and where it differs from what somebody has answered. */
export interface Near {
  readonly rules: RuleSetView;
  readonly differs: readonly Question[];
}

/** All rule sets, the nearest to the answers first; of those that are as near, as they came. */
export const nearest = (all: readonly RuleSetView[], wished: Answers): readonly Near[] =>
  all
    .map((rules) => ({ rules, differs: differing(implied(wished), rules.answers) }))
    .toSorted((one, other) => distance(wished, one.rules.answers) - distance(wished, other.rules.answers));

/** What somebody has answered. */
export const answersOn = (state: PageState): Answers => on(state, 'house').answers;

/** Whether anything is answered. */
export const isAnswered = (answers: Answers): boolean =>
  Object.values(answers).some((said) => said !== undefined);

/** One more answer, another one to the same question, or none any more. */
export const answer =
  <Q extends Question>(question: Q, said: Answers[Q]) =>
  (state: PageState): Effect => ({
    show: change(state, 'house', { answers: answering(answersOn(state), question, said) }),
  });

/** As if nothing had been answered. */
export const forgetAnswers = (state: PageState): Effect => ({
  show: change(state, 'house', { answers: {} }),
});
