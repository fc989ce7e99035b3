import type { HouseFault } from '../../../protocol/house.ts';
import { sayRuleSetError } from '../../../words/say/rules.ts';
import type { Words } from '../../../words/words.ts';

/** Why something could not be done with rules, with everything that is wrong with them. */
export function sayHouseFault(words: Words, fault: HouseFault): string {
  const say = words.house.faults[fault.code] as (one: HouseFault) => string;
  const named =
    'by' in fault
      ? { ...fault, by: fault.by.map(words.home.ruleSet) }
      : 'id' in fault
        ? { ...fault, id: words.home.ruleSet(fault.id) }
        : fault;
  const errors = fault.code === 'noRules' ? fault.errors : [];
  return [say(named), ...errors.map((error) => sayRuleSetError(words, error))].join(' ');
}
