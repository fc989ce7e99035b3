import { describe, expect, it } from 'vitest';
import { FIXTURES } from '../fixtures.ts';
import { capHeight, cutOff, overlaps, resize, SIZES } from '../look.ts';
import { describePage, page, show } from '../on-stage.ts';

describePage('the table as it is laid out', () => {
  describe('can be read from afar', () => {
    it.each(['turn', 'demand'])('capitals of the %s are 75 pixels high', async (id) => {
      await resize(page, 1920, 1080);
      await show(FIXTURES.colour);
      expect(await capHeight(page, id)).toBeGreaterThanOrEqual(75);
    });

    it.each(SIZES)(
      'burn and not allowed fill the width and are in sight at %i × %i',
      async (width, height) => {
        await resize(page, width, height);
        for (const view of [FIXTURES.burn, FIXTURES.illegal, FIXTURES.illegalTwice, FIXTURES.cannot]) {
          await show(view);
          const band = (await page.getByTestId('ruling').boundingBox())!;
          expect(band.width).toBeGreaterThanOrEqual(width - 2);
          expect(band.height).toBeGreaterThanOrEqual(height * 0.15);
          expect(band.y).toBeGreaterThanOrEqual(0);
          expect(band.y + band.height).toBeLessThanOrEqual(height);
          const icon = (await page.locator('[data-testid="ruling"] .icon').first().boundingBox())!;
          expect(icon.height).toBeGreaterThanOrEqual(Math.min(height * 0.09, 90));
        }
      },
    );

    it('legal, burn, not allowed and a question differ in ground and in shape', async () => {
      const seen: string[][] = [];
      for (const name of ['middle', 'burn', 'illegal', 'question', 'fits', 'notYet'] as const) {
        await show(FIXTURES[name]);
        seen.push(
          await page.getByTestId('ruling').evaluate((band) => {
            const { backgroundColor, backgroundImage, color } = getComputedStyle(band);
            return [backgroundColor + backgroundImage + color, band.querySelector('svg')!.innerHTML];
          }),
        );
      }
      expect(new Set(seen.map(([ground]) => ground)).size).toBe(seen.length);
      expect(new Set(seen.map(([, shape]) => shape)).size).toBe(seen.length);
    });

    it('a play that is not allowed stays in sight while the next one is laid', async () => {
      await show(FIXTURES.fitsOverIllegal);
      expect(await page.locator('.still-there').innerText()).toContain('Bo 9♣: not allowed');
    });
  });

  it.each(SIZES.filter(([width, height]) => width > height))(
    'the newest moves can be read beside all the cards, at %i × %i',
    async (width, height) => {
      await resize(page, width, height);
      await show(FIXTURES.crowded);
      const { log, line } = await page.getByTestId('log').evaluate((list) => ({
        log: list.clientHeight,
        line: list.querySelector('li')!.clientHeight,
      }));
      expect(log).toBeGreaterThan(2 * line);
    },
  );

  it.each([...SIZES.filter(([width, height]) => width > height), [1024, 768]] as const)(
    'seats, pile and log stay to be read below all that may be said at once, at %i × %i',
    async (width, height) => {
      await resize(page, width, height);
      for (const view of [FIXTURES.tightRuling, FIXTURES.tightQuestion]) {
        await show(view);
        const cut = await page.locator('.seat').evaluateAll((seats) =>
          seats.flatMap((seat) => {
            const box = seat.getBoundingClientRect();
            return [...seat.querySelectorAll('.name, .count, .known, .card')]
              .map((part) => ({ part, rect: part.getBoundingClientRect() }))
              .filter(({ rect }) => rect.top < box.top - 1 || rect.bottom > box.bottom + 1)
              .map(({ part }) => `${seat.getAttribute('data-testid')}: ${part.className}`);
          }),
        );
        expect(cut).toEqual([]);
        const hidden = await page.locator('.seat-list').evaluate((list) => {
          const box = list.getBoundingClientRect();
          const turn = list.querySelector('.on-turn')!.getBoundingClientRect();
          return Math.max(box.top - turn.top, turn.bottom - box.bottom);
        });
        expect(hidden).toBeLessThan(2);
        const card = (await page.getByTestId('pile').locator('.card').last().boundingBox())!;
        expect(card.height).toBeGreaterThan(height * 0.07);
        const log = (await page.getByTestId('log').boundingBox())!;
        expect(log.height).toBeGreaterThan(height * 0.15);
        const foot = (await page.locator('.footer').boundingBox())!;
        expect(foot.y + foot.height).toBeLessThanOrEqual(height);
        expect([...(await cutOff(page)), ...(await overlaps(page))]).toEqual([]);
      }
    },
  );

  it.each(SIZES)('names are read whole, long ones too, at %i × %i', async (width, height) => {
    await resize(page, width, height);
    for (const view of [FIXTURES.longNames, FIXTURES.longNamesMany, FIXTURES.crowded]) {
      await show(view);
      const cut = await page
        .locator('.seat-name .name')
        .evaluateAll((names) =>
          names
            .filter(
              ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
                scrollWidth > clientWidth || scrollHeight > clientHeight + 2,
            )
            .map((name) => name.textContent),
        );
      // On a phone the cards leave it less room than sixteen of the widest letters need.
      expect(cut.filter((name) => width > height || !name?.startsWith('WW'))).toEqual([]);
    }
  });
});
