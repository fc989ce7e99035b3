import { mkdir } from 'node:fs/promises';
import { openBrowser } from '../support/browser.ts';
import { FIXTURES } from './fixtures.ts';
import { atTable, free, guestTold, had, LONG_NAMES } from './phones-fixtures.ts';
import { makeStage } from './stage.ts';

const SIZES = [
  [1366, 768],
  [1920, 1080],
  [3840, 2160],
] as const;

const TABLES = {
  full: atTable(LONG_NAMES),
  joining: atTable(LONG_NAMES, { seats: [free, had, had, free] }),
  pair: { ...atTable(['Ann', 'Bo']), pile: [], ruling: FIXTURES.burn.ruling },
  over: { ...FIXTURES.finished, play: atTable(['Ann', 'Bo', 'Cy', 'Dee']).play },
  crowd: atTable(['Ann', 'Bo', 'Cy', 'Dee', 'Ed', 'Flo', 'Gus', 'Christopherson the Elder']),
};

/** Takes pictures of the table on a TV into `screenshots/`: `node scripts/run.mjs test/renderer/tv-shots.ts`. */
export async function main(): Promise<void> {
  const stage = await makeStage();
  const { page, close } = await openBrowser(`${stage.address}#tv`);
  await mkdir('screenshots', { recursive: true });
  for (const [name, table] of Object.entries(TABLES)) {
    stage.tell(guestTold(table));
    await page.locator(`.tv-seat:nth-child(${table.seats.length})`).waitFor();
    await page.waitForTimeout(400);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(200);
      await page.screenshot({ path: `screenshots/tv-${name}-${width}x${height}.png` });
    }
  }
  await close();
  await stage.close();
}
