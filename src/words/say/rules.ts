import { type Effect, nameOf, optionsOf, ranksOf } from '../../engine/rules/effects.ts';
import type { RuleSetError } from '../../engine/rules/errors.ts';
import type { RuleSetFinding } from '../../engine/rules/findings.ts';
import type { EffectFound } from '../../engine/rules/rules.ts';
import type { FirstStep, Power, RuleSet } from '../../engine/rules/schema.ts';
import { sayEffectAs } from '../effect-words.ts';
import type { Words } from '../words.ts';
import { sayRuleText } from './rule-text.ts';

type Said = Pick<Words, 'rules'>;
type SaidWithEffects = Pick<Words, 'rules' | 'effects'>;
type SaidWithTexts = Pick<Words, 'rules' | 'ruleTexts'>;
type Variation = RuleSet['variations'][string];
type Table = Readonly<Record<string, unknown>>;

const isTable = (found: unknown): found is Table => typeof found === 'object' && found !== null;

/** What the table of words has for a parameter; undefined if nothing. */
const wordsFor = ({ rules }: Said, keys: readonly string[]): unknown =>
  keys.reduce<unknown>(
    (words, key) => (isTable(words) && Object.hasOwn(words, key) ? words[key] : undefined),
    rules.parameters,
  );

/** A value of a parameter that may be chosen, with its words. */
export interface SaidValue {
  readonly value: string | boolean;
  readonly text: string;
}

const valueOfKey = (key: string): string | boolean => (key === 'true' ? true : key === 'false' ? false : key);

/** The values that a parameter may have, with their words; null if they aren’t a closed list. */
export function parameterValues(words: Said, path: string): readonly SaidValue[] | null {
  const found = wordsFor(words, path.split('.'));
  if (!isTable(found)) return null;
  const values = Object.entries(found).flatMap(([key, text]) =>
    typeof text === 'string' ? [{ value: valueOfKey(key), text }] : [],
  );
  return values.length === 0 ? null : values;
}

/** An effect as it is written, with what it names. */
const told = (effect: Effect): EffectFound => ({
  name: nameOf(effect),
  ranks: ranksOf(effect),
  options: optionsOf(effect).map(told),
});

/** What one effect of a card does. */
export const sayEffect = ({ effects }: Pick<Words, 'effects'>, effect: Effect): string =>
  sayEffectAs(effects, 'clause', told(effect));

/** What cards of one kind do. */
export function sayPower(words: SaidWithEffects, power: Power | null): string {
  const { ordinary, goes, all } = words.rules.powers;
  if (power === null) return ordinary;
  return all([goes(power), ...power.effects.map((effect) => sayEffect(words, effect))]);
}

/** Who begins, by one step of a rule set. */
export const sayFirstStep = ({ rules }: Said, step: FirstStep): string =>
  (rules.starts[step.by] as (one: FirstStep) => string)(step);

const changesIn = (changes: Table): string =>
  Object.entries(changes)
    .map(([path, value]) => `${path} = ${JSON.stringify(value)}`)
    .join(', ');

/** A variation that a rule set offers, with the parameters that it changes. */
export function sayVariation(words: SaidWithTexts, variation: Variation | null): string {
  if (variation === null) return words.rules.variations.notOffered;
  const { title, changes, choices } = variation;
  const chosen = Object.entries(choices).map(([name, one]) => `${name}: ${changesIn(one)}`);
  return words.rules.variations.changing(
    sayRuleText(words, title),
    [changesIn(changes), ...chosen].filter((text) => text !== ''),
  );
}

/** The value of a parameter in words; its keys come from a comparison of two rule sets. */
export function sayParameter(
  words: SaidWithTexts & SaidWithEffects,
  keys: readonly string[],
  value: unknown,
): string {
  if (keys[0] === 'special') return sayPower(words, value as Power | null);
  if (keys[0] === 'variations') return sayVariation(words, value as Variation | null);
  const found = wordsFor(words, keys);
  if (isTable(found)) return found[String(value)] as string;
  // Calls and titles are texts of the rule set.
  const inWords = (one: unknown) => (typeof one === 'string' ? sayRuleText(words, one) : one);
  return (found as (value: unknown) => string)(Array.isArray(value) ? value.map(inWords) : inWords(value));
}

/** What is wrong with a rule set as a whole, and what to do. */
export const sayFinding = ({ rules }: Said, finding: RuleSetFinding): string =>
  (rules.findings[finding.code] as (one: RuleSetFinding) => string)(finding);

/** Why a rule set can’t be used with its options, and what to do. */
export const sayRuleSetError = (words: Said, error: RuleSetError): string =>
  error.code === 'UNSOUND'
    ? words.rules.withPaths(sayFinding(words, error.finding), error.finding.paths)
    : words.rules.errors[error.code](error);
