import { describe, expect, it } from 'vitest';
import { PROTOCOL_VERSION } from '../../src/protocol/messages.ts';
import { fromSetup } from '../../src/renderer/store/draft.ts';
import { askDiscard, toPast, toSettings } from '../../src/renderer/store/go.ts';
import { NOTHING_YET, type PageState, type Welcome } from '../../src/renderer/store/page.ts';
import { change, codeOn, on, top } from '../../src/renderer/store/route.ts';
import { type Key, keyEffect } from '../../src/renderer/view/keys.ts';
import { SHORTCUTS } from '../../src/renderer/view/shortcuts.ts';
import { sideShows } from '../../src/renderer/view/table/panel.ts';
import { KEY_NAMES, KEY_PLACES } from '../../src/words/closed-lists.ts';
import { en } from '../../src/words/en.ts';
import { FIXTURES, lobby } from './fixtures.ts';
import { done, draftOn, settingUp, way, wayOf } from './page-states.ts';
import { PLAYS } from './play-fixtures.ts';
import { SCREENS } from './screens.ts';

const plain = { command: false, alt: false, shift: false };
const press = (key: string, state: PageState, more: Partial<Key> = {}) =>
  keyEffect({ key, ...plain, ...more }, state, en);

/** The page after a key. */
const then = (key: string, state: PageState, more: Partial<Key> = {}) => done(state, press(key, state, more));

const welcome: Welcome = {
  type: 'welcome',
  version: PROTOCOL_VERSION,
  rules: [],
  brokenRules: [],
  samples: ['blast'],
};
const home: PageState = { ...NOTHING_YET, welcome, lobby };
const at = (table: PageState['table'], more: Partial<PageState> = {}): PageState => ({
  ...home,
  table,
  ...way('table'),
  ...more,
});
const draft = {
  ...fromSetup({ rules: 'reference', options: {}, names: ['Ann', 'Bo'], dealer: 'Ann', lastLoser: null }),
  at: 0,
};
const asksAt = (state: PageState) => on(state, 'table').asks;
const typed = (state: PageState) => codeOn(top(state));
const setup: PageState = { ...home, ...way(settingUp(draft)) };
const sample = { sample: 'blast', done: 9, total: 9, speed: 4 };

describe('keys at home', () => {
  it('N sets a table up, S shows the settings, R goes on with the newest table', () => {
    expect(wayOf(then('n', home))).toEqual(['setup']);
    expect(wayOf(then('s', home))).toEqual(['settings']);
    expect(press('r', home)).toBeNull();
    expect(press('r', { ...home, kept: SCREENS.homeKept.lobby.kept })?.send).toEqual({
      type: 'resume',
      id: 'newest',
    });
  });

  it('Escape keeps what might have been discarded', () => {
    const asked = done(home, askDiscard('newest')(home));
    expect(on(asked, 'home').discarding).toBe('newest');
    expect(on(then('Escape', asked), 'home').discarding).toBeNull();
    expect(press('Escape', home)).toBeNull();
  });

  it('P sets a table up that needs no deck', () => {
    expect(draftOn(then('p', home))?.grace).toBeGreaterThan(0);
  });

  it.each(['d', 'u', '4', 'h', 'Enter'])('%s means nothing', (key) => {
    expect(press(key, home)).toBeNull();
  });
});

describe('keys while a table is set up', () => {
  it('letters belong to the names, and so do arrows but for moving', () => {
    for (const key of ['n', 's', '?', 'r']) expect(press(key, setup, { focus: 'text' })).toBeNull();
    expect(draftOn(then('ArrowDown', setup, { focus: 'text' }))?.at).toBe(1);
    const moved = draftOn(then('ArrowDown', setup, { focus: 'text', alt: true }));
    expect(moved?.seats.map(({ name }) => name)).toEqual(['Bo', 'Ann']);
    expect(press('ArrowDown', setup, { focus: 'control' })).toBeNull();
  });

  it('Enter starts, but presses the button that has the focus', () => {
    expect(press('Enter', setup, { focus: 'text' })).not.toBeNull();
    expect(press('Enter', setup)).not.toBeNull();
    expect(press('Enter', setup, { focus: 'control' })).toBeNull();
    expect(press('Enter', setup, { focus: 'field' })).toBeNull();
    expect(press('Enter', setup, { focus: 'control', command: true })).not.toBeNull();
  });

  it('Escape goes home from wherever one types', () => {
    const left = then('Escape', setup, { focus: 'text' });
    expect([wayOf(left), draftOn(left)]).toEqual([[], null]);
  });

  it('the settings lead back to it', () => {
    const away = done(setup, toSettings(setup));
    expect(press('n', away)).toBeNull();
    const back = then('Escape', away);
    expect([wayOf(back), draftOn(back)]).toEqual([['setup'], draft]);
  });
});

describe('keys at the table', () => {
  const middle = at(FIXTURES.middle);

  it('H asks before a game is left, and leaves when pressed again', () => {
    const asked = then('h', middle);
    expect([press('h', middle)?.send, asksAt(asked)]).toEqual([undefined, 'leaving']);
    expect(press('h', asked)?.send).toEqual({ type: 'leave' });
    expect(asksAt(then('Escape', asked))).toBeNull();
  });

  it('H leaves at once where there is nothing to lose', () => {
    expect(press('h', at(FIXTURES.start))?.send).toEqual({ type: 'leave' });
    expect(press('h', at(FIXTURES.finished))?.send).toEqual({ type: 'leave' });
    expect(press('h', at({ ...FIXTURES.middle, playback: sample }))?.send).toEqual({ type: 'stopWatching' });
  });

  it('a recording that stands in for the scanner is a game of one’s own', () => {
    const playback = { ...sample, sample: '/tmp/evening.scan' };
    expect(press('h', at({ ...FIXTURES.finished, playback }))?.send).toEqual({ type: 'leave' });
  });

  it('a rank begins a code where no scanner is, and what follows belongs to it', () => {
    const fresh = at(FIXTURES.start);
    for (const key of ['4', 'a', 'J', 'x'])
      expect([press(key, fresh)?.send, typed(then(key, fresh))]).toEqual([undefined, key.toUpperCase()]);
    const begun = then('4', fresh);
    for (const key of ['h', 'd', 's', '1', 'p'])
      expect([press(key, begun)?.send, typed(then(key, begun))]).toEqual([
        undefined,
        `4${key.toUpperCase()}`,
      ]);
    expect(then('?', begun)).toMatchObject({ route: begun.route, over: [{ over: 'help' }] });
    expect(typed(then('J', fresh, { shift: true }))).toBe('J');
    expect(press('h', begun, { focus: 'text' })).toBeNull();
    const shown = then('4', { ...fresh, panel: 'log' });
    expect([typed(shown), shown.panel]).toEqual(['4', 'cards']);
    expect(press('2', then('w', fresh))?.send).toEqual({ type: 'itWas', seat: 1 });
  });

  it('CM begins a command where no scanner is, and the letters after it do nothing else', () => {
    const typing = at(FIXTURES.start, { panel: 'log' });
    const begun = then('m', typing, { after: 'C' });
    expect([press('m', typing, { after: 'C' })?.send, typed(begun), begun.panel]).toEqual([
      undefined,
      'CM',
      'cards',
    ]);
    expect(typed(then('d', begun, { after: 'M' }))).toBe('CMD');
    expect(typed(then('m', typing, { after: 'D' }))).toBe('');
    const ofCard = { ...typing, ...change(typing, 'table', { code: '4C' }) };
    expect(typed(then('m', ofCard, { after: 'C' }))).toBe('4CM');
    expect(typed(then('m', middle, { after: 'C' }))).toBe('');
  });

  it('where a scanner is, digits are seats unless the cards to tap are shown', () => {
    expect(press('2', middle)?.send).toEqual({ type: 'seat', seat: 1 });
    expect(press('k', middle)).toBeNull();
    expect(typed(then('2', { ...middle, panel: 'cards' }))).toBe('2');
    expect(press('2', at({ ...FIXTURES.start, playback: sample }))?.send).toEqual({ type: 'seat', seat: 1 });
  });

  it('a code is tried out in the settings where no scanner is chosen', () => {
    const settings = { ...home, ...way('settings') };
    expect(typed(then('7', settings))).toBe('7');
    const keyboard = { ...lobby.settings, scanner: { kind: 'keyboard', gap: 50 } } as const;
    expect(press('7', { ...settings, lobby: { ...lobby, settings: keyboard } })).toBeNull();
  });

  it('G calls a draw where one is offered', () => {
    expect(press('g', at(FIXTURES.stalled))?.send).toEqual({ type: 'draw' });
    expect(press('g', middle)).toBeNull();
  });

  it('M turns the sound off, and on again', () => {
    const { settings } = lobby;
    expect(press('m', middle)?.send).toEqual({ type: 'settings', settings: { ...settings, sound: false } });
    const quiet = { ...middle, lobby: { ...lobby, settings: { ...settings, sound: false } } };
    expect(press('m', quiet)?.send).toEqual({ type: 'settings', settings: { ...settings, sound: true } });
  });

  it('E scans face-up cards before the first card, where there are unknown ones', () => {
    expect(press('e', at(FIXTURES.start))?.send).toEqual({ type: 'register', on: true });
    const known = FIXTURES.start.seats.map((seat) => ({ ...seat, faceUp: [] }));
    expect(press('e', at({ ...FIXTURES.start, seats: known }))).toBeNull();
    expect(press('e', at(FIXTURES.registering))).toBeNull();
    expect(press('e', at({ ...FIXTURES.start, phase: 'play' }))).toBeNull();
    expect(press('e', middle)).toBeNull();
  });

  it('E scans them again after swapping, where all are known and nothing is booked of it', () => {
    expect(press('e', at({ ...FIXTURES.startKnown, ruling: null }))?.send).toEqual({
      type: 'register',
      on: true,
    });
    expect(press('e', at(FIXTURES.rescanned))).toBeNull();
    expect(
      press('e', at({ ...FIXTURES.startKnown, rules: { ...FIXTURES.start.rules, exchange: 'pick' } })),
    ).toBeNull();
  });

  it('N says that nobody has the card that starts, where one is asked for', () => {
    const no = { send: { type: 'code', code: 'CMD:NO', how: 'tap' } };
    expect(press('n', at(FIXTURES.start))).toEqual(no);
    expect(press('n', at(FIXTURES.startDenied))).toEqual(no);
    expect(press('n', at(FIXTURES.startKnown))).toBeNull();
    const said = { ...FIXTURES.start, announced: 1 };
    expect(press('n', at(said))).toBeNull();
    expect(press('n', at({ ...said, beginning: { ...said.beginning!, mustPlayIt: true } }))).toEqual(no);
    expect(press('n', at(FIXTURES.starter))).toBeNull();
    expect(press('n', middle)).toBeNull();
  });

  it('a digit is what may have happened where that is offered, else a seat', () => {
    const mend = { send: { type: 'code', code: 'CMD:1', how: 'tap' } };
    const offered = { ...FIXTURES.illegal, scanner: FIXTURES.middle.scanner };
    expect(press('1', at(offered))).toEqual(mend);
    expect(press('2', at({ ...offered, choices: offered.choices.slice(0, 1) }))).toBeNull();
    expect(press('1', at({ ...offered, choices: [] }))).toEqual({ send: { type: 'seat', seat: 0 } });
  });

  it('how to deal gives way to the cards: by their key, or as soon as one is typed', () => {
    const dealing = at(FIXTURES.dealing);
    expect(sideShows(dealing, FIXTURES.dealing)).toBe('dealing');
    for (const key of ['c', '4']) {
      const show = press(key, dealing)?.show;
      expect(sideShows({ ...dealing, ...show }, FIXTURES.dealing)).toBe('cards');
    }
    expect(sideShows(at(FIXTURES.start), FIXTURES.start)).toBe('cards');
    const watched = { ...FIXTURES.dealing, playback: sample };
    expect(sideShows(at(watched), watched)).toBe('log');
  });

  it('while the players are shown, only that can be closed', () => {
    const shown = then('o', middle);
    expect(shown.over).toEqual([{ over: 'people', refused: null }]);
    for (const key of ['p', '?']) expect(press(key, shown)).toBeNull();
    expect(then('Escape', shown).over).toEqual([]);
  });

  it('? shows the keys, Shift or not; then only they can be closed', () => {
    const shown = then('?', middle, { shift: true });
    expect(shown.over).toEqual([{ over: 'help' }]);
    expect(press('p', shown)).toBeNull();
    for (const key of ['?', 'Escape']) expect(then(key, shown).over).toEqual([]);
  });

  it('over what is known they can be shown as well, and each is closed by itself', () => {
    const both = then('?', then('i', middle));
    expect(both.over).toEqual([{ over: 'knowing' }, { over: 'help' }]);
    expect(press('p', both)).toBeNull();
    const known = then('Escape', both);
    expect(known.over).toEqual([{ over: 'knowing' }]);
    expect(then('Escape', known).over).toEqual([]);
  });
});

describe('keys at a table without a deck', () => {
  it('C hides the own cards on a shared screen, and shows nobody’s', () => {
    expect(press('c', at(PLAYS.shared.table))?.send).toEqual({ type: 'show', seat: null });
    for (const { table } of [PLAYS.cover, PLAYS.allCovered, PLAYS.yourTurn])
      expect(press('c', at(table))).toBeNull();
  });

  it('U takes the own last move back, but none that has ended the round', () => {
    expect(press('u', at(PLAYS.yourTurn.table))?.send).toEqual({ type: 'unmake', seat: 0 });
    const asked = { ...PLAYS.over.table, play: { ...PLAYS.over.table.play, canUnmake: true } };
    expect(press('u', at(asked))).toBeNull();
  });
});

describe('keys beside the moves', () => {
  it('U undoes at a real table, and nothing without a deck', () => {
    const reading = then('l', at(FIXTURES.illegal));
    expect(wayOf(reading).at(-1)).toBe('log');
    expect(press('u', reading)).toEqual({ send: { type: 'undo' } });
    expect(press('u', { ...reading, table: { ...reading.table!, play: {} as never } })).toBeNull();
    expect(press('u', { ...reading, ...change(reading, 'log', { moment: 1 }) })).toBeNull();
  });
});

describe('keys after a round', () => {
  const over = at(FIXTURES.finished);

  it('N plays on, O asks for other rules with the same people, U takes the last card back', () => {
    expect(press('n', over)).toEqual({ send: { type: 'newRound' } });
    expect(press('o', over)?.send).toBeUndefined();
    const next = then('o', over);
    expect(wayOf(next)).toEqual(['table', 'setup']);
    expect(draftOn(next)).toMatchObject({ next: true, dealer: 1, lastLoser: 1 });
    const back = then('Escape', next);
    expect([wayOf(back), draftOn(back)]).toEqual([['table'], null]);
    expect(press('n', next)).toBeNull();
    expect(press('u', over)).toEqual({ send: { type: 'undo' } });
  });

  it('a sample game is watched again, under no other rules', () => {
    const watched = at({ ...FIXTURES.finished, playback: sample });
    expect(press('n', watched)?.send).toEqual({ type: 'watch', sample: 'blast', speed: 4 });
    expect(press('o', watched)).toBeNull();
  });

  it('nothing is played any more', () => {
    for (const key of ['p', 'd', 'b', 'f', '1']) expect(press(key, over)).toBeNull();
    expect(press('1', then('w', over))?.send).toEqual({ type: 'itWas', seat: 0 });
  });
});

describe('keys of scores and of the past', () => {
  it('V shows the scores of the table, and Escape leads back to it', () => {
    for (const table of [FIXTURES.middle, FIXTURES.finished]) {
      const scores = then('v', at(table));
      expect(top(scores)).toMatchObject({ at: 'scores', past: null });
      expect(press('p', scores)).toBeNull();
      expect(wayOf(then('Escape', scores))).toEqual(['table']);
    }
  });

  it('E asks for the tables of the past, and Escape leads back step by step', () => {
    expect(press('e', home)?.send).toEqual({ type: 'history', after: null });
    const past = then('e', home);
    expect(wayOf(past)).toEqual(['history']);
    const looking = done(past, toPast('a')(past));
    expect(top(looking)).toMatchObject({ at: 'scores', past: 'a' });
    expect(wayOf(then('Escape', looking))).toEqual(['history']);
    expect(wayOf(then('Escape', past))).toEqual([]);
    expect(press('n', past)).toBeNull();
  });
});

describe('the table of keys', () => {
  /** Keys that mean one thing or the other by what the table shows. */
  const SHARED = ['digit', 'N', 'Y'];

  it.each(KEY_PLACES)('%s: no key is lost behind another one', (place) => {
    const here = KEY_NAMES.map((name) => SHORTCUTS[name]).filter(({ on }) => on.includes(place));
    const keys = here
      .map(({ key, held = '' }) => `${held} ${key}`.trim())
      .filter((key) => !SHARED.includes(key));
    expect(new Set(keys).size).toBe(keys.length);
  });
});
