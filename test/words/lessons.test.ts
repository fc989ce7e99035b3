import { expect, it } from 'vitest';
import { LANGUAGES } from '../../src/protocol/look.ts';
import { courseFor } from '../../src/table/lessons.ts';
import { PRESETS, VARIANT_IDS } from '../../src/variants/index.ts';
import { wordsFor } from '../../src/words/languages.ts';
import { sayChoice, sayLessonRule, sayQuestion, sayWhy } from '../../src/words/say/lessons.ts';

const courses = VARIANT_IDS.map((rules) => courseFor({ rules, options: {}, seed: 5 }, PRESETS)!);

it.each(LANGUAGES)('whoever learns is spoken to, and never by the name of the seat, in %s', (language) => {
  const words = wordsFor(language, 'family');
  const said = courses.flatMap(({ lessons }) =>
    lessons.flatMap((lesson) => [
      sayQuestion(words, lesson),
      sayLessonRule(words, lesson).why,
      ...lesson.choices.flatMap((choice) => [
        sayChoice(words, lesson, choice),
        sayWhy(words, lesson, choice)?.why ?? '',
      ]),
    ]),
  );
  expect(said.filter((text) => /\bAnn\b/.test(text))).toEqual([]);
  const { why, follows } = {
    en: {
      why: /^You have the .*, and it fits/,
      follows: /^10.: the pile burns, you draw 1 card, you go again$/,
    },
    de: {
      why: /^Du hast .*, und \w+ passt/,
      follows: /^10.: der Stapel brennt, du ziehst 1 Karte nach, du bist noch einmal dran$/,
    },
  }[language];
  for (const form of [why, follows]) expect(said.some((text) => form.test(text))).toBe(true);
});
