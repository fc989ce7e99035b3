import { answersOf } from '../engine/rules/answers.ts';
import {
  completeRuleSet,
  type FindRuleSet,
  type RuleSetSource,
  resolveRules,
  withStated,
} from '../engine/rules/resolve.ts';
import type { Rulebook } from '../engine/rules/rulebook.ts';
import { compileRules, letsJumpIn } from '../engine/rules/rules.ts';
import type { RuleSet } from '../engine/rules/schema.ts';
import type { BrokenRulesView, RuleSetView } from '../protocol/lobby.ts';
import { powersIn } from './coach/specials.ts';

export type { FindRuleSet };

/** Some variations only give a number to what the rules say anyhow: there is nothing to choose about these. */
export const isOption = ({ changes, choices }: RuleSet['variations'][string]): boolean =>
  Object.keys(changes).length + Object.keys(choices).length > 0;

/** For how many an option's values are, where the rules without it say otherwise. */
function playersOf({ id, players }: RuleSet, name: string, choices: readonly string[], find: FindRuleSet) {
  const values = choices.length > 0 ? choices : [true];
  return Object.fromEntries(
    values.flatMap((value) => {
      const rules = resolveRules(id, { [name]: value }, find);
      if (!rules.ok) return [];
      const { min, max } = rules.value.set.players;
      return min === players.min && max === players.max ? [] : [[String(value), { min, max }]];
    }),
  );
}

/** The special cards with an option's values, where they do something else than without it. */
function specialsOf(rules: RuleSet, name: string, choices: readonly string[], find: FindRuleSet) {
  const usual = JSON.stringify(powersIn(compileRules(rules)));
  const values = choices.length > 0 ? choices : [true];
  return Object.fromEntries(
    values.flatMap((value) => {
      const resolved = resolveRules(rules.id, { [name]: value }, find);
      const specials = resolved.ok ? powersIn(resolved.value) : [];
      return !resolved.ok || JSON.stringify(specials) === usual ? [] : [[String(value), specials]];
    }),
  );
}

/** Whether cards may be played out of turn, by the rules or with one of their options. */
const mayJumpIn = (base: RuleSet, find: FindRuleSet): boolean =>
  letsJumpIn(base) ||
  Object.entries(base.variations).some(([name, { choices }]) =>
    [true, ...Object.keys(choices)].some((value) => {
      const rules = resolveRules(base.id, { [name]: value }, find);
      return rules.ok && letsJumpIn(rules.value.set);
    }),
  );

/** What a rule set extends, whole; null for nothing. */
function parentOf(id: string, find: FindRuleSet): RuleSet | null {
  const parent = find(id)?.extends;
  const base = typeof parent === 'string' ? completeRuleSet(parent, {}, find) : null;
  return base?.ok ? base.value : null;
}

/** Differences that the view tells by themselves, or that aren't rules. */
const TOLD = ['format', 'id', 'extends', 'title', 'names', 'special', 'texts', 'variations'];

function madeFrom({ id, title }: RuleSet, find: FindRuleSet): RuleSetView['madeFrom'] {
  const parent = parentOf(id, find);
  if (parent?.title !== title) return null;
  return { id: parent.id, others: Object.keys(find(id) ?? {}).filter((key) => !TOLD.includes(key)).length };
}

const ruleSetView = (rules: RuleSet, find: FindRuleSet, own: boolean, name: string | null): RuleSetView => ({
  id: rules.id,
  own,
  name,
  title: rules.title,
  madeFrom: own ? madeFrom(rules, find) : null,
  players: { min: rules.players.min, max: rules.players.max },
  specials: powersIn(compileRules(rules)),
  answers: answersOf(rules),
  faceUp: rules.deal.rows.some((row) => row.faceUp > 0),
  outOfTurn: mayJumpIn(rules, find),
  options: Object.entries(rules.variations)
    .filter(([, variation]) => isOption(variation))
    .map(([name, variation]) => {
      const choices = Object.keys(variation.choices);
      return {
        name,
        title: variation.title,
        choices,
        players: playersOf(rules, name, choices, find),
        specials: specialsOf(rules, name, choices, find),
      };
    }),
});

/** What a rule set says that it is called; null where only what it extends says so. */
function nameOf({ id, names }: RuleSet, find: FindRuleSet): string | null {
  return names.game === '' || parentOf(id, find)?.names.game === names.game ? null : names.game;
}

/** As names are told apart: an id is read without its hyphens. */
const alike = (name: string): string => name.replaceAll('-', ' ').toLowerCase();

/** Every rule set that can be played, as it may be chosen. */
export function ruleSetViews({ find, ids, files }: Rulebook): RuleSetView[] {
  const sets = ids.flatMap((id) => {
    const rules = resolveRules(id, {}, find);
    if (!rules.ok) return [];
    const own = files.some((file) => file.id === id);
    return [{ set: rules.value.set, own, name: own ? nameOf(rules.value.set, find) : null }];
  });
  const takenBy = new Map<string, Set<string>>();
  for (const { set, name } of sets)
    for (const one of [set.id, name ?? ''])
      takenBy.set(alike(one), (takenBy.get(alike(one)) ?? new Set()).add(set.id));
  const isTaken = (name: string, by: string) => [...(takenBy.get(alike(name)) ?? [])].some((id) => id !== by);
  return sets.map(({ set, own, name }) =>
    ruleSetView(set, find, own, name !== null && isTaken(name, set.id) ? null : name),
  );
}

/** The files of people's own rules that can't be used, each with the first thing to correct. */
export const brokenRuleViews = ({ files }: Rulebook): BrokenRulesView[] =>
  files.flatMap(({ file, errors: [error] }) => (error === undefined ? [] : [{ file, error }]));

/**
 * A rule set as it is kept with a table: whole, so that what its file says later, or one that it extends,
 * changes nothing. Null if there is none of that id.
 */
export function wholeRuleSet(id: string, find: FindRuleSet): RuleSetSource | null {
  const complete = completeRuleSet(id, {}, find);
  return complete.ok ? withStated(complete.value, id, find) : null;
}
