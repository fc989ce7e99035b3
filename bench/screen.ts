import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { openPage } from '../test/support/browser.ts';
import { serve } from '../test/support/program.ts';
import { makePty } from '../test/support/pty.ts';
import { longGame, type Scan, type ScanKind } from './screen/long-game.ts';
import { measureStart } from './screen/start.ts';

/** So many turns are in the log before anything is measured, and so many are measured. */
const BEFORE = 100;
const MEASURED = 100;

/** Longer than the time in which the same code again would be the scanner repeating itself. */
const ECHO = 560;

declare global {
  interface Window {
    /** When the page last painted something new: the clock of this machine, in milliseconds. */
    burnpilePainted?: { revision: string; at: number };
  }
}

const percentile = (sorted: readonly number[], part: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]! * 10) / 10;

const summary = (times: readonly number[]) => {
  const sorted = [...times].sort((a, b) => a - b);
  return { p50Ms: percentile(sorted, 0.5), p95Ms: percentile(sorted, 0.95), n: sorted.length };
};

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

/** Scans codes one after the other; gives each with the milliseconds until what came of it was painted. */
async function scanAll(page: Page, write: (text: string) => Promise<void>, scans: readonly Scan[]) {
  const scanned = new Map<string, number>();
  const times: { kind: ScanKind; ms: number }[] = [];
  for (const { code, kind } of scans) {
    const wait = (scanned.get(code) ?? 0) + ECHO - Date.now();
    await sleep(Math.max(40, wait));
    const before = await revisionOf(page);
    await write(`${code}\r`);
    const sent = performance.timeOrigin + performance.now();
    times.push({ kind, ms: (await paintedAfter(page, before)) - sent });
    scanned.set(code, Date.now());
  }
  return times;
}

async function measureScans() {
  const { rules, names, dealer, scans } = longGame(BEFORE + MEASURED, BEFORE);
  const pty = await makePty();
  const table = ['--rules', rules, '--seats', names.join(','), '--dealer', dealer];
  const served = await serve([...table, '--scanner', pty.path, '--quiet', '600000']);
  const { page, close } = await openPage(served.address, { width: 1366, height: 768 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.waitForSelector('[data-testid="scanner"][data-state="open"]', { state: 'attached' });
  await watchPaint(page);
  const write = (text: string) => pty.write(text);
  await scanAll(
    page,
    write,
    scans.filter(({ turn }) => turn < BEFORE),
  );
  const times = await scanAll(
    page,
    write,
    scans.filter(({ turn }) => turn >= BEFORE),
  );
  const ruled = Number(await page.getByTestId('ruling').getAttribute('data-id'));
  if (ruled < BEFORE + MEASURED) throw new Error(`only ${ruled} moves were ruled on`);
  await close();
  await served.stop();
  await pty.close();
  return times;
}

/**
 * From the last byte on the wire to the answer painted in the page, at a table with real cards whose log has a hundred
 * turns and more, with all animation on: each card, and what leads to a ruling. Then how large the page is and how
 * soon it is there.
 */
export async function main(): Promise<number> {
  const times = await measureScans();
  const kinds = [...new Set(times.map(({ kind }) => kind))];
  const of = (kind: ScanKind) => summary(times.filter((one) => one.kind === kind).map(({ ms }) => ms));
  console.table(Object.fromEntries(kinds.map((kind) => [kind, of(kind)])));
  const { startMs, files } = await measureStart();
  console.table(files);
  const sum = (some: typeof files, what: 'bytes' | 'gzip') => some.reduce((all, one) => all + one[what], 0);
  const first = files.filter(({ atStart }) => atStart);
  const result = {
    ...summary(times.map(({ ms }) => ms)),
    startMs,
    bytes: sum(files, 'bytes'),
    gzipBytes: sum(files, 'gzip'),
    startBytes: sum(first, 'bytes'),
    startGzipBytes: sum(first, 'gzip'),
  };
  console.log(`home screen painted ${startMs} ms after the navigation began (median of five cold loads)`);
  console.log(JSON.stringify(result));
  return 0;
}
