import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Browser, openPlain } from '../support/browser.ts';
import { CHROMIUM } from '../support/chromium.ts';
import { type Served, serve } from '../support/program.ts';
import { describeWith } from '../support/tools.ts';
import { journalId, journalOf } from '../table/series-play.ts';

let data: string;
let program: Served;
let browser: Browser;
let page: Page;

const AT = Date.UTC(2026, 10, 1, 18);
const ID = journalId(AT);
const FILE = () => join(data, 'tables', `${ID}.journal`);
const get = (id: string) => page.getByTestId(id);
const text = (id: string) => get(id).innerText();
const lines = () => get('log-lines').locator('li[data-kind="move"]');

/** Starts the program on what is kept, with a page at it. */
async function start(): Promise<void> {
  program = await serve([], data);
  browser = await openPlain(program.address);
  page = browser.page;
}

/** Ends the program as a power cut would, and starts it again. */
async function restart(): Promise<void> {
  expect(browser.complaints).toEqual([]);
  await browser.close();
  await program.kill();
  await start();
}

/** What the table shows as it looks at a moment. */
const shown = async () => [await get('pile').getAttribute('data-cards'), await text('turn')] as const;

async function goTo(moment: number): Promise<void> {
  await get('moment').fill(String(moment));
  await page.locator(`[data-testid="as-it-was"][data-after="${moment}"]`).waitFor();
  await page.locator('.moment.is-past').waitFor();
}

describeWith([CHROMIUM], 'a round that is over', () => {
  beforeEach(async () => {
    data = await mkdtemp(join(tmpdir(), 'burnpile-past-'));
    await mkdir(join(data, 'tables'), { recursive: true });
    const wish = { rules: 'reference', names: ['Ann', 'Bo', 'Cy'], dealer: 2, seed: 11 } as const;
    await writeFile(FILE(), journalOf([wish], AT));
    await start();
  }, 60_000);

  afterEach(async () => {
    await browser.close();
    await program.stop();
    await rm(data, { recursive: true, force: true });
  });

  it('is read from the scores while the next one is played, and after a power cut from the table of the past', async () => {
    await get(`resume-${ID}`).click();
    await get('end-actions').waitFor();
    await page.keyboard.press('n');
    await page.locator('[data-testid="result"]').waitFor({ state: 'detached' });
    await get('dealt').click();
    await get('register').waitFor();
    await page.keyboard.press('v');
    await get('read-0').click();
    await expect.poll(() => lines().count()).toBeGreaterThan(30);
    await goTo(0);
    // What was found out later is told: who started.
    await expect.poll(() => text('log-screen')).toContain('Ann starts');
    expect(await get('register').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    for (const code of ['5H', 'CMD:DONE']) {
      await page.keyboard.type(code);
      await page.keyboard.press('Enter');
    }
    await page.keyboard.press('v');
    await get('read-0').click();
    await expect.poll(() => lines().count()).toBeGreaterThan(30);
    const all = await lines().count();
    expect(await text('log-screen')).toMatch(/^\s*Round 1/);
    expect(await text('log-of')).toContain('Out of Turn');
    expect(await text('as-it-is')).toBe('As it ended');
    expect(await get('result').count()).toBe(1);
    expect(await page.getByTestId(/^correct-\d/).count()).toBe(0);
    await goTo(12);
    await expect.poll(async () => (await shown())[0]?.split(' ').length).toBeGreaterThan(1);
    const before = await shown();
    // Keys of the game have no meaning here.
    for (const key of ['y', 'z', 'i', 'u', 'd']) await page.keyboard.press(key);
    expect(await shown()).toEqual(before);
    expect(await page.locator('dialog').count()).toBe(0);
    await get('log-back').click();
    await get('scores-screen').waitFor();
    await get('read-1').click();
    await expect.poll(() => text('as-it-is')).toContain('The table now');
    await expect.poll(() => lines().count()).toBe(1);
    await page.keyboard.press('Escape');
    await get('scores-screen').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => get('pile').getAttribute('data-cards')).toBe('5H');

    await restart();
    await get('history').click();
    await get(`look-${ID}`).click();
    await get('read-0').click();
    await expect.poll(() => lines().count()).toBe(all);
    expect(await text('log-screen')).toMatch(/^\s*Round 1/);
    await goTo(12);
    await expect.poll(shown).toEqual(before);
    expect(await page.getByTestId(/^correct-\d/).count()).toBe(0);
    await get('replay-speed').focus();
    await page.keyboard.press('End');
    const last = Number(await get('moment').getAttribute('max'));
    await goTo(last - 20);
    await get('replay').click();
    await expect.poll(() => get('moment').inputValue(), { timeout: 30_000 }).toBe(String(last));
    await expect.poll(() => text('turn')).toBe('Game over');
    await page.keyboard.press('s');
    await get('settings-screen').waitFor();
    await page.keyboard.press('Escape');
    await get('log-of').waitFor();
    await page.keyboard.press('Escape');
    await get('read-1').click();
    await expect.poll(() => text('as-it-is')).toBe('As it was left');
    await expect.poll(() => get('pile').getAttribute('data-cards')).toBe('5H');
    await page.keyboard.press('Escape');
    await get('scores-screen').waitFor();
    await page.keyboard.press('Escape');
    await get('history-screen').waitFor();
    expect(browser.complaints).toEqual([]);
  }, 90_000);

  it('whose file has gone meanwhile is said to be, and one is back at the scores', async () => {
    await get('history').click();
    await get(`look-${ID}`).click();
    await get('read-0').waitFor();
    await rm(FILE());
    await get('read-0').click();
    await expect.poll(() => get('connection').getAttribute('data-trouble')).toBe('notKept');
    await get('scores-screen').waitFor();
    expect(await text('connection')).toContain('no longer there');
  }, 60_000);
});
