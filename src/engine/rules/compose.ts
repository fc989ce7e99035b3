import { RANKS } from '../cards.ts';
import { showValue } from '../expectations.ts';
import type { Result } from '../result.ts';
import { DEFAULTS } from './defaults.ts';
import { ruleSetFault as fail, type RuleSetError } from './errors.ts';
import { migrate, type RuleSetSource } from './migrate.ts';
import { sameValue } from './source.ts';

export type { RuleSetSource };

/** Values for parameters by path (`"set.play": "run"`) or for variations by number (`"RE-X1": true`). */
export type Options = Readonly<Record<string, unknown>>;

/** Finds a rule set by its id, always the same one; null if there is none. What comes of it is remembered. */
export type FindRuleSet = (id: string) => RuleSetSource | null;

type Json = unknown;
type JsonObject = Record<string, Json>;

const ZONES = ['hand', 'faceUp', 'faceDown'];
const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isZoned = (value: Json): value is JsonObject =>
  isObject(value) && 'hand' in value && Object.keys(value).every((key) => ZONES.includes(key));

/** One value for a parameter that has one per zone sets them all. */
const spread = (zones: JsonObject, value: Json): JsonObject =>
  Object.fromEntries(Object.keys(zones).map((zone) => [zone, value]));

const isNumbered = (text: Json): text is { readonly number: string; readonly text: Json } =>
  isObject(text) && typeof text.number === 'string' && 'text' in text;

/** Sentences by their numbers: a later one replaces one of the same number, or drops it if its text is null. */
function mergeTexts(base: readonly Json[], change: readonly Json[]): Json[] {
  const numberOf = (text: Json): string | null => (isNumbered(text) ? text.number : null);
  const has = (texts: readonly Json[], number: string | null): boolean =>
    number !== null && texts.some((text) => numberOf(text) === number);
  const changed = base.map((text) => change.find((one) => has([text], numberOf(one))) ?? text);
  const added = change.filter((text) => !has(base, numberOf(text)));
  const gone = (text: Json): boolean => isNumbered(text) && text.text === null && has(base, text.number);
  return [...changed, ...added].filter((text) => !gone(text));
}

/** The first sentence or variation that a rule set takes away and that what it extends doesn't have. */
function takenInVain(base: JsonObject, own: JsonObject): Result<null, RuleSetError> {
  const [texts, before] = [own.texts, base.texts].map((list) => (Array.isArray(list) ? list : []));
  for (const [i, text] of texts!.entries())
    if (
      isNumbered(text) &&
      text.text === null &&
      !before!.some((one) => isNumbered(one) && one.number === text.number)
    )
      return fail('NOT_THERE', `texts[${i}]`, text.number);
  const offered = isObject(base.variations) ? base.variations : {};
  for (const [name, variation] of Object.entries(isObject(own.variations) ? own.variations : {}))
    if (variation === null && !Object.hasOwn(offered, name))
      return fail('NOT_THERE', showPath(['variations', name]), name);
  return { ok: true, value: null };
}

/** Powers and variations are stated whole: a variant that changes one doesn't inherit half of another. */
const WHOLE: readonly string[] = ['special', 'variations'];

/** What a rule set states over what it extends. A variation that is null isn't offered any more. */
function merge(base: Json, change: Json, path: string): Json {
  if (isZoned(base) && !isObject(change)) return spread(base, change);
  if (path === 'texts' && Array.isArray(base) && Array.isArray(change)) return mergeTexts(base, change);
  if (!isObject(base) || !isObject(change)) return change;
  const changed = Object.entries(change).map(([key, value]) => {
    const own = Object.hasOwn(base, key) ? base[key] : undefined;
    return [key, WHOLE.includes(path) ? value : merge(own, value, path === '' ? key : `${path}.${key}`)];
  });
  const merged = Object.entries({ ...base, ...Object.fromEntries(changed) });
  const gone = ([key, value]: [string, Json]): boolean =>
    path === 'variations' && value === null && Object.hasOwn(base, key);
  return Object.fromEntries(merged.filter((entry) => !gone(entry)));
}

/** `special[10].onlyIfStuck` → special, 10 (spelled T), onlyIfStuck. */
export const pathParts = (path: string): string[] =>
  path
    .replace(/\[([^\]]*)\]/g, '.$1')
    .split('.')
    .map((part) => (part === '10' ? 'T' : part));

/** The other way round, as people write it: `deal.rows[0].hand`, `special[10].on`. */
export const showPath = (keys: readonly (string | number)[]): string =>
  keys.reduce<string>((path, key, i) => {
    const name = key === 'T' ? '10' : String(key);
    const bracket = keys[i - 1] === 'special' || /^\d+$/.test(name);
    return bracket ? `${path}[${name}]` : path === '' ? name : `${path}.${name}`;
  }, '');

/** Names that every object answers to, so that a schema passes over them: no parameter has one of them. */
const NO_NAMES: readonly string[] = ['__proto__', 'prototype', 'constructor'];

/** Puts a value where the parts lead; an object changes what it names, as a file changes what it extends. */
function setPath(target: Json, parts: readonly string[], value: Json, path = ''): Json | undefined {
  const [head, ...rest] = parts;
  if (head === undefined) return merge(target, value, path);
  if (!isObject(target)) return undefined;
  const isWhole = WHOLE.includes(path) && rest.length === 0;
  const below = path === '' ? head : `${path}.${head}`;
  const changed = isWhole ? value : setPath(target[head], rest, value, below);
  return changed === undefined ? undefined : { ...target, [head]: changed };
}

/** The parts of a power as an ordinary card has them. */
const ORDINARY: JsonObject = { on: 'natural', notOn: [], onlyIfStuck: false, effects: [] };

/** Whether an option says of an ordinary rank only what it is anyway: `special[6].on = natural` (EV-V3). */
function leavesOrdinary(ruleSet: JsonObject, parts: readonly string[], value: Json): boolean {
  const [root, kind, part, ...more] = parts;
  const { special } = ruleSet;
  if (root !== 'special' || part === undefined || more.length > 0 || !isObject(special)) return false;
  if (!RANKS.some((rank) => rank === kind) || (special[kind!] ?? null) !== null) return false;
  return Object.hasOwn(ORDINARY, part) && sameValue(ORDINARY[part], value);
}

/** A part of a power may be changed of a rank that has none, too: it begins as an ordinary one. */
function withPower(ruleSet: JsonObject, [root, kind, ...part]: readonly string[]): JsonObject {
  const { special } = ruleSet;
  if (root !== 'special' || kind === undefined || part.length === 0 || !isObject(special)) return ruleSet;
  return { ...ruleSet, special: { ...special, [kind]: special[kind] ?? {} } };
}

/** Files and options may write `special["10"]`; inside there is one spelling. */
function spellTens(source: RuleSetSource): Result<JsonObject, RuleSetError> {
  if (!isObject(source.special)) return { ok: true, value: { ...source } };
  const { 10: ten, ...others } = source.special;
  if (ten === undefined) return { ok: true, value: { ...source } };
  if (Object.hasOwn(others, 'T'))
    return fail('BAD_VALUE', 'special[10]', '10 and T, which are the same rank');
  return { ok: true, value: { ...source, special: { ...others, T: ten } } };
}

/** What a rule set states itself, and the one that it extends; null for the plain game. */
interface Stated {
  readonly own: JsonObject;
  readonly parent: string | null;
}

function statedBy(id: string, find: FindRuleSet): Result<Stated, RuleSetError> {
  const source = find(id);
  if (source === null) return fail('UNKNOWN_RULE_SET', id, id);
  const migrated = migrate(source);
  const spelled = migrated.ok ? spellTens(migrated.value) : migrated;
  if (!spelled.ok) return spelled;
  const { extends: parent, ...own } = spelled.value;
  if (parent !== undefined && typeof parent !== 'string')
    return fail('BAD_VALUE', 'extends', `${showValue(parent)} instead of string`);
  return { ok: true, value: { own, parent: parent ?? null } };
}

/** What was collected, by what found it: of many that extend each other, each is put together once. */
const collected = new WeakMap<FindRuleSet, Map<string, JsonObject>>();

/** A rule set with everything that it extends, as far as the schema: nothing of it is checked yet. */
export function collect(wanted: string, find: FindRuleSet): Result<JsonObject, RuleSetError> {
  const known = collected.get(find) ?? new Map<string, JsonObject>();
  collected.set(find, known);
  const chain = new Map<string, JsonObject>();
  let id: string | null = wanted;
  while (id !== null && !known.has(id)) {
    if (chain.has(id)) return fail('EXTENDS_ITSELF', id, [...chain.keys(), id].join(' → '));
    const stated = statedBy(id, find);
    if (!stated.ok) return stated;
    chain.set(id, stated.value.own);
    id = stated.value.parent;
  }
  let base = id === null ? (DEFAULTS as unknown as JsonObject) : known.get(id)!;
  for (const [name, own] of [...chain].reverse()) {
    const vain = takenInVain(base, own);
    if (!vain.ok) return vain;
    base = merge(base, own, '') as JsonObject;
    known.set(name, base);
  }
  return { ok: true, value: base };
}

const choicesOf = ({ choices }: JsonObject): JsonObject => (isObject(choices) ? choices : {});

/** What a variation changes when this is chosen of it; a choice that reads like a number may be given as one. */
function changesOf(variation: JsonObject, value: Json): Json | undefined {
  if (value === true) return variation.changes;
  const choices = choicesOf(variation);
  const choice = typeof value === 'number' ? String(value) : value;
  return typeof choice === 'string' && Object.hasOwn(choices, choice) ? choices[choice] : undefined;
}

/** What may be given for a variation, as text. */
const valuesOf = (variation: JsonObject): string[] => [
  ...Object.keys(choicesOf(variation)).map((choice) => JSON.stringify(choice)),
  ...(isObject(variation.changes) ? ['true'] : []),
  'false',
];

function applyOption(
  ruleSet: JsonObject,
  name: string,
  value: Json,
  within: readonly string[],
): Result<JsonObject, RuleSetError> {
  const variations = isObject(ruleSet.variations) ? ruleSet.variations : {};
  const variation = Object.hasOwn(variations, name) ? variations[name] : undefined;
  if (isObject(variation)) {
    if (value === false) return { ok: true, value: ruleSet };
    if (within.includes(name)) return fail('EXTENDS_ITSELF', name, [...within, name].join(' → '));
    const changes = changesOf(variation, value);
    if (!isObject(changes))
      return fail('BAD_OPTION', name, `${showValue(value)} instead of ${valuesOf(variation).join(', ')}`);
    return applyOptions(ruleSet, changes, [...within, name]);
  }
  const parts = pathParts(name);
  const isParameter =
    Object.hasOwn(DEFAULTS, parts[0]!) &&
    !['format', 'id', 'variations', 'texts'].includes(parts[0]!) &&
    !parts.some((part) => NO_NAMES.includes(part));
  if (!isParameter) return fail('UNKNOWN_OPTION', name, name);
  if (leavesOrdinary(ruleSet, parts, value)) return { ok: true, value: ruleSet };
  const spelled = spellTens({ [name]: value });
  if (!spelled.ok) return spelled;
  const changed = setPath(withPower(ruleSet, parts), parts, spelled.value[name]);
  return changed === undefined
    ? fail('UNKNOWN_OPTION', name, name)
    : { ok: true, value: changed as JsonObject };
}

/** Changes a collected rule set by options, in their order; `within` are the variations that name them. */
export function applyOptions(
  ruleSet: JsonObject,
  options: Options,
  within: readonly string[] = [],
): Result<JsonObject, RuleSetError> {
  let result: Result<JsonObject, RuleSetError> = { ok: true, value: ruleSet };
  for (const [name, value] of Object.entries(options)) {
    if (!result.ok) return result;
    result = applyOption(result.value, name, value, within);
  }
  return result;
}
