import type { FindRuleSet, RuleSetSource } from '../engine/rules/resolve.ts';
import type { Rulebook } from '../engine/rules/rulebook.ts';
import blast from './blast.json' with { type: 'json' };
import reference from './reference.json' with { type: 'json' };

const VARIANTS: Readonly<Record<string, RuleSetSource>> = { reference, blast };

/** The ids of the rule sets that come with Burnpile. */
export const VARIANT_IDS: readonly string[] = Object.keys(VARIANTS);

/** The rule set of this id as its file states it; null if none comes with Burnpile. */
export const findVariant: FindRuleSet = (id) => (Object.hasOwn(VARIANTS, id) ? VARIANTS[id]! : null);

/** The rule sets that come with Burnpile, and none besides. */
export const PRESETS: Rulebook = { find: findVariant, ids: VARIANT_IDS, files: [] };
