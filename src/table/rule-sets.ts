import { resolveRules } from '../engine/rules/resolve.ts';
import type { RuleSet } from '../engine/rules/schema.ts';
import type { RuleSetView } from '../protocol/lobby.ts';
import { findVariant, VARIANT_IDS } from '../variants/index.ts';

/** Some variations only give a number to what the rules say anyhow: there is nothing to choose about these. */
const changesSomething = ({ changes, choices }: RuleSet['variations'][string]): boolean =>
  Object.keys(changes).length + Object.keys(choices).length > 0;

const ruleSetView = ({ id, title, players, deal, variations }: RuleSet): RuleSetView => ({
  id,
  title,
  players: { min: players.min, max: players.max },
  faceUp: deal.rows.some((row) => row.faceUp > 0),
  options: Object.entries(variations)
    .filter(([, variation]) => changesSomething(variation))
    .map(([name, variation]) => ({
      name,
      title: variation.title,
      choices: Object.keys(variation.choices),
    })),
});

/** Every rule set that comes with Burnpile, as it may be chosen. */
export const ruleSetViews = (): RuleSetView[] =>
  VARIANT_IDS.flatMap((id) => {
    const rules = resolveRules(id, {}, findVariant);
    return rules.ok ? [ruleSetView(rules.value.set)] : [];
  });
