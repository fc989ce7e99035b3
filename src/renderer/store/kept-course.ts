import { readCoursePlace } from '../../protocol/lessons.ts';
import { readKept, writeKept } from '../storage.ts';
import type { Store } from './create.ts';
import type { Doer } from './effect.ts';
import { askAgain, courseOf } from './learn.ts';
import type { PageState } from './page.ts';
import { type Course, FRESH, HOME, type Route } from './route.ts';

/** Keeps the lesson that somebody is at while the page is loaded again. */

const KEY = 'burnpile.course';

/** The lessons themselves are told again, and where it was begun is not kept. */
const keep = ({ rules, seed, only, at, chosen, checked, results }: Course) => ({
  rules,
  seed,
  only,
  at,
  chosen,
  checked,
  results,
});

const UNTOLD = { resumes: false, from: null, lessons: null, set: null, all: [], cursor: null } as const;

/** The route to the course that was kept, whose lessons have yet to be told; home where none can be read. */
export function readCourse(storage: Pick<Storage, 'getItem'> | null): Route {
  const place = readCoursePlace(readKept(storage, KEY));
  return place === null ? HOME : [...HOME, { ...FRESH.learn, course: { ...place, ...UNTOLD } }];
}

/** Keeps every change, for as long as the page lives. */
export function keepCourse(
  store: Pick<Store<PageState>, 'getState' | 'subscribe'>,
  storage: Pick<Storage, 'setItem'> | null,
): void {
  let kept = courseOf(store.getState());
  store.subscribe(() => {
    const course = courseOf(store.getState());
    if (course === kept) return;
    kept = course;
    // Before its lessons have come, it isn't known at which of them one that is resumed goes on.
    if (course === null || course.lessons !== null) writeKept(storage, KEY, course && keep(course));
  });
}

/** Asks for the lessons of a course that has none, whenever the page has joined the table. */
export function followCourse({ store, send }: Doer): void {
  let { welcome } = store.getState();
  store.subscribe(() => {
    const state = store.getState();
    if (state.welcome === welcome) return;
    welcome = state.welcome;
    const message = askAgain(state);
    if (message !== null) send(message);
  });
}
