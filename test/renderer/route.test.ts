import { describe, expect, it } from 'vitest';
import { PROTOCOL_VERSION } from '../../src/protocol/messages.ts';
import { newDraft } from '../../src/renderer/store/draft.ts';
import {
  resume,
  toCamera,
  toOtherRules,
  toSettings,
  toSetup,
  toTheseRules,
} from '../../src/renderer/store/go.ts';
import { startCourse, toLearn } from '../../src/renderer/store/learn.ts';
import { NOTHING_YET, type PageState } from '../../src/renderer/store/page.ts';
import type { At } from '../../src/renderer/store/route.ts';
import { FRESH, on } from '../../src/renderer/store/route.ts';
import { goBack } from '../../src/renderer/store/screens.ts';
import { ruleSetViews } from '../../src/table/rule-sets.ts';
import { PRESETS } from '../../src/variants/index.ts';
import { FIXTURES, lobby } from './fixtures.ts';
import { done, hear, type Named, scoresOf, settingUp, way, wayOf } from './page-states.ts';

const rules = ruleSetViews(PRESETS);
const home: PageState = {
  ...NOTHING_YET,
  lobby,
  welcome: { type: 'welcome', version: PROTOCOL_VERSION, rules, brokenRules: [], samples: ['blast'] },
};
const setup = settingUp(newDraft(lobby, rules));
const at = (...screens: readonly Named[]): PageState => ({ ...home, ...way(...screens) });
const told = (state: PageState, table: PageState['table']) => hear(state, { type: 'state', lobby, table });
const back = (state: PageState) => done(state, goBack(state));
const course = done(home, startCourse(home, 'palace', 5));
const ofPast = at('history', { ...FRESH.log, of: { table: 'past-2', round: 1 } });
const sample = { ...FIXTURES.start, playback: { sample: 'blast', done: 1, total: 9, speed: 1 } };

describe('a table that opens', () => {
  it('leaves the history where it was continued there', () => {
    const from = at('history');
    expect(wayOf(done(from, resume('past-1')(from)))).toEqual(wayOf(home));
    expect(resume('past-1')(from).send).toEqual({ type: 'resume', id: 'past-1' });
  });

  const OVER: readonly (readonly [string, PageState, readonly At[]])[] = [
    ['home', home, ['table']],
    ['a set-up, which it ends', at(setup), ['table']],
    ['the settings of a set-up', at(setup, 'settings'), ['table', 'settings']],
    ['settings', at('settings'), ['table', 'settings']],
    ['the camera', at('settings', 'camera'), ['table', 'settings', 'camera']],
    ['sheets to print', at('print'), ['table', 'print']],
    ['decks', at('decks'), ['table', 'decks']],
    ['a deck that is shown', at('decks', 'teach'), ['table', 'decks', 'teach']],
    ['rules', at('rules'), ['table', 'rules']],
    ['house rules', at('rules', 'house'), ['table', 'rules', 'house']],
    ['tables of the past', at('history'), ['history', 'table']],
    ['a table of the past', at('history', scoresOf('a')), ['history', 'table', 'scores']],
    ['a round of the past', ofPast, ['history', 'table', 'log']],
    ['variants to learn', at('learn'), ['learn', 'table']],
    ['a course', course, ['table', 'learn']],
    ['the large view', at('tv'), ['table', 'tv']],
  ];

  it('is tried with every screen', () => {
    const tried = OVER.flatMap(([, { route }]) => route.map((screen) => screen.at));
    expect(new Set(tried)).toEqual(
      new Set([...Object.keys(FRESH), 'setup'].filter((one) => one !== 'table')),
    );
  });

  it.each(OVER)('over %s lies below what is being done there', (_, state, route) => {
    expect(wayOf(told(state, FIXTURES.start))).toEqual(route);
  });

  it.each<[string, PageState]>([
    ['a set-up', at(setup)],
    ['tables of the past', at('history')],
    ['variants to learn', at('learn')],
    ['settings', at('settings')],
  ])('and was a sample game leaves %s as they were', (_, state) => {
    const watched = told(state, sample);
    expect(wayOf(told(watched, null))).toEqual(wayOf(state));
  });

  it('is shown once the course over it has ended, as nobody can choose its rules any more', () => {
    const others = rules.filter(({ id }) => id !== 'palace');
    const ended = hear(told(course, FIXTURES.start), { ...home.welcome, rules: others });
    expect(wayOf(ended)).toEqual(['learn', 'table']);
    expect(on(ended, 'learn').gone).toBe('palace');
  });
});

describe('a table that is gone', () => {
  const table = { ...home, ...way('table'), table: FIXTURES.finished };
  const over = (...screens: readonly Named[]) => ({ ...table, ...way('table', ...screens) });

  it.each<[string, PageState, readonly At[]]>([
    ['nothing', table, []],
    ['its scores', over('scores'), []],
    ['those of another', over(scoresOf('a')), ['scores']],
    ['its log', over('log'), []],
    ['the settings over its log', over('log', 'settings'), ['settings']],
    ['its rules', over('rules'), ['rules']],
    ['the large view', over('tv'), ['tv']],
    ['the set-up of its next round', done(table, toOtherRules(table)), ['setup']],
  ])('takes what belongs to it along: %s', (_, state, route) => {
    expect(wayOf(told(state, null))).toEqual(route);
  });
});

describe('the way back', () => {
  it.each<[string, (state: PageState) => ReturnType<typeof toSetup>]>([
    ['a set-up', toSetup],
    ['variants to learn', toLearn],
    ['a course', (state) => startCourse(state, 'palace', 5)],
  ])('from settings and rules leads to %s, not home', (_, go) => {
    const from = done(home, go(home));
    for (const away of [toSettings, toCamera, toTheseRules])
      expect(wayOf(back(done(from, away(from))))).toEqual(wayOf(from));
  });

  it('from the camera leads to the settings, and from there to where they were opened', () => {
    const learn = done(home, toLearn(home));
    const settings = done(learn, toSettings(learn));
    const camera = done(settings, toCamera(settings));
    expect(wayOf(camera)).toEqual(['learn', 'settings', 'camera']);
    expect(wayOf(back(camera))).toEqual(['learn', 'settings']);
    expect(wayOf(back(back(camera)))).toEqual(['learn']);
  });

  it('from a course leads to the variants, or to the table that was opened meanwhile', () => {
    expect(wayOf(back(course))).toEqual(['learn']);
    expect(on(back(course), 'learn').course).toBeNull();
    const besideTable = told(course, FIXTURES.start);
    expect(wayOf(back(besideTable))).toEqual(['table']);
  });

  it('ends at home, and at a table', () => {
    expect(goBack(home)).toBeNull();
    expect(wayOf(back(told(home, FIXTURES.start)))).toEqual(['table']);
  });
});
