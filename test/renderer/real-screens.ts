import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { untilShown } from '../support/revision.ts';
import { journalId, journalOf } from '../table/series-play.ts';

const AT = Date.now() - 50 * 3_600_000;

/** Leaves a table of the past in the folder of a program that isn't started yet. */
export async function keepPast(data: string): Promise<void> {
  const ended = join(data, 'tables', 'ended');
  await mkdir(ended, { recursive: true });
  const names = ['Ann', 'Bo', 'Cy'];
  const journal = journalOf(
    [
      { rules: 'reference', names, dealer: 2, seed: 11 },
      { rules: 'blast', names, dealer: 0, seed: 12 },
    ],
    AT,
    { more: [{ type: 'ended', at: AT }] },
  );
  await writeFile(join(ended, `${journalId(AT)}.journal`), journal);
}

const click = async (page: Page, ...ids: readonly string[]) => {
  for (const id of ids) await page.getByTestId(id).click();
};

async function typeCodes(page: Page, ...codes: readonly string[]): Promise<void> {
  for (const code of codes) {
    await page.keyboard.type(code);
    await untilShown(page, () => page.keyboard.press('Enter'));
  }
}

const shown = (page: Page, id: string) => page.getByTestId(id).waitFor();

/** Escape leads back from everywhere. */
async function escapeHome(page: Page): Promise<void> {
  for (let i = 0; i < 6 && (await page.getByTestId('home').count()) === 0; i++)
    await page.keyboard.press('Escape');
}

/** Screens that only a real host has something to show on, each reached from the one before it. */
export const REAL_SCREENS: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  [
    'learn hub',
    async (page) => {
      await click(page, 'learn');
      await shown(page, 'learn-palace');
    },
  ],
  [
    'lesson',
    async (page) => {
      await click(page, 'lessons-palace');
      await shown(page, 'lesson');
    },
  ],
  ['lesson answered', (page) => click(page, 'choice-0', 'check')],
  [
    'lessons done',
    async (page) => {
      while ((await page.getByTestId('lesson').count()) > 0) {
        const isChecked = (await page.getByTestId('lesson').getAttribute('data-checked')) === 'true';
        await click(page, ...(isChecked ? ['check'] : ['choice-0', 'check']));
      }
      await shown(page, 'to-hub');
    },
  ],
  [
    'house rules',
    async (page) => {
      await click(page, 'to-hub', 'hub-house');
      await shown(page, 'house-begin');
    },
  ],
  [
    'house rules edited',
    async (page) => {
      await click(page, 'begin-palace');
      await shown(page, 'house-page');
    },
  ],
  [
    'history',
    async (page) => {
      await escapeHome(page);
      await click(page, 'history');
    },
  ],
  [
    'statistics',
    async (page) => {
      await click(page, 'to-statistics');
      await shown(page, 'people');
    },
  ],
  [
    'round in pictures',
    async (page) => {
      await click(page, 'to-tables', `replay-${journalId(AT)}-1`);
      await shown(page, 'held');
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowRight');
    },
  ],
  ['round as a table', (page) => click(page, 'held-as-table')],
  [
    'table of the past',
    async (page) => {
      await page.keyboard.press('Escape');
      await click(page, `look-${journalId(AT)}`);
      await shown(page, 'sheet');
    },
  ],
  [
    'table typed at',
    async (page) => {
      await escapeHome(page);
      await click(page, 'new-table', 'rules-reference');
      for (const [i, name] of ['Ann', 'Bo', 'Cy'].entries())
        await page.getByTestId(`name-${i + 1}`).fill(name);
      await click(page, 'start');
      await shown(page, 'pile');
      await typeCodes(page, 'CMD:SEAT:1', '4H', 'CMD:DONE', '6C', 'CMD:DONE', '9S', '9D', 'CMD:DONE', '8D');
      await typeCodes(page, 'CMD:DONE', 'JC', 'CMD:DONE', 'QC', 'CMD:DONE', '7S', 'CMD:DONE');
    },
  ],
  ['correct', (page) => click(page, 'correct-3')],
  ['correct now', (page) => click(page, 'to-now', 'count-of-Bo', 'count-more')],
  [
    'knowledge',
    async (page) => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await click(page, 'knowledge');
    },
  ],
  [
    'log',
    async (page) => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('l');
      await page.waitForSelector('[data-testid="log-lines"] li');
    },
  ],
  [
    'log before',
    async (page) => {
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowRight');
    },
  ],
  [
    'hints',
    async (page) => {
      await page.keyboard.press('Escape');
      for (let step = 0; step < 3; step++) {
        await page.keyboard.press('y');
        await shown(page, 'hints');
        await page.getByTestId('hint-thinking').waitFor({ state: 'detached' });
      }
    },
  ],
];
