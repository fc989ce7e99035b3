import { checkRules } from '../engine/rules/check.ts';
import { completeRuleSet, resolveRuleSet } from '../engine/rules/resolve.ts';
import type { Rulebook } from '../engine/rules/rulebook.ts';
import type { RuleSet } from '../engine/rules/schema.ts';
import type { RulesName, RulesView } from '../protocol/rules.ts';

/** What a rule set is built on, as that is now; null for nothing. */
function baseOf(set: RuleSet, { find }: Rulebook): RuleSet | null {
  const id = find(set.id)?.extends;
  const base = typeof id === 'string' ? completeRuleSet(id, {}, find) : null;
  return base?.ok ? base.value : null;
}

/** A rule set that can be played, as it is read: such as that of a table. */
export const readRules = (set: RuleSet, rulebook: Rulebook): RulesView => ({
  ok: true,
  set,
  base: baseOf(set, rulebook),
  findings: checkRules(set),
});

/** A rule set of the rulebook with its options, or everything that keeps it from being played. */
export function rulesView({ id, options }: RulesName, rulebook: Rulebook): RulesView {
  const resolved = resolveRuleSet(id, options, rulebook.find);
  return resolved.ok ? readRules(resolved.value.set, rulebook) : { ok: false, errors: [...resolved.error] };
}
