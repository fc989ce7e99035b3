import { describe, expect, it } from 'vitest';
import type { LessonView } from '../../src/protocol/lessons.ts';
import { LANGUAGES } from '../../src/protocol/look.ts';
import { courseFor } from '../../src/table/lessons.ts';
import { PRESETS, VARIANT_IDS } from '../../src/variants/index.ts';
import { markOf, type SaidFeedback, sayFeedback, sayUnder, verdictOn } from '../../src/words/say/feedback.ts';
import { areHandCards, sayChoice, sayWhy } from '../../src/words/say/lessons.ts';
import { wordsFor } from '../../src/words/tables.ts';

const courses = VARIANT_IDS.map((rules) => courseFor({ rules, options: {}, seed: 5 }, PRESETS)!.lessons);
const palace = courses[VARIANT_IDS.indexOf('palace')]!;
const lessonOf = (id: string): LessonView => palace.find((lesson) => lesson.id === id)!;

/** A lesson in which several cards don't fit under an invisible one. */
const invisible = courses
  .flat()
  .find(
    ({ choices }) =>
      choices.filter(({ ruling }) => ruling?.breaches.some(({ why }) => why?.is === 'under')).length > 1,
  )!;

const rightOnes = ({ choices }: LessonView): number[] =>
  choices.flatMap(({ right }, number) => (right ? [number] : []));

/** What is told to whoever chose these, counted from 1. */
const told = (
  id: string,
  chosen: readonly number[],
  language: 'en' | 'de' = 'en',
  isTaught = false,
): SaidFeedback =>
  sayFeedback(wordsFor(language, 'family'), lessonOf(id), {
    chosen: chosen.map((number) => number - 1),
    isTaught,
  });

describe('an answer is told first what was wrong about it', () => {
  // 5♣ 6♠ 8♦ K♠ A♣ upon 7♣, and of equal cards 9♦ J♣ Q♠ K♦ A♣ upon J♥.
  it.each<[string, readonly number[], 'en' | 'de', readonly string[]]>([
    ['beat.direction/1', [3, 4, 5], 'en', []],
    ['beat.direction/1', [3], 'en', ['You missed K♠ and A♣.']],
    ['beat.equal', [4, 5], 'de', ['Du hast B♣ und D♠ übersehen.']],
    ['beat.direction/1', [1, 3, 4, 5], 'en', ['Not allowed: 5♣ is lower than the 7♣.']],
    ['beat.direction/1', [2, 4, 5], 'en', ['You missed 8♦.', 'Not allowed: 6♠ is lower than the 7♣.']],
    ['beat.direction/1', [1, 2, 3, 4, 5], 'en', ['Not allowed: 5♣ and 6♠ are too low.']],
    [
      'pickUp',
      [4],
      'en',
      ['You missed “Pick up the pile”.', expect.stringMatching(/^“Pass” isn’t allowed\. /)],
    ],
    // Of one answer, why it isn’t right, before the one that is.
    ['refill/1', [1], 'en', ['Without drawing you’d hold 2. The right answer: 1.']],
    [
      'special[T].does',
      [2],
      'de',
      ['„Bo ist dran“ stimmt nicht. Richtig ist: Der Stapel brennt und du bist noch einmal dran.'],
    ],
    ['well.keep', [2], 'en', ['You’ll miss that card later. Better: 8♥.']],
  ])('%s, %j, in %s', (id, chosen, language, mistakes) => {
    expect(told(id, chosen, language).mistakes).toEqual(mistakes);
  });

  it('every move that was missed is named', () => {
    const lessons = courses
      .flat()
      .filter((one) => one.many && rightOnes(one).length > 2 && !areHandCards(one));
    expect(lessons.length).toBeGreaterThan(0);
    for (const lesson of lessons) {
      const [first, ...missed] = rightOnes(lesson);
      const words = wordsFor('en', 'family');
      const { mistakes } = sayFeedback(words, lesson, { chosen: [first!], isTaught: false });
      for (const number of missed)
        expect(mistakes[0]).toContain(`“${sayChoice(words, lesson, lesson.choices[number]!)}”`);
    }
  });

  it.each<[id: string, chosen: readonly number[], why: string]>([
    // A right answer: the reason of the first card that doesn’t fit, and the rule.
    ['beat.direction/1', [3, 4, 5], '5♣ and 6♠ are too low.'],
    // A mistake tells its reason.
    ['beat.direction/1', [1, 3], ''],
    ['pickUp', [3], '3♦ is lower than the 8♠.'],
    ['pickUp', [1], ''],
    // The answer itself says what happens, and the rule why.
    ['special[T].does', [1], ''],
    ['special[T].does', [4], ''],
    ['refill/1', [2], 'You still hold 2 cards, and 1 more makes 3.'],
    ['blind', [1], '3♠ is lower than the 4♦.'],
  ])('and then one reason and the rule: %s, %j', (id, chosen, why) => {
    expect(told(id, chosen)).toMatchObject({ why, rules: [expect.stringMatching(/^\p{Lu}\p{Ll}* .*[.]$/u)] });
  });
});

it.each([
  ['well.keep', [2], 'notBest'],
  ['beat.direction/1', [1, 3], 'wrong'],
  ['beat.direction/1', [3], 'wrong'],
  ['refill/1', [2], 'right'],
])('the verdict on %s, %j is %s', (id, chosen, verdict) => {
  const lesson = lessonOf(id);
  expect(
    verdictOn(
      lesson,
      chosen.map((number) => number - 1),
    ),
  ).toBe(verdict);
});

it('a rule that stands on the slip of the lesson is not told again', () => {
  expect(told('refill/1', [1], 'en', true).rules).toEqual([]);
});

it.each(LANGUAGES)('a right answer gets a sentence, and none a number of a rule, in %s', (language) => {
  const words = wordsFor(language, 'family');
  for (const lesson of courses.flat())
    for (const isTaught of [true, false])
      for (const chosen of [rightOnes(lesson), ...lesson.choices.map((_, number) => [number])]) {
        const { mistakes, why, rules } = sayFeedback(words, lesson, { chosen, isTaught });
        const said = [...mistakes, why, ...rules].join(' ');
        expect(said, lesson.id).toMatch(/\p{L}{2}/u);
        expect(said).not.toMatch(/\b\p{Lu}{2}-\d/u);
      }
});

it('a cause that several cards share is said once', () => {
  const all = invisible.choices.map((_, number) => number);
  const { mistakes } = sayFeedback(wordsFor('en', 'family'), invisible, { chosen: all, isTaught: false });
  expect(mistakes.join(' ').split('on it is invisible.').length - 1).toBe(1);
});

it.each(LANGUAGES)('nothing that an answer is told is said twice, in %s', (language) => {
  const words = wordsFor(language, 'family');
  for (const lesson of courses.flat())
    for (const chosen of [rightOnes(lesson), ...lesson.choices.map((_, number) => [number])]) {
      const { mistakes, why, rules } = sayFeedback(words, lesson, { chosen, isTaught: false });
      const said = [...mistakes, why, ...rules].filter((text) => text !== '').join(' ');
      const sentences = said.split(/(?<=[.]) /).map((one) => one.replace(/^.*: /, '').toLowerCase());
      expect(new Set(sentences).size, `${lesson.id}: ${said}`).toBe(sentences.length);
    }
});

it.each(LANGUAGES)(
  'a wrong answer is told why, also where the rule stands on the slip, in %s',
  (language) => {
    const words = wordsFor(language, 'family');
    for (const lesson of courses.flat().filter(({ many }) => !many))
      for (const [number, { right }] of lesson.choices.entries()) {
        if (right) continue;
        const { mistakes, why } = sayFeedback(words, lesson, { chosen: [number], isTaught: true });
        // A refused move has its own reason among the mistakes.
        expect(why !== '' || mistakes.length > 1, `${lesson.id} ${number}: ${mistakes.join(' ')}`).toBe(true);
      }
  },
);

it.each([
  [['3'], [1], 'Nobody has a 3. Only Bo has a 4.'],
  [[], [1, 2], 'Bo and Cy have a 4; clockwise from Di Bo comes first.'],
] as const)('that nobody has %j and seats %j have the next says who starts', (missing, seats, why) => {
  const first = palace.find(({ asked }) => asked === 'starts')!;
  const { mistakes, ...said } = sayFeedback(
    wordsFor('en', 'family'),
    { ...first, missing: [...missing], holders: { card: null, ranks: ['4'], seats: [...seats] } },
    { chosen: [3], isTaught: true },
  );
  expect([mistakes, said.why]).toEqual([['Di doesn’t have a 4. The right answer: Bo.'], why]);
});

it.each(LANGUAGES)('of what follows the whole answer is quoted that was given, in %s', (language) => {
  const words = wordsFor(language, 'family');
  const asked = courses.flat().filter((lesson) => lesson.asked === 'follows');
  expect(asked.length).toBeGreaterThan(0);
  for (const lesson of asked)
    for (const [number, choice] of lesson.choices.entries()) {
      const quote = words.lessons.notSo(sayChoice(words, lesson, choice).replace(/[.]$/, ''));
      const [mistake = ''] = sayFeedback(words, lesson, { chosen: [number], isTaught: true }).mistakes;
      const isSaid = mistake.startsWith(quote) || mistake.startsWith(words.lessons.notAll);
      expect(isSaid, mistake).toBe(!choice.right);
    }
});

it.each([
  ['en', 'By these rules nobody draws.'],
  ['de', 'Nach diesen Regeln zieht niemand nach.'],
] as const)('where nobody draws, that is the reason why no card is, in %s', (language, why) => {
  const lesson = courses[VARIANT_IDS.indexOf('canteen')]!.find(({ asked }) => asked === 'draws')!;
  const words = wordsFor(language, 'family');
  for (const chosen of lesson.choices.keys())
    expect(sayFeedback(words, lesson, { chosen: [chosen], isTaught: true }).why).toBe(why);
  const wrong = lesson.choices.findIndex(({ right }) => !right);
  const { mistakes } = sayFeedback(words, lesson, { chosen: [wrong], isTaught: true });
  expect(mistakes).toEqual([words.lessons.answerIs('0')]);
});

it.each([
  [
    'jumpIn',
    { jumpIn: 'equal' },
    /^(\S+) equals the top card, so you may play it out of turn\. Bo is next\.$/,
  ],
  [
    'jumpIn',
    { jumpIn: 'identical', 'deck.packs': 2 },
    /^(\S+) is the very card that lies on top, so you may play it out of turn\. Bo is next\.$/,
  ],
  [
    'ofAKind.outOfTurn',
    { 'ofAKind.outOfTurn': true },
    /^(\S+) completes the set, so you may play it out of turn\. The pile burns and you go again\.$/,
  ],
  [
    'set.followUp',
    { 'set.followUp': true },
    /^(\S+) equals the card that you have just played, so you may add it\. Bo is next\.$/,
  ],
] as const)(
  'of a card out of turn it is said why it may be played, and who is next: %s',
  (id, options, why) => {
    const { lessons } = courseFor({ rules: 'palace', options, seed: 5 }, PRESETS)!;
    const lesson = lessons.find((one) => one.id === id)!;
    const words = wordsFor('en', 'family');
    const [right] = rightOnes(lesson);
    const wrong = lesson.choices.findIndex((choice) => !choice.right);
    for (const chosen of [right!, wrong]) {
      const said = sayFeedback(words, lesson, { chosen: [chosen], isTaught: true });
      expect(said.why).toMatch(why);
      expect(why.exec(said.why)?.[1]).toBe(sayChoice(words, lesson, lesson.choices[right!]!));
    }
    // Its rank alone isn't enough for the very card.
    const under = id === 'jumpIn' && options.jumpIn === 'identical' ? 'fits' : 'same rank';
    expect(sayUnder(words, lesson, lesson.choices[right!]!)).toBe(under);
  },
);

it('a swap and a pick-up that were left out are told why they are allowed', () => {
  expect(told('exchange', [1], 'en', true).why).toBe(
    'You may swap more than one card: K♥ and Q♠ are better face up than 5♣ and 7♣.',
  );
  expect(told('pass', [2], 'en', true).why).toBe('You may pick up even if you could play.');
});

it('a pick-up with a face-up card that was left out is told why it is allowed', () => {
  const options = { 'pickUp.addFaceUp': 'always', 'pass.pickUp': 'optional' } as const;
  const { lessons } = courseFor({ rules: 'palace', options, seed: 5 }, PRESETS)!;
  const pass = lessons.find(({ id }) => id === 'pass')!;
  const [first] = rightOnes(pass);
  const said = sayFeedback(wordsFor('en', 'family'), pass, { chosen: [first!], isTaught: true });
  expect(said.mistakes).toEqual([expect.stringMatching(/^You missed “Add \S+ and pick up the pile”\.$/)]);
  expect(said.why).toBe('You may pick up even if you could play.');
});

it.each(LANGUAGES)('every answer to every lesson: right, or told why not, in %s', (language) => {
  const words = wordsFor(language, 'family');
  for (const lesson of courses.flat()) {
    const right = rightOnes(lesson);
    expect(sayFeedback(words, lesson, { chosen: right, isTaught: false }).mistakes, lesson.id).toEqual([]);
    for (const [number, choice] of lesson.choices.entries()) {
      const chosen = lesson.many ? [...right, number] : [number];
      const { mistakes } = sayFeedback(words, lesson, { chosen, isTaught: false });
      // What isn’t even allowed is told as well as what would have been best.
      const isBoth = !lesson.many && choice.ruling?.verdict === 'illegal';
      expect(mistakes.length, `${lesson.id} ${number}`).toBe(choice.right ? 0 : isBoth ? 2 : 1);
      // Only a move that the rules refuse is called not allowed.
      if (markOf(lesson, choice, true) === 'notAllowed') expect(choice.ruling?.verdict).toBe('illegal');
    }
  }
});

it.each([
  ['en', 'can’t be played together: they must be of one rank.'],
  ['de', 'kannst du nicht zusammen legen: Sie müssen den gleichen Rang haben.'],
] as const)(
  'cards of different ranks are named, not what one would do with them, in %s',
  (language, said) => {
    const lesson = lessonOf('set');
    const mixed = lesson.choices.findIndex(({ ruling }) => ruling?.breaches[0]?.code === 'mixedRanks');
    const { mistakes } = sayFeedback(wordsFor(language, 'family'), lesson, {
      chosen: [mixed],
      isTaught: false,
    });
    expect(mistakes.at(-1)).toMatch(new RegExp(`^[^ ]{2,3} [^ ]{2,3} ${said}$`));
  },
);

it('a face-up card that was left out is told why it fits, without the rule on face-down cards', () => {
  const lesson = courses
    .flat()
    .find((one) => one.id.startsWith('faceUp') && one.asked !== 'lay' && rightOnes(one).length > 1)!;
  const chosen = rightOnes(lesson).slice(0, 1);
  const { why } = sayFeedback(wordsFor('en', 'family'), lesson, { chosen, isTaught: true });
  expect(why).toMatch(/^\S+ (is high enough|has the same rank as the top card)[.]$/);
});

it('of lessons on playing well nothing that is allowed is called wrong', () => {
  const marks = courses
    .flat()
    .filter(({ id }) => id.startsWith('well.'))
    .flatMap((lesson) => lesson.choices.map((choice) => markOf(lesson, choice, true)));
  expect(new Set(marks)).toEqual(new Set(['right', 'notBest', 'notAllowed']));
});

it('where cards go lower, an equal one is said not to be lower', () => {
  const blast = courses[VARIANT_IDS.indexOf('blast')]!.find(({ id }) => id === 'beat.equal')!;
  const equal = blast.choices.find(({ ruling }) => ruling?.breaches[0]?.code === 'equalNotAllowed')!;
  expect(sayUnder(wordsFor('en', 'family'), blast, equal)).toBe('not lower');
  expect(sayUnder(wordsFor('de', 'family'), blast, equal)).toBe('nicht niedriger');
  const why = LANGUAGES.map((language) => sayWhy(wordsFor(language, 'family'), blast, equal)?.why ?? '');
  expect(why[0]).toMatch(/ equals the \S+, and equal cards don’t fit here\.$/);
  expect(why[1]).toMatch(/ ist genauso hoch wie \D+\S+, und gleich hohe Karten passen hier nicht\.$/);
});
