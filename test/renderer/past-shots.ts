import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { openBrowser } from '../support/browser.ts';
import { serve } from '../support/program.ts';
import { journalId, journalOf } from '../table/series-play.ts';

const SIZES = [
  [1920, 1080],
  [1366, 768],
  [390, 844],
] as const;

const AT = Date.now() - 50 * 3_600_000;
const NAMES = ['Ann', 'Bo', 'Cy', 'Di'] as const;

/** What is done on the scores of a table of the past before a picture is taken, and undone after it. */
const SHOTS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  pastScores: async () => {},
  pastRound: async (page) => {
    await page.getByTestId('read-0').click();
    await page.getByTestId('log-lines').getByRole('button').first().waitFor();
  },
  pastMoment: async (page) => {
    await page.getByTestId('log-lines').getByRole('button').nth(9).click();
    await page.getByTestId('as-it-was').waitFor();
  },
  pastStart: (page) => page.keyboard.press('Home'),
};

/** Takes pictures of a round of the past into `screenshots/`: `node scripts/run.mjs test/renderer/past-shots.ts`. */
export async function main(): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'burnpile-past-'));
  const ended = join(data, 'tables', 'ended');
  await mkdir(ended, { recursive: true });
  const journal = journalOf(
    [
      { rules: 'reference', names: NAMES, dealer: 2, seed: 11 },
      { rules: 'blast', names: NAMES, dealer: 0, seed: 12 },
    ],
    AT,
    { more: [{ type: 'ended', at: AT }] },
  );
  await writeFile(join(ended, `${journalId(AT)}.journal`), journal);
  const program = await serve([], data);
  const { page, close } = await openBrowser(program.address);
  await mkdir('screenshots', { recursive: true });
  await page.getByTestId('history').click();
  await page.getByTestId(`look-${journalId(AT)}`).click();
  await page.getByTestId('round-1').waitFor();
  for (const [name, act] of Object.entries(SHOTS)) {
    await act(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await page.waitForTimeout(500);
        const path = `screenshots/${name}-${width}x${height}-${colorScheme}.png`;
        await page.screenshot({ path, fullPage: width < 500 });
      }
    }
  }
  await close();
  await program.stop();
  await rm(data, { recursive: true, force: true });
}
