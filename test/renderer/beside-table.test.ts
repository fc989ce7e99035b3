import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SHORTCUTS } from '../../src/renderer/view/shortcuts.ts';
import { type Browser, openPlain } from '../support/browser.ts';
import { CHROMIUM } from '../support/chromium.ts';
import { press } from '../support/in-menu.ts';
import { untilJoined, untilShown } from '../support/revision.ts';
import { describeWith } from '../support/tools.ts';
import { FIXTURES, lobby } from './fixtures.ts';
import { capHeight, data, resize } from './look.ts';
import { PLAYS } from './play-fixtures.ts';
import { goTo, SCREENS, type ScreenName } from './screens.ts';
import { makeStage, type Stage } from './stage.ts';

let stage: Stage;
let browser: Browser;
let page: Page;

const go = (name: ScreenName) => goTo(page, stage, SCREENS[name]);
const click = (id: string) => press(page, id);
const keys = async (...all: readonly string[]) => {
  for (const key of all) await page.keyboard.press(key);
};

describeWith([CHROMIUM], 'beside the table', () => {
  beforeAll(async () => {
    stage = await makeStage();
    browser = await openPlain(stage.address);
    page = browser.page;
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    await stage?.close();
  });

  beforeEach(() => resize(page, 1366, 768));

  describe('after a round', () => {
    beforeAll(() => goTo(page, stage, { table: { ...FIXTURES.finished, canUndo: true }, lobby }));

    it('who lost and how it goes on can be read from afar', async () => {
      await resize(page, 1920, 1080);
      expect(await data(page, 'result')).toMatchObject({ loser: 'Bo' });
      expect(await capHeight(page, 'result', '.shout')).toBeGreaterThanOrEqual(75);
      expect(await capHeight(page, 'next', '.end-headline')).toBeGreaterThanOrEqual(0.029 * 1080);
    });

    it('again, undo and home, by button and key', async () => {
      expect(await stage.heardBy(() => keys('n'))).toEqual([{ type: 'newRound' }]);
      expect(await stage.heardBy(() => keys('u'))).toEqual([{ type: 'undo' }]);
      expect(await stage.heardBy(() => click('undo'))).toEqual([{ type: 'undo' }]);
      expect(await stage.heardBy(() => click('home-menu'))).toEqual([{ type: 'leave' }]);
    });

    it('how long the round took', async () => {
      await goTo(page, stage, { table: FIXTURES.titledOver, lobby });
      expect(await page.locator('.result-over').textContent()).toBe('Round 5 is over 42 minutes · 88 moves');
    });
  });

  describe('the focus, back at the table', () => {
    const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.testid ?? '');
    const WAYS = [
      ['log-button', 'log-screen'],
      ['scores', 'scores-screen'],
      ['rules-button', 'rules-screen'],
      ['settings', 'settings-screen'],
      ['help', 'keys'],
      ['home-button', 'leaving'],
    ] as const;

    it.each([
      ['with real cards', FIXTURES.middle, 'people'],
      ['without a deck', PLAYS.yourTurn.table, 'players'],
    ])('is on the menu that led away from it, %s', async (_, table, people) => {
      await goTo(page, stage, { table, lobby });
      for (const [way, there] of [...WAYS, ['people-button', people] as const]) {
        await page.getByTestId('menu').focus();
        await keys('Enter');
        await page.getByTestId(way).focus();
        await keys('Enter');
        await page.getByTestId(there).waitFor();
        await keys('Escape');
        await page.getByTestId(there).waitFor({ state: 'detached' });
        await expect.poll(focused).toBe('menu');
      }
    });

    it('is there too when one went on from screen to screen', async () => {
      await goTo(page, stage, { table: FIXTURES.middle, lobby });
      await page.getByTestId('menu').focus();
      await keys('Enter');
      await page.getByTestId('log-button').focus();
      await keys('Enter');
      await page.getByTestId('log-screen').waitFor();
      await keys('s');
      await page.getByTestId('settings-screen').waitFor();
      await click('back');
      await click('log-back');
      await expect.poll(focused).toBe('menu');
    });

    it('is nowhere after a click, so that Enter is meant for the table', async () => {
      await goTo(page, stage, { table: FIXTURES.middle, lobby });
      await click('log-button');
      await page.getByTestId('log-screen').waitFor();
      await click('log-back');
      await page.getByTestId('pick-up').waitFor();
      expect(await focused()).toBe('');
    });

    it.each([
      ['help', 'keys'],
      ['correct-open', 'correct'],
    ])('is nowhere after a click on %s either, once the dialog is closed', async (way, there) => {
      await goTo(page, stage, { table: FIXTURES.middle, lobby });
      await click(way);
      await page.getByTestId(there).waitFor();
      await click(`close-${there}`);
      await page.getByTestId(there).waitFor({ state: 'detached' });
      expect(await focused()).toBe('');
    });

    it('is nowhere if it was nowhere before, or at another table', async () => {
      await goTo(page, stage, { table: FIXTURES.middle, lobby });
      for (const [key, there] of [
        ['l', 'log-screen'],
        ['s', 'settings-screen'],
        ['?', 'keys'],
        ['h', 'leaving'],
      ] as const) {
        await keys(key);
        await page.getByTestId(there).waitFor();
        await keys('Escape');
        await page.getByTestId('pick-up').waitFor();
        expect(await focused()).toBe('');
      }
      await page.getByTestId('menu').focus();
      stage.show(null, lobby);
      await page.getByTestId('home').waitFor();
      stage.show(FIXTURES.middle, lobby);
      await page.getByTestId('pick-up').waitFor();
      expect(await focused()).toBe('');
    });
  });

  it('an unfinished game is left only when that was meant, and it is said that it is kept', async () => {
    await go('leaving');
    expect(await page.getByTestId('leaving').innerText()).toContain('The round is kept');
    await click('stay');
    expect(await page.getByTestId('pick-up').isVisible()).toBe(true);
    await click('home-button');
    expect(await stage.heardBy(() => keys('Enter'))).toEqual([{ type: 'leave' }]);
  });

  it('the question whether to leave keeps the focus, and Escape stays', async () => {
    await go('leaving');
    expect(await page.locator('dialog:modal').getAttribute('data-testid')).toBe('leaving');
    const isInside = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null);
    for (let presses = 0; presses < 3; presses++) {
      expect(await isInside()).toBe(true);
      await keys(presses === 0 ? 'Tab' : 'Shift+Tab');
    }
    await keys('Escape');
    await page.getByTestId('leaving').waitFor({ state: 'detached' });
    expect(await page.getByTestId('pick-up').isVisible()).toBe(true);
  });

  it('a card that is scanned meanwhile takes the question away; a play that closes by itself does not', async () => {
    await goTo(page, stage, { table: FIXTURES.fits, lobby, act: (on) => on.keyboard.press('h') });
    await page.getByTestId('leaving').waitFor();
    await untilShown(page, () => stage.show({ ...FIXTURES.middle, ruling: FIXTURES.illegal.ruling }, lobby));
    expect(await page.getByTestId('leaving').isVisible()).toBe(true);
    stage.show({ ...FIXTURES.cannot, ruling: FIXTURES.illegal.ruling }, lobby);
    await page.getByTestId('leaving').waitFor({ state: 'detached' });
  });

  it.each([
    ['menu', 'table-menu'],
    ['people-button', 'people'],
    ['knowledge', 'knowing'],
    ['help', 'keys'],
  ])('a card that is scanned closes %s, too, so that its ruling is seen', async (button, id) => {
    await goTo(page, stage, { table: FIXTURES.fits, lobby, act: (on) => press(on, button) });
    await page.getByTestId(id).waitFor();
    await untilShown(page, () => stage.show({ ...FIXTURES.middle, ruling: FIXTURES.illegal.ruling }, lobby));
    expect(await page.getByTestId(id).isVisible()).toBe(true);
    stage.show({ ...FIXTURES.cannot, ruling: FIXTURES.illegal.ruling }, lobby);
    await page.getByTestId(id).waitFor({ state: 'detached' });
  });

  it('the question whether to leave stays while bots play on', async () => {
    const { table } = PLAYS.yourTurn;
    await goTo(page, stage, { table, lobby, act: (on) => on.keyboard.press('h') });
    await page.getByTestId('leaving').waitFor();
    const ruling = { ...FIXTURES.illegal.ruling!, id: 4711 };
    await untilShown(page, () => stage.show({ ...table, ruling, inputs: table.inputs + 1 }, lobby));
    expect(await page.getByTestId('leaving').isVisible()).toBe(true);
  });

  it('a game that is not on the disk is said to be lost', async () => {
    await go('leavingUnkept');
    expect(await data(page, 'leaving')).toMatchObject({ kept: 'false' });
    expect(await page.getByTestId('leaving').innerText()).toContain('lost');
  });

  it('whatever keeps a game from the disk is said on every screen', async () => {
    const said = () => page.getByTestId('keep-trouble');
    const saysAll = async (table: typeof FIXTURES.middle | null) => {
      for (const trouble of ['diskFull', 'readOnly', 'noFolder', 'other'] as const) {
        await untilShown(page, () => stage.show(table, { ...lobby, trouble }));
        expect(await data(page, 'keep-trouble')).toMatchObject({ code: trouble });
        expect(await said().innerText()).toContain('would be lost if Burnpile closed now');
        expect(await said().isVisible()).toBe(true);
      }
    };
    await goTo(page, stage, { table: FIXTURES.middle, lobby });
    await untilJoined(page);
    expect(await said().count()).toBe(0);
    await untilShown(page, () => stage.show(FIXTURES.middle, { ...lobby, parted: true }));
    expect(await data(page, 'keep-trouble')).toMatchObject({ code: 'parted' });
    expect(await said().innerText()).toContain('nothing is lost');
    await saysAll(FIXTURES.middle);
    await keys('s');
    await page.getByTestId('settings-screen').waitFor();
    await saysAll(FIXTURES.middle);
    await keys('Escape');
    await page.getByTestId('pick-up').waitFor();
    expect(await said().isVisible()).toBe(true);
    await saysAll(null);
    await page.getByTestId('home').waitFor();
    await keys('n');
    await page.getByTestId('setup').waitFor();
    expect(await said().isVisible()).toBe(true);
    await untilShown(page, () => stage.show(null, lobby));
    expect(await said().count()).toBe(0);
  });

  it('every key stands in the list of keys', async () => {
    await go('keys');
    const shown = await page
      .locator('[data-testid="keys"] [data-key]')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.key ?? ''));
    expect(new Set(shown.flatMap((names) => names.split(' ')))).toEqual(new Set(Object.keys(SHORTCUTS)));
    // The most used first, and none that does the same twice.
    expect(shown.slice(0, 5)).toEqual(['pickUp', 'undo', 'undoToo', 'itWas', 'correct']);
    expect(shown).toEqual(expect.arrayContaining(['seat answerSeat', 'answerYes hint']));
    const groups = page.locator('[data-testid="keys"] .key-lists').first().locator('h3');
    expect(await groups.allInnerTexts()).toEqual(['Playing', 'Answering', 'Looking', 'Everywhere']);
    await keys('Escape');
    expect(await page.getByTestId('keys').count()).toBe(0);
  });

  it('has nothing to complain of but what it was made to', () => {
    expect(browser.complaints.filter((text) => !/WebSocket/.test(text))).toEqual([]);
  });
});
