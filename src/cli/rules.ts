import { resolve } from 'node:path';
import { type Difference, differences } from '../engine/rules/diff.ts';
import type { RuleSetError } from '../engine/rules/errors.ts';
import { inspectRuleSet, type Remark } from '../engine/rules/inspect.ts';
import { completeRuleSet, resolveRuleSet } from '../engine/rules/resolve.ts';
import { brokenFileOf, makeRulebook, type Rulebook } from '../engine/rules/rulebook.ts';
import type { RuleSet } from '../engine/rules/schema.ts';
import { readRuleFile, readRuleFiles, rulesFolder } from '../table/rule-folder.ts';
import { isOption, ruleSetViews } from '../table/rule-sets.ts';
import { PRESETS } from '../variants/index.ts';
import { compareRules, sayTexts } from '../words/say/rule-page.ts';
import { sayRuleText } from '../words/say/rule-text.ts';
import { sayFinding, sayParameter, sayRuleSetError } from '../words/say/rules.ts';
import { sayTitle } from '../words/say/setup.ts';
import type { AllWords } from '../words/words.ts';

/** What a command answers: lines for people, what went wrong, and its exit status. */
export interface Told {
  readonly lines: readonly string[];
  readonly errors: readonly string[];
  readonly status: number;
}

const told = (lines: readonly string[]): Told => ({ lines, errors: [], status: 0 });
/** Why a rule set can't be told of; for one that isn't there because its file is broken, what is wrong with that. */
function failed(words: AllWords, error: RuleSetError, book: Rulebook): Told {
  const broken = brokenFileOf(book, error);
  const [first] = broken?.errors ?? [];
  const said =
    broken === null || first === undefined
      ? sayRuleSetError(words, error)
      : words.cli.rules.broken(broken.file, sayRuleSetError(words, first));
  const isMisnamed = broken === null && error.code === 'UNKNOWN_RULE_SET';
  return { lines: [], errors: [said], status: isMisnamed ? 2 : 1 };
}

/** Columns of a table, each as wide as its widest cell. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows.map((row) =>
    row.map((cell, i) => (i === row.length - 1 ? cell : cell.padEnd(width(i)))).join('  '),
  );
}

/** `burnpile rules list`: every rule set with its sentence, and the files that hold none. */
export function listRules(words: AllWords, book: Rulebook, data: string): Told {
  const { ruleSet } = words.home;
  const views = ruleSetViews(book);
  const rows = book.ids.flatMap((id) => {
    const complete = completeRuleSet(id, {}, book.find);
    if (!complete.ok) return [];
    const { players, title } = complete.value;
    const own = book.files.some((file) => file.id === id) ? ` (${words.cli.rules.own})` : '';
    const view = views.find((one) => one.id === id);
    const said = view === undefined ? sayRuleText(words, title) : sayTitle(words, view, views);
    return [[id, ruleSet(id), words.cli.rules.players(players.min, players.max), `${said}${own}`]];
  });
  const broken = book.files.flatMap(({ file, errors: [error] }) =>
    error === undefined ? [] : [words.cli.rules.broken(file, sayRuleSetError(words, error))],
  );
  return told([...columns(rows), ...broken, words.cli.rules.folder(rulesFolder(data))]);
}

const sayDifference = (words: AllWords, { keys, path, before, after }: Difference): string[] => [
  path,
  words.cli.rules.becomes(sayParameter(words, keys, before), sayParameter(words, keys, after)),
];

/** Options as people choose them: `EV-V4 (reverse or skip)`. */
const optionRows = (words: AllWords, { variations }: RuleSet): string[][] =>
  Object.entries(variations)
    .filter(([, variation]) => isOption(variation))
    .map(([name, { title: own, choices }]) => {
      const title = sayRuleText(words, own);
      const chosen = Object.keys(choices);
      return [name, chosen.length === 0 ? title : `${title} ${words.cli.rules.choices(chosen)}`];
    });

/** A rule set and the one that it extends, if it extends one. */
function withBase(id: string, { find }: Rulebook) {
  const complete = completeRuleSet(id, {}, find);
  const base = find(id)?.extends;
  const parent = typeof base === 'string' ? completeRuleSet(base, {}, find) : null;
  return { complete, parent: parent?.ok ? parent.value : null };
}

/**
 * The rules that have a number, without those of options; what another rule set says otherwise is marked. What else
 * differs stands above them.
 */
function ruleRows(words: AllWords, set: RuleSet, parent: RuleSet | null): string[][] {
  const titles = new Set(
    Object.entries(set.variations).map(([name, { title }]) => `${name} ${sayRuleText(words, title)}`),
  );
  const numbers = set.texts.map(({ number }) => number);
  return sayTexts(words, set, parent).flatMap(({ number, text, changed }) => {
    if (number === null || !numbers.includes(number) || titles.has(`${number} ${text}`)) return [];
    return [[number, changed ? `${text} ${words.cli.rules.changed}` : text]];
  });
}

/** What a rule set says otherwise than another, a line for each thing; options are listed by themselves. */
const otherLines = (words: AllWords, parent: RuleSet, set: RuleSet): string[] =>
  compareRules(words, parent, set)
    .filter(({ section }) => section !== 'options')
    .flatMap(({ lines }) => lines)
    .map(({ first, second }) => {
      if (first === null) return second!.text;
      return second === null
        ? words.cli.rules.notHere(first.text)
        : words.cli.rules.becomes(first.text, second.text);
    });

/** `burnpile rules show ID`: the rules in words, by their numbers, and the options; or all parameters as JSON. */
export function showRules(words: AllWords, id: string, asJson: boolean, book: Rulebook): Told {
  const { complete, parent } = withBase(id, book);
  if (!complete.ok) return failed(words, complete.error[0], book);
  const set = complete.value;
  if (asJson) return told([JSON.stringify(set, null, 2)]);
  const indent = (rows: readonly (readonly string[])[]) => columns(rows).map((line) => `  ${line}`);
  const changes = parent === null ? [] : otherLines(words, parent, set);
  const options = optionRows(words, set);
  const sound = resolveRuleSet(id, {}, book.find);
  const errors = sound.ok ? [] : sound.error.map((error) => sayRuleSetError(words, error));
  const views = ruleSetViews(book);
  const view = views.find((one) => one.id === id);
  const lines = [
    `${id}: ${view === undefined ? sayRuleText(words, set.title) : sayTitle(words, view, views)}`,
    words.cli.rules.players(set.players.min, set.players.max),
    ...(changes.length === 0
      ? []
      : [
          '',
          words.cli.rules.differsFrom(words.home.ruleSet(parent!.id), parent!.id),
          ...changes.map((line) => `  ${line}`),
        ]),
    '',
    ...indent(ruleRows(words, set, parent)),
    ...(options.length === 0 ? [] : ['', words.cli.rules.options, ...indent(options)]),
  ];
  return { lines, errors, status: sound.ok ? 0 : 1 };
}

/** `burnpile rules diff A B`: the parameters in which the second rule set differs from the first. */
export function diffRules(words: AllWords, first: string, second: string, book: Rulebook): Told {
  const { find } = book;
  const [before, after] = [completeRuleSet(first, {}, find), completeRuleSet(second, {}, find)];
  if (!before.ok) return failed(words, before.error[0], book);
  if (!after.ok) return failed(words, after.error[0], book);
  const found = differences(before.value, after.value);
  return told(
    found.length === 0
      ? [words.cli.rules.noDifference(first, second)]
      : columns(found.map((one) => sayDifference(words, one))),
  );
}

const pathsOf = (error: RuleSetError): string =>
  error.code === 'UNSOUND' ? error.finding.paths.join(', ') : error.path;

/** `ours.json: error: special[7].effects: The 7 …` */
function sayRemark(words: AllWords, file: string, { level, error, variation }: Remark): string {
  const sentence =
    error.code === 'UNSOUND' ? sayFinding(words, error.finding) : sayRuleSetError(words, error);
  const path = variation === null ? pathsOf(error) : words.cli.rules.inVariation(variation);
  const said = variation === null ? sentence : words.cli.rules.notAlone(sayRuleSetError(words, error));
  return [file, words.rules.level[level], ...(path === '' ? [] : [path]), said].join(': ');
}

const UNREADABLE: readonly string[] = ['CANNOT_READ', 'NOT_JSON'];

/**
 * `burnpile rules validate FILE…`: one line for everything that is wrong with each file. They may extend each
 * other and the rules in the data folder. The exit status is 2 if one of them can't be read, 1 if one of them
 * can't be played, else 0.
 */
export function validateRules(words: AllWords, paths: readonly string[], suits: boolean, data: string): Told {
  const folder = rulesFolder(data);
  const given = new Set(paths.map((path) => resolve(path)));
  const others = readRuleFiles(folder).filter(({ file }) => !given.has(resolve(folder, file)));
  const book = makeRulebook([...paths.map((path) => readRuleFile(path)), ...others], PRESETS);
  const checked = book.files.slice(0, paths.length).map(({ file, id, errors }) => ({
    file,
    remarks:
      id === null
        ? errors.map((error): Remark => ({ level: 'error', error, variation: null }))
        : inspectRuleSet(id, book.find, suits),
  }));
  const remarks = checked.flatMap((one) => one.remarks);
  const unreadable = remarks.some(({ error }) => UNREADABLE.includes(error.code));
  const wrong = remarks.some(({ level }) => level === 'error');
  return {
    lines: checked.flatMap(({ file, remarks: own }) =>
      own.length === 0 ? [words.cli.rules.fine(file)] : own.map((remark) => sayRemark(words, file, remark)),
    ),
    errors: [],
    status: unreadable ? 2 : wrong ? 1 : 0,
  };
}

/** Prints an answer; returns the exit status. */
export function tell({ lines, errors, status }: Told): number {
  for (const line of lines) console.log(line);
  for (const error of errors) console.error(error);
  return status;
}
