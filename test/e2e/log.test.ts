import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Browser, openPlain } from '../support/browser.ts';
import { CHROMIUM } from '../support/chromium.ts';
import { type Served, serve } from '../support/program.ts';
import { describeWith } from '../support/tools.ts';

let program: Served;
let browser: Browser;

const cards = (page: Page) => page.getByTestId('pile').getAttribute('data-cards');
const shows = (page: Page, pile: string) => expect.poll(() => cards(page)).toBe(pile);
const rows = (page: Page) => page.getByTestId('log-lines').locator('li[data-kind="move"]').count();

/** A table of two, where codes are typed. */
async function sitDown(page: Page): Promise<void> {
  await page.getByTestId('new-table').click();
  await page.getByTestId('rules-reference').click();
  for (const [i, name] of ['Ann', 'Bo', 'Cy'].entries()) await page.getByTestId(`name-${i + 1}`).fill(name);
  await page.getByTestId('start').click();
  await page.getByTestId('pile').waitFor();
}

async function type(page: Page, ...codes: readonly string[]): Promise<void> {
  for (const code of codes) {
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
  }
}

describeWith([CHROMIUM], 'looking back while the game goes on', () => {
  beforeEach(async () => {
    program = await serve([]);
    browser = await openPlain(program.address);
  }, 60_000);

  afterEach(async () => {
    expect(browser.complaints).toEqual([]);
    await browser.close();
    await program.stop();
  });

  it('shows each moment as it was, and what is laid meanwhile at once', async () => {
    const { page: table } = browser;
    await sitDown(table);
    await type(table, 'CMD:SEAT:1', '4H', 'CMD:DONE', '6C', 'CMD:DONE', '5D', 'CMD:DONE', '9S', 'CMD:DONE');
    await shows(table, '4H 6C 9S');

    const reader = await browser.newPage();
    await reader.goto(program.address);
    await reader.getByTestId('pile').waitFor();
    await reader.keyboard.press('l');
    await expect.poll(() => rows(reader)).toBe(4);
    await shows(reader, '4H 6C 9S');
    await reader.getByTestId('log-refused').click();
    await expect.poll(() => rows(reader)).toBe(1);
    expect(await reader.getByTestId('log-lines').innerText()).toMatch(/Cy plays 5♦: not allowed[\s\S]*RE-04/);
    await reader.getByTestId('log-refused').click();
    for (const [key, pile] of [
      ['Home', ''],
      ['ArrowRight', '4H'],
      ['ArrowRight', '4H 6C'],
      ['ArrowRight', '4H 6C'],
      ['ArrowRight', '4H 6C 9S'],
      ['ArrowLeft', '4H 6C'],
      ['ArrowLeft', '4H 6C'],
      ['ArrowLeft', '4H'],
    ] as const) {
      await reader.keyboard.press(key);
      await shows(reader, pile);
    }
    await shows(table, '4H 6C 9S');
    expect(await reader.getByTestId('as-it-was').innerText()).toMatch(/Move 1/);

    await type(table, 'JD');
    await reader.getByTestId('log-news').waitFor();
    expect(await reader.getByTestId('open').getAttribute('data-cards')).toBe('JD');
    await shows(reader, '4H 6C 9S');
    await type(table, 'CMD:DONE');
    await expect.poll(() => rows(reader)).toBe(5);

    await reader.getByTestId('replay-speed').focus();
    await reader.keyboard.press('End');
    await reader.getByTestId('replay').click();
    await expect.poll(() => reader.getByTestId('moment').inputValue()).toBe('5');
    await shows(reader, '4H 6C 9S JD');
    await reader.keyboard.press('Escape');
    await reader.getByTestId('menu').waitFor();
  }, 60_000);
});
