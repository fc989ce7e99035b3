import { makeAnswer } from '../../src/engine/answer.ts';
import { parsePosition } from '../../src/engine/position.ts';
import {
  completeRuleSet as complete,
  type FindRuleSet,
  pathParts,
  type ResolveRules,
  type RuleSetSource,
  remember,
  rememberRules,
  resolveRules,
} from '../../src/engine/rules/resolve.ts';
import { compileRules } from '../../src/engine/rules/rules.ts';
import { type RuleSet, ruleSetSchema } from '../../src/engine/rules/schema.ts';
import { findVariant } from '../../src/variants/index.ts';
import { differences, type Row } from '../rulings/rows.ts';
import { type Change, neighbours, schemaAt } from './values.ts';

/** A rule set with one parameter changed. */
export interface Mutant {
  readonly rules: string;
  /** The variation whose change is changed; null for a parameter of the rule set itself. */
  readonly variation: string | null;
  /** `special[T].effects[0]`, as matrix and options write paths. */
  readonly path: string;
  /** The changed value, as JSON. */
  readonly value: string;
  readonly source: RuleSetSource;
}

/** Who noticed: the id of a row; or why nobody could. */
export type Fate =
  | { readonly kind: 'killed'; readonly by: string }
  | { readonly kind: 'survived' }
  | { readonly kind: 'refused'; readonly code: string };

/** Not parameters: what a file is called, and its sentences, which have tests of their own. */
const NO_PARAMETERS = new Set(['format', 'id', 'texts', 'variations']);

type Json = Readonly<Record<string, unknown>>;

function put(target: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(target)) return target.map((one, i) => (String(i) === key ? put(one, rest, value) : one));
  const object = target as Json;
  return { ...object, [key]: put(object[key], rest, value) };
}

const isIndexed = (key: string): boolean => /^\d+$/.test(key);

/** `special.T.effects.0` as `special[T].effects[0]`. */
const showPath = (keys: readonly string[]): string =>
  keys.reduce((path, key, i) => {
    const bracket = isIndexed(key) || keys[i - 1] === 'special';
    return bracket ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
  }, '');

/** The rule set of a preset with everything it extends, as the mutants start from it. */
export function completeRuleSet(id: string): RuleSet {
  const resolved = resolveRules(id, {}, findVariant);
  if (!resolved.ok) throw new Error(`${id}: ${resolved.error.code} ${resolved.error.path}`);
  return resolved.value.set;
}

function ownMutants(base: RuleSet): Mutant[] {
  return Object.keys(base)
    .filter((key) => !NO_PARAMETERS.has(key))
    .flatMap((key) => {
      const schema = schemaAt(ruleSetSchema, [key]);
      const changes = schema === null ? [] : neighbours(schema, (base as Json)[key]);
      return changes.map(
        ({ keys, value }): Mutant => ({
          rules: base.id,
          variation: null,
          path: showPath([key, ...keys]),
          value: JSON.stringify(value),
          source: put(base, [key, ...keys], value) as RuleSetSource,
        }),
      );
    });
}

/** Each change that a variation makes, changed in its turn or left out. */
function variationMutants(base: RuleSet): Mutant[] {
  return Object.entries(base.variations).flatMap(([id, { changes }]) =>
    Object.entries(changes).flatMap(([name, given]) => {
      const at = ['variations', id, 'changes'];
      const schema = schemaAt(ruleSetSchema, pathParts(name));
      const mutant = (path: string, value: unknown, source: unknown): Mutant => ({
        rules: base.id,
        variation: id,
        path: `${id}: ${path}`,
        value: JSON.stringify(value) ?? 'left out',
        source: source as RuleSetSource,
      });
      const { [name]: _, ...others } = changes;
      const near: Change[] = schema === null ? [] : neighbours(schema, given);
      return [
        mutant(name, undefined, put(base, at, others)),
        ...near.map(({ keys, value }) => {
          const changed = put(given, keys, value);
          const path = keys.reduce((sum, key) => (isIndexed(key) ? `${sum}[${key}]` : `${sum}.${key}`), name);
          return mutant(path, value, put(base, [...at, name], changed));
        }),
      ];
    }),
  );
}

/** Every mutant of a preset. */
export function mutantsOf(id: string): Mutant[] {
  const base = completeRuleSet(id);
  return [...ownMutants(base), ...variationMutants(base)];
}

/** Whether a row fails by these rules. A row whose options don't go with them says nothing. */
function notices(row: Row, resolve: ResolveRules): boolean {
  const position = parsePosition(row.input, resolve);
  if (!position.ok)
    return position.error.code !== 'rules' && differences(row, { verdict: 'error' }).length > 0;
  const { state, move } = position.value;
  return (
    differences(
      row,
      makeAnswer(state, move, () => 'text'),
    ).length > 0
  );
}

/** Whether a row fails as things are: then it would fail for every mutant and show nothing. */
export const rowFails = (row: Row): boolean => notices(row, rememberRules(findVariant));

/** Whether parameters go together isn't asked: a mutant changes one of them alone. */
const resolveAlone = (find: FindRuleSet): ResolveRules =>
  remember((id, options) => {
    const set = complete(id, options, find);
    return set.ok ? { ok: true, value: compileRules(set.value) } : { ok: false, error: set.error[0] };
  }, 1000);

/** Shows a mutant to rows, the options of each applied over it, until one of them fails. */
export function fateOf({ rules, variation, source }: Mutant, rows: readonly Row[]): Fate {
  const find = (id: string) => (id === rules ? source : null);
  const resolve = resolveAlone(find);
  const own = resolve(rules, variation === null ? {} : { [variation]: true });
  if (!own.ok) return { kind: 'refused', code: own.error.code };
  const concerned = rows.filter(
    ({ input }) => input.rules === rules && (variation === null || input.options[variation] === true),
  );
  const killer = concerned.find((row) => notices(row, resolve));
  return killer === undefined ? { kind: 'survived' } : { kind: 'killed', by: killer.id };
}
