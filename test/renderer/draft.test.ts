import { describe, expect, it } from 'vitest';
import { PROTOCOL_VERSION } from '../../src/protocol/messages.ts';
import { NOTHING_AGREED } from '../../src/protocol/series.ts';
import type { TableSetup } from '../../src/protocol/setup.ts';
import {
  AT_START,
  amongRules,
  chooseRules,
  type Draft,
  draftAfter,
  fromSetup,
  newDraft,
  toSetup,
} from '../../src/renderer/store/draft.ts';
import {
  faultsOf,
  onlyNamesMissing,
  optionFor,
  replaced,
  withStandIns,
} from '../../src/renderer/store/draft-checks.ts';
import {
  addSeat,
  moveSeat,
  nextEmpty,
  removeSeat,
  renameSeat,
  setOption,
} from '../../src/renderer/store/draft-edits.ts';
import { toSetup as toCards, toPlay } from '../../src/renderer/store/go.ts';
import { whoPlayed } from '../../src/renderer/store/learn.ts';
import { NOTHING_YET, type PageState, type Welcome } from '../../src/renderer/store/page.ts';
import { fitSeats, newPlayDraft, playNow } from '../../src/renderer/store/play/without-deck.ts';
import { receive } from '../../src/renderer/store/receive.ts';
import { HOME } from '../../src/renderer/store/route.ts';
import { editDraft, enterName, startTable } from '../../src/renderer/store/start.ts';
import { ruleSetViews } from '../../src/table/rule-sets.ts';
import { PRESETS } from '../../src/variants/index.ts';
import { FIXTURES, lobby } from './fixtures.ts';
import { done, draftOn, hear, settingUp, way, wayOf } from './page-states.ts';

const rules = ruleSetViews(PRESETS);
const welcome: Welcome = {
  type: 'welcome',
  version: PROTOCOL_VERSION,
  rules,
  brokenRules: [],
  samples: ['blast'],
};
const standIn = (number: number) => `Player ${number}`;

const setup: TableSetup = {
  rules: 'reference',
  options: { 'RE-X1': true, 'set.max': 2 },
  names: ['Ann', 'Bo', 'Cy'],
  dealer: 'Bo',
  lastLoser: 'Cy',
};
const draft = fromSetup(setup);
const named = (...names: readonly string[]): Draft => fromSetup({ ...setup, names, dealer: names[0] ?? '' });
const state = (one: Draft | null, more: Partial<PageState> = {}): PageState => ({
  ...NOTHING_YET,
  welcome,
  lobby,
  ...(one === null ? {} : way(settingUp(one))),
  ...more,
});
const namesOf = (one: Draft) => one.seats.map(({ name }) => name);

describe('a draft', () => {
  it('says the set-up that it was made of', () => {
    expect(toSetup(draft)).toEqual(setup);
  });

  it('begins with the last table, whose loser is forgotten', () => {
    expect(toSetup(newDraft({ ...lobby, lastSetup: setup }, rules))).toEqual({ ...setup, lastLoser: null });
  });

  it('begins the very first time with three people whom nobody has named', () => {
    const first = newDraft(lobby, rules);
    expect(first.rules).toBe('palace');
    expect(namesOf(first)).toEqual(['', '', '']);
    expect(first.dealer).toBe(2);
  });

  it('after a round: the dealer whose turn it is, and who lost', () => {
    const after = draftAfter(FIXTURES.finished, { ...lobby, lastSetup: setup });
    expect(toSetup(after)).toEqual({
      rules: 'reference',
      options: setup.options,
      names: ['Ann', 'Bo', 'Cy', 'Di'],
      dealer: 'Bo',
      lastLoser: 'Bo',
      agreed: NOTHING_AGREED,
    });
    expect(toSetup(draftAfter(FIXTURES.ranked, lobby))).toMatchObject({
      dealer: 'Ann',
      lastLoser: null,
      options: {},
    });
  });

  it('trims names, and lets dealer and loser be named anew', () => {
    const renamed = renameSeat(renameSeat(draft, 1, ' Bert '), 2, 'Cyd');
    expect(toSetup(renamed)).toMatchObject({
      names: ['Ann', 'Bert', 'Cyd'],
      dealer: 'Bert',
      lastLoser: 'Cyd',
    });
  });

  it('moves people; who deals stays the same', () => {
    expect(namesOf(moveSeat(draft, 1, -1))).toEqual(['Bo', 'Ann', 'Cy']);
    expect(namesOf(moveSeat(draft, 1, 1))).toEqual(['Ann', 'Cy', 'Bo']);
    expect(moveSeat(draft, 0, -1)).toBe(draft);
    expect(moveSeat(draft, 2, 1)).toBe(draft);
    expect(toSetup(moveSeat(draft, 1, 1)).dealer).toBe('Bo');
  });

  it('takes people away: the one before the dealer deals, and nobody has lost', () => {
    const left = removeSeat(draft, 1);
    expect(toSetup(left)).toMatchObject({ names: ['Ann', 'Cy'], dealer: 'Ann', lastLoser: 'Cy' });
    expect(toSetup(removeSeat(left, 2)).lastLoser).toBeNull();
    expect(toSetup(removeSeat(named('Ann', 'Bo'), 0)).dealer).toBe('Bo');
    const alone = named('Ann');
    expect(removeSeat(alone, 0)).toBe(alone);
  });

  it('adds people up to as many as a table can have, with a number that nobody had', () => {
    const more = addSeat(removeSeat(draft, 0));
    expect(more.seats.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(more.at).toBe(3);
    let full = draft;
    for (let i = 0; i < 20; i++) full = addSeat(full);
    expect(full.seats.length).toBe(12);
  });

  it('keeps the options of each rule set to itself', () => {
    const blast = setOption({ ...draft, rules: 'blast' }, 'set.max', 3);
    expect(toSetup(blast).options).toEqual({ 'set.max': 3 });
    expect(toSetup({ ...blast, rules: 'reference' }).options).toEqual(setup.options);
    expect(toSetup(setOption(draft, 'RE-X1', false)).options).toEqual({ 'set.max': 2 });
  });
});

describe('what is wrong with a draft', () => {
  it('empty and doubled names, at the seat', () => {
    const { names } = faultsOf(named('Ann', ' ', 'Ann ', 'Bo'), rules);
    expect([...names]).toEqual([
      [1, 'noName'],
      [2, 'sameName'],
    ]);
  });

  it.each([
    ['case', 'Ann', 'ann'],
    ['how a letter is made up', 'Zo\u00eb', 'Zoe\u0308'],
    ['marks that nobody sees', 'Ann', 'A\u200dnn\u200e'],
    ['blanks', 'Ann Lee', ' Ann  Lee '],
    ['width', 'Ann', '\uff21nn'],
  ])('names that differ in %s only', (_, one, other) => {
    expect([...faultsOf(named(one, other, 'Bo'), rules).names]).toEqual([[1, 'sameName']]);
  });

  it('a name that is too long to be read is told, not cut', () => {
    const long = 'Christopherson the Eldest';
    expect([...faultsOf(named('Christopherson the Elder', long), rules).names]).toEqual([[1, 'longName']]);
    expect(namesOf(renameSeat(draft, 0, long))[0]).toBe(long);
  });

  it('marks that turn the text around are no part of a name', () => {
    expect(namesOf(renameSeat(draft, 0, '\u202eAnn\u0007 '))[0]).toBe('Ann ');
    expect(toSetup(named('\u2067Zoe\u0308  L.\u2069 ')).names).toEqual(['Zo\u00eb L.']);
    expect([...faultsOf(named('\u202e', 'Bo'), rules).names]).toEqual([[0, 'noName']]);
    // What joins the signs of one picture stays.
    expect(toSetup(named('\u{1f469}\u200d\u{1f680}')).names).toEqual(['\u{1f469}\u200d\u{1f680}']);
  });

  it.each([
    ['reference', 1, 'DEAL_NO_ROW'],
    ['reference', 2, undefined],
    ['reference', 8, undefined],
    ['reference', 9, 'DEAL_NO_ROW'],
    ['blast', 4, undefined],
    ['blast', 5, 'DEAL_NO_ROW'],
  ])('%s for %i: %s', (id, count, code) => {
    const people = named(...Array.from({ length: count }, (_, i) => `P${i}`));
    expect(faultsOf({ ...people, rules: id }, rules).players?.code).toBe(code);
  });

  it.each([
    ['threes', 6, 'Two packs, for up to eleven players.'],
    ['threes', 12, null],
    ['blast', 5, null],
  ])('%s for %i people would be possible with the option %s', (id, count, title) => {
    const people = named(...Array.from({ length: count }, (_, i) => `P${i}`));
    expect(optionFor({ ...people, rules: id }, rules.find((one) => one.id === id)!)).toBe(title);
  });

  it('as many seats as the rules are for come with one tap: bots go first, and no name is asked for before', () => {
    const three = { min: 3, max: 3 };
    const four = named('Ann', 'Bo', 'Cy', '');
    const narrow = rules.map((one) => ({ ...one, players: three }));
    expect(faultsOf(four, narrow)).toMatchObject({ names: new Map(), players: { min: 3, max: 3 } });
    expect(namesOf(fitSeats(four, three, []))).toEqual(['Ann', 'Bo', 'Cy']);
    const [first, second, ...others] = four.seats;
    const withBot = { ...second!, occupant: { who: 'bot', level: 'easy' } } as const;
    const people = others.map((seat) => ({ ...seat, name: `P${seat.id}` }));
    const played = { ...four, grace: 0, seats: [first!, withBot, ...people] };
    expect(namesOf(fitSeats(played, three, ['Zoe']))).toEqual(['Ann', 'P2', 'P3']);
    expect(namesOf(fitSeats(named('Ann'), three, []))).toEqual(['Ann', '', '']);
    expect(namesOf(fitSeats({ ...named('Ann'), grace: 0 }, three, ['Zoe', 'Max']))).toEqual([
      'Ann',
      'Zoe',
      'Max',
    ]);
  });

  it('names can be made up, but never two the same', () => {
    expect(namesOf(withStandIns(named('', 'Player 1', ''), standIn))).toEqual([
      'Player 2',
      'Player 1',
      'Player 3',
    ]);
    expect(namesOf(withStandIns(named('', '', 'Player 1'), standIn)).slice(0, 2)).toEqual([
      'Player 2',
      'Player 3',
    ]);
    expect(onlyNamesMissing(faultsOf(named('', 'Bo'), rules))).toBe(true);
    expect(onlyNamesMissing(faultsOf(named('', 'Bo', 'Bo'), rules))).toBe(false);
    expect(onlyNamesMissing(faultsOf(named(''), rules))).toBe(false);
    expect(onlyNamesMissing(faultsOf(named('Ann', 'Bo'), rules))).toBe(false);
  });
});

describe('starting', () => {
  it('opens the table of the draft', () => {
    const effect = startTable(state({ ...draft, register: true }), standIn);
    expect(effect?.send).toEqual({ type: 'open', setup, register: true });
  });

  it('says first what is missing; only the second time names are made up', () => {
    const nameless = state(named('Ann', ''));
    expect(startTable(nameless, standIn)?.send).toBeUndefined();
    const first = done(nameless, startTable(nameless, standIn));
    expect(draftOn(first)).toMatchObject({ tried: true, at: 1 });
    expect(startTable(first, standIn)?.send).toMatchObject({
      type: 'open',
      setup: { names: ['Ann', 'Player 2'] },
    });
  });

  it.each([
    ['two of a name', named('Ann', 'Ann')],
    ['too many', { ...named('A', 'B', 'C', 'D', 'E'), rules: 'blast' }],
  ])('never opens a table with %s', (_, one) => {
    expect(startTable(state({ ...one, tried: true }), standIn)?.send).toBeUndefined();
  });

  it('Enter goes from name to name, then to one more place, and from that, without a name, to the start', () => {
    const typing = { ...named('Ann', '', ''), at: 0 };
    expect(nextEmpty(typing)).toBe(1);
    expect(nextEmpty({ ...typing, at: 1 })).toBeNull();
    const enter = (one: Draft) => {
      const before = state(one);
      const effect = enterName(before, standIn);
      expect(effect).not.toBeNull();
      expect(effect?.send).toBeUndefined();
      return draftOn(done(before, effect))!;
    };
    expect(enter(typing)).toEqual({ ...typing, at: 1 });
    const all = { ...named('Ann', 'Bo', 'Cy'), at: 2 };
    const more = enter(all);
    expect(more.seats.map(({ name }) => name)).toEqual(['Ann', 'Bo', 'Cy', '']);
    expect(more.at).toBe(more.seats[3]!.id);
    expect(enter(more)).toEqual({ ...all, at: AT_START });
    // No more than the rules are for.
    const full = { ...named('A', 'B', 'C', 'D'), rules: 'blast', at: 3 };
    expect(enter(full)).toEqual({ ...full, at: AT_START });
    // One that needs a name waits for it.
    const waiting = { ...named('Ann', ''), at: 1 };
    expect(enter(waiting)).toEqual(waiting);
  });

  it('nobody is missing at the place that Enter opened, also where a tap starts', () => {
    const before = state({ ...named('Ann', 'Bo', 'Cy'), at: 2 });
    const opened = done(before, enterName(before, standIn));
    expect(startTable(opened, standIn)?.send).toMatchObject({
      type: 'open',
      setup: { names: ['Ann', 'Bo', 'Cy'] },
    });
    // One of some who have no name yet is not that place, nor one of two.
    expect(startTable(state(named('Ann', '', '')), standIn)?.send).toBeUndefined();
    expect(startTable(state(named('Ann', '')), standIn)?.send).toBeUndefined();
  });

  it('Enter starts outside of the names, and without a deck', () => {
    expect(enterName(state(named('Ann', 'Bo')), standIn)?.send?.type).toBe('open');
    const here = { who: 'here' } as const;
    const play = fromSetup({ ...setup, play: { seats: [here, here, here], grace: 0 } });
    expect(enterName(state({ ...play, at: 2 }), standIn)?.send?.type).toBe('open');
  });
});

describe('while a table is set up', () => {
  const told = (table: object | null) => ({ type: 'state', lobby, table });
  const refused = JSON.stringify({
    type: 'refused',
    refusal: { code: 'setup', error: { code: 'EMPTY_NAME' } },
  });

  it('the draft outlives other news and a lost connection', () => {
    const before = state(null, way({ ...settingUp(draft), refused: { code: 'EMPTY_NAME' } }));
    const after = hear({ ...before, connection: 'lost' }, told(null));
    expect(after.route).toEqual(before.route);
  });

  it('a refusal is said at the form, elsewhere to all', () => {
    expect(receive(state(draft), refused)).toEqual(
      way({ ...settingUp(draft), refused: { code: 'EMPTY_NAME' } }),
    );
    const said = { code: 'setup', error: { code: 'EMPTY_NAME' } };
    expect(receive(state(null, way()), refused)).toMatchObject({ trouble: said });
  });

  it('the table that opens ends it; a sample game only goes before it', () => {
    const played = hear(state(draft), told(FIXTURES.start));
    expect([draftOn(played), wayOf(played)]).toEqual([null, ['table']]);
    const playback = { sample: 'blast', done: 1, total: 9, speed: 1 };
    const watched = hear(state(draft), told({ ...FIXTURES.start, playback }));
    expect([draftOn(watched), wayOf(watched)]).toEqual([draft, ['setup', 'table']]);
    expect(wayOf(hear(watched, told(null)))).toEqual(['setup']);
  });

  it('the next round is begun at the table that stands there, and begins where that is left', () => {
    const next = draftAfter(FIXTURES.finished, lobby);
    const before = state(null, { table: FIXTURES.finished, ...way('table', settingUp(next)) });
    const sent = startTable(before, standIn)?.send;
    expect(sent).toMatchObject({ type: 'newRound', setup: { names: ['Ann', 'Bo', 'Cy', 'Di'] } });
    expect(startTable({ ...before, table: null }, standIn)?.send?.type).toBe('open');
    const still = hear(before, told(FIXTURES.finished));
    expect([draftOn(still), wayOf(still)]).toEqual([next, ['table', 'setup']]);
    const begun = hear(before, told(FIXTURES.start));
    expect([draftOn(begun), wayOf(begun)]).toEqual([null, ['table']]);
  });

  it.each<[string, string[], [number, string][]]>([
    ['everybody stays', ['Ann', 'Bo', 'Cy', 'Di'], []],
    ['a name is changed', ['Anna', 'Bo', 'Cy', 'Di'], [[0, 'Ann']]],
    ['a name reads the same', [' ann', 'Bo', 'Cy', 'Di'], []],
    ['a name is gone', ['', 'Bo', 'Cy', 'Di'], []],
    ['two change places', ['Bo', 'Ann', 'Cy', 'Di'], []],
    ['one takes the seat of another, who moves on', ['Ed', 'Ann', 'Cy', 'Di'], []],
    ['somebody is added', ['Ann', 'Bo', 'Cy', 'Di', 'Ed'], []],
  ])('where %s, the next round asks about whoever may be the same person', (_, names, asked) => {
    const next = draftAfter(FIXTURES.finished, lobby);
    const seats = names.map((name, id) => ({ id, name }));
    expect([...replaced({ ...next, seats }, FIXTURES.finished)]).toEqual(asked);
    expect(replaced({ ...next, seats, next: false }, FIXTURES.finished).size).toBe(0);
  });

  it('what is agreed on goes along with the set-up, and can be taken back in the next round', () => {
    const agreed = { titles: 'numbers', forfeit: 'sings' } as const;
    expect(toSetup({ ...draft, agreed }).agreed).toEqual(agreed);
    expect(toSetup(draft)).not.toHaveProperty('agreed');
    expect(toSetup({ ...draft, next: true }).agreed).toEqual(NOTHING_AGREED);
  });

  it('leaving the table for other rules shows the new draft', () => {
    const over = state(null, { table: FIXTURES.finished, ...way(settingUp(draft), 'table') });
    expect(wayOf(hear(over, told(FIXTURES.finished)))).toEqual(['setup', 'table']);
    const left = hear(over, told(null));
    expect([left.table, draftOn(left), wayOf(left)]).toEqual([null, draft, ['setup']]);
  });
});

describe('a name that was made up', () => {
  const last = (names: readonly string[], play?: TableSetup['play']) => ({
    ...lobby,
    lastSetup: { ...setup, names, dealer: names[1]!, ...(play && { play }) },
  });
  const bots = { seats: [{ who: 'here' }, { who: 'bot', level: 'easy' }], grace: 0 } as const;

  it.each([
    ['in this language', ['Player 1', 'Bo', 'player 12'], ['', 'Bo', ''], 0],
    ['in another', ['Ann', 'Person 2', 'Cy'], ['Ann', '', 'Cy'], 1],
    ['by somebody', ['Ann', 'Player 13', 'Person'], ['Ann', 'Player 13', 'Person'], null],
  ])('%s is no name at the next table', (_, names, kept, at) => {
    const next = newDraft(last(names), rules);
    expect([namesOf(next), next.at, next.dealer]).toEqual([kept, at, 1]);
  });

  it('is none without a deck either, nor of who learns', () => {
    expect(namesOf(newPlayDraft(last(['Person 1', 'Flo'], bots), rules, ['Flo']))).toEqual(['', 'Flo']);
    expect(whoPlayed(last(['Person 1', 'Flo'], bots))).toBe(null);
    expect(whoPlayed(last(['Ann', 'Flo'], bots))).toBe('Ann');
  });
});

describe('the two doors', () => {
  const cards: TableSetup = { ...setup, names: ['Ann', 'Bo', 'Cy'] };
  const play: TableSetup = {
    ...{ ...setup, rules: 'blast', options: {}, names: ['Tess', 'Ada'], dealer: 'Ada', lastLoser: null },
    play: { seats: [{ who: 'here' }, { who: 'bot', level: 'easy' }], grace: 0 },
  };
  const begun = (lastSetup: TableSetup | null, otherSetup: TableSetup | null) => {
    const kept = { ...lobby, lastSetup, otherSetup };
    const drafts = [newDraft(kept, rules), newPlayDraft(kept, rules, ['Ada', 'Bea', 'Clio'])];
    return drafts.map((one) => `${one.rules}: ${namesOf(one).join(' ')}`);
  };

  it('keep their own names and rules, whichever was the last', () => {
    for (const [one, other] of [
      [cards, play],
      [play, cards],
    ] as const)
      expect(begun(one, other)).toEqual(['reference: Ann Bo Cy', 'blast: Tess Ada']);
  });

  it('lead past the set-up into a round of those who played last here and of bots, by their rules and for as many as they are', () => {
    const now = (lastSetup: TableSetup | null, among = rules) => {
      const page = state(null, { lobby: { ...lobby, lastSetup }, welcome: { ...welcome, rules: among } });
      const sent = playNow(page, { botNames: ['Ada', 'Bea', 'Clio'], standIn })?.send;
      if (sent?.type !== 'open') return null;
      const { rules: by, names, dealer, play: who } = sent.setup;
      const occupants = who?.seats.map((seat) => (seat.who === 'bot' ? seat.level : seat.who));
      return [by, names.join(' '), dealer, occupants?.join(' ')];
    };
    expect(now(null)).toEqual(['palace', 'Player 1 Ada Bea Clio', 'Clio', 'here medium medium medium']);
    expect(now(cards)).toEqual(['reference', 'Player 1 Ada Bea Clio', 'Clio', 'here medium medium medium']);
    expect(now(play)).toEqual(['blast', 'Tess Ada', 'Ada', 'here easy']);
    const withPhone = { ...play.play!, seats: [{ who: 'phone' } as const, play.play!.seats[0]!] };
    expect(now({ ...play, play: withPhone })).toEqual(['blast', 'Bea Ada', 'Ada', 'medium here']);
    const onlyBots = { ...play.play!, seats: play.play!.seats.map(() => play.play!.seats[1]!) };
    expect(now({ ...play, play: onlyBots })).toEqual(['blast', 'Player 1 Ada', 'Ada', 'here easy']);
    const forThree = rules.map((one) => ({ ...one, players: { min: 3, max: 3 } }));
    expect(now(play, forThree)).toEqual(['blast', 'Tess Ada Bea', 'Ada', 'here easy easy']);
    const forTwo = rules.map((one) => ({ ...one, players: { min: 2, max: 2 } }));
    expect(now(null, forTwo)).toEqual(['palace', 'Player 1 Ada', 'Ada', 'here medium']);
  });

  it('take no names from each other, only the rules to begin with', () => {
    expect(begun(cards, null)).toEqual(['reference: Ann Bo Cy', 'reference:  Ada Bea Clio']);
    expect(begun(play, null)).toEqual(['blast:   ', 'blast: Tess Ada']);
  });
});

describe('rules that can’t be chosen any more', () => {
  const gone = { ...fromSetup(setup), rules: 'Ours' };

  it('give way to the first that can, once the table says what there is', () => {
    expect(amongRules(gone, rules)).toMatchObject({ rules: rules[0]!.id, gone: 'Ours' });
    expect(chooseRules(amongRules(gone, rules), 'blast')).toMatchObject({ rules: 'blast', gone: null });
    expect(amongRules(fromSetup(setup), rules)).toEqual(fromSetup(setup));
    expect(amongRules(gone, [])).toEqual(gone);
  });

  it('are not what another set-up begins with', () => {
    const last = state(null, { lobby: { ...lobby, lastSetup: { ...setup, rules: 'Ours' } } });
    for (const effect of [toCards(last), toPlay(last, [])])
      expect(draftOn(done(last, effect))).toMatchObject({ rules: rules[0]!.id, gone: 'Ours' });
  });
});

describe('a new table that was left without being opened', () => {
  const names = (at: PageState) => draftOn(at)?.seats.map(({ name }) => name);
  const fresh = state(null, { lobby, table: null });
  const cards = done(fresh, toCards(fresh));
  const typed = { ...cards, ...editDraft(cards, (one) => renameSeat(one, one.seats[1]!.id, 'Zoe')) };
  const home: PageState = { ...typed, route: HOME };

  it('goes on with its names, and says nothing is missing before somebody starts again', () => {
    const tried = { ...home, unopened: home.unopened.map((one) => ({ ...one, tried: true })) };
    const again = done(tried, toCards(tried));
    expect(names(again)).toEqual(names(typed));
    expect(names(again)).toContain('Zoe');
    expect(draftOn(again)?.tried).toBe(false);
  });

  it('is none of the other way to play', () => {
    expect(names(done(home, toPlay(home, [])))).not.toContain('Zoe');
  });

  it('is forgotten once a table was opened', () => {
    const opened = hear(typed, { type: 'state', lobby, table: FIXTURES.start });
    expect(opened.unopened).toEqual([]);
  });
});
