import type { Page } from 'playwright-core';
import type { Language } from '../../src/protocol/look.ts';
import type { TableView } from '../../src/protocol/view.ts';
import { doubting, withCamera } from '../renderer/camera-fixtures.ts';
import { EVERY_SCREEN, type Go, guest } from '../renderer/every-screen.ts';
import { FIXTURES, lobby, ruling } from '../renderer/fixtures.ts';
import { MOTION } from '../renderer/more-screens.ts';
import { atTable, free, had } from '../renderer/phones-fixtures.ts';
import { PLAYS } from '../renderer/play-fixtures.ts';
import { click, shown, sitDown, typeCodes } from '../renderer/real-screens.ts';
import { goTo, type ScreenFixture } from '../renderer/screens.ts';

/** The screens and states that a direction for the look may have drawn, each as the program shows it. */

/** What shows a state: on the page of a stage, or from home on at a real host. */
export type Shown = { readonly stage: Go } | { readonly host: (page: Page) => Promise<void> };

const known = new Map<string, Go>([...EVERY_SCREEN, ...MOTION]);

/** By the name that pictures of it have. */
const named = (name: string): Shown => ({
  stage: (page, stage) => {
    const go = known.get(name);
    if (go === undefined) throw new Error(`nothing is called ${name}`);
    return go(page, stage);
  },
});

const fixture = (one: ScreenFixture): Shown => ({ stage: (page, stage) => goTo(page, stage, one) });

const inLanguage = (language: Language) => ({ ...lobby, settings: { ...lobby.settings, language } });

/** A table at which something is ruled while it is looked at: so that it is told as news. */
const news = (before: TableView, changes: Partial<TableView>): Shown => ({
  async stage(page, stage) {
    await goTo(page, stage, { table: before, lobby });
    stage.show({ ...before, inputs: before.inputs + 1, ...changes });
    await page.locator('[data-testid="ruling"][data-id="99"]').waitFor();
  },
});

const { middle, burn, longNames, longNamesMany, eleven } = FIXTURES;
const newBurn = { ...burn.ruling, id: 99 };
const burning = { pile: [], burned: 16, demand: burn.demand, ruling: newBurn };
const guided = (table: TableView): TableView => ({ ...table, play: { ...table.play!, guided: true } });
const finishedHere = PLAYS.over.table;
const lost: TableView = {
  ...finishedHere,
  loser: 0,
  seats: finishedHere.seats.map((_, i) => finishedHere.seats[(i + 1) % finishedHere.seats.length]!),
};

/** As the page of a phone or a TV. */
const guested = (id: string, table: TableView): Shown => ({ stage: guest(id, table) });

const people = ['Ann', 'Bo', 'Cy', 'Dee'];

/** A table in mid-game at a real host. */
async function typed(page: Page): Promise<void> {
  await sitDown(page);
  await typeCodes(page, 'CMD:SEAT:1', '4H', 'CMD:DONE', '6C', 'CMD:DONE', '9S', '9D', 'CMD:DONE', 'JD');
  await typeCodes(page, 'CMD:DONE', 'QC', 'CMD:DONE', '7S', 'CMD:DONE', 'CMD:UNDO', 'CMD:PICKUP', '5D');
  await typeCodes(page, 'CMD:DONE');
}

const log = async (page: Page): Promise<void> => {
  await typed(page);
  await page.keyboard.press('l');
  await page.waitForSelector('[data-testid="log-lines"] li');
};

const editor = async (page: Page): Promise<void> => {
  await click(page, 'new-table', 'rules-palace', 'to-house');
  await page.getByTestId('house-page').or(page.getByTestId('rule-page')).first().waitFor();
};

/** By `PAGE` or `PAGE STATE`, as the direction calls them. */
export const STATES: Readonly<Record<string, Shown>> = {
  home: named('screen homeKept'),
  play: named('play chosen'),
  'play wait': named('play theirTurn'),
  'play burn': news(PLAYS.yourTurn.table, burning),
  'play no': named('play refused'),
  'play menu': fixture({
    table: PLAYS.yourTurn.table,
    lobby,
    act: (page) => page.getByTestId('menu').or(page.getByTestId('more')).first().click(),
  }),
  table: named('table middle'),
  'table legal': news(middle, {
    turn: 2,
    pile: [...middle.pile, '6S'],
    ruling: ruling({ id: 99, move: { kind: 'play', seat: 1, cards: ['6S'], stack: null } }),
  }),
  'table burn': news(middle, burning),
  'table no': named('table illegal'),
  'table question': named('table question'),
  'table correct': {
    async host(page) {
      await typed(page);
      await click(page, 'correct-2');
    },
  },
  'table long': fixture({ table: longNames, lobby: inLanguage('de') }),
  'lesson ask': named('screen lessonFirst'),
  'lesson wrong': named('screen lessonChecked'),
  setup: named('screen setupLast'),
  motion: named('motion burns 0500'),
  end: named('play over'),
  'end lost': fixture({ table: lost, lobby }),
  'end table': named('table titledOver'),
  guided: fixture({ table: guided(PLAYS.yourTurn.table), lobby }),
  'guided swap': fixture({ table: guided(PLAYS.swap.table), lobby }),
  'guided pick': named('play stuck'),
  'guided ten': fixture({ table: { ...guided(PLAYS.yourTurn.table), ...burning }, lobby }),
  learn: named('screen learn'),
  'learn find': { host: (page) => click(page, 'learn', 'hub-house') },
  rules: named('screen rules'),
  'rules compare': named('screen rulesCompared'),
  editor: { host: editor },
  'editor clash': {
    async host(page) {
      await editor(page);
      await click(page, 'group-ending', 'house-end-mode-firstOut', 'house-next-dealer-loser', 'house-save');
      await shown(page, 'house-problems');
    },
  },
  tv: guested('tv', atTable(people)),
  'tv join': guested('tv', atTable(people, { seats: [had, had, free, free] })),
  'tv burn': guested('tv', { ...atTable(people), ...burning }),
  join: guested('join', atTable(people, { seats: [free, had, free, had] })),
  'join wait': named('phone waits'),
  'join back': named('phone cut off'),
  'table-8': fixture({ table: longNamesMany, lobby: inLanguage('de') }),
  'table-11': fixture({ table: eleven, lobby: inLanguage('de') }),
  log: { host: log },
  'log replay': {
    async host(page) {
      await log(page);
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowRight');
    },
  },
  camera: named('screen cameraWatch'),
  'camera good': named('screen cameraShow'),
  'camera doubt': {
    async stage(page, stage) {
      const table = { ...middle, notice: null };
      await goTo(page, stage, { table, lobby });
      // What looks at pictures begins only once the camera is used.
      await page.evaluate(doubting);
      stage.show(table, withCamera({ mode: 'watch' }));
      await page.getByTestId('doubt').waitFor();
    },
  },
  settings: named('screen settings'),
};
