import { describe, expect, it } from 'vitest';
import { wordingsOf } from '../../scripts/words.ts';
import { resolveRules } from '../../src/engine/rules/resolve.ts';
import { PRESETS, VARIANT_IDS } from '../../src/variants/index.ts';
import { ruleTexts } from '../../src/words/de/rule-texts.ts';

/** Words that nobody says at a card table, or that another word stands for, by language. */
const NEVER: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    /\b(booked|laid|whoever|anew|thereof|afresh|demanded|transparent|one’s|oneself)\b/i,
    /\b(so many|of several|put right|putting right|without a deck|looks? on|is let stand|in the same Wi-Fi)\b/i,
    /\b(color|counter-?clockwise|learned)\b/i,
  ],
  de: [
    /\b(berichtig|jene[rsmn]?\b|diejenig|Kartendeck|angesagt|nachweislich)/i,
    /\b(die nächste Person|wie immer sie|und nur dann)\b/i,
  ],
};

/** What is filled in counts as one word; a longer thought is two sentences. */
const LONGEST_SENTENCE = 25;
const FILLED_IN = /\{(?:[^{}]|\{[^{}]*\})*\}/g;
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?:;])\s+/);
const wordsIn = (sentence: string): number =>
  sentence.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;

/** What a person reads, without what names a setting in a file or a flag of the command line. */
const readBy = (language: string) =>
  wordingsOf(language)
    .filter(({ key }) => !/^(cli-help|positions\.expected)/.test(key))
    .map(({ key, text }) => ({ key, text: text.replaceAll(FILLED_IN, 'X') }));

describe.each(['en', 'de'])('the sentences in %s', (language) => {
  it('are all found', () => {
    expect(readBy(language).length).toBeGreaterThan(3500);
  });

  it('hold no word that nobody says at a card table', () => {
    const found = readBy(language).filter(({ text }) => NEVER[language]!.some((word) => word.test(text)));
    expect(found.map(({ key, text }) => `${key}: ${text}`)).toEqual([]);
  });

  it('are short enough to be read aloud', () => {
    const long = readBy(language).flatMap(({ key, text }) =>
      sentencesOf(text)
        .filter((sentence) => wordsIn(sentence) > LONGEST_SENTENCE)
        .map((sentence) => `${key}: ${sentence}`),
    );
    expect(long).toEqual([]);
  });
});

/** A rule that begins so leans on the one before it, which isn’t there when the rule is quoted alone. */
const LEANS: Readonly<Record<string, RegExp>> = {
  en: /^(?:he|she|it|they|this|that|these|those|his|her|its|their|such|then|after that|otherwise|there,)(?!\S)/i,
  de: /^(?:er|sie|diese[rsnm]?|sein\w*|ihre?\w?|deren|dessen|dann|danach|dabei|sonst|dort|das (?:ist|gilt|geht))(?!\S)/i,
};

describe('a rule of a preset that is quoted alone', () => {
  const rules = VARIANT_IDS.flatMap((id) => {
    const preset = resolveRules(id, {}, PRESETS.find);
    if (!preset.ok) throw new Error(preset.error.code);
    return preset.value.set.texts;
  });

  it('is there to be looked at', () => {
    expect(rules.length).toBeGreaterThan(200);
  });

  it.each(['en', 'de'])('begins with what it is about, in %s', (language) => {
    const said = rules.map(({ number, text }) => ({
      number,
      text: language === 'de' ? (ruleTexts[text] ?? text) : text,
    }));
    expect(said.filter(({ text }) => LEANS[language]!.test(text))).toEqual([]);
  });
});
