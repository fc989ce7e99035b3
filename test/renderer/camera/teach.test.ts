import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Card } from '../../../src/engine/cards.ts';
import type { ClientMessage } from '../../../src/protocol/messages.ts';
import { drawnDeck } from '../../camera/scene/drawn-deck.ts';
import { type Browser, openBrowser } from '../../support/browser.ts';
import { CHROMIUM } from '../../support/chromium.ts';
import { describeWith } from '../../support/tools.ts';
import { filmSwitches, tableWith, writeStills } from '../camera-film.ts';
import { lobby } from '../fixtures.ts';
import { data } from '../look.ts';
import { goTo, SCREENS } from '../screens.ts';
import { makeStage, type Stage } from '../stage.ts';

const CARDS: readonly Card[] = ['7H', 'KS', '4C'];
const GREEN = {
  id: 'g',
  name: 'The green one',
  packs: 1,
  jokers: 0,
  total: 52,
  outdated: false,
  version: '1',
};

let folder: string;
let stage: Stage;
let browser: Browser;
let page: Page;

const id = (name: string) => page.getByTestId(name);
const sent = () =>
  (stage.heard as ClientMessage[]).findLast(
    (one): one is Extract<ClientMessage, { type: 'teachDeck' }> => one.type === 'teachDeck',
  );

describeWith([CHROMIUM], 'a deck that is shown to the camera', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'burnpile-film-'));
    const film = join(folder, 'cards.mjpeg');
    const deck = await drawnDeck(CARDS);
    const shots = CARDS.flatMap((card) => [
      { scene: tableWith([], { deck }), seconds: 1 },
      { scene: tableWith([{ card, x: 4, y: 2, rotation: 8 }], { deck }), seconds: 2 },
    ]);
    writeStills(film, shots);
    stage = await makeStage();
    browser = await openBrowser(stage.address, { width: 1366, height: 768 }, filmSwitches(film));
    page = browser.page;
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await stage?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('card by card, in any order, also while no camera is in use; a name is corrected by one tap', async () => {
    await goTo(page, stage, SCREENS.teach);
    for (const card of CARDS)
      await page.waitForSelector(`[data-testid="taught-${card}"][data-state="shown"]`, { timeout: 40_000 });
    expect(await data(page, 'taught-count')).toMatchObject({ count: '3' });
    // The film begins again: cards that come back are the same cards.
    await page.waitForSelector('[data-testid="last-shown"][data-card="KS"]', { timeout: 20_000 });
    await id('taught-AD').click();
    await page.waitForSelector('[data-testid="taught-AD"][data-state="shown"]');
    await page.waitForSelector('[data-testid="taught-KS"][data-state="missing"]');
    expect(await data(page, 'taught-count')).toMatchObject({ count: '3' });
  }, 90_000);

  it('is kept under its name', async () => {
    await id('taught-name').fill('The green one');
    await id('teach-save').click();
    await expect.poll(() => sent()?.name).toBe('The green one');
    expect(
      sent()!
        .faces.map(([card]) => card)
        .sort(),
    ).toEqual(['4C', '7H', 'AD']);
    const kept = { ...GREEN, missing: [], taught: ['4C', '7H', 'AD'] as Card[] };
    stage.tell(JSON.stringify({ type: 'deckTaught', id: 'g' }));
    stage.show(null, {
      ...lobby,
      settings: { ...lobby.settings, deck: 'g' },
      decks: { ...lobby.decks, decks: [kept] },
    });
    await page.waitForSelector('[data-testid="teach-saved"][data-saved="true"]');
    // What is saved is forgotten here, but for what the film shows after it.
    await page.waitForSelector('[data-testid="taught-AD"][data-state="known"]');
    // Under another name it is still the same deck.
    await page.waitForSelector('[data-testid="teach-save"]:enabled', { timeout: 40_000 });
    await id('taught-name').fill('The red one');
    await page.waitForSelector('[data-testid="teach-saved"][data-saved="false"]');
    await id('teach-save').click();
    await expect.poll(() => sent()).toMatchObject({ id: 'g', name: 'The red one' });
    expect(browser.complaints).toEqual([]);
  }, 60_000);

  it('is forgotten where another deck is taught', async () => {
    await page.waitForSelector('[data-testid="last-shown"][data-card="KS"]', { timeout: 40_000 });
    await id('taught-QD').click();
    await page.waitForSelector('[data-testid="taught-QD"][data-state="shown"]');
    await id('back').click();
    await id('teach').click();
    await page.waitForSelector('[data-testid="taught-QD"][data-state="missing"]');
  }, 60_000);

  it('is not saved where the host refuses, and stays a new deck', async () => {
    await goTo(page, stage, SCREENS.teach);
    await page.waitForSelector('[data-testid="teach-save"]', { timeout: 40_000 });
    await id('taught-name').fill('The green one');
    await page.waitForSelector('[data-testid="teach-save"]:enabled', { timeout: 40_000 });
    const before = stage.heard.length;
    await id('teach-save').click();
    await expect.poll(() => stage.heard.length).toBeGreaterThan(before);
    const kept = { ...GREEN, missing: [], taught: [] };
    const other = { ...lobby, settings: { ...lobby.settings, deck: 'g' } };
    stage.show(null, { ...other, decks: { ...lobby.decks, decks: [kept] } });
    stage.tell(JSON.stringify({ type: 'refused', refusal: { code: 'deckName' } }));
    await page.waitForSelector('[data-testid="connection"][data-trouble="deckName"]');
    expect(await data(page, 'teach-saved')).toMatchObject({ saved: 'false' });
    await id('taught-name').fill('The red one');
    await id('teach-save').click();
    await expect.poll(() => sent()).toMatchObject({ id: null, name: 'The red one' });
  }, 90_000);

  it('is not asked for where unmarked cards can’t be read, and the screen says so', async () => {
    const files = '**/reader-*.onnx';
    await page.context().route(files, (route) => route.abort());
    await goTo(page, stage, SCREENS.teach);
    expect(await id('labels-only').innerText()).toContain('Unmarked cards can’t be read here');
    expect(await id('last-shown').count()).toBe(0);
    expect(await id('teach-save').isDisabled()).toBe(true);
    await page.context().unroute(files);
  }, 60_000);
});
