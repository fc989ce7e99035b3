import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { CHROMIUM_ARGS, findHeadless } from './chromium.ts';

export interface Browser {
  readonly page: Page;
  /** What its pages complained of. */
  readonly complaints: readonly string[];
  /** One more page, that nobody has touched. */
  newPage(): Promise<Page>;
  close(): Promise<void>;
}

/** Width and height in CSS pixels. */
const SIZE = { width: 1366, height: 768 };

// Nothing in motion is looked at, and drawing it takes half of a machine's time.
const STILL = { reducedMotion: 'reduce' } as const;

/**
 * Run in each page: has sound made ahead in pieces five times as long. Nobody hears these pages, and making it a
 * hundred times a second takes a tenth of what they take.
 */
function hurryLess(): void {
  const Sounding = AudioContext;
  window.AudioContext = class extends Sounding {
    constructor(options?: AudioContextOptions) {
      super({ ...options, latencyHint: 0.05 });
    }
  };
}

async function listenTo(
  context: BrowserContext,
  address: string,
  close: () => Promise<void>,
): Promise<Browser> {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(error.error().message));
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(address);
  return { page, complaints, newPage: () => context.newPage(), close };
}

/** A page of a browser of its own, Chromium in small unless another is named. It speaks to nobody but us. Close it. */
export async function openBrowser(
  address: string,
  size = SIZE,
  switches: readonly string[] = [],
  executablePath: string = findHeadless(),
): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'burnpile-chromium-'));
  const args = [...CHROMIUM_ARGS, ...switches];
  const options = { executablePath, viewport: size, args, ...STILL };
  const context = await chromium.launchPersistentContext(profile, options);
  await context.addInitScript(hurryLess);
  return listenTo(context, address, async () => {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  });
}

/** Pages that are soon gone: to optimise their code takes more time than it saves, a seventh of what they take. */
const UNOPTIMISED = '--js-flags=--no-maglev --no-turbofan';

let shared: ReturnType<typeof chromium.launch> | null = null;

/**
 * What a browser would have that nobody has used yet, in one that all suites of a process share: it ends with the
 * process, and starting one takes as long as a test. Close it.
 */
export async function openContext(options: BrowserContextOptions): Promise<BrowserContext> {
  shared ??= chromium.launch({ executablePath: findHeadless(), args: [...CHROMIUM_ARGS, UNOPTIMISED] });
  try {
    const context = await (await shared).newContext({ ...STILL, ...options });
    await context.addInitScript(hurryLess);
    return context;
  } catch (fault) {
    // One that didn't start, or that crashed, is not handed to the next suite.
    shared = null;
    throw fault;
  }
}

/** Ends the browser that is shared, so that a program that is no test can end. */
export async function closeShared(): Promise<void> {
  await (await shared)?.close();
  shared = null;
}

/** A page as of a fresh browser. It speaks to nobody but us. Close it. */
export async function openPage(address: string, size = SIZE): Promise<Browser> {
  const context = await openContext({ viewport: size });
  return listenTo(context, address, () => context.close());
}

/** Run in each page that is plain: to paint these takes a third of what such a page takes. */
function paintLess(): void {
  const plain = new CSSStyleSheet();
  plain.replaceSync(
    '*, ::before, ::after { box-shadow: none !important; background-image: none !important }',
  );
  document.adoptedStyleSheets = [plain];
}

/** A page as of `openPage`, without shadows and pictures: for tests that press and read, and look at no colour. */
export async function openPlain(address: string, size = SIZE): Promise<Browser> {
  const context = await openContext({ viewport: size });
  await context.addInitScript(paintLess);
  return listenTo(context, address, () => context.close());
}
