import { mkdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { openBrowser } from '../support/browser.ts';
import { serve } from '../support/program.ts';
import { untilShown } from '../support/revision.ts';

const SIZES = [
  [1920, 1080],
  [1366, 768],
  [390, 844],
] as const;

async function type(page: Page, ...codes: readonly string[]): Promise<void> {
  for (const code of codes) {
    await page.keyboard.type(code);
    await untilShown(page, () => page.keyboard.press('Enter'));
  }
}

const click = (page: Page, ...ids: readonly string[]) =>
  ids.reduce((done, id) => done.then(() => page.getByTestId(id).click()), Promise.resolve());

async function sitDown(page: Page): Promise<void> {
  await click(page, 'new-table', 'rules-reference');
  for (const [i, name] of ['Ann', 'Bo', 'Cy'].entries()) await page.getByTestId(`name-${i + 1}`).fill(name);
  await click(page, 'start');
  await page.getByTestId('pile').waitFor();
  await type(
    page,
    'CMD:SEAT:1',
    '4H',
    'CMD:DONE',
    '6C',
    'CMD:DONE',
    '9S',
    '9D',
    'CMD:DONE',
    'JD',
    'CMD:DONE',
  );
  await type(page, 'QC', 'CMD:DONE', '7S', 'CMD:DONE', 'CMD:UNDO', 'CMD:PICKUP', '5D', 'CMD:DONE');
}

/** What is done before a picture is taken, each on top of the one before. */
const SHOTS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  table: async () => {},
  menu: (page) => click(page, 'correct-3'),
  menuTwo: (page) => click(page, 'correct-2'),
  card: (page) => click(page, 'correct-2', 'laid-9D'),
  missing: (page) => click(page, 'correct-2', 'missing-play', 'missing-by-Bo', 'pick-TH', 'pick-TS'),
  takeBack: (page) => click(page, 'correct-2', 'take-back'),
  now: (page) => click(page, 'correct-open', 'to-now', 'count-of-Bo', 'count-more'),
  stock: (page) => click(page, 'correct-open', 'to-now', 'count-stock'),
  known: (page) => click(page, 'knowledge'),
  keys: (page) => page.keyboard.press('?'),
  cursor: async (page) => {
    await type(page, 'CMD:BACK');
    // Within half a second it would be the scanner repeating itself.
    await page.waitForTimeout(600);
    await type(page, 'CMD:BACK');
  },
  cursorSaid: (page) => type(page, 'KD', 'CMD:SEAT:2'),
  cursorInsert: (page) => type(page, 'CMD:UNDO', 'CMD:INSERT'),
  counting: async (page) => {
    await type(page, 'CMD:UNDO');
    await page.waitForTimeout(600);
    await type(page, 'CMD:UNDO', 'CMD:SEAT:2', 'CMD:COUNT', 'CMD:N4');
  },
  changed: async (page) => {
    await type(page, 'CMD:DONE');
    await click(page, 'correct-1', 'add-card', 'pick-6S');
    await page.getByTestId('changed').waitFor();
  },
  changedLog: (page) => page.keyboard.press('l'),
};

/** Takes pictures of correcting at a real host into `screenshots/`: `node scripts/run.mjs test/renderer/correct-shots.ts`. */
export async function main(wanted: readonly string[]): Promise<void> {
  const program = await serve([]);
  const { page, close } = await openBrowser(program.address);
  page.setDefaultTimeout(8000);
  await mkdir('screenshots', { recursive: true });
  await sitDown(page);
  for (const [name, act] of Object.entries(SHOTS)) {
    try {
      await act(page);
    } catch (error) {
      await page.screenshot({ path: `screenshots/correct-failed-${name}.png` });
      throw error;
    }
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      for (const colorScheme of ['light', 'dark'] as const) {
        if (wanted.length > 0 && !wanted.includes(name)) continue;
        await page.emulateMedia({ colorScheme });
        await page.waitForTimeout(300);
        const path = `screenshots/correct-${name}-${width}x${height}-${colorScheme}.png`;
        await page.screenshot({ path });
      }
    }
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.keyboard.press('Escape');
  }
  await close();
  await program.stop();
}
