import { mkdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { closeShared, openPage } from '../test/support/browser.ts';
import { serve } from '../test/support/program.ts';
import { makePty } from '../test/support/pty.ts';
import { makeShortRecording } from '../test/truth/recordings.ts';
import { playOn } from '../test/walk/play-on.ts';

const FOLDER = 'resources/screenshots';
const SIZE = { width: 1366, height: 768 };

/** After this step of the game a burn has just been ruled. */
const BURN = 'Cy: TC CMD:DONE';

/** Something of one’s own can be laid. */
const MY_TURN = '[data-testid="play"][data-turn="0"]:has([data-own][data-playable="true"])';

type Take = (name: string) => Promise<void>;

/** The program with a scanner, in the middle of a game. */
async function takeTable(): Promise<void> {
  const { rules, seats, dealer, steps } = makeShortRecording();
  const pty = await makePty();
  const asked = ['--rules', rules, '--seats', seats.join(','), '--dealer', dealer, '--scanner', pty.path];
  await look(asked, async (page, take) => {
    await page.locator('[data-testid="scanner"][data-state="open"]').waitFor();
    await page.mouse.click(2, 2);
    for (const step of steps) {
      if (step.kind === 'unplug' || step.note === 'half a code') continue;
      await sleep(step.at);
      await pty.write(step.bytes);
      if (step.note === BURN) break;
    }
    await page.locator('[data-testid="ruling"][data-burn="true"]').waitFor();
    await sleep(1000);
    await take('table');
  });
  await pty.close();
}

/** The ways in, a page of the rule book, and a table without a deck. */
const takeDoors = (): Promise<void> =>
  look([], async (page, take) => {
    await page.getByTestId('home').waitFor();
    // No door is the one that has the focus.
    await page.mouse.click(2, 2);
    await take('home');
    await page.getByTestId('learn').click();
    await page.getByTestId('rules-palace').click();
    await page.getByTestId('rule-page').waitFor();
    await take('rules');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByTestId('new-play').click();
    await page.getByTestId('name-1').fill('Ann');
    await page.getByTestId('start').click();
    await page.getByTestId('ready').click();
    await playOn(
      page,
      async () =>
        (await page.locator('[data-testid="pile"]:is([data-count="4"], [data-count="5"])').count()) > 0 &&
        (await page.locator(MY_TURN).count()) > 0,
    );
    // Of a card in a full hand the left edge alone is in sight.
    await page
      .locator('[data-own][data-playable="true"]')
      .first()
      .click({ position: { x: 12, y: 24 } });
    await take('play');
  });

async function look(args: readonly string[], at: (page: Page, take: Take) => Promise<void>): Promise<void> {
  const served = await serve(args);
  const { page, close } = await openPage(served.address, SIZE);
  await at(page, async (name) => {
    await sleep(300);
    await page.screenshot({ path: `${FOLDER}/${name}.png` });
  });
  await close();
  await served.stop();
}

/**
 * Takes the pictures of README.md and docs/, of the real program: `node scripts/run.mjs scripts/make-screenshots.ts`, after a
 * build.
 */
export async function main(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await takeTable();
  await takeDoors();
  await closeShared();
}
