import { describe, expect, it } from 'vitest';
import type { LobbyView } from '../../src/protocol/lobby.ts';
import { PROTOCOL_VERSION } from '../../src/protocol/messages.ts';
import type { Settings } from '../../src/protocol/settings.ts';
import { ruleSetViews } from '../../src/table/rule-sets.ts';
import { PRESETS } from '../../src/variants/index.ts';
import { press } from '../support/in-menu.ts';
import { ALL } from '../support/mode.ts';
import { untilShown } from '../support/revision.ts';
import { FIXTURES, lobby } from './fixtures.ts';
import { cutOff, data, resize } from './look.ts';
import { describePage, page, stage } from './on-stage.ts';
import { goTo, SCREENS, type ScreenName } from './screens.ts';
import { makeStage } from './stage.ts';

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

/** What is seldom changed, over the form. */
const more = async (change: () => Promise<unknown>) => {
  await click('more');
  await change();
  await click('close-more');
};

/** What can be done with a player is offered for the one whose name was typed last. */
const at = async (number: number, id: string) => {
  await page.getByTestId(`name-${number}`).focus();
  await click(`${id}-${number}`);
};

/** A scan into the text field that has the focus, as fast as scanners type, however busy the machine is. */
const scanInto = (code: string) =>
  page.evaluate(
    (keys) => {
      const field = document.activeElement as HTMLInputElement;
      for (const key of keys) {
        const down = new KeyboardEvent('keydown', {
          key,
          shiftKey: /[A-Z]$/.test(key),
          bubbles: true,
          cancelable: true,
        });
        if (field.dispatchEvent(down) && key !== 'Enter') document.execCommand('insertText', false, key);
      }
    },
    [...code, 'Enter'],
  );

/** The names at the form, in order. */
const names = () =>
  page
    .locator('.seat-row input[type="text"]')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));

/** What lies on something else round the table. */
const touching = () =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('.seat-row, .add-seat, .at-hand, .deals-token')];
    const boxes = all.map((one) => one.getBoundingClientRect());
    return all.flatMap((one, i) =>
      boxes.some(
        (box, j) =>
          j < i &&
          !all[j]!.contains(one) &&
          box.left < boxes[i]!.right &&
          box.right > boxes[i]!.left &&
          box.top < boxes[i]!.bottom &&
          box.bottom > boxes[i]!.top,
      )
        ? [one.className]
        : [],
    );
  });

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

/** The desk with the least room; in the long run a larger one too. */
const DESKS = [[1366, 768] as const, ...(ALL ? ([[1920, 1080]] as const) : [])];

/** The smallest phone; in the long run others too. */
const PHONES = [
  [320, 640] as const,
  ...(ALL
    ? ([
        [360, 740],
        [390, 844],
      ] as const)
    : []),
];

describePage('setting up a table', () => {
  describe.each(DESKS)('at %i × %i', (width, height) => {
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
        // What is still on its way to the page, such as a court card's picture, would be cut off and complained of.
        await page.goto('about:blank');
        await crowded.close();
      }
    });

    it('nothing lies on anything else round the table, by any dealer', async () => {
      await resize(page, width, height);
      await go('setup');
      for (let players = 3; players <= 12; players++) {
        if (players > 3) await click('add-seat');
        await expect.poll(() => page.locator('.seat-row').count()).toBe(players);
        // Of two columns the last one is nearest to what is below.
        for (let dealer = players > 8 ? players : 1; dealer <= players; dealer++) {
          await at(dealer, 'deals');
          await page.locator(`[data-testid="row-${dealer}"].dealer`).waitFor();
          expect(await touching(), `${players} players, ${dealer} deals`).toEqual([]);
        }
      }
    });

    it('whatever rules are chosen, all of the form is seen', async () => {
      await resize(page, width, height);
      await go('setup');
      for (const { id } of ruleSetViews(PRESETS)) {
        await click(`rules-${id}`);
        expect(await cutOff(page), id).toEqual([]);
        const hidden = await page.evaluate(() =>
          [...document.querySelectorAll('.setup-column, .rule-set-names, .setup select')]
            .filter(
              (part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1,
            )
            .map((part) => part.outerHTML.slice(0, 80)),
        );
        expect(hidden, id).toEqual([]);
      }
    });
  });

  it.each([
    ['a keyboard', 'fine', 'name-1'],
    ['fingers alone', 'coarse', ''],
  ])('with %s the first name has the focus or none has it', async (_, pointer, first) => {
    stage.show(null);
    await page.goto(stage.address);
    await page.evaluate((has) => {
      const real = matchMedia.bind(window);
      window.matchMedia = (query) =>
        real(query === `(pointer: ${has})` ? 'all' : query.includes('pointer') ? 'not all' : query);
    }, pointer);
    await click('new-table');
    await page.getByTestId('setup').waitFor();
    expect(await focused()).toBe(first);
    await page.goto('about:blank');
  });

  it('three names by keyboard alone, and the table is opened', async () => {
    await go('setup');
    expect(await focused()).toBe('name-1');
    stage.heard.length = 0;
    for (const name of ['Ann', 'Bo', 'Cy']) {
      await type(name);
      await keys('Enter');
    }
    // One more place waits for a name, and goes again without one.
    expect([await names(), await focused()]).toEqual([['Ann', 'Bo', 'Cy', ''], 'name-4']);
    await keys('Enter');
    expect([await names(), await focused()]).toEqual([['Ann', 'Bo', 'Cy'], 'start']);
    expect(stage.heard).toEqual([]);
    expect(await stage.heardBy(() => keys('Enter'))).toEqual(opened({}));
  });

  it('nobody plays under a name that nobody chose, unless told so', async () => {
    await go('setup');
    stage.heard.length = 0;
    await keys('Control+Enter');
    expect(await data(page, 'row-2')).toMatchObject({ fault: 'noName' });
    expect(await page.getByTestId('names-fault').innerText()).toBe(
      '3 names are missing. Type them, or start anyway with Player 1, Player 2 and Player 3.',
    );
    expect(await page.getByTestId('start').innerText()).toContain('Start anyway');
    expect(stage.heard).toEqual([]);
    const heard = await stage.heardBy(() => keys('Control+Enter'));
    expect(heard).toEqual(opened({ names: ['Player 1', 'Player 2', 'Player 3'], dealer: 'Player 3' }));
  });

  it('what the special cards do, and a name of eleven letters, is read whole on a small phone and on a desk', async () => {
    for (const [width, height] of [
      [320, 568],
      [1366, 768],
    ] as const) {
      await resize(page, width, height);
      await go('setup');
      await page.getByTestId('name-1').fill('Christopher');
      const cut = await page.evaluate(() => {
        const sheet = document.querySelector('.rule-sheet')!.getBoundingClientRect();
        const out = [...document.querySelectorAll('.sheet-specials li')].filter(
          (one) => one.getBoundingClientRect().right > sheet.right,
        );
        const name = document.querySelector<HTMLInputElement>('[data-testid="name-1"]')!;
        return [out.length, Math.max(0, name.scrollWidth - name.clientWidth)];
      });
      expect(cut, `${width}`).toEqual([0, 0]);
    }
    await resize(page, 1366, 768);
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
    expect(await page.getByTestId('fault-1').innerText()).toContain('24 letters');
    await keys('Backspace');
    expect(await data(page, 'row-1')).toMatchObject({ fault: '' });
  });

  it('rules, options, dealer, loser and face-up cards are what was chosen', async () => {
    await go('setupMany');
    await at(8, 'remove');
    await at(2, 'deals');
    await more(async () => {
      await click('option-RE-X3');
      await click('option-set.max');
      await page.getByTestId('last-loser').selectOption('Cy');
      await click('register-first');
    });
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
    await page.getByTestId('name-1').focus();
    expect(await page.locator('.at-hand .step').allInnerTexts()).toEqual([
      'deals',
      '↺ anticlockwise',
      'clockwise ↻',
      '×',
    ]);
    await page.getByTestId('remove-1').press('Enter');
    expect(await focused()).toBe('add-seat');
    expect(await stage.heardBy(() => keys('Control+Enter'))).toEqual(
      opened({ names: ['Bo', 'Cy', 'Di'], dealer: 'Cy' }),
    );
  });

  it('an option may be for more people than the rules without it', async () => {
    await go('setupMany');
    await click('add-seat');
    expect(await page.getByTestId('rules-chosen').innerText()).toContain('2 to 9 players');
    expect(await page.getByTestId('setup-fault').innerText()).toBe('');
    await more(() => click('option-RE-20b'));
    expect(await page.getByTestId('rules-chosen').innerText()).toContain('2 to 8 players');
    expect(await data(page, 'setup-fault')).toMatchObject({ code: 'DEAL_NO_ROW' });
    expect(await page.getByTestId('setup-fault').innerText()).toMatch(/ Or choose the option “.*[^.]”\.$/);
  });

  it('the special cards stand on the page of the rules, as the options have them', async () => {
    await go('setup');
    const cards = () => page.locator('.sheet-specials li').allInnerTexts();
    await click('rules-palace');
    expect((await cards()).map((text) => text.split('\n')[0])).toEqual(['2', '10', '4×']);
    await click('rules-reference');
    const usual = await cards();
    await more(() => click('option-RE-X1'));
    expect(await cards()).not.toEqual(usual);
    expect(await page.getByTestId('options').innerText()).toContain('1');
  });

  it('all that is chosen is one sentence', async () => {
    await go('setupMany');
    const said = () => page.locator('.setup-sum').innerText();
    expect(await said()).toBe(
      'Out of Turn, 3\u00a0options, eight players, Christopherson the Elder deals, the scanner reads the cards.',
    );
    await go('setupPlay');
    expect(await said()).toBe('Palace, you and three bots, Clio deals.');
    const own = page.getByTestId('name-1');
    expect(await own.getAttribute('placeholder')).toBe('You');
    await page.getByTestId('who-2').selectOption('here');
    expect(await own.getAttribute('placeholder')).toBe('Player 1');
  });

  it('on a phone the dealer at the far end leaves free how people sit', async () => {
    await resize(page, 390, 844);
    await go('setup');
    const room = async () => {
      const [token, said] = await Promise.all(
        ['.deals-token', '.setup-seats legend'].map((what) => page.locator(what).first().boundingBox()),
      );
      return token!.y - (said!.y + said!.height);
    };
    const count = () => page.locator('.seat-row').count();
    while ((await count()) < 4) await click('add-seat');
    for (let i = 1; i <= 4; i++) {
      await page.getByTestId(`name-${i}`).focus();
      await keys('Alt+d');
      expect(await room()).toBeGreaterThanOrEqual(0);
    }
  });

  it.each([
    ['en', 390, 844],
    ['de', 390, 844],
    ['en', 360, 740],
    ['de', 360, 740],
  ] as const)(
    'on a phone nothing of the four at a table is cut or covered: %s, %i × %i',
    async (language, width, height) => {
      await resize(page, width, height);
      const settings: Settings = { ...lobby.settings, language };
      await goTo(page, stage, { ...SCREENS.setup, lobby: { ...SCREENS.setup.lobby, settings } });
      while ((await page.locator('.seat-row').count()) < 4) await click('add-seat');
      // The first one sits nearest, the third at the far end.
      for (const dealer of [1, 3]) {
        await page.getByTestId(`name-${dealer}`).focus();
        await keys('Alt+d');
        await page.locator(`[data-testid="row-${dealer}"].dealer`).waitFor();
        expect(await touching(), `${dealer} deals`).toEqual([]);
      }
      expect(await cutOff(page)).toEqual([]);
    },
  );

  it.each(
    (['en', 'de'] as const).flatMap((language) =>
      (['setup', 'setupPlay'] as const).flatMap((name) =>
        PHONES.map(([width, height]) => [name, language, width, height] as const),
      ),
    ),
  )(
    'on a phone the four at a table and what can be done with them are seen by whatever rules: %s, %s, %i × %i',
    async (name, language, width, height) => {
      await resize(page, width, height);
      const settings: Settings = { ...lobby.settings, language };
      await goTo(page, stage, { ...SCREENS[name], lobby: { ...SCREENS[name].lobby, settings } });
      while ((await page.locator('.seat-row').count()) < 4) await click('add-seat');
      expect(await touching()).toEqual([]);
      for (const { id } of ruleSetViews(PRESETS)) {
        await click(`rules-${id}`);
        await page.locator(`[data-testid="rules-${id}"] :checked`).waitFor();
        await page.evaluate(() => document.querySelector('.setup-head')!.scrollIntoView());
        const [hand, bar] = await Promise.all(
          ['.at-hand', '.start-bar'].map((what) => page.locator(what).boundingBox()),
        );
        expect(hand!.y + hand!.height, id).toBeLessThanOrEqual(bar!.y);
      }
      expect(await cutOff(page)).toEqual([]);
    },
  );

  it('on a phone nothing lies on anything else round a table with cards, for two players to five', async () => {
    await resize(page, 390, 844);
    await go('setup');
    for (let players = 2; players <= 5; players++) {
      while ((await page.locator('.seat-row').count()) > players) await at(players + 1, 'remove');
      while ((await page.locator('.seat-row').count()) < players) await click('add-seat');
      for (let dealer = 1; dealer <= players; dealer++) {
        await at(dealer, 'deals');
        expect(await touching(), `${players} players, ${dealer} deals`).toEqual([]);
      }
    }
  });

  it('on a phone all names show on the first screen, above how the cards are read', async () => {
    await resize(page, 390, 844);
    await go('setup');
    const boxes = (what: string) =>
      page.locator(what).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    const [bar] = await boxes('.start-bar');
    const names = await boxes('.seat-row');
    expect(names.filter(({ bottom }) => bottom > bar!.top)).toEqual([]);
    const [reading] = await boxes('.setup-reading');
    expect(Math.max(...names.map(({ bottom }) => bottom))).toBeLessThan(reading!.top);
    await go('setupPlay');
    const [playBar] = await boxes('.start-bar');
    const hidden = async () => (await boxes('.seat-row')).filter(({ bottom }) => bottom > playBar!.top);
    expect(await hidden()).toEqual([]);
  });

  it('on a phone nothing lies on anything else round the table, for two players to seven', async () => {
    await resize(page, 390, 844);
    await go('setupPlay');
    // Rules for eight: a table that is full has no button for more.
    await click('rules-reference');
    for (let players = await page.locator('.seat-row').count(); players > 2; players--)
      await at(players, 'remove');
    for (let players = 2; players <= 7; players++) {
      await expect.poll(() => page.locator('.seat-row').count()).toBe(players);
      for (let dealer = 1; dealer <= players; dealer++) {
        await at(dealer, 'deals');
        await page.locator(`[data-testid="row-${dealer}"].dealer`).waitFor();
        expect(await touching(), `${players} players, ${dealer} deals`).toEqual([]);
      }
      await click('add-seat');
    }
  });

  it('the deal is handed on by a key, given to the one whose name is typed, or dragged', async () => {
    await go('setup');
    const dealer = async () => (await page.locator('.seat-row.dealer').getAttribute('data-testid'))?.at(-1);
    await keys('Alt+d');
    expect(await dealer()).toBe('1');
    await page.getByTestId('more').focus();
    await keys('d');
    expect(await dealer()).toBe('2');
    await page.locator('.seat-row.dealer .deals-token').dragTo(page.getByTestId('row-3'));
    expect(await dealer()).toBe('3');
  });

  it('a chip is dragged to another place', async () => {
    await go('setupMany');
    await page.locator('[data-testid="row-1"] .seat-chip').dragTo(page.getByTestId('row-3'));
    expect((await names()).slice(0, 4)).toEqual(['Bo', 'Cy', 'Ann', 'Di']);
  });

  it('a card that is scanned to try it out is shown, and nothing is played', async () => {
    await go('setupMany');
    const { lobby: shown } = SCREENS.setupMany;
    stage.show(null, { ...shown, test: [{ id: 1, card: '7H', command: null, text: '7H', how: 'scanner' }] });
    await page.locator('[data-testid="tried"][data-card="7H"]').waitFor();
    expect(await page.getByTestId('tried').innerText()).toContain('7♥ was read.');
  });

  it('a card that is scanned while a name is typed is tried, and no part of the name', async () => {
    await go('setup');
    const settings: Settings = { ...lobby.settings, scanner: { kind: 'keyboard', gap: 50 } };
    await untilShown(page, () => stage.show(null, { ...lobby, settings }));
    await page.getByTestId('name-2').fill('Bo');
    await page.waitForTimeout(300);
    expect(await stage.heardBy(() => scanInto('9D'))).toEqual([{ type: 'code', code: '9D', how: 'scanner' }]);
    expect(await page.getByTestId('name-2').inputValue()).toBe('Bo');
    expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.testid)).toBe('name-2');
    // As people type it, it is a name.
    await page.getByTestId('name-2').fill('');
    await page.keyboard.type('As', { delay: 120 });
    await page.waitForTimeout(150);
    stage.heard.length = 0;
    await keys('Enter');
    expect(await page.getByTestId('name-2').inputValue()).toBe('As');
    expect(JSON.stringify(stage.heard)).not.toContain('code');
  });

  it('by hand is chosen once a scanner and a camera were: neither reads, and both are kept', async () => {
    await go('setup');
    const keyboard = { kind: 'keyboard', gap: 50 } as const;
    const camera = { ...lobby.settings.camera, mode: 'watch' } as const;
    const scanned: LobbyView = {
      ...lobby,
      settings: { ...lobby.settings, scanner: keyboard, camera },
      scanner: { kind: 'keyboard', state: 'open', name: null, reason: null },
    };
    stage.show(null, scanned);
    await page.getByTestId('tried').waitFor();
    const below = await page.getByTestId('print').boundingBox();
    const settings: Settings = {
      ...lobby.settings,
      scanner: { kind: 'none' },
      otherScanners: [keyboard],
      camera: { ...camera, mode: 'off' },
    };
    expect(await stage.heardBy(() => click('by-hand'))).toEqual([{ type: 'settings', settings }]);
    stage.show(null, { ...lobby, settings });
    await page.locator('[data-testid="by-hand"][aria-current="true"]').waitFor();
    expect(await page.locator('.setup-reading [aria-current="true"]').count()).toBe(1);
    expect(await page.locator('.setup-sum').innerText()).not.toContain('scanner');
    expect(await page.getByTestId('print').boundingBox()).toEqual(below);
  });

  it('too many people for the rules are told before anything is sent', async () => {
    await go('setupLast');
    expect(await data(page, 'setup-fault')).toMatchObject({ code: 'DEAL_NO_ROW' });
    stage.heard.length = 0;
    // The last of them may stay without a name: that seat goes.
    await page.getByTestId('name-5').fill('');
    await click('start');
    expect(await page.getByTestId('names-fault').count()).toBe(0);
    await click('fit-seats');
    expect(await page.getByTestId('setup-fault').innerText()).toBe('');
    expect(await page.getByTestId('fit-seats').count()).toBe(0);
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
    await at(8, 'remove');
    expect(await fault.count()).toBe(0);
  });

  it('outlives a look into the settings and a lost connection', async () => {
    await go('setup');
    await type('Ann');
    await click('change-scanner');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Refereeing');
    await expect
      .poll(() => page.getByTestId('group-refereeing').getAttribute('aria-current'))
      .toBe('location');
    await page.getByTestId('settings-screen').waitFor();
    await keys('Escape');
    expect(await names()).toEqual(['Ann', '', '']);
    stage.drop();
    await page.waitForSelector('[data-testid="connection"][data-state="lost"]');
    stage.open();
    await page.waitForSelector('[data-testid="connection"][data-state="open"]', { state: 'attached' });
    expect(await names()).toEqual(['Ann', '', '']);
  });

  it('Escape goes home, and the names that were given stay for the next time', async () => {
    await go('setup');
    await type('Ann');
    await keys('Escape');
    await page.getByTestId('home').waitFor();
    await keys('n');
    expect(await names()).toEqual(['Ann', '', '']);
  });

  it('rules of one’s own stand with the others; those that can’t be used are told with the reason', async () => {
    await go('setupMany');
    const ours = {
      id: 'ours',
      own: true,
      name: 'Ours, at last',
      title: 'Ours.',
      madeFrom: null,
      answers: {},
      turned: {},
      without: [],
      players: { min: 2, max: 8 },
      specials: [],
      besides: [],
      faceUp: true,
      letsJumpIn: false,
      titles: false,
      options: [],
    };
    const error = { code: 'UNKNOWN_PARAMETER', path: 'pass.pickup', detail: 'pass.pickup' };
    welcome({ rules: [...ruleSetViews(PRESETS), ours], brokenRules: [{ file: 'typing.json', error }] });
    const broken = page.getByTestId('broken-rules');
    expect(await broken.innerText()).toBe(
      'Your rules in typing.json can’t be played: `pass.pickup` is not a parameter of a rule set: correct its name or leave it out.',
    );
    const chosen = page.getByTestId('rules-chosen');
    expect(await chosen.innerText()).not.toContain('your own');
    expect(await page.getByTestId('rules-ours').innerText()).toContain('Ours, at last');
    await page.getByTestId('rules-ours').click();
    expect(await chosen.innerText()).toMatch(/your own\s+Ours\./);
    expect(await stage.heardBy(() => click('start'))).toMatchObject([{ setup: { rules: 'ours' } }]);
  });

  it('an option that does nothing without another one says so until that is chosen', async () => {
    await go('setupMany');
    await more(async () => {
      const needs = page.getByTestId('needs-RE-X2');
      expect(await page.getByTestId('option-RE-X1').isChecked()).toBe(true);
      expect(await needs.count()).toBe(0);
      await page.getByTestId('option-RE-X1').click();
      expect(await needs.innerText()).toMatch(/^Does something only together with this: After a red four/);
    });
  });

  it('an option with choices offers them', async () => {
    const option = {
      name: 'XX-1',
      title: 'How a run is laid.',
      choices: ['short', 'long'],
      needs: null,
      players: {},
      specials: {},
    };
    const rules = [
      {
        id: 'reference',
        own: false,
        name: null,
        title: 'R',
        madeFrom: null,
        answers: {},
        turned: {},
        without: [],
        players: { min: 2, max: 8 },
        specials: [],
        besides: [],
        faceUp: false,
        letsJumpIn: false,
        titles: false,
        options: [option],
      },
    ];
    await go('setupMany');
    welcome({ rules });
    await more(async () => {
      await page.getByTestId('option-XX-1').selectOption('long');
      expect(await page.getByTestId('register-first').count()).toBe(0);
    });
    expect(await stage.heardBy(() => click('start'))).toMatchObject([
      { setup: { options: { 'XX-1': 'long' } } },
    ]);
  });

  it('with other rules or players after a round: the same people, who deals and who lost filled in', async () => {
    await goTo(page, stage, {
      table: FIXTURES.finished,
      lobby: { ...lobby, lastSetup: SCREENS.setupMany.lobby.lastSetup },
    });
    await press(page, 'other-rules');
    await page.getByTestId('setup').waitFor();
    expect(await names()).toEqual(['Ann', 'Bo', 'Cy', 'Di']);
    expect(await data(page, 'row-2')).toMatchObject({ deals: 'true' });
    await more(async () => {
      expect(await page.getByTestId('last-loser').locator('option:checked').innerText()).toBe('Bo');
      expect(await page.getByTestId('option-RE-X1').isChecked()).toBe(true);
    });
    const started = await stage.heardBy(() => click('start'));
    expect(started).toMatchObject([{ type: 'newRound', setup: { dealer: 'Bo', lastLoser: 'Bo' } }]);
    await keys('Escape');
    expect(await page.getByTestId('result').isVisible()).toBe(true);
  });
});
