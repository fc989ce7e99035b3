import { isDeepStrictEqual } from 'node:util';
import type { Options } from '../../src/engine/rules/resolve.ts';
import type { RuleSet } from '../../src/engine/rules/schema.ts';
import { VARIANT_IDS } from '../../src/variants/index.ts';
import { readRows } from '../rulings/rows.ts';
import { SET_UPS } from '../variants/set-ups.ts';
import { inherited } from './inherited.ts';
import {
  type Checks,
  completeRuleSet,
  type Fate,
  failing,
  fateOf,
  type Mutant,
  mutantsOf,
  optionsOf,
} from './mutants.ts';
import { SURVIVORS, type Survivor } from './survivors.ts';

/** A mutant, what became of it, and the explanation if one speaks of it. */
export interface Outcome {
  readonly mutant: Mutant;
  readonly fate: Fate;
  readonly explanation: Survivor | null;
}

const matches = (wanted: string | RegExp | undefined, text: string): boolean =>
  wanted === undefined || (typeof wanted === 'string' ? wanted === text : wanted.test(text));

/** A mutant's value; a change that is left out has none. */
const parsed = (value: string): unknown => (value === 'left out' ? undefined : JSON.parse(value));

const originals = new Map<string, RuleSet>();

/** The rule set that a mutant was made of, its variation included. */
function originalOf(mutant: Mutant): RuleSet {
  const options = optionsOf(mutant);
  const key = JSON.stringify([mutant.rules, options]);
  const original = originals.get(key) ?? completeRuleSet(mutant.rules, options);
  originals.set(key, original);
  return original;
}

export const explanationOf = (mutant: Mutant): Survivor | null =>
  SURVIVORS.find(
    ({ rules, path, value, when }) =>
      matches(rules, mutant.rules) &&
      matches(path, mutant.path) &&
      matches(value, mutant.value) &&
      (when === undefined || when(originalOf(mutant), parsed(mutant.value))),
  ) ?? null;

/** The checks that play by a mutant's own options and no others. */
function plain(mutant: Mutant, { rows, setUps }: Checks): Checks {
  const isOwn = (options: Options) => isDeepStrictEqual(options, optionsOf(mutant));
  return {
    rows: rows.filter(({ input }) => isOwn(input.options)),
    setUps: setUps.filter(([, , options]) => isOwn(options)),
  };
}

/**
 * What becomes of a mutant, and its explanation. Explanations speak of the rules as they are: whom only a check
 * with further options notices needs none, and none is wrong for it.
 */
export function judgeMutant(mutant: Mutant, checks: Checks): Outcome {
  const explanation = explanationOf(mutant);
  if (explanation !== null) {
    const fate = fateOf(mutant, plain(mutant, checks));
    if (fate.kind === 'killed') return { mutant, fate, explanation };
  }
  const fate = fateOf(mutant, checks);
  return { mutant, fate, explanation: fate.kind === 'survived' ? explanation : null };
}

/** Every row, those that a preset has from what it extends included, and every set-up. */
export function allChecks(): Checks {
  const own: Checks = { rows: readRows(), setUps: SET_UPS };
  const theirs = inherited(own);
  return { rows: [...own.rows, ...theirs.rows], setUps: [...own.setUps, ...theirs.setUps] };
}

const name = ({ mutant: { rules, path, value } }: Outcome): string => {
  const text = `${rules}  ${path} = ${value}`;
  return text.length <= 110 ? text : `${text.slice(0, 70)} … ${text.slice(-35)}`;
};

/**
 * What is wrong with a run: rules that can be broken unseen, explanations that don't hold, and, where all presets were
 * tried, those that are needed nowhere.
 */
export function complaints(outcomes: readonly Outcome[], areAll = true): string[] {
  const unseen = outcomes
    .filter(({ fate, explanation }) => fate.kind === 'survived' && explanation === null)
    .map((one) => `Nothing fails for ${name(one)}`);
  const wrong = outcomes.flatMap((one) =>
    one.fate.kind === 'killed' && one.explanation !== null
      ? [`Explained as a survivor, but ${one.fate.by} fails for ${name(one)}`]
      : [],
  );
  const used = new Set(outcomes.filter(({ fate }) => fate.kind === 'survived').map((one) => one.explanation));
  const idle = SURVIVORS.filter((one) => !used.has(one)).map(
    ({ rules, path, value }) => `Explains no survivor: ${rules ?? 'any'}  ${path} = ${value ?? 'any'}`,
  );
  return [...unseen, ...wrong, ...(areAll ? idle : [])];
}

const count = (outcomes: readonly Outcome[], kind: Fate['kind']): number =>
  outcomes.filter(({ fate }) => fate.kind === kind).length;

/** What a mutant is counted under: a preset, or one choice of a variation of it. */
const groupOf = ({ rules, variation }: Mutant): string =>
  [rules, variation?.id ?? '', variation === null || variation.given === true ? '' : variation.given].join(
    ' ',
  );

function table(outcomes: readonly Outcome[]): string[] {
  const line = (cells: readonly unknown[]) =>
    cells.map((cell, i) => (i === 0 ? String(cell).padEnd(24) : String(cell).padStart(9))).join(' ');
  const groups = [...new Set(outcomes.map(({ mutant }) => groupOf(mutant)))];
  const rows = groups.map((group) => {
    const own = outcomes.filter(({ mutant }) => groupOf(mutant) === group);
    return [group, own.length, count(own, 'killed'), count(own, 'survived'), count(own, 'refused')];
  });
  const total = [
    'total',
    outcomes.length,
    count(outcomes, 'killed'),
    count(outcomes, 'survived'),
    count(outcomes, 'refused'),
  ];
  return [['', 'mutants', 'killed', 'survived', 'refused'], ...rows, total].map(line);
}

/** Survivors by the reason that explains them. */
function explained(outcomes: readonly Outcome[]): string[] {
  return SURVIVORS.flatMap((survivor) => {
    const own = outcomes.filter(
      ({ fate, explanation }) => fate.kind === 'survived' && explanation === survivor,
    );
    return own.length === 0 ? [] : [`  ${survivor.why}:`, ...own.map((one) => `    ${name(one)}`)];
  });
}

/** Refused mutants: the parameter, and how many of its values. */
function refused(outcomes: readonly Outcome[]): string[] {
  const groups = new Map<string, number>();
  for (const { mutant, fate } of outcomes) {
    if (fate.kind !== 'refused') continue;
    const key = `${fate.code}  ${mutant.rules}  ${mutant.path}`;
    groups.set(key, (groups.get(key) ?? 0) + 1);
  }
  return [...groups].map(([key, n]) => `  ${n} × ${key}`);
}

/**
 * Changes each parameter of each preset in turn and shows that some ruling or set-up fails: a rule that can be
 * broken without a row noticing is not tested. Gives the exit status; with arguments only those presets are tried.
 */
export async function main(args: readonly string[]): Promise<number> {
  const ids = args.length === 0 ? VARIANT_IDS : VARIANT_IDS.filter((id) => args.includes(id));
  const checks = allChecks();
  const wrongAlready = failing(checks);
  if (wrongAlready.length > 0) {
    process.stdout.write(`Fails without any mutant: ${wrongAlready.join(', ')}\n`);
    return 1;
  }
  const outcomes = ids.flatMap((id) => mutantsOf(id).map((mutant) => judgeMutant(mutant, checks)));
  const say = (lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`);
  say(['Survivors and why no ruling can show them', ...explained(outcomes), '']);
  say(['Refused: values that no rule set can have, or not with its others', ...refused(outcomes), '']);
  say(table(outcomes));
  const wrong = complaints(outcomes, ids.length === VARIANT_IDS.length);
  if (wrong.length > 0) say(['', ...wrong]);
  return wrong.length > 0 ? 1 : 0;
}
