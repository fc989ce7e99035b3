import { expect, it } from 'vitest';
import { OWN_EFFECTS, withRanks } from '../../src/engine/rules/effects.ts';
import { LANGUAGES } from '../../src/protocol/look.ts';
import { courseFor } from '../../src/table/lessons.ts';
import { PRESETS, VARIANT_IDS } from '../../src/variants/index.ts';
import { sayCards } from '../../src/words/say/cards.ts';
import {
  areHandCards,
  sayChoice,
  sayLessonName,
  sayMade,
  sayQuestion,
  sayWhy,
} from '../../src/words/say/lessons.ts';
import { wordsFor } from '../../src/words/tables.ts';

const courses = VARIANT_IDS.map((rules) => courseFor({ rules, options: {}, seed: 5 }, PRESETS)!);

it.each(LANGUAGES)('whoever learns is spoken to, and never by the name of the seat, in %s', (language) => {
  const words = wordsFor(language, 'family');
  const said = courses.flatMap(({ lessons }) =>
    lessons.flatMap((lesson) => [
      sayQuestion(words, lesson),
      sayMade(words, lesson),
      ...lesson.choices.flatMap((choice) => [
        sayChoice(words, lesson, choice),
        sayWhy(words, lesson, choice)?.why ?? '',
      ]),
    ]),
  );
  expect(said.filter((text) => /\bAnn\b/.test(text))).toEqual([]);
  const { why, follows } = {
    en: {
      why: /^You can play the /,
      follows: /^allowed, the pile burns, you go again$/,
    },
    de: {
      why: /^Du kannst .* legen/,
      follows: /^erlaubt, der Stapel brennt, du bist noch einmal dran$/,
    },
  }[language];
  for (const form of [why, follows]) expect(said.some((text) => form.test(text))).toBe(true);
});

it.each(LANGUAGES)(
  'a card to lay has a verb where other moves have theirs, and none among cards, in %s',
  (language) => {
    const words = wordsFor(language, 'family');
    for (const lesson of courses.flatMap(({ lessons }) => lessons))
      for (const choice of lesson.choices) {
        if (choice.answer.kind !== 'move' || choice.answer.move.kind !== 'play') continue;
        const isBare = sayChoice(words, lesson, choice) === sayCards(words, choice.answer.move.cards);
        expect(isBare, lesson.id).toBe(areHandCards(lesson));
      }
  },
);

it.each([
  ['en', 'palace', 'Play 9♦ at once', 'Everybody may swap first; nobody plays until everybody is ready.'],
  ['de', 'palace', '9♦ gleich legen', /^Erst dürfen alle tauschen/],
  ['en', 'everything', 'Play 3♥ at once', /^Everybody chooses face-up cards first/],
  ['de', 'everything', '3♥ gleich legen', /^Erst wählen alle ihre offenen Karten/],
] as const)('why no card is laid yet, in %s by the rules of %s', (language, rules, said, why) => {
  const words = wordsFor(language, 'family');
  const lesson = courses[VARIANT_IDS.indexOf(rules)]!.lessons.find(({ id }) => id === 'exchange')!;
  const early = lesson.choices.at(-1)!;
  expect(sayChoice(words, lesson, early)).toBe(said);
  const told = sayWhy(words, lesson, early)!;
  expect(told.why).toMatch(why);
  expect(told.rules).toHaveLength(1);
});

it.each([
  ['en', 'You played 2♦ and go again. What must the next card be?'],
  ['de', 'Du hast 2♦ gelegt und bist noch einmal dran. Was muss die nächste Karte sein?'],
] as const)('whoever learns may have laid the card that lies there, in %s', (language, question) => {
  const lesson = courses[VARIANT_IDS.indexOf('palace')]!.lessons.find(({ asked }) => asked === 'demand')!;
  expect(sayQuestion(wordsFor(language, 'family'), { ...lesson, by: lesson.you })).toBe(question);
});

/** Palace where the 9 has one effect more, for each effect that there is. */
const ofEffects = OWN_EFFECTS.map(
  (name) =>
    courseFor(
      {
        rules: 'palace',
        options: {
          'special[9]': {
            effects: [name === 'choose' ? { choose: ['skip', 'reverse'] } : withRanks(name, [])],
          },
        },
        seed: 5,
      },
      PRESETS,
    )!,
);

it.each(LANGUAGES)(
  'every lesson has a short name of its own, which is not its question, in %s',
  (language) => {
    const words = wordsFor(language, 'family');
    for (const { set, lessons } of [...courses, ...ofEffects]) {
      const names = lessons.map((lesson) => sayLessonName(words, set, lesson));
      expect(new Set(names).size, names.join(' | ')).toBe(names.length);
      expect(names.filter((name) => /[.?!:]/.test(name) || name.length > 60)).toEqual([]);
    }
  },
);

it.each([
  ['en', 'special[3].follows', 'Look under the 3'],
  ['de', 'special[3].follows', 'Unter die 3 schauen'],
  ['en', 'special[T].does', 'Burn the pile with the 10'],
  ['en', 'special[8].does', 'Skip a player with the 8'],
  ['en', 'special[2].asks', 'What is needed after the 2'],
  ['de', 'pickUp', 'Wenn keine Karte passt'],
  ['en', 'set', 'Play several cards at once'],
  ['en', 'set', 'One card at a time', 'canteen'],
  ['de', 'set', 'Immer nur eine Karte', 'canteen'],
] as [language: 'en' | 'de', id: string, name: string, rules?: (typeof VARIANT_IDS)[number]][])(
  'in %s the lesson %s is called “%s”',
  (language, id, name, rules = 'classic') => {
    const { set, lessons } = courses[VARIANT_IDS.indexOf(rules)]!;
    const lesson = lessons.find((one) => one.id === id)!;
    expect(sayLessonName(wordsFor(language, 'family'), set, lesson)).toBe(name);
  },
);

it('counts lessons that were right, and of none says only how many there are', () => {
  const each = LANGUAGES.map((one) => wordsFor(one, 'family').lessons);
  expect([0, 1, 18].map((right) => each.map((words) => words.progress(right, 18)))).toEqual([
    ['18 lessons', '18 Lektionen'],
    ['18 lessons, 1 right', '18 Lektionen, 1 richtig'],
    ['All 18 lessons right', 'Alle 18 Lektionen richtig'],
  ]);
  expect([0, 1].map((right) => each.map((words) => words.soFar(right, 18)))).toEqual([
    ['18 lessons in all.', '18 Lektionen insgesamt.'],
    ['18 lessons in all, 1 right so far.', '18 Lektionen insgesamt, 1 bisher richtig.'],
  ]);
});
