import { showValue } from '../expectations.ts';
import type { Result } from '../result.ts';
import { ruleSetFault as fail, type RuleSetError } from './errors.ts';

/** A rule set as a file holds it: it states only what differs from the one it extends. */
export type RuleSetSource = Readonly<Record<string, unknown>>;

/** Brings a rule set of one format to the next; what it states means the same afterwards. */
export type Migration = (source: RuleSetSource) => RuleSetSource;

/** From format 1 to 2, from 2 to 3, …: a change of the format adds its step here and is never taken back. */
export const MIGRATIONS: readonly Migration[] = [];

/**
 * A rule set in today's format, from any format up to it; `migrations` lead from format 1 to today's. One of a newer
 * Burnpile is refused: nobody here knows what it means.
 */
export function migrate(
  source: RuleSetSource,
  migrations: readonly Migration[] = MIGRATIONS,
): Result<RuleSetSource, RuleSetError> {
  const { format } = source;
  const today = migrations.length + 1;
  if (typeof format !== 'number' || !Number.isInteger(format) || format < 1)
    return fail('BAD_VALUE', 'format', `${showValue(format)} instead of ${today}`);
  if (format > today) return fail('NEWER_FORMAT', 'format', String(format));
  const migrated = migrations.slice(format - 1).reduce((sofar, step) => step(sofar), source);
  return { ok: true, value: { ...migrated, format: today } };
}
