import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/protocol/look.ts';
import { courseFor } from '../../src/table/lessons.ts';
import { PRESETS, VARIANT_IDS } from '../../src/variants/index.ts';
import { sayTaught } from '../../src/words/say/taught.ts';
import { wordsFor } from '../../src/words/tables.ts';

const courseOf = (rules: string) => courseFor({ rules, options: {}, seed: 5 }, PRESETS)!;

/** What is said before each lesson of a course, by its id. */
function taughtIn(rules: string, language: (typeof LANGUAGES)[number] = 'en'): Record<string, string> {
  const { set, lessons } = courseOf(rules);
  const words = wordsFor(language, 'family');
  return Object.fromEntries(lessons.map(({ id }, at) => [id, sayTaught(words, { set, lessons, at })]));
}

describe('what a lesson says before it asks', () => {
  it.each(VARIANT_IDS.flatMap((id) => LANGUAGES.map((language) => [id, language] as const)))(
    '%s, in %s: the rule, unless a lesson before has said it of the very card',
    (id, language) => {
      const told = new Set<string>();
      for (const [lesson, text] of Object.entries(taughtIn(id, language))) {
        if (lesson === 'special.on') for (const [, card] of text.matchAll(/^(\d+): /gm)) told.add(card!);
        const card = /^special\[(.+)\]/.exec(lesson)?.[1]?.replace('T', '10');
        if (text === '') expect([...told], lesson).toContain(card);
        if (card !== undefined) told.add(card);
      }
    },
  );

  it.each(LANGUAGES)('never begins in the middle, in %s', (language) => {
    const texts = VARIANT_IDS.flatMap((id) => Object.values(taughtIn(id, language)));
    expect(texts.filter((text) => /^(Then|Dann)\b/.test(text))).toEqual([]);
  });

  it.each([
    [
      'palace',
      'beat.direction/1',
      'The 2 is the lowest card, the ace the highest. Play a card that is as high as the top card of the pile, or higher.',
    ],
    [
      'palace',
      'special.on',
      '2: Goes on any card and resets the pile: anything goes next.\n10: Goes on any card.',
    ],
    ['palace', 'special[2].asks', ''],
    [
      'palace',
      'special[T].does',
      'Goes on any card and burns the pile: its cards are out of the game. If you burn the pile, you go again and start a new one.',
    ],
    ['reference', 'special[8].does', 'The next player is skipped.'],
    ['canteen', 'set', 'You play one card at a time.'],
    [
      'everything',
      'blind',
      'Once your hand is empty and the stock is gone, take your face-up cards into your hand. Then turn over your face-down cards, one each turn, without looking first. If a face-down card doesn’t fit, you pick it up with the pile, and your turn is over.',
    ],
    ['blast', 'end', 'The first player without cards wins. The others play on for their places.'],
  ])('%s, %s', (rules, lesson, text) => {
    expect(taughtIn(rules)[lesson]).toBe(text);
  });

  // In some games the high cards are the strong ones, in others the low ones.
  it.each(VARIANT_IDS)('%s: how to play well is said without taking high cards for strong ones', (id) => {
    const tips = (language: (typeof LANGUAGES)[number]) =>
      Object.entries(taughtIn(id, language)).flatMap(([lesson, text]) =>
        lesson.startsWith('well.') ? [text] : [],
      );
    expect(tips('en').filter((text) => /\b(high|low)/i.test(text))).toEqual([]);
    expect(tips('de').filter((text) => /hoch|niedrig/i.test(text))).toEqual([]);
  });

  it('a pick-up with a face-up card comes with the rule that asks for one', () => {
    const options = { 'pickUp.addFaceUp': 'always', 'pass.pickUp': 'optional' } as const;
    const { set, lessons } = courseFor({ rules: 'palace', options, seed: 5 }, PRESETS)!;
    const at = lessons.findIndex(({ id }) => id === 'pass');
    expect(sayTaught(wordsFor('en', 'family'), { set, lessons, at })).toBe(
      'If you can’t play, or would rather not, pick up the whole pile. You pick up one of your face-up cards with the pile, if you have any left.',
    );
  });

  it('a lesson that is asked alone says what else was said before it', () => {
    const { set, lessons } = courseOf('palace');
    const alone = lessons.filter(({ id }) => id === 'special[2].asks');
    expect(sayTaught(wordsFor('en', 'family'), { set, lessons: alone, at: 0 })).toBe(
      'Goes on any card and resets the pile: anything goes next.',
    );
  });
});
