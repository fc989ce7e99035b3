import type { Page } from 'playwright-core';
import { cutOff } from './cut-off.ts';
import { FIXTURES, lobby } from './fixtures.ts';
import { atTable, free, guestTold, had, hostAt, LONG_NAMES, WAITING } from './phones-fixtures.ts';
import { PLAYS, type PlayFixture } from './play-fixtures.ts';
import { goTo, SCREENS, type ScreenFixture } from './screens.ts';
import { SETTINGS_FIXTURES } from './settings-fixtures.ts';
import { showSettings } from './settings-page.ts';
import type { Stage } from './stage.ts';

/** Shows a screen on a page of a stage. */
export type Go = (page: Page, stage: Stage) => Promise<void>;

const named = <One>(
  prefix: string,
  all: Readonly<Record<string, One>>,
  go: (one: One) => Go,
): readonly (readonly [string, Go])[] =>
  Object.entries(all).map(([name, one]) => [`${prefix} ${name}`, go(one)]);

/** As the page of a screen on the network, which has just come. */
export const guest =
  (id: string, ...told: Parameters<typeof guestTold>): Go =>
  async (page, stage) => {
    await page.goto('about:blank');
    // A phone is told nothing that only the host’s own page is told.
    stage.clear();
    await page.goto(`${stage.address}${id === 'tv' ? '#tv' : ''}`);
    // It may be told before it listens.
    for (let tries = 0; tries < 50; tries++) {
      stage.tell(guestTold(...told));
      await page.waitForTimeout(50);
      if ((await page.getByTestId(id).count()) > 0) break;
    }
    await page.getByTestId(id).waitFor();
  };

const shown =
  (fixture: ScreenFixture): Go =>
  (page, stage) =>
    goTo(page, stage, fixture);

const played =
  ({ table, refusal, act }: PlayFixture): Go =>
  async (page, stage) => {
    await goTo(page, stage, { table, lobby, ...(act && { act }) });
    if (refusal) stage.tell(JSON.stringify({ type: 'refused', refusal }));
  };

const then = (go: Go, act: (page: Page) => Promise<void>): Go => {
  return async (page, stage) => {
    await go(page, stage);
    await act(page);
  };
};

const someFree = atTable(LONG_NAMES, { seats: [free, had, had, free] });

/** Every screen that needs nothing but to be told of, by name: what shows it on a page of a stage. */
export const EVERY_SCREEN: readonly (readonly [string, Go])[] = [
  ...named('screen', SCREENS, shown),
  ...named('table', FIXTURES, (table) => shown({ table, lobby })),
  ...named('play', PLAYS, played),
  ...named('settings', SETTINGS_FIXTURES, (fixture) => async (page, stage) => {
    stage.show(null);
    await page.goto(stage.address);
    await page.getByTestId('home').waitFor();
    await showSettings(stage, page, fixture);
  }),
  ['phone join', guest('join', someFree)],
  ['phone removed', guest('join', someFree, { removed: true, locked: true })],
  ['phone play', guest('play', PLAYS.yourTurn.table)],
  ['phone no table', guest('nothing', null)],
  ['phone waits', guest('waits', WAITING)],
  [
    'phone cut off',
    async (page, stage) => {
      await guest('play', PLAYS.yourTurn.table)(page, stage);
      await cutOff(page, stage);
      await page.getByTestId('cut-off').waitFor();
    },
  ],
  ['phone over', guest('result', PLAYS.over.table)],
  ['phone menu', then(guest('play', PLAYS.yourTurn.table), (page) => page.getByTestId('menu').click())],
  ['tv', guest('tv', someFree)],
  ['tv full', guest('tv', atTable(LONG_NAMES))],
  ['tv pair', guest('tv', { ...atTable(['Ann', 'Bo']), pile: [], ruling: FIXTURES.burn.ruling })],
  ['tv crowd', guest('tv', atTable(['Ann', 'Cy', 'Dee', 'Ed', ...LONG_NAMES]))],
  ['tv over', guest('tv', { ...FIXTURES.finished, play: someFree.play })],
  [
    'host phones',
    then(shown({ table: PLAYS.yourTurn.table, lobby: hostAt('http://192.168.100.200:7778/') }), (page) =>
      page.keyboard.press('o'),
    ),
  ],
];
