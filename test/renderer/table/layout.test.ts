import { describe, expect, it } from 'vitest';
import { FIXTURES, lobby, ruling } from '../fixtures.ts';
import { capHeight, cutOff, overlaps, resize, SIZES } from '../look.ts';
import { describePage, page, show } from '../on-stage.ts';

describePage('the table as it is laid out', { painted: true }, () => {
  describe('can be read from afar', () => {
    it.each(['turn', 'demand'])('capitals of the %s are 75 pixels high', async (id) => {
      await resize(page, 1920, 1080);
      await show(FIXTURES.middle);
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
          const icon = (await page.locator('[data-testid="ruling"] > .icon').boundingBox())!;
          expect(icon.height).toBeGreaterThanOrEqual(Math.min(height * 0.09, 90));
        }
      },
    );

    it('legal, burn, not allowed and a question differ in ground and in shape', async () => {
      const seen: string[][] = [];
      const { middle, burn, illegal, question, fits, notYet } = FIXTURES;
      const legal = { ...middle, ruling: ruling({ id: 300 }) };
      for (const view of [legal, burn, illegal, question, fits, notYet]) {
        await show(view);
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

  it.each([...SIZES.filter(([width, height]) => width > height), [1024, 768]] as const)(
    'turn, pile and seats stay to be read whatever is said at once, at %i × %i',
    async (width, height) => {
      await resize(page, width, height);
      for (const view of [FIXTURES.tightRuling, FIXTURES.tightQuestion, FIXTURES.crowded]) {
        await show(view);
        const seats = await page.locator('.seat').evaluateAll((all) =>
          all.map((seat) => {
            const { left, right, top, bottom } = seat.getBoundingClientRect();
            return { left, right, top, bottom };
          }),
        );
        const band = (await page.locator('.band-place').boundingBox())!;
        for (const { left, right, top, bottom } of seats)
          expect([left >= 0, right <= width, top >= 0, bottom <= band.y + 1]).toEqual([
            true,
            true,
            true,
            true,
          ]);
        const card = (await page.getByTestId('pile').locator('.card').last().boundingBox())!;
        expect(card.height).toBeGreaterThan(height * 0.15);
        const foot = (await page.locator('.foot').boundingBox())!;
        expect(foot.y + foot.height).toBeLessThanOrEqual(height);
        expect(await cutOff(page)).toEqual([]);
      }
    },
  );

  it.each(SIZES.slice(0, 2))(
    'one notice at a time stands below the cards to tap, at %i × %i',
    async (width, height) => {
      await resize(page, width, height);
      const { tightRuling, tightQuestion, crowded } = FIXTURES;
      const { scanner } = crowded;
      const resumed = { ...tightRuling.notice, code: 'resumed' as const };
      const loud = { ...tightRuling.notice, code: 'resumedCut' as const, text: '9' };
      for (const view of [
        tightRuling,
        { ...tightRuling, notice: resumed, waiting: [] },
        { ...tightRuling, notice: loud, waiting: [] },
        { ...tightQuestion, changed: tightRuling.changed, notice: resumed },
      ]) {
        await show({ ...view, scanner });
        expect(await overlaps(page)).toEqual([]);
        const shown = page.locator('.notice-line > *').filter({ visible: true });
        expect(await shown.count()).toBe(1);
        const box = (await shown.boundingBox())!;
        expect(box.y + box.height).toBeLessThanOrEqual(height + 1);
      }
    },
  );

  it.each([
    ['middle', true],
    ['middle', false],
    ['eight', true],
    ['eight', false],
  ] as const)(
    'no plate lies over the pile, the stock or the burned cards (%s, help: %j)',
    async (name, coach) => {
      await resize(page, 1366, 768);
      const { length: count } = FIXTURES[name].seats;
      for (let turn = 0; turn < count; turn++) {
        const table = { ...FIXTURES[name], coach: FIXTURES.middle.coach, turn };
        await show(table, { ...lobby, settings: { ...lobby.settings, coach } });
        const covered = await page.locator('.middle-of-table').evaluate((middle) => {
          const boxes = (within: ParentNode, parts: string) =>
            [...within.querySelectorAll(parts)].map((one) => one.getBoundingClientRect());
          const top = boxes(middle, '.heap .card').slice(-1);
          const cards = [...boxes(middle, '.stock .deck, .burned .deck'), ...top];
          return boxes(document, '.seat-plate').filter((plate) =>
            cards.some(
              ({ left, right, top, bottom }) =>
                left < plate.right && plate.left < right && top < plate.bottom && plate.top < bottom,
            ),
          ).length;
        });
        expect(covered, `turn of ${turn}`).toBe(0);
      }
      await show(FIXTURES.middle);
    },
  );

  describe('of three players', () => {
    const three = {
      ...FIXTURES.middle,
      turn: 2,
      dealer: 0,
      pile: ['KC' as const],
      seats: ['Ann', 'Ben', 'Cleo'].map((name) => ({ ...FIXTURES.middle.seats[0]!, name, hand: 28 })),
    };
    const boxOf = async (selector: string) => (await page.locator(selector).last().boundingBox())!;

    it.each(SIZES)('names stand beside two digits, and a frame is in sight, at %i × %i', async (...size) => {
      await resize(page, ...size);
      await show(three);
      const cut = await page
        .locator('.seat .name')
        .evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth).length);
      expect(cut).toBe(0);
      const plate = await boxOf('.on-turn .seat-plate');
      const frame = await page
        .locator('.on-turn .seat-plate')
        .evaluate((one) =>
          Number.parseFloat(getComputedStyle(one).boxShadow.match(/0px 0px 0px ([\d.]+)/)![1]!),
        );
      expect(plate.x + plate.width + frame).toBeLessThanOrEqual(size[0]);
    });

    it('neither a badge nor a card lies over how many cards the pile has, or over “burned”', async () => {
      await resize(page, 1366, 768);
      await show({ ...three, turn: 0, open: { ...FIXTURES.fits.open!, cards: ['5C', '5D', '5H'] } });
      const count = await boxOf('.pile-count');
      expect(count.y + count.height).toBeLessThan((await boxOf('.badge')).y);
      const burned = await boxOf('.burned');
      const card = await boxOf('.fan.open .card');
      expect(card.x + card.width).toBeLessThan(burned.x);
      await show({ ...three, ruling: FIXTURES.illegal.ruling });
      const refused = await boxOf('.refused .card');
      expect(refused.x + refused.width).toBeLessThan(burned.x);
    });
  });

  it.each(SIZES)('what is not allowed, and why, stays inside its band at %i × %i', async (...size) => {
    await resize(page, ...size);
    const { tightRuling, illegal, illegalTwice, cannot } = FIXTURES;
    const { choices } = tightRuling;
    for (const view of [
      tightRuling,
      ...[illegal, illegalTwice, cannot].map((one) => ({ ...one, choices })),
    ]) {
      await show(view);
      for (const part of ['.band-text', '.offers']) {
        const below = await page
          .locator(`.band ${part}`)
          .evaluate(
            (one) =>
              one.getBoundingClientRect().bottom - one.closest('.band')!.getBoundingClientRect().bottom,
          );
        expect(below, part).toBeLessThanOrEqual(1);
      }
    }
  });

  it('a name that has no room on its plate is read whole in the headline', async () => {
    for (const turn of [0, 1, 2, 3]) {
      await show({ ...FIXTURES.longNames, turn });
      const { name } = FIXTURES.longNames.seats[turn]!;
      const turnSays = page.getByTestId('turn');
      expect(await turnSays.innerText()).toContain(name);
      const hidden = await turnSays.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
        scrollWidth - clientWidth,
        scrollHeight - clientHeight,
      ]);
      expect(Math.max(...hidden)).toBeLessThan(8);
    }
  });
});
