import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PROTOCOL_VERSION } from '../../src/protocol/messages.ts';
import type { TableView } from '../../src/protocol/view.ts';
import { SHORTCUTS } from '../../src/renderer/view/shortcuts.ts';
import { ruleSetViews } from '../../src/table/rule-sets.ts';
import { PRESETS } from '../../src/variants/index.ts';
import { type Browser, openPage } from '../support/browser.ts';
import { CHROMIUM } from '../support/chromium.ts';
import { describeWith } from '../support/tools.ts';
import { FIXTURES, lobby } from './fixtures.ts';
import { capHeight, cutOff, data, faint, LAID_OUT, overlaps, resize, SIZES } from './look.ts';
import { goTo, SCREENS, type ScreenName } from './screens.ts';
import { makeStage, type Stage } from './stage.ts';

const ALL = import.meta.env.MODE === 'all';

let stage: Stage;
let browser: Browser;
let page: Page;

const go = (name: ScreenName) => goTo(page, stage, SCREENS[name]);
const click = (id: string) => page.getByTestId(id).click();
const type = (text: string) => page.keyboard.type(text);
const keys = async (...all: readonly string[]) => {
  for (const key of all) await page.keyboard.press(key);
};

/** What the page is told when it joins, in place of what it was told. */
const welcome = (more: object) =>
  stage.tell(
    JSON.stringify({
      type: 'welcome',
      version: PROTOCOL_VERSION,
      rules: ruleSetViews(PRESETS),
      brokenRules: [],
      samples: [],
      ...more,
    }),
  );

/** The names at the form, in order. */
const names = () =>
  page
    .locator('.seat-row input[type="text"]')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));

const focused = () =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.testid ?? '');

const opened = (setup: object, register = false) => [
  {
    type: 'open',
    register,
    setup: {
      rules: 'palace',
      options: {},
      names: ['Ann', 'Bo', 'Cy'],
      dealer: 'Cy',
      lastLoser: null,
      ...setup,
    },
  },
];

describeWith([CHROMIUM], 'the screens around a table', () => {
  beforeAll(async () => {
    stage = await makeStage();
    browser = await openPage(stage.address, { width: 1366, height: 768 });
    page = browser.page;
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    await stage?.close();
  });

  beforeEach(async () => {
    await resize(page, 1366, 768);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    stage.open();
  });

  // One load for all sizes and colours: what is shown follows from the window alone. `npm test` takes every third.
  it.each((Object.keys(SCREENS) as ScreenName[]).filter((_, i) => ALL || i % 3 === 0))(
    '%s keeps within the window, and can be read, at every size and in both lights',
    async (name) => {
      const [[width, height] = [1366, 768]] = LAID_OUT;
      await resize(page, width, height);
      await go(name);
      for (const [width, height] of LAID_OUT) {
        await resize(page, width, height);
        // What lies where is the same in the dark: one size is enough to read the text there.
        for (const colorScheme of width === 1366 ? (['light', 'dark'] as const) : (['light'] as const)) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          const where = `${width} × ${height}, ${colorScheme}`;
          const size = await page.evaluate(() => [
            document.documentElement.scrollWidth,
            document.documentElement.scrollHeight,
          ]);
          expect(size[0], where).toBeLessThanOrEqual(width);
          if (width > height) expect(size[1], where).toBeLessThanOrEqual(height);
          expect(await cutOff(page), where).toEqual([]);
          if (name !== 'keys') expect(await overlaps(page), where).toEqual([]);
          expect(await faint(page), where).toEqual([]);
        }
      }
    },
  );

  describe.each(SIZES.filter(([width, height]) => width > height))('at %i × %i', (width, height) => {
    it.each(['setup', 'setupMany', 'home', 'homeKept'] as const)('%s needs no scrolling', async (name) => {
      await resize(page, width, height);
      await go(name);
      const hidden = await page.evaluate(() =>
        [...document.querySelectorAll('.setup-column, .kept-tables ol, .setup-page')]
          .filter((part) => part.scrollHeight > part.clientHeight + 1)
          .map((part) => part.className),
      );
      expect(hidden).toEqual([]);
    });

    it('with many house rules the options still have their room', async () => {
      await resize(page, width, height);
      const presets = ruleSetViews(PRESETS);
      const own = Array.from({ length: 12 }, (_, i) => ({
        ...presets[0]!,
        id: `grandmas-house-${i}`,
        own: true,
      }));
      const crowded = await makeStage([...presets, ...own]);
      try {
        await goTo(page, crowded, SCREENS.setupMany);
        const [column, list] = await page.evaluate(() =>
          ['.setup-column', '.rule-set-names'].map((name) => {
            const { scrollHeight, clientHeight } = document.querySelector(name)!;
            return scrollHeight - clientHeight;
          }),
        );
        expect(column).toBeLessThanOrEqual(1);
        expect(list).toBeGreaterThan(0);
      } finally {
        await crowded.close();
      }
    });

    it('whatever rules are chosen, all of the form is seen', async () => {
      await resize(page, width, height);
      await go('setup');
      for (const { id } of ruleSetViews(PRESETS)) {
        await click(`rules-${id}`);
        expect(await cutOff(page), id).toEqual([]);
        const hidden = await page.evaluate(() =>
          [...document.querySelectorAll('.setup-column, .setup select')]
            .filter(
              (part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1,
            )
            .map((part) => part.outerHTML.slice(0, 80)),
        );
        expect(hidden, id).toEqual([]);
      }
    });
  });

  describe('home', () => {
    it('goes on with the newest table, by button and key', async () => {
      await go('homeKept');
      expect(await data(page, 'kept-newest')).toMatchObject({ newest: 'true' });
      const text = await page.getByTestId('kept-newest').innerText();
      expect(text).toContain('Ann, Bo, Cy and Di');
      expect(text).toMatch(/Reference\s+\d minutes ago\s+2 rounds, 87 entries/);
      await click('more-kept');
      expect(await page.getByTestId('kept-older').innerText()).toContain('yesterday');
      const message = { type: 'resume', id: 'newest' };
      expect(await stage.heardBy(() => keys('r'))).toEqual([message]);
      expect(await stage.heardBy(() => click('resume-newest'))).toEqual([message]);
      expect(await stage.heardBy(() => click('resume-oldest'))).toEqual([{ ...message, id: 'oldest' }]);
    });

    it('leaves room around what its buttons say, in German too', async () => {
      const { lobby } = SCREENS.homeKept;
      await goTo(page, stage, {
        table: null,
        lobby: { ...lobby, settings: { ...lobby.settings, language: 'de' } },
      });
      const buttons = page.locator('.home-more .action');
      const room = await buttons.evaluateAll((all) =>
        all.map((one) => {
          const [words, edge] = [one.querySelector('span')!, one].map((part) => part.getBoundingClientRect());
          return words!.left - edge!.left;
        }),
      );
      expect(room).toHaveLength(4);
      expect(Math.min(...room)).toBeGreaterThan(14);
      expect(
        new Set(await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))).size,
      ).toBe(1);
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
      expect(said).toContain(lobby.folder);
      await click('more-kept');
      expect(await page.getByTestId('cut-older').innerText()).toContain('Its last entry can’t be read');
      expect(await page.getByTestId('cut-oldest').count()).toBe(0);
    });

    it('says what of the kept can’t be read, and where it is', async () => {
      await go('homeUnreadable');
      expect(await page.getByTestId('unreadable').innerText()).toContain(lobby.folder);
      expect(await page.getByTestId('settings-damaged').count()).toBe(0);
      await go('homeSettingsDamaged');
      expect(await page.getByTestId('settings-damaged').innerText()).toContain(lobby.folder);
      expect(await stage.heardBy(() => click('note-damage'))).toEqual([{ type: 'noteDamage' }]);
      expect(await page.getByTestId('unreadable').count()).toBe(0);
    });

    it('shows sample games, the settings, and the scanner', async () => {
      await go('homeKept');
      expect(await stage.heardBy(() => click('watch-blast'))).toEqual([
        { type: 'watch', sample: 'blast', speed: 1 },
      ]);
      expect(await data(page, 'scanner')).toMatchObject({ state: 'open' });
      await keys('s');
      await page.getByTestId('settings-screen').waitFor();
      await keys('Escape');
      await page.getByTestId('home').waitFor();
    });
  });

  describe('the browser’s own way back', () => {
    const toLearn = async () => {
      await go('homeKept');
      await keys('l');
      await page.locator('main.learn').waitFor();
    };

    it('goes back one screen, and not out of the page', async () => {
      await toLearn();
      await keys('F1');
      await page.getByTestId('rule-page').waitFor();
      await page.goBack();
      await page.locator('main.learn').waitFor();
      await page.goBack();
      await page.getByTestId('home').waitFor();
    });

    it('leads out of the page from home, however one came there', async () => {
      await page.goto('about:blank');
      await toLearn();
      await keys('Escape');
      await page.getByTestId('home').waitFor();
      await page.goBack();
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

    it('leaves no table', async () => {
      await go('leaving');
      await page.goBack();
      await page.getByTestId('leaving').waitFor({ state: 'detached' });
      for (let times = 0; times < 3; times++) {
        await expect.poll(() => page.evaluate(() => history.state?.away)).toBe(true);
        await page.goBack();
      }
      expect(await page.getByTestId('ruling').isVisible()).toBe(true);
    });
  });

  describe('setting up a table', () => {
    it('three names by keyboard alone, and the table is opened', async () => {
      await go('setup');
      expect(await focused()).toBe('name-1');
      const heard = await stage.heardBy(async () => {
        for (const name of ['Ann', 'Bo', 'Cy']) {
          await type(name);
          await keys('Enter');
        }
      });
      expect(heard).toEqual(opened({}));
    });

    it('nobody plays under a name that nobody chose, unless told so', async () => {
      await go('setup');
      stage.heard.length = 0;
      await keys('Enter');
      expect(await data(page, 'row-2')).toMatchObject({ fault: 'noName' });
      expect(await page.getByTestId('start').innerText()).toContain('Player 1, Player 2 and Player 3');
      expect(stage.heard).toEqual([]);
      const heard = await stage.heardBy(() => keys('Enter'));
      expect(heard).toEqual(opened({ names: ['Player 1', 'Player 2', 'Player 3'], dealer: 'Player 3' }));
    });

    it('a doubled name is told at its field', async () => {
      await go('setupDoubled');
      expect(await data(page, 'row-1')).toMatchObject({ fault: '' });
      expect(await data(page, 'row-2')).toMatchObject({ fault: 'sameName' });
      expect(await focused()).toBe('name-2');
    });

    it('a name that is too long is told at its field, and nothing of it is lost meanwhile', async () => {
      await go('setup');
      await type('Christopherson the Eldest');
      expect(await data(page, 'row-1')).toMatchObject({
        fault: 'longName',
        name: 'Christopherson the Eldest',
      });
      expect(await page.getByTestId('row-1').innerText()).toContain('24 letters');
      await keys('Backspace');
      expect(await data(page, 'row-1')).toMatchObject({ fault: '' });
    });

    it('rules, options, dealer, loser and face-up cards are what was chosen', async () => {
      await go('setupMany');
      await click('option-RE-X3');
      await click('option-set.max');
      await click('remove-8');
      await click('deals-2');
      await page.getByTestId('last-loser').selectOption('Cy');
      await click('register-first');
      const options = { 'RE-X1': true, 'RE-20b': true, 'RE-X3': true };
      const people = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus'];
      expect(await stage.heardBy(() => click('start'))).toEqual(
        opened({ rules: 'reference', options, names: people, dealer: 'Bo', lastLoser: 'Cy' }, true),
      );
    });

    it('people are moved, added and removed by buttons and keys', async () => {
      await go('setup');
      for (const name of ['Ann', 'Bo', 'Cy']) {
        await type(name);
        if (name !== 'Cy') await keys('Enter');
      }
      await keys('Alt+ArrowUp');
      expect(await names()).toEqual(['Ann', 'Cy', 'Bo']);
      expect(await focused()).toBe('name-2');
      await keys('ArrowDown');
      expect(await focused()).toBe('name-3');
      await page.getByTestId('up-3').press('Enter');
      expect(await names()).toEqual(['Ann', 'Bo', 'Cy']);
      await page.getByTestId('add-seat').press('Space');
      expect(await focused()).toBe('name-4');
      await type('Di');
      expect(await names()).toEqual(['Ann', 'Bo', 'Cy', 'Di']);
      await page.getByTestId('remove-1').press('Enter');
      expect(await stage.heardBy(() => keys('Control+Enter'))).toEqual(
        opened({ names: ['Bo', 'Cy', 'Di'], dealer: 'Cy' }),
      );
    });

    it('an option may be for more people than the rules without it', async () => {
      await go('setupMany');
      await click('add-seat');
      expect(await page.getByTestId('rules-chosen').innerText()).toContain('2 to 9 players');
      expect(await page.getByTestId('setup-fault').innerText()).toBe('');
      await click('option-RE-20b');
      expect(await page.getByTestId('rules-chosen').innerText()).toContain('2 to 8 players');
      expect(await data(page, 'setup-fault')).toMatchObject({ code: 'DEAL_NO_ROW' });
    });

    it('too many people for the rules are told before anything is sent', async () => {
      await go('setupLast');
      expect(await data(page, 'setup-fault')).toMatchObject({ code: 'DEAL_NO_ROW' });
      stage.heard.length = 0;
      await click('start');
      await click('remove-5');
      expect(await page.getByTestId('setup-fault').innerText()).toBe('');
      expect(await stage.heardBy(() => click('start'))).toEqual(
        opened({ rules: 'blast', names: ['Ann', 'Bo', 'Cy', 'Di'], dealer: 'Di' }),
      );
    });

    it('what the host refuses is said at the form until something is changed', async () => {
      await go('setupMany');
      stage.tell(
        JSON.stringify({
          type: 'refused',
          refusal: { code: 'setup', error: { code: 'DEAL_TOO_BIG', players: 8, needed: 72, deck: 54 } },
        }),
      );
      const fault = page.locator('[data-testid="setup-fault"][data-code="DEAL_TOO_BIG"]');
      expect(await fault.innerText()).toContain('8 players need 72 cards');
      expect(await page.getByTestId('connection').isVisible()).toBe(false);
      await page.getByTestId('name-1').focus();
      expect(await fault.count()).toBe(1);
      await click('remove-8');
      expect(await fault.count()).toBe(0);
    });

    it('outlives a look into the settings and a lost connection', async () => {
      await go('setup');
      await type('Ann');
      await click('change-scanner');
      await page.getByTestId('settings-screen').waitFor();
      await keys('Escape');
      expect(await names()).toEqual(['Ann', '', '']);
      stage.drop();
      await page.waitForSelector('[data-testid="connection"][data-state="lost"]');
      stage.open();
      await page.waitForSelector('[data-testid="connection"][data-state="open"]', { state: 'attached' });
      expect(await names()).toEqual(['Ann', '', '']);
    });

    it('Escape goes home, and nothing of it is kept', async () => {
      await go('setup');
      await type('Ann');
      await keys('Escape');
      await page.getByTestId('home').waitFor();
      await keys('n');
      expect(await names()).toEqual(['', '', '']);
    });

    it('rules of one’s own stand with the others; those that can’t be used are told with the reason', async () => {
      await go('setupMany');
      const ours = {
        id: 'ours',
        own: true,
        name: 'Ours, at last',
        title: 'Ours.',
        players: { min: 2, max: 8 },
        faceUp: true,
        outOfTurn: false,
        options: [],
      };
      const error = { code: 'UNKNOWN_PARAMETER', path: 'pass.pickup', detail: 'pass.pickup' };
      welcome({ rules: [...ruleSetViews(PRESETS), ours], brokenRules: [{ file: 'typing.json', error }] });
      const broken = page.getByTestId('broken-rules');
      expect(await broken.innerText()).toBe(
        'Your rules in typing.json can’t be played: `pass.pickup` is no parameter of a rule set: correct its name or leave it out.',
      );
      const chosen = page.getByTestId('rules-chosen');
      expect(await chosen.innerText()).not.toContain('your own');
      expect(await page.getByTestId('rules-ours').innerText()).toContain('Ours, at last');
      await page.getByTestId('rules-ours').click();
      expect(await chosen.innerText()).toMatch(/your own.*Ours\./);
      expect(await stage.heardBy(() => click('start'))).toMatchObject([{ setup: { rules: 'ours' } }]);
    });

    it('an option with choices offers them', async () => {
      const option = { name: 'XX-1', title: 'How a run is laid.', choices: ['short', 'long'], players: {} };
      const rules = [
        {
          id: 'reference',
          own: false,
          name: null,
          title: 'R',
          players: { min: 2, max: 8 },
          faceUp: false,
          outOfTurn: false,
          options: [option],
        },
      ];
      await go('setupMany');
      welcome({ rules });
      await page.getByTestId('option-XX-1').selectOption('long');
      expect(await page.getByTestId('register-first').count()).toBe(0);
      expect(await stage.heardBy(() => click('start'))).toMatchObject([
        { setup: { options: { 'XX-1': 'long' } } },
      ]);
    });
  });

  describe('after a round', () => {
    const over = async (more: Partial<TableView> = {}) =>
      goTo(page, stage, {
        table: { ...FIXTURES.finished, ...more },
        lobby: { ...lobby, lastSetup: SCREENS.setupMany.lobby.lastSetup },
        asks: 'readLog',
      });

    it('who lost and how it goes on can be read from afar', async () => {
      await resize(page, 1920, 1080);
      await over();
      expect(await data(page, 'result')).toMatchObject({ loser: 'Bo' });
      for (const id of ['result', 'next'])
        expect(await capHeight(page, id, '.shout')).toBeGreaterThanOrEqual(75);
    });

    it('again, undo and home, by button and key', async () => {
      await over();
      expect(await stage.heardBy(() => keys('n'))).toEqual([{ type: 'newRound' }]);
      expect(await stage.heardBy(() => keys('u'))).toEqual([{ type: 'undo' }]);
      expect(await stage.heardBy(() => click('home-after'))).toEqual([{ type: 'leave' }]);
    });

    it('other rules or players: the same people, who deals and who lost filled in', async () => {
      await over();
      await click('other-rules');
      await page.getByTestId('setup').waitFor();
      expect(await names()).toEqual(['Ann', 'Bo', 'Cy', 'Di']);
      expect(await page.getByTestId('deals-2').isChecked()).toBe(true);
      expect(await page.getByTestId('last-loser').locator('option:checked').innerText()).toBe('Bo');
      expect(await page.getByTestId('option-RE-X1').isChecked()).toBe(true);
      const started = await stage.heardBy(() => click('start'));
      expect(started).toMatchObject([{ type: 'newRound', setup: { dealer: 'Bo', lastLoser: 'Bo' } }]);
      await keys('Escape');
      expect(await page.getByTestId('result').isVisible()).toBe(true);
    });
  });

  describe('beside the table', () => {
    it('an unfinished game is left only when that was meant, and it is said that it is kept', async () => {
      await go('leaving');
      expect(await page.getByTestId('leaving').innerText()).toContain('It is kept');
      await click('stay');
      expect(await page.getByTestId('pick-up').isVisible()).toBe(true);
      await click('home-button');
      expect(await stage.heardBy(() => keys('Enter'))).toEqual([{ type: 'leave' }]);
    });

    it('a game that is not on the disk is said to be lost', async () => {
      await go('leavingUnkept');
      expect(await data(page, 'leaving')).toMatchObject({ kept: 'false' });
      expect(await page.getByTestId('leaving').innerText()).toContain('lost');
    });

    it.each(['diskFull', 'readOnly', 'noFolder', 'other'] as const)(
      '%s is said on every screen',
      async (trouble) => {
        await goTo(page, stage, { table: FIXTURES.middle, lobby: { ...lobby, trouble } });
        expect(await data(page, 'keep-trouble')).toMatchObject({ code: trouble });
        expect(await page.getByTestId('keep-trouble').innerText()).toContain(
          'would be lost if Burnpile ended now',
        );
        for (const key of ['s', 'Escape']) {
          await keys(key);
          expect(await page.getByTestId('keep-trouble').isVisible()).toBe(true);
        }
        stage.show(null, { ...lobby, trouble });
        await page.getByTestId('home').waitFor();
        await keys('n');
        expect(await page.getByTestId('keep-trouble').isVisible()).toBe(true);
        stage.show(null, lobby);
        await expect.poll(() => page.getByTestId('keep-trouble').count()).toBe(0);
      },
    );

    it('the settings lead back to the table', async () => {
      await goTo(page, stage, { table: FIXTURES.middle, lobby });
      await click('settings');
      await page.getByTestId('settings-screen').waitFor();
      await keys('Escape');
      expect(await data(page, 'turn')).toMatchObject({ seat: 'Bo' });
    });

    it('every key stands in the list of keys', async () => {
      await go('keys');
      const shown = await page
        .locator('[data-testid="keys"] [data-key]')
        .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.key));
      expect(new Set(shown)).toEqual(new Set(Object.keys(SHORTCUTS)));
      await keys('Escape');
      expect(await page.getByTestId('keys').count()).toBe(0);
    });
  });

  it('has nothing to complain of but what it was made to', () => {
    expect(browser.complaints.filter((text) => !/WebSocket/.test(text))).toEqual([]);
  });
});
