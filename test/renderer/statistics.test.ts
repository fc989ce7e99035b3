import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RecordLine } from '../../src/protocol/log.ts';
import type { PlayedRound } from '../../src/protocol/statistics.ts';
import { sumUp } from '../../src/table/statistics.ts';
import { type Browser, openPage } from '../support/browser.ts';
import { CHROMIUM } from '../support/chromium.ts';
import { ALL } from '../support/mode.ts';
import { describeWith } from '../support/tools.ts';
import { barriersOn } from './axe.ts';
import { FIXTURES, ruling } from './fixtures.ts';
import { PLAYS } from './play-fixtures.ts';
import { goTo, SCREENS, type ScreenName } from './screens.ts';
import { everyRound, history } from './series-fixtures.ts';
import { makeStage, type Stage } from './stage.ts';

let stage: Stage;
let browser: Browser;
let page: Page;

const go = (name: ScreenName) => goTo(page, stage, SCREENS[name]);
const get = (id: string) => page.getByTestId(id);
const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.testid ?? '');

async function savedBy(act: () => Promise<unknown>) {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  const text = await readFile(await download.path(), 'utf8');
  return { name: download.suggestedFilename(), rows: Papa.parse<string[]>(text.slice(1).trim()).data };
}

/** The dark is looked at for contrast with every other screen. */
const LIGHTS = ALL ? (['light', 'dark'] as const) : (['light'] as const);

/** The scores of the past are looked at with every other screen, in the long run here too. */
const SEEN = ALL ? (['history', 'statistics', 'scoresPast'] as const) : (['history', 'statistics'] as const);

const LOG: readonly RecordLine[] = [1, 2, 3].map((after) => ({
  kind: 'move',
  after,
  number: after,
  ruling: ruling({
    id: after,
    move: { kind: 'play', seat: after % 3, cards: ['7H'], stack: null },
    burn: after === 2,
    pickedUp: after === 3 ? 4 : 0,
  }),
  notation: { begins: true, text: String(after) },
}));
const HELD = [
  [9, 9, 9],
  [9, 8, 9],
  [9, 8, 7],
  [13, 8, 7],
];

/** A round of an earlier table is opened from the list, and its log told. */
async function openRound(): Promise<void> {
  const of = { table: 'past-2', round: 2 };
  await go('history');
  // It is shown from the deal on.
  expect(await stage.heardBy(() => get('replay-past-2-2').click(), 2)).toEqual([
    { type: 'readMoment', after: 0, of },
    { type: 'readLog', of },
  ]);
  const { titledOver, middle } = FIXTURES;
  const ofThree = {
    seats: middle.seats.slice(0, 3),
    dealer: 2,
    loser: 2,
    next: { dealer: 2, starters: [0] },
  };
  const named = { of, table: { ...titledOver, ...ofThree } };
  stage.tell(JSON.stringify({ type: 'log', lines: LOG, held: HELD, named }));
  await expect.poll(() => get('held').getAttribute('data-at')).toBe('0');
}

describeWith([CHROMIUM], 'history and its pictures on the page', () => {
  beforeAll(async () => {
    stage = await makeStage();
    browser = await openPage(stage.address);
    page = browser.page;
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    await stage?.close();
  });

  it('leads from tables to statistics and back home by keyboard alone', async () => {
    await go('history');
    for (const id of ['back', 'to-tables', 'to-statistics']) {
      await page.keyboard.press('Tab');
      expect(await focused()).toBe(id);
    }
    expect(await stage.heardBy(() => page.keyboard.press('Enter'))).toEqual([
      { type: 'statistics', filter: { rules: null, days: null, deck: null } },
    ]);
    await get('people').waitFor();
    expect(await get('to-statistics').getAttribute('aria-current')).toBe('page');
    expect(await focused()).toBe('to-statistics');
    await page.keyboard.press('Escape');
    await get('home').waitFor();
  });

  it('says stand-ins for names as the language does, and adds them up in one line', async () => {
    await go('history');
    const german = JSON.stringify(history).replaceAll('"Ann"', '"Person 1"');
    stage.tell(JSON.stringify({ type: 'history', after: null, history: JSON.parse(german) }));
    await expect.poll(() => get('past-past-2').innerText()).toContain('Player 1');
    expect(await page.locator('main').innerText()).not.toContain('Person 1');
    await go('statistics');
    expect(await get('nameless').count()).toBe(0);
    const filter = { rules: null, days: null, deck: null };
    const tell = (rounds: readonly PlayedRound[]) => {
      const statistics = { ...sumUp(rounds, filter, Date.now()), unreadable: 0 };
      stage.tell(JSON.stringify({ type: 'statistics', filter, statistics }));
    };
    const nobodyNamed = /"(Ann|Maximiliana-Alexandra)"/g;
    tell(
      JSON.parse(
        JSON.stringify(everyRound).replaceAll(nobodyNamed, (_, name) =>
          name === 'Ann' ? '"Person 1"' : '"Player 2"',
        ),
      ),
    );
    await expect.poll(() => get('people').innerText()).not.toContain('Ann');
    expect(await get('people').locator('tbody th').allInnerTexts()).toEqual([
      'Bo',
      'Cy',
      'Di',
      'Without a name',
    ]);
    // All that was lost at these tables: nobody is left out.
    const losses = await get('people')
      .or(get('bots'))
      .locator('tbody tr')
      .evaluateAll((all) => all.map((row) => Number((row as HTMLElement).dataset.losses)));
    expect(losses.reduce((sum, one) => sum + one)).toBe(
      everyRound.filter(({ loser }) => loser !== null).length,
    );
    expect(await get('highlights').innerText()).not.toContain('Person 1');
    // Somebody has given a name: there is nothing to be told of that.
    expect(await get('nameless').count()).toBe(0);
    tell(JSON.parse(JSON.stringify(everyRound.slice(-1)).replaceAll('"Ann"', '"Person 1"')));
    await get('nameless').waitFor();
  });

  it('calls who played against bots alone “you”, on the page only', async () => {
    await go('statistics');
    const filter = { rules: null, days: null, deck: null };
    const seats = ['Player 1', 'Rex'].map((name, i) => ({ name, bot: i > 0, place: i + 1 }));
    const alone = everyRound.map((round) => ({ ...round, seats, loser: 'Rex' }));
    const statistics = { ...sumUp(alone, filter, Date.now()), unreadable: 0 };
    stage.tell(JSON.stringify({ type: 'statistics', filter, statistics }));
    await expect.poll(() => get('people').locator('tbody th').allInnerTexts()).toEqual(['You']);
    expect(await get('nameless').innerText()).toContain('counts as “You”');
    const { rows } = await savedBy(() => get('save-statistics').click());
    expect(rows[1]?.[0]).toBe('Without a name');
  });

  it('at a desk puts panels beside each other, and lets one figure fill its panel', async () => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await go('statistics');
    const place = (id: string) =>
      get(id).evaluate((one) =>
        (one.closest('.statistics-parts > *') ?? one).getBoundingClientRect().toJSON(),
      );
    const [people, byRules] = [await place('people'), await place('by-rules')];
    expect(byRules.top).toBe(people.top);
    const filter = { rules: null, days: null, deck: null };
    const seats = ['Player 1', 'Rex'].map((name, i) => ({ name, bot: i > 0, place: null }));
    const drawn = everyRound.slice(0, 2).map((round, i) => ({ ...round, rules: `${i}`, seats, loser: null }));
    const statistics = { ...sumUp(drawn, filter, Date.now()), unreadable: 0 };
    stage.tell(JSON.stringify({ type: 'statistics', filter, statistics }));
    await expect.poll(() => page.locator('.highlight').count()).toBe(1);
    expect((await place('highlights')).width).toBeLessThan(500);
  });

  it('says of a table that was discarded in its first round only that', async () => {
    await go('history');
    const [one] = history.tables;
    const end = { ...one!.ends[0]!, over: false, loser: null, winner: null, placed: [], minutes: null };
    const tables = [{ ...one!, ended: true, rounds: 1, ends: [end] }];
    stage.tell(JSON.stringify({ type: 'history', after: null, history: { tables, more: null } }));
    await expect
      .poll(() => page.locator('.past-table h2').allInnerTexts())
      .toEqual(['This table was discarded.']);
  });

  it('says of unfinished tables by which options they are played and how far they are', async () => {
    await go('history');
    const [one] = history.tables;
    const end = { ...one!.ends[0]!, over: false, loser: null, winner: null, placed: [], minutes: null };
    const tables = [2, 0].map((options, i) => ({
      ...one!,
      id: `open-${i}`,
      ended: false,
      rounds: 1,
      ends: [{ ...end, rules: 'reference', options, moves: 4 + i }],
    }));
    stage.tell(JSON.stringify({ type: 'history', after: null, history: { tables, more: null } }));
    const facts = page.locator('.past-facts');
    await expect.poll(() => facts.count()).toBe(2);
    expect(await facts.nth(0).innerText()).toMatch(
      /Out of Turn, 2\u00a0options\s+round 1, 4 moves\s+unfinished/,
    );
    expect(await facts.nth(1).innerText()).toMatch(/Out of Turn\s+round 1, 5 moves\s+unfinished/);
  });

  it('says who lost how often, bots apart', async () => {
    await go('statistics');
    expect(await get('counted').innerText()).toBe('5 rounds at 3 tables');
    expect(await get('highlights').innerText()).toMatch(
      /First out most often\s+Ann\s+3 times\s+Left holding the cards most often\s+Bo\s+twice/,
    );
    const names = await get('people').locator('tbody th').allInnerTexts();
    expect(names).toEqual(['Bo', 'Cy', 'Ann', 'Di', 'Maximiliana-Alexandra']);
    // Of three rounds a share says nothing.
    expect(await get('player-Bo').innerText()).toMatch(/2 of 3$/);
    expect(await get('bots').locator('tbody th').allInnerTexts()).toEqual(['Rex']);
    const byRules = await get('by-rules').locator('tbody tr').first().innerText();
    expect(byRules.split(/\t/)).toEqual(['Bo', '2 of 3', expect.stringContaining('★'), expect.any(String)]);
  });

  it('explains the star only where there is one', async () => {
    await go('statistics');
    const about = page.locator('.statistics-part', { has: get('by-rules') }).locator('.statistics-about');
    expect(await about.innerText()).toBe(
      'Only rounds with a loser count. In games without a loser, the star shows how often each player was out first.',
    );
    const filter = { rules: null, days: null, deck: null };
    const lost = everyRound.filter(({ loser }) => loser !== null);
    const other = lost.map((one) => ({ ...one, table: `${one.table} too`, rules: 'everything' }));
    const statistics = { ...sumUp([...lost, ...other], filter, Date.now()), unreadable: 0 };
    stage.tell(JSON.stringify({ type: 'statistics', filter, statistics }));
    await expect.poll(() => about.innerText()).toBe('Only rounds with a loser count.');
    expect(await get('by-rules').innerText()).not.toContain('★');
  });

  it('says the share of lost rounds, and that by chance, from five rounds on', async () => {
    await go('statistics');
    const filter = { rules: null, days: null, deck: null };
    const five = [...everyRound, ...everyRound].filter(({ rules }) => rules === 'reference');
    const statistics = { ...sumUp(five, filter, Date.now()), unreadable: 0 };
    stage.tell(JSON.stringify({ type: 'statistics', filter, statistics }));
    await expect.poll(() => get('player-Bo').innerText()).toMatch(/67%\s+lost 4 of 6\s+luck alone: 3\d%/);
  });

  it('says of one round what it came to, and what the next ones will show', async () => {
    await go('statistics');
    const filter = { rules: null, days: null, deck: null };
    const one = everyRound.find(({ loser }) => loser !== null)!;
    const statistics = { ...sumUp([one], filter, Date.now()), unreadable: 0 };
    stage.tell(JSON.stringify({ type: 'statistics', filter, statistics }));
    await get('only-one').waitFor();
    expect(await get('highlights').innerText()).not.toMatch(/most often|once/);
    expect(await page.getByTestId('people').or(get('filter-rules')).count()).toBe(0);
  });

  it('adds up what is chosen, and shows all again where that is nothing', async () => {
    await go('statistics');
    expect(await stage.heardBy(() => get('filter-days').selectOption('30'))).toEqual([
      { type: 'statistics', filter: { rules: null, days: 30, deck: null } },
    ]);
    await expect.poll(() => get('counted').innerText()).toBe('4 rounds at 2 tables');
    expect(await get('bots').count()).toBe(0);
    await get('filter-deck').selectOption('none');
    await get('none-fits').waitFor();
    await get('show-all').click();
    await expect.poll(() => get('counted').innerText()).toBe('5 rounds at 3 tables');
  });

  it('says what will stand there before anything was played to its end', async () => {
    await go('statistics');
    const nothing = { rounds: 0, tables: 0, unreadable: 0, people: [], bots: [], rules: [], choices: [] };
    const filter = { rules: null, days: null, deck: null };
    stage.tell(JSON.stringify({ type: 'statistics', filter, statistics: nothing }));
    await get('no-statistics').waitFor();
    expect(await get('filter-rules').count()).toBe(0);
    expect(await barriersOn(page)).toEqual([]);
  });

  it('saves the sums and every round as files', async () => {
    await go('statistics');
    const sums = await savedBy(() => get('save-statistics').click());
    expect(sums.name).toMatch(/^burnpile-\d{4}-\d\d-\d\d-statistics\.csv$/);
    expect(sums.rows[1]?.slice(0, 6)).toEqual(['Bo', 'no', '', '4', '0', '2']);
    const rounds = await savedBy(() => get('save-rounds').click());
    expect(rounds.name).toMatch(/-rounds\.csv$/);
    expect(rounds.rows).toHaveLength(6);
  });

  it('shows a round of an earlier table as a picture, whose moments are chosen in it or by keys', async () => {
    await openRound();
    const { x, y, width } = (await get('held').locator('.held-line').first().boundingBox())!;
    expect(await stage.heardBy(() => page.mouse.click(x + 1, y))).toEqual([
      { type: 'readMoment', after: 0, of: { table: 'past-2', round: 2 } },
    ]);
    await expect.poll(() => get('held').getAttribute('data-at')).toBe('0');
    expect(await stage.heardBy(() => page.keyboard.press('ArrowRight'))).toMatchObject([{ after: 1 }]);
    expect(await stage.heardBy(() => page.mouse.click(x + (width * 2) / 3, y))).toMatchObject([{ after: 2 }]);
    expect(await get('held').locator('svg .held-burn').count()).toBe(1);
    expect(await get('held').locator('.held-taken').count()).toBe(1);
    expect(await get('held').locator('.held-shapes path').count()).toBe(HELD[0]!.length);
  });

  it('and says the same as a table', async () => {
    await openRound();
    await get('held-as-table').focus();
    await page.keyboard.press('Enter');
    const rows = get('held').locator('tbody tr');
    const cells = async (row: number) => (await rows.nth(row).innerText()).split(/\s+/).join(' ');
    await expect.poll(() => rows.count()).toBe(HELD.length);
    expect(await cells(1)).toBe('1 9 8 9');
    expect(await cells(2)).toBe('2 pile burned 9 8 7');
    expect(await cells(3)).toBe('3 13 picked up 8 7');
    expect(await barriersOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await get('history-screen').waitFor();
  });

  it('and calls who played alone without a name as the list of tables does', async () => {
    await openRound();
    const { table } = PLAYS.over;
    const [first, ...others] = table.seats;
    const bot = table.play.seats[2]!;
    const play = {
      ...table.play,
      you: null,
      mine: [],
      seats: table.seats.map((_, i) => (i === 0 ? { ...bot, occupant: { who: 'phone' } } : bot)),
    };
    const then = { ...table, seats: [{ ...first!, name: 'Person 1' }, ...others], play };
    const named = { of: { table: 'past-2', round: 2 }, table: then };
    stage.tell(JSON.stringify({ type: 'log', lines: LOG, held: HELD.map((row) => [...row, 9]), named }));
    await expect.poll(() => page.locator('main').innerText()).toContain('You play');
    expect(await page.locator('main').innerText()).not.toMatch(/(Person|Player) 1/);
  });

  it.each(LIGHTS)('has no barrier in %s', async (colorScheme) => {
    await page.emulateMedia({ colorScheme });
    for (const name of SEEN) {
      await go(name);
      expect([name, await barriersOn(page)]).toEqual([name, []]);
    }
  });

  it('has its ladder of titles beside the scores', async () => {
    await go('scoresPast');
    const rungs = await get('ladder').locator('> li').allInnerTexts();
    expect(rungs.map((text) => text.split(/\s+/).join(' '))).toEqual([
      ...['emperor', 'king', 'prince', 'duke 2 Bo', 'lord 4 Di'],
      'no title yet 1 Ann 3 Cy 5 Maximiliana-Alexandra',
    ]);
  });
});
