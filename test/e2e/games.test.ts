import { afterEach, expect, it } from 'vitest';
import { type Browser, openPage } from '../support/browser.ts';
import { CHROMIUM } from '../support/chromium.ts';
import { type Served, serve } from '../support/program.ts';
import { makePty, type Pty } from '../support/pty.ts';
import { describeWith } from '../support/tools.ts';
import { makeRecordings, type Recording } from '../truth/recordings.ts';
import { perform, scannerIs, settle } from './steps.ts';

const parts: { served?: Served; browser?: Browser; pty?: Pty } = {};

afterEach(async () => {
  await parts.browser?.close();
  await parts.served?.stop();
  await parts.pty?.close();
});

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
