import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { openPage } from '../../test/support/browser.ts';
import { serve } from '../../test/support/program.ts';
import { makePty, type Pty } from '../../test/support/pty.ts';
import { longGame, type Scan, type ScanKind } from './long-game.ts';

/** How many turns are in the log before anything is measured, and how many are measured. */
const BEFORE = 100;
const MEASURED = 100;
/** Turns that one table has before it is the other's turn to be measured. */
const BLOCK = 10;

/** Longer than the time in which the same code again would be the scanner repeating itself. */
const ECHO = 560;
/** Longer than anything that is in motion, so that no table is measured while the other one still burns. */
const STILL = 1300;

declare global {
  interface Window {
    /** When the page last painted something new: the clock of this machine, in milliseconds. */
    burnpilePainted?: { revision: string; at: number };
  }
}

/** How long it took from a scan to what came of it on the screen. */
export interface Scanned {
  readonly kind: ScanKind;
  readonly ms: number;
}

/** Notes when a frame with news was painted: it is on the screen when the frame after it begins. */
const watchPaint = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const seen = () => {
      const revision = root.dataset.revision ?? '';
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          window.burnpilePainted = { revision, at: performance.timeOrigin + performance.now() };
        }),
      );
    };
    new MutationObserver(seen).observe(root, { attributes: true, attributeFilter: ['data-revision'] });
  });

const revisionOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.documentElement.dataset.revision ?? '');

async function paintedAfter(page: Page, revision: string): Promise<number> {
  const painted = await page.waitForFunction(
    (old) => {
      const last = window.burnpilePainted;
      return last !== undefined && last.revision !== old ? last.at : null;
    },
    revision,
    { polling: 'raf', timeout: 10_000 },
  );
  return Number(await painted.jsonValue());
}

/** A page that shows what is scanned. */
interface Shown {
  /** Scans codes one after the other. */
  scan(scans: readonly Scan[]): Promise<Scanned[]>;
  /** Ends it, and makes sure that it has shown all of it. */
  close(): Promise<void>;
}

/** Scans for a page that counts in its revision what it has shown. */
async function scannerOf(page: Page, pty: Pty): Promise<Shown['scan']> {
  await watchPaint(page);
  const last = new Map<string, number>();
  const scanOne = async ({ code, kind }: Scan): Promise<Scanned> => {
    await sleep(Math.max(40, (last.get(code) ?? 0) + ECHO - Date.now()));
    const before = await revisionOf(page);
    await pty.write(`${code}\r`);
    const sent = performance.timeOrigin + performance.now();
    const ms = (await paintedAfter(page, before)) - sent;
    last.set(code, Date.now());
    return { kind, ms };
  };
  return async (scans) => {
    const times: Scanned[] = [];
    for (const one of scans) times.push(await scanOne(one));
    return times;
  };
}

/** A table of the program that was built in a folder. */
async function openTable(
  root: string,
  { rules, names, dealer }: ReturnType<typeof longGame>,
): Promise<Shown> {
  const pty = await makePty();
  const asked = ['--rules', rules, '--seats', names.join(','), '--dealer', dealer];
  const options = [...asked, '--scanner', pty.path, '--quiet', '600000'];
  const served = await serve(options, undefined, ['env', '-C', root]);
  const { page, close } = await openPage(served.address, { width: 1366, height: 768 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.waitForSelector('[data-testid="scanner"][data-state="open"]', { state: 'attached' });
  return {
    scan: await scannerOf(page, pty),
    async close() {
      const ruled = Number(await page.getByTestId('ruling').getAttribute('data-id'));
      if (ruled < BEFORE + MEASURED) throw new Error(`only ${ruled} moves were ruled on`);
      await close();
      await served.stop();
      await pty.close();
    },
  };
}

/** The page of `bare.ts`: what this machine needs for a line from a port to be painted. */
async function openBare(): Promise<Shown> {
  const pty = await makePty();
  const child = spawn(process.execPath, ['scripts/run.mjs', 'bench/screen/bare.ts', pty.path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [address] = await once(createInterface({ input: child.stdout }), 'line');
  const { page, close } = await openPage(address, { width: 1366, height: 768 });
  return {
    scan: await scannerOf(page, pty),
    async close() {
      await close();
      child.kill();
      await pty.close();
    },
  };
}

export interface Scans {
  /** The times of the table in each folder. */
  readonly tables: readonly (readonly Scanned[])[];
  readonly bare: readonly Scanned[];
}

/**
 * Plays one long game at the tables of these folders, all with the same cards, by turns, and scans it for a bare page
 * too: whatever else the machine does is the same for all of them.
 */
export async function measureScans(roots: readonly string[]): Promise<Scans> {
  const game = longGame(BEFORE + MEASURED, BEFORE);
  const pages: Shown[] = [];
  for (const root of roots) pages.push(await openTable(root, game));
  pages.push(await openBare());
  await Promise.all(pages.map((page) => page.scan(game.scans.filter(({ turn }) => turn < BEFORE))));
  const times = pages.map((): Scanned[] => []);
  for (let from = BEFORE; from < BEFORE + MEASURED; from += BLOCK)
    for (const [i, page] of pages.entries()) {
      await sleep(STILL);
      times[i]!.push(
        ...(await page.scan(game.scans.filter(({ turn }) => turn >= from && turn < from + BLOCK))),
      );
    }
  for (const page of pages) await page.close();
  return { tables: times.slice(0, -1), bare: times.at(-1)! };
}
