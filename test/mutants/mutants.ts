import { makeAnswer } from '../../src/engine/answer.ts';
import { parsePosition } from '../../src/engine/position.ts';
import { checkRules } from '../../src/engine/rules/check.ts';
import {
  type Options,
  pathParts,
  type ResolveRules,
  type RuleSetSource,
  rememberRules,
  resolveRules,
} from '../../src/engine/rules/resolve.ts';
import { type RuleSet, ruleSetSchema } from '../../src/engine/rules/schema.ts';
import { findVariant } from '../../src/variants/index.ts';
import { differences, type Row } from '../rulings/rows.ts';
import { resolveAlone } from '../support/resolve-alone.ts';
import { type SetUp, tellSetUp } from '../variants/set-ups.ts';
import { type Change, neighbours, schemaAt } from './values.ts';

/** A rule set with one parameter changed. */
export interface Mutant {
  readonly rules: string;
  /** The variation whose change is changed, and its choice; null for a parameter of the rule set itself. */
  readonly variation: { readonly id: string; readonly given: true | string } | null;
  /** `special[T].effects[0]`, as options write paths. */
  readonly path: string;
  /** The changed value, as JSON. */
  readonly value: string;
  readonly source: RuleSetSource;
}

/** Who noticed: the id of a row, or the number of a set-up; or why nobody could. */
export type Fate =
  | { readonly kind: 'killed'; readonly by: string }
  | { readonly kind: 'survived' }
  | { readonly kind: 'refused'; readonly code: string };

/** Not parameters: what a file is called, and its sentences, which have tests of their own. */
const NO_PARAMETERS = new Set(['format', 'id', 'texts', 'variations']);

type Json = Readonly<Record<string, unknown>>;

/** A value with another one at a place inside. */
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

/** The rule set of a preset with everything it extends, changed by options, as the mutants start from it. */
export function completeRuleSet(id: string, options: Options = {}): RuleSet {
  const resolved = resolveRules(id, options, findVariant);
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

/** A mutant of one choice of a variation: a changed path, its value, and the changes as they are then. */
type Vary = (path: string, value: unknown, changes: Json) => Mutant;

/** Each of these changes, changed in its turn or left out. */
function changeMutants(changes: Json, vary: Vary): Mutant[] {
  return Object.entries(changes).flatMap(([name, given]) => {
    const { [name]: _, ...others } = changes;
    const schema = schemaAt(ruleSetSchema, pathParts(name));
    const near: Change[] = schema === null ? [] : neighbours(schema, given);
    return [
      vary(name, undefined, others),
      ...near.map(({ keys, value }) => {
        const path = keys.reduce((sum, key) => (isIndexed(key) ? `${sum}[${key}]` : `${sum}.${key}`), name);
        return vary(path, value, { ...changes, [name]: put(given, keys, value) });
      }),
    ];
  });
}

/** The mutants of every variation, and of each choice that it leaves. */
function variationMutants(base: RuleSet): Mutant[] {
  const varied = (id: string, given: true | string, changes: Json, at: readonly string[]) =>
    changeMutants(changes, (path, value, changed) => ({
      rules: base.id,
      variation: { id, given },
      path: `${given === true ? id : `${id} ${given}`}: ${path}`,
      value: JSON.stringify(value) ?? 'left out',
      source: put(base, ['variations', id, ...at], changed) as RuleSetSource,
    }));
  return Object.entries(base.variations).flatMap(([id, { changes, choices }]) => [
    ...varied(id, true, changes, ['changes']),
    ...Object.entries(choices).flatMap(([choice, made]) => varied(id, choice, made, ['choices', choice])),
  ]);
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

/** The options by which a mutant differs from its preset. */
export const optionsOf = ({ variation }: Mutant): Options =>
  variation === null ? {} : { [variation.id]: variation.given };

/** What may notice a mutant: rulings, and what is settled before the first move. */
export interface Checks {
  readonly rows: readonly Row[];
  readonly setUps: readonly SetUp[];
}

const isPlayed = (id: string, options: Options, { rules, variation }: Mutant): boolean =>
  id === rules && (variation === null || options[variation.id] === variation.given);

const differs = ([, id, options, what, seen]: SetUp, resolve: ResolveRules): boolean =>
  tellSetUp(id, options, what, resolve) !== seen;

/** What fails as things are: it would fail for every mutant and show nothing. */
export function failing({ rows, setUps }: Checks): string[] {
  const resolve = rememberRules(findVariant);
  return [
    ...rows.filter((row) => notices(row, resolve)).map(({ id }) => id),
    ...setUps.filter((setUp) => differs(setUp, resolve)).map(([number, id]) => `${number} of ${id}`),
  ];
}

/** The first error that is found in a set: then no game begins by it. */
const refusal = (set: RuleSet): string | null =>
  checkRules(set).find(({ level }) => level === 'error')?.code ?? null;

/**
 * Shows a mutant to rows and set-ups, the options of each applied over it, until one of them fails. What nobody
 * notices and can't be played is refused: it can't go wrong unseen.
 */
export function fateOf(mutant: Mutant, { rows, setUps }: Checks): Fate {
  const resolve = resolveAlone((id) => (id === mutant.rules ? mutant.source : null));
  const own = resolve(mutant.rules, optionsOf(mutant));
  if (!own.ok) return { kind: 'refused', code: own.error.code };
  const setUp = setUps.find((one) => isPlayed(one[1], one[2], mutant) && differs(one, resolve));
  if (setUp !== undefined) return { kind: 'killed', by: `${setUp[0]} (${setUp[3]})` };
  const row = rows.find(
    (one) => isPlayed(one.input.rules, one.input.options, mutant) && notices(one, resolve),
  );
  if (row !== undefined) return { kind: 'killed', by: row.id };
  const code = refusal(own.value.set);
  return code === null ? { kind: 'survived' } : { kind: 'refused', code };
}
