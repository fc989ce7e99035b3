import { type RuleSetSource, resolveRules } from '../../../src/engine/rules/resolve.ts';
import { VARIANT_IDS } from '../../../src/variants/index.ts';
import { mutantsOf } from '../../mutants/mutants.ts';
import { atMiddleSize, findIn, HOUSE, type TableCase } from './tables.ts';

/** What says nothing about play, or only at which table it is. */
const NO_RULES = ['names', 'series', 'title', 'players', 'penalty'];

/** One card or rank of a step is as good as another. */
const isOneOfMany = (path: string): boolean => /^first\.steps\[\d\]\.(card|from)$/.test(path);

/**
 * A preset with one parameter changed to a value next to it, if that can be played: each change once, by the
 * parameter that is changed. Of those of a parameter only every so many, the first of them at least.
 */
export function alternatives(every = 1): ReadonlyMap<string, readonly TableCase[]> {
  const found = new Map<string, TableCase[]>();
  const seen = new Set<string>();
  /** How many of a parameter are passed over before the next. */
  const rest = new Map<string, number>();
  for (const preset of VARIANT_IDS)
    for (const { path, value, source, variation } of mutantsOf(preset)) {
      const root = path.split(/[.[]/)[0]!;
      const key = `${path} ${value}`;
      if (variation !== null || NO_RULES.includes(root) || seen.has(key) || isOneOfMany(path)) continue;
      const left = rest.get(root) ?? 0;
      if (left > 0) {
        rest.set(root, left - 1);
        seen.add(key);
        continue;
      }
      const { id, texts, ...all } = source as RuleSetSource & { readonly texts: readonly object[] };
      const said = { number: 'H-1', settings: [root], text: `${path}: ${value}` };
      const one = { rules: HOUSE, options: {}, house: { ...all, id: HOUSE, texts: [...texts, said] } };
      if (!resolveRules(HOUSE, {}, findIn({ ...one, players: 2 })).ok) continue;
      seen.add(key);
      rest.set(root, every - 1);
      found.set(root, [...(found.get(root) ?? []), atMiddleSize(one)]);
    }
  return found;
}
