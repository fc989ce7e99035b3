import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Browser, openPage } from '../support/browser.ts';
import { CHROMIUM } from '../support/chromium.ts';
import { ALL } from '../support/mode.ts';
import { describeWith } from '../support/tools.ts';
import { cutOff, faint, LAID_OUT, overlaps, resize, SIZES } from './look.ts';
import { goTo, SCREENS, type ScreenName } from './screens.ts';
import { makeStage, type Stage } from './stage.ts';

let stage: Stage;
let browser: Browser;
let page: Page;

const go = (name: ScreenName) => goTo(page, stage, SCREENS[name]);

describeWith([CHROMIUM], 'every screen around a table', () => {
  beforeAll(async () => {
    stage = await makeStage();
    browser = await openPage(stage.address);
    page = browser.page;
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    await stage?.close();
  });

  beforeEach(async () => {
    await resize(page, 1366, 768);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  });

  // One load for all sizes and colours: what is shown follows from the window alone. `npm test` takes every third.
  it.each((Object.keys(SCREENS) as ScreenName[]).filter((_, i) => ALL || i % 3 === 0))(
    '%s keeps within the window, and can be read, at every size and in both lights',
    async (name) => {
      const [[width, height] = [1366, 768]] = LAID_OUT;
      await resize(page, width, height);
      await go(name);
      for (const [width, height] of LAID_OUT) {
        await resize(page, width, height);
        // What lies where is the same in the dark: one size is enough to read the text there.
        for (const colorScheme of width === 1366 ? (['light', 'dark'] as const) : (['light'] as const)) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          const where = `${width} × ${height}, ${colorScheme}`;
          const size = await page.evaluate(() => [
            document.documentElement.scrollWidth,
            document.documentElement.scrollHeight,
          ]);
          expect(size[0], where).toBeLessThanOrEqual(width);
          if (width > height) expect(size[1], where).toBeLessThanOrEqual(height);
          expect(await cutOff(page), where).toEqual([]);
          if (name !== 'keys') expect(await overlaps(page), where).toEqual([]);
          expect(await faint(page), where).toEqual([]);
        }
      }
    },
  );

  describe.each(SIZES.filter(([width, height]) => width > height))('at %i × %i', (width, height) => {
    it.each(['setup', 'setupMany', 'home', 'homeKept'] as const)('%s needs no scrolling', async (name) => {
      await resize(page, width, height);
      await go(name);
      const hidden = await page.evaluate(() =>
        [...document.querySelectorAll('.setup-column, .kept-tables ol, .setup-page')]
          .filter((part) => part.scrollHeight > part.clientHeight + 1)
          .map((part) => part.className),
      );
      expect(hidden).toEqual([]);
    });
  });

  it('has nothing to complain of but what it was made to', () => {
    expect(browser.complaints.filter((text) => !/WebSocket/.test(text))).toEqual([]);
  });
});
