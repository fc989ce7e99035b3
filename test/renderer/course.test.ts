import { expect, it } from 'vitest';
import { PROTOCOL_VERSION } from '../../src/protocol/messages.ts';
import { startCourse, toLearn } from '../../src/renderer/store/learn.ts';
import { NOTHING_YET, type PageState } from '../../src/renderer/store/page.ts';
import { receive } from '../../src/renderer/store/receive.ts';
import { on, top } from '../../src/renderer/store/route.ts';
import { ruleSetViews } from '../../src/table/rule-sets.ts';
import { PRESETS } from '../../src/variants/index.ts';
import { done } from './page-states.ts';

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
