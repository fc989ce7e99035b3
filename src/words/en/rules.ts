import { formsOf, PLAIN_EFFECTS } from '../../engine/rules/effects.ts';
import type { FindingLevel } from '../../engine/rules/findings.ts';
import type { PlainErrorCode } from '../closed-lists.ts';
import type { PlainError } from '../facts.ts';
import { findings } from './findings.ts';
import { andList } from './lists.ts';
import { parameters } from './parameters.ts';
import { dealRow, powers, starts, variations } from './rule-lists.ts';

/** Why a rule set can’t be used with its options, and what to do: one sentence for each code. */
const errors: Readonly<Record<PlainErrorCode, (error: PlainError) => string>> = {
  CANNOT_READ: ({ detail }) =>
    detail === 'ENOENT'
      ? 'There is no such file: check its name and its folder.'
      : `The file can’t be read (${detail}): check whether you may read it.`,
  NOT_JSON: ({ detail }) =>
    `The file is not JSON (${detail}): look there for a missing comma, quotation mark or brace.`,
  NOT_A_RULE_SET: () =>
    'The file holds no rule set: it must be an object in braces with "format", "id" and what differs.',
  NEWER_FORMAT: ({ detail }) =>
    `The rules are written in format ${detail}, which a newer Burnpile reads: use that one, or write them for this one.`,
  BAD_ID: ({ detail }) =>
    `The id of the rules can’t be ${detail}: give them a name of letters, digits, _ and - such as "our-table".`,
  ID_TAKEN: ({ detail }) =>
    `The id of the rules is taken (by ${detail}): give them a name of their own, and let them extend the other.`,
  UNKNOWN_RULE_SET: ({ detail }) =>
    `There is no rule set called "${detail}": choose one that comes with Burnpile, such as reference or blast, or one of your own.`,
  EXTENDS_ITSELF: ({ detail }) =>
    `The rule set is built on itself (${detail}): let it extend another one, or none.`,
  NOT_THERE: ({ path, detail }) =>
    `There is no ${detail} that \`${path}\` could take away: correct its name or leave it out.`,
  UNKNOWN_OPTION: ({ path }) =>
    `\`${path}\` is no option of this rule set: correct its name or leave it out.`,
  BAD_OPTION: ({ path, detail }) =>
    `\`${path}\` has a value that this option can’t have (${detail}): give it one of these.`,
  UNKNOWN_PARAMETER: ({ path }) =>
    `\`${path}\` is no parameter of a rule set: correct its name or leave it out.`,
  BAD_VALUE: ({ path, detail }) =>
    `\`${path}\` has a value that this parameter can’t have (${detail}): give it one of its own.`,
  BAD_EFFECT: ({ path, detail }) =>
    `\`${path}\` is no effect (${detail}): an effect is one of ${PLAIN_EFFECTS.join(', ')}, or ${formsOf('rank', 'ranks').join(', ')} with ranks such as "7".`,
};

/** What is said about rule sets: their parameters, effects and faults. */
export const rules = {
  parameters,
  /** What a number of players is dealt. */
  dealRow,
  /** Who begins. */
  starts,
  powers,
  variations,
  /** What is wrong with a combination of rules, what it means and what to do. */
  findings,
  level: { error: 'error', warning: 'warning' } satisfies Record<FindingLevel, string>,
  /** Why a rule set can’t be used with its options, and what to do. */
  errors,
  /** A sentence, and the parameters that it is about. */
  withPaths: (sentence: string, paths: readonly string[]) =>
    `${sentence} (${andList(paths.map((path) => `\`${path}\``))})`,
};
