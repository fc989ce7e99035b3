import { checkDeal } from './check-deal.ts';
import { checkPlay } from './check-play.ts';
import { checkColours, checkPowers } from './check-powers.ts';
import type { RuleSetFinding } from './findings.ts';
import type { RuleSet } from './schema.ts';

/**
 * Everything that is wrong with a rule set whose parameters are each of them right: combinations that can't be
 * played (errors), and rules that do less than they say (warnings). `suits` is false for cards that are read
 * without theirs.
 */
export const checkRules = (
  set: RuleSet,
  { suits }: { readonly suits: boolean } = { suits: true },
): RuleSetFinding[] => [
  ...checkDeal(set),
  ...checkPowers(set),
  ...checkPlay(set),
  ...(suits ? [] : checkColours(set)),
];
