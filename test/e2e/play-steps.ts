import type { Page } from 'playwright-core';

/** Playing on the page by touching it alone. */

/** What a screen waits for after a touch. */
export type Touched = 'over' | 'waits' | 'touched';

/**
 * Touches what somebody would who lays the first cards that stand out, all equals of them where fewer are refused,
 * agrees to a draw where nobody gets anywhere, and does what else is offered if there are none.
 */
export const touch = (page: Page): Promise<Touched> =>
  page.evaluate(async () => {
    /** Until the page shows what came of a touch. */
    const shown = () => new Promise((resolve) => setTimeout(resolve));
    /** Until the table has answered: a move, with another state or a refusal. */
    const answered = async () => {
      const before = document.documentElement.dataset.revision;
      for (let looks = 0; looks < 100; looks++) {
        await new Promise((resolve) => setTimeout(resolve, 5));
        if (document.documentElement.dataset.revision !== before) return;
        if (find('[data-refused="true"]') !== null) return;
      }
    };
    const find = (selector: string) => document.querySelector<HTMLElement>(selector);
    const press = (id: string): boolean => {
      const button = find(`[data-testid="${id}"]:not([aria-disabled="true"])`);
      button?.click();
      return button !== null;
    };
    const play = find('[data-testid="play"]');
    if (play?.dataset.phase === 'over') return 'over';
    if (press('cover-show')) {
      await answered();
      return 'touched';
    }
    if (play === null || play.dataset.moves === '0') return 'waits';
    const wanted = /(\d+) of (\d+)/.exec(find('[data-testid="play"] .lay')?.textContent ?? '');
    if (wanted !== null) {
      const hand = [...document.querySelectorAll<HTMLElement>('[data-testid^="hand-"]')];
      for (const card of hand.slice(0, Number(wanted[2]))) card.click();
      await shown();
      press('lay');
      await answered();
      return 'touched';
    }
    // Who always lays the first card may go round for ever: a draw ends that.
    if (press('ready') || press('draw')) {
      await answered();
      return 'touched';
    }
    const isRefused = find('[data-refused="true"]') !== null;
    const cards = [...document.querySelectorAll<HTMLElement>('[data-own][data-playable="true"]')];
    const chosen = find('[data-own][data-selected="true"]');
    if (isRefused && chosen !== null && press('all-equal')) {
      await shown();
      press('lay');
    } else if (cards.length > 0) {
      chosen?.click();
      await shown();
      cards[isRefused ? Math.floor(Math.random() * cards.length) : 0]!.click();
      await shown();
      press('lay');
    } else if (!press('done')) press('pick-up');
    await answered();
    return 'touched';
  });
