import {
  completeRuleSet,
  type FindRuleSet,
  type ResolveRules,
  remember,
} from '../../src/engine/rules/resolve.ts';
import { compileRules } from '../../src/engine/rules/rules.ts';

/**
 * Makes rules out and doesn't ask whether their parameters go together: where one of them alone is changed, to
 * see who notices, they may not. It remembers them.
 */
export const resolveAlone = (find: FindRuleSet): ResolveRules =>
  remember((id, options) => {
    const set = completeRuleSet(id, options, find);
    return set.ok ? { ok: true, value: compileRules(set.value) } : { ok: false, error: set.error[0] };
  }, 1000);
