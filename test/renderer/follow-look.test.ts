import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LobbyView } from '../../src/protocol/lobby.ts';
import type { Look } from '../../src/protocol/look.ts';
import { type Browser, openPage } from '../support/browser.ts';
import { CHROMIUM } from '../support/chromium.ts';
import { describeWith } from '../support/tools.ts';
import { FIXTURES, lobby } from './fixtures.ts';
import { makeStage, type Stage } from './stage.ts';

let stage: Stage;
let browser: Browser;
let page: Page;

const withLook = (look: Partial<Look>): LobbyView => ({ ...lobby, settings: { ...lobby.settings, ...look } });

/** Shows a table to a screen that is to look so. */
async function show(look: Partial<Look>): Promise<void> {
  const seen = await page.evaluate(() => Number(document.documentElement.dataset.revision));
  stage.show(FIXTURES.middle, withLook(look));
  await page.waitForFunction((last) => Number(document.documentElement.dataset.revision) > last, seen);
}

const colour = (selector: string, property: 'color' | 'fill' | 'backgroundColor'): Promise<string> =>
  page.evaluate(([at, name]) => getComputedStyle(document.querySelector(at)!)[name], [
    selector,
    property,
  ] as const);

const ground = () => colour('body', 'backgroundColor');

describeWith([CHROMIUM], 'how a screen looks', () => {
  beforeAll(async () => {
    stage = await makeStage();
    stage.show(FIXTURES.middle);
    browser = await openPage(stage.address);
    page = browser.page;
    await page.getByTestId('ruling').waitFor();
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    await stage?.close();
  });

  it('is light or dark as the system has it, or as was chosen, whatever the system has', async () => {
    const seen: Record<string, string> = {};
    for (const system of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: system });
      for (const theme of ['system', 'light', 'dark'] as const) {
        await show({ theme });
        seen[`${theme} on ${system}`] = await ground();
      }
    }
    const [light, dark] = ['rgb(241, 238, 230)', 'rgb(16, 19, 22)'];
    expect(seen).toEqual({
      'system on light': light,
      'light on light': light,
      'dark on light': dark,
      'system on dark': dark,
      'light on dark': light,
      'dark on dark': dark,
    });
    await page.emulateMedia({ colorScheme: 'light' });
  });

  it('has two colours of suits or four, on cards and in texts', async () => {
    const suits = async () => ({
      hearts: await colour('.fan .card.suit-H', 'fill'),
      diamonds: await colour('.fan .card.suit-D', 'fill'),
      clubs: await colour('.fan .card.suit-C', 'fill'),
      spades: await colour('.fan .card.suit-S', 'fill'),
      diamondSign: await colour('.log .suit-D', 'color'),
    });
    await show({ fourColours: false });
    const two = await suits();
    expect([two.hearts, two.clubs]).toEqual([two.diamonds, two.spades]);
    await show({ fourColours: true });
    const four = await suits();
    expect(new Set([four.hearts, four.diamonds, four.clubs, four.spades]).size).toBe(4);
    expect([four.hearts, four.spades]).toEqual([two.hearts, two.spades]);
    expect(four.diamondSign).not.toBe(two.diamondSign);
  });

  it('has the picture of every court once, whatever there is to show', async () => {
    await page.locator('[data-courts="drawn"]').waitFor({ state: 'attached' });
    const ids = await page
      .locator('.court-art')
      .evaluateAll((all) => all.map(({ id }) => id.slice('court-'.length)).sort());
    expect(ids).toEqual(['J', 'K', 'Q'].flatMap((rank) => ['C', 'D', 'H', 'S'].map((suit) => rank + suit)));
    const all = await page.locator('[id]').evaluateAll((every) => every.map(({ id }) => id));
    expect(new Set(all).size).toBe(all.length);
    expect(browser.complaints).toEqual([]);
  });
});
