import type { Rank } from '../../engine/cards.ts';
import { compileRules } from '../../engine/rules/rules.ts';
import type { RuleSet } from '../../engine/rules/schema.ts';
import { inheritedOf, untrueTexts } from '../../engine/rules/texts.ts';
import { RULE_SECTIONS, type RuleSection } from '../closed-lists.ts';
import type { DealFacts } from '../facts.ts';
import type { Words } from '../words.ts';
import { sayRuleText } from './rule-text.ts';
import { cardLines, dealLines, dealsOf, ladderOf, startLines } from './rules/dealing.ts';
import { burnLines, endLines, nextLines, optionLines } from './rules/ending.ts';
import type { RuleLine, Source } from './rules/line.ts';
import { pickUpLines, tableLines, turnLines } from './rules/playing.ts';
import { hasPower, specialLines } from './rules/special.ts';

export type { Point, RuleLine } from './rules/line.ts';

/** The words that pages of rules are made of. */
export type PageWords = Pick<Words, 'ruleBook' | 'ruleTexts' | 'effects'>;

/** A rule set in plain words, made from its data alone. */
export interface RulesInWords {
  /** The aim of the game. */
  readonly goal: string;
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

/** Says a complete rule set, whether or not it can be played. */
export function sayRules(words: PageWords, set: RuleSet): RulesInWords {
  const { page } = words.ruleBook;
  const rules = compileRules(set);
  const source: Source = {
    words: page,
    effects: words.effects,
    own: (text) => sayRuleText(words, text),
    set,
    rules,
  };
  return {
    goal: page.goal[set.end.mode],
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
  readonly number: string;
  readonly text: string;
  /** Whether it stands for a sentence of what the rule set extends that doesn't hold here. */
  readonly changed: boolean;
}

/** What the page says under a number, without what is said nowhere and is as in the rule set before. */
function linesOf(page: RulesInWords, changed: ReadonlySet<string>, wanted: string): string {
  const lines = page.sections.flatMap((section) => section.lines);
  const said = lines.filter(({ number, quiet, key }) => number === wanted && (!quiet || changed.has(key)));
  return said.map(({ text }) => text).join(' ');
}

/**
 * The sentences of a rule set. For one that it has from what it extends (`base`) and that is untrue here, the lines of
 * the page stand that say how it is; where there are none, nothing does.
 */
export function sayTexts(words: PageWords, set: RuleSet, base: RuleSet | null): readonly NumberedText[] {
  const own = set.texts.map(({ number, text }) => ({
    number,
    text: sayRuleText(words, text),
    changed: false,
  }));
  if (base === null) return own;
  const untrue = untrueTexts(base, set);
  if (untrue.size === 0) return own;
  // By the numbers of the sentences for which its lines stand.
  const texts = set.texts.map((text) => inheritedOf(base, text) ?? text);
  const page = sayRules(words, { ...set, texts });
  const changed = changedLines(sayRules(words, base), page);
  return own
    .map((text) =>
      untrue.has(text.number) ? { ...text, text: linesOf(page, changed, text.number), changed: true } : text,
    )
    .filter(({ text }) => text !== '');
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

/** Whether it differs only because another line does: one of the two has no reason to speak of it. */
export const isFollowing = ({ first, second }: ComparedLine): boolean =>
  (first === null && second?.follows === true) || (second === null && first?.follows === true);

/** Only what two rule sets say differently, by the parts of their pages; empty if they say the same. */
export function compareRules(words: PageWords, one: RuleSet, other: RuleSet): readonly ComparedSection[] {
  const [first, second] = [sayRules(words, one), sayRules(words, other)];
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
      return { section, title, lines: compared.filter(isTold) };
    })
    .filter(({ lines }) => lines.length > 0);
}

/** In how many things two rule sets differ, wherever that is said; what follows from one of these isn’t another one. */
export const countDifferences = (words: PageWords, one: RuleSet, other: RuleSet): number =>
  compareRules(words, one, other).flatMap(({ lines }) => lines.filter((line) => !isFollowing(line))).length;

/** The lines about special cards that do the same by both rule sets. */
export function sameSpecials(words: PageWords, one: RuleSet, other: RuleSet): readonly RuleLine[] {
  const specialOf = (set: RuleSet) =>
    sayRules(words, set).sections.find(({ section }) => section === 'special')?.lines ?? [];
  const others = specialOf(other);
  return specialOf(one).filter(
    ({ card, key, text }) => card !== null && others.some((line) => line.key === key && line.text === text),
  );
}
