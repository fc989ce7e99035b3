import type { Page } from 'playwright-core';
import type { RulingView, TableView } from '../../src/protocol/view.ts';
import { touch } from '../e2e/play-steps.ts';
import { drawnCards, drawnParts } from './drawn-cards.tsx';
import type { Go } from './every-screen.ts';
import { FIXTURES, ruling, skips } from './fixtures.ts';
import { PLAYS } from './play-fixtures.ts';
import { askForHint, click, PAST, shown, sitDown, typeCodes } from './real-screens.ts';

/** What only pictures are taken of: more of one kind than every test should look at. */

type Row = readonly [string, Go];
type OnPage = (page: Page) => Promise<void>;

const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** Lays what is drawn over the page, in its styles. */
async function layOver(page: Page, html: string, suits: string): Promise<void> {
  await page.evaluate(
    ([html, chosen]) => {
      // The policy of the page allows for no style in its text.
      const style = new CSSStyleSheet();
      style.replaceSync(`
      .sheet { position: fixed; inset: 0; z-index: 99; display: flex; flex-wrap: wrap; gap: 6px; background: var(--room) }
      .sheet .card { width: 106px }
      .sheet .small .card { display: inline-block; width: 40px }
      .sheet > .icon, .sheet > .chip, .sheet > .mark { width: 64px; height: 64px }
      .sheet .demand-sign { width: 120px }`);
      document.adoptedStyleSheets.push(style);
      document.documentElement.dataset.suits = chosen;
      document.body.insertAdjacentHTML('beforeend', `<div class="sheet">${html}</div>`);
    },
    [html, suits] as const,
  );
  await page.waitForLoadState('networkidle');
}

const drawn =
  (html: () => string, suits: string): Go =>
  async (page, stage) => {
    stage.show(null);
    await page.goto(stage.address);
    await shown(page, 'home');
    await layOver(page, html(), suits);
  };

const pack = (): string => {
  const cards = drawnCards()
    .map(({ html }) => html)
    .join('');
  return `${cards}<span class="small">${cards}</span>`;
};

/** Every card and its back, and what else screens are made of. */
export const CARDS: readonly Row[] = [
  ['cards in two colours', drawn(pack, 'two')],
  ['cards in four colours', drawn(pack, 'four')],
  ['cards and parts', drawn(() => drawnParts(), 'two')],
];

/** A table, and the same after a ruling. */
const after = (
  table: TableView,
  told: Partial<RulingView>,
  then: Partial<TableView>,
): readonly [TableView, TableView] => [
  table,
  { ...table, open: null, inputs: table.inputs + 1, ruling: ruling({ id: 99, draws: 0, ...told }), ...then },
];

const { middle } = FIXTURES;
const playing = PLAYS.yourTurn.table;

const MOVES: Readonly<Record<string, readonly [TableView, TableView]>> = {
  lands: after(
    middle,
    { move: { kind: 'play', seat: 1, cards: ['9C'], stack: null }, draws: 1 },
    { pile: [...middle.pile, '9C'] },
  ),
  burns: after(
    middle,
    { move: { kind: 'play', seat: 1, cards: ['TS'], stack: null }, burn: true },
    { pile: [] },
  ),
  'pick up': after(
    middle,
    { move: { kind: 'pickUp', seat: 2, cards: [], stack: null }, pickedUp: 5 },
    { pile: [] },
  ),
  skips: after(
    middle,
    { move: { kind: 'play', seat: 0, cards: ['8H'], stack: null }, effects: [skips(1)] },
    { pile: [...middle.pile, '8H'], turn: 2 },
  ),
  'play burns': after(
    playing,
    { move: { kind: 'play', seat: 0, cards: ['TD'], stack: null }, burn: true },
    { pile: [] },
  ),
};

/** What moves, so many milliseconds after the table was told: a picture takes longer than a frame, so time stands still. */
export const MOTION: readonly Row[] = Object.entries(MOVES).flatMap(([name, [before, then]]) =>
  [60, 200, 350, 500, 700, 850, 1000].map(
    (at): Row => [
      `motion ${name} ${String(at).padStart(4, '0')}`,
      async (page, stage) => {
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        // What takes a fire away at its end isn't to come while it is looked at.
        await page.clock.install();
        stage.show(before);
        await page.goto(stage.address);
        await shown(page, 'ruling');
        await page.waitForLoadState('networkidle');
        stage.show(then);
        await page.waitForFunction(() => document.getAnimations().length > 0);
        await page.evaluate((time) => {
          for (const one of document.getAnimations()) {
            one.pause();
            one.currentTime = time;
          }
        }, at);
      },
    ],
  ),
);

const houseRules =
  (act: OnPage, id: string): OnPage =>
  async (page) => {
    await page.reload();
    await click(page, 'new-table', 'rules-reference', 'to-house');
    await page.getByTestId('rule-page').waitFor({ state: 'attached' });
    await act(page);
    await page.waitForTimeout(300);
    await page.getByTestId(id).scrollIntoViewIfNeeded();
  };

const HOUSE: readonly Row[] = [
  [
    'house rules laying',
    houseRules(
      (page) =>
        click(
          page,
          ...['group-laying', 'house-beat-direction-down', 'special-T', 'two-things', 'effect-T-reset'],
        ),
      'special-T',
    ),
  ],
  [
    'house rules dealing',
    houseRules(
      (page) => click(page, 'group-players', 'group-dealing', 'group-starting'),
      'house-first-steps',
    ),
  ],
  [
    'house rules problems',
    houseRules(async (page) => {
      await click(page, 'group-drawing', 'house-refill-mode-upTo');
      await page.getByTestId('house-refill-size-value').selectOption('20');
      await click(page, 'special-8', 'two-things', 'effect-8-skip', 'effect-8-again', 'house-save');
    }, 'house-problems'),
  ],
  [
    'house rules texts',
    houseRules(
      (page) => click(page, 'group-laying', 'house-beat-direction-down', 'group-texts'),
      'house-texts',
    ),
  ],
];

const PAST_TABLES: readonly Row[] = [
  ['past list', (page) => click(page, 'history')],
  [
    'statistics of nothing',
    async (page) => {
      await click(page, 'to-statistics');
      await page.getByTestId('filter-deck').selectOption('none');
      await shown(page, 'none-fits');
    },
  ],
  [
    'table of the past ladder',
    async (page) => {
      await click(page, 'to-tables', `look-${PAST}`);
      await page.getByTestId('ladder').scrollIntoViewIfNeeded();
    },
  ],
  [
    'table of the past round',
    async (page) => {
      await click(page, 'read-0');
      await page.getByTestId('log-lines').getByRole('button').first().waitFor();
    },
  ],
  [
    'table of the past moment',
    async (page) => {
      await page.getByTestId('log-lines').getByRole('button').nth(9).click();
      await shown(page, 'as-it-was');
    },
  ],
  ['table of the past start', (page) => press(page, 'Home')],
];

/** In the log, opened afresh. */
const inLog =
  (act: OnPage): OnPage =>
  async (page) => {
    await press(page, 'Escape', 'l');
    await page.waitForSelector('[data-testid="log-lines"] li');
    await act(page);
  };

const LOG: readonly Row[] = [
  [
    'log of a sample',
    async (page) => {
      await page.locator('[data-testid^="watch-"]').first().click();
      await click(page, 'speed-16');
      await page.getByTestId('end-actions').waitFor({ timeout: 60_000 });
      await inLog(async () => {})(page);
    },
  ],
  ['log of a sample moment', inLog((page) => press(page, 'Home', ...Array(9).fill('ArrowRight')))],
  [
    'log of a sample refused',
    inLog(async (page) => {
      await click(page, 'log-refused');
      await page.getByTestId('log-lines').getByRole('button').first().click();
    }),
  ],
  ['log of a sample start', inLog((page) => press(page, 'Home'))],
];

/** At the table, with what lay over it gone. */
const atTable =
  (...ids: readonly string[]): OnPage =>
  async (page) => {
    await press(page, 'Escape');
    await click(page, ...ids);
  };

const typed =
  (...codes: readonly string[]): OnPage =>
  async (page) => {
    await press(page, 'Escape');
    await typeCodes(page, ...codes);
  };

/** Twice the same within half a second would be the scanner repeating itself. */
const twice =
  (code: string, ...codes: readonly string[]): OnPage =>
  async (page) => {
    await typed(code)(page);
    await page.waitForTimeout(600);
    await typeCodes(page, code, ...codes);
  };

const CORRECTING: readonly Row[] = [
  [
    'correct at table',
    async (page) => {
      await sitDown(page);
      await typeCodes(page, 'CMD:SEAT:1', '4H', 'CMD:DONE', '6C', 'CMD:DONE', '9S', '9D', 'CMD:DONE', 'JD');
      await typeCodes(page, 'CMD:DONE', 'QC', 'CMD:DONE', '7S', 'CMD:DONE', 'CMD:UNDO', 'CMD:PICKUP', '5D');
      await typeCodes(page, 'CMD:DONE');
    },
  ],
  ['correct menu', atTable('correct-3')],
  ['correct menu two', atTable('correct-2')],
  ['correct card', atTable('correct-2', 'laid-9D')],
  [
    'correct missing',
    atTable('correct-2', 'missing-before', 'missing-play', 'missing-by-Bo', 'pick-TH', 'pick-TS'),
  ],
  ['correct take back', atTable('correct-2', 'take-back')],
  ['correct now count', atTable('correct-open', 'to-now', 'count-of-Bo', 'count-more')],
  ['correct now stock', atTable('correct-open', 'to-now', 'count-stock')],
  ['correct known', atTable('knowledge')],
  ['correct keys', (page) => press(page, 'Escape', '?')],
  ['correct cursor', twice('CMD:BACK')],
  ['correct cursor said', typed('KD', 'CMD:SEAT:2')],
  ['correct cursor insert', typed('CMD:UNDO', 'CMD:INSERT')],
  ['correct counting', twice('CMD:UNDO', 'CMD:SEAT:2', 'CMD:COUNT', 'CMD:N4')],
  [
    'correct changed',
    async (page) => {
      await typed('CMD:DONE')(page);
      await click(page, 'correct-1', 'add-card', 'pick-6S');
      await shown(page, 'changed');
    },
  ],
  ['correct changed log', (page) => press(page, 'Escape', 'l')],
];

const HINTS: readonly Row[] = [
  [
    'hints cards',
    async (page) => {
      await sitDown(page);
      await typeCodes(page, 'CMD:SEAT:1', '4H', 'CMD:DONE', '6C', 'CMD:DONE', 'JS', 'CMD:DONE');
      await typeCodes(page, 'CMD:PICKUP', '9S', 'CMD:DONE', 'TD', 'CMD:DONE', '7D', 'CMD:DONE');
      await askForHint(page);
    },
  ],
  ['hints advice', askForHint],
];

const HINTS_IN_PLAY: readonly Row[] = [
  [
    'hints in play exchange',
    async (page) => {
      await click(page, 'new-play', 'start');
      await shown(page, 'play');
      await askForHint(page);
    },
  ],
  [
    'hints in play advice',
    async (page) => {
      for (let touches = 0; touches < 40; touches++) {
        const came = await touch(page);
        if (came === 'over') break;
        await page.waitForTimeout(came === 'waits' ? 300 : 100);
      }
      await page.waitForFunction(() => {
        const play = document.querySelector<HTMLElement>('[data-testid="play"]');
        return play?.dataset.moves !== '0' && play?.dataset.you === play?.dataset.turn;
      });
      await askForHint(page);
    },
  ],
  ['hints in play cards', askForHint],
];

/** States that a real host comes to, area by area: in each, one after the other from home on. */
export const MORE_REAL: readonly (readonly Row[])[] = [
  HOUSE,
  PAST_TABLES,
  LOG,
  CORRECTING,
  HINTS,
  HINTS_IN_PLAY,
];
