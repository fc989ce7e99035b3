import { mkdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { openBrowser } from '../support/browser.ts';
import { serve } from '../support/program.ts';

const SIZES = [
  [1920, 1080],
  [1366, 768],
  [390, 844],
] as const;

/** What is done in the log of a sample game before a picture is taken. */
const SHOTS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  logNow: async () => {},
  logPast: async (page) => {
    await page.keyboard.press('Home');
    for (let i = 0; i < 9; i++) await page.keyboard.press('ArrowRight');
  },
  logRefused: async (page) => {
    await page.getByTestId('log-refused').click();
    await page.getByTestId('log-lines').getByRole('button').first().click();
  },
  logStart: (page) => page.keyboard.press('Home'),
};

/** Takes pictures of the log of a sample game into `screenshots/`: `node scripts/run.mjs test/renderer/log-shots.ts`. */
export async function main(): Promise<void> {
  const program = await serve([]);
  const { page, close } = await openBrowser(program.address);
  await mkdir('screenshots', { recursive: true });
  await page.getByTestId('watch-reference').click();
  await page.getByTestId('speed-16').click();
  await page.getByTestId('end-actions').waitFor({ timeout: 60_000 });
  for (const [name, act] of Object.entries(SHOTS)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await page.keyboard.press('l');
        await page.waitForSelector('[data-testid="log-lines"] li');
        await act(page);
        await page.waitForTimeout(500);
        const path = `screenshots/${name}-${width}x${height}-${colorScheme}.png`;
        await page.screenshot({ path, fullPage: width < 500 });
        await page.keyboard.press('Escape');
      }
    }
  }
  await close();
  await program.stop();
}
