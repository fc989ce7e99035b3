/** What the editor of house rules brings into sight, and what stays where it is meanwhile. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Host } from '../../../src/host/host.ts';
import { serveWeb, type Web } from '../../../src/host/web.ts';
import { hostAt } from '../../host/screen.ts';
import { type Browser, openPage } from '../../support/browser.ts';
import { CHROMIUM } from '../../support/chromium.ts';
import { describeWith } from '../../support/tools.ts';
import { resize } from '../look.ts';

let folder: string;
let host: Host;
let web: Web;
let browser: Browser;
let page: Page;

const at = (id: string) => page.getByTestId(id);

describeWith([CHROMIUM], 'the editor of house rules keeps in sight', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'burnpile-house-sight-'));
    host = await hostAt(folder);
    const served = await serveWeb(host, { port: 0, pages: 'out/renderer' });
    if (!served.ok) throw new Error(served.error.code);
    web = served.web;
    browser = await openPage(web.address);
    page = browser.page;
  });
  afterAll(async () => {
    await browser?.close();
    await web?.close();
    await host?.close();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    await resize(page, 1366, 768);
    await page.goto(web.address);
    await at('home').waitFor();
    await page.keyboard.press('n');
    await at('rules-palace').click();
    await at('to-house').click();
    await at('rule-page').waitFor({ state: 'attached' });
  });

  it('the name and the way back, whatever group is opened', async () => {
    const top = async () => (await at('house-name').boundingBox())!.y;
    const before = await top();
    // The page beside becomes longer than the window, and its last line has something that is only heard.
    for (const kind of ['4', '5', '6', '7', '8', '9', 'JK']) {
      await at(`special-${kind}`).click();
      await at('tile-reverse').click();
    }
    await page.locator('[data-line="special-JK"][data-changed]').waitFor({ state: 'attached' });
    for (const group of ['starting', 'players', 'texts', 'drawing']) {
      await at(`group-${group}`).click();
      expect(await top(), group).toBe(before);
    }
    expect(await at('house-screen').evaluate((one) => one.scrollTop)).toBe(0);
  });

  it('what a wild card and a joker do, without opening more', async () => {
    await at('special-2').click();
    await at('tile-wild').click();
    const two = page.locator('[data-line="special-2"][data-changed]');
    await expect.poll(() => two.innerText()).toMatch(/Wild\s[\s\S]*you say which rank it counts as/);
    expect(await at('tile-wild').isChecked()).toBe(true);
    // Wherever it goes, it is wild.
    await at('on-2-any').check({ force: true });
    expect(await at('tile-wild').isChecked()).toBe(true);
    expect(await at('tile-onAny').isChecked()).toBe(false);

    await at('special-JK').click();
    await at('tile-reverse').click();
    await at('joker-counts').selectOption('reset');
    const joker = page.locator('[data-line="special-JK"][data-changed]');
    await expect.poll(() => joker.innerText()).toMatch(/anything goes next/);
    expect(await joker.innerText()).not.toMatch(/invisible/);
  });

  it('what a mistake is about, framed', async () => {
    await at('group-dealing').click();
    await at('house-deal-starter').locator('input').first().waitFor();
    await at('special-8').click();
    await at('two-things').click();
    await at('effect-8-forcePickUp').click();
    await at('effect-8-again').click();
    await page.locator('.house-problems .link').first().waitFor();
    await at('group-ending').click();
    await page.locator('.house-problems .link').first().click();
    const wrong = page.locator('.house-item.wrong');
    await expect.poll(() => wrong.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('solid');
    await expect.poll(async () => (await wrong.boundingBox())!.y).toBeLessThan(768);
  });
});
