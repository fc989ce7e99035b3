import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { openPage } from '../../test/support/browser.ts';
import { serve } from '../../test/support/program.ts';

const PAGES = 'out/renderer';
const LOADS = 5;

declare global {
  interface Window {
    /** When the home screen was painted, in milliseconds after the navigation began. */
    burnpileHome?: number;
  }
}

export interface BundleFile {
  readonly file: string;
  readonly bytes: number;
  readonly gzip: number;
  /** It is fetched for the home screen: before it is painted, or as it is, like letters and pictures. */
  readonly atStart: boolean;
}

/** A page of one line, which the same host serves beside the program's own. */
const ONE_LINE = 'one-line.html';
const ONE_LINE_PAGE = '<!doctype html><title>One line</title><p data-testid="home">One line of text.</p>';

/** How long a browser that has seen nothing of it yet takes to paint the home screen, and which files that needs. */
async function coldStart(address: string): Promise<{ ms: number; fetched: string[] }> {
  const { page, close } = await openPage('about:blank', { width: 1366, height: 768 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('[data-testid="home"]') === null) return;
      observer.disconnect();
      // The frame after the change is on the screen when the next one begins.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          window.burnpileHome = performance.now();
        }),
      );
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(address);
  const ms = await page.waitForFunction(() => window.burnpileHome ?? null, null, { polling: 'raf' });
  const started = Number(await ms.jsonValue());
  await page.waitForLoadState('networkidle');
  const fetched = await page.evaluate(async () => {
    await document.fonts.ready;
    return performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.slice(1));
  });
  await close();
  return { ms: started, fetched: ['index.html', ...fetched] };
}

/** Every file of the page but its source maps, which only whoever looks for a fault fetches. */
const filesOf = (pages: string, fetched: readonly string[]): BundleFile[] =>
  readdirSync(pages, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      const content = readFileSync(path);
      const file = path.slice(pages.length + 1);
      return { file, bytes: content.length, gzip: gzipSync(content).length, atStart: fetched.includes(file) };
    })
    .sort((a, b) => Number(b.atStart) - Number(a.atStart) || b.bytes - a.bytes);

export interface Start {
  /** Of five cold loads the one in the middle. */
  readonly startMs: number;
  /** The same of a page with one line of text from the same host. */
  readonly lineMs: number;
  readonly files: readonly BundleFile[];
}

const median = (times: readonly number[]): number =>
  Math.round([...times].sort((a, b) => a - b)[Math.floor(times.length / 2)]!);

/** How large the page is that was built in a folder, and how soon its home screen is there, beside a page of one line. */
export async function measureStart(root: string): Promise<Start> {
  const line = join(root, PAGES, ONE_LINE);
  writeFileSync(line, ONE_LINE_PAGE);
  const served = await serve([], undefined, ['env', '-C', root]);
  const starts: number[] = [];
  const lines: number[] = [];
  let needed: string[] = [];
  for (let i = 0; i < LOADS; i++) {
    const { ms, fetched } = await coldStart(served.address);
    starts.push(ms);
    needed = fetched;
    lines.push((await coldStart(new URL(ONE_LINE, served.address).href)).ms);
  }
  await served.stop();
  rmSync(line);
  return {
    startMs: median(starts),
    lineMs: median(lines),
    files: filesOf(join(root, PAGES), needed),
  };
}
