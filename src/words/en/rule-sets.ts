import type { RuleSetError, RuleSetErrorCode } from '../../engine/rules/errors.ts';
import { sayFinding } from './findings.ts';
import { andList } from './lists.ts';

type ErrorOf<C extends RuleSetErrorCode> = Extract<RuleSetError, { code: C }>;
type PlainCode = Exclude<RuleSetErrorCode, 'UNSOUND'>;

/** Why a rule set with its options can't be used, and what to do: a sentence for each code. */
const ruleSetWords: Record<PlainCode, (error: ErrorOf<PlainCode>) => string> = {
  UNKNOWN_RULE_SET: ({ detail }) =>
    `There is no rule set called "${detail}": choose one that comes with Burnpile, such as reference or blast, or one of your own.`,
  EXTENDS_ITSELF: ({ detail }) =>
    `The rule set is built on itself (${detail}): let it extend another one, or none.`,
  UNKNOWN_OPTION: ({ path }) =>
    `\`${path}\` is no option of this rule set: correct its name or leave it out.`,
  BAD_OPTION: ({ path, detail }) => `\`${path}\` can’t be ${detail}: use true, false or one of its choices.`,
  UNKNOWN_PARAMETER: ({ path }) =>
    `\`${path}\` is no parameter of a rule set: correct its name or leave it out.`,
  BAD_VALUE: ({ path, detail }) =>
    `\`${path}\` has a value that this parameter can’t have (${detail}): give it one of its own.`,
  NOT_PLAYED_YET: ({ path, detail }) =>
    `\`${path}\` asks for a rule that this version can’t play yet (${detail}): leave it out.`,
};

/** A sentence with the parameters that it is about. */
export const withPaths = (sentence: string, paths: readonly string[]): string =>
  `${sentence} (${andList(paths.map((path) => `\`${path}\``))})`;

export const sayRuleSetError = (error: RuleSetError): string =>
  error.code === 'UNSOUND'
    ? withPaths(sayFinding(error.finding), error.finding.paths)
    : ruleSetWords[error.code](error);
