import type { RulesName, RulesView } from '../../../protocol/rules.ts';
import { sayRuleText } from '../../../words/say/rule-text.ts';
import type { Words } from '../../../words/words.ts';

/** What is played otherwise than a rule set says, in its own words: the options of its name, or (`table`) of the table. */
export function sayChosen(
  words: Words,
  of: RulesName | null,
  rules: RulesView | null,
  table: readonly string[],
): string[] {
  if (of === null) return table.map((option) => sayRuleText(words, option));
  return Object.entries(of.options).map(([name, value]) => {
    const variation = rules?.ok ? rules.set.variations[name] : undefined;
    const more = typeof value === 'string' ? ` (${sayRuleText(words, value)})` : '';
    return variation === undefined
      ? `${name} = ${JSON.stringify(value)}`
      : `${sayRuleText(words, variation.title)}${more}`;
  });
}
