import type { Page } from 'playwright-core';

/** Waits until a page that was just loaded shows how things stand: pages count what they are told and then show. */
export async function untilJoined(page: Page): Promise<void> {
  await page.waitForFunction(() => Number(document.documentElement.dataset.revision) > 0);
}

/**
 * Does something that a page is then told of, and waits until it shows that. One that was just loaded is first told
 * how things stood, which must not be taken for it: see `untilJoined`.
 */
export async function untilShown(page: Page, act: () => unknown): Promise<void> {
  const before = await page.evaluate(() => Number(document.documentElement.dataset.revision ?? 0));
  await act();
  await page.waitForFunction((old) => Number(document.documentElement.dataset.revision) > old, before);
}
