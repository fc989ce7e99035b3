import { formsOf, PLAIN_EFFECTS } from '../../engine/rules/effects.ts';
import type { FindingLevel } from '../../engine/rules/findings.ts';
import type { Power } from '../../engine/rules/schema.ts';
import type { PlainErrorCode } from '../closed-lists.ts';
import type { PlainError } from '../facts.ts';
import { rankName, rankNames } from './cards.ts';
import { findings } from './findings.ts';
import { andList, orList } from './grammar.ts';
import { dealRow, parameters, starts } from './parameters.ts';

function goes({ on, notOn, onlyIfStuck }: Power): string {
  const where =
    on === 'any'
      ? 'goes on any card'
      : on === 'natural'
        ? 'goes where its rank fits'
        : `goes on ${rankName(on.maxTop)} or lower`;
  const but = notOn.length === 0 ? '' : ` but never on ${orList(rankNames(notOn))}`;
  return `${where}${but}${onlyIfStuck === false ? '' : onlyIfStuck === 'onEmpty' ? ', and on an empty pile only if no other card can be played' : ', and only if no other card fits'}`;
}

/** What a kind of card does. */
const powers = {
  /** A kind of card without a power. */
  ordinary: 'is an ordinary card',
  /** Where a card with a power may be played, as a clause like those of effects. */
  goes,
  /** All that a card does, joined from its clauses. */
  all: andList,
};

/** Variations as they are listed. */
const variations = {
  /** The rule set has no such variation. */
  notOffered: 'not offered',
  /** What a variation changes: each parameter with its value, as files write them. */
  changing: (title: string, changes: readonly string[]) =>
    changes.length === 0 ? title : `${title} (${changes.join('; ')})`,
};

/** Why a rule set can’t be used with its options, and what to do: one sentence for each code. */
const errors: Readonly<Record<PlainErrorCode, (error: PlainError) => string>> = {
  CANNOT_READ: ({ detail }) =>
    detail === 'ENOENT'
      ? 'There is no such file: check its name and its folder.'
      : `The file can’t be read (${detail}): check that you have permission to read it.`,
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
    `The rule set is based on itself (${detail}): base it on another one, or on none.`,
  NOT_THERE: ({ path, detail }) =>
    `There is no ${detail} that \`${path}\` could take away: correct its name or leave it out.`,
  UNKNOWN_OPTION: ({ path }) =>
    `\`${path}\` is not an option of this rule set: correct its name or leave it out.`,
  BAD_OPTION: ({ path, detail }) =>
    `\`${path}\` has a value that this option can’t have (${detail}): give it one of these.`,
  UNKNOWN_PARAMETER: ({ path }) =>
    `\`${path}\` is not a parameter of a rule set: correct its name or leave it out.`,
  BAD_VALUE: ({ path, detail }) => `\`${path}\` can’t have this value (${detail}): give it one that fits.`,
  BAD_EFFECT: ({ path, detail }) =>
    `\`${path}\` is not an effect (${detail}): an effect is one of ${PLAIN_EFFECTS.join(', ')}, or ${formsOf('rank', 'ranks', 'effects').join(', ')} with ranks such as "7".`,
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
