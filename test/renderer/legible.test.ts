import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, openPage } from '../support/browser.ts';
import { CHROMIUM } from '../support/chromium.ts';
import { ALL } from '../support/mode.ts';
import { describeWith } from '../support/tools.ts';
import { EVERY_SCREEN } from './every-screen.ts';
import { faint, tiny } from './legible.ts';
import { makeStage, type Stage } from './stage.ts';

/** One of each kind of screen; `npm run test:all` takes them all, and a phone too. */
const KINDS: readonly string[] = [
  ...['settings', 'lessonFirst'].map((name) => `screen ${name}`),
  ...['table illegal', 'play yourTurn'],
];
const SEEN = EVERY_SCREEN.filter(([name]) => ALL || KINDS.includes(name));
const SIZES = [[1366, 768], ...(ALL ? [[390, 844] as const] : [])] as const;

let stage: Stage;
let browser: Browser;

async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const found = await tiny(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      found.push(...(await faint(page)).map((fault) => `${colorScheme}: ${fault}`));
    }
    faults.push(...found.map((fault) => `${width}: ${fault}`));
  }
  return faults;
}

describeWith([CHROMIUM], 'what there is to read', () => {
  beforeAll(async () => {
    stage = await makeStage();
    browser = await openPage(stage.address);
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await stage?.close();
  });

  it('is a screen that is there', () => {
    const names = EVERY_SCREEN.map(([name]) => name);
    expect(KINDS.filter((name) => !names.includes(name))).toEqual([]);
  });

  it.for(SEEN)('%s: as painted, nothing is too faint or below 14 pixels', async ([, go]) => {
    await browser.page.setViewportSize({ width: 1366, height: 768 });
    await go(browser.page, stage);
    expect(await faultsOf(browser.page)).toEqual([]);
  });

  it('and faults are found: on a picture, below an edge, and too small', async () => {
    const { page } = browser;
    // An empty page is dark where that is wished.
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('about:blank');
    await page.evaluate(() => {
      document.body.innerHTML = `<main class="page" style="background: #fff">
        <p style="background: linear-gradient(#fff, #bbb); color: #757575">fine on white, not on grey</p>
        <p style="color: #000; font-size: 13px">small</p>
        <input style="border: 1px solid #eee; background: #ddd; color: #000" value="hidden edge"></main>`;
    });
    expect((await faint(page)).map((fault) => fault.replace(/ [\d.]+$/, ''))).toEqual([
      'P “fine on white, not on grey”',
      'edge of INPUT “value”',
    ]);
    expect(await tiny(page)).toEqual(['P “small” 13px']);
  });
});
