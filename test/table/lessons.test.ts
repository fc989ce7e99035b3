import { describe, expect, test } from 'vitest';
import { rankOf } from '../../src/engine/cards.ts';
import type { LessonView } from '../../src/protocol/lessons.ts';
import { courseFor } from '../../src/table/lessons.ts';
import { findVariant, VARIANT_IDS } from '../../src/variants/index.ts';

const SEEDS = Array.from({ length: 20 }, (_, i) => i + 1);

/** The lesson on who starts, by many seeds. */
const starting = (rules: string): LessonView[] =>
  SEEDS.flatMap((seed) => {
    const course = courseFor(
      { rules, options: {}, seed },
      { find: findVariant, ids: VARIANT_IDS, files: [] },
    );
    return course?.lessons.filter(({ asked }) => asked === 'starts') ?? [];
  });

/** The ranks that are shown where the question lets one look. */
const shownRanks = ({ seats, zones }: LessonView): readonly unknown[] =>
  seats.flatMap((seat) =>
    zones.flatMap((zone) => seat[zone].map((slot) => (slot === null || slot === '??' ? null : rankOf(slot)))),
  );

describe('the lesson on who starts shows what decides it', () => {
  test.each([
    ['encyclopedia', ['faceUp', 'hand']],
    ['palace', ['hand']],
    ['threes', ['hand']],
  ])('%s: %s', (rules, zones) => {
    const lessons = starting(rules);
    expect(lessons.length).toBeGreaterThan(0);
    for (const lesson of lessons) expect(lesson.zones).toEqual(zones);
  });

  test.each(['encyclopedia', 'palace', 'threes'])('%s: no rank is missing that somebody has', (rules) => {
    for (const lesson of starting(rules))
      expect(shownRanks(lesson).filter((rank) => lesson.missing.some((one) => one === rank))).toEqual([]);
  });

  test('of a rule in several sentences the one that decides is told', () => {
    const told = starting('encyclopedia').flatMap(({ rules }) => rules.map(({ rule }) => rule));
    expect(new Set(told)).toEqual(new Set(['EN-08', 'EN-09', 'EN-10'].filter((rule) => told.includes(rule))));
    expect(new Set(told).size).toBeGreaterThan(1);
  });
});

test('no answer about what is needed denies a card that always fits', () => {
  const asked = SEEDS.flatMap((seed) => {
    const course = courseFor(
      { rules: 'palace', options: {}, seed },
      { find: findVariant, ids: VARIANT_IDS, files: [] },
    );
    return course?.lessons.filter((lesson) => lesson.asked === 'demand') ?? [];
  });
  const bounds = asked.flatMap(({ choices }) =>
    choices.flatMap(({ answer }) => (answer.kind === 'asks' && answer.bound !== null ? [answer] : [])),
  );
  expect(bounds.length).toBeGreaterThan(0);
  // A 2 and a ten go on anything: both are named, or none where the bound has them already.
  for (const { bound, always } of bounds) {
    const hasBoth = bound!.kind === 'atMost' && /[TJQKA]/.test(bound!.rank);
    const named = ['2', 'T'].filter((kind) => kind !== bound!.rank);
    expect({ bound, always }).toEqual({ bound, always: hasBoth ? [] : named });
  }
});

test.each(VARIANT_IDS)(
  '%s: what goes on anything is left out of the demand until a lesson told of it',
  (rules) => {
    const course = courseFor(
      { rules, options: {}, seed: 1 },
      { find: findVariant, ids: VARIANT_IDS, files: [] },
    );
    const lessons = course?.lessons ?? [];
    const first = lessons.findIndex(({ id }) => id.startsWith('special'));
    const told = first === -1 ? 0 : first;
    const always = lessons.map(({ demand }) => demand?.always ?? []);
    expect(always.slice(0, told).flat()).toEqual([]);
    const goesOnAny = Object.values(course?.set.special ?? {}).some((power) => power?.on === 'any');
    expect(always.slice(told).flat().length > 0).toBe(goesOnAny);
  },
);
