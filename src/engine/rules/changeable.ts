import type { RuleSet } from './schema.ts';

/** What is no parameter of how cards are played, or stays as it is until the round is over. */
const KEPT: readonly string[] = [
  'format',
  'id',
  'title',
  'players',
  'deck',
  'rank',
  'deal',
  'leftover',
  'exchange',
  'stacking',
  'first',
  'direction',
  'special',
  'series',
  'names',
  'variations',
  'texts',
];

export type PlainValue = string | number | boolean | null;

function plainValues(value: unknown, path: string): [string, PlainValue][] {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return [[path, value as PlainValue]];
  return Object.entries(value).flatMap(([key, part]) =>
    plainValues(part, path === '' ? key : `${path}.${key}`),
  );
}

/** A rule set doesn't change, and is asked about with every card. */
const found = new WeakMap<RuleSet, Readonly<Record<string, PlainValue>>>();

/** The parameters that may be changed in mid-round and hold one plain value each, by their paths. */
export function changeable(set: RuleSet): Readonly<Record<string, PlainValue>> {
  const before = found.get(set);
  if (before !== undefined) return before;
  const values = Object.fromEntries(
    Object.entries(set)
      .filter(([root]) => !KEPT.includes(root))
      .flatMap(([root, value]) => plainValues(value, root)),
  );
  found.set(set, values);
  return values;
}
