import {
  completeRuleSet,
  type FindRuleSet,
  type RuleSetSource,
  resolveRules,
} from '../engine/rules/resolve.ts';
import type { Rulebook } from '../engine/rules/rulebook.ts';
import type { RuleSet } from '../engine/rules/schema.ts';
import type { BrokenRulesView, RuleSetView } from '../protocol/lobby.ts';

export type { FindRuleSet };

/** Some variations only give a number to what the rules say anyhow: there is nothing to choose about these. */
export const isOption = ({ changes, choices }: RuleSet['variations'][string]): boolean =>
  Object.keys(changes).length + Object.keys(choices).length > 0;

const ruleSetView = ({ id, title, players, deal, variations }: RuleSet, own: boolean): RuleSetView => ({
  id,
  own,
  title,
  players: { min: players.min, max: players.max },
  faceUp: deal.rows.some((row) => row.faceUp > 0),
  options: Object.entries(variations)
    .filter(([, variation]) => isOption(variation))
    .map(([name, variation]) => ({
      name,
      title: variation.title,
      choices: Object.keys(variation.choices),
    })),
});

/** Every rule set that can be played, as it may be chosen. */
export const ruleSetViews = ({ find, ids, files }: Rulebook): RuleSetView[] =>
  ids.flatMap((id) => {
    const rules = resolveRules(id, {}, find);
    return rules.ok
      ? [
          ruleSetView(
            rules.value.set,
            files.some((file) => file.id === id),
          ),
        ]
      : [];
  });

/** The files of people's own rules that can't be used, each with what has to be mended first. */
export const brokenRuleViews = ({ files }: Rulebook): BrokenRulesView[] =>
  files.flatMap(({ file, errors: [error] }) => (error === undefined ? [] : [{ file, error }]));

/**
 * A rule set as it is kept with a table: whole, so that what its file says later, or one that it extends,
 * changes nothing. Null if there is none of that id.
 */
export function wholeRuleSet(id: string, find: FindRuleSet): RuleSetSource | null {
  const complete = completeRuleSet(id, {}, find);
  return complete.ok ? complete.value : null;
}
