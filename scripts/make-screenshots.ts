import { mkdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPage } from '../test/support/browser.ts';
import { serve } from '../test/support/program.ts';
import { makePty } from '../test/support/pty.ts';
import { makeShortRecording } from '../test/truth/recordings.ts';

const FOLDER = 'resources/screenshots';
const SIZE = { width: 1366, height: 768 };

/** After this step of the game a burn has just been ruled. */
const BURN = 'Cy: TC CMD:DONE';

/**
 * Takes the pictures of the README: the program with a scanner, in the middle of a game, and the screen on which
 * a table is set up. `node scripts/run.mjs scripts/make-screenshots.ts`, after a build.
 */
export async function main(): Promise<void> {
  const { rules, seats, dealer, steps } = makeShortRecording();
  const pty = await makePty();
  const served = await serve([
    ...['--rules', rules, '--seats', seats.join(','), '--dealer', dealer, '--scanner', pty.path],
  ]);
  const { page, close } = await openPage(served.address, SIZE);
  const take = (name: string) => page.screenshot({ path: `${FOLDER}/${name}.png` });
  await mkdir(FOLDER, { recursive: true });
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
  await page.keyboard.press('h');
  await page.keyboard.press('h');
  await page.getByTestId('home').waitFor();
  await page.keyboard.press('n');
  await page.getByTestId('setup').waitFor();
  await sleep(300);
  await take('setup');
  await close();
  await served.stop();
  await pty.close();
}
