import type { Result } from '../result.ts';
import type { RuleSetFinding } from './findings.ts';

/** Why a rule set with its options can't be used. */
export const RULE_SET_ERRORS = [
  'CANNOT_READ',
  'NOT_JSON',
  'NOT_A_RULE_SET',
  'NEWER_FORMAT',
  'BAD_ID',
  'ID_TAKEN',
  'UNKNOWN_RULE_SET',
  'EXTENDS_ITSELF',
  'NOT_THERE',
  'UNKNOWN_OPTION',
  'BAD_OPTION',
  'UNKNOWN_PARAMETER',
  'BAD_VALUE',
  'BAD_EFFECT',
  'UNSOUND',
] as const;
export type RuleSetErrorCode = (typeof RULE_SET_ERRORS)[number];

export type RuleSetError =
  | {
      readonly code: Exclude<RuleSetErrorCode, 'UNSOUND'>;
      /** The parameter, option or rule-set id that is at fault. */
      readonly path: string;
      readonly detail: string;
    }
  /** Each parameter is right by itself, and together they can't be played. */
  | {
      readonly code: 'UNSOUND';
      readonly path: string;
      readonly detail: string;
      readonly finding: RuleSetFinding;
    };

export const ruleSetFault = (
  code: Exclude<RuleSetErrorCode, 'UNSOUND'>,
  path: string,
  detail: string,
): Result<never, RuleSetError> => ({ ok: false, error: { code, path, detail } });

/** A fault on one line of a record: what is wrong, and where. */
export const showRuleSetError = ({ code, path, detail }: RuleSetError): string =>
  `${code === 'UNSOUND' ? detail : code}: ${path}`;
