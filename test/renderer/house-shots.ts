import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { serveWeb } from '../../src/host/web.ts';
import { hostAt } from '../host/screen.ts';
import { openBrowser } from '../support/browser.ts';

const SIZES = [
  [1920, 1080],
  [1366, 768],
  [390, 844],
] as const;

const open = async (page: Page) => {
  await page.keyboard.press('n');
  await page.getByTestId('rules-reference').click();
  await page.getByTestId('to-house').click();
  await page.getByTestId('rule-page').waitFor({ state: 'attached' });
};

/** What somebody does before each picture. */
const SHOTS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  begin: async (page) => {
    await page.keyboard.press('l');
    await page.getByTestId('hub-house').click();
  },
  open,
  laying: async (page) => {
    await open(page);
    await page.getByTestId('group-laying').click();
    await page.getByTestId('house-beat-direction-down').click();
    await page.getByTestId('group-special').click();
    await page.getByTestId('special-T').click();
    await page.getByTestId('effect-T-reset').click();
    await page.waitForTimeout(300);
    await page.getByTestId('special-T').scrollIntoViewIfNeeded();
  },
  dealing: async (page) => {
    await open(page);
    await page.getByTestId('group-players').click();
    await page.getByTestId('group-dealing').click();
    await page.getByTestId('group-starting').click();
    await page.getByTestId('house-first-steps').scrollIntoViewIfNeeded();
  },
  problems: async (page) => {
    await open(page);
    await page.getByTestId('group-drawing').click();
    await page.getByTestId('house-refill-size-value').selectOption('20');
    await page.getByTestId('group-ending').click();
    await page.getByTestId('house-end-mode-firstOut').click();
    await page.getByTestId('house-next-dealer-loser').click();
    await page.getByTestId('house-save').click();
    await page.waitForTimeout(300);
    await page.getByTestId('house-problems').scrollIntoViewIfNeeded();
  },
  texts: async (page) => {
    await open(page);
    await page.getByTestId('group-laying').click();
    await page.getByTestId('house-beat-direction-down').click();
    await page.getByTestId('group-texts').click();
    await page.getByTestId('house-texts').scrollIntoViewIfNeeded();
  },
};

/** Takes pictures of the editor of house rules into `screenshots/`. */
export async function main(wanted: readonly string[]): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'burnpile-house-shots-'));
  const host = await hostAt(data);
  const served = await serveWeb(host, { port: 0, pages: 'out/renderer' });
  if (!served.ok) throw new Error(served.error.code);
  const { page, close } = await openBrowser(served.web.address);
  page.setDefaultTimeout(5000);
  await mkdir('screenshots', { recursive: true });
  for (const [name, act] of Object.entries(SHOTS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 1366, height: 768 });
      await page.goto(served.web.address);
      await page.getByTestId('home').waitFor();
      await act(page);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await page.waitForTimeout(200);
        await page.screenshot({ path: `screenshots/house-${name}-${width}-${colorScheme}.png` });
      }
    }
  }
  await close();
  await served.web.close();
  await host.close();
  await rm(data, { recursive: true });
}
