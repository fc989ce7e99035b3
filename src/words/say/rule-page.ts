import { KINDS, type Kind, type Rank } from '../../engine/cards.ts';
import { kindsIn } from '../../engine/rules/deck.ts';
import { closedTo, compileRules } from '../../engine/rules/rules.ts';
import type { RuleSet } from '../../engine/rules/schema.ts';
import { differingIn, untrueTexts } from '../../engine/rules/texts.ts';
import { RULE_SECTIONS, type RuleSection } from '../closed-lists.ts';
import type { DealFacts } from '../facts.ts';
import type { Words } from '../words.ts';
import { sayRuleText } from './rule-text.ts';
import { cardLines, dealLines, dealsOf, ladderOf, startLines } from './rules/dealing.ts';
import { burnLines, endLines, nextLines, optionLines } from './rules/ending.ts';
import type { Point, RuleLine, Source } from './rules/line.ts';
import { pickUpLines, tableLines, turnLines } from './rules/playing.ts';
import { hasPower, pointsOf, specialLines } from './rules/special.ts';

export type { Point, RuleLine } from './rules/line.ts';

/** The words that pages of rules are made of. */
export type PageWords = Pick<Words, 'ruleBook' | 'ruleTexts' | 'effects'>;

/** A rule set in plain words, made from its data alone. */
export interface RulesInWords {
  /** The aim of the game. */
  readonly goal: string;
  /** Which way cards are played on the ladder. */
  readonly way: RuleSet['beat']['direction'];
  /** The ranks, the lowest first, and whether they have a power. */
  readonly ladder: readonly { readonly rank: Rank; readonly name: string; readonly special: boolean }[];
  readonly deals: readonly DealFacts[];
  readonly sections: readonly {
    readonly section: RuleSection;
    readonly title: string;
    /** Quiet ones included. */
    readonly lines: readonly RuleLine[];
  }[];
}

const LINES: Record<RuleSection, (source: Source) => readonly RuleLine[]> = {
  cards: cardLines,
  deal: dealLines,
  start: startLines,
  turn: turnLines,
  special: specialLines,
  burn: burnLines,
  pickUp: pickUpLines,
  table: tableLines,
  end: endLines,
  next: nextLines,
  options: optionLines,
};

const sourceOf = (words: PageWords, set: RuleSet): Source => ({
  words: words.ruleBook.page,
  effects: words.effects,
  own: (text) => sayRuleText(words, text),
  set,
  rules: compileRules(set),
});

/**
 * What each kind of card does, as the page says it; empty for an ordinary one. Of a kind that isn't in the deck it is
 * what the rule set says that it would do.
 */
export function sayKinds(words: PageWords, set: RuleSet): Readonly<Record<Kind, readonly Point[]>> {
  const source = sourceOf(words, set);
  const inDeck = kindsIn(set);
  const isSaid = (kind: Kind) => inDeck.includes(kind) || set.special[kind] != null;
  return Object.fromEntries(
    KINDS.map((kind) => [kind, isSaid(kind) ? pointsOf(source, kind) : []]),
  ) as unknown as Record<Kind, readonly Point[]>;
}

/** The ranks that a kind of card never goes on, wherever else it does: few cards go on these. */
export const closedRanks = (set: RuleSet, kind: Kind): readonly Rank[] => closedTo(compileRules(set), kind);

/** Says a complete rule set, whether or not it can be played. */
export function sayRules(words: PageWords, set: RuleSet): RulesInWords {
  const { page } = words.ruleBook;
  const source = sourceOf(words, set);
  const { rules } = source;
  return {
    goal: page.goal[set.end.mode],
    way: set.beat.direction,
    ladder: ladderOf(set).map((rank) => ({
      rank,
      name: page.card(rank),
      special: hasPower(rules.of[rank]),
    })),
    deals: dealsOf(set),
    sections: RULE_SECTIONS.map((section) => ({
      section,
      title: page.sections[section],
      lines: LINES[section](source),
    })),
  };
}

const textsOf = ({ sections }: RulesInWords): Map<string, string> =>
  new Map(sections.flatMap(({ lines }) => lines.map(({ key, text }) => [key, text] as const)));

/** The keys of lines that are new, or differ from those of the page before. */
export function changedLines(before: RulesInWords, after: RulesInWords): ReadonlySet<string> {
  const said = textsOf(before);
  return new Set([...textsOf(after)].flatMap(([key, text]) => (said.get(key) === text ? [] : [key])));
}

/** A sentence of a rule set with its number. */
export interface NumberedText {
  /** Null where no sentence of the rule set, or of what it extends, speaks of what is changed. */
  readonly number: string | null;
  readonly text: string;
  /** Whether it says something that is otherwise in what the rule set extends, and is made from its data. */
  readonly changed: boolean;
}

type Text = RuleSet['texts'][number];

/** A rule set beside the one that it extends. */
interface Extended {
  /** Every sentence of the two, in order: first those of what is extended. */
  readonly texts: readonly Text[];
  /** The numbers of those of what is extended that aren’t true here or have lost their meaning, or were left out. */
  readonly untrue: ReadonlySet<string>;
  /** What the page says of the rule set, by the numbers that its sentences had before. */
  readonly lines: readonly RuleLine[];
  /** The keys of the lines that aren’t as they were. */
  readonly changed: ReadonlySet<string>;
}

/** The sentences of which no line of the page is left, as what gave them a meaning is gone: how skips count. */
function meaningless(base: RuleSet, before: RulesInWords, after: RulesInWords): readonly Text[] {
  const allOf = ({ sections }: RulesInWords) => sections.flatMap(({ lines }) => lines);
  const here = new Set(allOf(after).map(({ key }) => key));
  return base.texts.filter((text) => {
    const told = allOf(before).filter(({ number }) => number === text.number);
    return told.length > 0 && told.every(({ key }) => !here.has(key));
  });
}

function besideBase(words: PageWords, set: RuleSet, base: RuleSet): Extended {
  const before = new Map(base.texts.map((text) => [text.number, text]));
  const own = new Map(set.texts.map((text) => [text.number, text]));
  const touched = untrueTexts(base, { ...set, texts: base.texts });
  const leftOut = base.texts.filter(({ number }) => touched.has(number) && !own.has(number));
  const settingsOf = ({ number, settings }: Text) => [...settings, ...(before.get(number)?.settings ?? [])];
  // A person’s own sentence about the same thing comes later, and so gives its number.
  const texts = [...leftOut, ...set.texts.map((text) => ({ ...text, settings: settingsOf(text) }))];
  const page = sayRules(words, { ...set, texts });
  const lines = page.sections.flatMap((section) => section.lines);
  const pageBefore = sayRules(words, base);
  const said = textsOf(pageBefore);
  const changed = changedLines(pageBefore, page);
  const gone = meaningless(base, pageBefore, page).filter(
    ({ number, text }) => own.get(number)?.text === text,
  );
  // Nobody asks about a matter of course that wasn’t said before.
  const told = lines.filter(({ key, quiet }) => changed.has(key) && (!quiet || said.has(key)));
  return {
    texts: [
      ...base.texts.flatMap((text) => own.get(text.number) ?? (leftOut.includes(text) ? text : [])),
      ...set.texts.filter(({ number }) => !before.has(number)),
    ],
    untrue: new Set([...untrueTexts(base, set), ...[...leftOut, ...gone].map(({ number }) => number)]),
    lines,
    changed: new Set(told.map(({ key }) => key)),
  };
}

/** What the page says under a number, without what is said nowhere and is as in the rule set before. */
function linesOf({ lines, changed }: Extended, wanted: string): string {
  const said = lines.filter(({ number, quiet, key }) => number === wanted && (!quiet || changed.has(key)));
  return said.map(({ text }) => text).join(' ');
}

/** What is changed and has no number, by the number after which the page says it; null before any. */
function unnumbered({ lines, changed, texts }: Extended): ReadonlyMap<string | null, readonly string[]> {
  const numbers = new Set(texts.map(({ number }) => number));
  const found = new Map<string | null, string[]>();
  let after: string | null = null;
  for (const { number, key, text } of lines) {
    if (number !== null && numbers.has(number)) after = number;
    if (number === null && changed.has(key)) found.set(after, [...(found.get(after) ?? []), text]);
  }
  return found;
}

/**
 * The sentences of a rule set, in order. For one of what it extends (`base`) that is untrue here or was left out, the
 * lines of the page stand that say how it is; where there are none, nothing does. What else is changed follows the
 * sentence after which the page says it.
 */
export function sayTexts(words: PageWords, set: RuleSet, base: RuleSet | null): readonly NumberedText[] {
  const own = ({ number, text }: Text): NumberedText => ({
    number,
    text: sayRuleText(words, text),
    changed: false,
  });
  if (base === null) return set.texts.map(own);
  const beside = besideBase(words, set, base);
  const more = unnumbered(beside);
  const after = (number: string | null): readonly NumberedText[] =>
    (more.get(number) ?? []).map((text) => ({ number: null, text, changed: true }));
  const all = beside.texts.flatMap((text) => [
    beside.untrue.has(text.number)
      ? { number: text.number, text: linesOf(beside, text.number), changed: true }
      : own(text),
    ...after(text.number),
  ]);
  return [...after(null), ...all].filter(({ text }) => text !== '');
}

/** Sentences of a rule set under the title of the part of its page that says the same. */
export interface TextsOfPart {
  readonly title: string;
  readonly texts: readonly NumberedText[];
}

/**
 * The same as of `sayTexts`, by the parts of the page; a sentence of which no part speaks follows the one before it.
 * That of an option stands among the options until the page says what it says.
 */
export function sayTextsByPart(words: PageWords, set: RuleSet, base: RuleSet | null): readonly TextsOfPart[] {
  const page = sayRules(words, set).sections;
  const before = base === null ? [] : sayRules(words, base).sections;
  const numbered = [...page, ...before].flatMap(({ section, lines }) =>
    lines.flatMap(({ number, quiet }) =>
      number === null || (quiet && number in set.variations) ? [] : [[number, section] as const],
    ),
  );
  // Where more than one part cites a sentence it is told where a turn is, else in the first, and by these rules before
  // those they come from.
  const ofTurn = numbered.filter(([, section]) => section === 'turn');
  const partOf = new Map([...ofTurn, ...numbered].toReversed());
  const parts = new Map<RuleSection, NumberedText[]>(RULE_SECTIONS.map((section) => [section, []]));
  let part: RuleSection = RULE_SECTIONS[0];
  for (const text of sayTexts(words, set, base)) {
    part = partOf.get(text.number ?? '') ?? part;
    parts.get(part)?.push(text);
  }
  const titled = page.map(({ section, title }) => ({ title, texts: parts.get(section) ?? [] }));
  return titled.filter(({ texts }) => texts.length > 0);
}

/** Something that two rule sets say differently; null where one says nothing about it. */
export interface ComparedLine {
  readonly key: string;
  readonly first: RuleLine | null;
  readonly second: RuleLine | null;
}

/** A part of two pages of rules, with what they say differently. */
export interface ComparedSection {
  readonly section: RuleSection;
  readonly title: string;
  readonly lines: readonly ComparedLine[];
}

/** A line that only one of two pages has is shown unless it is quiet. */
const isTold = ({ first, second }: ComparedLine): boolean =>
  first?.text !== second?.text && !(first?.quiet !== false && second?.quiet !== false);

/**
 * Only what two rule sets say differently, by the parts of their pages; empty if they say the same. A line that one of
 * them has only because of another difference is none of its own: how skips count, where only one has cards that skip.
 */
export function compareRules(words: PageWords, one: RuleSet, other: RuleSet): readonly ComparedSection[] {
  const [first, second] = [sayRules(words, one), sayRules(words, other)];
  const isDifferent = differingIn(one, other);
  const isOwn = ({ card, setting }: RuleLine): boolean =>
    card !== null || (setting !== null && isDifferent(setting));
  const follows = ({ first, second }: ComparedLine): boolean =>
    (first === null || second === null) && ![first, second].some((line) => line !== null && isOwn(line));
  return first.sections
    .map(({ section, title, lines }, i) => {
      const others = second.sections[i]!.lines;
      const keys = new Set([...lines, ...others].map(({ key }) => key));
      const find = (all: readonly RuleLine[], key: string) => all.find((line) => line.key === key) ?? null;
      const compared = [...keys].map((key) => ({
        key,
        first: find(lines, key),
        second: find(others, key),
      }));
      return { section, title, lines: compared.filter((line) => isTold(line) && !follows(line)) };
    })
    .filter(({ lines }) => lines.length > 0);
}

/** In how many things two rule sets differ, wherever a number is said: as many as stand beside each other. */
export const countDifferences = (words: PageWords, one: RuleSet, other: RuleSet): number =>
  compareRules(words, one, other).flatMap(({ lines }) => lines).length;

/** The lines about special cards that do the same by both rule sets. */
export function sameSpecials(words: PageWords, one: RuleSet, other: RuleSet): readonly RuleLine[] {
  const specialOf = (set: RuleSet) =>
    sayRules(words, set).sections.find(({ section }) => section === 'special')?.lines ?? [];
  const others = specialOf(other);
  return specialOf(one).filter(
    ({ card, key, text }) => card !== null && others.some((line) => line.key === key && line.text === text),
  );
}
