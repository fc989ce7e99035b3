import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LobbyView } from '../../src/protocol/lobby.ts';
import type { Look } from '../../src/protocol/look.ts';
import type { RulingView, TableView } from '../../src/protocol/view.ts';
import { type Browser, openPage } from '../support/browser.ts';
import { CHROMIUM } from '../support/chromium.ts';
import { untilJoined, untilShown } from '../support/revision.ts';
import { describeWith } from '../support/tools.ts';
import { FIXTURES, lobby, ruling, skips } from './fixtures.ts';
import { PLAYS } from './play-fixtures.ts';
import { makeStage, type Stage } from './stage.ts';

let stage: Stage;
let browser: Browser;
let page: Page;

type Shown = Partial<Look & Pick<LobbyView['settings'], 'pace'>>;

const withLook = (look: Shown): LobbyView => ({ ...lobby, settings: { ...lobby.settings, ...look } });

/** Shows a table to a screen that is to look so. */
async function show(look: Shown, table: TableView = FIXTURES.middle): Promise<void> {
  await untilShown(page, () => stage.show(table, withLook(look)));
}

const colour = (selector: string, property: 'color' | 'fill' | 'backgroundColor'): Promise<string> =>
  page.evaluate(([at, name]) => getComputedStyle(document.querySelector(at)!)[name], [
    selector,
    property,
  ] as const);

/** What comes after a table as it stood: a ruling, and how the table is then. */
const after = (table: TableView, told: Partial<RulingView>, then: Partial<TableView>): TableView => ({
  ...table,
  inputs: table.inputs + 1,
  ruling: ruling({ id: 99, draws: 0, ...told }),
  ...then,
});

/** Has the page keep what comes to be seen moving, however soon it is gone again. */
const watch = () =>
  page.evaluate(() => {
    const pictures = new Set<string>();
    const properties = new Set<string>();
    const observer = new MutationObserver(() => {
      for (const one of document.querySelectorAll('body > .flying, body > .hop, body > .fire'))
        pictures.add(['flying', 'hop', 'fire'].find((name) => one.classList.contains(name))!);
      for (const { effect } of document.getAnimations())
        if (effect instanceof KeyframeEffect)
          for (const frame of effect.getKeyframes())
            for (const property of Object.keys(frame)) properties.add(property);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    Object.assign(window, {
      watched: () => {
        observer.disconnect();
        return { pictures: [...pictures].sort(), properties: [...properties] };
      },
    });
  });

const watched = () =>
  page.evaluate(() =>
    (
      window as unknown as { watched(): { pictures: readonly string[]; properties: readonly string[] } }
    ).watched(),
  );

const still = async () => {
  await expect.poll(() => page.locator('.flying, .hop, .fire').count()).toBe(0);
};

/** Moves of every kind at both tables, and the pictures that explain them. */
const { middle } = FIXTURES;
const playing = PLAYS.yourTurn.table;
const MOVES: readonly (readonly [string, TableView, TableView, readonly string[]])[] = [
  [
    'a card is laid at a real table',
    middle,
    after(
      middle,
      { move: { kind: 'play', seat: 1, cards: ['9C'], stack: null } },
      { pile: [...middle.pile, '9C'] },
    ),
    ['flying'],
  ],
  [
    'a pile burns at a real table',
    middle,
    after(middle, { move: { kind: 'play', seat: 1, cards: ['TS'], stack: null }, burn: true }, { pile: [] }),
    ['fire'],
  ],
  [
    'a pile is picked up',
    middle,
    after(middle, { move: { kind: 'pickUp', seat: 2, cards: [], stack: null }, pickedUp: 5 }, { pile: [] }),
    ['flying'],
  ],
  [
    'somebody is skipped',
    middle,
    after(
      middle,
      { move: { kind: 'play', seat: 0, cards: ['8H'], stack: null }, effects: [skips(1)] },
      { pile: [...middle.pile, '8H'], turn: 2 },
    ),
    ['flying', 'hop'],
  ],
  [
    'cards are drawn',
    middle,
    after(middle, { move: { kind: 'pickUp', seat: 0, cards: [], stack: null }, draws: 2 }, {}),
    ['flying'],
  ],
  [
    'a pile burns without a deck',
    playing,
    after(playing, { move: { kind: 'play', seat: 0, cards: ['TD'], stack: null }, burn: true }, { pile: [] }),
    ['fire'],
  ],
  [
    'a card is laid without a deck',
    playing,
    after(
      playing,
      { move: { kind: 'play', seat: 0, cards: ['4H'], stack: null } },
      { pile: [...playing.pile, '4H'] },
    ),
    ['flying'],
  ],
];

const ground = () => colour('body', 'backgroundColor');

describeWith([CHROMIUM], 'how a screen looks', () => {
  beforeAll(async () => {
    stage = await makeStage();
    stage.show(FIXTURES.middle);
    browser = await openPage(stage.address);
    page = browser.page;
    await page.getByTestId('ruling').waitFor();
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    await stage?.close();
  });

  it('is light or dark as the system has it, or as was chosen, whatever the system has', async () => {
    const seen: Record<string, string> = {};
    for (const system of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: system });
      for (const theme of ['system', 'light', 'dark'] as const) {
        await show({ theme });
        seen[`${theme} on ${system}`] = await ground();
      }
    }
    const [light, dark] = ['rgb(245, 242, 233)', 'rgb(26, 18, 13)'];
    expect(seen).toEqual({
      'system on light': light,
      'light on light': light,
      'dark on light': dark,
      'system on dark': dark,
      'light on dark': light,
      'dark on dark': dark,
    });
    await page.emulateMedia({ colorScheme: 'light' });
  });

  it('fetches the words that it speaks, and no others; what could not be had is tried again', async () => {
    const other = await page.context().newPage();
    const fetched = () =>
      other.evaluate(() => {
        const files = performance.getEntriesByType('resource');
        return [...new Set(files.flatMap(({ name }) => /assets\/(en|de)-/.exec(name)?.[1] ?? []))];
      });
    const spoken = () => other.evaluate(() => document.documentElement.lang);
    try {
      await show({ language: 'en' });
      await other.goto(stage.address);
      await untilJoined(other);
      expect([await spoken(), await fetched()]).toEqual(['en', ['en']]);
      await other.route(/assets\/de-/, (route) => route.abort());
      const failed = other.waitForEvent('requestfailed');
      await show({ language: 'de' });
      await failed;
      expect(await spoken()).toBe('en');
      await other.unroute(/assets\/de-/);
      await untilShown(other, () => show({ language: 'de' }));
      expect(await spoken()).toBe('de');
    } finally {
      await other.close();
      await show({ language: 'en' });
    }
  });

  it('a style sheet that could not be had is asked for again', async () => {
    const other = await page.context().newPage();
    const display = () => other.evaluate(() => getComputedStyle(document.querySelector('.referee')!).display);
    try {
      await other.route(/screens-.*css/, (route) => route.abort());
      const failed = other.waitForEvent('requestfailed');
      await show({}, FIXTURES.middle);
      await other.goto(stage.address);
      await failed;
      await other.unroute(/screens-.*css/);
      await untilJoined(other);
      await expect.poll(display).toBe('grid');
    } finally {
      await other.close();
    }
  });

  it('has two colours of suits or four, on cards and in texts', async () => {
    const suits = async () => ({
      hearts: await colour('.card.suit-H', 'fill'),
      diamonds: await colour('.card.suit-D', 'fill'),
      clubs: await colour('.card.suit-C', 'fill'),
      spades: await colour('.card.suit-S', 'fill'),
      diamondSign: await colour('strong .suit-D', 'color'),
    });
    await show({ fourColours: false }, FIXTURES.tightRuling);
    const two = await suits();
    expect([two.hearts, two.clubs]).toEqual([two.diamonds, two.spades]);
    await show({ fourColours: true }, FIXTURES.tightRuling);
    const four = await suits();
    expect(new Set([four.hearts, four.diamonds, four.clubs, four.spades]).size).toBe(4);
    expect([four.hearts, four.spades]).toEqual([two.hearts, two.spades]);
    expect(four.diamondSign).not.toBe(two.diamondSign);
  });

  it('has a picture of every court, each its own, in its own colours', async () => {
    const pictures = await Promise.all(
      ['J', 'Q', 'K'].flatMap((rank) =>
        ['C', 'D', 'H', 'S'].map((suit) => page.request.get(`${stage.address}courts/${rank}${suit}.svg`)),
      ),
    );
    expect(pictures.map((one) => one.headers()['content-type'])).toEqual(Array(12).fill('image/svg+xml'));
    const texts = await Promise.all(pictures.map((one) => one.text()));
    expect(new Set(texts).size).toBe(12);
    for (const text of texts)
      expect(text.match(/(?<=(?:fill|stroke)=")(?!none|#000")[^"]+/g)).toSatisfy((colours: string[]) =>
        colours.every((one) => ['#cf2337', '#f3b63c', '#1d4a78', '#fff'].includes(one)),
      );
  });

  it.each(MOVES)('%s: it is seen, beside what is said of it', async (_, before, then, pictures) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await show({}, before);
    await still();
    await watch();
    await show({}, then);
    // The ruling stands there as soon as the page has heard of it, whatever moves.
    expect(await page.getByTestId('ruling').getAttribute('data-id')).toBe('99');
    const { pictures: seen, properties } = await watched();
    expect(seen).toEqual(pictures);
    const known = [
      'offset',
      'computedOffset',
      'easing',
      'composite',
      'opacity',
      'transform',
      'translate',
      'scale',
      'rotate',
    ];
    expect(properties.filter((one) => !known.includes(one))).toEqual([]);
    expect(properties).toContain('computedOffset');
  });

  it('leaves nothing of it behind', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await show({}, MOVES[1]![1]);
    await show({}, MOVES[1]![2]);
    await still();
  });

  it('where moves come at once, the next one ends what is still to be seen of the one before', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const burned = after(
      playing,
      { move: { kind: 'play', seat: 1, cards: ['TD'], stack: null }, burn: true },
      { pile: [] },
    );
    const next = { ...burned, inputs: burned.inputs + 1, pile: ['9C'] } as TableView;
    const played = ruling({ id: 100, draws: 0, move: { kind: 'play', seat: 1, cards: ['9C'], stack: null } });
    await show({ motion: true, pace: 'off' }, playing);
    await show({ motion: true, pace: 'off' }, burned);
    await show({ motion: true, pace: 'off' }, { ...next, ruling: played });
    await expect.poll(() => page.getByTestId('ruling').getAttribute('data-id')).toBe('100');
    expect(await page.locator('body > .fire').count()).toBe(0);
    await still();
  });

  it('where moves come at once, the hand is seen as soon as the next move has come', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const picked = after(
      PLAYS.blind.table,
      { move: { kind: 'flip', seat: 0, cards: ['9C'], stack: 0 }, failed: true, pickedUp: 6 },
      { pile: [], turn: 1, seats: playing.seats },
    );
    const played = ruling({ id: 100, draws: 0, move: { kind: 'play', seat: 3, cards: ['6C'], stack: null } });
    const next = { ...playing, inputs: picked.inputs + 1, ruling: played } as TableView;
    await show({ motion: true, pace: 'off' }, PLAYS.blind.table);
    await show({ motion: true, pace: 'off' }, picked);
    expect(await page.locator('.turned-card').count()).toBe(1);
    const seen = (part: string) =>
      page.locator(part).evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity));
    expect(new Set(await seen('.own-hand [data-own]'))).toEqual(new Set(['0']));
    await show({ motion: true, pace: 'off' }, next);
    expect(await page.locator('.turned-card').count()).toBe(0);
    expect(new Set(await seen('.own-hand [data-own]'))).toEqual(new Set(['1']));
    await still();
    expect(await seen('.demand-panel')).toEqual(['1']);
  });

  it.each([
    ['the system asks for less of it', 'reduce', true],
    ['none is wanted here', 'no-preference', false],
  ] as const)('nothing moves where %s', async (_, reducedMotion, motion) => {
    await page.emulateMedia({ reducedMotion });
    for (const [, before, then] of MOVES) {
      await show({ motion }, before);
      await watch();
      await show({ motion }, { ...then, direction: 'counterclockwise' });
      expect(await page.getByTestId('ruling').getAttribute('data-id')).toBe('99');
      expect(await watched()).toEqual({ pictures: [], properties: [] });
    }
  });

  it('has every id once, and nothing of it made the browser complain', async () => {
    const ids = () => page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
    await show({}, playing);
    const all = [await ids()];
    await page.keyboard.press('s');
    await page.getByTestId('back').waitFor();
    all.push(await ids());
    for (const each of all) expect(each.filter((id, at) => each.indexOf(id) !== at)).toEqual([]);
    expect(all.flat().length).toBeGreaterThan(10);
    // But for the words that it was kept from fetching.
    expect(browser.complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
  });
});
