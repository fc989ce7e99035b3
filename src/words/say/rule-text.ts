import type { Words } from '../words.ts';

/** A text of a rule set: translated if the set comes with Burnpile, else as it stands. */
export const sayRuleText = ({ ruleTexts }: Pick<Words, 'ruleTexts'>, text: string): string =>
  (Object.hasOwn(ruleTexts, text) ? ruleTexts[text] : undefined) ?? text;

/** The text behind what somebody wrote: the one of `ofRules` that reads so in this language, else what they wrote. */
export const ownRuleText = (
  words: Pick<Words, 'ruleTexts'>,
  written: string,
  ofRules: readonly string[],
): string => ofRules.find((text) => sayRuleText(words, text) === written) ?? written;
