import { expect, it } from 'vitest';
import type { TableView } from '../../../src/protocol/view.ts';
import { FIXTURES, lobby } from '../fixtures.ts';
import { resize, SIZES } from '../look.ts';
import { click, describePage, page, show, stage } from '../on-stage.ts';

/**
 * Run in the page: plates, badges and the pile that are hidden, below the foot, under what is told, or over each other or
 * the words of what is counted; and numbers without their word.
 */
function lyingWrong(): string[] {
  const boxOf = (one: Element) => one.getBoundingClientRect();
  const foot = boxOf(document.querySelector('.foot')!).top;
  const told = Math.max(...[...document.querySelectorAll('.told > *')].map((one) => boxOf(one).bottom));
  const isClipped = (one: Element) => getComputedStyle(one).clipPath !== 'none';
  const numbers = [...document.querySelectorAll('.middle-of-table b')].filter(
    (one) => one.checkVisibility() && !isClipped(one.closest('.middle-of-table')!),
  );
  const wordless = numbers.filter(({ nextElementSibling }) => isClipped(nextElementSibling!));
  const wordsOfCounts = isClipped(document.querySelector('.middle-of-table')!)
    ? []
    : ['.tally > :last-child'];
  const seen = ['.seat-plate', '.badge', '.pile-spot .card', '.pile-count', ...wordsOfCounts];
  const all = [...document.querySelectorAll(seen.join())]
    .map((one) => ({ one, box: boxOf(one), name: one.textContent ?? '' }))
    .filter(({ one, box }) => box.width > 0 && box.height > 0 && one.checkVisibility());
  const isSeen = { opacityProperty: true, visibilityProperty: true };
  const hidden = [...document.querySelectorAll('.seat')].filter(
    (seat) => ![...seat.querySelectorAll('.seat-plate')].some((one) => one.checkVisibility(isSeen)),
  );
  // With many people stock and burned cards are scrolled to, below the plates.
  const isOut = all.filter(
    ({ one, box }) => !one.matches('.tally > *') && (box.bottom > foot + 1 || box.top < told - 1),
  );
  const solid = all.filter(({ one }) => !one.matches('.badge, .pile-count'));
  const isPile = (one: Element) => one.closest('.pile-spot') !== null;
  const over = solid.flatMap((a, i) =>
    solid
      .slice(i + 1)
      .filter(({ one }) => !isPile(a.one) || !isPile(one))
      .filter(
        ({ box }) =>
          Math.min(a.box.right, box.right) - Math.max(a.box.left, box.left) > 2 &&
          Math.min(a.box.bottom, box.bottom) - Math.max(a.box.top, box.top) > 2,
      )
      .map((b) => `${a.name} over ${b.name}`),
  );
  return [
    ...hidden.map(({ textContent }) => `${textContent} hidden`),
    ...isOut.map(({ name }) => `${name} out of sight`),
    ...wordless.map(({ textContent }) => `${textContent} without its word`),
    ...over,
  ];
}

/** As many seats as are wanted, like those of a view. */
const seatsOf = ({ seats }: TableView, count: number) =>
  Array.from({ length: count }, (_, i) => ({ ...seats[i % seats.length]!, name: `P${i + 1}` }));

describePage('the table on a phone', () => {
  it.each(['questionMends', 'whoPlayedMany', 'illegal'] as const)(
    'on a phone that is held sideways every answer is in sight at once: %s',
    async (name) => {
      await resize(page, 844, 390);
      await page.goto(stage.address);
      await show(FIXTURES[name]);
      const lowest = await page
        .locator('.band .answers button')
        .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)));
      expect(lowest).toBeGreaterThan(0);
      expect(lowest).toBeLessThanOrEqual((await page.locator('.foot').boundingBox())!.y);
      await resize(page, 1366, 768);
    },
  );

  it('on a phone cards to tap come into view with what was ruled, and all else is in the menu', async () => {
    await resize(page, 390, 844);
    await page.goto(stage.address);
    await show(FIXTURES.illegal);
    const free = (await page.getByTestId('pick-up').boundingBox())!.y;
    const bottom = async (id: string) => {
      const box = (await page.getByTestId(id).boundingBox())!;
      return box.y + box.height;
    };
    expect(await bottom('menu')).toBeLessThanOrEqual(844);
    await click('cards');
    await expect.poll(() => bottom('card-AS')).toBeLessThan(free);
    // What comes of a tapped card is in sight where it is tapped.
    expect((await page.getByTestId('ruling').boundingBox())!.y).toBeGreaterThanOrEqual(0);
    expect((await page.getByTestId('card-2C').boundingBox())!.y).toBeGreaterThan(await bottom('ruling'));
    expect((await page.getByTestId('next-Ann').boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await page.goto(stage.address);
  });

  it('on a phone turn and demand stay in sight in a line while their places are scrolled away', async () => {
    await resize(page, 390, 720);
    await show(FIXTURES.illegal);
    const line = page.getByTestId('header-line');
    expect(await line.count()).toBe(0);
    // The table alone has room on the screen.
    await click('cards');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => line.innerText()).toMatch(/^Bo’s turn\s+7\s+7 ↓\s+7 or lower$/);
    const { y, height } = (await line.boundingBox())!;
    expect(y).toBe(0);
    expect((await page.getByTestId('ruling').boundingBox())!.y).toBeGreaterThanOrEqual(height - 1);
    await show(FIXTURES.burn);
    await expect.poll(() => line.innerText()).toMatch(/^Ann’s turn\s+✱\s+anything$/);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => line.count()).toBe(0);
    await page.goto(stage.address);
  });

  it('on a phone a headline that is half scrolled away is whole again with the next move', async () => {
    await resize(page, 390, 720);
    let { inputs } = FIXTURES.burn;
    const scrolledTo = async (top: number, isAway: boolean) => {
      await page.evaluate((to) => scrollTo(0, to), top);
      // Whether the board is away shows frames later, by the line in its place.
      await expect.poll(() => page.getByTestId('header-line').count()).toBe(isAway ? 1 : 0);
      await show({ ...FIXTURES.burn, inputs: ++inputs });
      return page.evaluate(() => scrollY);
    };
    await show(FIXTURES.burn);
    // The table alone has room on the screen.
    await click('cards');
    expect(await scrolledTo(40, false)).toBe(0);
    expect(await scrolledTo(400, true)).toBeGreaterThan(150);
    await page.goto(stage.address);
  });

  it('what comes before the first card is said whole, on a phone and on a desk’s screen', async () => {
    for (const [width, height] of [
      [1366, 768],
      [390, 844],
    ] as const) {
      await resize(page, width, height);
      await show({ ...FIXTURES.start, announced: 1 });
      const cut = page
        .locator('.then > :not(.unseen)')
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length);
      expect(await cut, `${width}`).toBe(0);
    }
  });

  it('who has the card that starts is said in the question itself', async () => {
    const { seats } = FIXTURES.start;
    const answers = page.locator('[data-testid^="has-it-"]:visible');
    await show(FIXTURES.start);
    for (const [width, height] of SIZES) {
      await resize(page, width, height);
      const said = (await answers.allInnerTexts()).map((text) => text.split('\n')[0]);
      expect(said).toEqual(seats.map(({ name }) => name));
      const keys = await answers.evaluateAll((all) =>
        all.map((one) => one.getAttribute('aria-keyshortcuts')),
      );
      expect(keys).toEqual(seats.map((_, seat) => `${seat + 1}`));
    }
    expect(await stage.heardBy(() => page.getByTestId('has-it-Bo').click())).toEqual([
      { type: 'seat', seat: 1 },
    ]);
    await show(FIXTURES.startKnown);
    expect(await answers.count()).toBe(0);
  });

  it('a screen begins at its top, however far the one before it was scrolled', async () => {
    await resize(page, 390, 844);
    await show(FIXTURES.illegal);
    await click('cards');
    const top = () => page.evaluate(() => scrollY);
    for (const [key, id] of [
      ['s', 'settings-screen'],
      ['Escape', 'turn'],
    ] as const) {
      await page.evaluate(() => scrollTo(0, 400));
      expect(await top()).toBeGreaterThan(0);
      await page.keyboard.press(key);
      await page.getByTestId(id).waitFor();
      await expect.poll(top).toBe(0);
    }
    await show(FIXTURES.burn);
    expect(await top()).toBe(0);
    await page.goto(stage.address);
  });

  it.each([
    [320, 568],
    [375, 667],
    [390, 844],
  ] as const)(
    'all of the table is in sight, and nothing lies over another, whatever is asked, ruled or told, at %i × %i',
    async (width, height) => {
      await resize(page, width, height);
      const { illegal, cannot, contradiction, question, questionMends, takenBack, garbage, burn, middle } =
        FIXTURES;
      const { choices } = illegal;
      // More than eight scroll on the smallest phone.
      for (const [name, view] of Object.entries({
        illegal,
        cannot,
        check: { ...contradiction, choices },
        question,
        questionMends,
        takenBack,
        garbage,
        burn,
        middle,
      }))
        for (const count of height < 600 ? [3, 4, 5, 6, 8] : [3, 5, 8, 11]) {
          await show({ ...view, seats: seatsOf(view, count) });
          expect(await page.evaluate(lyingWrong), `${name} ${count}`).toEqual([]);
          expect(await page.locator('.seat-plate:visible').count(), `${name} ${count}`).toBe(count);
          expect(await page.evaluate(() => scrollY)).toBe(0);
        }
    },
  );

  it.each(['illegal', 'cannot', 'question', 'questionMends'] as const)(
    'the top card of the pile is in sight beside what is asked or refused: %s',
    async (name) => {
      await resize(page, 390, 844);
      await show(FIXTURES[name]);
      const top = page.locator('.band .pile-top .card');
      expect(await top.count()).toBe(1);
      const { width, y, height } = (await top.boundingBox())!;
      const foot = (await page.locator('.foot').boundingBox())!;
      expect([width > 40, y > 0, y + height < foot.y]).toEqual([true, true, true]);
      // On a desk the pile itself is in sight.
      await resize(page, 1366, 768);
      expect(await top.isVisible()).toBe(false);
    },
  );

  it('the pile stays in sight beside cards to tap, whatever is asked, and however far people scroll', async () => {
    const top = () => page.locator('.pile-top:visible, .pile-spot .card:visible');
    const inSight = async () => {
      const foot = (await page.locator('.foot').boundingBox())!.y;
      const boxes = await Promise.all((await top().all()).map((one) => one.boundingBox()));
      // Its index at least.
      return boxes.some((box) => box !== null && box.y >= 0 && box.y + 40 < foot);
    };
    for (const [width, height] of [
      [768, 1024],
      [390, 844],
      [320, 568],
    ] as const) {
      await resize(page, width, height);
      for (const name of ['middle', 'illegal', 'question'] as const) {
        await page.goto(stage.address);
        await show({ ...FIXTURES[name], scanner: FIXTURES.start.scanner });
        await page.getByTestId('card-AS').waitFor();
        expect(await inSight(), `${name} ${width}`).toBe(true);
        await page.evaluate(() => scrollTo(0, 260));
        await expect.poll(inSight, { message: `${name} ${width} scrolled` }).toBe(true);
      }
    }
    await page.goto(stage.address);
  });

  it.each([
    [390, 844],
    [360, 640],
    [320, 568],
  ] as const)(
    'at %i × %i no button of a face-down turn lies under the menu in German',
    async (width, height) => {
      const { middle } = FIXTURES;
      const bare = { hand: 0, known: [], faceUp: [null, null, null], faceDown: [1, 1, 1] };
      const seats = middle.seats.map((seat, i) => (i === middle.turn ? { ...seat, ...bare } : seat));
      await resize(page, width, height);
      stage.show({ ...middle, seats }, { ...lobby, settings: { ...lobby.settings, language: 'de' } });
      await page.locator('html[lang="de"]').waitFor();
      const acts = page.locator('.acts .action');
      await expect.poll(() => acts.count()).toBe(4);
      const menu = (await page.getByTestId('menu').boundingBox())!.x;
      const ends = await acts.evaluateAll((all) =>
        all.map((one) => {
          const text = document.createRange();
          text.selectNodeContents(one);
          return Math.max(one.getBoundingClientRect().right, text.getBoundingClientRect().right);
        }),
      );
      for (const end of ends) expect(end).toBeLessThanOrEqual(menu);
      await show(middle);
    },
  );

  it('the player at the bottom is seen whole where a card fits and where the pile burns', async () => {
    await resize(page, 390, 844);
    for (const view of [FIXTURES.fits, FIXTURES.fitsBurn, FIXTURES.burn, FIXTURES.middle]) {
      await show(view);
      // A page that comes later isn't told it once more, but has what else the move may have been.
      await page.reload();
      await page.getByTestId('seat-Ann').waitFor();
      const { y, height } = (await page.getByTestId('seat-Ann').boundingBox())!;
      expect(y + height).toBeLessThanOrEqual((await page.locator('.foot').boundingBox())!.y);
    }
  });

  it.each(['en', 'de'] as const)(
    'a small phone has the whole table without scrolling: %s',
    async (language) => {
      await resize(page, 320, 568);
      const { settings } = lobby;
      for (const view of [FIXTURES.fits, FIXTURES.middle]) {
        await show(view, { ...lobby, settings: { ...settings, language } });
        await page.locator(`html[lang="${language}"]`).waitFor();
        const { y, height } = (await page.getByTestId('seat-Ann').boundingBox())!;
        const foot = (await page.locator('.foot').boundingBox())!.y;
        expect([await page.evaluate(() => scrollY), y + height <= foot]).toEqual([0, true]);
        // What can be said stands in one line.
        const lines = await page
          .locator('.acts button')
          .evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().y)).size);
        expect(lines).toBe(1);
      }
    },
  );

  it.each(['en', 'de'] as const)(
    'the player at the bottom is seen whole below what is said in passing, what the move may have been, and how to hear sounds: %s',
    async (language) => {
      await resize(page, 390, 844);
      await page.goto(stage.address);
      await show(FIXTURES.takenBack, { ...lobby, settings: { ...lobby.settings, language } });
      for (const id of ['notice', 'otherwise', 'sound-hint']) await page.getByTestId(id).waitFor();
      await page.locator(`html[lang="${language}"]`).waitFor();
      const seats = await page
        .locator('.seat')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
      const foot = (await page.locator('.foot').boundingBox())!.y;
      expect(Math.max(...seats)).toBeLessThanOrEqual(foot);
    },
  );

  it('every way away from the table is in its menu, which is in sight as a whole', async () => {
    await show(FIXTURES.middle);
    for (const [width, height] of [
      [1366, 768],
      [768, 1024],
      [390, 844],
    ] as const) {
      await resize(page, width, height);
      await click('menu');
      const hidden = await page.getByTestId('table-menu').evaluate((menu) =>
        [...menu.querySelectorAll('button')]
          .filter((one) => {
            const { top, bottom, width } = one.getBoundingClientRect();
            const lowest = Math.min(innerHeight, menu.getBoundingClientRect().bottom);
            return width === 0 || top < 0 || bottom > lowest;
          })
          .map(({ innerText }) => innerText),
      );
      expect(hidden).toEqual([]);
      // Where there is room each of its parts is a column, none of them under another.
      const tops = await page
        .locator('.menu-parts h3')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
      expect(new Set(tops).size).toBe(width > 700 ? 1 : tops.length);
      await page.keyboard.press('Escape');
    }
  });
});
