import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openBrowser } from '../support/browser.ts';
import { filmSwitches, tableWith, writeStills } from './camera-film.ts';
import { CAMERA_SCREENS } from './camera-fixtures.ts';
import { goTo, type ScreenFixture } from './screens.ts';
import { makeStage } from './stage.ts';

const SIZES = [
  [1920, 1080],
  [1366, 768],
  [390, 844],
] as const;

/** Takes a picture of every fixture of the camera, or of those named, into `screenshots/`. */
export async function main(wanted: readonly string[]): Promise<void> {
  await mkdir('screenshots', { recursive: true });
  const film = join(process.cwd(), 'screenshots', 'table.mjpeg');
  const scene = tableWith([
    { card: '7H', x: -30, y: -8, rotation: 12 },
    { card: 'TD', x: 12, y: 4, rotation: -9 },
    { card: 'KS', x: 48, y: -4, rotation: 20 },
    { card: '4C', x: 12, y: 72, rotation: 85 },
  ]);
  writeStills(film, [{ scene, seconds: 1 }]);
  const stage = await makeStage();
  const { page, close, complaints } = await openBrowser(stage.address, undefined, filmSwitches(film));
  const all: (readonly [string, ScreenFixture])[] = Object.entries(CAMERA_SCREENS);
  for (const [name, fixture] of all) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 1366, height: 768 });
      await goTo(page, stage, fixture);
      await page.waitForTimeout(1500);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await page.waitForTimeout(500);
        const path = `screenshots/${name}-${width}x${height}-${colorScheme}.png`;
        await page.screenshot({ path, fullPage: width < 500 });
      }
    }
  }
  if (complaints.length > 0) console.error(complaints.join('\n'));
  await close();
  await stage.close();
}
