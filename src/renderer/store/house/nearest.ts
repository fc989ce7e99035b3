import { KINDS } from '../../../engine/cards.ts';
import {
  type Answers,
  alongWith,
  answering,
  differing,
  implied,
  kindsAnswered,
  QUESTIONS,
  type Question,
} from '../../../engine/rules/answers.ts';
import type { RuleSetView } from '../../../protocol/lobby.ts';

/** Which rule set is nearest to what a table plays. */

/** The game that somebody looks for. */
export interface Search {
  readonly answers: Answers;
  /** The rules that were nearest last: they stay so beside others that are as near. */
  readonly nearest: string | null;
  /** Somebody has kept the rules that were nearest: they stay so, however near others are. */
  readonly kept: boolean;
  /** What stood where the last answer has changed something else, so that it can be kept. */
  readonly before: Answers;
  /** The rules that were nearest before the last answer. */
  readonly nearestBefore: string | null;
}

export const NO_SEARCH: Search = {
  answers: {},
  nearest: null,
  kept: false,
  before: {},
  nearestBefore: null,
};

/** A rule set, where it differs from what was answered, and what else it brings along that was not. */
export interface Near {
  readonly rules: RuleSetView;
  readonly differs: readonly Question[];
  readonly brings: RuleSetView['besides'];
}

function near({ answers }: Search, rules: RuleSetView): Near {
  const { besides } = rules;
  return {
    rules,
    differs: differing(implied(answers), rules.answers),
    brings: besides.filter(({ question }) => question === null || answers[question] === undefined),
  };
}

/**
 * How far rules are from what was answered: what nobody asks about counts half, of cards and of anything else. Those that
 * were nearest stay so until others are nearer by more than one answer: what came along with them isn't changed for less.
 */
function distance({ answers, nearest: before, kept }: Search, { rules, differs, brings }: Near): number {
  if (kept && rules.id === before) return -1;
  const unasked = kindsAnswered(answers.deck ?? rules.answers.deck).filter(
    (kind) => answers[kind] === undefined && rules.answers[kind] === undefined,
  );
  return differs.length + (unasked.length + brings.length) / 2 - (rules.id === before ? 1 : 0);
}

/** All rule sets, the nearest first; of those that are as near the one that was so before, and then as they came. */
export const nearest = (all: readonly RuleSetView[], search: Search): readonly Near[] =>
  all
    .toSorted((a, b) => Number(b.id === search.nearest) - Number(a.id === search.nearest))
    .map((rules) => near(search, rules))
    .toSorted((a, b) => distance(search, a) - distance(search, b));

/** Whether anything is answered. */
export const isAnswered = ({ answers }: Pick<Search, 'answers'>): boolean =>
  Object.values(answers).some((said) => said !== undefined);

/** What was answered, and of everything else what rules say, as it comes along with them. */
export const withRules = ({ answers }: Search, rules: RuleSetView): Answers => ({
  ...answers,
  ...alongWith(answers, rules.answers),
});

/** What was answered, and what comes along with the nearest rules. */
export function standing(all: readonly RuleSetView[], search: Search): Answers {
  const [near] = isAnswered(search) ? nearest(all, search) : [];
  return near === undefined ? search.answers : withRules(search, near.rules);
}

/** What stood otherwise, of cards that are still in the pack and of anything else. */
function changedFrom(stood: Answers, stands: Answers): Answers {
  const gone = KINDS.filter((kind) => !kindsAnswered(stands.deck).includes(kind));
  const changed = differing(stood, stands).filter((question) => !gone.some((kind) => kind === question));
  return Object.fromEntries(changed.map((question) => [question, stood[question]]));
}

/** The game after another answer, or none any more; `asked` are the questions that may change with it unsaid. */
export function searching(
  all: readonly RuleSetView[],
  search: Search,
  answers: Answers,
  asked: readonly Question[],
): Search {
  const id = nearest(all, { ...search, answers })[0]?.rules.id ?? null;
  // Rules that were kept and are there no more aren't kept, nor any where nothing is answered.
  const kept = search.kept && id === search.nearest && isAnswered({ answers });
  const next = { answers, nearest: id, kept, before: {}, nearestBefore: search.nearest };
  const stood = {
    ...standing(all, search),
    ...Object.fromEntries(asked.map((question) => [question, undefined])),
  };
  return { ...next, before: changedFrom(stood, standing(all, next)) };
}

/** The answers and one that stood before, unless that can't be true beside them. */
function answeredAsBefore(answers: Answers, question: Question, said: Answers[Question]): Answers {
  const next = answering(answers, question, said);
  return next[question] === said && differing(answers, next).length === 0 ? next : answers;
}

/**
 * The game with the last answer, and else as it was before: what that has changed besides is kept as it was, unless
 * that changes something else.
 */
export function keeping(all: readonly RuleSetView[], search: Search): Search {
  const kept = { ...search, nearest: search.nearestBefore ?? search.nearest, kept: true, before: {} };
  const stood = { ...standing(all, search), ...search.before };
  const standingWith = (answers: Answers) => standing(all, { ...kept, answers });
  // What the rules don't bring back by themselves is answered.
  const lost = changedFrom(search.before, standingWith(search.answers));
  const answers = QUESTIONS.filter((question) => lost[question] !== undefined).reduce((now, question) => {
    const next = answeredAsBefore(now, question, lost[question]);
    const stands = standingWith(next);
    return differing(standingWith(now), stands).every((one) => stands[one] === stood[one]) ? next : now;
  }, search.answers);
  return { ...kept, answers };
}

/** Whether anything of what the last answer has changed besides can be kept as it was. */
export function canKeep(all: readonly RuleSetView[], search: Search): boolean {
  const { before } = search;
  const lost = (stands: Answers) => Object.keys(changedFrom(before, stands)).length;
  return lost(standing(all, keeping(all, search))) < lost(standing(all, search));
}
