import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openContext } from '../support/browser.ts';
import { CHROMIUM } from '../support/chromium.ts';
import { describeWith } from '../support/tools.ts';
import { EVERY_SCREEN } from './every-screen.ts';
import { makeStage, type Stage } from './stage.ts';

/** Names of twenty letters and more are shortened where there is no room; beside their cards they stand whole. */
const LONG_NAME = /Maximiliana-Alexandra|Maximiliane|Christopherson the Elder|W{9}|عبد الرحمن|example\.org/;

/** Text that is cut by a box that hides what goes beyond it, or by the window, and nobody can scroll to. */
const cutText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isScrolled = (box: Element, { overflowX, overflowY }: CSSStyleDeclaration): boolean =>
      (/auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth + 1) ||
      (/auto|scroll/.test(overflowY) && box.scrollHeight > box.clientHeight + 1);
    /** What cuts this text; null if nothing does. */
    const cutterOf = (text: Node): string | null => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      if (width === 0) return null;
      for (let box = text.parentElement; box && box !== document.documentElement; box = box.parentElement) {
        const style = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        // Only for screen readers, or in sight once somebody scrolls.
        if (style.clipPath !== 'none' || style.visibility === 'hidden' || style.opacity === '0') return null;
        if (edge.width < 2 || edge.height < 2 || isScrolled(box, style)) return null;
        if (/hidden|clip/.test(style.overflowX) && (right > edge.right + 2 || left < edge.left - 2))
          return box.className || box.tagName;
      }
      return right > innerWidth + 1 || left < -1 ? 'window' : null;
    };
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const said = text.textContent!.trim();
      if (said === '' || text.parentElement!.closest('.unseen, [hidden], svg, script, option')) continue;
      const cutter = cutterOf(text);
      if (cutter !== null) found.push(`“${said}” by ${cutter}`);
    }
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page is wider than the window');
    return found;
  });

describeWith([CHROMIUM], 'on the narrowest phone', () => {
  describe.each(['en', 'de'])('in %s', (locale) => {
    let stage: Stage;
    let page: Page;
    beforeAll(async () => {
      stage = await makeStage();
      const context = await openContext({ locale, viewport: { width: 320, height: 640 } });
      page = await context.newPage();
      await page.goto(stage.address);
    }, 60_000);

    afterAll(async () => {
      await page?.context().close();
      await stage?.close();
    });

    it.for(EVERY_SCREEN)('nothing is cut of %s', async ([, go]) => {
      await go(page, stage);
      const cut = await cutText(page);
      expect(cut.filter((text) => !LONG_NAME.test(text))).toEqual([]);
    });
  });
});
