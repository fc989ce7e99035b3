import { answersOf } from '../engine/rules/answers.ts';
import { besidesOf } from '../engine/rules/besides.ts';
import { checkRules } from '../engine/rules/check.ts';
import type { Options } from '../engine/rules/compose.ts';
import { dealtTo } from '../engine/rules/deal-row.ts';
import { differences } from '../engine/rules/diff.ts';
import {
  completeRuleSet,
  type FindRuleSet,
  type RuleSetSource,
  resolveRules,
  withStated,
} from '../engine/rules/resolve.ts';
import type { Rulebook } from '../engine/rules/rulebook.ts';
import { letsJumpIn, type Rules } from '../engine/rules/rules.ts';
import type { RuleSet } from '../engine/rules/schema.ts';
import type { BrokenRulesView, RuleSetView } from '../protocol/lobby.ts';
import { powersIn } from './coach/specials.ts';

export type { FindRuleSet };

/** Some variations only give a number to what the rules say anyhow: there is nothing to choose about these. */
export const isOption = ({ changes, choices }: RuleSet['variations'][string]): boolean =>
  Object.keys(changes).length + Object.keys(choices).length > 0;

/** The rules with each value of an option, those aside that can't be. */
const withValues = (id: string, name: string, choices: readonly string[], find: FindRuleSet) =>
  (choices.length > 0 ? choices : [true]).flatMap((value) => {
    const rules = resolveRules(id, { [name]: value }, find);
    return rules.ok ? [{ value: String(value), rules: rules.value }] : [];
  });

const doesNothing = (set: RuleSet): boolean => checkRules(set).some(({ code }) => code === 'WITHOUT_EFFECT');

/** The title of the first other option without which this one does nothing; null where it does something alone. */
function neededBy(set: RuleSet, name: string, find: FindRuleSet): string | null {
  const isIdle = (options: Options) => {
    const rules = resolveRules(set.id, options, find);
    return rules.ok && doesNothing(rules.value.set);
  };
  if (doesNothing(set) || !isIdle({ [name]: true })) return null;
  const others = Object.entries(set.variations).filter(([other, one]) => other !== name && isOption(one));
  return others.find(([other]) => !isIdle({ [name]: true, [other]: true }))?.[1].title ?? null;
}

/** What a rule set extends, whole; null for nothing. */
function parentOf(id: string, find: FindRuleSet): RuleSet | null {
  const parent = find(id)?.extends;
  const base = typeof parent === 'string' ? completeRuleSet(parent, {}, find) : null;
  return base?.ok ? base.value : null;
}

/** What is no rule: what a rule set is called, and which options it offers. */
const NO_RULES = ['names', 'variations'];

/**
 * The nearest of those that a rule set extends by which it doesn't play, if all up to that one bear the same sentence;
 * null where the sentence is its own, or nothing differs.
 */
function madeFrom(set: RuleSet, find: FindRuleSet): RuleSetView['madeFrom'] {
  const parent = parentOf(set.id, find);
  if (parent?.title !== set.title) return null;
  const differs = differences(parent, set).flatMap(({ keys: [part] }) =>
    part === undefined || NO_RULES.includes(part) ? [] : [part],
  );
  return differs.length === 0
    ? madeFrom(parent, find)
    : { id: parent.id, others: differs.some((part) => part !== 'special') };
}

/** For how many players there is a deal, and cards enough for it. */
function playersOf(set: RuleSet): RuleSetView['players'] {
  const counts = dealtTo(set);
  return { min: counts[0] ?? set.players.min, max: counts.at(-1) ?? set.players.max };
}

/** A rule set as it may be chosen; of its options' values, for how many and with which special cards where that is otherwise. */
function ruleSetView(rules: Rules, find: FindRuleSet, own: boolean, name: string | null): RuleSetView {
  const { set } = rules;
  const { min, max } = playersOf(set);
  const specials = powersIn(rules);
  const usual = JSON.stringify(specials);
  const variations = Object.entries(set.variations).map(([of, variation]) => {
    const choices = Object.keys(variation.choices);
    return { of, variation, choices, values: withValues(set.id, of, choices, find) };
  });
  return {
    id: set.id,
    own,
    name,
    title: set.title,
    madeFrom: own ? madeFrom(set, find) : null,
    players: { min, max },
    specials,
    without: rules.set.deck.without,
    answers: answersOf(set),
    besides: [...besidesOf(set)].map((beside) => ({ ...beside, keys: [...beside.keys] })),
    faceUp: set.deal.rows.some((row) => row.faceUp > 0),
    letsJumpIn:
      letsJumpIn(set) || variations.some(({ values }) => values.some((one) => letsJumpIn(one.rules.set))),
    titles: set.series.titles.length > 0,
    options: variations
      .filter(({ variation }) => isOption(variation))
      .map(({ of, variation, choices, values }) => ({
        name: of,
        title: variation.title,
        choices,
        needs: choices.length > 0 ? null : neededBy(set, of, find),
        players: Object.fromEntries(
          values
            .map((one) => [one.value, playersOf(one.rules.set)] as const)
            .filter(([, players]) => players.min !== min || players.max !== max),
        ),
        specials: Object.fromEntries(
          values
            .map((one) => [one.value, powersIn(one.rules)] as const)
            .filter(([, powers]) => JSON.stringify(powers) !== usual),
        ),
      })),
  };
}

/** What a rule set says that it is called; null where only what it extends says so. */
function nameOf({ id, names }: RuleSet, find: FindRuleSet): string | null {
  return names.game === '' || parentOf(id, find)?.names.game === names.game ? null : names.game;
}

/** As names are told apart: an id is read without its hyphens. */
const alike = (name: string): string => name.replaceAll('-', ' ').toLowerCase();

/** The views of rule sets that come with the program, by their sources: these extend none but each other, so they last. */
const shipped = new WeakMap<RuleSetSource, RuleSetView>();

function viewIn({ find, files }: Rulebook, id: string): RuleSetView | null {
  const source = find(id);
  const own = files.some((file) => file.id === id);
  const kept = source === null || own ? undefined : shipped.get(source);
  if (kept !== undefined) return kept;
  const rules = resolveRules(id, {}, find);
  if (!rules.ok) return null;
  const view = ruleSetView(rules.value, find, own, own ? nameOf(rules.value.set, find) : null);
  if (source !== null && !own) shipped.set(source, view);
  return view;
}

/** Every rule set that can be played, as it may be chosen; one whose name another goes by as well has none. */
export function ruleSetViews(book: Rulebook): RuleSetView[] {
  const views = book.ids.flatMap((id) => viewIn(book, id) ?? []);
  const takenBy = new Map<string, Set<string>>();
  for (const { id, name } of views)
    for (const one of [id, name ?? ''])
      takenBy.set(alike(one), (takenBy.get(alike(one)) ?? new Set()).add(id));
  const isTaken = (name: string, by: string) => [...(takenBy.get(alike(name)) ?? [])].some((id) => id !== by);
  return views.map((view) =>
    view.name !== null && isTaken(view.name, view.id) ? { ...view, name: null } : view,
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
