import { showPath } from './compose.ts';
import type { RuleSet } from './schema.ts';

/** A parameter in which two rule sets differ. */
export interface Difference {
  /** `special`, `7` or `beat`, `equal`, `faceUp`. */
  readonly keys: readonly string[];
  /** As files and options write it. */
  readonly path: string;
  /** Null where it has no such power or variation. */
  readonly before: unknown;
  readonly after: unknown;
}

/** What is no parameter: what a rule set is called, and its sentences. */
const NAMES: readonly string[] = ['format', 'id', 'title', 'texts'];

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Powers and variations are one value each. */
const isLeaf = (keys: readonly string[]): boolean =>
  keys.length === 2 && (keys[0] === 'special' || keys[0] === 'variations');

function compare(before: unknown, after: unknown, keys: readonly string[]): Difference[] {
  if (same(before ?? null, after ?? null)) return [];
  if (isLeaf(keys) || !isObject(before) || !isObject(after))
    return [{ keys, path: showPath(keys), before: before ?? null, after: after ?? null }];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => compare(before[name], after[name], [...keys, name]));
}

/** Every parameter in which the second rule set differs from the first, in the order of the schema. */
export const differences = (before: RuleSet, after: RuleSet): Difference[] =>
  compare(before, after, []).filter(({ keys }) => !NAMES.includes(keys[0]!));
