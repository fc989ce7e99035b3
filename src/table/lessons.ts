import { isKnown } from '../engine/cards.ts';
import { missingToStart, startingZones, startQuestions } from '../engine/first.ts';
import type { Move } from '../engine/move.ts';
import { type Options, resolveRules } from '../engine/rules/resolve.ts';
import type { Rulebook } from '../engine/rules/rulebook.ts';
import type { RuleSet } from '../engine/rules/schema.ts';
import type { Ruling } from '../engine/ruling.ts';
import { drawable, nextActive, type SeatNumber, type State } from '../engine/state.ts';
import { makeLessons } from '../lessons/course.ts';
import { type Answer, type Asks, type Choice, type Follows, type Lesson, MANY } from '../lessons/lesson.ts';
import type { AnswerView, ChoiceView, LessonSeat, LessonView } from '../protocol/lessons.ts';
import type { RulingView } from '../protocol/view.ts';
import { alwaysBeside, demandView, ruleText } from './demand-view.ts';
import { choseView, effectViews, moveView, rulingView, skipViews } from './ruling-view.ts';

/** The ruling on a move of a lesson, in the shape in which every ruling is shown. */
function shown(state: State, move: Move, ruling: Ruling): RulingView | null {
  const isLegal = ruling.verdict !== 'illegal';
  const events = isLegal ? ruling.events : [];
  const entry = { kind: 'move', move, ifIllegal: 'takenBack' } as const;
  return rulingView({ entry, ruling, events, before: state, after: isLegal ? ruling.after : state }, 0, true);
}

/** The seats that are skipped between the mover and the next. */
function passedOver(state: State, you: SeatNumber, follows: Follows): SeatNumber[] {
  const { burn, effects, again, next } = follows;
  const turned = effects.some(({ effect }) => effect === 'reverse');
  if (next === null || burn || turned || again !== 'no') return [];
  const passed: SeatNumber[] = [];
  let seat = nextActive(state, you);
  while (seat !== next && !passed.includes(seat)) {
    passed.push(seat);
    seat = nextActive(state, seat);
  }
  return passed;
}

/** What a demand that is an answer says, with what fits besides as at any table: an answer is not to deny it. */
function asksView(state: State, { bound, colour, only }: Asks): AnswerView {
  const height = bound === null ? 0 : state.rules.of[bound.rank].height;
  const needed = { bound: bound && { ...bound, height }, colour, size: 1 };
  return { kind: 'asks', bound, colour, only: only && [...only], always: alwaysBeside(state, needed) };
}

function answerView({ state, you }: Lesson, answer: Answer): AnswerView {
  switch (answer.kind) {
    case 'move': {
      const { move } = answer;
      const from = move.kind === 'play' && move.from === 'faceUp' ? 'faceUp' : null;
      return { kind: 'move', move: moveView(move), from };
    }
    case 'follows': {
      const { follows } = answer;
      const effects = [...effectViews(follows.effects), ...skipViews(passedOver(state, you, follows))];
      return { kind: 'follows', ...follows, effects };
    }
    case 'asks':
      return asksView(state, answer.asks);
    default:
      return answer;
  }
}

const choiceView = (lesson: Lesson, { answer, right, ruling }: Choice): ChoiceView => ({
  answer: answerView(lesson, answer),
  right,
  ruling: ruling !== null && answer.kind === 'move' ? shown(lesson.state, answer.move, ruling) : null,
  next: ruling !== null && ruling.verdict !== 'illegal' ? ruling.after.turn : null,
});

/** Other hands are shown where it is asked who starts: then they decide. */
const seatViews = ({ state, you, asked }: Lesson): LessonSeat[] =>
  state.seats.map(({ name, hand, faceUp, faceDown }, seat) => ({
    name,
    hand: seat === you || asked === 'starts' ? hand.filter(isKnown) : [],
    held: hand.length,
    faceUp: [...faceUp],
    faceDown: faceDown.map((stack) => stack.length),
  }));

/** Who has the card that decides who starts; null where the rules name somebody. */
function holdersIn(state: State): LessonView['holders'] {
  const { card = null, ranks = [], holders = [] } = startQuestions(state).at(-1) ?? {};
  return holders.length === 0 ? null : { card, ranks: [...ranks], seats: [...holders] };
}

/** What the pile demands, without the cards that go on anything until a lesson has told of them. */
function neededView(state: State, isPlain: boolean): LessonView['demand'] {
  if (state.phase !== 'play') return null;
  return isPlain ? { ...demandView(state), always: [] } : demandView(state);
}

function lessonView(lesson: Lesson, isPlain: boolean): LessonView {
  const { id, rules, asked, state, you, about, made, choices } = lesson;
  return {
    id,
    rules: rules.map((rule) => ({ rule, ruleText: ruleText(state.rules, rule) })),
    asked,
    many: MANY.includes(asked),
    zones: asked === 'starts' ? [...startingZones(state)] : [],
    seats: seatViews(lesson),
    you,
    dealer: state.dealer,
    direction: state.direction,
    turn: state.turn,
    pile: [...state.pile],
    demand: neededView(state, isPlain),
    stock: drawable(state),
    refills: state.rules.set.refill.mode !== 'none',
    by: state.lastPlay?.seat ?? null,
    laid: state.lastPlay === null ? [] : state.pile.slice(-state.lastPlay.count),
    about,
    made: made && shown(state, made.move, made.ruling),
    ...choseView(state.rules, state.pile),
    missing: asked === 'starts' ? missingToStart(state) : [],
    holders: asked === 'starts' ? holdersIn(state) : null,
    choices: choices.map((choice) => choiceView(lesson, choice)),
  };
}

/** Lessons, and the complete rule set that they are about. */
export interface CourseView {
  readonly set: RuleSet;
  readonly lessons: LessonView[];
}

/** The course of a rule set with these options; null if there is none, or they can't be chosen together. */
export function courseFor(
  { rules, options, seed }: { readonly rules: string; readonly options: Options; readonly seed: number },
  { find, ids }: Rulebook,
): CourseView | null {
  const resolved = ids.includes(rules) ? resolveRules(rules, options, find) : null;
  if (resolved?.ok !== true) return null;
  const lessons = makeLessons(resolved.value, seed);
  // Where no lesson tells of special cards every one shows all of it.
  const plain = lessons.findIndex(({ topic }) => topic.startsWith('special'));
  return { set: resolved.value.set, lessons: lessons.map((lesson, i) => lessonView(lesson, i < plain)) };
}
