import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LobbyView } from '../../src/protocol/lobby.ts';
import type { TableView } from '../../src/protocol/view.ts';
import { type Browser, openPlain } from '../support/browser.ts';
import { CHROMIUM } from '../support/chromium.ts';
import { untilShown } from '../support/revision.ts';
import { describeWith } from '../support/tools.ts';
import { FIXTURES, lobby } from './fixtures.ts';
import { resize, SIZES } from './look.ts';
import { PLAYS } from './play-fixtures.ts';
import { makeStage, type Stage } from './stage.ts';

const coached: LobbyView = { ...lobby, settings: { ...lobby.settings, coach: true } };
const { middle } = FIXTURES;
const NO_SCANNER = FIXTURES.start.scanner;
const { table: crowd } = PLAYS.crowd;
const german: LobbyView = { ...coached, settings: { ...coached.settings, language: 'de' } };

/** As long a step as our rule sets come to, beside seven special cards. */
const longStep = (table: TableView): TableView => ({
  ...table,
  coach: { ...middle.coach, next: { ...middle.coach.next!, flip: true } as never },
});

/** Parts of the help that aren't seen whole, or only once something is scrolled. */
const hidden = (page: Page): Promise<string[]> =>
  page.getByTestId('coach').evaluate((coach) => {
    const box = coach.getBoundingClientRect();
    const isForSight = (part: HTMLElement) => getComputedStyle(part).clipPath === 'none';
    const parts = [...coach.querySelectorAll<HTMLElement>('*')].filter(isForSight);
    const isOut = ({ left, right, top, bottom }: DOMRect) =>
      left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1;
    return parts
      .filter((part) => isOut(part.getBoundingClientRect()) || part.scrollWidth > part.clientWidth + 1)
      .filter((part) => part.getBoundingClientRect().width > 0 && getComputedStyle(part).display !== 'inline')
      .map((part) => `${part.className}: ${part.textContent}`);
  });

describeWith([CHROMIUM], 'help for beginners at the table', () => {
  let stage: Stage;
  let page: Page;
  let browser: Browser;
  let inputs = 1000;

  beforeAll(async () => {
    stage = await makeStage();
    browser = await openPlain(stage.address);
    page = browser.page;
  });
  afterAll(async () => {
    await browser.close();
    await stage.close();
  });

  async function show(table: TableView, shown: LobbyView = coached) {
    await untilShown(page, () => stage.show({ ...table, inputs: inputs++ }, shown));
  }
  const coach = () => page.getByTestId('coach');

  it('says what is to be done, by name, and to whoever is alone at the screen without', async () => {
    await show(middle);
    expect(await coach().locator('.coach-steps').innerText()).toMatch(
      /^Ann: draw 1[.] Bo: play 7 or lower, or [^.]+[.] If you can’t: pick up the pile[.]$/,
    );
    const { coach: told } = PLAYS.yourTurn.table;
    await show({
      ...PLAYS.yourTurn.table,
      coach: { ...told, due: null, next: { ...told.next!, seat: 0 } as never },
    });
    expect(await page.getByTestId('coach-next').innerText()).toMatch(
      /^Play 7 or lower, or 2, 3, 10, Joker[.]/,
    );
  });

  it('lies under nothing, and leaves the demand its room beside cards to tap', async () => {
    await resize(page, 1366, 768);
    const { burn, garbage } = FIXTURES;
    await show({ ...burn, notice: garbage.notice, coach: middle.coach, scanner: NO_SCANNER });
    await page.getByTestId('card-panel').waitFor();
    const covered = await page.locator('.coach-steps').evaluate((steps) => {
      const { left, right, top, bottom } = steps.getBoundingClientRect();
      return [left + 2, (left + right) / 2, right - 2].filter(
        (x) => !steps.contains(document.elementFromPoint(x, (top + bottom) / 2)),
      );
    });
    expect(covered).toEqual([]);
    const bottomOf = async (selector: string) => {
      const { y, height } = (await page.locator(selector).boundingBox())!;
      return y + height;
    };
    expect(await bottomOf('.demand')).toBeLessThanOrEqual((await page.locator('.side').boundingBox())!.y);
    await page.getByTestId('hide-cards').click();
    expect(await page.getByTestId('card-panel').count()).toBe(0);
  });

  it.each(['en', 'de'] as const)(
    'before the first card is what says on a phone how to swap, and the stock is seen whole, in %s',
    async (language) => {
      const size = page.viewportSize()!;
      await page.setViewportSize({ width: 390, height: 844 });
      const swapping = { ...middle.coach, due: null, next: { step: 'swap', seat: 0 } } as const;
      await show({ ...PLAYS.swap.table, coach: swapping }, language === 'en' ? coached : german);
      await page.locator(`html[lang="${language}"]`).waitFor();
      expect(await page.getByTestId('coach-next').innerText()).toMatch(
        /tap a hand card|Tipp eine Handkarte an/,
      );
      await page.locator('.beforehand').waitFor({ state: 'hidden' });
      const bottoms = (selector: string) =>
        page.locator(selector).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
      const near = (await page.locator('.near').boundingBox())!.y;
      expect(Math.max(...(await bottoms('.tally > span:last-child')))).toBeLessThanOrEqual(near);
      await page.locator('[data-testid^="hand-"]').first().click();
      await page.locator('.beforehand').waitFor();
      const box = (await page.locator('.beforehand').boundingBox())!;
      expect(Math.max(...(await bottoms('.tally > span:last-child')))).toBeLessThanOrEqual(box.y);
      await page.locator('[data-testid^="hand-"]').first().click();
      await page.setViewportSize(size);
      // Beside help that stands open on a wide screen, why is all that is left to say.
      expect(await page.locator('.beforehand small').innerText()).not.toMatch(/hand card|Handkarte/);
    },
  );

  it.each([
    [390, 844],
    [360, 640],
  ])('at %i × %i leaves in sight how cards are put on equal ones', async (width, height) => {
    const size = page.viewportSize()!;
    await page.setViewportSize({ width, height });
    const swapping = { ...middle.coach, due: null, next: { step: 'swap', seat: 0 } } as const;
    await show({ ...PLAYS.stack.table, coach: swapping });
    const said = page.locator('.beforehand small');
    await said.waitFor();
    expect(await said.innerText()).toMatch(/put 10♦ on an equal face-up card/);
    const ready = (await page.getByTestId('ready').boundingBox())!;
    expect(ready.y + ready.height).toBeLessThanOrEqual(height);
    await page.setViewportSize(size);
  });

  it('shows every special card with sign and words, and those that count stand out', async () => {
    await show(middle);
    const cards = await coach()
      .locator('.special')
      .evaluateAll((all) =>
        all.map((one) => [
          one.textContent,
          one.querySelector('svg')?.dataset.power,
          one.classList.contains('matters'),
        ]),
      );
    expect(cards).toEqual([
      ['2anything goes next', 'reset', false],
      ['3the card below counts', 'transparent', false],
      ['77 or lower next', 'atMost', true],
      ['8skips a player', 'skip', false],
      ['10burns the pile', 'burn', false],
      ['Jokerreverses play', 'reverse', false],
      ['4 of a kindburn, even out of turn', 'burnTogether', false],
    ]);
  });

  it('leaves room for the pile and whose turn it is on the smallest phone: only what can be played is said', async () => {
    const size = page.viewportSize()!;
    await page.setViewportSize({ width: 320, height: 640 });
    await show(PLAYS.yourTurn.table);
    // Sevens and tens are held and fit; twos would fit, and are not.
    expect(await coach().locator('.special:visible').allInnerTexts()).toEqual([
      expect.stringMatching(/^7\s+7 or lower next/),
      expect.stringMatching(/^10\s+burns the pile/),
    ]);
    const above = async (selector: string) => {
      const { y, height } = (await page.locator(selector).first().boundingBox())!;
      return (await page.locator('.near').boundingBox())!.y - (y + height);
    };
    // A window that was just made smaller is laid out in its own time.
    await expect.poll(() => above('.heap')).toBeGreaterThan(0);
    await expect.poll(() => above('.plate-name')).toBeGreaterThan(0);
    await page.setViewportSize(size);
  });

  it('is there only where it is wanted and a round goes on, and can be hidden where it stands', async () => {
    // While cards are dealt the screen says how.
    for (const table of [FIXTURES.finished, FIXTURES.dealing]) {
      await show(table);
      expect(await coach().count()).toBe(0);
    }
    await show(middle);
    stage.heard.length = 0;
    await page.getByTestId('coach-hide').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => coach().count()).toBe(0);
    await expect.poll(() => stage.heard).toContainEqual({ type: 'settings', settings: lobby.settings });
    await show(middle, lobby);
    expect(await coach().count()).toBe(0);
  });

  const few = (players: number): TableView => ({
    ...crowd,
    seats: crowd.seats.slice(0, players),
    play: { ...crowd.play!, seats: crowd.play!.seats.slice(0, players) },
  });
  it.each([
    ['my turn', PLAYS.yourTurn.table],
    ['a covered hand', PLAYS.cover.table],
    ['a choice', PLAYS.choose.table],
    ['a swap', PLAYS.swap.table],
    ...[2, 3, 4, 5, 6, 8].map((players) => [`${players} players`, few(players)] as const),
  ] as const)(
    'without a deck it lies under nobody’s plate and no demand, and can be pressed away: %s',
    async (_, table) => {
      await resize(page, 1366, 768);
      for (const shown of [coached, german]) {
        await show({ ...table, coach: longStep(middle).coach }, shown);
        const { x, y, width, height } = (await coach().boundingBox())!;
        const over = await page.locator('.others .plate, .own-table, .demand-panel').evaluateAll(
          (all, box) =>
            all
              .filter((one) => {
                const { left, top, bottom } = one.getBoundingClientRect();
                return left < box.right && bottom > box.y + 1 && top < box.bottom - 1;
              })
              .map(({ textContent }) => textContent),
          { right: x + width, y, bottom: y + height },
        );
        expect(over).toEqual([]);
        const heard = await stage.heardBy(() => page.getByTestId('coach-hide').click({ timeout: 3000 }));
        expect(heard).toEqual([{ type: 'settings', settings: { ...shown.settings, coach: false } }]);
      }
    },
  );

  it.each([
    [1366, 768],
    [1920, 1080],
  ] as const)(
    'at %i × %i a special card has a line of its own size, apart from the next',
    async (width, height) => {
      await resize(page, width, height);
      await show(PLAYS.yourTurn.table, coached);
      const lines = await page.locator('.special').evaluateAll((all) =>
        all.map((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          return { top, bottom, letters: Number.parseFloat(getComputedStyle(one).fontSize) };
        }),
      );
      for (const { top, bottom, letters } of lines) expect((bottom - top) / letters).toBeGreaterThan(1.2);
      expect(lines.length).toBeGreaterThan(1);
      const gaps = lines.flatMap(({ bottom }) =>
        lines.map(({ top }) => top - bottom).filter((gap) => gap > -1),
      );
      expect(Math.min(...gaps)).toBeGreaterThan(4);
    },
  );

  it.each(['yourTurn', 'crowd', 'bigHand', 'cover', 'allCovered'] as const)(
    'can be pressed away however little it says, as it lies on nothing that can be pressed: %s',
    async (name) => {
      await resize(page, 1366, 768);
      const { table } = PLAYS[name];
      await show({ ...table, coach: { ...table.coach, due: null, specials: [] } });
      const heard = await stage.heardBy(() => page.getByTestId('coach-hide').click({ timeout: 3000 }));
      expect(heard).toEqual([{ type: 'settings', settings: lobby.settings }]);
    },
  );

  it('leaves what covers a hand its full breadth on a phone', async () => {
    await resize(page, 390, 844);
    await show(PLAYS.cover.table);
    expect((await page.getByTestId('cover').boundingBox())!.width).toBeGreaterThan(350);
    await resize(page, 1366, 768);
  });

  it('comes back among the keys where it was hidden, and goes there too', async () => {
    await show(middle, lobby);
    const told = (shown: LobbyView) => [{ type: 'settings', settings: shown.settings }];
    const tick = page.getByTestId('coach-switch');
    const findAndTick = async () => {
      await page.keyboard.press('?');
      await tick.check();
    };
    expect(await stage.heardBy(findAndTick)).toEqual(told(coached));
    await expect.poll(() => coach().count()).toBe(1);
    expect(await stage.heardBy(() => tick.uncheck())).toEqual(told(lobby));
    await expect.poll(() => coach().count()).toBe(0);
    await page.keyboard.press('Escape');
  });

  it('is offered where a table is set up', async () => {
    stage.show(null, lobby);
    await page.getByTestId('new-table').click();
    const heard = await stage.heardBy(() => page.getByTestId('coach-switch').check());
    expect(heard).toEqual([{ type: 'settings', settings: coached.settings }]);
    await page.getByTestId('back').click();
  });

  it.each(SIZES)('shows everything at once, in German too, at %s × %s', async (...size) => {
    await resize(page, ...size);
    for (const lobbyOf of [coached, german])
      for (const table of [longStep(middle), longStep(crowd)]) {
        await show(table, lobbyOf);
        expect(await page.locator('.special').count()).toBe(7);
        expect(await hidden(page)).toEqual([]);
      }
  });
});
