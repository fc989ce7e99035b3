import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, openPage } from '../../support/browser.ts';
import { CHROMIUM } from '../../support/chromium.ts';
import { ALL } from '../../support/mode.ts';
import { describeWith } from '../../support/tools.ts';
import { lobby } from '../fixtures.ts';
import { cutOff, faint } from '../look.ts';
import { PLAYS, type PlayFixture } from '../play-fixtures.ts';
import { goTo } from '../screens.ts';
import { makeStage, type Stage } from '../stage.ts';

const SIZES = [
  [1920, 1080],
  [1366, 768],
  [390, 844],
  [844, 390],
  [360, 640],
] as const;

/** In `npm test` the sizes of phones, where there is least room. */
const LOOKED_AT = ALL ? SIZES : SIZES.slice(2);

let stage: Stage;
let browser: Browser;
let page: Page;

/** Whatever reaches beyond the page, where nobody can scroll to it. */
const beyond = (): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        '.play .pile, .own, .cover, .play-actions .action, .play > .band, .end-actions',
      ),
    ]
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
      })
      .map(({ className }) => className),
  );

/** What a thumb would miss: lower than 44 pixels, or narrower where it shows. */
const small = (): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.play .own-hand li, .play .action, .own-stack .own-card')]
      .filter((one) => one.offsetHeight > 0 && (one.offsetHeight < 43.5 || one.offsetWidth < 43.5))
      .map((one) => `${one.className} ${one.textContent} ${one.offsetWidth} × ${one.offsetHeight}`),
  );

describeWith([CHROMIUM], 'the screen of a table without a deck', () => {
  beforeAll(async () => {
    stage = await makeStage();
    browser = await openPage(stage.address);
    page = browser.page;
    await page.emulateMedia({ reducedMotion: 'reduce' });
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    await stage?.close();
  });

  describe.each(Object.entries<PlayFixture>(PLAYS))('%s', (_, { table, refusal, act }) => {
    it('is seen whole, in light and dark, at every size', async () => {
      await goTo(page, stage, { table, lobby, ...(act && { act }) });
      if (refusal) stage.tell(JSON.stringify({ type: 'refused', refusal }));
      const wrong: string[] = [];
      for (const [width, height] of LOOKED_AT) {
        await page.setViewportSize({ width, height });
        const found = [
          ...(await beyond()).map((one) => `beyond the page: ${one}`),
          ...(await cutOff(page)).map((one) => `cut off: ${one}`),
          ...(width < 900 ? (await small()).map((one) => `small: ${one}`) : []),
        ];
        wrong.push(...found.map((one) => `${width} × ${height} ${one}`));
      }
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        wrong.push(...(await faint(page)).map((one) => `${colorScheme} ${one}`));
      }
      expect(wrong).toEqual([]);
    });
  });
});
