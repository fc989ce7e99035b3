import { afterEach, expect, it } from 'vitest';
import type { Pace } from '../../../src/protocol/settings.ts';
import type { TableView } from '../../../src/protocol/view.ts';
import { lobby } from '../fixtures.ts';
import { describePage, page, show, stage } from '../on-stage.ts';
import { PLAYS } from '../play-fixtures.ts';
import { goTo } from '../screens.ts';

const { table } = PLAYS.swap;
const fresh: TableView = {
  ...table,
  play: { ...table.play!, seats: table.play!.seats.map((seat) => ({ ...seat, ready: false })) },
};

/** Everything that lies before somebody, or is held. */
const places = fresh.seats.reduce((sum, { hand, faceUp }) => sum + hand + faceUp.length, 0);

describePage('a round that begins', () => {
  afterEach(() => page.emulateMedia({ reducedMotion: 'reduce' }));

  it.each([
    ['usual', 'no-preference', places],
    ['off', 'no-preference', 0],
    ['usual', 'reduce', 0],
  ] as const)(
    'is seen dealt as its table opens, card by card: pace %s, motion %s',
    async (pace: Pace, reducedMotion, cards) => {
      const paced = { ...lobby, settings: { ...lobby.settings, pace } };
      await page.emulateMedia({ reducedMotion });
      await goTo(page, stage, { table: null, lobby: paced });
      await page.evaluate(() => {
        const seen = new WeakSet<Node>();
        document.body.dataset.dealt = '0';
        new MutationObserver((changes) => {
          for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
            if (node instanceof Element && node.matches('.flying') && !seen.has(node)) {
              seen.add(node);
              document.body.dataset.dealt = String(Number(document.body.dataset.dealt) + 1);
            }
        }).observe(document.body, { childList: true });
      });
      await show(fresh, paced);
      await expect.poll(() => page.evaluate(() => document.body.dataset.dealt)).toBe(String(cards));
      await expect.poll(() => page.locator('.flying').count()).toBe(0);
      const hidden = () =>
        page.evaluate(() => document.getAnimations().filter(({ id }) => id === 'hidden').length);
      await expect.poll(hidden).toBe(0);
    },
  );

  it('is not dealt once more by a page that is loaded again', async () => {
    const paced = { ...lobby, settings: { ...lobby.settings, pace: 'usual' as const } };
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await goTo(page, stage, { table: null, lobby: paced });
    await show(fresh, paced);
    await expect.poll(() => page.locator('.flying').count()).toBe(0);
    await page.addInitScript(() => {
      const counts = window as unknown as { dealt: number };
      counts.dealt = 0;
      new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
          if (node instanceof Element && node.matches('.flying')) counts.dealt += 1;
      }).observe(document, { childList: true, subtree: true });
    });
    await page.reload();
    await page.locator('.own-hand [data-own]').first().waitFor();
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    );
    expect(await page.evaluate(() => (window as unknown as { dealt: number }).dealt)).toBe(0);
  });
});
