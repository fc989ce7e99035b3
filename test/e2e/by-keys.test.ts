import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Browser, openPlain } from '../support/browser.ts';
import { CHROMIUM } from '../support/chromium.ts';
import { type Served, serve } from '../support/program.ts';
import { untilShown } from '../support/revision.ts';
import { describeWith } from '../support/tools.ts';

/** One thing that people come for at each door, without a mouse: by Tab, Enter and what the page says its keys are. */

let program: Served;
let browser: Browser;
let page: Page;

const focused = () =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.testid ?? '');
const press = async (...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const shown = (id: string) => page.getByTestId(id).waitFor();

/** Goes on with Tab until this has the focus. */
async function tabTo(id: string): Promise<void> {
  for (let i = 0; i < 120; i++) {
    if ((await focused()) === id) return;
    await press('Tab');
  }
  throw new Error(`Tab never came to ${id}`);
}

async function choose(...ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await shown(id);
    await tabTo(id);
    await press('Enter');
  }
}

/** Types codes as they stand on the cards. */
async function type(...codes: readonly string[]): Promise<void> {
  for (const code of codes) {
    await page.keyboard.type(code);
    await untilShown(page, () => press('Enter'));
  }
}

const verdict = () => page.getByTestId('ruling').getAttribute('data-verdict');

describeWith([CHROMIUM], 'by keys alone', () => {
  beforeAll(async () => {
    program = await serve([]);
    browser = await openPlain(program.address);
    page = browser.page;
    page.setDefaultTimeout(15_000);
  }, 60_000);
  // So that one that fails leaves the others a home to begin at.
  beforeEach(async () => {
    await page.goto(program.address);
    await page.locator('[data-testid="home"], [data-testid="menu"]').waitFor();
    await press('h', 'h');
    await shown('home');
  });
  afterAll(async () => {
    await browser?.close();
    await program?.stop();
  });

  it('a table is set up and refereed: cards, whose one was, a correction, the log, and home again', async () => {
    await choose('new-table');
    await tabTo('name-1');
    for (const name of ['Ann', 'Bo', 'Cy']) {
      await page.keyboard.type(name);
      await press('Enter');
    }
    await press('Control+Enter');
    await shown('pile');
    await type('CMD:SEAT:1', '4H', 'CMD:DONE', '6C', 'CMD:DONE');
    await expect.poll(verdict).toBe('legal');
    await expect.poll(() => page.getByTestId('announced').innerText()).toContain('six of clubs');
    await press('w');
    await shown('it-was-Cy');
    await press('3');
    await page.locator('[data-testid="ruling"][data-seat="Cy"]').waitFor();
    await press('u');
    await page.locator('[data-testid="ruling"][data-seat="Bo"]').waitFor();
    await press('z');
    await shown('correct');
    await choose('laid-6C', 'pick-7C');
    await press('Escape');
    await page.getByTestId('correct').waitFor({ state: 'detached' });
    await press('l');
    await shown('log-lines');
    await expect.poll(() => page.getByTestId('log-lines').innerText()).toContain('7♣');
    await press('Home', 'ArrowRight');
    await shown('as-it-was');
    await press('Escape');
    await shown('pile');
    await press('h');
    await choose('leave');
    await shown('home');
  });

  it('a game is played without a deck: cards are chosen by arrows, and a hint is asked for', async () => {
    await choose('new-play', 'start');
    await shown('play');
    await choose('ready');
    await page.waitForFunction(() => {
      const play = document.querySelector<HTMLElement>('[data-testid="play"]');
      return play?.dataset.phase !== 'exchange' && play?.dataset.moves !== '0';
    });
    await press('y');
    await shown('hints');
    await press('Escape');
    await page.getByTestId('hints').waitFor({ state: 'detached' });
    await press('ArrowRight', 'Space');
    await expect.poll(() => page.locator('[data-own][aria-pressed="true"]').count()).toBe(1);
    const before = await page.evaluate(() => Number(document.documentElement.dataset.revision));
    await press('Enter');
    await page.waitForFunction(
      (old) =>
        Number(document.documentElement.dataset.revision) > old ||
        document.querySelector('[data-refused="true"]') !== null,
      before,
    );
    await press('Escape', 'h');
    await choose('leave');
    await shown('home');
  });

  it('a lesson is answered, and Escape leads home', async () => {
    await choose('learn', 'lessons-palace');
    await shown('lesson');
    await press('1', 'Enter');
    await page.locator('[data-testid="lesson"][data-checked="true"]').waitFor();
    expect(await focused()).toBe('check');
    await press('Escape', 'Escape');
    await shown('home');
  });

  it.for([
    ['settings', 'settings-screen', 'home'],
    ['history', 'history-screen', 'home'],
    ['decks', 'decks-screen', 'setup'],
    ['print', 'print-screen', 'setup'],
  ])('Escape leads back from %s', async ([door, screen, from]) => {
    if (from === 'setup') await press('1');
    await choose(door!);
    await shown(screen!);
    await press('Escape');
    await shown(from!);
  });
});
