import { describe, expect, it } from 'vitest';
import { PROTOCOL_VERSION } from '../../../src/protocol/messages.ts';
import type { Occupant } from '../../../src/protocol/play.ts';
import type { TableSetup } from '../../../src/protocol/setup.ts';
import { type Draft, draftAfter, newDraft, toSetup } from '../../../src/renderer/store/draft.ts';
import { moveSeat } from '../../../src/renderer/store/draft-edits.ts';
import { NOTHING_YET, type Welcome } from '../../../src/renderer/store/page.ts';
import { HERE, toHere } from '../../../src/renderer/store/play/here.ts';
import { addBot, newPlayDraft, seatOccupant } from '../../../src/renderer/store/play/without-deck.ts';
import { startTable } from '../../../src/renderer/store/start.ts';
import { ruleSetViews } from '../../../src/table/rule-sets.ts';
import { PRESETS } from '../../../src/variants/index.ts';
import { lobby } from '../fixtures.ts';
import { settingUp, way } from '../page-states.ts';
import { PLAYS } from '../play-fixtures.ts';

const rules = ruleSetViews(PRESETS);
const welcome: Welcome = { type: 'welcome', version: PROTOCOL_VERSION, rules, brokenRules: [], samples: [] };
const BOTS = ['Ada', 'Blaise', 'Clio', 'Dante'];
const bot = (level: 'easy' | 'medium' | 'strong'): Occupant => ({ who: 'bot', level });
const here: Occupant = { who: 'here' };

const namesOf = ({ seats }: Draft) => seats.map(({ name }) => name);
const occupantsOf = ({ seats }: Draft) => seats.map(({ occupant }) => occupant);
const fresh = newPlayDraft(lobby, rules, BOTS);

const last: TableSetup = {
  rules: 'reference',
  options: { 'RE-X1': true },
  names: ['Ann', 'Ada', 'Bo'],
  dealer: 'Bo',
  lastLoser: null,
  play: { seats: [here, bot('strong'), { who: 'phone' }], grace: 1500 },
};

describe('a table without a deck, as it is first set up', () => {
  it('is for somebody here and three bots with names', () => {
    expect(namesOf(fresh)).toEqual(['', 'Ada', 'Blaise', 'Clio']);
    expect(occupantsOf(fresh)).toEqual([here, bot('medium'), bot('medium'), bot('medium')]);
  });

  it('starts at the first press, whoever is unnamed', () => {
    const state = { ...NOTHING_YET, lobby, welcome, ...way(settingUp(fresh)) };
    expect(startTable(state, (number) => `Player ${number}`)?.send).toMatchObject({
      type: 'open',
      setup: {
        names: ['Player 1', 'Ada', 'Blaise', 'Clio'],
        play: { seats: [here, bot('medium'), bot('medium'), bot('medium')], grace: 2500 },
      },
    });
  });
});

describe('the next one', () => {
  it('begins as the last one was', () => {
    expect(toSetup(newPlayDraft({ ...lobby, lastSetup: last }, rules, BOTS))).toEqual(last);
  });

  it('with real cards has its rules, and nobody of it', () => {
    const draft = newDraft({ ...lobby, lastSetup: last }, rules);
    expect(namesOf(draft)).toEqual(['', '', '']);
    expect(draft.grace).toBeNull();
    expect(toSetup(draft).options).toEqual({ 'RE-X1': true });
    expect(toSetup(draft).play).toBeUndefined();
  });

  it('after a round is played by whoever played it', () => {
    const { table } = PLAYS.over;
    const draft = draftAfter(table, { ...lobby, lastSetup: last });
    expect(occupantsOf(draft)).toEqual(table.play.seats.map(({ occupant }) => occupant));
    expect(draft.grace).toBe(1500);
  });
});

it('after a round who has sat down since is in the next set-up, by name', () => {
  const { table } = PLAYS.over;
  const seats = table.play.seats.map((seat, i) => (i === 1 ? { ...seat, joins: 'Flo' } : seat));
  const draft = draftAfter({ ...table, play: { ...table.play, seats } }, { ...lobby, lastSetup: last });
  expect(namesOf(draft)[1]).toBe('Flo');
});

describe('who plays a seat', () => {
  it('a person gets no bot’s name, and a bot gets one', () => {
    const two = seatOccupant(fresh, 1, { who: 'phone' }, BOTS);
    expect(namesOf(two)).toEqual(['', '', 'Blaise', 'Clio']);
    expect(namesOf(seatOccupant(two, 1, bot('easy'), BOTS))).toEqual(['', 'Ada', 'Blaise', 'Clio']);
  });

  it('a bot of another level keeps its name', () => {
    const draft = seatOccupant(fresh, 2, bot('strong'), BOTS);
    expect(namesOf(draft)).toEqual(namesOf(fresh));
    expect(occupantsOf(draft)[2]).toEqual(bot('strong'));
  });

  it('goes along when a seat is moved', () => {
    expect(occupantsOf(moveSeat(fresh, 0, 1))).toEqual([bot('medium'), here, bot('medium'), bot('medium')]);
  });

  it('one more is a bot', () => {
    const draft = addBot(fresh, BOTS);
    expect(namesOf(draft)).toEqual(['', 'Ada', 'Blaise', 'Clio', 'Dante']);
    expect(occupantsOf(draft)[4]).toEqual(bot('medium'));
  });

  it('one more bot is as good as the last one', () => {
    const easy = seatOccupant(fresh, fresh.seats[3]!.id, bot('easy'), BOTS);
    expect(occupantsOf(addBot(easy, BOTS))[4]).toEqual(bot('easy'));
    const alone = { ...fresh, seats: fresh.seats.slice(0, 1) };
    expect(occupantsOf(addBot(alone, BOTS))[1]).toEqual(bot('medium'));
  });
});

describe('sets may be completed out of turn', () => {
  it('by one of the rule sets alone, so that only that asks how long', () => {
    expect(rules.filter(({ letsJumpIn }) => letsJumpIn).map(({ id }) => id)).toEqual(['reference']);
  });

  it('by others where an option says so', () => {
    const source = PRESETS.find('palace')!;
    const option = { title: 'Anybody may complete', changes: { 'ofAKind.outOfTurn': true } };
    const find = (id: string) =>
      id === 'palace' ? { ...source, variations: { 'PA-X': option } } : PRESETS.find(id);
    const views = ruleSetViews({ ...PRESETS, find });
    expect(views.find(({ id }) => id === 'palace')?.letsJumpIn).toBe(true);
  });
});

describe('what a screen keeps for itself', () => {
  it.each([
    ['nothing', null, HERE],
    [
      'all of it',
      { ...HERE, sort: 'drawn', pace: 'fast', sound: false, language: 'de', theme: 'dark' },
      { ...HERE, sort: 'drawn', pace: 'fast', sound: false, language: 'de', theme: 'dark' },
    ],
    [
      'what is understood',
      { sort: 'suit', pace: 'warp', sound: false, theme: 'plaid' },
      { ...HERE, sound: false },
    ],
    ['no object', 'rank', HERE],
  ])('%s', (_, kept, here) => {
    expect(toHere(kept)).toEqual(here);
  });
});
