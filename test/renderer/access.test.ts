import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TableView } from '../../src/protocol/view.ts';
import { type Browser, openPage } from '../support/browser.ts';
import { CHROMIUM } from '../support/chromium.ts';
import { press } from '../support/in-menu.ts';
import { ALL } from '../support/mode.ts';
import type { Served } from '../support/program.ts';
import { untilShown } from '../support/revision.ts';
import { describeWith } from '../support/tools.ts';
import { axeOn } from './axe.ts';
import { EVERY_SCREEN } from './every-screen.ts';
import { FIXTURES, lobby, midGame, ruling } from './fixtures.ts';
import { resize } from './look.ts';
import { PLAYS } from './play-fixtures.ts';
import { REAL_SCREENS, serveWithPast } from './real-screens.ts';
import { makeStage, type Stage } from './stage.ts';
import { tabWalk } from './tab-walk.ts';

/** Of the kinds of screens that are looked at most. */
const KINDS: readonly string[] = [
  ...['home', 'settings'].map((name) => `screen ${name}`),
  'table illegal',
  'play chosen',
];

// Every screen in both lights, at a desk and on a phone, is looked at by `npm run test:all`.
const LOOKED_AT = EVERY_SCREEN.filter(([name]) => ALL || KINDS.includes(name));
const SIZES = ALL
  ? ([
      [1366, 768],
      [390, 844],
    ] as const)
  : ([[1366, 768]] as const);
const LIGHTS = ALL ? (['light', 'dark'] as const) : (['light'] as const);

/** What is wrong with a screen: to axe, and to whoever goes through it with Tab. */
async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const [width, height] of SIZES) {
    await resize(page, width, height);
    for (const colorScheme of LIGHTS) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const { violations } = await axeOn(page);
      faults.push(...violations.map((one) => `${width} ${colorScheme}: ${one}`));
    }
  }
  await resize(page, 1366, 768);
  return [...faults, ...(await tabWalk(page))];
}

let stage: Stage;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  stage = await makeStage();
  browser = await openPage(stage.address);
  page = browser.page;
}, 60_000);
afterAll(async () => {
  await browser?.close();
  await stage?.close();
});

describeWith([CHROMIUM], 'a screen that everybody can use', () => {
  it('is one that is there', () => {
    const names = EVERY_SCREEN.map(([name]) => name);
    expect(KINDS.filter((name) => !names.includes(name))).toEqual([]);
  });

  it.for(LOOKED_AT)('%s: axe finds nothing, and Tab leads through all of it', async ([, go]) => {
    await resize(page, 1366, 768);
    await go(page, stage);
    expect(await faultsOf(page)).toEqual([]);
  });
});

/** A phone, and the same with the bars of a browser, where there is least room. */
const PHONES = [
  [390, 660],
  [390, 844],
] as const;

describeWith([CHROMIUM], 'on a phone, while the ruling stays in sight', () => {
  describe.runIf(ALL).each(PHONES)('of %i × %i', (width, height) => {
    it.each(['illegalTwice', 'whoPlayedMany', 'startDenied'] as const)(
      '%s never lies over what has the focus',
      async (name) => {
        await resize(page, width, height);
        stage.show(FIXTURES[name]);
        await page.goto(stage.address);
        await page.getByTestId('ruling').waitFor();
        if (!(await page.getByTestId('card-AS').isVisible())) await press(page, 'cards');
        await page.getByTestId('card-AS').waitFor();
        expect((await tabWalk(page)).filter((fault) => fault.includes('covered'))).toEqual([]);
      },
    );
  });
});

describe.runIf(ALL)('the screens of a real host', () => {
  let program: Served;
  let real: Browser;

  beforeAll(async () => {
    program = await serveWithPast();
    real = await openPage(program.address);
    real.page.setDefaultTimeout(10_000);
  }, 60_000);
  afterAll(async () => {
    await real?.close();
    await program?.stop();
  });

  it.for(REAL_SCREENS)('%s: axe finds nothing, and Tab leads through all of it', async ([, go]) => {
    await go(real.page);
    expect(await faultsOf(real.page)).toEqual([]);
  });
});

/** Shows one table after the other, and returns what screen readers are told of each. */
async function announced(first: TableView, ...others: readonly TableView[]): Promise<(string | null)[]> {
  stage.show(first);
  await page.goto(stage.address);
  await page.getByTestId('turn').waitFor();
  return told(others);
}

/** What screen readers are told of each table that is shown now, of whatever is not covered by a dialog. */
async function told(others: readonly TableView[]): Promise<(string | null)[]> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of addedNodes) {
          // An alert is also told where it comes about itself.
          const changed = node instanceof Element && node.matches('[role="alert"]') ? node : target;
          const region = (changed instanceof Element ? changed : changed.parentElement)?.closest(
            '[role="status"], [role="log"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]',
          );
          const dialog = document.querySelector('dialog:modal');
          if (region == null || node.textContent === '' || dialog?.contains(region) === false) continue;
          said.push(`${region.role === 'alert' ? 'At once: ' : ''}${node.textContent}`);
        }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  const all: (string | null)[] = [];
  for (const view of others) {
    await untilShown(page, () => stage.show(view));
    all.push(
      await page.evaluate(() => (window as unknown as { said: string[] }).said.splice(0).join(' | ') || null),
    );
  }
  return all;
}

describeWith([CHROMIUM], 'what happens is read out', () => {
  const ruled: TableView = {
    ...midGame,
    turn: 2,
    pile: [...midGame.pile, '5C'],
    ruling: ruling({ id: 20, move: { kind: 'play', seat: 1, cards: ['5C'], stack: null } }),
  };
  const { question, choices } = FIXTURES.whoPlayed;
  const log = [
    ...ruled.log,
    { number: 13, ruling: ruled.ruling, notice: null },
    {
      id: 21,
      number: null,
      ruling: null,
      notice: { id: 9, code: 'undone', card: null, seat: 2, text: null },
    },
  ] as TableView['log'];

  it('at the table of a referee: each ruling once, a question at once and with its answers', async () => {
    const refused = { ...FIXTURES.illegal, pile: ruled.pile, turn: 2 };
    expect(
      await announced(
        midGame,
        { ...ruled, log },
        { ...refused, ruling: { ...refused.ruling, id: 22 } },
        { ...ruled, question, choices },
        { ...ruled, log, notice: { id: 31, code: 'scannerLost', card: null, seat: null, text: null } },
      ),
    ).toEqual([
      'Bo plays the five of clubs and draws 1. It’s Cy’s turn. It takes a seven or lower.',
      'Bo plays the nine of clubs. That’s not allowed: it’s higher than the seven. Bo takes it back.',
      'At once: Who played the seven of spades? An equal card may be played out of turn here. 2: Bo. 4: Di. N: No, a mis-scan.',
      'The scanner is gone.',
    ]);
  });

  it('what may have happened, among the answers of a question', async () => {
    const { question: doubt, choices: offered } = FIXTURES.questionMends;
    expect(await announced(midGame, { ...ruled, question: doubt, choices: offered })).toEqual([
      'At once: Did Cy play the nine of clubs? By my count Cy still has the nine of clubs. Bo picked up first. Bo’s card was not scanned. A card of Cy’s is missing before the ten of diamonds, so this move is Ann’s. Y: Yes, Cy did. N: No, a mis-scan.',
    ]);
  });

  it('the first card of whoever was said to start: who starts stands there until it is closed, and is not said anew', async () => {
    const start: TableView = { ...FIXTURES.start, starters: [] };
    const notice = { id: 9, code: 'seatAnnounced', card: null, seat: 1, text: null } as const;
    const heading = () => page.getByTestId('turn').innerText();
    expect(await announced(start, { ...start, announced: 1, notice })).toEqual(['The next card is Bo’s.']);
    expect(await heading()).toBe('Bo starts');
    const open: TableView = { ...start, open: { ...FIXTURES.fits.open, cards: ['5C'] } };
    expect(await told([open])).toEqual([null]);
    expect(await heading()).toBe('Bo starts');
    expect(await told([{ ...ruled, pile: ['5C'] }])).toEqual([
      'Bo plays the five of clubs and draws 1. It’s Cy’s turn. It takes a seven or lower.',
    ]);
  });

  it('while a dialog lies over the table, and once it is closed: each ruling once', async () => {
    const next = { ...ruled, log, ruling: ruling({ ...ruled.ruling!, id: 24 }) };
    await announced(midGame);
    await page.keyboard.press('?');
    await page.locator('dialog:modal').waitFor();
    expect(await told([{ ...ruled, log }])).toEqual([
      'Bo plays the five of clubs and draws 1. It’s Cy’s turn. It takes a seven or lower.',
    ]);
    await page.keyboard.press('Escape');
    await page.locator('dialog:modal').waitFor({ state: 'detached' });
    expect(await told([{ ...next, turn: 3 }])).toEqual([
      'Bo plays the five of clubs and draws 1. It’s Di’s turn. It takes a seven or lower.',
    ]);
  });

  it('from a dialog that the table itself closes: a refusal once, and once it is made, that', async () => {
    const says = (id: number, code: 'noSuchEntry' | 'corrected') =>
      ({
        ...midGame,
        revision: code === 'corrected' ? midGame.revision + 1 : midGame.revision,
        notice: { id, code, card: null, seat: null, text: null },
      }) as TableView;
    const count = async () => {
      await page.getByTestId('count-of-Bo').click();
      await page.getByTestId('count-done').click();
    };
    await announced(midGame);
    await page.keyboard.press('z');
    stage.tell(JSON.stringify({ type: 'log', lines: [], held: [] }));
    await count();
    expect.soft(await told([says(31, 'noSuchEntry')])).toEqual(['There is no such move.']);
    await page.getByTestId('correct-refused').waitFor();
    await count();
    expect(await told([says(32, 'corrected')])).toEqual(['That’s corrected.']);
    expect(await page.locator('dialog').count()).toBe(0);
  });

  it('nothing of a table that was shown before', async () => {
    await announced(midGame, { ...ruled, log });
    const said = page.getByTestId('announced');
    await expect.poll(() => said.textContent()).toContain('Bo plays the five of clubs');
    const [first, ...others] = midGame.seats;
    stage.show({ ...midGame, seats: [{ ...first!, name: 'Zoe' }, ...others] });
    await page.getByTestId('seat-Zoe').waitFor();
    expect(await said.textContent()).toBe('');
  });

  it('where cards are played without a deck: whoever plays here is spoken to', async () => {
    const own = PLAYS.yourTurn.table;
    expect(
      await announced(PLAYS.theirTurn.table, {
        ...own,
        pile: [...own.pile, '6C'],
        ruling: ruling({ id: 40, move: { kind: 'play', seat: 3, cards: ['6C'], stack: null } }),
      }),
    ).toEqual(['Di plays the six of clubs and draws 1. It’s your turn. It takes a seven or lower.']);
  });
});

describeWith([CHROMIUM], 'a page', () => {
  it('is called by its heading, and its buttons say their keys', async () => {
    stage.show(midGame, lobby);
    await page.goto(stage.address);
    await page.getByTestId('pick-up').waitFor();
    await expect.poll(() => page.title()).toBe('Bo’s turn · Burnpile');
    const keys = (id: string) => page.getByTestId(id).getAttribute('aria-keyshortcuts');
    expect([await keys('pick-up'), await keys('correct-open')]).toEqual(['P', 'Z']);
    await page.keyboard.press('s');
    await expect.poll(() => page.title()).toBe('Settings · Burnpile');
    expect(await keys('back')).toBe('Escape');
  });
});
