import type { LessonView, ProgressView, RulesProgress } from '../../protocol/lessons.ts';
import type { RuleSetView } from '../../protocol/lobby.ts';
import type { ClientMessage, ServerMessage } from '../../protocol/messages.ts';
import { GRACE, type Occupant } from '../../protocol/play.ts';
import type { TableSetup } from '../../protocol/setup.ts';
import { isStandIn } from '../../words/stand-in.ts';
import { lastAt } from './draft.ts';
import type { Effect } from './effect.ts';
import type { PageState } from './page.ts';
import {
  backTo,
  type Course,
  change,
  type FirstRound,
  FRESH,
  find,
  type OnRoute,
  on,
  push,
  type ScreenAt,
} from './route.ts';

/** The course that somebody takes, wherever it is on the route; null if there is none. */
export const courseOf = (state: OnRoute): Course | null => on(state, 'learn').course;

function inCourse(state: PageState, changed: Partial<Course>): Effect | null {
  const course = courseOf(state);
  return course && { show: change(state, 'learn', { course: { ...course, ...changed } }) };
}

/** The lesson that is asked now; null before there are any, and at the end. */
function lessonNow(state: PageState): LessonView | null {
  const course = courseOf(state);
  return course?.lessons?.[course.at] ?? null;
}

interface CourseWish {
  /** Only lessons about these rules, or of these ids; all, if null. */
  readonly only?: readonly string[] | null;
  /** Where it was left; once all lessons were answered, those that were not right. */
  readonly resumes?: boolean;
  /** Whether it leads back to the screen where it was begun, and not to the rule sets to learn. */
  readonly returns?: boolean;
}

const asking = ({ rules, seed }: Pick<Course, 'rules' | 'seed'>) =>
  ({ type: 'lessons', rules, options: {}, seed }) as const satisfies ClientMessage;

/** Asks for the lessons of a course whose lessons haven't come; null if there is none. */
export function askAgain(state: PageState): ClientMessage | null {
  const course = courseOf(state);
  return course === null || course.lessons !== null ? null : asking(course);
}

/** Begins a course; another seed asks about other cards. */
export const startCourse = (
  state: PageState,
  rules: string,
  seed: number,
  { only = null, resumes = false, returns = false }: CourseWish = {},
): Effect => ({
  send: asking({ rules, seed: seed % 2 ** 32 }),
  show: push(state, {
    ...FRESH.learn,
    course: {
      rules,
      seed: seed % 2 ** 32,
      only,
      resumes,
      from: returns ? state.route : (courseOf(state)?.from ?? null),
      lessons: null,
      set: null,
      all: [],
      at: 0,
      chosen: [],
      cursor: null,
      checked: false,
      results: {},
    },
  }),
});

/**
 * Where somebody goes on: at the first lesson that was never answered; once all were, with those alone that were not
 * right, after the one that was answered last, and with the whole course if all were right.
 */
function goingOn(
  lessons: readonly LessonView[],
  known: RulesProgress['lessons'] = {},
): Pick<Course, 'only' | 'at'> {
  const at = lessons.findIndex(({ id }) => known[id] === undefined);
  if (at !== -1) return { only: null, at };
  const wrong = lessons.filter(({ id }) => known[id]?.right === false);
  const last = Math.max(...lessons.map(({ id }) => known[id]!.at));
  const left = lessons.findLastIndex(({ id }) => known[id]!.at === last);
  const next = wrong.findIndex((lesson) => lessons.indexOf(lesson) > left);
  return { only: wrong.length > 0 ? wrong.map(({ id }) => id) : null, at: Math.max(0, next) };
}

/** The game to begin with for people who know none of them, and the one that most people play. */
const FIRST_GAMES: readonly string[] = ['palace', 'classic'];

/** From this many special cards on a rule set is of medium hardness, or hard. */
const [MEDIUM, HARD] = [4, 6] as const;

/** How much there is to remember, from 1 to 3: by how many cards do something. */
export function hardnessOf({ specials }: RuleSetView): 1 | 2 | 3 {
  if (specials.length < MEDIUM) return 1;
  return specials.length < HARD ? 2 : 3;
}

/** How many lessons were right once. */
export const rightOnes = ({ lessons }: RulesProgress): number =>
  Object.values(lessons).filter(({ right }) => right).length;

/** Whether every lesson of a course that was begun was right once. */
export const isLearnt = (known: RulesProgress | undefined): boolean =>
  known !== undefined && known.of > 0 && rightOnes(known) >= known.of;

/** When its last lesson was answered, in milliseconds since 1970; 0 where none was. */
const lastAnswer = (known: RulesProgress | undefined): number =>
  Math.max(0, ...Object.values(known?.lessons ?? {}).map(({ at }) => at));

/** The rule sets in the order in which to learn them: the first games, then the easy ones. */
function inOrder(rules: readonly RuleSetView[]): readonly RuleSetView[] {
  const firstness = ({ id }: RuleSetView) => (FIRST_GAMES.includes(id) ? FIRST_GAMES.indexOf(id) : Infinity);
  return rules.toSorted((one, other) =>
    firstness(one) === firstness(other)
      ? hardnessOf(one) - hardnessOf(other)
      : firstness(one) - firstness(other),
  );
}

/** The course to go on with, and how. */
interface NextCourse {
  readonly rules: string;
  /** The first lesson without an answer, from 1; null where none was answered, or all. */
  readonly lesson: number | null;
  /** How many are to be repeated; 0 while there are lessons without an answer. */
  readonly again: number;
}

/** The course to go on with: the one that was begun last and isn't learnt; null if there is none. */
export function courseToGoOn(
  rules: readonly RuleSetView[],
  progress: ProgressView | null,
): NextCourse | null {
  const [last] = rules
    .flatMap(({ id }) => {
      const known = progress?.[id];
      return known === undefined || known.of === 0 || isLearnt(known) ? [] : [{ id, known }];
    })
    .toSorted((one, other) => lastAnswer(other.known) - lastAnswer(one.known));
  if (last === undefined) return null;
  const { id, known } = last;
  const answered = Object.keys(known.lessons).length;
  if (answered >= known.of) return { rules: id, lesson: null, again: answered - rightOnes(known) };
  const open = known.course.findIndex((lesson) => known.lessons[lesson] === undefined);
  // Of a course that was kept without its lessons it is known only how many were answered.
  return { rules: id, lesson: (open === -1 ? answered : open) + 1, again: 0 };
}

/** That course, else the first of those not begun, or of all if each is learnt; null while there are no rule sets. */
export function nextToLearn(rules: readonly RuleSetView[], progress: ProgressView | null): NextCourse | null {
  const all = inOrder(rules);
  const first = all.find(({ id }) => !isLearnt(progress?.[id])) ?? all[0];
  return (
    courseToGoOn(rules, progress) ??
    (first === undefined ? null : { rules: first.id, lesson: null, again: 0 })
  );
}

/** How far a rule set is learnt: the one to go on with, people’s own, others that were begun, those not begun, and those learnt. */
export const STAGES = ['next', 'own', 'begun', 'fresh', 'done'] as const;
export type Stage = (typeof STAGES)[number];

function stageOf({ id, own }: RuleSetView, progress: ProgressView | null, next: string | undefined): Stage {
  const known = progress?.[id];
  if (id === next) return 'next';
  if (own) return 'own';
  if (known === undefined || known.of === 0) return known?.round === true ? 'begun' : 'fresh';
  return isLearnt(known) ? 'done' : 'begun';
}

/**
 * The rule sets by how far they are learnt, the stages in their order and without empty ones. Those that were begun
 * stand with the last one first; all others in the order in which to learn them.
 */
export function stagesOf(
  rules: readonly RuleSetView[],
  progress: ProgressView | null,
): readonly { readonly stage: Stage; readonly rules: readonly RuleSetView[] }[] {
  const next = nextToLearn(rules, progress)?.rules;
  const last = ({ id }: RuleSetView) => lastAnswer(progress?.[id]);
  const sorted = inOrder(rules);
  return STAGES.map((stage) => {
    const here = sorted.filter((one) => stageOf(one, progress, next) === stage);
    return {
      stage,
      rules: stage === 'begun' ? here.toSorted((one, other) => last(other) - last(one)) : here,
    };
  }).filter((group) => group.rules.length > 0);
}

/** How these lessons went before, by their ids; of those that were answered. */
const wentBefore = (
  lessons: readonly LessonView[],
  known: RulesProgress['lessons'] = {},
): Course['results'] =>
  Object.fromEntries(
    lessons.flatMap(({ id }) => (known[id] === undefined ? [] : [[id, known[id].right] as const])),
  );

/** The same course with every lesson about its rules. */
const wholeOf = ({ progress }: PageState, { all, rules, results }: Course): Partial<Course> => ({
  only: null,
  lessons: all,
  results: { ...wentBefore(all, progress?.[rules]?.lessons), ...results },
});

type CourseAnswer = Extract<ServerMessage, { type: 'lessons' }>;

/** The course with its lessons, once they have come. */
export function taught(state: PageState, { rules, set, lessons }: CourseAnswer): Partial<PageState> {
  const course = courseOf(state);
  if (course === null || course.rules !== rules || course.lessons !== null) return {};
  const known = course.resumes ? state.progress?.[rules]?.lessons : undefined;
  const { only, at } = course.resumes ? goingOn(lessons, known) : course;
  const isWanted = ({ id, rules: about }: LessonView) =>
    only === null || only.includes(id) || about.some(({ rule }) => only.includes(rule));
  const wanted = lessons.filter(isWanted);
  const before = course.resumes ? wentBefore(wanted.slice(0, at), known) : {};
  return change(state, 'learn', {
    course: {
      ...course,
      set,
      lessons: wanted.length > 0 ? wanted : lessons,
      all: lessons,
      at,
      results: { ...course.results, ...before },
    },
  });
}

/** Learning by rules that there are: a course by others has ended, as nothing more can be asked about them. */
export function stillTaught(screen: ScreenAt<'learn'>, rules: readonly RuleSetView[]): ScreenAt<'learn'> {
  const { course } = screen;
  return course === null || rules.some(({ id }) => id === course.rules)
    ? screen
    : { ...screen, course: null, gone: course.rules };
}

/** Whether the answers are numbers, beside which the digit of a key would read as another one. */
export const areCounts = (choices: LessonView['choices']): boolean =>
  choices.length > 0 && choices.every(({ answer }) => answer.kind === 'count');

/** Chooses an answer, or not any more; of a question with one right answer, this one. */
export function choose(state: PageState, number: number): Effect | null {
  const lesson = lessonNow(state);
  const course = courseOf(state);
  if (lesson === null || course === null || course.checked || number >= lesson.choices.length) return null;
  const others = course.chosen.filter((one) => one !== number);
  const more = lesson.many ? [...others, number] : [number];
  const chosen = others.length < course.chosen.length ? others : more;
  return inCourse(state, { chosen, cursor: number });
}

/** Chooses by a digit: the answer of this place, from 1; where the answers are numbers, the one that it names. */
export function chooseByDigit(state: PageState, digit: number): Effect | null {
  const choices = lessonNow(state)?.choices ?? [];
  if (!areCounts(choices)) return choose(state, digit - 1);
  const number = choices.findIndex(({ answer }) => answer.kind === 'count' && answer.count === digit);
  return number === -1 ? null : choose(state, number);
}

export function chooseAtCursor(state: PageState): Effect | null {
  const cursor = courseOf(state)?.cursor ?? null;
  return cursor === null ? null : choose(state, cursor);
}

/** Goes from one answer to the next, round and round. */
export function moveChoice(state: PageState, by: 1 | -1): Effect | null {
  const lesson = lessonNow(state);
  const course = courseOf(state);
  if (lesson === null || course === null || course.checked) return null;
  const count = lesson.choices.length;
  const from = course.cursor ?? (by === 1 ? -1 : 0);
  return inCourse(state, { cursor: (from + by + count) % count });
}

/** Whether exactly the right answers are chosen. */
export const isAnswered = ({ choices }: LessonView, chosen: readonly number[]): boolean =>
  choices.every(({ right }, number) => right === chosen.includes(number));

/** Checks what is chosen; then goes on to the next lesson. */
export function checkOrNext(state: PageState): Effect | null {
  const lesson = lessonNow(state);
  const course = courseOf(state);
  if (lesson === null || course === null) return null;
  const { all, at, chosen, checked, results, rules } = course;
  if (checked) return inCourse(state, { at: at + 1, chosen: [], cursor: null, checked: false });
  if (chosen.length === 0) return null;
  const right = isAnswered(lesson, chosen);
  const show = inCourse(state, { checked: true, results: { ...results, [lesson.id]: right } })?.show ?? {};
  return { send: { type: 'answered', rules, lesson: lesson.id, right, of: all.length }, show };
}

/**
 * Asks one lesson of all about these rules, by its place from 0; the others stay as they went. Where only some were
 * asked and it is none of them, the course is the whole one from then on.
 */
export function toLesson(state: PageState, place: number): Effect | null {
  const course = courseOf(state);
  const lesson = course?.all[place];
  if (course === null || lesson === undefined) return null;
  const at = course.lessons?.indexOf(lesson) ?? -1;
  const asked = at === -1 ? { ...wholeOf(state, course), at: place } : { at };
  return inCourse(state, { ...asked, chosen: [], cursor: null, checked: false });
}

/** Whether a lesson was right, in this sitting or at any before: once is enough, as for the count of the rule sets. */
export const isRight = ({ id }: LessonView, { results }: Course, known: RulesProgress | undefined): boolean =>
  results[id] === true || known?.lessons[id]?.right === true;

/** The lessons of a course that were answered and never right; of a game that is learnt, those missed this time. */
export const hardOnes = (course: Course, known: RulesProgress | undefined): readonly LessonView[] =>
  (course.lessons ?? []).filter(
    (lesson) => course.results[lesson.id] === false && (isLearnt(known) || !isRight(lesson, course, known)),
  );

/** The rule sets to learn, in the place of a course. */
export function toHub(state: PageState): Effect {
  const route = courseOf(state)?.from ?? null;
  const isOver = route !== null && find({ route }, 'learn') !== null;
  return { show: isOver ? backTo({ route }, 'learn') : change(state, 'learn', { course: null, gone: null }) };
}

/** Back from a course: to where it was begun. */
export function fromCourse(state: PageState): Effect {
  const route = courseOf(state)?.from ?? null;
  return route === null ? toHub(state) : { show: { route, over: [] } };
}

/** Learning a game: the rule sets, and how far one is with each. */
export const toLearn = (state: PageState): Effect => ({ show: push(state, FRESH.learn) });

const BOT: Occupant = { who: 'bot', level: 'easy' };

/** You and two bots, or as many as the rules are for. */
function firstSetup({ id, players }: RuleSetView, you: string, botNames: readonly string[]): TableSetup {
  const seats = Math.min(Math.max(3, players.min), players.max);
  const names = [you, ...botNames.filter((name) => name !== you)].slice(0, seats);
  return {
    rules: id,
    options: {},
    names,
    dealer: names.at(-1)!,
    lastLoser: null,
    play: {
      seats: names.map((_, seat) => (seat === 0 ? { who: 'here' } : BOT)),
      grace: GRACE.usual,
      guided: true,
    },
  };
}

/** The name of the last player at this screen, by the last set-up without a deck; null if it names nobody. */
export function whoPlayed(lobby: PageState['lobby']): string | null {
  const last = lobby && lastAt(lobby, 'play');
  const seat = last?.play?.seats.findIndex(({ who }) => who === 'here') ?? -1;
  const name = last?.names[seat] ?? null;
  return name === null || isStandIn(name) ? null : name;
}

/** Opens a first round by some rules: the table itself says that it is one. */
export const startRound = (
  state: PageState,
  rules: RuleSetView,
  you: string,
  botNames: readonly string[],
): Effect => ({
  send: { type: 'open', setup: firstSetup(rules, you, botNames), register: false },
  show: change(state, 'learn', { course: null }),
});

/** Whether the table that is shown is a first round. */
export const isGuided = ({ table }: Pick<PageState, 'table'>): boolean => table?.play?.guided ?? false;

/** Whether it is one that is over: lessons about what went wrong lead back to its result. */
export const isRoundOver = ({ table }: Pick<PageState, 'table'>): boolean =>
  isGuided({ table }) && table?.phase === 'over';

/** A first round with its help from now on, or without. */
export const withHelp = (state: PageState, helps: boolean): Partial<PageState> =>
  change(state, 'table', { round: { ...on(state, 'table').round, alone: !helps } });

/** Who leaves a first round that is over stands where it was offered; one that is kept is continued from home. */
export function roundAfter(state: PageState, table: PageState['table']): Partial<PageState> {
  const [home, ...rest] = state.route;
  const isLeft = isRoundOver(state) && table === null;
  return isLeft && home !== undefined && find(state, 'learn') === null
    ? { route: [home, FRESH.learn, ...rest] }
    : {};
}

/** The first round with the rules that a refused move was against. */
export function withMissed(state: PageState, rules: readonly (string | null)[]): FirstRound {
  const { round } = on(state, 'table');
  if (!isGuided(state)) return round;
  return { ...round, missed: [...new Set([...round.missed, ...rules.filter((rule) => rule !== null)])] };
}
