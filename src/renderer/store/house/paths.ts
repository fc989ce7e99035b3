import { RANKS } from '../../../engine/cards.ts';
import { parseRankOrder } from '../../../engine/rules/order.ts';
import type { Power, RuleSet } from '../../../engine/rules/schema.ts';
import { sameValue } from '../../../engine/rules/source.ts';
import { PARAMETERS } from './controls.ts';

/** Where the parts of a rule set are: `beat.equal.hand`, `special.7`, `texts`. */

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** What a rule set has there; null for a power that it doesn't give. */
export const valueAt = (rules: RuleSet, keys: readonly string[]): unknown =>
  keys.reduce<unknown>((value, key) => (isObject(value) ? (value[key] ?? null) : null), rules);

function setIn(value: unknown, [key, ...rest]: readonly string[], to: unknown): unknown {
  if (key === undefined) return to;
  const within = isObject(value) ? value : {};
  return { ...within, [key]: setIn(within[key], rest, to) };
}

/** The rule set with another value there. */
export const withValue = (rules: RuleSet, keys: readonly string[], to: unknown): RuleSet =>
  setIn(rules, keys, to) as RuleSet;

/** Effects say the same in any order. */
const sorted = (power: Power | null): unknown =>
  power && {
    ...power,
    notOn: [...power.notOn].sort(),
    effects: power.effects.map((effect) => JSON.stringify(effect)).sort(),
  };

/** Whether two values of the same parameter mean the same. */
export function meanTheSame(keys: readonly string[], a: unknown, b: unknown): boolean {
  if (sameValue(a, b)) return true;
  if (keys[0] === 'special') return sameValue(sorted(a as Power | null), sorted(b as Power | null));
  return keys[0] === 'rank' && sameValue(parseRankOrder(String(a)) ?? a, parseRankOrder(String(b)) ?? b);
}

/** Every part that is marked where it differs, and can be reset by itself. */
export const PARTS: readonly (readonly string[])[] = [
  ...PARAMETERS.map(({ keys }) => keys),
  ...[...RANKS, 'JK'].map((kind) => ['special', kind]),
  ['title'],
  ['variations'],
  ['texts'],
];

/** `special[10].effects` → special, T, effects. */
const partsOf = (path: string): string[] =>
  path
    .replace(/\[([^\]]*)\]/g, '.$1')
    .split('.')
    .map((part) => (part === '10' ? 'T' : part));

/**
 * The part that a remark is about, by the path that it names: `deal.rows[0].hand` is about what is dealt, `refill`
 * about the first parameter of these. Null where it is about none.
 */
export function partAt(path: string): readonly string[] | null {
  const parts = partsOf(path);
  const startsWith = (long: readonly string[], short: readonly string[]) =>
    short.every((key, i) => long[i] === key);
  return (
    PARTS.find((keys) => startsWith(parts, keys)) ?? PARTS.find((keys) => startsWith(keys, parts)) ?? null
  );
}

/** Of a part as the page names it: the id of its control. */
export const controlId = (keys: readonly string[]): string => `house-${keys.join('-')}`;
