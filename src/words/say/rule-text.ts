import type { Words } from '../words.ts';

/** What a rule set says, in the language of the table if the set comes with Burnpile; else as it stands. */
export const sayRuleText = ({ ruleTexts }: Pick<Words, 'ruleTexts'>, text: string): string =>
  (Object.hasOwn(ruleTexts, text) ? ruleTexts[text] : undefined) ?? text;

/** What somebody has written, as a rule set has it that says one of these: what reads the same is still its own. */
export const ownRuleText = (
  words: Pick<Words, 'ruleTexts'>,
  written: string,
  ofRules: readonly string[],
): string => ofRules.find((text) => sayRuleText(words, text) === written) ?? written;
