import * as v from 'valibot';
import type { Remark } from '../engine/rules/inspect.ts';
import type { RuleSetError } from '../engine/rules/resolve.ts';
import type { RuleSet } from '../engine/rules/schema.ts';
import { answers, KEEP_TROUBLES, setupError } from './lobby.ts';
import { options } from './options.ts';

/** What screens and the host say to each other about rules of people's own. */

/** In letters; a rule set with all its sentences is far smaller. */
export const LONGEST_RULES = 128 * 1024;

/** Names a rule set, as its view does. */
const ruleId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const number = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Tells what a file says from anything else that it may say; null for rules that have no file yet. */
const stamp = v.nullable(v.pipe(v.string(), v.maxLength(64)));

/** Rules while they are written: every parameter as it stands, whether or not it fits. */
const rulesDraft = v.strictObject({
  /** The id of people's own rules that are changed; null for new ones. */
  id: v.nullable(ruleId),
  /** The rule set of which only the difference is kept; null for the plain game. */
  extends: v.nullable(ruleId),
  rules: v.pipe(
    v.record(v.string(), v.unknown()),
    v.check((rules) => JSON.stringify(rules).length <= LONGEST_RULES, 'more than a rule set'),
  ),
});
export type RulesDraft = v.InferOutput<typeof rulesDraft>;

export const houseMessages = [
  /**
   * Asks for rules to begin with, with these options and so that these answers are true of them: people's own rules to
   * be changed, or else new ones.
   */
  v.strictObject({
    type: v.literal('openRules'),
    id: ruleId,
    options,
    answers,
    own: v.boolean(),
  }),
  /** The same of a file that somebody has brought; nothing of it is kept yet. */
  v.strictObject({ type: v.literal('loadRules'), text: v.pipe(v.string(), v.maxLength(LONGEST_RULES)) }),
  /** What there is to say about a draft; `number` comes back with the answer. */
  v.strictObject({ type: v.literal('checkRules'), number, draft: rulesDraft }),
  /**
   * `upon` is what the file said when it was opened or saved last: another one is not written over. Null where it may
   * be, whatever it says.
   */
  v.strictObject({ type: v.literal('saveRules'), draft: rulesDraft, upon: stamp }),
  /** The file that somebody else can load. */
  v.strictObject({ type: v.literal('shareRules'), draft: rulesDraft }),
  /** People's own rules aren't offered any more; their file is moved away. */
  v.strictObject({ type: v.literal('discardRules'), id: ruleId }),
  /** Those that were discarded are offered again: their file comes back. */
  v.strictObject({ type: v.literal('bringBackRules'), id: ruleId }),
] as const;
export type HouseMessage = v.InferOutput<(typeof houseMessages)[number]>;

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
/** Whether it is one, the table has seen to. */
const ruleSet = v.custom<RuleSet>(isObject);
const remark = v.custom<Remark>(isObject);
const fault = v.custom<RuleSetError>((error) => v.is(setupError, error));

/** Why rules could not be opened, loaded, kept or discarded; nothing was changed. */
const houseFault = v.variant('code', [
  /** They are no rule set. */
  v.object({ code: v.literal('noRules'), errors: v.array(fault) }),
  /** The same rules are there already, under this name. */
  v.object({ code: v.literal('alreadyThere'), id: v.string() }),
  /** The file is no text. */
  v.object({ code: v.literal('noText') }),
  /** The link holds no rules, or not all of it is there. */
  v.object({ code: v.literal('noLink') }),
  /** No QR code can be read in the picture, or it holds no rules. */
  v.object({ code: v.literal('noCode') }),
  v.object({ code: v.literal('noName') }),
  /** They can't be played as they stand. */
  v.object({ code: v.literal('unsound') }),
  v.object({ code: v.literal('tooLong') }),
  /** Their file says something else than it did when they were opened. */
  v.object({ code: v.literal('changedSince') }),
  /** Other rules that can be played now, and begin with these, could not be any more. */
  v.object({ code: v.literal('breaks'), by: v.array(v.string()) }),
  /** They are not there any more. */
  v.object({ code: v.literal('gone') }),
  /** Other rules are made of them. */
  v.object({ code: v.literal('extended'), by: v.array(v.string()) }),
  /** What kept the disk from it. */
  v.object({ code: v.picklist(KEEP_TROUBLES) }),
]);
export type HouseFault = v.InferOutput<typeof houseFault>;

/** All of these are told to the screen alone that has asked. */
export const houseAnswers = [
  v.object({
    type: v.literal('rulesOpened'),
    id: v.nullable(v.string()),
    extends: v.nullable(v.string()),
    /** The rule set that is extended, and the draft, both whole. */
    base: ruleSet,
    rules: ruleSet,
    stamp,
  }),
  v.object({
    type: v.literal('rulesChecked'),
    number,
    remarks: v.array(remark),
    /** The rule set whole; null where it can't be completed. */
    rules: v.nullable(ruleSet),
  }),
  v.object({ type: v.literal('rulesSaved'), id: v.string(), stamp }),
  v.object({ type: v.literal('rulesShared'), name: v.string(), text: v.string() }),
  v.object({ type: v.literal('rulesDiscarded'), id: v.string() }),
  v.object({ type: v.literal('rulesBroughtBack'), id: v.string() }),
  v.object({ type: v.literal('rulesRefused'), fault: houseFault }),
] as const;
export type HouseAnswer = v.InferOutput<(typeof houseAnswers)[number]>;
