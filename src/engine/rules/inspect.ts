import { checkRules } from './check.ts';
import type { FindRuleSet, Options } from './compose.ts';
import type { RuleSetError } from './errors.ts';
import type { FindingLevel } from './findings.ts';
import { completeRuleSet, isFatal, resolveRuleSet, unsound } from './resolve.ts';
import type { RuleSet } from './schema.ts';

/** Something to say about a rule set before anybody plays by it. */
export interface Remark {
  readonly level: FindingLevel;
  readonly error: RuleSetError;
  /** The variation that can't be chosen alone, if it is about one. */
  readonly variation: string | null;
}

/** Each variation alone, with each of its choices. */
export const variationsAlone = ({ variations }: RuleSet): Options[] =>
  Object.entries(variations).flatMap(([name, { choices }]): Options[] => {
    const chosen = Object.keys(choices);
    return chosen.length === 0 ? [{ [name]: true }] : chosen.map((choice) => ({ [name]: choice }));
  });

const keyOf = ({ code, path }: RuleSetError): string => `${code} ${path}`;

/**
 * Everything that is wrong with a rule set: errors, warnings, and variations that can't be chosen by themselves.
 * `suits` as for `checkRules`.
 */
export function inspectRuleSet(id: string, find: FindRuleSet, suits = true): Remark[] {
  const resolved = resolveRuleSet(id, {}, find);
  const errors: readonly RuleSetError[] = resolved.ok ? [] : resolved.error;
  const complete = completeRuleSet(id, {}, find);
  const remarks = errors.map((error): Remark => ({ level: 'error', error, variation: null }));
  if (!complete.ok) return remarks;
  const known = new Set(errors.map(keyOf));
  const findings = checkRules(complete.value, { suits }).map(
    (finding): Remark => ({
      level: isFatal(complete.value, finding) ? 'error' : 'warning',
      error: unsound(finding),
      variation: null,
    }),
  );
  const alone = variationsAlone(complete.value).flatMap((options) => {
    const chosen = resolveRuleSet(id, options, find);
    return (chosen.ok ? [] : chosen.error)
      .filter((error) => !known.has(keyOf(error)))
      .map((error): Remark => ({ level: 'warning', error, variation: Object.keys(options)[0]! }));
  });
  return [...remarks, ...findings.filter(({ error }) => !known.has(keyOf(error))), ...alone];
}
