import type { Page } from 'playwright-core';
import { touch } from '../e2e/play-steps.ts';

/** Once a card lies, whether it is the first seat’s turn. */
export async function firstSeatsTurn(page: Page): Promise<boolean | null> {
  const play = page.locator('[data-testid="play"][data-phase="play"]');
  return (await play.count()) === 0 ? null : (await play.getAttribute('data-turn')) === '0';
}

/** The longest that a round may take, in milliseconds: bots think, and a first round goes calmly. */
const LONGEST = 540_000;

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
