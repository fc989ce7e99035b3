import { mkdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import type { RulingView, TableView } from '../../src/protocol/view.ts';
import { openBrowser } from '../support/browser.ts';
import { FIXTURES, ruling, skips } from './fixtures.ts';
import { PLAYS } from './play-fixtures.ts';
import { makeStage, type Stage } from './stage.ts';

/** What comes after a table as it stood: a ruling, and how the table is then. */
const after = (table: TableView, told: Partial<RulingView>, then: Partial<TableView> = {}): TableView => ({
  ...table,
  open: null,
  inputs: table.inputs + 1,
  ruling: ruling({ id: 99, draws: 0, ...told }),
  ...then,
});

const { middle } = FIXTURES;
const playing = PLAYS.yourTurn.table;

/** The table before, and after. */
const MOVES: Readonly<Record<string, readonly [TableView, TableView]>> = {
  lands: [
    middle,
    after(
      middle,
      { move: { kind: 'play', seat: 1, cards: ['9C'], stack: null }, draws: 1 },
      { pile: [...middle.pile, '9C'] },
    ),
  ],
  burns: [
    middle,
    after(middle, { move: { kind: 'play', seat: 1, cards: ['TS'], stack: null }, burn: true }, { pile: [] }),
  ],
  pickUp: [
    middle,
    after(middle, { move: { kind: 'pickUp', seat: 2, cards: [], stack: null }, pickedUp: 5 }, { pile: [] }),
  ],
  skips: [
    middle,
    after(
      middle,
      { move: { kind: 'play', seat: 0, cards: ['8H'], stack: null }, effects: [skips(1)] },
      { pile: [...middle.pile, '8H'], turn: 2 },
    ),
  ],
  playBurns: [
    playing,
    after(playing, { move: { kind: 'play', seat: 0, cards: ['TD'], stack: null }, burn: true }, { pile: [] }),
  ],
};

const FRAMES = [60, 200, 350, 500, 700, 850, 1000];

async function film(page: Page, stage: Stage, name: string, [before, then]: readonly [TableView, TableView]) {
  stage.show(before);
  await page.goto(stage.address);
  await page.getByTestId('ruling').waitFor();
  await page.waitForLoadState('networkidle');
  stage.show(then);
  await page.waitForFunction(() => document.getAnimations().length > 0);
  // Each picture takes longer than a frame: time stands still for it.
  for (const at of FRAMES) {
    await page.evaluate((time) => {
      for (const one of document.getAnimations()) {
        one.pause();
        one.currentTime = time;
      }
    }, at);
    await page.screenshot({ path: `screenshots/motion-${name}-${String(at).padStart(4, '0')}.png` });
  }
}

/** Takes pictures of what moves, or of what is named of it: `node scripts/run.mjs test/renderer/motion-shots.ts burns`. */
export async function main(wanted: readonly string[]): Promise<void> {
  const stage = await makeStage();
  const { page, close } = await openBrowser(stage.address);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // What takes a fire away at its end isn't to come while it is looked at.
  await page.clock.install();
  await mkdir('screenshots', { recursive: true });
  for (const [name, tables] of Object.entries(MOVES))
    if (wanted.length === 0 || wanted.includes(name)) await film(page, stage, name, tables);
  await close();
  await stage.close();
}
