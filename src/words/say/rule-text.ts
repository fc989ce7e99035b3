import type { RuleText } from '../rule-texts.ts';
import type { Words } from '../words.ts';

/** What a rule set says, in the language of the table if the set comes with Burnpile; else as it stands. */
export const sayRuleText = ({ ruleTexts }: Pick<Words, 'ruleTexts'>, text: string): string =>
  ruleTexts !== null && Object.hasOwn(ruleTexts, text) ? ruleTexts[text as RuleText] : text;
