import { checkRules } from '../engine/rules/check.ts';
import { differences } from '../engine/rules/diff.ts';
import { completeRuleSet, resolveRuleSet } from '../engine/rules/resolve.ts';
import type { Rulebook } from '../engine/rules/rulebook.ts';
import type { RuleSet } from '../engine/rules/schema.ts';
import type { RulesName, RulesView } from '../protocol/rules.ts';

/** What a rule set is built on, with the paths in which it differs from that as it is now. */
function baseOf(set: RuleSet, { find }: Rulebook) {
  const id = find(set.id)?.extends;
  const base = typeof id === 'string' ? completeRuleSet(id, {}, find) : null;
  return base?.ok ? { set: base.value, differs: differences(base.value, set).map(({ path }) => path) } : null;
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
