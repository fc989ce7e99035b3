import { resolveRules } from '../engine/rules/resolve.ts';
import type { RuleSet } from '../engine/rules/schema.ts';
import type { RuleSetView } from '../protocol/lobby.ts';
import { findVariant, VARIANT_IDS } from '../variants/index.ts';

/** Some variations only give a number to what the rules say anyhow: there is nothing to choose about these. */
const changesSomething = ({ changes, choices }: RuleSet['variations'][string]): boolean =>
  Object.keys(changes).length + Object.keys(choices).length > 0;

/** For how many an option's values are, where the rules without it say otherwise. */
function playersOf({ id, players }: RuleSet, name: string, choices: readonly string[]) {
  const values = choices.length > 0 ? choices : [true];
  return Object.fromEntries(
    values.flatMap((value) => {
      const rules = resolveRules(id, { [name]: value }, findVariant);
      if (!rules.ok) return [];
      const { min, max } = rules.value.set.players;
      return min === players.min && max === players.max ? [] : [[String(value), { min, max }]];
    }),
  );
}

const ruleSetView = (rules: RuleSet): RuleSetView => ({
  id: rules.id,
  title: rules.title,
  players: { min: rules.players.min, max: rules.players.max },
  faceUp: rules.deal.rows.some((row) => row.faceUp > 0),
  options: Object.entries(rules.variations)
    .filter(([, variation]) => changesSomething(variation))
    .map(([name, variation]) => {
      const choices = Object.keys(variation.choices);
      return { name, title: variation.title, choices, players: playersOf(rules, name, choices) };
    }),
});

/** Every rule set that comes with Burnpile, as it may be chosen. */
export const ruleSetViews = (): RuleSetView[] =>
  VARIANT_IDS.flatMap((id) => {
    const rules = resolveRules(id, {}, findVariant);
    return rules.ok ? [ruleSetView(rules.value.set)] : [];
  });
