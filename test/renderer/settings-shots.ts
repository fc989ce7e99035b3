import { mkdir } from 'node:fs/promises';
import { openBrowser } from '../support/browser.ts';
import { SETTINGS_FIXTURES } from './settings-fixtures.ts';
import { showSettings } from './settings-page.ts';
import { makeStage } from './stage.ts';

const SIZES = [
  [1920, 1080],
  [1366, 768],
  [390, 844],
] as const;

/** Takes a picture of every fixture of the settings, or of those named, into `screenshots/`. */
export async function main(wanted: readonly string[]): Promise<void> {
  const stage = await makeStage();
  stage.show(null);
  const { page, close } = await openBrowser(stage.address);
  await mkdir('screenshots', { recursive: true });
  for (const [name, fixture] of Object.entries(SETTINGS_FIXTURES)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await showSettings(stage, page, fixture);
        await page.waitForTimeout(300);
        const path = `screenshots/settings-${name}-${width}x${height}-${colorScheme}.png`;
        await page.screenshot({ path, fullPage: width < 500 });
      }
    }
  }
  await close();
  await stage.close();
}
