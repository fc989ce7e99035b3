import { expect, it } from 'vitest';
import { PROTOCOL_VERSION } from '../../src/protocol/messages.ts';
import { toSetup } from '../../src/renderer/store/draft.ts';
import { leave, toHome, toSettings } from '../../src/renderer/store/go.ts';
import { isGuided, startRound, withHelp } from '../../src/renderer/store/learn.ts';
import { isCoached, paceOf, withPace } from '../../src/renderer/store/look.ts';
import { NOTHING_YET, type PageState } from '../../src/renderer/store/page.ts';
import { newPlayDraft } from '../../src/renderer/store/play/without-deck.ts';
import { toOrdinary } from '../../src/renderer/store/play-by.ts';
import { FRESH, on, push } from '../../src/renderer/store/route.ts';
import { goBack } from '../../src/renderer/store/screens.ts';
import { ruleSetViews } from '../../src/table/rule-sets.ts';
import { PRESETS } from '../../src/variants/index.ts';
import { lobby } from './fixtures.ts';
import { done, hear, wayOf } from './page-states.ts';
import { PLAYS } from './play-fixtures.ts';

const rules = ruleSetViews(PRESETS);
const ordinary = PLAYS.yourTurn.table;
const guided = { ...ordinary, play: { ...ordinary.play!, guided: true } };
const { refusal } = PLAYS.refused;

const at = (state: PageState, table: object | null) => hear(state, { type: 'state', lobby, table });
const how = (state: PageState) => [isGuided(state), isCoached(state), paceOf(state)];
const begun = at(NOTHING_YET, guided);

it('a first round has help and an easy pace by what the table says alone, an ordinary table has not', () => {
  expect(how(begun)).toEqual([true, true, 'slow']);
  expect(how(at(begun, ordinary))).toEqual([false, false, 'usual']);
  expect(how(at(begun, null))).toEqual([false, false, 'usual']);
});

it('a pace that was chosen holds in first rounds and in all others', () => {
  const settings = { ...lobby.settings, ...withPace('fast') };
  for (const table of [guided, ordinary])
    expect(paceOf(hear(NOTHING_YET, { type: 'state', lobby: { ...lobby, settings }, table }))).toBe('fast');
});

it('its help can be hidden, and the next first round has it again', () => {
  const alone = { ...begun, ...withHelp(begun, false) };
  expect(how(alone)).toEqual([true, false, 'slow']);
  expect(how(at(at(alone, null), guided))).toEqual([true, true, 'slow']);
});

it('what moves were refused for is kept as long as it lasts, and of no other table', () => {
  const refused = hear(begun, { type: 'refused', refusal });
  expect(on(refused, 'table').round.missed).not.toEqual([]);
  expect(on(at(at(refused, null), guided), 'table').round).toEqual(FRESH.table.round);
  const elsewhere = hear(at(NOTHING_YET, ordinary), { type: 'refused', refusal });
  expect(on(elsewhere, 'table').round).toEqual(FRESH.table.round);
});

it('leaving it at its end leads to where it was offered, also by way of the settings or after a reload', () => {
  const over = at(begun, { ...guided, phase: 'over' });
  const settings = done(over, toSettings(over));
  const back = done(settings, goBack(settings));
  expect(wayOf(back)).toEqual(['table']);
  expect(wayOf(at(done(back, leave(back)), null))).toEqual(['learn']);
  expect(wayOf(at(settings, null))).toEqual(['learn', 'settings']);
  expect(wayOf(at(at(NOTHING_YET, { ...ordinary, phase: 'over' }), null))).toEqual([]);
});

it('leaving it before its end leads home, where it can be continued, wherever it was begun', () => {
  const inLearn = done(NOTHING_YET, { show: push(NOTHING_YET, FRESH.learn) });
  for (const state of [begun, at(inLearn, guided)]) {
    const asked = done(state, toHome(state));
    expect(on(asked, 'table').asks).toBe('leaving');
    expect(toHome(asked)?.send).toEqual({ type: 'leave' });
    expect(wayOf(at(done(asked, toHome(asked)), null))).toEqual([]);
  }
});

it('opening it says nothing of settings, and the set-up after it is an ordinary one', () => {
  const { send, show } = startRound(NOTHING_YET, rules[0]!, 'Ann', ['Ada', 'Bo', 'Cy']);
  expect(send).toMatchObject({ type: 'open', setup: { play: { guided: true } } });
  expect(show?.lobby).toBeUndefined();
  const { setup } = send as Extract<typeof send, { type: 'open' }>;
  const next = toSetup(newPlayDraft({ ...lobby, lastSetup: setup }, rules, []));
  expect(next.play).toEqual({ seats: setup.play!.seats, grace: setup.play!.grace });
});

it('who needs it no more leads on from it to an ordinary round by the same rules, and from no other', () => {
  const welcome = { type: 'welcome', version: PROTOCOL_VERSION, rules, brokenRules: [], samples: [] };
  const welcomed = at({ ...hear(NOTHING_YET, welcome), lobby }, guided);
  const people = { botNames: ['Ada', 'Bo', 'Cy'], standIn: (number: number) => `Player ${number}` };
  const effect = toOrdinary(welcomed, people);
  const bot = { who: 'bot', level: 'medium' };
  expect(effect?.send).toMatchObject({
    type: 'open',
    setup: {
      rules: guided.rules.id,
      names: ['Player 1', 'Ada', 'Bo', 'Cy'],
      play: { seats: [{ who: 'here' }, bot, bot, bot] },
    },
  });
  expect(JSON.stringify(effect?.send)).not.toContain('guided');
  expect(wayOf(at(done(welcomed, effect), ordinary))).toEqual(['table']);
  expect(toOrdinary(at(welcomed, ordinary), people)).toBeNull();
});
