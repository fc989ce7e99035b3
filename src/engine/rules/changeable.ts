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

/** The parameters that may be changed in mid-round and hold one plain value each, by their paths. */
export const changeable = (set: RuleSet): Readonly<Record<string, PlainValue>> =>
  Object.fromEntries(
    Object.entries(set)
      .filter(([root]) => !KEPT.includes(root))
      .flatMap(([root, value]) => plainValues(value, root)),
  );
