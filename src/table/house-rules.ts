import type { Result } from '../engine/result.ts';
import { type Answers, changesFor } from '../engine/rules/answers.ts';
import { DEFAULTS } from '../engine/rules/defaults.ts';
import { differences } from '../engine/rules/diff.ts';
import { inspectRuleSet, type Remark } from '../engine/rules/inspect.ts';
import {
  completeRuleSet,
  type FindRuleSet,
  type Options,
  type RuleSetError,
  type RuleSetSource,
  resolveRuleSet,
} from '../engine/rules/resolve.ts';
import { parseRuleSet, type Rulebook } from '../engine/rules/rulebook.ts';
import { RULE_SET_FORMAT, type RuleSet } from '../engine/rules/schema.ts';
import { sourceOf } from '../engine/rules/source.ts';
import type { RulesDraft } from '../protocol/house.ts';
import { PRESETS } from '../variants/index.ts';

/** Rules that are being written, with the rule set of which only the difference is kept. */
export interface OpenedRules {
  /** The people's own rules that are changed; null for new ones. */
  readonly id: string | null;
  /** Null for the plain game. */
  readonly extends: string | null;
  readonly base: RuleSet;
  readonly rules: RuleSet;
}

/** A name that no rule set can have. */
const UNSAVED = ' ';

/** Whether a rule set of this id comes with Burnpile. */
export const isPreset = (id: string): boolean => PRESETS.ids.includes(id);

const completeBase = (id: string | null, find: FindRuleSet): Result<RuleSet, readonly RuleSetError[]> =>
  id === null ? { ok: true, value: DEFAULTS } : completeRuleSet(id, {}, find);

const extendsOf = (source: RuleSetSource | null): string | null =>
  typeof source?.extends === 'string' ? source.extends : null;

/** A rule set together with what it extends; else every fault of it. */
function opened(
  id: string | null,
  source: RuleSetSource,
  rules: Result<RuleSet, readonly RuleSetError[]>,
  find: FindRuleSet,
): Result<OpenedRules, readonly RuleSetError[]> {
  const parent = extendsOf(source);
  const base = completeBase(parent, find);
  if (!rules.ok) return rules;
  if (!base.ok) return base;
  const named = { ...rules.value, id: id ?? '' };
  return { ok: true, value: { id, extends: parent, base: base.value, rules: named } };
}

/** Which rules are to be opened, and how. */
interface Opening {
  readonly id: string;
  readonly options: Options;
  /** What is to be true of them. */
  readonly answers: Answers;
  /** Whether they are changed themselves, if they are people's own. */
  readonly own: boolean;
}

/** The rule set with these options, changed so that the answers are true of it. */
function answered({ id, options, answers }: Opening, find: FindRuleSet): ReturnType<typeof completeRuleSet> {
  const rules = completeRuleSet(id, options, find);
  return rules.ok ? completeRuleSet(id, { ...options, ...changesFor(answers, rules.value) }, find) : rules;
}

/** Rules to begin with: people's own rules to be changed, or else new ones that extend the given ones. */
export function openRules(
  { find, files }: Rulebook,
  opening: Opening,
): Result<OpenedRules, readonly RuleSetError[]> {
  const { id, own } = opening;
  const rules = answered(opening, find);
  const isOwn = own && files.some((file) => file.id === id);
  const source = isOwn ? find(id) : { extends: id };
  return opened(isOwn ? id : null, source ?? {}, rules, find);
}

/** Rules that don't say what they are called are called as their file calls them. */
function withOwnName(opened: OpenedRules, id: string): OpenedRules {
  const { base, rules } = opened;
  if (rules.names.game !== base.names.game) return opened;
  return { ...opened, rules: { ...rules, names: { ...rules.names, game: id.replaceAll('-', ' ') } } };
}

/** The same of the text of a file. */
export function loadRules({ find }: Rulebook, text: string): Result<OpenedRules, readonly RuleSetError[]> {
  const source = parseRuleSet(text);
  if (!source.ok) return { ok: false, error: [source.error] };
  // Whatever is called so here already, this is another one.
  const findIt: FindRuleSet = (id) => (id === UNSAVED ? source.value : find(id));
  const loaded = opened(null, source.value, completeRuleSet(UNSAVED, {}, findIt), find);
  return loaded.ok ? { ok: true, value: withOwnName(loaded.value, source.value.id) } : loaded;
}

const isSame = (one: RuleSet, other: RuleSet): boolean =>
  differences(one, other).length === 0 &&
  one.title === other.title &&
  JSON.stringify(one.texts) === JSON.stringify(other.texts);

/** People's own rules that say the same as these and have the same name; null if there are none. */
export function sameRules(book: Rulebook, rules: RuleSet): string | null {
  const found = book.files.find(({ id }) => {
    if (id === null) return false;
    const own = openRules(book, { id, options: {}, answers: {}, own: true });
    return own.ok && isSame(withOwnName(own.value, id).rules, rules);
  });
  return found?.id ?? null;
}

/** What its file would say under this name; null where the rule set that it extends is gone. */
export function draftSource({ find }: Rulebook, draft: RulesDraft, id: string): RuleSetSource | null {
  const base = completeBase(draft.extends, find);
  if (!base.ok) return null;
  const parent = draft.extends === null ? {} : { extends: draft.extends };
  return { format: RULE_SET_FORMAT, id, ...parent, ...sourceOf(base.value, draft.rules) };
}

/** What a draft comes to: everything there is to say about it, and the rule set if it can be completed. */
export interface CheckedRules {
  readonly remarks: readonly Remark[];
  readonly rules: RuleSet | null;
}

/** Reads a draft as if it were saved. Never throws. */
export function checkDraft(book: Rulebook, draft: RulesDraft): CheckedRules {
  const source = draftSource(book, draft, draft.id ?? UNSAVED);
  // Those that are changed are what others extend by then, even what they themselves do.
  const find: FindRuleSet = (id) =>
    source !== null && (id === UNSAVED || id === draft.id) ? source : book.find(id);
  const id = source === null ? draft.extends! : UNSAVED;
  const complete = completeRuleSet(id, {}, find);
  return {
    remarks: inspectRuleSet(id, find),
    rules: complete.ok && source !== null ? { ...complete.value, id: draft.id ?? '' } : null,
  };
}

/** The nearest preset that a rule set extends; null if it extends none. */
function presetOf(id: string | null, find: FindRuleSet, seen: readonly string[] = []): string | null {
  if (id === null || seen.includes(id)) return null;
  return isPreset(id) ? id : presetOf(extendsOf(find(id)), find, [...seen, id]);
}

/** What a file says that can be loaded anywhere: it extends nothing but what comes with Burnpile. */
export const sharedSource = (book: Rulebook, draft: RulesDraft, id: string): RuleSetSource | null =>
  draftSource(book, { ...draft, extends: presetOf(draft.extends, book.find) }, id);

/** The ids of people's own rules that can be played, and could not be any more if these said this. */
export function brokenBy({ find, files }: Rulebook, id: string, source: RuleSetSource): string[] {
  const findThen: FindRuleSet = (other) => (other === id ? source : find(other));
  return files.flatMap((file) => {
    if (file.id === null || file.id === id || file.errors.length > 0) return [];
    return resolveRuleSet(file.id, {}, findThen).ok ? [] : [file.id];
  });
}

/** The ids of people's own rules that extend these themselves. */
export const extendedBy = ({ find, files }: Rulebook, id: string): string[] =>
  files.flatMap((file) => (file.id !== null && extendsOf(find(file.id)) === id ? [file.id] : []));
