import type { RuleSet } from '../../../engine/rules/schema.ts';
import type { HouseAnswer, HouseFault, RulesDraft } from '../../../protocol/house.ts';
import { tidyName } from '../../../protocol/names.ts';
import { goingWith } from './going-together.ts';
import { meanTheSame, PARTS, partAt, valueAt, withValue } from './paths.ts';

type Answer<T extends HouseAnswer['type']> = Extract<HouseAnswer, { type: T }>;
type Checked = Answer<'rulesChecked'>;

/** Rules of people's own while they are written. */
export interface House {
  /** The id of people's own rules that are changed; null for new ones. */
  readonly id: string | null;
  readonly extends: string | null;
  /** Tells what their file said when they were opened or saved last; null where there is none. */
  readonly stamp: string | null;
  /** Whether somebody has sent them, as a link, a file or a picture. */
  readonly brought: boolean;
  /** The rule set that is extended, whole. */
  readonly base: RuleSet;
  /** The rules as they stand, fit to be played or not. */
  readonly rules: RuleSet;
  /** As they were opened or saved last. */
  readonly kept: RuleSet;
  /** As they were before each change, the newest last. */
  readonly before: readonly RuleSet[];
  /** What is being typed: going on with it is the same change. */
  readonly typing: string | null;
  /** Counts what the table is asked about. */
  readonly number: number;
  /** What it has said last. */
  readonly checked: Checked | null;
  readonly fault: HouseFault | null;
  /** What was sent to be saved last. */
  readonly sent: RuleSet | null;
  /** Saved, and not changed since. */
  readonly saved: boolean;
  /** Whether it is asked if changes may be lost. */
  readonly leaving: boolean;
}

/** How many changes can be undone. */
const MOST_UNDONE = 100;

/** Opens what the table has told; new rules begin with this name, which those that somebody has sent need none of (empty). */
export function openHouse(
  { id, extends: parent, base, rules, stamp }: Answer<'rulesOpened'>,
  name: string,
): House {
  const isUnnamed = id === null && rules.names.game === base.names.game;
  const named = isUnnamed ? withValue(rules, ['names', 'game'], name) : rules;
  return {
    id,
    extends: parent,
    stamp,
    brought: id === null && name === '',
    base,
    rules: named,
    kept: named,
    before: [],
    typing: null,
    number: 0,
    checked: null,
    fault: null,
    sent: null,
    saved: false,
    leaving: false,
  };
}

const now = (house: House, rules: RuleSet, more: Partial<House>): House => ({
  ...house,
  rules,
  number: house.number + 1,
  fault: null,
  saved: false,
  leaving: false,
  ...more,
});

type Rules = Pick<House, 'base' | 'rules'>;
export type Sentence = RuleSet['texts'][number];

/** What a setting of a sentence names: a part, or whatever holds it where it is within one (`deal.faceUp`). */
const named = (setting: string): string =>
  partAt(setting) === null ? setting.replace(/[.[][^.[]*$/, '') : setting;

/** Whether a setting is about a part: `beat` and `beat.equal` about `beat.equal.hand`. */
const isAbout = (setting: string, keys: readonly string[]): boolean => {
  const path = named(setting);
  return `${keys.join('.')}.`.startsWith(`${path}.`) || keys === partAt(path);
};

/** The sentences of the rules that are extended that speak of something that differs now, by other settings than these. */
function aboutChanged({ base, rules }: Rules, except: readonly string[] = []): readonly Sentence[] {
  const parts = PARTS.filter((keys) => keys[0] !== 'texts' && isRule(keys) && differs({ base, rules }, keys));
  return base.texts.filter(({ settings }) =>
    settings.some((setting) => !except.includes(setting) && parts.some((keys) => isAbout(setting, keys))),
  );
}

/** Sentences that aren't true any longer. One about special cards in general stays true if a card's power changes. */
const untrue = (house: Rules): readonly Sentence[] => aboutChanged(house, ['special']);

/** With another sentence, those of the rules that are extended first and in their order. */
function withSentences({ base, rules }: Rules, more: readonly Sentence[]): readonly Sentence[] {
  const texts = [...rules.texts, ...more];
  const theirs = base.texts.flatMap((text) => texts.find(({ number }) => number === text.number) ?? []);
  return [...theirs, ...texts.filter((text) => !theirs.includes(text))];
}

/** Leaves out the sentences that a change has made untrue, unless they are people’s own, and takes back the others. */
function withTrueSentences(before: Rules, rules: RuleSet): RuleSet {
  const after = { base: before.base, rules };
  const [were, are] = [untrue(before), untrue(after)];
  const isLeft = (text: Sentence) =>
    are.some((one) => !were.includes(one) && one.number === text.number && one.text === text.text);
  const kept = { ...rules, texts: rules.texts.filter((text) => !isLeft(text)) };
  const back = were.filter(
    (one) => !are.includes(one) && rules.texts.every(({ number }) => number !== one.number),
  );
  return { ...kept, texts: [...withSentences({ ...after, rules: kept }, back)] };
}

/** Gives a part another value. What is typed letter by letter (`typed`) is one change. */
export function change(house: House, keys: readonly string[], to: unknown, typed = false): House {
  const { base, rules, before, typing } = house;
  const usual = valueAt(base, keys);
  const value = meanTheSame(keys, to, usual) ? usual : to;
  if (meanTheSame(keys, value, valueAt(rules, keys))) return house;
  const path = typed ? keys.join('.') : null;
  const goesOn = path !== null && path === typing;
  const changed = goingWith(base, [...before, rules], withValue(rules, keys, value), keys);
  return now(house, keys[0] === 'texts' ? changed : withTrueSentences(house, changed), {
    before: goesOn ? before : [...before, rules].slice(-MOST_UNDONE),
    typing: path,
  });
}

/** Sets a part back to what it is in the rule set that is extended. */
export const setBack = (house: House, keys: readonly string[]): House =>
  change(house, keys, valueAt(house.base, keys));

/** As it was before the last change; the same where nothing was changed. */
export function undo(house: House): House {
  const rules = house.before.at(-1);
  return rules === undefined ? house : now(house, rules, { before: house.before.slice(0, -1), typing: null });
}

export const differs = ({ base, rules }: Rules, keys: readonly string[]): boolean =>
  !meanTheSame(keys, valueAt(rules, keys), valueAt(base, keys));

/** What it is called is no rule. */
const isRule = (keys: readonly string[]): boolean => keys.join('.') !== 'names.game';

/** Whether a sentence says what it always said, though what it speaks of differs. */
export const isDoubtful = (house: Rules, { number, text }: Sentence): boolean =>
  aboutChanged(house).some((one) => one.number === number && one.text === text);

/** The sentences that are left out, as they speak of something that differs. */
export const leftOut = (house: Rules): readonly Sentence[] =>
  untrue(house).filter((one) => house.rules.texts.every(({ number }) => number !== one.number));

/** Takes a sentence back that is left out. */
export const putBack = (house: House, sentence: Sentence): House =>
  change(house, ['texts'], withSentences(house, [sentence]));

/** Whether anybody has changed a sentence, apart from those that are left out by themselves. */
function areTextsChanged({ base, rules }: Rules): boolean {
  const left = leftOut({ base, rules });
  return !meanTheSame(
    ['texts'],
    rules.texts,
    base.texts.filter((text) => !left.includes(text)),
  );
}

/** Whether somebody has changed a part; what is left out by itself isn’t changed. */
export const isChanged = (house: Rules, keys: readonly string[]): boolean =>
  keys[0] === 'texts' ? areTextsChanged(house) : isRule(keys) && differs(house, keys);

/** Every part in which the rules differ from those that they extend. */
export const changedParts = (house: House): readonly (readonly string[])[] =>
  PARTS.filter((keys) => isChanged(house, keys));

/** Whether something would be lost with the program now. */
export const isUnsaved = ({ rules, kept }: House): boolean =>
  PARTS.some((keys) => !meanTheSame(keys, valueAt(rules, keys), valueAt(kept, keys)));

/** As it is told to the table; a name that is still being typed, or was cut off, may end with a space. */
export const toDraft = ({ id, extends: parent, rules }: House): RulesDraft => ({
  id,
  extends: parent,
  rules: { ...rules, names: { ...rules.names, game: tidyName(rules.names.game) } },
});

/** Whether it is asked how they are to be saved, as that would undo what somebody else has done. */
export const isAsked = ({ fault }: House): boolean =>
  fault?.code === 'changedSince' || fault?.code === 'breaks';

/** What is said about these rules and no others. */
export const checkedAfter = (house: House, checked: Checked): House =>
  checked.number === house.number ? { ...house, checked } : house;

/** What was sent is on the disk. */
export function savedAs(house: House, { id, stamp }: Answer<'rulesSaved'>): House {
  const kept = house.sent ?? house.kept;
  return { ...house, id, stamp, kept, sent: null, fault: null, saved: kept === house.rules };
}
