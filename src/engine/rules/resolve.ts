import * as v from 'valibot';
import { showValue } from '../expectations.ts';
import type { Result } from '../result.ts';
import { DEFAULTS } from './defaults.ts';
import { compileRules, type Rules } from './rules.ts';
import { ruleSetSchema } from './schema.ts';

/** A rule set as a file holds it: it states only what differs from the one it extends. */
export type RuleSetSource = Readonly<Record<string, unknown>>;

/** Values for parameters by path (`"set.play": "run"`) or for variations by number (`"RE-X1": true`). */
export type Options = Readonly<Record<string, unknown>>;

/** Finds a rule set by its id; null if there is none. */
export type FindRuleSet = (id: string) => RuleSetSource | null;

export const RULE_SET_ERRORS = [
  'UNKNOWN_RULE_SET',
  'EXTENDS_ITSELF',
  'UNKNOWN_OPTION',
  'BAD_OPTION',
  'BAD_VALUE',
] as const;
export type RuleSetErrorCode = (typeof RULE_SET_ERRORS)[number];

export interface RuleSetError {
  readonly code: RuleSetErrorCode;
  /** The parameter, option or rule-set id that is at fault. */
  readonly path: string;
  readonly detail: string;
}

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

/** Sentences by their number: one of a number that was there takes its place, one without a text takes it out. */
function mergeTexts(base: readonly Json[], change: readonly Json[]): Json {
  const numberOf = (sentence: Json): Json => (isObject(sentence) ? sentence.number : undefined);
  const find = (list: readonly Json[], sentence: Json): Json | undefined =>
    list.find((one) => numberOf(one) === numberOf(sentence));
  const kept = base.map((sentence) => find(change, sentence) ?? sentence);
  const added = change.filter((sentence) => find(base, sentence) === undefined);
  return [...kept, ...added].filter((sentence) => !isObject(sentence) || sentence.text !== null);
}

/** Powers and variations are stated whole: a variant that changes one doesn't inherit half of another. */
const WHOLE: readonly string[] = ['special', 'variations'];

function merge(base: Json, change: Json, path: string): Json {
  if (isZoned(base) && !isObject(change)) return spread(base, change);
  if (path === 'texts' && Array.isArray(base) && Array.isArray(change)) return mergeTexts(base, change);
  if (!isObject(base) || !isObject(change)) return change;
  const merged: JsonObject = { ...base };
  for (const [key, value] of Object.entries(change))
    merged[key] = WHOLE.includes(path)
      ? value
      : merge(base[key], value, path === '' ? key : `${path}.${key}`);
  return merged;
}

/** A variation that was taken away is not offered. */
const withoutAbsent = (variations: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(variations).filter(([, variation]) => variation !== null));

/** `special[10].onlyIfStuck` → special, 10 (spelled T), onlyIfStuck. */
export const pathParts = (path: string): string[] =>
  path
    .replace(/\[([^\]]*)\]/g, '.$1')
    .split('.')
    .map((part) => (part === '10' ? 'T' : part));

function setPath(target: Json, parts: readonly string[], value: Json): Json | undefined {
  const [head, ...rest] = parts;
  if (head === undefined) return isZoned(target) && !isObject(value) ? spread(target, value) : value;
  if (!isObject(target)) return undefined;
  const changed = setPath(target[head], rest, value);
  return changed === undefined ? undefined : { ...target, [head]: changed };
}

/** A part of a power may be changed of a rank that has none, too: it begins as an ordinary one. */
function withPower(ruleSet: JsonObject, [root, kind, ...part]: readonly string[]): JsonObject {
  const { special } = ruleSet;
  if (root !== 'special' || kind === undefined || part.length === 0 || !isObject(special)) return ruleSet;
  return { ...ruleSet, special: { ...special, [kind]: special[kind] ?? {} } };
}

const fail = (code: RuleSetErrorCode, path: string, detail: string): Result<never, RuleSetError> => ({
  ok: false,
  error: { code, path, detail },
});

/** Files may write `special["10"]`; inside there is one spelling. */
function spellTens(source: RuleSetSource): JsonObject {
  if (!isObject(source.special)) return { ...source };
  const { 10: ten, ...others } = source.special;
  return { ...source, special: ten === undefined ? others : { ...others, T: ten } };
}

function collect(id: string, find: FindRuleSet, seen: readonly string[]): Result<JsonObject, RuleSetError> {
  if (seen.includes(id)) return fail('EXTENDS_ITSELF', id, [...seen, id].join(' → '));
  const source = find(id);
  if (source === null) return fail('UNKNOWN_RULE_SET', id, id);
  const { extends: parent, ...own } = spellTens(source);
  const base: Result<JsonObject, RuleSetError> =
    typeof parent === 'string'
      ? collect(parent, find, [...seen, id])
      : { ok: true, value: DEFAULTS as unknown as JsonObject };
  if (!base.ok) return base;
  const merged = merge(base.value, own, '') as JsonObject;
  const { variations } = merged;
  return {
    ok: true,
    value: isObject(variations) ? { ...merged, variations: withoutAbsent(variations) } : merged,
  };
}

function applyOption(ruleSet: JsonObject, name: string, value: Json): Result<JsonObject, RuleSetError> {
  const variations = isObject(ruleSet.variations) ? ruleSet.variations : {};
  const variation = Object.hasOwn(variations, name) ? variations[name] : undefined;
  if (isObject(variation)) {
    if (value === false) return { ok: true, value: ruleSet };
    const choices = isObject(variation.choices) ? variation.choices : {};
    const chosen = typeof value === 'string' && Object.hasOwn(choices, value) ? choices[value] : undefined;
    const changes = value === true ? variation.changes : chosen;
    if (!isObject(changes)) return fail('BAD_OPTION', name, showValue(value));
    return applyOptions(ruleSet, changes);
  }
  const parts = pathParts(name);
  if (!Object.hasOwn(DEFAULTS, parts[0]!) || ['format', 'id', 'variations', 'texts'].includes(parts[0]!))
    return fail('UNKNOWN_OPTION', name, name);
  const changed = setPath(withPower(ruleSet, parts), parts, value);
  return changed === undefined
    ? fail('UNKNOWN_OPTION', name, name)
    : { ok: true, value: changed as JsonObject };
}

function applyOptions(ruleSet: JsonObject, options: Options): Result<JsonObject, RuleSetError> {
  let result: Result<JsonObject, RuleSetError> = { ok: true, value: ruleSet };
  for (const [name, value] of Object.entries(options)) {
    if (!result.ok) return result;
    result = applyOption(result.value, name, value);
  }
  return result;
}

/** Variations in the order of the rule set, then single parameters: what was chosen counts, not in which order. */
function inOrder(options: Options, variations: Json): Options {
  const listed = isObject(variations)
    ? Object.keys(variations).filter((name) => Object.hasOwn(options, name))
    : [];
  return { ...Object.fromEntries(listed.map((name) => [name, options[name]])), ...options };
}

/**
 * The rules of a table: a rule set with everything it extends, changed by options, checked and made ready to
 * play. Never throws; the first fault is named with its parameter.
 */
export function resolveRules(id: string, options: Options, find: FindRuleSet): Result<Rules, RuleSetError> {
  const collected = collect(id, find, []);
  if (!collected.ok) return collected;
  const chosen = applyOptions(collected.value, inOrder(options, collected.value.variations));
  if (!chosen.ok) return chosen;
  const parsed = v.safeParse(ruleSetSchema, chosen.value);
  if (!parsed.success) {
    const issue = parsed.issues[0];
    const instead = issue.expected === null ? issue.message : `instead of ${issue.expected}`;
    return fail('BAD_VALUE', v.getDotPath(issue) ?? '', `${showValue(issue.input)} ${instead}`);
  }
  return { ok: true, value: compileRules(parsed.output) };
}

/** Makes out the rules of a table from an id and options. */
export type ResolveRules = (id: string, options: Options) => Result<Rules, RuleSetError>;

/** Options that make a key to remember them by; text that nests without end could not even be written out. */
const isFlat = (value: Json, levels = 6): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((one) => isFlat(one, levels - 1)));

/** `resolveRules` that remembers: lines of one file mostly play by the same rules. */
export function rememberRules(find: FindRuleSet, most = 64): ResolveRules {
  const known = new Map<string, Result<Rules, RuleSetError>>();
  return (id, options) => {
    if (!isFlat(options)) return resolveRules(id, options, find);
    const key = Object.keys(options).length === 0 ? id : JSON.stringify([id, options]);
    const before = known.get(key);
    if (before !== undefined) return before;
    const resolved = resolveRules(id, options, find);
    if (known.size >= most) known.clear();
    known.set(key, resolved);
    return resolved;
  };
}
