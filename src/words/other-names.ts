import type { FirstWords } from './words.ts';

/**
 * What else people call the rule sets that come with Burnpile, in any language: as their sources and the public
 * descriptions nearest to them do (docs/rules/descriptions.md).
 */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  palace: ['Karma', 'Danish', 'Bataille norvégienne'],
  classic: ['Shithead', 'Shed', 'Karma', 'Caboodle'],
  reference: ['Shithead'],
  everything: ['Shithead'],
  shed: ['Karma'],
  threes: ['Karma', 'Palace', 'Shed'],
  vandtia: ['Spansk skitgubbe'],
  idiot: ['Kesherkort'],
  canteen: ['Shithead'],
  encyclopedia: ['China Hand', 'Ten-Two Slide', 'Karma', 'Palace', 'Shed'],
};

/**
 * What else a rule set is called; empty if it has no other name, or is people's own. The traditional name of the game is
 * among them only where people chose it.
 */
export function otherNames({ names, traditional }: FirstWords, id: string): readonly string[] {
  const all = Object.hasOwn(OTHER_NAMES, id) ? OTHER_NAMES[id]! : [];
  return all.filter((name) => name !== traditional.game || name === names.game);
}
