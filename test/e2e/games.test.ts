import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { type Browser, openPage } from '../support/browser.ts';
import { CHROMIUM } from '../support/chromium.ts';
import { differences } from '../support/expectations.ts';
import { type Served, serve } from '../support/program.ts';
import { makePty, type Pty } from '../support/pty.ts';
import { describeWith } from '../support/tools.ts';
import { makeRecordings, type Recording } from '../truth/recordings.ts';
import type { Expected, Step } from '../truth/steps.ts';
import { readPage } from './shown.ts';

/** How long the page may take to show what is true; it is told of every change at once. */
const PATIENCE = 4000;

const parts: { served?: Served; browser?: Browser; pty?: Pty } = {};

afterEach(async () => {
  await parts.browser?.close();
  await parts.served?.stop();
  await parts.pty?.close();
});

const scannerIs = (page: Page, state: string) =>
  page.waitForSelector(`[data-testid="scanner"][data-state="${state}"]`, {
    state: 'attached',
    timeout: 8000,
  });

/** Does to the pty what the step says. */
async function perform(pty: Pty, page: Page, step: Step): Promise<void> {
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
async function settle(page: Page, expected: Expected): Promise<string[]> {
  const deadline = performance.now() + PATIENCE;
  for (;;) {
    const left = differences(await readPage(page), expected);
    if (left.length === 0 || performance.now() > deadline) return left;
    await sleep(10);
  }
}

async function playThrough({ rules, seats, dealer, steps }: Recording): Promise<string[]> {
  const pty = await makePty();
  parts.pty = pty;
  const args = ['--rules', rules, '--seats', seats.join(','), '--dealer', dealer, '--scanner', pty.path];
  const served = await serve(args);
  parts.served = served;
  const browser = await openPage(served.address);
  parts.browser = browser;
  const { page } = browser;
  await scannerIs(page, 'open');
  const found: string[] = [];
  for (const [i, step] of steps.entries()) {
    await perform(pty, page, step);
    const left = await settle(page, step.expect ?? {});
    found.push(...left.map((one) => `step ${i} (${step.note}): ${one}`));
    if (found.length > 5) break;
  }
  return [...found, ...browser.complaints, ...(served.errors() === '' ? [] : [served.errors()])];
}

describeWith(['socat', CHROMIUM], 'a whole game, from the scanner’s bytes to the page', () => {
  it.each(Object.entries(makeRecordings()))(
    '%s shows turn, demand and every ruling as they truly are',
    async (_, recording) => {
      expect(recording.steps.some((step) => step.kind === 'unplug')).toBe(true);
      expect(recording.steps.filter((step) => step.expect !== undefined).length).toBeGreaterThan(50);
      expect(await playThrough(recording)).toEqual([]);
    },
    150_000,
  );
});
