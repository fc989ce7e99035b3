import * as v from 'valibot';
import {
  type Card,
  isCard,
  isPlayed,
  type PileSlot,
  RANKS,
  type Rank,
  type Slot,
  UNKNOWN,
} from '../engine/cards.ts';
import type { QuestionAsked } from '../lessons/lesson.ts';
import { options } from './options.ts';
import { ruleSet } from './rules.ts';
import { demandView, effectView, moveView, offerView, rulingView } from './view.ts';

/** What screens and the host say to each other about learning a rule set. */

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const card = v.custom<Card>((text) => typeof text === 'string' && isCard(text));
const slot = v.custom<Slot>((text) => typeof text === 'string' && (text === UNKNOWN || isCard(text)));
const pileSlot = v.custom<PileSlot>(
  (text) => typeof text === 'string' && (text === UNKNOWN || isPlayed(text)),
);
const rank = v.custom<Rank>((text) => RANKS.some((one) => one === text));
const rulesId = v.pipe(v.string(), v.maxLength(64));
const lessonId = v.pipe(v.string(), v.maxLength(64));

const answerView = v.variant('kind', [
  /** `from`: cards that are to come from the table and not from the hand. */
  v.object({ kind: v.literal('move'), move: moveView, from: v.nullable(v.literal('faceUp')) }),
  v.object({
    kind: v.literal('follows'),
    burn: v.boolean(),
    /** Whom the turn passes over on its way to the next among them. */
    effects: v.array(effectView),
    again: v.picklist(['no', 'may', 'must', 'choose']),
    next: v.nullable(count),
    takes: count,
    stands: v.boolean(),
    out: v.boolean(),
  }),
  v.object({
    kind: v.literal('asks'),
    bound: v.nullable(
      v.object({ kind: v.picklist(['atLeast', 'above', 'atMost', 'below']), rank: v.string() }),
    ),
    colour: v.nullable(v.picklist(['black', 'red'])),
    only: v.nullable(v.array(v.string())),
    /** What fits besides, whatever lies there. */
    always: v.array(v.string()),
  }),
  v.object({ kind: v.literal('seat'), seat: count }),
  v.object({ kind: v.literal('count'), count }),
]);
export type AnswerView = v.InferOutput<typeof answerView>;

const choiceView = v.object({
  answer: answerView,
  right: v.boolean(),
  /** Of a move: why, or what follows. */
  ruling: v.nullable(rulingView),
  /** Of a move that is allowed: whose turn it is then. */
  next: v.nullable(count),
});
export type ChoiceView = v.InferOutput<typeof choiceView>;

const seatView = v.object({
  name: v.string(),
  /** The hand cards that are shown. */
  hand: v.array(card),
  /** How many there are. */
  held: count,
  faceUp: v.array(v.nullable(slot)),
  faceDown: v.array(count),
});
export type LessonSeat = v.InferOutput<typeof seatView>;

/** A lesson with its answers, so that a page says at once what is right and why. */
export const lessonView = v.object({
  /** The same for every seed: what progress is kept by. */
  id: v.string(),
  /** The rules that it is about, and their texts. */
  rules: v.array(v.object({ rule: v.string(), ruleText: v.nullable(v.string()) })),
  asked: v.custom<QuestionAsked>((code) => typeof code === 'string'),
  /** Whether several answers may be right. */
  many: v.boolean(),
  /** Where the cards lie that decide who starts; none for any other question. */
  zones: v.array(v.picklist(['faceUp', 'hand'])),
  seats: v.array(seatView),
  /** The seat of the person who is asked. */
  you: count,
  dealer: count,
  direction: v.picklist(['clockwise', 'counterclockwise']),
  turn: v.nullable(count),
  pile: v.array(pileSlot),
  /** What it demands of the next card; null before play. */
  demand: v.nullable(demandView),
  /** Cards to be drawn. */
  stock: count,
  /** Whether anybody draws from them after a play. */
  refills: v.boolean(),
  /** Who played the cards on top of the pile, and which these are. */
  by: v.nullable(count),
  laid: v.array(pileSlot),
  /** The card that it is about, where it is about one. */
  about: v.nullable(card),
  /** The ruling on the move that is asked about; null where the choices are moves, and before play. */
  made: v.nullable(rulingView),
  /** What was chosen of the card on top of the pile. */
  chose: v.exactOptional(offerView),
  /** Where it is asked who starts: the ranks that would go first and that nobody has. */
  missing: v.array(rank),
  /** There too, where a card decides: it, or the ranks of which any does, and who has one, the one who starts first. */
  holders: v.nullable(v.object({ card: v.nullable(card), ranks: v.array(rank), seats: v.array(count) })),
  choices: v.array(choiceView),
});
export type LessonView = v.InferOutput<typeof lessonView>;

const learnt = v.object({
  /** Answered right at the first try, and at any. */
  first: v.boolean(),
  right: v.boolean(),
  /** Milliseconds since 1970. */
  at: v.number(),
});

/** How far somebody is with the lessons of a rule set. */
export const rulesProgress = v.object({
  /** How many lessons its course had last; 0 before there was one. */
  of: count,
  lessons: v.record(v.string(), learnt),
  /** The ids of all its lessons, in their order; none of a course that was kept before they were. */
  course: v.optional(v.array(v.string()), []),
  /** A first round with help was played to its end. */
  round: v.optional(v.boolean(), false),
});
export type RulesProgress = v.InferOutput<typeof rulesProgress>;

/** By the ids of rule sets. */
export const progressView = v.record(v.string(), rulesProgress);
export type ProgressView = v.InferOutput<typeof progressView>;

const seed = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffff_ffff));

const coursePlace = v.object({
  rules: rulesId,
  seed,
  only: v.nullable(v.array(v.string())),
  at: count,
  chosen: v.array(count),
  checked: v.boolean(),
  results: v.record(v.string(), v.boolean()),
});
/** Where somebody is in a course, without its lessons: these follow from the rules and the seed. */
export type CoursePlace = v.InferOutput<typeof coursePlace>;

/** A place in a course that was kept somewhere; null where it is none. */
export function readCoursePlace(kept: unknown): CoursePlace | null {
  const read = v.safeParse(coursePlace, kept);
  return read.success ? read.output : null;
}

/** What a screen on the table's own machine may say. */
export const lessonMessages = [
  /** Asks for a course; answered to this screen alone, like the next two. The seed chooses the cards. */
  v.strictObject({
    type: v.literal('lessons'),
    rules: rulesId,
    options,
    seed,
  }),
  /** Asks how far one is with each rule set. */
  v.strictObject({ type: v.literal('progress') }),
  /** A lesson was answered. */
  v.strictObject({
    type: v.literal('answered'),
    rules: rulesId,
    lesson: lessonId,
    right: v.boolean(),
    of: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(64)),
  }),
] as const;

export type LessonMessage = v.InferOutput<(typeof lessonMessages)[number]>;

export const lessonAnswers = [
  /** The course that a screen asked for, and the complete rule set that it is about. */
  v.strictObject({
    type: v.literal('lessons'),
    rules: v.string(),
    set: ruleSet,
    lessons: v.array(lessonView),
  }),
  v.strictObject({ type: v.literal('progress'), progress: progressView }),
] as const;
