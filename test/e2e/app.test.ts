import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { describe, type ExpectStatic, it } from 'vitest';
import { ALL } from '../support/mode.ts';
import { makePty, type Pty } from '../support/pty.ts';
import { makeShortRecording, type Recording } from '../truth/recordings.ts';
import type { Expected, ScanStep, Step } from '../truth/steps.ts';
import { describePlatforms, type Platform, type Running } from './platforms.ts';
import { perform, scannerIs, settle } from './steps.ts';

/** Seconds of quiet that close a play: on a busy machine what lies there must still lie there when the program is killed. */
const QUIET = '8';

/** Longer than a scanner takes to repeat itself. */
const NO_ECHO_MS = 1500;

const click = (page: Page, id: string) => page.getByTestId(id).click();

/** What people do before a first game: who sits where, which rules, which scanner. */
async function setUp(page: Page, pty: Pty, { rules, seats, dealer }: Recording): Promise<void> {
  await click(page, 'new-table');
  await click(page, `rules-${rules}`);
  for (const [i, name] of seats.entries()) await page.getByTestId(`name-${i + 1}`).fill(name);
  await click(page, `deals-${seats.indexOf(dealer) + 1}`);
  await click(page, 'change-scanner');
  await click(page, 'way-serial');
  await page.getByTestId('path').fill(pty.path);
  await click(page, 'path-use');
  await scannerIs(page, 'open');
  await page.getByTestId('quiet').fill(QUIET);
  await click(page, 'back');
  await click(page, 'start');
  await page.getByTestId('pile').waitFor();
}

/** Goes on with the newest kept table. */
async function resume(page: Page): Promise<void> {
  await page.keyboard.press('r');
  await page.getByTestId('pile').waitFor();
  await scannerIs(page, 'open');
}

const openCards = (page: Page) => page.getByTestId('open').getAttribute('data-cards');

/** Does a step and says what the page then shows otherwise than it is. */
async function take(page: Page, pty: Pty, step: Step): Promise<string[]> {
  await perform(pty, page, step);
  const left = await settle(page, step.expect ?? {});
  return left.map((one) => `${step.note}: ${one}`);
}

/** Takes the last move back with the code for it, and scans it once more. */
async function undoAndRepeat(page: Page, pty: Pty, step: ScanStep, before: Expected): Promise<string[]> {
  await pty.write('CMD:UNDO\r');
  const undone = await settle(page, before.table === undefined ? {} : { table: before.table });
  await sleep(NO_ECHO_MS);
  return [...undone.map((one) => `undone: ${one}`), ...(await take(page, pty, step))];
}

const isPlay = (step: Step | undefined): step is ScanStep =>
  step?.kind === 'scan' && step.slip === undefined && step.expect?.ruling?.verdict.includes('legal') === true;

/** The cards whose codes are whole. */
const cardsIn = (step: Step): string[] =>
  step.kind === 'scan'
    ? step.bytes
        .split(/[\r\n]+/)
        .slice(0, -1)
        .filter((code) => !code.startsWith('CMD:'))
    : [];

/** A step that leaves cards lying whose ruling has not fallen. */
const leavesOpen = (step: Step): boolean => step.kind === 'scan' && step.expect === undefined;

/** In `npm test` a game is left some steps after the program was killed; `npm run test:all` plays it to its end. */
const STEPS_AFTER_KILL = ALL ? Number.POSITIVE_INFINITY : 3;

/** The program with a folder and a scanner of its own; `end` puts all of it away. */
async function atHome(platform: Platform) {
  const data = await mkdtemp(join(tmpdir(), 'burnpile-app-'));
  const pty = await makePty();
  let running: Running | null = null;
  return {
    pty,
    async launch(): Promise<Page> {
      running = await platform.launch({ data });
      await running.page.getByTestId('home').waitFor();
      return running.page;
    },
    kill: () => running!.kill(),
    async end() {
      await running?.close();
      await pty.close();
      await rm(data, { recursive: true, force: true });
    },
  };
}

async function playWhole(
  platform: Platform,
  expect: ExpectStatic,
  ending: (end: () => Promise<void>) => void,
) {
  const recording = makeShortRecording();
  const { steps } = recording;
  const undoAt = steps.findIndex((step, i) => i > 5 && isPlay(step) && isPlay(steps[i - 1]));
  const killAt = steps.findIndex((step, i) => i > undoAt && leavesOpen(step));
  const told = steps.flatMap((step) => step.expect?.ruling ?? []);
  expect(told.some(({ burn }) => burn)).toBe(true);
  expect(told.some(({ verdict }) => verdict.includes('illegal'))).toBe(true);
  expect(steps.some(({ kind }) => kind === 'unplug')).toBe(true);
  expect(Math.min(undoAt, killAt)).toBeGreaterThan(0);

  const { pty, launch, kill, end } = await atHome(platform);
  ending(end);
  let page = await launch();
  await setUp(page, pty, recording);
  const wrong: string[] = [];
  for (const [i, step] of steps.entries()) {
    wrong.push(...(await take(page, pty, step)));
    if (i === undoAt && step.kind === 'scan')
      wrong.push(...(await undoAndRepeat(page, pty, step, steps[i - 1]!.expect!)));
    if (i === killAt) {
      const lying = cardsIn(step).join(' ');
      await expect.poll(() => openCards(page), { timeout: 20_000 }).toBe(lying);
      await kill();
      page = await launch();
      await resume(page);
      expect(await openCards(page)).toBe(lying);
    }
    if (wrong.length > 5 || i >= killAt + STEPS_AFTER_KILL) break;
  }
  expect(wrong).toEqual([]);
  if (!ALL) return;
  expect(await page.getByTestId('result').innerText()).toContain('Ann');

  // Ann lost and starts; the deal goes on from Cy to her.
  expect(await page.getByTestId('next').innerText()).toMatch(/Ann.*Ann/s);
  await click(page, 'new-round');
  await page.locator('[data-testid="seat-Ann"] .badge').waitFor();
  expect(await page.getByTestId('turn').innerText()).toContain('Ann');
}

// Mostly the pace of people is waited for, so the platforms play side by side.
describe.concurrent('on every platform', () =>
  describePlatforms('a game', ['socat'], (platform) => {
    it(
      'from the set-up screen on, with everything that happens at a table',
      {
        timeout: 120_000,
      },
      ({ expect, onTestFinished }) => playWhole(platform, expect, onTestFinished),
    );
  }));
