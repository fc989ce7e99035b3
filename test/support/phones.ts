import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { CHROMIUM_ARGS, findHeadless } from './chromium.ts';

/** A phone of its own: what it keeps, nobody else sees. */
export interface Phone {
  readonly context: BrowserContext;
  readonly page: Page;
}

export interface Phones {
  /** One more phone, at an address. */
  open(address: string): Promise<Phone>;
  close(): Promise<void>;
}

/** As large as phones that are common. */
const SIZE = { width: 390, height: 844 };

/** Phones that share nothing but the machine that they are drawn on, and move nothing, in a language. Close them. */
export async function makePhones(locale = 'en-US'): Promise<Phones> {
  const browser = await chromium.launch({ executablePath: findHeadless(), args: [...CHROMIUM_ARGS] });
  return {
    async open(address) {
      const context = await browser.newContext({
        viewport: SIZE,
        hasTouch: true,
        reducedMotion: 'reduce',
        locale,
      });
      const page = await context.newPage();
      await page.goto(address);
      return { context, page };
    },
    close: () => browser.close(),
  };
}
