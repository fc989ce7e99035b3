import { describe, expect, it } from 'vitest';
import { PROTOCOL_VERSION } from '../../src/protocol/messages.ts';
import { fromSetup } from '../../src/renderer/store/draft.ts';
import { optionsOf } from '../../src/renderer/store/draft-edits.ts';
import { toRules } from '../../src/renderer/store/go.ts';
import { openHouse } from '../../src/renderer/store/house/house.ts';
import { leaveHouse } from '../../src/renderer/store/house/writing.ts';
import { NOTHING_YET, type PageState, type Welcome } from '../../src/renderer/store/page.ts';
import { backToRound, intoSetup, throughDoor } from '../../src/renderer/store/play-by.ts';
import { change, top } from '../../src/renderer/store/route.ts';
import { openRules } from '../../src/table/house-rules.ts';
import { ruleSetViews } from '../../src/table/rule-sets.ts';
import { PRESETS } from '../../src/variants/index.ts';
import { DOORS } from '../../src/words/closed-lists.ts';
import { FIXTURES, lobby } from './fixtures.ts';
import { done, draftOn, type Named, settingUp, way, wayOf } from './page-states.ts';

const rules = ruleSetViews(PRESETS);
const welcome: Welcome = { type: 'welcome', version: PROTOCOL_VERSION, rules, brokenRules: [], samples: [] };
const plain = (id: string) => ({ id, options: {} });
const setup = {
  rules: 'reference',
  options: { 'RE-X1': true },
  names: ['Ann', 'Bo', 'Cy'],
  dealer: 'Bo',
  lastLoser: null,
};

/** A page with the editor of house rules, opened from these screens. */
const editor = (from: readonly Named[], more: Partial<PageState> = {}): PageState => ({
  ...NOTHING_YET,
  welcome,
  lobby: { ...lobby, lastSetup: setup },
  ...way(...from, 'house'),
  ...more,
});
const waiting = editor([settingUp(fromSetup(setup))]);
const finished = editor(['table'], { table: FIXTURES.finished });

describe('from rules that are read or saved', () => {
  it.each([
    ['the set-up that waits', waiting],
    ['the next round', finished],
  ])('into %s, but not with such as were discarded meanwhile', (_, state) => {
    const next = done(state, intoSetup(state, plain('blast')));
    expect(draftOn(next)).toMatchObject({ rules: 'blast', gone: null });
    expect(intoSetup(state, plain('Ours'))).toBe(null);
  });

  it('back to the round that is played, while one is', () => {
    const played = editor(['table', 'rules'], { table: FIXTURES.middle });
    expect(wayOf(done(played, backToRound(played)))).toEqual(['table']);
    for (const state of [finished, waiting, editor([])]) expect(backToRound(state)).toBe(null);
  });

  it.each(DOORS)('through the door “%s”, but not with such as were discarded meanwhile', (door) => {
    expect(throughDoor(editor([]), door, plain('blast'), [])).not.toBe(null);
    expect(throughDoor(editor([]), door, plain('Ours'), [])).toBe(null);
  });

  it.each([
    ['the set-up that waits', (options: object) => intoSetup(waiting, { ...plain('reference'), ...options })],
    [
      'a new table',
      (options: object) => throughDoor(editor([]), 'referee', { ...plain('reference'), ...options }, []),
    ],
  ])('%s takes the options that were read, and none of before', (_, go) => {
    for (const options of [{}, { 'set.max': 2 }])
      expect(optionsOf(draftOn(done(waiting, go({ options })))!)).toEqual(options);
  });

  it('from the editor over the book, into the set-up from which both were opened', () => {
    const state = editor([settingUp(fromSetup(setup)), 'rules']);
    expect(wayOf(done(state, intoSetup(state, plain('blast'))))).toEqual(['setup']);
  });

  it('the editor that is left leads into the set-up, by the rules as they were saved', () => {
    const opened = openRules(PRESETS, { id: 'blast', options: {}, answers: {}, own: false });
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    const house = openHouse({ type: 'rulesOpened', ...opened.value, stamp: null }, 'Ours');
    const leftWith = (id: string | null, state = waiting) => {
      const written = { ...state, ...change(state, 'house', { draft: { ...house, id } }) };
      return done(written, leaveHouse(written));
    };
    expect(draftOn(leftWith('blast'))).toMatchObject({ rules: 'blast' });
    // Nothing was saved, or somebody has discarded it since.
    for (const id of [null, 'Ours']) expect(draftOn(leftWith(id))).toMatchObject({ rules: 'reference' });
    expect([leftWith('blast'), leftWith(null)].map(wayOf)).toEqual([['setup'], ['setup']]);
    expect(wayOf(leftWith('blast', editor([settingUp(fromSetup(setup)), 'rules'])))).toEqual([
      'setup',
      'rules',
    ]);
  });

  it('that is left leads back to the page that was read, or to the first where somebody has discarded that', () => {
    const readBefore = (of: string, beside: string | null = null) => {
      const state = editor(['rules']);
      const names = { of: plain(of), beside: beside === null ? null : plain(beside) };
      return { ...state, ...change(state, 'rules', names) };
    };
    const first = plain(rules[0]!.id);
    const BACK = [
      [readBefore('blast'), plain('blast'), null],
      [readBefore('blast', 'palace'), plain('blast'), plain('palace')],
      [readBefore('Ours'), first, null],
      [readBefore('Ours', 'palace'), first, null],
      [readBefore('blast', 'Ours'), plain('blast'), null],
    ] as const;
    for (const [state, of, beside] of BACK) {
      const effect = leaveHouse(state);
      expect(effect.send).toEqual({ type: 'rules', of });
      expect(top(done(state, effect))).toMatchObject({ at: 'rules', of, beside });
    }
  });

  it('the book opens on the rules of the last table, or the first where somebody has discarded those', () => {
    const lastBy = (id: string) => ({
      ...editor([]),
      lobby: { ...lobby, lastSetup: { ...setup, rules: id } },
    });
    expect(toRules()(lastBy('blast'))?.send).toEqual({ type: 'rules', of: plain('blast') });
    expect(toRules()(lastBy('Ours'))?.send).toEqual({ type: 'rules', of: plain(rules[0]!.id) });
  });

  it.each(DOORS)('through the door “%s” the way back leads home', (door) => {
    const state = editor(['learn', 'rules']);
    const gone = done(state, throughDoor(state, door, plain('blast'), []));
    expect(wayOf(gone)).toEqual([door === 'learn' ? 'learn' : 'setup']);
  });
});
