import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { press } from '../support/in-menu.ts';
import { type Served, serve } from '../support/program.ts';
import { untilShown } from '../support/revision.ts';
import { journalId, journalOf, type RoundWish } from '../table/series-play.ts';

const AT = Date.now() - 50 * 3_600_000;
const NAMES = ['Ann', 'Bo', 'Christopherson the Elder', 'Di'] as const;

/** The table of the past that is looked at. */
export const PAST = journalId(AT);

const wish = (seed: number, players: number): RoundWish => ({
  rules: seed % 3 === 0 ? 'blast' : 'reference',
  names: [...NAMES.slice(seed % 4), ...NAMES].slice(0, players),
  dealer: seed % players,
  seed,
});

/** Leaves tables of the past, with titles, in the folder of a program that isn't started yet. */
async function keepPast(data: string): Promise<void> {
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
}

/** The program as people start it, at which some tables were played. Stop it. */
export async function serveWithPast(): Promise<Served> {
  const data = await mkdtemp(join(tmpdir(), 'burnpile-past-'));
  await keepPast(data);
  const program = await serve([], data);
  return {
    ...program,
    async stop() {
      await program.stop();
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** Presses one after the other, wherever they stand. */
export const click = async (page: Page, ...ids: readonly string[]) => {
  for (const id of ids) await press(page, id);
};

/** Types codes at a table as a scanner would, and waits for what comes of each. */
export async function typeCodes(page: Page, ...codes: readonly string[]): Promise<void> {
  for (const code of codes) {
    await page.keyboard.type(code);
    await untilShown(page, () => page.keyboard.press('Enter'));
  }
}

/** Waits for an element. */
export const shown = (page: Page, id: string) => page.getByTestId(id).waitFor();

/** Opens a table of three from home. */
export async function sitDown(page: Page): Promise<void> {
  await click(page, 'new-table', 'rules-reference');
  for (const [i, name] of ['Ann', 'Bo', 'Cy'].entries()) await page.getByTestId(`name-${i + 1}`).fill(name);
  await click(page, 'start');
  await shown(page, 'pile');
}

/** Asks for one step more of a hint. */
export async function askForHint(page: Page): Promise<void> {
  await page.keyboard.press('y');
  await shown(page, 'hints');
  await page.getByTestId('hint-thinking').waitFor({ state: 'detached' });
}

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
      await shown(page, 'history-screen');
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
      await click(page, 'to-tables', `replay-${PAST}-1`);
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
      await click(page, `look-${PAST}`);
      await shown(page, 'sheet');
    },
  ],
  [
    'table typed at',
    async (page) => {
      await escapeHome(page);
      await sitDown(page);
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
      for (let step = 0; step < 2; step++) await askForHint(page);
    },
  ],
];
