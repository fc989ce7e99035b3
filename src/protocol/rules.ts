import * as v from 'valibot';
import type { RuleSetError } from '../engine/rules/errors.ts';
import type { RuleSetFinding } from '../engine/rules/findings.ts';
import type { RuleSet } from '../engine/rules/schema.ts';
import { options } from './options.ts';

/** Rule sets to be read: whole, as data, of which a screen makes its page. */

const shortText = v.pipe(v.string(), v.maxLength(64));

/** A rule set as it may be chosen: by its id, with what is played differently, as at a set-up. */
export const rulesName = v.strictObject({ id: shortText, options });
export type RulesName = v.InferOutput<typeof rulesName>;

/** What a screen asks about rule sets; rules that can't be found are refused with `notKept`. */
export const rulesMessages = [
  /**
   * Asks for a rule set, or (null) for that of the table that is shown; told to this screen alone. Refused with
   * `notKept` where there is no such rule set, or no table is shown.
   */
  v.strictObject({ type: v.literal('rules'), of: v.nullable(rulesName) }),
] as const;
export type RulesMessage = v.InferOutput<(typeof rulesMessages)[number]>;

/** A screen on the network reads the rules of its table, and no others. */
export const tableRulesMessage = v.strictObject({ type: v.literal('rules'), of: v.null() });

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** It was checked by the engine, whose schema this is not: here it is enough that there is one. */
export const ruleSet = v.custom<RuleSet>((set) => isObject(set) && 'special' in set && 'texts' in set);

const finding = v.custom<RuleSetFinding>((one) => isObject(one) && 'code' in one && 'paths' in one);
const fault = v.custom<RuleSetError>((error) => isObject(error) && 'code' in error && 'path' in error);

/** A rule set as it is read, or everything that keeps it from being played. */
export const rulesView = v.variant('ok', [
  v.object({
    ok: v.literal(true),
    set: ruleSet,
    /** What it is built on; null for nothing. */
    base: v.nullable(ruleSet),
    /** What doesn't keep anybody from playing, but should be known. */
    findings: v.array(finding),
  }),
  v.object({ ok: v.literal(false), errors: v.array(fault) }),
]);
export type RulesView = v.InferOutput<typeof rulesView>;

/** The answer: `of` as it stood in the question. */
const rulesAnswer = v.object({
  type: v.literal('rules'),
  of: v.nullable(rulesName),
  rules: rulesView,
});
export type RulesAnswer = v.InferOutput<typeof rulesAnswer>;

/** The answer to `rulesMessages`, told to the screen alone that has asked. */
export const rulesAnswers = [rulesAnswer] as const;
