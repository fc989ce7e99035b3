import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { openBrowser } from '../support/browser.ts';
import { serve } from '../support/program.ts';
import { journalId, journalOf, type RoundWish } from '../table/series-play.ts';

const SIZES = [
  [1920, 1080],
  [1366, 768],
  [390, 844],
] as const;

const AT = Date.now() - 50 * 3_600_000;
const NAMES = ['Ann', 'Bo', 'Christopherson the Elder', 'Di'] as const;

const wish = (seed: number, players: number): RoundWish => ({
  rules: seed % 3 === 0 ? 'blast' : 'reference',
  names: [...NAMES.slice(seed % 4), ...NAMES].slice(0, players),
  dealer: seed % players,
  seed,
});

/** What is done before a picture is taken, one after the other. */
const SHOTS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  pastTables: (page) => page.getByTestId('history').click(),
  statistics: async (page) => {
    await page.getByTestId('to-statistics').click();
    await page.getByTestId('people').waitFor();
  },
  statisticsNone: async (page) => {
    await page.getByTestId('filter-deck').selectOption('none');
    await page.getByTestId('none-fits').waitFor();
  },
  heldOver: async (page) => {
    await page.getByTestId('to-tables').click();
    await page.getByTestId(`replay-${journalId(AT)}-1`).click();
    await page.getByTestId('held').waitFor();
  },
  heldMoment: async (page) => {
    await page.keyboard.press('Home');
    for (let i = 0; i < 9; i++) await page.keyboard.press('ArrowRight');
  },
  heldTable: (page) => page.getByTestId('held-as-table').click(),
  ladder: async (page) => {
    await page.keyboard.press('Escape');
    await page.getByTestId(`look-${journalId(AT)}`).click();
    await page.getByTestId('ladder').scrollIntoViewIfNeeded();
  },
};

/** Takes pictures of what was played before, and of its pictures: `node scripts/run.mjs test/renderer/statistics-shots.ts`. */
export async function main(): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'burnpile-statistics-'));
  const ended = join(data, 'tables', 'ended');
  await mkdir(ended, { recursive: true });
  const setup = { agreed: { titles: ['lord', 'duke', 'prince', 'king'], forfeit: null } };
  for (const [i, seeds] of [
    [11, 12, 13, 14, 16],
    [20, 21],
    [31, 32],
  ].entries()) {
    const at = AT - i * 9 * 86_400_000;
    const [first, ...others] = seeds.map((seed) => wish(seed, 4 - i)) as [RoundWish, ...RoundWish[]];
    const journal = journalOf([first, ...others], at, { setup, more: [{ type: 'ended', at }] });
    await writeFile(join(ended, `${journalId(at)}.journal`), journal);
  }
  const program = await serve([], data);
  const { page, close } = await openBrowser(program.address);
  await mkdir('screenshots', { recursive: true });
  for (const [name, act] of Object.entries(SHOTS)) {
    await act(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await page.waitForTimeout(300);
        const path = `screenshots/${name}-${width}x${height}-${colorScheme}.png`;
        await page.screenshot({ path, fullPage: width < 500 });
      }
    }
  }
  await close();
  await program.stop();
  await rm(data, { recursive: true, force: true });
}
