import type { Page } from 'playwright-core';
import { touch } from '../e2e/play-steps.ts';

/** No round takes so long, in milliseconds, however long bots think. */
const LONGEST = 240_000;

/** Touches the table until something is so; false if the round is over before. */
export async function playOn(page: Page, isSo: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + LONGEST;
  while (performance.now() < end) {
    if (await isSo()) return true;
    const came = await touch(page);
    if (came === 'over') return false;
    if (came === 'waits') await page.waitForTimeout(30);
  }
  throw new Error('the round has no end');
}
