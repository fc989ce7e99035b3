import { expect, it } from 'vitest';
import { FIXTURES } from '../fixtures.ts';
import { describePage, page, show } from '../on-stage.ts';

/** Of everything that a page holds, how many parts it finds a style for again at a time, at most, while `act` happens. */
async function styledAgain(act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser()!;
  await browser.startTracing(page, { categories: ['devtools.timeline', '-*'] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const counts = traceEvents
    .filter(({ name }: { name: string }) => name === 'UpdateLayoutTree')
    .map(({ args }: { args: { elementCount?: number } }) => args.elementCount ?? 0);
  return Math.max(...counts);
}

describePage('what is drawn again', () => {
  it('finds no style again for what a card does not touch', async () => {
    await show(FIXTURES.middle);
    const all = await page.locator('*').count();
    const again = await styledAgain(() => show(FIXTURES.fits));
    expect(again).toBeGreaterThan(0);
    expect(again).toBeLessThan(all / 2);
  });
});
