import { describe, expect, it } from 'vitest';
import { findVariant, VARIANT_IDS } from '../../src/variants/index.ts';
import { ruleTexts } from '../../src/words/de/rule-texts.ts';
import { en } from '../../src/words/en.ts';
import { ownRuleText, sayRuleText } from '../../src/words/say/rule-text.ts';

type Json = { readonly [key: string]: Json } | readonly Json[] | string | number | boolean | null | undefined;
const at = (value: Json, key: string): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, Json>>)[key]
    : undefined;
const values = (value: Json): Json[] =>
  typeof value === 'object' && value !== null ? Object.values(value as Readonly<Record<string, Json>>) : [];

/** Everything in a rule set's file that people read; ranks among the choices are no words. */
function textsOf(source: Json): string[] {
  const variations = values(at(source, 'variations'));
  const said = [
    at(source, 'title'),
    ...values(at(source, 'names')),
    at(at(source, 'announce'), 'burn'),
    at(at(source, 'announce'), 'lastCard'),
    ...values(at(at(source, 'series'), 'titles')),
    ...variations.map((variation) => at(variation, 'title')),
    ...variations.flatMap((variation) => Object.keys(at(variation, 'choices') ?? {})),
    ...values(at(source, 'texts')).map((rule) => at(rule, 'text')),
  ];
  return said.filter((text): text is string => typeof text === 'string' && /[a-z]/i.test(text));
}

const german = { ruleTexts };
const english = { ruleTexts: en.ruleTexts };
const RULE_TEXTS = new Set(VARIANT_IDS.flatMap((id) => textsOf(findVariant(id) as Json)));

describe('what rule sets say', () => {
  it('has all of its texts in German, and no others', () => {
    expect(Object.keys(ruleTexts).sort()).toEqual([...RULE_TEXTS].sort());
  });

  it('stays its own where somebody leaves it as it reads, and is theirs where they change it', () => {
    for (const text of RULE_TEXTS) {
      const read = sayRuleText(german, text);
      expect(ownRuleText(german, read, [text])).toBe(text);
      expect(ownRuleText(german, `${read}!`, [text])).toBe(`${read}!`);
    }
  });

  it('is in German throughout, but for what games are called', () => {
    const same = [...RULE_TEXTS].filter((text) => sayRuleText(german, text) === text);
    expect(same).toEqual(['Shed', 'Blast']);
    for (const text of Object.values(ruleTexts))
      expect(text).not.toMatch(/\b(?:the|card|pile|and)\b|['"]| {2}|ue\b/);
  });

  it.each([
    ['A two goes on any card.', 'Eine Zwei geht auf jede Karte.'],
    ['Queens reverse play.', 'Damen drehen die Richtung um.'],
    ['Burn', 'Brennt'],
    // Somebody's own, and what is a word of the language itself.
    ['A two goes on any card, on Sundays.', 'A two goes on any card, on Sundays.'],
    ['toString', 'toString'],
  ])('%s', (text, said) => {
    expect(sayRuleText(german, text)).toBe(said);
    expect(sayRuleText(english, text)).toBe(text);
  });
});
