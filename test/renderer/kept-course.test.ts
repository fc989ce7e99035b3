import { expect, it } from 'vitest';
import { PROTOCOL_VERSION } from '../../src/protocol/messages.ts';
import { createStore } from '../../src/renderer/store/create.ts';
import { followCourse, keepCourse, readCourse } from '../../src/renderer/store/kept-course.ts';
import { checkOrNext, choose, courseOf, startCourse, taught } from '../../src/renderer/store/learn.ts';
import { NOTHING_YET, type PageState } from '../../src/renderer/store/page.ts';
import { HOME } from '../../src/renderer/store/route.ts';
import { courseFor } from '../../src/table/lessons.ts';
import { PRESETS } from '../../src/variants/index.ts';
import { done } from './page-states.ts';

const palace = courseFor({ rules: 'palace', options: {}, seed: 5 }, PRESETS)!;
const told = (state: PageState): PageState => ({
  ...state,
  ...taught(state, { type: 'lessons', rules: 'palace', ...palace }),
});

/** A storage of one entry. */
function makeStorage(text: string | null = null) {
  let kept = text;
  return {
    getItem: () => kept,
    setItem(_: string, value: string) {
      kept = value;
    },
  };
}

/** Palace at its second lesson, which is answered, while its course is kept. */
function atSecond() {
  const storage = makeStorage();
  const store = createStore(NOTHING_YET);
  keepCourse(store, storage);
  const act = (make: (state: PageState) => PageState) => store.setState(make);
  act((state) => done(state, startCourse(state, 'palace', 5, { resumes: true })));
  act(told);
  for (let presses = 0; presses < 2; presses++) {
    act((state) => done(state, choose(state, 0)));
    act((state) => done(state, checkOrNext(state)));
    if (presses === 0) act((state) => done(state, checkOrNext(state)));
  }
  return { storage, store };
}

it('a page that is loaded again is at the same lesson, answered as it was, once the lessons are told again', () => {
  const { storage, store } = atSecond();
  const again = told({ ...NOTHING_YET, route: readCourse(storage) });
  const { cursor: _, resumes: __, ...before } = courseOf(store.getState())!;
  expect(courseOf(again)).toMatchObject(before);
  expect(before).toMatchObject({ at: 1, checked: true, chosen: [0] });
});

it('asks for the same lessons as soon as the page has joined, and for none that it has', () => {
  const { storage } = atSecond();
  for (const [state, asked] of [
    [{ ...NOTHING_YET, route: readCourse(storage) }, 1],
    [told({ ...NOTHING_YET, route: readCourse(storage) }), 0],
    [NOTHING_YET, 0],
  ] as const) {
    const sent: unknown[] = [];
    const store = createStore<PageState>(state);
    followCourse({ store, send: (message) => sent.push(message) > 0 });
    store.setState({
      welcome: { type: 'welcome', version: PROTOCOL_VERSION, rules: [], brokenRules: [], samples: [] },
    });
    expect(sent).toEqual(asked === 0 ? [] : [{ type: 'lessons', rules: 'palace', options: {}, seed: 5 }]);
  }
});

it('a course that was left is not kept', () => {
  const { storage, store } = atSecond();
  store.setState({ route: HOME });
  expect(readCourse(storage)).toBe(HOME);
});

it.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['something else', '{"rules":"palace"}'],
  [
    'an answer that is none',
    '{"rules":"palace","seed":5,"only":null,"at":1,"chosen":["a"],"checked":true,"results":{}}',
  ],
])('reads %s as no course', (_, text) => {
  expect(readCourse(makeStorage(text))).toBe(HOME);
});
