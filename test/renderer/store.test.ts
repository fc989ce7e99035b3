import { describe, expect, it } from 'vitest';
import { GIVEN } from '../../src/protocol/log.ts';
import type { TableView } from '../../src/protocol/view.ts';
import { tableAddress } from '../../src/renderer/store/connection.ts';
import { findingKey, isRead, markRead } from '../../src/renderer/store/correcting.ts';
import { createStore } from '../../src/renderer/store/create.ts';
import { ask, discard, pressSeat, sayWhose, toSettings, toTeach } from '../../src/renderer/store/go.ts';
import { NOTHING_YET, type PageState } from '../../src/renderer/store/page.ts';
import { toRound } from '../../src/renderer/store/reading.ts';
import { receive } from '../../src/renderer/store/receive.ts';
import { change, codeOn, FRESH, on, push, top } from '../../src/renderer/store/route.ts';
import { optionsIn } from '../../src/renderer/store/rules.ts';
import { goBack } from '../../src/renderer/store/screens.ts';
import { keyEffect } from '../../src/renderer/view/keys.ts';
import { changeSettings } from '../../src/renderer/view/settings/change-settings.ts';
import { sideShows } from '../../src/renderer/view/table/panel.ts';
import { en } from '../../src/words/en.ts';
import { FIXTURES, lobby } from './fixtures.ts';
import { done, hear, type Named, scoresOf, way, wayOf } from './page-states.ts';
import { history, longSeries, pastSheet } from './series-fixtures.ts';

const message = (table: unknown, more: object = {}) =>
  JSON.stringify({ type: 'state', lobby, table, ...more });

const showing = (
  view: (typeof FIXTURES)[keyof typeof FIXTURES],
  more: Partial<PageState> = {},
): PageState => ({
  ...NOTHING_YET,
  ...receive(NOTHING_YET, message(view)),
  ...more,
});

it('a table that is discarded among those of the past stays there, as one that nobody goes on with', () => {
  const read: PageState = { ...NOTHING_YET, ...way({ ...FRESH.history, tables: history }) };
  const { tables } = on(done(read, discard('past-1')(read)), 'history');
  const seen = history.tables.map(({ id, ended }) => [id, id === 'past-1' ? true : ended]);
  expect(tables?.tables.map(({ id, ended }) => [id, ended])).toEqual(seen);
  expect(tables?.more).toBe(history.more);
});

it('what the rules of the table are played otherwise is said with those that are shown, not with those to come', () => {
  const told = { type: 'rules', of: null, rules: { ok: false, errors: [] } };
  const by = (options: string[]) =>
    message({ ...FIXTURES.middle, rules: { ...FIXTURES.middle.rules, options } });
  const before = hear({ ...NOTHING_YET, ...receive(NOTHING_YET, by(['old'])) }, told);
  const next = { ...before, ...receive(before, by(['new'])) };
  expect([before, next, hear(next, told)].map(({ rules }) => optionsIn(rules))).toEqual([
    ['old'],
    ['old'],
    ['new'],
  ]);
});

describe('the store', () => {
  it('tells who listens, until it doesn’t any more', () => {
    const store = createStore({ a: 1, b: 2 });
    const seen: number[] = [];
    const stop = store.subscribe(() => seen.push(store.getState().a));
    store.setState({ a: 3 });
    store.setState(({ a }) => ({ a: a + 1 }));
    stop();
    store.setState({ a: 9 });
    expect(seen).toEqual([3, 4]);
    expect(store.getState()).toEqual({ a: 9, b: 2 });
  });
});

describe('a finding that was read', () => {
  const one = {
    ...{ code: 'couldNotPlay', entry: 3, shownBy: 9, seat: 1, holder: null, byOthers: false, oneOf: false },
    ...{ off: 0, sure: true, number: 4, shownIn: 10, ruling: null, cards: ['9D'] },
  } satisfies TableView['hindsight'][number];
  const [round] = longSeries.rounds;
  /** In the last of these rounds. */
  const at = (...rounds: number[]): TableView => ({
    ...{ ...FIXTURES.middle, hindsight: [one] },
    series: { ...FIXTURES.middle.series, rounds: rounds.map((began) => ({ ...round!, began })) },
  });
  const key = findingKey(one);

  it.each<[string, (TableView | null)[], boolean]>([
    ['stays read while nothing else comes', [at(1)], true],
    ['stays read when the table was left', [null, at(1)], true],
    ['stays read when another table was open', [null, at(2), null, at(1)], true],
    ['is new in another round', [at(2)], false],
    ['is new when it was gone and comes back', [{ ...at(1), hindsight: [] }, at(1)], false],
  ])('%s', (_, told, isStillRead) => {
    const table = { ...NOTHING_YET, ...receive(NOTHING_YET, message(at(1))) };
    const read = done(table, markRead(table, at(1), key));
    let after = read;
    for (const view of told) after = done(after, { show: receive(after, message(view)) });
    expect(isRead(after, told.at(-1)!, key)).toBe(isStillRead);
  });

  it('is forgotten once its table plays the next round', () => {
    const table = { ...NOTHING_YET, ...receive(NOTHING_YET, message(at(1))) };
    const read = done(table, markRead(table, at(1), key));
    expect(read.read).not.toEqual([]);
    expect(receive(read, message(at(1, 2))).read).toEqual([]);
  });
});

describe('a round that a page finds as it is loaded', () => {
  const later = { ...FIXTURES.middle, series: { ...FIXTURES.middle.series, rounds: longSeries.rounds } };
  it.each<[string, (TableView | null)[], boolean]>([
    ['was there', [FIXTURES.middle], true],
    ['was there, however often it is told', [FIXTURES.middle, FIXTURES.middle, FIXTURES.middle], true],
    ['was not there, where another one came', [FIXTURES.middle, later], false],
    ['was not there, where its table came after the page', [null, FIXTURES.middle], false],
    ['was not there, where the table was left', [FIXTURES.middle, null, FIXTURES.middle], false],
  ])('%s', (_, told, isFound) => {
    let state = NOTHING_YET;
    for (const view of told) state = { ...state, ...receive(state, message(view)) };
    expect(state.found).toBe(isFound);
  });
});

describe('what is typed of a code', () => {
  it.each([
    ['at the table', 'table', FIXTURES.middle],
    ['in the settings', 'settings', FIXTURES.middle],
    ['in the settings, with no table', 'settings', null],
    ['for a deck, with no table', 'decks', null],
  ] as const)('%s is changed by nothing that the table tells', (_, at, table) => {
    const page = { ...NOTHING_YET, ...receive(NOTHING_YET, message(table)) };
    const typing = done(page, { show: push(page, { ...FRESH[at], code: 'CMD:UN' }) });
    const told = { ...typing, ...receive(typing, message(table)) };
    expect([top(told).at, codeOn(top(told))]).toEqual([at, 'CMD:UN']);
  });

  it('is given up where one goes elsewhere', () => {
    const table = showing(FIXTURES.middle, way({ ...FRESH.table, code: '4', asks: 'whose' }));
    const away = done(table, toSettings(table));
    expect(on(away, 'table')).toMatchObject({ code: '', asks: null });
  });
});

describe('whose the last play was', () => {
  // The number of a ruling says nothing of its entry: it grows with every wish to hear it again, too.
  const middle = { ...FIXTURES.middle, ruling: { ...FIXTURES.middle.ruling!, id: 50 } };
  const { open } = FIXTURES.fits;
  const last = middle.log.findLast(({ ruling }) => ruling !== null)!;
  const { id } = last.ruling!;
  const entry = id / 2;
  const next = { ...last, ruling: { ...last.ruling!, id: id + 2 } };
  const newer = { ruling: { ...middle.ruling, id: 77 }, log: [...middle.log, next] };
  it.each([
    [
      'is asked on when its quiet time is over, of that play',
      { ...middle, open },
      { ...middle, ...newer },
      { type: 'itWas', seat: 2 },
    ],
    [
      'is asked on when another one follows, and the answer means the one that was asked about',
      { ...middle, open },
      { ...middle, open, ...newer },
      { type: 'correct', correction: { kind: 'player', entry: entry + 1, seat: 2 }, revision: 0 },
    ],
    [
      'is asked on when a newer one is ruled on',
      middle,
      { ...middle, ...newer },
      { type: 'correct', correction: { kind: 'player', entry, seat: 2 }, revision: 0 },
    ],
    ['is asked no more once the open play is taken back', { ...middle, open }, middle, null],
    ['is asked no more once it is undone', { ...middle, ...newer }, middle, null],
  ] as const)('%s', (_, before, after, send) => {
    const begun = showing(before);
    const asked = done(begun, ask('whose')(begun));
    const now = { ...asked, ...receive(asked, message(after)) };
    expect(on(now, 'table').asks).toBe(send === null ? null : 'whose');
    if (send !== null)
      for (const say of [sayWhose(now, 2), pressSeat(2)(now)]) expect(say?.send).toEqual(send);
  });
});

describe('settings that are chosen here', () => {
  const KEYS = { kind: 'keyboard', gap: 50 } as const;
  const told = (gap: number) =>
    message(null, { lobby: { ...lobby, settings: { ...lobby.settings, scanner: { ...KEYS, gap } } } });
  const begin = () => {
    const said: unknown[] = [];
    const store = createStore<PageState>({ ...NOTHING_YET, ...receive(NOTHING_YET, message(null)) });
    const send = (one: unknown) => said.push(one) > 0;
    const hear = (text: string) => store.setState((state) => receive(state, text));
    const gap = () => {
      const scanner = store.getState().lobby?.settings.scanner;
      return scanner?.kind === 'keyboard' ? scanner.gap : scanner;
    };
    const choose = (gap: number) => changeSettings({ store, send }, { scanner: { ...KEYS, gap } });
    const answer = () => {
      const asked = said.findLast((one) => (one as { type: string }).type === 'ping') as { id: number };
      hear(JSON.stringify({ type: 'pong', id: asked.id }));
    };
    return { hear, gap, choose, answer };
  };

  it('are not taken back by what the table told before it had heard of them', () => {
    const { hear, gap, choose, answer } = begin();
    choose(60);
    hear(message(null));
    expect(gap()).toBe(60);
    choose(70);
    hear(told(60));
    expect(gap()).toBe(70);
    answer();
    hear(told(70));
    expect(gap()).toBe(70);
  });

  it.each([
    ['after that', ['pong', 90]],
    ['before the answer', [60, 90, 'pong']],
  ] as const)('give way to what others choose later, told %s', (_, order) => {
    const { hear, gap, choose, answer } = begin();
    choose(60);
    for (const one of order) one === 'pong' ? answer() : hear(told(one));
    expect(gap()).toBe(90);
  });
});

describe('a deck that is taught', () => {
  const taught = { type: 'deckTaught', id: 'green' };
  const page = done(NOTHING_YET, toTeach(null)(NOTHING_YET));

  it('is from then on the one that was saved, and counts how often', () => {
    const saved = hear(page, taught);
    expect(on(saved, 'teach')).toMatchObject({ deck: 'green', saved: 1 });
    expect(on(hear(saved, taught), 'teach')).toMatchObject({ deck: 'green', saved: 2 });
  });

  it('is not the one that a refusal is about', () => {
    const refused = hear(page, { type: 'refused', refusal: { code: 'deckName' } });
    expect(on(refused, 'teach')).toMatchObject({ deck: null, saved: 0 });
    expect(refused.trouble).toEqual({ code: 'deckName' });
  });
});

describe('scores', () => {
  it('of a table that was left elsewhere are not what the next table begins with', () => {
    const scores = showing(FIXTURES.middle, way('table', 'scores'));
    expect(wayOf({ ...scores, ...receive(scores, message(null)) })).toEqual([]);
    const past = showing(FIXTURES.middle, way('table', scoresOf('past-2')));
    expect(wayOf({ ...past, ...receive(past, message(null)) })).toEqual(['scores']);
  });
});

describe('an earlier round that is read', () => {
  const table = { ...FIXTURES.middle, series: longSeries };
  const hear = (state: PageState, text: string): PageState => ({ ...state, ...receive(state, text) });
  const logOn = (state: PageState) => on(state, 'log');
  const tell = (of: object | null, more: object) => JSON.stringify({ ...more, ...(of !== null && { of }) });
  const at = (...over: readonly Named[]) => showing(table, way('table', ...over));
  const scores = at('scores');
  const pastScores = at(scoresOf('past-2'));
  const second = done(scores, toRound(scores, 1));
  const ofPast = done(pastScores, toRound(pastScores, 1));

  it('is named, but for the present one of the open table', () => {
    expect(logOn(second)).toMatchObject({ of: { table: null, round: 1 } });
    expect(logOn(ofPast).of).toEqual({ table: 'past-2', round: 1 });
    expect(logOn(done(scores, toRound(scores, 4))).of).toBeNull();
    const last = done(pastScores, toRound(pastScores, 4));
    expect(logOn(last).of).toEqual({ table: 'past-2', round: 4 });
  });

  it('hears only what is told of itself', () => {
    const of = { table: null, round: 1 };
    const log = (named: object) => JSON.stringify({ type: 'log', lines: [], held: [], ...named });
    expect(logOn(hear(second, log({}))).log).toBeNull();
    expect(logOn(hear(second, log({ named: { of: { ...of, round: 2 }, table } }))).log).toBeNull();
    expect(logOn(hear(second, log({ named: { of: { ...of, table: 'x' }, table } }))).log).toBeNull();
    const read = hear(second, log({ named: { of, table } }));
    expect(logOn(read)).toMatchObject({ log: { lines: [], held: [] }, ended: { phase: 'play' } });
    const looking = done(read, { show: change(read, 'log', { moment: 3 }) });
    const past = { type: 'past', after: 3, table };
    expect(logOn(hear(looking, tell(null, past))).past).toBeNull();
    expect(logOn(hear(looking, tell(of, { ...past, after: 2 }))).past).toBeNull();
    expect(logOn(hear(looking, tell(of, past))).past).toMatchObject({ after: 3 });
    const present = done(scores, toRound(scores, 4));
    expect(logOn(hear(present, log({ named: { of, table } }))).log).toBeNull();
  });

  it('stays whatever is played, until it is taken up again or the table is another one', () => {
    const played = hear(second, message({ ...table, inputs: table.inputs + 1 }));
    expect([top(played).at, logOn(played).of?.round]).toEqual(['log', 1]);
    const rounds = longSeries.rounds.slice(0, 2);
    const reopened = hear(second, message({ ...table, series: { ...longSeries, rounds } }));
    expect([top(reopened).at, logOn(reopened).of]).toEqual(['log', null]);
    const others = longSeries.rounds.map((round) => ({ ...round, began: 1 }));
    const another = hear(second, message({ ...table, series: { ...longSeries, rounds: others } }));
    expect([top(another).at, logOn(another).of]).toEqual(['log', null]);
    const left = hear(second, message(null));
    expect(wayOf(left)).toEqual([]);
  });

  it('of a table of the past stays whatever becomes of the open one', () => {
    for (const now of [null, FIXTURES.start, { ...table, inputs: 1 }]) {
      const read = hear(ofPast, message(now));
      expect(logOn(read).of).toEqual({ table: 'past-2', round: 1 });
      expect(read.route.slice(-2)).toEqual(ofPast.route.slice(-2));
    }
  });

  it('leads back to the scores, the settings back to it, and a refusal away from it', () => {
    const back = (state: PageState) => done(state, goBack(state));
    expect(top(back(ofPast))).toEqual(scoresOf('past-2'));
    expect(top(back(done(ofPast, toSettings(ofPast)))).at).toBe('log');
    const left = hear(done(second, toSettings(second)), message(null));
    expect(wayOf(back(left))).toEqual([]);
    const refused = JSON.stringify({ type: 'refused', refusal: { code: 'notKept' } });
    const told = hear(ofPast, refused);
    expect([top(told).at, told.trouble]).toEqual(['scores', { code: 'notKept' }]);
    expect(top(hear(scores, refused)).at).toBe('scores');
    const { playing } = on(ofPast, 'table');
    const sending = { ...ofPast, ...change(ofPast, 'table', { playing: { ...playing, sent: true } }) };
    expect(on(hear(sending, refused), 'table').playing.sent).toBe(false);
  });
});

describe('a game out of a file', () => {
  const OF = { table: GIVEN, round: 0 };
  const opened = { type: 'opened', of: OF };
  const home = hear(NOTHING_YET, { type: 'state', lobby, table: null });
  const told = (page: PageState) => hear(page, { type: 'state', lobby, table: page.table });

  it.each([
    ['home', home],
    ['a table', showing(FIXTURES.middle)],
  ])('is read over %s, which it leads back to and which changes nothing of it', (_, page) => {
    const reading = hear(page, opened);
    expect([top(reading).at, on(reading, 'log').of]).toEqual(['log', OF]);
    expect(top(told(reading)).at).toBe('log');
    expect(top(done(reading, goBack(reading))).at).toBe(top(page).at);
  });

  it('takes the place of another log', () => {
    const reading = hear(hear(home, opened), opened);
    expect(wayOf(reading)).toEqual(wayOf(hear(home, opened)));
  });

  it('that can’t be read is said until somebody does something', () => {
    const page = told(hear(home, { type: 'refused', refusal: { code: 'game' } }));
    expect(page.trouble).toEqual({ code: 'game' });
  });
});

describe('tables of the past', () => {
  const told = (after: string | null, ids: readonly string[], more: string | null) =>
    JSON.stringify({
      type: 'history',
      after,
      history: { tables: ids.map((id) => ({ ...history.tables[0], id })), more },
    });
  const idsIn = (state: PageState) => on(state, 'history').tables?.tables.map(({ id }) => id);
  const hear = (state: PageState, text: string): PageState => ({ ...state, ...receive(state, text) });

  it('come some at a time, and are told anew from the start', () => {
    const some = hear({ ...NOTHING_YET, ...way('history') }, told(null, ['d', 'c'], 'c'));
    const all = hear(some, told('c', ['b', 'a'], null));
    expect(idsIn(all)).toEqual(['d', 'c', 'b', 'a']);
    expect(on(all, 'history').tables?.more).toBeNull();
    expect(idsIn(hear(all, told(null, ['e', 'd'], 'd')))).toEqual(['e', 'd']);
  });

  it('an answer to an earlier wish shows no other table', () => {
    const sheet = JSON.stringify({ type: 'sheet', sheet: pastSheet });
    expect(receive({ ...NOTHING_YET, ...way(scoresOf('another')) }, sheet)).toEqual({});
    expect(receive({ ...NOTHING_YET, ...way(scoresOf(pastSheet.id)) }, sheet)).toEqual(
      way({ ...FRESH.scores, past: pastSheet.id, sheet: pastSheet }),
    );
  });
});

describe('messages of the table', () => {
  it.each(Object.entries(FIXTURES))('%s is read and counted', (_, view) => {
    expect(
      receive({ ...NOTHING_YET, revision: 4, trouble: { code: 'unreadable' } }, message(view)),
    ).toMatchObject({
      revision: 5,
      trouble: null,
      table: { pile: view.pile },
    });
  });

  it('take no field away in which somebody types, not even back to the deal', () => {
    const dealing = { ...FIXTURES.dealing, scanner: FIXTURES.start.scanner };
    const begun = showing(FIXTURES.start);
    const typing = { ...begun, ...change(begun, 'table', { code: '7' }) };
    const undone = (state: PageState) => ({ ...state, ...receive(state, message(dealing)) });
    expect(sideShows(undone(begun), dealing)).toBe('dealing');
    expect(sideShows(undone(typing), dealing)).toBe('cards');
    expect(codeOn(top(undone(typing)))).toBe('7');
  });

  it('that somebody typed in a round hides nothing of how the next one is dealt', () => {
    const dealing = { ...FIXTURES.dealing, scanner: FIXTURES.start.scanner };
    const begun = showing(FIXTURES.middle);
    const typing = { ...begun, ...change(begun, 'table', { code: '7' }) };
    const played = { ...typing, ...receive(typing, message({ ...FIXTURES.middle, inputs: 99 })) };
    const given = { ...played, ...change(played, 'table', { code: '' }) };
    expect(sideShows({ ...given, ...receive(given, message(dealing)) }, dealing)).toBe('dealing');
  });

  it.each([
    ['no JSON', '{'],
    ['no text', new Uint8Array(3)],
    ['another version', JSON.stringify({ type: 'welcome', version: 99, rules: [], samples: [] })],
    ['a view without seats', message({ ...FIXTURES.middle, seats: undefined })],
    ['a card that is none', message({ ...FIXTURES.middle, pile: ['1Z'] })],
  ])('%s changes nothing but says so', (_, data) => {
    expect(receive(showing(FIXTURES.middle), data)).toEqual({ trouble: { code: 'unreadable' } });
  });

  it('a refusal is told apart', () => {
    const refused = JSON.stringify({ type: 'refused', refusal: { code: 'badMessage' } });
    expect(receive(NOTHING_YET, refused)).toMatchObject({ trouble: { code: 'badMessage' } });
  });

  it.each([
    ['http://localhost:7777/', 'ws://localhost:7777/table'],
    ['https://host/burn/index.html#a', 'wss://host/burn/table'],
  ])('the table of %s is at %s', (page, address) => {
    expect(tableAddress(page)).toBe(address);
  });
});

describe('keys', () => {
  const plain = { command: false, alt: false, shift: false };
  const press = (key: string, state: PageState, more: Partial<typeof plain> = {}) =>
    keyEffect({ key, ...plain, ...more }, state, en);
  const middle = showing(FIXTURES.middle);

  it.each([
    ['p', { type: 'pickUp' }],
    ['d', { type: 'done' }],
    ['u', { type: 'undo' }],
    ['b', { type: 'blind' }],
    ['f', { type: 'burned' }],
    ['r', { type: 'repeat' }],
    ['2', { type: 'seat', seat: 1 }],
  ])('%s says %j', (key, send) => {
    expect(press(key, middle)).toEqual({ send });
  });

  it('Ctrl and Z undo; other chords are left alone', () => {
    expect(press('z', middle, { command: true })).toEqual({ send: { type: 'undo' } });
    expect(press('z', middle, { command: true, shift: true })).toBeNull();
    expect(press('p', middle, { command: true })).toBeNull();
    expect(press('p', middle, { alt: true })).toBeNull();
  });

  it('a digit is a seat that is there: the next card’s, or the last play’s', () => {
    expect(press('5', middle)).toBeNull();
    expect(press('2', done(middle, ask('whose')(middle)))).toEqual({
      send: { type: 'itWas', seat: 1 },
      show: way('table'),
    });
  });

  it('a question takes the keys that stand beside its answers', () => {
    const asked = showing(FIXTURES.whoPlayed);
    expect(press('4', asked)).toEqual({ send: { type: 'answer', question: 6, answer: 1 } });
    expect(press('n', asked)).toEqual({ send: { type: 'answer', question: 6, answer: 2 } });
    expect(press('1', asked)).toBeNull();
    expect(press('y', showing(FIXTURES.question))).toEqual({
      send: { type: 'answer', question: 5, answer: 0 },
    });
  });

  it('a new round is asked for only when the old one is over', () => {
    expect(press('n', middle)).toBeNull();
    expect(press('n', showing(FIXTURES.finished))).toEqual({ send: { type: 'newRound' } });
  });
});
