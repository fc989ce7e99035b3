import { mkdir } from 'node:fs/promises';
import { openBrowser } from '../support/browser.ts';
import { EVERY_SCREEN } from './every-screen.ts';
import { makeStage } from './stage.ts';

/** Large screens, with the bars of a browser too, and phones. */
const SIZES = [
  [1920, 1080],
  [1920, 950],
  [1366, 768],
  [390, 844],
  [844, 390],
  [360, 640],
] as const;

/**
 * Takes a picture of every screen, or of those whose names begin so, into `screenshots/`:
 * `node scripts/run.mjs test/renderer/shots.ts "table burn" settings`.
 */
export async function main(wanted: readonly string[]): Promise<void> {
  const stage = await makeStage();
  const { page, close } = await openBrowser(stage.address);
  await mkdir('screenshots', { recursive: true });
  const shots = EVERY_SCREEN.filter(
    ([name]) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)),
  );
  for (const [name, go] of shots) {
    await page.setViewportSize({ width: 1366, height: 768 });
    await go(page, stage);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.waitForTimeout(300);
        const path = `screenshots/${name.replaceAll(' ', '-')}-${width}x${height}-${colorScheme}.png`;
        await page.screenshot({ path, fullPage: width < 500 });
      }
    }
  }
  await close();
  await stage.close();
}
