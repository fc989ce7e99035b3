import { showValue } from '../expectations.ts';
import type { Result } from '../result.ts';
import type { FindRuleSet, RuleSetSource } from './compose.ts';
import { ruleSetFault as fail, type RuleSetError } from './errors.ts';
import { isFlat } from './flat.ts';
import { migrate } from './migrate.ts';
import { resolveRuleSet } from './resolve.ts';

/** A file that should hold a rule set of somebody's own: its name, and its text or why it can't be read. */
export interface RuleFile {
  readonly file: string;
  readonly text: Result<string, string>;
}

/** What became of such a file. */
export interface HouseFile {
  readonly file: string;
  /** The rule set in it; null where it names none. */
  readonly id: string | null;
  /** Everything that keeps it from being played, the first fault first. */
  readonly errors: readonly RuleSetError[];
}

/** Every rule set that there is: those that come along, and people's own. */
export interface Rulebook {
  readonly find: FindRuleSet;
  /** The ids of those that can be played. */
  readonly ids: readonly string[];
  /** The files of people's own, those that can't be used too. */
  readonly files: readonly HouseFile[];
}

/** What a file names as the id of its rules: something that can be typed on a command line. */
const ID = /^[A-Za-z0-9][\w-]{0,63}$/;

/** Where JSON breaks off, as the parser tells it. */
function lineOf(text: string, error: unknown): string {
  const position = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
  return `line ${text.slice(0, position === undefined ? undefined : Number(position)).split('\n').length}`;
}

function parseJson(text: string): Result<unknown, RuleSetError> {
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch (error) {
    return fail('NOT_JSON', '', lineOf(text, error));
  }
}

/** Reads somebody's own rule set, in any format up to today's. Never throws. */
export function parseRuleSet(text: string): Result<RuleSetSource & { readonly id: string }, RuleSetError> {
  const json = parseJson(text.replace(/^\uFEFF/, ''));
  if (!json.ok) return json;
  const { value } = json;
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !isFlat(value))
    return fail('NOT_A_RULE_SET', '', '');
  const source = migrate(value as RuleSetSource);
  if (!source.ok) return source;
  const { id } = source.value;
  if (typeof id !== 'string' || !ID.test(id)) return fail('BAD_ID', 'id', showValue(id));
  return { ok: true, value: { ...source.value, id } };
}

interface Read {
  readonly file: string;
  readonly source: Result<RuleSetSource & { readonly id: string }, RuleSetError>;
}

/** Rules can't hide others of the same name, written in capitals or not: the later ones are refused. */
function refuseTaken(read: readonly Read[], presets: Rulebook): Read[] {
  const takenBy = new Map(presets.ids.map((id) => [id.toLowerCase(), id]));
  return read.map(({ file, source }) => {
    if (!source.ok) return { file, source };
    const key = source.value.id.toLowerCase();
    const other = takenBy.get(key);
    if (other !== undefined) return { file, source: fail('ID_TAKEN', 'id', other) };
    takenBy.set(key, file);
    return { file, source };
  });
}

/** The file that should hold a rule set which isn't there, and can't be read as one; null if no file has its name. */
export const brokenFileOf = ({ files }: Rulebook, error: RuleSetError): HouseFile | null =>
  error.code === 'UNKNOWN_RULE_SET'
    ? (files.find(({ file, id }) => id === null && file === `${error.detail}.json`) ?? null)
    : null;

/**
 * The rule sets that come along, and those of the files; one of these may extend any other. A file that can't be
 * used is listed with everything that is wrong with it.
 */
export function makeRulebook(files: readonly RuleFile[], presets: Rulebook): Rulebook {
  const read = files.map(
    ({ file, text }): Read => ({
      file,
      source: text.ok ? parseRuleSet(text.value) : fail('CANNOT_READ', '', text.error),
    }),
  );
  const sources = refuseTaken(read, presets);
  const own = new Map(sources.flatMap(({ source }) => (source.ok ? [[source.value.id, source.value]] : [])));
  const find: FindRuleSet = (id) => own.get(id) ?? presets.find(id);
  const house = sources.map(({ file, source }): HouseFile => {
    if (!source.ok) return { file, id: null, errors: [source.error] };
    const { id } = source.value;
    const resolved = resolveRuleSet(id, {}, find);
    return { file, id, errors: resolved.ok ? [] : resolved.error };
  });
  const playable = house.flatMap(({ id, errors }) => (id === null || errors.length > 0 ? [] : [id]));
  return { find, ids: [...presets.ids, ...playable], files: house };
}
