import { describe, expect, it } from 'vitest';
import type { TableView } from '../../../src/protocol/view.ts';
import { FIXTURES, midGame, ruling } from '../fixtures.ts';
import { resize, SIZES } from '../look.ts';
import { describePage, page, show } from '../on-stage.ts';

/** The least that is read at two metres, in percent of the window's height. */
const LEAST = 4.5;

const NAMES = ['Ann', 'Bo', 'Cy', 'Dee', 'Eve', 'Flo', 'Gus', 'Hanna'];

/** The middle of a game of so many. */
const tableOf = (count: number): TableView => ({
  ...midGame,
  seats: NAMES.slice(0, count).map((name, i) => ({ ...midGame.seats[i % 3]!, name, hand: 3 + i })),
});

/** How large the letters of an element are, in percent of the window's height. */
const sizeOf = (selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((one) => (100 * Number.parseFloat(getComputedStyle(one).fontSize)) / innerHeight);

const LARGE = SIZES.filter(([width, height]) => width > height);
const COUNTS = [2, 3, 4, 5, 6, 7, 8];

describePage('the table is read at two metres', { asLeft: true }, () => {
  describe.each(LARGE)('at %i × %i', (width, height) => {
    it.each(COUNTS)(
      'by %i players: whose turn it is, what the pile demands, counts and names',
      async (count) => {
        await resize(page, width, height);
        await show(tableOf(count));
        const least = {
          '[data-testid="turn"]': 8,
          '[data-testid="demand"]': 8,
          '.then': LEAST,
          '.demand-more': LEAST,
          '.seat .count': LEAST,
          '.pile-count b': LEAST,
          '.stock b': LEAST,
          '.seat .name': count > 5 ? 3.6 : 4,
        };
        for (const [selector, size] of Object.entries(least))
          expect(await sizeOf(selector), selector).toBeGreaterThanOrEqual(size);
      },
    );

    it('a demand in two parts, and a name of many letters', async () => {
      await resize(page, width, height);
      await show({ ...FIXTURES.colour, scanner: midGame.scanner });
      expect(await sizeOf('[data-testid="demand"]')).toBeGreaterThanOrEqual(8);
      await show(FIXTURES.longNames);
      expect(await sizeOf('[data-testid="turn"]')).toBeGreaterThanOrEqual(8);
    });

    it('a ruling, its reason and the number of its rule', async () => {
      await resize(page, width, height);
      await show({ ...FIXTURES.illegal, choices: [] });
      for (const [selector, size] of [
        ['.band-headline', 8],
        ['.band-reason', LEAST],
        ['.band .rule-tag', LEAST],
      ] as const)
        expect(await sizeOf(selector), selector).toBeGreaterThanOrEqual(size);
      await show({ ...midGame, ruling: ruling({ id: 200 + height }) });
      expect(await sizeOf('.band-headline')).toBeGreaterThanOrEqual(8);
      expect(await sizeOf('.band .effect')).toBeGreaterThanOrEqual(LEAST);
    });

    it('a question and its answers', async () => {
      await resize(page, width, height);
      await show(FIXTURES.question);
      expect(await sizeOf('.band-headline')).toBeGreaterThanOrEqual(5.5);
      expect(await sizeOf('.answer')).toBeGreaterThanOrEqual(4.2);
    });

    it('the newest move of the trail', async () => {
      await resize(page, width, height);
      await page.reload();
      await show(midGame);
      const newest = '.moves-trail li:first-child';
      expect(await sizeOf(`${newest} .by`)).toBeGreaterThanOrEqual(LEAST);
      expect(await sizeOf(`${newest} small`)).toBeGreaterThanOrEqual(LEAST);
    });

    it('who is left after a round, everybody’s place, and who deals the next one', async () => {
      await resize(page, width, height);
      await show(FIXTURES.finished);
      for (const selector of [
        '.result .shout',
        '.result-left',
        '.places-list b',
        '.end-next .end-headline',
        '.end-next p',
      ])
        expect(await sizeOf(selector), selector).toBeGreaterThanOrEqual(LEAST);
    });
  });
});
