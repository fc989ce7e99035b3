import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { CHROMIUM_ARGS, findHeadless } from './chromium.ts';

export interface Browser {
  readonly page: Page;
  /** What its pages complained of. */
  readonly complaints: readonly string[];
  /** One more page, that nobody has touched. */
  newPage(): Promise<Page>;
  close(): Promise<void>;
}

/** A page of a fresh browser, Chromium in small unless another is named, that speaks to nobody but us. Close it. */
export async function openPage(
  address: string,
  size = { width: 1366, height: 768 },
  switches: readonly string[] = [],
  executablePath: string = findHeadless(),
): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'burnpile-chromium-'));
  const context: BrowserContext = await chromium.launchPersistentContext(profile, {
    executablePath,
    viewport: size,
    // Nothing in motion is looked at, and drawing it takes half of a machine's time.
    reducedMotion: 'reduce',
    args: [...CHROMIUM_ARGS, ...switches],
  });
  const complaints: string[] = [];
  const listening = (page: Page): Page => {
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    return page;
  };
  const newPage = async () => listening(await context.newPage());
  const first = context.pages()[0];
  const page = first === undefined ? await newPage() : listening(first);
  await page.goto(address);
  return {
    page,
    complaints,
    newPage,
    async close() {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}
