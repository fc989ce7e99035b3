import { mkdir } from 'node:fs/promises';
import { openPage } from '../support/browser.ts';
import { FIXTURES } from './fixtures.ts';
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
  const { page, close } = await openPage(stage.address);
  await mkdir('screenshots', { recursive: true });
  for (const [name, view] of Object.entries(FIXTURES)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        stage.show(view);
        await page.waitForTimeout(900);
        const path = `screenshots/${name}-${width}x${height}-${colorScheme}.png`;
        await page.screenshot({ path, fullPage: width < 500 });
      }
    }
  }
  await close();
  await stage.close();
}
