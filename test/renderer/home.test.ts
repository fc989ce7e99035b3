import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Browser, openPlain } from '../support/browser.ts';
import { CHROMIUM } from '../support/chromium.ts';
import { every } from '../support/mode.ts';
import { describeWith } from '../support/tools.ts';
import { lobby } from './fixtures.ts';
import { data } from './look.ts';
import { goTo, SCREENS, type ScreenName } from './screens.ts';
import { makeStage, type Stage } from './stage.ts';

let stage: Stage;
let browser: Browser;
let page: Page;

const go = (name: ScreenName) => goTo(page, stage, SCREENS[name]);
const click = (id: string) => page.getByTestId(id).click();
const keys = async (...all: readonly string[]) => {
  for (const key of all) await page.keyboard.press(key);
};
const focused = () =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.testid ?? '');

describeWith([CHROMIUM], 'home', () => {
  beforeAll(async () => {
    stage = await makeStage();
    browser = await openPlain(stage.address);
    page = browser.page;
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    await stage?.close();
  });

  it('has keys for a table to continue and for history only where there are any', async () => {
    const listed = async () => {
      await keys('?');
      await page.locator('.key-lists').first().waitFor();
      const names = await page
        .locator('[data-key]')
        .evaluateAll((all) => all.map((key) => (key as HTMLElement).dataset.key));
      return ['resume', 'history'].map((name) => names.includes(name));
    };
    await goTo(page, stage, { table: null, lobby: { ...lobby, played: false } });
    expect(await listed()).toEqual([false, false]);
    await go('homeKept');
    expect(await listed()).toEqual([true, true]);
  });

  it('no door lies over what stands below them', async () => {
    const size = page.viewportSize()!;
    for (const [width, height] of [
      [800, 700],
      [820, 560],
    ] as const) {
      await page.setViewportSize({ width, height });
      await go('home');
      const bottom = Math.max(
        ...(await page
          .locator('.door-place')
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))),
      );
      expect((await page.locator('.home-ways').boundingBox())!.y).toBeGreaterThanOrEqual(bottom);
      await page.getByTestId('language-en').scrollIntoViewIfNeeded();
      expect((await page.getByTestId('language-en').boundingBox())!.y).toBeLessThan(height);
    }
    await page.setViewportSize(size);
  });

  it('goes on with the newest table, by button and key', async () => {
    await go('homeKept');
    expect(await data(page, 'kept-newest')).toMatchObject({ newest: 'true' });
    const text = await page.getByTestId('kept-newest').innerText();
    expect(text).toContain('Ann, Bo, Cy and Di');
    expect(text).toMatch(/\d minutes ago\s+34 moves\s+Out of Turn, round 2/);
    const message = { type: 'resume', id: 'newest' };
    expect(await stage.heardBy(() => keys('r'))).toEqual([message]);
    expect(await stage.heardBy(() => click('resume-newest'))).toEqual([message]);
    await click('more-kept');
    expect(await page.getByTestId('kept-older').innerText()).toContain('yesterday');
    expect(await stage.heardBy(() => click('resume-oldest'))).toEqual([{ ...message, id: 'oldest' }]);
  });

  it('lists more tables than there is room for below its name, the first of them whole', async () => {
    const { lobby } = SCREENS.homeKept;
    const more = lobby.kept.slice(1).map((one) => ({ ...one, id: `${one.id} too` }));
    await goTo(page, stage, { table: null, lobby: { ...lobby, kept: [...lobby.kept, ...more] } });
    await click('more-kept');
    const name = (await page.locator('h1').boundingBox())!;
    const first = (await page.getByTestId('kept-older').boundingBox())!;
    expect(first.y).toBeGreaterThan(name.y + name.height);
  });

  it('of a table whose round is over, shows the result, and plays another round first', async () => {
    const { lobby } = SCREENS.homeKept;
    const kept = lobby.kept.map((one) => ({ ...one, over: one.id === 'newest' }));
    await goTo(page, stage, { table: null, lobby: { ...lobby, kept } });
    expect(await page.getByTestId('resume-newest').innerText()).toBe('See the result');
    expect(await page.getByTestId('kept-newest').innerText()).not.toContain('Continue');
    expect(await page.locator('.action.primary').allInnerTexts()).toEqual(['Play now\nPalace']);
  });

  it('opens each door by its number too', async () => {
    for (const [key, screen] of every(2, [
      ['1', '.setup'],
      ['2', '.setup'],
      ['3', '.learn'],
    ])) {
      await go('home');
      await keys(key!);
      await page.locator(screen!).waitFor();
    }
  });

  it('plays at once against three bots, by the simplest rules where none were played', async () => {
    await go('home');
    expect(await page.getByTestId('play-now').innerText()).toContain('Palace');
    const [first] = await stage.heardBy(() => click('play-now'));
    const names = ['Player 1', 'Ada', 'Blaise', 'Clio'];
    expect(first).toMatchObject({ type: 'open', setup: { rules: 'palace', names, dealer: 'Clio' } });
  });

  it('stands the words of a door clear of its button, though the last round had options, in German too', async () => {
    const { lobby } = SCREENS.homeKept;
    const [newest] = lobby.kept;
    const play = { seats: newest!.setup.names.map(() => ({ who: 'here' as const })), grace: 0 };
    const lastSetup = { ...newest!.setup, rules: 'reference', options: { a: true, b: true }, play };
    for (const language of ['en', 'de'] as const) {
      await goTo(page, stage, {
        table: null,
        lobby: { ...lobby, lastSetup, settings: { ...lobby.settings, language } },
      });
      const said = language === 'en' ? 'Out of Turn, 2\u00a0options' : 'Außer der Reihe, 2\u00a0Optionen';
      expect(await page.getByTestId('play-now').textContent()).toContain(said);
      // As they lie before the card is turned.
      const apart = await page.locator('.door-place:has(.play-now)').evaluateAll((places) =>
        places.map((place) => {
          const [words, button] = ['.door-what', '.play-now'].map(
            (part) => place.querySelector<HTMLElement>(part)!,
          );
          return button!.offsetTop - words!.offsetTop - words!.offsetHeight;
        }),
      );
      expect(apart).toHaveLength(2);
      expect(Math.min(...apart)).toBeGreaterThanOrEqual(0);
    }
  });

  it.each([
    [1366, 768],
    [390, 844],
  ])('at %i × %i breaks no name of a game, but before its options and the round', async (width, height) => {
    const { lobby } = SCREENS.homeKept;
    const [newest] = lobby.kept;
    const play = { seats: newest!.setup.names.map(() => ({ who: 'here' as const })), grace: 0 };
    const setup = { ...newest!.setup, rules: 'reference', options: { a: true, b: true }, play };
    await page.setViewportSize({ width, height });
    await goTo(page, stage, {
      table: null,
      lobby: { ...lobby, lastSetup: setup, kept: [{ ...newest!, setup, rounds: 1 }] },
    });
    const parts = await page.locator('.home .part').evaluateAll((all) =>
      all.map((one) => {
        const lines = new Set([...one.getClientRects()].map(({ top }) => top));
        const { lineHeight } = getComputedStyle(one);
        const isOne = (one as HTMLElement).offsetHeight < 1.7 * Number.parseFloat(lineHeight);
        return `${one.textContent}${lines.size === 1 && isOne ? '' : ' breaks'}`;
      }),
    );
    const named = ['Out of Turn,', '2\u00a0options'];
    expect(parts.toSorted()).toEqual([...named, 'Out of Turn,', '2\u00a0options,', 'round 1'].toSorted());
  });

  const here = { who: 'here' } as const;
  const bot = { who: 'bot', level: 'easy' } as const;
  /** A table to continue at which these sit, without a deck. */
  const goPlayed = async (seats: readonly (typeof here | typeof bot)[]) => {
    const { lobby } = SCREENS.homeKept;
    const [newest] = lobby.kept;
    const setup = { ...newest!.setup, play: { seats, grace: 1000 } };
    await goTo(page, stage, { table: null, lobby: { ...lobby, kept: [{ ...newest!, setup }] } });
  };

  it.each([
    ['bots', [here, bot, bot, bot], true],
    ['nobody but people', [here, here, here, here], false],
  ] as const)('says of a table to continue whether it is against bots: with %s', async (_, seats, isSaid) => {
    await goPlayed(seats);
    expect((await page.locator('.kept-when').innerText()).includes('against bots')).toBe(isSaid);
  });

  it('shows the faces of the bots at a table to continue', async () => {
    const seats = [here, bot, bot, bot];
    await goPlayed(seats);
    const faces = await page
      .locator('.kept-players .chip')
      .evaluateAll((all) => all.map((chip) => chip.classList.contains('avatar')));
    expect(faces).toEqual(seats.map(({ who }) => who === 'bot'));
  });

  it('asks before it plays while somebody with a phone is still in the round', async () => {
    const { lobby } = SCREENS.homeKept;
    const [newest] = lobby.kept;
    const seats = newest!.setup.names.map((_, i) =>
      i === 0 ? { who: 'here' as const } : { who: 'phone' as const },
    );
    const setup = { ...newest!.setup, play: { seats, grace: 1000 } };
    await goTo(page, stage, { table: null, lobby: { ...lobby, kept: [{ ...newest!, setup }] } });
    stage.heard.length = 0;
    await click('play-now');
    expect(await page.getByTestId('still-there').innerText()).toContain(newest!.setup.names[1]!);
    await click('play-other');
    await expect.poll(() => stage.heard).toMatchObject([{ type: 'open' }]);
  });

  it.each([
    [1366, 768],
    [1920, 1080],
  ])('leaves room between its name and the first door at %i × %i', async (width, height) => {
    const before = page.viewportSize()!;
    await page.setViewportSize({ width, height });
    await go('home');
    const room = await page.evaluate(() => {
      const words = document.createRange();
      words.selectNodeContents(document.querySelector('.brand h1')!);
      const door = document.querySelector('[data-door="referee"]')!.getBoundingClientRect();
      return (door.left - words.getBoundingClientRect().right) / innerWidth;
    });
    await page.setViewportSize(before);
    expect(room).toBeGreaterThan(0.01);
  });

  it('leaves room around what its buttons say, in German too', async () => {
    await page.setViewportSize({ width: 1366, height: 768 });
    const { lobby } = SCREENS.homeKept;
    await goTo(page, stage, {
      table: null,
      lobby: { ...lobby, settings: { ...lobby.settings, language: 'de' } },
    });
    const buttons = page.locator('.home-ways .action');
    const room = await buttons.evaluateAll((all) =>
      all.map((one) => {
        const [words, edge] = [one.querySelector('span')!, one].map((part) => part.getBoundingClientRect());
        return words!.left - edge!.left;
      }),
    );
    expect(room).toHaveLength(5);
    expect(Math.min(...room)).toBeGreaterThan(10);
    expect(
      new Set(await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))).size,
    ).toBe(1);
  });

  it('keeps each door’s words within it on the smallest phone, in German too', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    const { lobby } = SCREENS.home;
    await goTo(page, stage, {
      table: null,
      lobby: { ...lobby, settings: { ...lobby.settings, language: 'de' } },
    });
    const beyond = await page.locator('.door').evaluateAll((doors) =>
      doors.map((door) => {
        const range = document.createRange();
        const words = ['.door-name', '.door-what'].map((part) => {
          range.selectNodeContents(door.querySelector(part)!);
          return range.getBoundingClientRect().right;
        });
        return Math.round(Math.max(...words) - door.getBoundingClientRect().right);
      }),
    );
    expect(beyond).toHaveLength(3);
    expect(Math.max(...beyond)).toBeLessThan(0);
    await page.setViewportSize({ width: 1366, height: 768 });
  });

  it('leads on with the lessons that were begun last', async () => {
    const button = page.getByTestId('learn-on');
    expect(await button.textContent()).toMatch(/: (lesson|Lektion) 3$/);
    const said = await stage.heardBy(() => button.click());
    expect(said).toContainEqual(expect.objectContaining({ type: 'lessons', rules: 'everything' }));
  });

  it('fits a phone at a first start, without keys that it does not have', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await go('home');
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(844);
    expect(await page.getByTestId('help').isVisible()).toBe(false);
    await page.setViewportSize({ width: 1366, height: 768 });
  });

  it('asks once before a table is discarded', async () => {
    await go('homeKept');
    await click('more-kept');
    await click('discard-older');
    expect(await page.getByTestId('sure').innerText()).toContain('It will not be offered again.');
    expect(await focused()).toBe('discard-not');
    await keys('Escape');
    expect(await page.getByTestId('sure').count()).toBe(0);
    await click('discard-older');
    expect(await stage.heardBy(() => click('discard-sure'))).toEqual([{ type: 'discard', id: 'older' }]);
  });

  it('warns before a table is taken up of which not everything can be read, and says what becomes of it', async () => {
    await go('homeCut');
    expect(await data(page, 'cut-newest')).toMatchObject({ cut: '9' });
    const said = await page.getByTestId('cut-newest').innerText();
    expect(said).toContain('6 entries can be read');
    expect(said).toContain('9 entries');
    expect(said).toContain(`kept as newest.journal.damaged in the “tables” folder of ${lobby.folder}`);
    await click('more-kept');
    expect(await page.getByTestId('cut-older').innerText()).toContain('Its last entry can’t be read');
    expect(await page.getByTestId('cut-oldest').count()).toBe(0);
  });

  it('keeps the other ways on in sight where warnings leave no room for the doors', async () => {
    await page.setViewportSize({ width: 1280, height: 600 });
    const { lobby: cut } = SCREENS.homeCut;
    const long = { ...cut, played: true, unreadable: 1, settingsDamaged: true };
    await goTo(page, stage, { table: null, lobby: long });
    const ways = page.getByTestId('rule-book');
    expect(await ways.evaluate((found) => found.getBoundingClientRect().bottom)).toBeLessThanOrEqual(600);
    const cloth = page.locator('.home-cloth');
    expect(await cloth.evaluate((all) => all.scrollHeight - all.clientHeight)).toBeGreaterThan(0);
    await page.setViewportSize({ width: 1366, height: 768 });
  });

  it('says what of the kept can’t be read, and where it is', async () => {
    await go('homeUnreadable');
    expect(await page.getByTestId('unreadable').innerText()).toContain(
      `the “tables” folder of ${lobby.folder}`,
    );
    expect(await page.getByTestId('settings-damaged').count()).toBe(0);
    await go('homeSettingsDamaged');
    expect(await page.getByTestId('settings-damaged').innerText()).toContain(lobby.folder);
    expect(await stage.heardBy(() => click('note-damage'))).toEqual([{ type: 'noteDamage' }]);
    expect(await page.getByTestId('unreadable').count()).toBe(0);
  });

  it('shows sample games, the settings, and the scanner', async () => {
    await go('homeKept');
    expect(await stage.heardBy(() => click('watch-reference'))).toEqual([
      { type: 'watch', sample: 'reference', speed: 1 },
    ]);
    expect(await data(page, 'scanner')).toMatchObject({ state: 'open' });
    await keys('s');
    await page.getByTestId('settings-screen').waitFor();
    await keys('Escape');
    await page.getByTestId('home').waitFor();
  });

  describe('the browser’s own way back', () => {
    // What the test before has left in the history is no way back of this one.
    beforeEach(async () => {
      await page.goto('about:blank');
    });

    // Asked for by the page, it follows the entries that the page has made; asked for from without, it may come before.
    const back = () =>
      page.evaluate(async () => {
        const went = new Promise((done) => addEventListener('popstate', done, { once: true }));
        history.back();
        await went;
      });
    const toLearn = async () => {
      await go('homeKept');
      await keys('l');
      await page.locator('main.learn').waitFor();
    };

    it('goes back one screen, and not out of the page', async () => {
      await toLearn();
      await keys('F1');
      await page.getByTestId('rule-page').waitFor();
      await back();
      await page.locator('main.learn').waitFor();
      await back();
      await page.getByTestId('home').waitFor();
    });

    it('leads out of the page from home, however one came there', async () => {
      await toLearn();
      await keys('Escape');
      await page.getByTestId('home').waitFor();
      await page.evaluate(() => history.back());
      await expect.poll(() => page.url()).toBe('about:blank');
    });

    it('is not taken for another end of the address, as that of a TV', async () => {
      await go('leaving');
      await page.evaluate(() => {
        location.hash = '#tv';
      });
      await page.locator('.tv').waitFor();
      expect(page.url()).toContain('#tv');
      await page.goto(stage.address);
    });

    it('asks before it leaves a game, and stays where that is asked already', async () => {
      await go('leaving');
      const leaving = page.getByTestId('leaving');
      for (const state of ['detached', 'attached', 'detached', 'attached'] as const) {
        await expect.poll(() => page.evaluate(() => history.state?.away)).toBe(true);
        await back();
        await leaving.waitFor({ state });
      }
      expect(await page.getByTestId('ruling').isVisible()).toBe(true);
    });
  });

  it('has nothing to complain of but what it was made to', () => {
    expect(browser.complaints.filter((text) => !/WebSocket/.test(text))).toEqual([]);
  });
});
