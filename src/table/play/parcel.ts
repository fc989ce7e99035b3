import type { Origin } from '../../engine/rules/rules.ts';
import { compileRules } from '../../engine/rules/rules.ts';
import type { RuleSet } from '../../engine/rules/schema.ts';
import type { State } from '../../engine/state.ts';

/**
 * A state on its way to another thread. Of the rules only the data can be sent: what is made of them is made again
 * over there, once, for they go along only where they aren't those of the parcel before.
 */
export interface Parcel extends Omit<State, 'rules'> {
  readonly rules: { readonly set: RuleSet; readonly origin: Origin } | null;
}

/** Makes parcels for one thread, which has to open all of them in their order. */
export function makePacker(): (state: State) => Parcel {
  let sent: State['rules'] | null = null;
  return ({ rules, ...state }) => {
    const isNew = rules !== sent;
    sent = rules;
    return { ...state, rules: isNew ? { set: rules.set, origin: rules.origin } : null };
  };
}

/** Opens parcels, from the first one on. */
export function makeUnpacker(): (parcel: Parcel) => State {
  let rules: State['rules'] | null = null;
  return (parcel) => {
    if (parcel.rules !== null) rules = compileRules(parcel.rules.set, parcel.rules.origin);
    if (rules === null) throw new Error('the first parcel has no rules');
    return { ...parcel, rules };
  };
}
