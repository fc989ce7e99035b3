import { it } from 'vitest';
import { shiftsOn, watchShifts } from '../renderer/shifts.ts';
import { openPlain } from '../support/browser.ts';
import { CHROMIUM } from '../support/chromium.ts';
import { serve } from '../support/program.ts';
import { makePty } from '../support/pty.ts';
import { describeWith } from '../support/tools.ts';
import { makeRecordings, type Recording } from '../truth/recordings.ts';
import { perform, scannerIs, settle } from './steps.ts';

/** Plays a recorded game; what is opened for it is handed to `closing`. Returns what the page shows otherwise than it is. */
async function playThrough(
  { rules, seats, dealer, steps }: Recording,
  closing: (close: () => Promise<void>) => void,
): Promise<string[]> {
  const pty = await makePty();
  closing(() => pty.close());
  const args = ['--rules', rules, '--seats', seats.join(','), '--dealer', dealer, '--scanner', pty.path];
  const served = await serve(args);
  closing(() => served.stop());
  const browser = await openPlain(served.address);
  closing(() => browser.close());
  const { page } = browser;
  await scannerIs(page, 'open');
  await watchShifts(page);
  const found: string[] = [];
  for (const [i, step] of steps.entries()) {
    await perform(pty, page, step);
    const left = await settle(page, step.expect ?? {});
    found.push(...left.map((one) => `step ${i} (${step.note}): ${one}`));
    if (found.length > 5) break;
  }
  return [
    ...found,
    ...(await shiftsOn(page)),
    ...browser.complaints,
    ...(served.errors() === '' ? [] : [served.errors()]),
  ];
}

describeWith(['socat', CHROMIUM], 'a whole game, from the scanner’s bytes to the page', () => {
  // Mostly the pace of people is waited for, so the games are played side by side.
  it.concurrent.for(Object.entries(makeRecordings()))(
    '%s shows turn, demand and every ruling as they truly are, and nothing jumps',
    { timeout: 150_000 },
    async ([_, recording], { expect, onTestFinished }) => {
      expect(recording.steps.some((step) => step.kind === 'unplug')).toBe(true);
      expect(recording.steps.filter((step) => step.expect !== undefined).length).toBeGreaterThan(50);
      expect(await playThrough(recording, onTestFinished)).toEqual([]);
    },
  );
});
