import { mkdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { touch } from '../e2e/play-steps.ts';
import { openBrowser } from '../support/browser.ts';
import { serve } from '../support/program.ts';
import { untilShown } from '../support/revision.ts';

const SIZES = [
  [1920, 1080],
  [1366, 768],
  [390, 844],
] as const;

async function type(page: Page, ...codes: readonly string[]): Promise<void> {
  for (const code of codes) {
    await page.keyboard.type(code);
    await untilShown(page, () => page.keyboard.press('Enter'));
  }
}

const ask = async (page: Page) => {
  await page.keyboard.press('y');
  await page.getByTestId('hints').waitFor();
  await page.waitForTimeout(100);
  await page.getByTestId('hint-thinking').waitFor({ state: 'detached' });
};

async function shoot(page: Page, name: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(200);
      await page.screenshot({ path: `screenshots/hints-${name}-${width}x${height}-${colorScheme}.png` });
    }
  }
  await page.setViewportSize({ width: 1366, height: 768 });
}

async function atTable(page: Page): Promise<void> {
  await page.getByTestId('new-table').click();
  await page.getByTestId('rules-reference').click();
  for (const [i, name] of ['Ann', 'Bo', 'Cy'].entries()) await page.getByTestId(`name-${i + 1}`).fill(name);
  await page.getByTestId('start').click();
  await page.getByTestId('pile').waitFor();
  await type(page, 'CMD:SEAT:1', '4H', 'CMD:DONE', '6C', 'CMD:DONE', 'JS', 'CMD:DONE', 'CMD:PICKUP');
  await type(page, '9S', 'CMD:DONE', 'TD', 'CMD:DONE', '7D', 'CMD:DONE');
  for (const step of ['demand', 'cards', 'advice']) {
    await ask(page);
    await shoot(page, `table-${step}`);
  }
}

async function withoutDeck(page: Page): Promise<void> {
  await page.getByTestId('new-play').click();
  await page.getByTestId('start').click();
  await page.getByTestId('play').waitFor();
  await ask(page);
  await ask(page);
  await shoot(page, 'exchange');
  for (let touches = 0; touches < 40; touches++) {
    const came = await touch(page);
    if (came === 'over') break;
    await page.waitForTimeout(came === 'waits' ? 300 : 100);
  }
  await page.waitForFunction(() => {
    const play = document.querySelector<HTMLElement>('[data-testid="play"]');
    return play?.dataset.moves !== '0' && play?.dataset.you === play?.dataset.turn;
  });
  await ask(page);
  await ask(page);
  await shoot(page, 'cards');
  await ask(page);
  await shoot(page, 'advice');
}

/** Takes pictures of hints into `screenshots/`: `node scripts/run.mjs test/renderer/hints-shots.ts`. */
export async function main(): Promise<void> {
  await mkdir('screenshots', { recursive: true });
  for (const show of [atTable, withoutDeck]) {
    const program = await serve([]);
    const { page, close } = await openBrowser(program.address);
    page.setDefaultTimeout(10_000);
    try {
      await show(page);
    } catch (error) {
      await page.screenshot({ path: 'screenshots/hints-failed.png' });
      throw error;
    } finally {
      await close();
      await program.stop();
    }
  }
}
