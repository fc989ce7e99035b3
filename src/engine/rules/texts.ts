/** The sentences of a rule set, as far as they may have become untrue. */

import { pathParts } from './compose.ts';
import { type Difference, differences } from './diff.ts';
import type { RuleSet } from './schema.ts';

type Sentence = RuleSet['texts'][number];

/** A parameter as sentences name it: `special[T]`, `beat.equal.hand`. */
const settingOf = ({ keys: [root, ...keys] }: Difference): string =>
  root === 'special' ? `special[${keys[0]}]` : [root, ...keys].join('.');

/** Whether a rule set has a parameter of this name; some sentences name a part that has none: `deal.faceUp`. */
function isParameter(set: RuleSet, setting: string): boolean {
  const found = pathParts(setting).reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? (value as Readonly<Record<string, unknown>>)[key]
        : undefined,
    set,
  );
  return found !== undefined;
}

/** The parameter that a sentence speaks of, or the one around it where it names a part. */
const spokenOf = (set: RuleSet, setting: string): string =>
  isParameter(set, setting) ? setting : setting.replace(/\.[^.]*$/, '');

const isWithin = (path: string, outer: string): boolean => path === outer || path.startsWith(`${outer}.`);

/** The parameters in which two rule sets differ; where a rank is taken out of the pack, what it does is one of them. */
function changedSettings(base: RuleSet, set: RuleSet): readonly string[] {
  const gone = set.deck.without.filter((rank) => !base.deck.without.includes(rank));
  return [...differences(base, set).map(settingOf), ...gone.map((rank) => `special[${rank}]`)];
}

/** Tells of a parameter whether two rule sets differ in it, or in a part of it. */
export function differingIn(one: RuleSet, other: RuleSet): (setting: string) => boolean {
  const changed = changedSettings(one, other);
  return (setting) => changed.some((path) => isWithin(path, setting) || isWithin(setting, path));
}

/** Whether what a sentence of `base` speaks of is among the parameters that are changed, or a part of one. */
function isTouched(base: RuleSet, setting: string, changed: readonly string[]): boolean {
  const spoken = spokenOf(base, setting);
  return changed.some((path) => isWithin(path, spoken) || isWithin(spoken, path));
}

/**
 * The numbers of sentences that a rule set has from the one it extends although they speak of a parameter in which it
 * differs. A sentence about special cards in general (`special`) stays true if a card's power changes.
 */
export function untrueTexts(base: RuleSet, set: RuleSet): ReadonlySet<string> {
  const changed = changedSettings(base, set);
  const untrue = set.texts.filter((text) =>
    inheritedOf(base, text)?.settings.some((setting) => isTouched(base, setting, changed)),
  );
  return new Set(untrue.map(({ number }) => number));
}

/** The same sentence of the rule set that another one extends; undefined where that doesn't say it so. */
export const inheritedOf = (base: RuleSet, { number, text }: Sentence): Sentence | undefined =>
  base.texts.find((one) => one.number === number && one.text === text);

/**
 * The sentences of a rule set, each with the parameters that it states here: one of `base`, which it extends, no longer
 * states those in which the two differ.
 */
export function statedTexts(base: RuleSet, set: RuleSet): readonly Sentence[] {
  const changed = changedSettings(base, set);
  return set.texts.map((text) => {
    const inherited = inheritedOf(base, text);
    if (inherited === undefined) return text;
    const settings = inherited.settings.filter((setting) => !isTouched(base, setting, changed));
    return { ...text, settings };
  });
}
