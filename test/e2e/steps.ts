import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { differences } from '../support/expectations.ts';
import type { Pty } from '../support/pty.ts';
import type { Expected, Step } from '../truth/steps.ts';
import { readPage } from './shown.ts';

/** How long the page may take to show what is true; it is told of every change at once. */
const PATIENCE = 15_000;

/** Waits until the page says so of the scanner. */
export const scannerIs = (page: Page, state: string) =>
  page.waitForSelector(`[data-testid="scanner"][data-state="${state}"]`, {
    state: 'attached',
    timeout: 20_000,
  });

/** Does to the pty what the step says. */
export async function perform(pty: Pty, page: Page, step: Step): Promise<void> {
  await sleep(step.at);
  if (step.kind === 'unplug') {
    await pty.unplug();
    await scannerIs(page, 'lost');
    await sleep(step.down);
    await pty.plug();
    await scannerIs(page, 'open');
    return;
  }
  for (const chunk of step.chunks) {
    await pty.write(chunk);
    await sleep(step.gap);
  }
  if (step.waitQuiet) await sleep(2600);
}

/** The differences that remain between page and truth once the page has had its time. */
export async function settle(page: Page, expected: Expected): Promise<string[]> {
  const deadline = performance.now() + PATIENCE;
  for (;;) {
    const left = differences(await readPage(page), expected);
    if (left.length === 0 || performance.now() > deadline) return left;
    await sleep(25);
  }
}
