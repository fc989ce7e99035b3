import { seededRandom } from '../engine/random.ts';
import type { Rules } from '../engine/rules/rules.ts';
import { exchanging, stacking, starting } from './beginning.ts';
import { makeDesk } from './desk.ts';
import { completing, equal, followUp, jumpingIn, ladder, number, together } from './laying.ts';
import type { Lesson } from './lesson.ts';
import { breakingPair, keeping, puttingFaceUp } from './playing-well.ts';
import { aboutSpecials, goingOnAny } from './specials.ts';
import { able, burningSet, drawing, mirroredSet, skippingPair, taking, unable } from './turn.ts';
import { adding, blind, ending, lastCard, takenUp, zones } from './zones.ts';

/** As many as somebody answers in one go. */
const MOST = 18;

/** What is left out first where there would be more: what other lessons show as well. */
const LEFT_OUT: readonly string[] = ['refill/2', 'beat.direction/2', 'faceUp/1', 'first', 'pass', 'refill/1'];

const found = (lessons: readonly (Lesson | null)[]): Lesson[] => lessons.filter((lesson) => lesson !== null);

/** The lessons without this many of those that can be spared, beginning with those named first. */
function shortened(lessons: readonly Lesson[], spare: readonly string[]): readonly Lesson[] {
  const [first, ...others] = spare;
  if (first === undefined || lessons.length <= MOST) return lessons;
  return shortened(
    lessons.filter(({ id }) => id !== first),
    others,
  );
}

/**
 * A course of short lessons about a rule set, easy ones first: made of its data alone, every answer decided by the
 * engine, and what is best by how bots play. The same seed gives the same course; another one asks the same things about other cards. It has eighteen
 * lessons at most, more only if more cards than that have a power: each of them is asked about. Empty where the rules
 * can't be dealt.
 */
export function makeLessons(rules: Rules, seed: number): readonly Lesson[] {
  const desk = makeDesk(rules, seededRandom(seed));
  if (desk === null) return [];
  const specials = aboutSpecials(desk);
  const lessons = found([
    ...ladder(desk),
    equal(desk),
    together(desk),
    number(desk),
    goingOnAny(desk),
    ...specials.flat(),
    unable(desk),
    able(desk),
    burningSet(desk),
    mirroredSet(desk),
    completing(desk),
    followUp(desk),
    jumpingIn(desk),
    skippingPair(desk),
    ...drawing(desk),
    taking(desk),
    adding(desk),
    ...zones(desk),
    takenUp(desk),
    blind(desk),
    lastCard(desk),
    ending(desk),
    exchanging(desk),
    stacking(desk),
    starting(desk),
    puttingFaceUp(desk),
    keeping(desk),
    breakingPair(desk),
  ]);
  // One lesson of each special card stays at any length, and so does the one about what it may not be played on.
  const seconds = specials.flatMap((told) =>
    told.slice(1).flatMap(({ id }) => (/[.](on|notOn)$/.test(id) ? [] : [id])),
  );
  return shortened(lessons, [...seconds, ...LEFT_OUT]);
}
