import { expect, it } from 'vitest';
import type { Answers } from '../../src/engine/rules/answers.ts';
import { PROTOCOL_VERSION } from '../../src/protocol/messages.ts';
import type { Effect } from '../../src/renderer/store/effect.ts';
import { toRules } from '../../src/renderer/store/go.ts';
import { answer, searchOn } from '../../src/renderer/store/house/finding.ts';
import { beginFrom, toHouse } from '../../src/renderer/store/house/writing.ts';
import {
  checkOrNext,
  choose,
  chooseByDigit,
  courseToGoOn,
  hardnessOf,
  hardOnes,
  nextToLearn,
  stagesOf,
  startCourse,
  taught,
  toHub,
  toLearn,
  toLesson,
} from '../../src/renderer/store/learn.ts';
import { NOTHING_YET, type PageState } from '../../src/renderer/store/page.ts';
import { receive } from '../../src/renderer/store/receive.ts';
import { on, top } from '../../src/renderer/store/route.ts';
import { goBack } from '../../src/renderer/store/screens.ts';
import { courseFor } from '../../src/table/lessons.ts';
import { ruleSetViews } from '../../src/table/rule-sets.ts';
import { PRESETS } from '../../src/variants/index.ts';
import { done, wayOf } from './page-states.ts';

const rules = ruleSetViews(PRESETS);
const ours = { ...rules[0]!, id: 'our-rules', own: true };

/** A screen that is told what rules there are. */
const told = (state: PageState, ...more: typeof rules): PageState => ({
  ...state,
  ...receive(
    state,
    JSON.stringify({
      type: 'welcome',
      version: PROTOCOL_VERSION,
      rules: [...rules, ...more],
      brokenRules: [],
      samples: [],
    }),
  ),
});

const course: PageState = { ...NOTHING_YET, ...startCourse(NOTHING_YET, 'our-rules', 5).show };

it('a course goes on as long as its rules are there', () => {
  expect(on(told(course, ours), 'learn')).toEqual(on(course, 'learn'));
});

it('a course whose rules somebody has discarded is over, and that is said until something else is done', () => {
  const after = told(course);
  expect([top(after).at, on(after, 'learn').course, on(after, 'learn').gone]).toEqual([
    'learn',
    null,
    'our-rules',
  ]);
  // Rules that come or go later change nothing about that.
  expect(on(told(after), 'learn').gone).toBe('our-rules');
  for (const effect of [startCourse(after, 'palace', 5), toLearn(after)])
    expect(on(done(after, effect), 'learn').gone).toBeNull();
});

it('rules that somebody has discarded are called as they were, and those that are there as they are now', () => {
  const named = (name: string) => told(NOTHING_YET, { ...ours, name });
  expect(told(named('Größenwahn & Söhne')).ruleNames.get('our-rules')).toBe('Größenwahn & Söhne');
  expect(told(named('Ours'), { ...ours, name: null }).ruleNames.get('our-rules')).toBeNull();
});

const learnt = (right: boolean, at = 1) => ({ first: right, right, at });
const palace = courseFor({ rules: 'palace', options: {}, seed: 5 }, PRESETS)!;
const ids = palace.lessons.map(({ id }) => id);

it.each([
  ['from the first lesson that was not answered', [true, true, false, true], 4, ids.length],
  ['from the first one where nothing was answered', [], 0, ids.length],
  ['from the first one again where all were right', ids.map(() => true), 0, ids.length],
  ['with those alone that were not right where all were answered', ids.map((_, i) => i % 4 !== 0), 0, 5],
])('lessons go on %s', (_, right, at, of) => {
  const lessons = Object.fromEntries(right.map((one, i) => [ids[i]!, learnt(one)]));
  const progress = { palace: { of: ids.length, lessons, course: ids, round: false } };
  const state: PageState = {
    ...NOTHING_YET,
    progress,
    ...startCourse(NOTHING_YET, 'palace', 5, { resumes: true }).show,
  };
  const after = { ...state, ...taught(state, { type: 'lessons', rules: 'palace', ...palace }) };
  expect(on(after, 'learn').course?.at).toBe(at);
  expect(on(after, 'learn').course?.lessons).toHaveLength(of);
});

it('lessons that are repeated go on after the one that was answered last', () => {
  const wrong = [1, 4, 6, 9];
  const lessons = Object.fromEntries(ids.map((id, i) => [id, { ...learnt(!wrong.includes(i)), at: i }]));
  const goOn = (known: typeof lessons) => {
    const progress = { palace: { of: ids.length, lessons: known, course: ids, round: false } };
    const begun = done(
      { ...NOTHING_YET, progress },
      startCourse(NOTHING_YET, 'palace', 5, { resumes: true }),
    );
    const state = { ...begun, progress, ...taught(begun, { type: 'lessons', rules: 'palace', ...palace }) };
    const { at, lessons: asked, results } = on(state, 'learn').course!;
    return [at, asked!.map(({ id }) => ids.indexOf(id)), Object.keys(results).map((id) => ids.indexOf(id))];
  };
  expect(goOn(lessons)).toEqual([0, wrong, []]);
  const again = (place: number, right: boolean) => ({
    [ids[place]!]: { ...learnt(right), at: 1000 + place },
  });
  const [one, four, nine] = [again(1, true), again(4, false), again(9, false)];
  expect(goOn({ ...lessons, ...one, ...four })).toEqual([1, [4, 6, 9], [4]]);
  expect(goOn({ ...lessons, ...one, ...four, ...nine })).toEqual([0, [4, 6, 9], []]);
});

it('what was answered before a break counts at the end as it was answered, whatever follows', () => {
  const progress = {
    palace: {
      of: ids.length,
      lessons: { [ids[0]!]: learnt(false), [ids[1]!]: learnt(true) },
      course: ids,
      round: false,
    },
  };
  const started = { ...NOTHING_YET, progress };
  const begun = done(started, startCourse(started, 'palace', 5, { resumes: true }));
  let state = { ...begun, ...taught(begun, { type: 'lessons', rules: 'palace', ...palace }) };
  for (const { choices } of palace.lessons.slice(2)) {
    for (const [number, { right }] of choices.entries())
      if (right) state = done(state, choose(state, number));
    for (let presses = 0; presses < 2; presses++) state = done(state, checkOrNext(state));
  }
  const course = on(state, 'learn').course!;
  expect(course.at).toBe(ids.length);
  expect(hardOnes(course, progress.palace).map(({ id }) => id)).toEqual([ids[0]]);
});

it('at the end as many lessons are left as the list of games says, until all were right once', () => {
  const begun = done(NOTHING_YET, startCourse(NOTHING_YET, 'palace', 5));
  const asked = { ...begun, ...taught(begun, { type: 'lessons', rules: 'palace', ...palace }) };
  const missed = [ids[0]!, ids[3]!, ids[4]!];
  const results = Object.fromEntries(ids.map((id) => [id, !missed.includes(id)]));
  const course = { ...on(asked, 'learn').course!, results };
  const left = (wrong: readonly string[]) => {
    const lessons = Object.fromEntries(ids.map((id) => [id, learnt(!wrong.includes(id))]));
    const known = { of: ids.length, lessons, course: ids, round: false };
    const { again = 0 } = courseToGoOn(rules, { palace: known }) ?? {};
    return [hardOnes(course, known).length, again];
  };
  expect(left(missed)).toEqual([3, 3]);
  // One of them was right another time.
  expect(left(missed.slice(1))).toEqual([2, 2]);
  // Who has learnt a game is told what was missed this time.
  expect(left([])).toEqual([3, 0]);
});

it('of a few lessons too it is told how many there are about the rules', () => {
  const begun = done(NOTHING_YET, startCourse(NOTHING_YET, 'palace', 5, { only: [ids[2]!] }));
  const state = { ...begun, ...taught(begun, { type: 'lessons', rules: 'palace', ...palace }) };
  const answered = checkOrNext(done(state, choose(state, 0)));
  expect(answered?.send).toMatchObject({ lesson: ids[2], of: ids.length });
});

it('any lesson of a course can be had again, with nothing chosen, and none that is not there', () => {
  const begun = done(NOTHING_YET, startCourse(NOTHING_YET, 'palace', 5));
  const state = { ...begun, ...taught(begun, { type: 'lessons', rules: 'palace', ...palace }) };
  const chosen = done(state, choose(state, 0));
  const checked = done(chosen, checkOrNext(chosen));
  const again = done(checked, toLesson(checked, 3));
  expect(on(again, 'learn').course).toMatchObject({ at: 3, chosen: [], checked: false });
  expect(Object.keys(on(again, 'learn').course!.results)).toEqual([ids[0]]);
  expect(toLesson(checked, ids.length)).toBeNull();
});

it('among a few lessons any other can be had too: the course is whole from then on, each lesson as it went', () => {
  const lessons = { [ids[0]!]: learnt(true), [ids[2]!]: learnt(false) };
  const before: PageState = {
    ...NOTHING_YET,
    progress: { palace: { of: ids.length, lessons, course: ids, round: false } },
  };
  const begun = done(before, startCourse(before, 'palace', 5, { only: [ids[2]!, ids[4]!] }));
  const state = { ...begun, ...taught(begun, { type: 'lessons', rules: 'palace', ...palace }) };
  const same = on(done(state, toLesson(state, 4)), 'learn').course!;
  expect([same.at, same.lessons?.map(({ id }) => id)]).toEqual([1, [ids[2], ids[4]]]);
  const whole = on(done(state, toLesson(state, 7)), 'learn').course!;
  expect([whole.at, whole.lessons?.map(({ id }) => id), whole.only]).toEqual([7, ids, null]);
  expect(whole.results).toEqual({ [ids[0]!]: true, [ids[2]!]: false });
});

it('the next lesson is that of the game that was begun last and is not learnt; else the first game begins', () => {
  const of = (count: number, at: number) => ({
    of: count,
    lessons: { one: learnt(true, at) },
    course: [],
    round: false,
  });
  const palaceBegins = { rules: 'palace', lesson: null, again: 0 };
  expect(nextToLearn(rules, null)).toEqual(palaceBegins);
  expect(courseToGoOn(rules, null)).toBeNull();
  expect(nextToLearn(rules, { blast: of(9, 5), shed: of(9, 7), threes: of(1, 9) })).toEqual({
    rules: 'shed',
    lesson: 2,
    again: 0,
  });
  // Wherever lessons were left out, it is the first of them.
  const course = ['two', 'one', 'three'];
  expect(nextToLearn(rules, { shed: { ...of(3, 7), course } })?.lesson).toBe(1);
  expect(nextToLearn(rules, { shed: { ...of(3, 7), course: ['one', ...course] } })?.lesson).toBe(2);
  expect(nextToLearn(rules, { classic: of(1, 5) })).toEqual(palaceBegins);
  expect(nextToLearn(rules, { palace: of(1, 5) })).toEqual({ ...palaceBegins, rules: 'classic' });
  expect(nextToLearn([], null)).toBeNull();
});

it.each([false, true])('lessons that were not right are next until they are, a round played: %s', (round) => {
  const answered = { one: learnt(true, 1), two: learnt(false, 2), three: learnt(false, 3) };
  const known = { classic: { of: 3, lessons: answered, course: Object.keys(answered), round } };
  const again = { rules: 'classic', lesson: null, again: 2 };
  expect([nextToLearn(rules, known), courseToGoOn(rules, known)]).toEqual([again, again]);
});

it('games are sorted by how far they are learnt: next, begun, not begun with the well-known and easy ones first, learnt', () => {
  const of = (count: number, at: number) => ({
    of: count,
    lessons: { one: learnt(true, at) },
    course: [],
    round: false,
  });
  const stages = stagesOf(rules, {
    blast: of(9, 5),
    reference: of(9, 6),
    shed: of(9, 7),
    palace: of(1, 9),
    canteen: { of: 0, lessons: {}, course: [], round: true },
  });
  expect(stages.map(({ stage, rules: here }) => [stage, ...here.map(({ id }) => id)])).toEqual([
    ['next', 'shed'],
    ['begun', 'reference', 'blast', 'canteen'],
    ['fresh', 'classic', 'threes', 'vandtia', 'encyclopedia', 'everything', 'idiot', 'chinahand'],
    ['done', 'palace'],
  ]);
  // People’s own stand before those that come with the program, however far they are learnt.
  expect(stagesOf([...rules, ours], null).map(({ stage }) => stage)).toEqual(['next', 'own', 'fresh']);
  expect(stagesOf(rules, null)[0]).toMatchObject({ stage: 'next', rules: [{ id: 'palace' }] });
});

it('a game is the harder the more cards do something', () => {
  const hard = Object.fromEntries(rules.map((one) => [one.id, hardnessOf(one)]));
  expect(hard).toMatchObject({ palace: 1, encyclopedia: 1, everything: 2, reference: 3 });
});

it.each([
  ['of its place', 'beat.direction/1', 3, [2]],
  ['that it names, where the answers are numbers', 'refill/1', 3, [3]],
  ['and none where no answer is this number', 'refill/1', 9, []],
])('a digit chooses the answer %s', (_, id, digit, chosen) => {
  const started = { ...NOTHING_YET, ...startCourse(NOTHING_YET, 'palace', 5, { only: [id] }).show };
  const state: PageState = {
    ...started,
    ...taught(started, { type: 'lessons', rules: 'palace', ...palace }),
  };
  const after = done(state, chooseByDigit(state, digit));
  expect(on(after, 'learn').course?.chosen).toEqual(chosen);
});

it('a course from among the answers of who looks for a game leads back there, and from there to where that was begun', () => {
  const step = (state: PageState, make: (state: PageState) => Effect | null) => done(state, make(state));
  const asked = [toLearn, toHouse, answer('7', 'ordinary')].reduce(step, told(NOTHING_YET));
  const learning = done(asked, startCourse(asked, 'palace', 5, { returns: true }));
  const again = done(learning, startCourse(learning, 'palace', 6));
  expect(wayOf(step(again, toHub))).toEqual(['learn']);
  const ways = [goBack, goBack, goBack].map((_, i, all) => wayOf(all.slice(0, i + 1).reduce(step, again)));
  expect(ways).toEqual([['learn', 'house'], ['learn'], []]);
});

it('what somebody has answered who looks for a game stands until they leave', () => {
  const step = (state: PageState, make: (state: PageState) => Effect | null) => done(state, make(state));
  const said: Answers = { '7': 'ordinary' };
  const visits: readonly (readonly [Answers, ...((state: PageState) => Effect | null)[]])[] = [
    [said, toRules('palace'), goBack],
    [said, (state) => beginFrom(state, 'palace', 'Ours')],
    [{}, goBack, toHouse],
    [{}, goBack, goBack, toLearn, toHouse],
  ];
  for (const [kept, ...ways] of visits) {
    const before = [toLearn, toHouse, answer('7', 'ordinary')].reduce(step, told(NOTHING_YET));
    const after = ways.reduce(step, before);
    expect([top(after).at, searchOn(after).answers]).toEqual(['house', kept]);
  }
});
