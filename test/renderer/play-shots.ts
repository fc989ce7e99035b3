import { mkdir } from 'node:fs/promises';
import { openBrowser } from '../support/browser.ts';
import { lobby } from './fixtures.ts';
import { PLAYS, type PlayFixture } from './play-fixtures.ts';
import { goTo } from './screens.ts';
import { makeStage } from './stage.ts';

const SIZES = [
  [1920, 1080],
  [1366, 768],
  [390, 844],
  [844, 390],
  [360, 640],
] as const;

/**
 * Takes pictures of tables without a deck, or of those named, into `screenshots/`:
 * `node scripts/run.mjs test/renderer/play-shots.ts swap bigHand`.
 */
export async function main(wanted: readonly string[]): Promise<void> {
  const stage = await makeStage();
  const { page, close } = await openBrowser(stage.address);
  await mkdir('screenshots', { recursive: true });
  for (const [name, fixture] of Object.entries<PlayFixture>(PLAYS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const { table, refusal, act } = fixture;
    await goTo(page, stage, { table, lobby, ...(act && { act }) });
    if (refusal) stage.tell(JSON.stringify({ type: 'refused', refusal }));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await page.waitForTimeout(150);
        await page.screenshot({ path: `screenshots/play-${name}-${width}x${height}-${colorScheme}.png` });
      }
    }
  }
  await close();
  await stage.close();
}
