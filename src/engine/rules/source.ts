import type { RuleSetSource } from './migrate.ts';
import type { RuleSet } from './schema.ts';

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two values are the same as data; the order in which their parts are written doesn't count. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((one, i) => sameValue(one, b[i]));
  if (!isObject(a) || !isObject(b)) return a === b;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => sameValue(a[key], b[key]));
}

/** What stands in a file by its own name whatever the base says of it. */
const STATED: readonly string[] = ['format', 'id', 'extends'];
/** Stated whole, by rank or by name; null takes away what the base has. */
const WHOLE: readonly string[] = ['special', 'variations'];

function wholeChanges(base: Json, now: Json): Json {
  const names = [...new Set([...Object.keys(base), ...Object.keys(now)])];
  const changed = names.filter((name) => !sameValue(base[name] ?? null, now[name] ?? null));
  return Object.fromEntries(changed.map((name) => [name, now[name] ?? null]));
}

const numberOf = (text: unknown): unknown => (isObject(text) ? text.number : undefined);

/** Sentences that are new or said otherwise, and by null those of the base that are gone. */
function textChanges(base: readonly unknown[], now: readonly unknown[]): unknown[] {
  const changed = now.filter((text) => !base.some((one) => sameValue(one, text)));
  const gone = base.map(numberOf).filter((number) => !now.some((text) => numberOf(text) === number));
  return [...changed, ...gone.map((number) => ({ number, text: null }))];
}

function changes(base: Json, now: Json, path: string): Json {
  return Object.fromEntries(
    Object.entries(now).flatMap(([key, value]) => {
      const before = base[key];
      if (sameValue(before, value)) return [];
      if (path === '' && WHOLE.includes(key) && isObject(before) && isObject(value))
        return [[key, wholeChanges(before, value)]];
      if (path === '' && key === 'texts' && Array.isArray(before) && Array.isArray(value))
        return [[key, textChanges(before, value)]];
      return [[key, isObject(before) && isObject(value) ? changes(before, value, key) : value]];
    }),
  );
}

/**
 * What a file says that makes this of the rule set that it extends: nothing but what differs. `now` may be anything
 * that somebody is still writing; what of it is no rule set is for the check to find.
 */
export const sourceOf = (base: RuleSet, now: Json): RuleSetSource =>
  changes(base, Object.fromEntries(Object.entries(now).filter(([key]) => !STATED.includes(key))), '');
