/** The sentences of a rule set, as far as they may have become untrue. */

import { pathParts } from './compose.ts';
import { type Difference, differences } from './diff.ts';
import type { RuleSet } from './schema.ts';

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

/**
 * The numbers of sentences that a rule set has from the one it extends although they speak of a parameter in which it
 * differs. A sentence about special cards in general (`special`) stays true if a card's power changes.
 */
export function untrueTexts(base: RuleSet, set: RuleSet): ReadonlySet<string> {
  const changed = differences(base, set).map(settingOf);
  const isInherited = ({ number, text }: RuleSet['texts'][number]): boolean =>
    base.texts.some((one) => one.number === number && one.text === text);
  const isTouched = (setting: string): boolean =>
    changed.some((path) => isWithin(path, setting) || isWithin(setting, path));
  const untrue = set.texts.filter(
    (text) => isInherited(text) && text.settings.some((setting) => isTouched(spokenOf(base, setting))),
  );
  return new Set(untrue.map(({ number }) => number));
}
