import { resolveRules } from '../engine/rules/resolve.ts';
import type { RuleSet } from '../engine/rules/schema.ts';
import type { RuleSetView } from '../protocol/lobby.ts';
import { findVariant, VARIANT_IDS } from '../variants/index.ts';

const ruleSetView = ({ id, title, players, deal, variations }: RuleSet): RuleSetView => ({
  id,
  title,
  players: { min: players.min, max: players.max },
  faceUp: deal.rows.some((row) => row.faceUp > 0),
  options: Object.entries(variations).map(([name, variation]) => ({
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
