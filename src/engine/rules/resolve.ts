import * as v from 'valibot';
import { showValue } from '../expectations.ts';
import type { Result } from '../result.ts';
import { checkRules } from './check.ts';
import { applyOptions, collect, type FindRuleSet, type Options, showPath } from './compose.ts';
import { dealtTo } from './deal-row.ts';
import type { RuleSetError } from './errors.ts';
import type { FindingCode, RuleSetFinding } from './findings.ts';
import { isFlat } from './flat.ts';
import { compileRules, type Rules } from './rules.ts';
import { type RuleSet, ruleSetSchema } from './schema.ts';
import { statedTexts } from './texts.ts';

export { type FindRuleSet, type Options, pathParts, type RuleSetSource } from './compose.ts';
export { RULE_SET_ERRORS, type RuleSetError, type RuleSetErrorCode } from './errors.ts';

/** What the schema has against a value, with the parameter that it stands at. */
function badValue(issue: v.BaseIssue<unknown>): RuleSetError {
  const keys = (issue.path ?? []).map(({ key }) => String(key));
  const path = showPath(keys);
  if (keys[0] === 'special' && keys[2] === 'effects' && keys.length === 4)
    return { code: 'BAD_EFFECT', path, detail: showValue(issue.input) };
  if (issue.expected === 'never') return { code: 'UNKNOWN_PARAMETER', path, detail: path };
  const instead = issue.expected === null ? issue.message : `instead of ${issue.expected}`;
  return { code: 'BAD_VALUE', path, detail: `${showValue(issue.input)} ${instead}` };
}

/** A finding as a reason not to play. */
export const unsound = (finding: RuleSetFinding): RuleSetError => ({
  code: 'UNSOUND',
  path: finding.paths[0]!,
  detail: finding.code,
  finding,
});

/** Everything that is wrong, the first fault first. */
type Faults = readonly [RuleSetError, ...RuleSetError[]];

/** Variations in the order of the rule set, then single parameters: what was chosen counts, not in which order. */
function inOrder(options: Options, variations: unknown): Options {
  const listed =
    typeof variations === 'object' && variations !== null
      ? Object.keys(variations).filter((name) => Object.hasOwn(options, name))
      : [];
  return { ...Object.fromEntries(listed.map((name) => [name, options[name]])), ...options };
}

/**
 * A rule set with everything it extends, changed by options, each parameter having a value of its own. Never
 * throws; every fault is named with its parameter, as far as the ones before it let it be seen.
 */
export function completeRuleSet(id: string, options: Options, find: FindRuleSet): Result<RuleSet, Faults> {
  const collected = collect(id, find);
  const chosen = collected.ok
    ? applyOptions(collected.value, inOrder(options, collected.value.variations))
    : collected;
  if (!chosen.ok) return { ok: false, error: [chosen.error] };
  const parsed = v.safeParse(ruleSetSchema, chosen.value);
  if (!parsed.success) {
    const [first, ...others] = parsed.issues;
    return { ok: false, error: [badValue(first), ...others.map(badValue)] };
  }
  return { ok: true, value: parsed.output };
}

/** A rule set that can be played, and what doesn't keep anybody from it. */
export interface SoundRuleSet {
  readonly set: RuleSet;
  readonly warnings: readonly RuleSetFinding[];
}

/** Findings that say for which numbers of players there is no deal; a deal to such a number says so again. */
const isAboutPlayers = (code: FindingCode): boolean => code === 'DEAL_TOO_BIG' || code === 'DEAL_NO_ROW';

/** Whether a finding keeps everybody from playing: a missing deal doesn't if another number of players has one. */
export const isFatal = (set: RuleSet, { code, level }: RuleSetFinding): boolean =>
  level === 'error' && !(isAboutPlayers(code) && dealtTo(set).length > 0);

/** The same, with parameters that go together: a rule set that some number of players can play is one to play by. */
export function resolveRuleSet(
  id: string,
  options: Options,
  find: FindRuleSet,
): Result<SoundRuleSet, Faults> {
  const complete = completeRuleSet(id, options, find);
  if (!complete.ok) return complete;
  const findings = checkRules(complete.value);
  const [first, ...others] = findings.filter((one) => isFatal(complete.value, one)).map(unsound);
  return first === undefined
    ? { ok: true, value: { set: complete.value, warnings: findings } }
    : { ok: false, error: [first, ...others] };
}

/** Sentences by what found their rule set: of many that extend each other, each is looked at once. */
const stated = new WeakMap<FindRuleSet, Map<string, RuleSet['texts']>>();

/** The sentences of a rule set that can be put together, each with the parameters that it states (`statedTexts`). */
function textsOf(id: string, find: FindRuleSet): RuleSet['texts'] {
  const known = stated.get(find) ?? new Map<string, RuleSet['texts']>();
  stated.set(find, known);
  const before = known.get(id);
  if (before !== undefined) return before;
  const own = completeRuleSet(id, {}, find);
  if (!own.ok) return [];
  const parent = find(id)?.extends;
  const base = typeof parent === 'string' ? completeRuleSet(parent, {}, find) : null;
  const texts =
    typeof parent === 'string' && base?.ok
      ? [...statedTexts({ ...base.value, texts: textsOf(parent, find) }, own.value)]
      : own.value.texts;
  known.set(id, texts);
  return texts;
}

/** A rule set of this id with the parameters that its sentences state: a ruling cites no sentence that is untrue there. */
export const withStated = <S extends { readonly texts?: unknown }>(
  set: S,
  id: string,
  find: FindRuleSet,
): S => (typeof find(id)?.extends === 'string' ? { ...set, texts: textsOf(id, find) } : set);

/** The rules of a table, ready to play; else the first fault. Never throws. */
export function resolveRules(id: string, options: Options, find: FindRuleSet): Result<Rules, RuleSetError> {
  const resolved = resolveRuleSet(id, options, find);
  if (!resolved.ok) return { ok: false, error: resolved.error[0] };
  const base = collect(id, find);
  const origin = base.ok ? { base: withStated(base.value, id, find), options } : undefined;
  return { ok: true, value: compileRules(withStated(resolved.value.set, id, find), origin) };
}

/** Makes out the rules of a table from an id and options. */
export type ResolveRules = (id: string, options: Options) => Result<Rules, RuleSetError>;

/** The same that remembers: lines of one file mostly play by the same rules. */
export function remember(resolve: ResolveRules, most = 64): ResolveRules {
  const known = new Map<string, Result<Rules, RuleSetError>>();
  return (id, options) => {
    if (!isFlat(options)) return resolve(id, options);
    const key = Object.keys(options).length === 0 ? id : JSON.stringify([id, options]);
    const before = known.get(key);
    if (before !== undefined) return before;
    const resolved = resolve(id, options);
    if (known.size >= most) known.clear();
    known.set(key, resolved);
    return resolved;
  };
}

/** `resolveRules` that remembers. */
export const rememberRules = (find: FindRuleSet): ResolveRules =>
  remember((id, options) => resolveRules(id, options, find));
