import { mkdir } from 'node:fs/promises';
import { openBrowser } from '../support/browser.ts';
import { FIXTURES, lobby } from './fixtures.ts';
import { goTo, SCREENS, type ScreenFixture } from './screens.ts';
import { makeStage } from './stage.ts';

const SIZES = [
  [1920, 1080],
  [1920, 950],
  [1366, 768],
  [390, 844],
] as const;

/**
 * Takes a picture of every fixture, or of those named, into `screenshots/`:
 * `node scripts/run.mjs test/renderer/shots.ts burn illegal`.
 */
export async function main(wanted: readonly string[]): Promise<void> {
  const stage = await makeStage();
  const { page, close } = await openBrowser(stage.address);
  await mkdir('screenshots', { recursive: true });
  const tables = Object.entries(FIXTURES).map(([name, table]) => [name, { table, lobby }] as const);
  const all: (readonly [string, ScreenFixture])[] = [...tables, ...Object.entries(SCREENS)];
  for (const [name, fixture] of all) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await goTo(page, stage, fixture);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await page.waitForTimeout(600);
        const path = `screenshots/${name}-${width}x${height}-${colorScheme}.png`;
        await page.screenshot({ path, fullPage: width < 500 });
      }
    }
  }
  await close();
  await stage.close();
}
