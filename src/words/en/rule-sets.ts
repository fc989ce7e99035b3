import type { RuleSetErrorCode } from '../../engine/rules/resolve.ts';

/** Where the fault is, as its finder names it, and what was found there. */
export interface RuleSetFault {
  readonly code: RuleSetErrorCode;
  readonly path: string;
  readonly detail: string;
}

/** Why a rule set with its options can't be used, and what to do: a sentence for each code. */
const ruleSetWords: Record<RuleSetErrorCode, (fault: RuleSetFault) => string> = {
  UNKNOWN_RULE_SET: ({ detail }) =>
    `There is no rule set called "${detail}": choose one that comes with Burnpile, such as reference or blast.`,
  EXTENDS_ITSELF: ({ detail }) =>
    `The rule set is built on itself (${detail}): let it extend another one, or none.`,
  UNKNOWN_OPTION: ({ path }) =>
    `\`${path}\` is no option of this rule set: correct its name or leave it out.`,
  BAD_OPTION: ({ path, detail }) => `\`${path}\` can’t be ${detail}: use true, false or one of its choices.`,
  BAD_VALUE: ({ path, detail }) =>
    `\`${path}\` has a value that this parameter can’t have (${detail}): give it one of its own.`,
};

export const sayRuleSetFault = (fault: RuleSetFault): string => ruleSetWords[fault.code](fault);

export const isRuleSetCode = (code: string): code is RuleSetErrorCode => Object.hasOwn(ruleSetWords, code);
