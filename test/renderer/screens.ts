import type { Page } from 'playwright-core';
import { type Card, makeDeck } from '../../src/engine/cards.ts';
import type { DeckView, ReplyView } from '../../src/protocol/decks.ts';
import type { KeptView, LobbyView } from '../../src/protocol/lobby.ts';
import type { ClientMessage } from '../../src/protocol/messages.ts';
import type { TableSetup } from '../../src/protocol/setup.ts';
import type { TableView } from '../../src/protocol/view.ts';
import type { At } from '../../src/renderer/store/route.ts';
import { until } from '../support/until.ts';
import { CAMERA_SCREENS } from './camera-fixtures.ts';
import { FIXTURES, lobby, midGame, type ShownLobby } from './fixtures.ts';
import { LEARN_SCREENS } from './learn-fixtures.ts';
import type { Stage } from './stage.ts';

/** The screens around a table, and what lies over one: what the host tells, and what somebody then does. */
export interface ScreenFixture {
  readonly table: TableView | null;
  readonly lobby: ShownLobby;
  readonly act?: (page: Page) => Promise<void>;
  /** What the page asks the host for once the screen stands; the others don't ask, or `act` waits for the answer. */
  readonly asks?: ClientMessage['type'];
}

const setup = (rules: string, names: readonly string[], more: Partial<TableSetup> = {}): TableSetup => ({
  rules,
  options: {},
  names,
  dealer: names.at(-1) ?? '',
  lastLoser: null,
  ...more,
});

/** Last used this many minutes before a page is told of it, however long ago these fixtures were loaded. */
const kept = (id: string, minutes: number, names: readonly string[], rules = 'reference'): KeptView => ({
  id,
  setup: setup(rules, names),
  get begun() {
    return Date.now() - (minutes + 50) * 60_000;
  },
  get last() {
    return Date.now() - minutes * 60_000;
  },
  rounds: 2,
  inputs: 87,
  cut: 0,
  over: false,
  moves: null,
});

const MANY = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Christopherson the Elder'];

const withKept: Required<ShownLobby> = {
  ...lobby,
  kept: [
    { ...kept('newest', 4, ['Ann', 'Bo', 'Cy', 'Di']), moves: 34 },
    kept('older', 60 * 24, ['Ed', 'Flo', 'Gus'], 'blast'),
    kept('oldest', 60 * 24 * 40, MANY),
  ],
  scanner: { kind: 'serial', state: 'open', name: '/dev/ttyACM0', reason: null },
};

const press =
  (...keys: readonly string[]) =>
  async (page: Page) => {
    for (const key of keys) await page.keyboard.press(key);
  };

const home = { table: null, lobby };

export const BLUE: DeckView = {
  id: 'blue-deck',
  name: 'The blue one',
  packs: 2,
  jokers: 2,
  missing: ['7H', 'TD', 'X2', '2:AS'],
  taught: [],
  outdated: false,
  version: '1',
  total: 106,
};

const withDecks: LobbyView = {
  ...lobby,
  lastSetup: setup('reference', ['Ann', 'Bo', 'Cy', 'Łukasz']),
  settings: { ...lobby.settings, deck: 'blue-deck' },
  decks: {
    ...lobby.decks,
    decks: [BLUE, { ...BLUE, id: 'club-deck', name: 'From the club', packs: 1, missing: [], total: 54 }],
    broken: [{ file: 'old.json', fault: 'newerFormat' }],
  },
};

const TAUGHT: DeckView = {
  ...BLUE,
  id: 'green-deck',
  name: 'The green one',
  packs: 1,
  jokers: 0,
  missing: [...makeDeck(1, 0)],
  taught: makeDeck(1, 0).slice(0, 40),
  total: 52,
};

const withTaught: LobbyView = {
  ...withDecks,
  settings: { ...withDecks.settings, deck: 'green-deck' },
  decks: {
    ...withDecks.decks,
    decks: [
      ...withDecks.decks.decks,
      TAUGHT,
      { ...TAUGHT, id: 'old-deck', name: 'Old', taught: [], outdated: true },
    ],
  },
};

const enrolling = (asked: Card | null, reply: ReplyView | null): LobbyView => ({
  ...withDecks,
  scanner: { kind: 'serial', state: 'open', name: '/dev/ttyACM0', reason: null },
  settings: { ...withDecks.settings, scanner: { kind: 'serial', path: '/dev/ttyACM0', baudRate: 9600 } },
  decks: { ...withDecks.decks, enrolling: { id: 'blue-deck', asked, reply } },
});

const openScreen = (name: string) => (page: Page) => page.getByTestId(name).click();

/** What only refereeing needs stands behind its door. */
const openBehind = (name: string) => async (page: Page) => {
  await openScreen('new-table')(page);
  await openScreen(name)(page);
};

/** The camera is open, or there is none. */
const cameraTried = (page: Page) =>
  page.locator('[data-testid="camera-again"], [data-testid="camera-video"]:not([hidden])').waitFor();

/** Shown by fixtures of their own, or filled by a real host alone. */
type FilledElsewhere = 'table' | 'log' | 'tv' | 'house';

/** At least one of every screen, called like it. */
export const SCREENS = {
  ...CAMERA_SCREENS,
  ...LEARN_SCREENS,
  print: {
    table: null,
    lobby: withDecks,
    async act(page: Page) {
      await openBehind('print')(page);
      await page.getByTestId('preview').waitFor();
    },
  },
  printDeck: {
    table: null,
    lobby,
    async act(page: Page) {
      await openBehind('print')(page);
      await page.getByTestId('sheet-deck').click();
      await page.getByTestId('preview').waitFor();
    },
  },
  decks: { table: null, lobby: withDecks, act: openBehind('decks'), asks: 'deckCodes' },
  decksTaught: { table: null, lobby: withTaught, act: openBehind('decks'), asks: 'deckCodes' },
  teach: {
    table: null,
    lobby,
    async act(page: Page) {
      await openBehind('decks')(page);
      await openScreen('teach')(page);
      await cameraTried(page);
    },
  },
  teachMore: {
    table: null,
    lobby: withTaught,
    async act(page: Page) {
      await openBehind('decks')(page);
      await openScreen('teach-green-deck')(page);
      await cameraTried(page);
    },
    asks: 'deckCodes',
  },
  decksNone: { table: null, lobby, act: openBehind('decks') },
  decksEnrolling: {
    table: null,
    lobby: enrolling('2:AS', { id: 4, code: 'enrolled', card: 'TD', text: '123' }),
    act: openBehind('decks'),
    asks: 'deckCodes',
  },
  decksTaken: {
    table: null,
    lobby: enrolling(null, { id: 4, code: 'taken', card: '2:7H', text: '4006381333931' }),
    act: openBehind('decks'),
    asks: 'deckCodes',
  },
  home,
  homeKept: { table: null, lobby: { ...withKept, played: true } },
  homePlayed: { table: null, lobby: { ...lobby, played: true } },
  homeDiscard: {
    table: null,
    lobby: { ...withKept, played: true },
    act: (page: Page) => page.getByTestId('discard-newest').click(),
  },
  homeCut: {
    table: null,
    lobby: {
      ...withKept,
      kept: withKept.kept.map((one, i) => ({ ...one, inputs: 6, cut: [9, 1, 0][i]! })),
    },
  },
  homeUnreadable: { table: null, lobby: { ...lobby, unreadable: 2 } },
  homeSettingsDamaged: { table: null, lobby: { ...lobby, settingsDamaged: true } },
  homeTrouble: { table: null, lobby: { ...withKept, trouble: 'readOnly' as const } },
  setup: { ...home, act: press('n') },
  setupMore: { ...home, act: (page: Page) => press('n')(page).then(() => openScreen('more')(page)) },
  setupPlay: { ...home, act: press('p') },
  setupCrowd: {
    table: null,
    lobby: { ...lobby, lastSetup: setup('reference', [...MANY, 'Ia', 'Jo', 'Kim']) },
    act: press('n'),
  },
  setupUnnamed: { ...home, act: press('n', 'Control+Enter') },
  setupDoubled: {
    ...home,
    act: async (page: Page) => {
      await press('n')(page);
      // What is typed before the field is there goes nowhere.
      await page.locator('[data-testid="name-1"]:focus').waitFor();
      await press('A', 'Enter', 'A', 'Enter', 'Control+Enter')(page);
    },
  },
  setupLast: {
    table: null,
    lobby: { ...lobby, lastSetup: setup('blast', MANY.slice(0, 5)) },
    act: press('n'),
  },
  setupMany: {
    table: null,
    lobby: {
      ...withKept,
      lastSetup: setup('reference', MANY, { options: { 'RE-X1': true, 'RE-20b': true, 'set.max': 2 } }),
    },
    act: press('n'),
    asks: 'testScanner',
  },
  rules: {
    table: null,
    lobby: { ...lobby, lastSetup: setup('reference', MANY.slice(0, 4)) },
    async act(page: Page) {
      await press('F1')(page);
      await page.getByTestId('rule-page').waitFor();
    },
  },
  rulesCompared: {
    table: FIXTURES.middle,
    lobby,
    async act(page: Page) {
      await press('F1')(page);
      await page.getByTestId('rule-page').waitFor();
      await openScreen('compare')(page);
      await page.getByTestId('compare-second').selectOption('blast');
      await page.getByTestId('differences').waitFor();
    },
  },
  scores: { table: FIXTURES.titledOver, lobby, act: press('v') },
  history: { table: null, lobby: { ...lobby, played: true }, act: press('e'), asks: 'history' },
  statistics: {
    table: null,
    lobby: { ...lobby, played: true },
    act: async (page: Page) => {
      await press('e')(page);
      await page.getByTestId('to-statistics').click();
      await page.getByTestId('people').waitFor();
    },
  },
  scoresPast: {
    table: null,
    lobby: { ...lobby, played: true },
    act: async (page: Page) => {
      await press('e')(page);
      await page.getByTestId('look-past-2').click();
      await page.getByTestId('sheet').waitFor();
    },
  },
  scoresFirst: { table: midGame, lobby, act: press('v') },
  setupNext: { table: FIXTURES.titledOver, lobby, act: press('o') },
  settings: { ...home, act: press('s'), asks: 'testScanner' },
  leaving: { table: FIXTURES.middle, lobby, act: press('h') },
  leavingUnkept: {
    table: FIXTURES.middle,
    lobby: { ...lobby, trouble: 'diskFull' as const },
    act: press('h'),
  },
  people: {
    table: { ...FIXTURES.start, canMove: true },
    lobby,
    act: async (page: Page) => {
      await press('o')(page);
      await page.getByTestId('people').waitFor();
    },
  },
  peopleMidGame: {
    table: {
      ...FIXTURES.middle,
      seats: FIXTURES.middle.seats.map((seat, i) => ({ ...seat, away: i === 1 })),
    },
    lobby,
  },
  keys: { table: FIXTURES.middle, lobby: { ...withKept, played: true }, act: press('?') },
  trouble: { table: FIXTURES.illegal, lobby: { ...lobby, trouble: 'noFolder' as const } },
  sampleOver: {
    table: { ...FIXTURES.finished, playback: { sample: 'blast', done: 9, total: 9, speed: 4 } },
    lobby,
  },
} satisfies Record<string, ScreenFixture> & Record<Exclude<At, FilledElsewhere>, ScreenFixture>;
export type ScreenName = keyof typeof SCREENS;

/** Two frames on: what was rendered is painted, and what was to be done after it is done. */
const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
      ),
  );

/** Shows a screen on a fresh page. */
export async function goTo(
  page: Page,
  stage: Stage,
  { table, lobby: shown, act, asks }: ScreenFixture,
): Promise<void> {
  // The page before this one says nothing more.
  stage.forget();
  stage.show(table, shown);
  await page.goto(stage.address);
  await page.waitForSelector(
    '[data-testid="home"], [data-testid="ruling"], [data-testid="result"], [data-testid="play"]',
  );
  await act?.(page);
  // Some screens are fetched when they open.
  await page.locator('main, dialog').first().waitFor();
  // What is heard after this is then of what a test does; a screen that went says so once the next one is painted.
  await until(() => asks === undefined || (stage.heard as ClientMessage[]).some(({ type }) => type === asks));
  await painted(page);
  await stage.caughtUp();
}
