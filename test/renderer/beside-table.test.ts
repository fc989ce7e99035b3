import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SHORTCUTS } from '../../src/renderer/view/shortcuts.ts';
import { type Browser, openPage } from '../support/browser.ts';
import { CHROMIUM } from '../support/chromium.ts';
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
const click = (id: string) => page.getByTestId(id).click();
const keys = async (...all: readonly string[]) => {
  for (const key of all) await page.keyboard.press(key);
};

describeWith([CHROMIUM], 'beside the table', () => {
  beforeAll(async () => {
    stage = await makeStage();
    browser = await openPage(stage.address);
    page = browser.page;
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    await stage?.close();
  });

  beforeEach(() => resize(page, 1366, 768));

  describe('after a round', () => {
    const over = () => goTo(page, stage, { table: FIXTURES.finished, lobby, asks: 'readLog' });

    it('who lost and how it goes on can be read from afar', async () => {
      await resize(page, 1920, 1080);
      await over();
      expect(await data(page, 'result')).toMatchObject({ loser: 'Bo' });
      for (const id of ['result', 'next'])
        expect(await capHeight(page, id, '.shout')).toBeGreaterThanOrEqual(75);
    });

    it('again, undo and home, by button and key', async () => {
      await over();
      expect(await stage.heardBy(() => keys('n'))).toEqual([{ type: 'newRound' }]);
      expect(await stage.heardBy(() => keys('u'))).toEqual([{ type: 'undo' }]);
      expect(await stage.heardBy(() => click('home-after'))).toEqual([{ type: 'leave' }]);
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
    ])('is on the button that led away from it, %s', async (_, table, people) => {
      await goTo(page, stage, { table, lobby });
      for (const [way, there] of [...WAYS, ['people-button', people] as const]) {
        await page.getByTestId(way).focus();
        await keys('Enter');
        await page.getByTestId(there).waitFor();
        await keys('Escape');
        await page.getByTestId(there).waitFor({ state: 'detached' });
        await expect.poll(focused).toBe(way);
      }
    });

    it('is there too when one went on from screen to screen', async () => {
      await goTo(page, stage, { table: FIXTURES.middle, lobby });
      await page.getByTestId('log-button').focus();
      await keys('Enter');
      await page.getByTestId('log-screen').waitFor();
      await keys('s');
      await page.getByTestId('settings-screen').waitFor();
      await click('back');
      await click('log-back');
      await expect.poll(focused).toBe('log-button');
    });

    it('is nowhere after a click, so that Enter is meant for the table', async () => {
      await goTo(page, stage, { table: FIXTURES.middle, lobby });
      await click('log-button');
      await page.getByTestId('log-screen').waitFor();
      await click('log-back');
      await page.getByTestId('pick-up').waitFor();
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
      await page.getByTestId('log-button').focus();
      stage.show(null, lobby);
      await page.getByTestId('home').waitFor();
      stage.show(FIXTURES.middle, lobby);
      await page.getByTestId('pick-up').waitFor();
      expect(await focused()).toBe('');
    });
  });

  it('an unfinished game is left only when that was meant, and it is said that it is kept', async () => {
    await go('leaving');
    expect(await page.getByTestId('leaving').innerText()).toContain('It is kept');
    await click('stay');
    expect(await page.getByTestId('pick-up').isVisible()).toBe(true);
    await click('home-button');
    expect(await stage.heardBy(() => keys('Enter'))).toEqual([{ type: 'leave' }]);
  });

  it('a game that is not on the disk is said to be lost', async () => {
    await go('leavingUnkept');
    expect(await data(page, 'leaving')).toMatchObject({ kept: 'false' });
    expect(await page.getByTestId('leaving').innerText()).toContain('lost');
  });

  it.each(['diskFull', 'readOnly', 'noFolder', 'other'] as const)(
    '%s is said on every screen',
    async (trouble) => {
      await goTo(page, stage, { table: FIXTURES.middle, lobby: { ...lobby, trouble } });
      expect(await data(page, 'keep-trouble')).toMatchObject({ code: trouble });
      expect(await page.getByTestId('keep-trouble').innerText()).toContain(
        'would be lost if Burnpile ended now',
      );
      for (const key of ['s', 'Escape']) {
        await keys(key);
        expect(await page.getByTestId('keep-trouble').isVisible()).toBe(true);
      }
      stage.show(null, { ...lobby, trouble });
      await page.getByTestId('home').waitFor();
      await keys('n');
      expect(await page.getByTestId('keep-trouble').isVisible()).toBe(true);
      stage.show(null, lobby);
      await expect.poll(() => page.getByTestId('keep-trouble').count()).toBe(0);
    },
  );

  it('the settings lead back to the table', async () => {
    await goTo(page, stage, { table: FIXTURES.middle, lobby });
    await click('settings');
    await page.getByTestId('settings-screen').waitFor();
    await keys('Escape');
    expect(await data(page, 'turn')).toMatchObject({ seat: 'Bo' });
  });

  it('every key stands in the list of keys', async () => {
    await go('keys');
    const shown = await page
      .locator('[data-testid="keys"] [data-key]')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.key));
    expect(new Set(shown)).toEqual(new Set(Object.keys(SHORTCUTS)));
    await keys('Escape');
    expect(await page.getByTestId('keys').count()).toBe(0);
  });

  it('has nothing to complain of but what it was made to', () => {
    expect(browser.complaints.filter((text) => !/WebSocket/.test(text))).toEqual([]);
  });
});
