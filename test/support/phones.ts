import type { BrowserContext, Page } from 'playwright-core';
import { openContext } from './browser.ts';

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

/** Phones that share nothing but the browser that draws them, and move nothing, in a language. Close them. */
export function makePhones(locale = 'en-US'): Phones {
  const contexts: BrowserContext[] = [];
  return {
    async open(address) {
      const context = await openContext({ viewport: SIZE, hasTouch: true, locale });
      contexts.push(context);
      const page = await context.newPage();
      await page.goto(address);
      return { context, page };
    },
    async close() {
      await Promise.all(contexts.map((context) => context.close()));
    },
  };
}
