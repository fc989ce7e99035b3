import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { CARD_SOUNDS, DEFAULT_SETTINGS, RULING_SOUNDS } from '../../src/protocol/settings.ts';
import type { TableView } from '../../src/protocol/view.ts';
import { type Browser, openPlain } from '../support/browser.ts';
import { CHROMIUM } from '../support/chromium.ts';
import { untilJoined, untilShown } from '../support/revision.ts';
import { describeWith } from '../support/tools.ts';
import { FIXTURES, lobby } from './fixtures.ts';
import { openSettings } from './settings-page.ts';
import { makeStage, type Stage } from './stage.ts';

let stage: Stage;
let browser: Browser;
let page: Page;
let inputs = 50;

/** Counts what the page has really begun to play. */
function countPlayed(): void {
  Object.assign(window, { played: [] });
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (when) {
    (window as unknown as { played: number[] }).played.push(this.frequency.value);
    start.call(this, when);
  };
}

const heard = () =>
  page.evaluate(() => {
    const { sound = null, sounds = '0' } = document.documentElement.dataset;
    return [sound, Number(sounds)];
  });
const heardOfCards = () =>
  page.evaluate(() => {
    const { cardSound = null, cardSounds = '0' } = document.documentElement.dataset;
    return [cardSound, Number(cardSounds)];
  });
const played = () => page.evaluate(() => (window as unknown as { played: number[] }).played.length);

/** The next moment of the same game. */
async function show(view: TableView, shown = lobby): Promise<void> {
  inputs += 1;
  await untilShown(page, () => stage.show({ ...view, inputs }, shown));
}

describeWith([CHROMIUM], 'what is heard on the page', () => {
  beforeAll(async () => {
    browser = await openPlain('about:blank');
  }, 60_000);

  afterAll(() => browser?.close());

  beforeEach(async () => {
    stage = await makeStage();
    stage.show(FIXTURES.middle);
    page = await browser.newPage();
    await page.addInitScript(countPlayed);
    await page.goto(stage.address);
    await untilJoined(page);
  }, 60_000);

  afterEach(async () => {
    expect(browser.complaints.filter((text) => !/WebSocket/.test(text))).toEqual([]);
    await page.close();
    await stage.close();
  });

  it('every ruling by its sound, once; nothing at the first look and after a lost connection', async () => {
    await page.mouse.click(5, 5);
    expect(await heard()).toEqual([null, 0]);
    await show(FIXTURES.burn);
    expect(await heard()).toEqual(['burn', 1]);
    await show(FIXTURES.cannot);
    expect(await heard()).toEqual(['notAllowed', 2]);
    await show(FIXTURES.illegal);
    await show(FIXTURES.fitsOverIllegal);
    expect(await heard()).toEqual(['notAllowed', 2]);
    stage.drop();
    await page.waitForSelector('[data-testid="connection"][data-state="lost"]');
    inputs += 1;
    stage.show({ ...FIXTURES.burn, inputs, ruling: { ...FIXTURES.burn.ruling, id: 30 } });
    await untilShown(page, () => stage.open());
    expect(await heard()).toEqual(['notAllowed', 2]);
    await show(FIXTURES.question);
    expect(await heard()).toEqual(['pleaseCheck', 3]);
  });

  it('is silent until somebody touches the page, and says so; then it is heard', async () => {
    await page.getByTestId('sound-hint').waitFor();
    await show(FIXTURES.burn);
    expect(await played()).toBe(0);
    await page.mouse.click(5, 5);
    await page.getByTestId('sound-hint').waitFor({ state: 'detached' });
    expect(await played()).toBe(0);
    await show(FIXTURES.cannot);
    await expect.poll(played).toBeGreaterThan(0);
  });

  it('a key will do as well, even one of a keyboard scanner', async () => {
    const settings = { ...DEFAULT_SETTINGS, scanner: { kind: 'keyboard', gap: 40 } } as const;
    await show(FIXTURES.middle, { ...lobby, settings });
    await page.keyboard.type('7H\n');
    await page.getByTestId('sound-hint').waitFor({ state: 'detached' });
  });

  it('nothing where sounds are off, not even the hint', async () => {
    const off = { ...lobby, settings: { ...DEFAULT_SETTINGS, sound: false } };
    await show(FIXTURES.middle, off);
    expect(await page.getByTestId('sound-hint').count()).toBe(0);
    await page.mouse.click(5, 5);
    await show(FIXTURES.burn, off);
    expect(await heard()).toEqual([null, 0]);
    expect(await played()).toBe(0);
  });

  it('and that sounds were switched off or on with a key is said, where no switch shows it', async () => {
    const line = page.getByTestId('sound-line');
    const withSound = (sound: boolean) =>
      show(FIXTURES.middle, { ...lobby, settings: { ...DEFAULT_SETTINGS, sound } });
    // Awaited before: it goes by itself.
    const says = (text: string) => line.and(page.getByText(text)).waitFor();
    await withSound(true);
    expect(await line.isVisible()).toBe(false);
    await Promise.all([says('Sound is off'), withSound(false)]);
    await Promise.all([says('Sound is on'), withSound(true)]);
    await line.waitFor({ state: 'hidden' });
    await page.getByTestId('menu').click();
    await withSound(false);
    expect(await line.isVisible()).toBe(false);
  });

  it('cards too, as they are played and burn; a sound that is muted is not', async () => {
    await show(FIXTURES.fits);
    expect(await heardOfCards()).toEqual(['tap', 1]);
    await show(FIXTURES.burn);
    expect(await heardOfCards()).toEqual(['crackle', 3]);
    const settings = {
      ...DEFAULT_SETTINGS,
      mutedSounds: ['tap' as const, 'legal' as const, 'burn' as const],
    };
    await show(FIXTURES.middle, { ...lobby, settings });
    await show({ ...FIXTURES.burn, ruling: { ...FIXTURES.burn.ruling, id: 40 } }, { ...lobby, settings });
    expect(await heardOfCards()).toEqual(['crackle', 4]);
    expect(await heard()).toEqual(['burn', 1]);
  });

  it('each of them on demand, in the settings', async () => {
    await openSettings(page);
    for (const [i, name] of RULING_SOUNDS.entries()) {
      await page.getByTestId(`listen-${name}`).click();
      expect(await heard()).toEqual([name, i + 1]);
    }
    for (const [i, name] of CARD_SOUNDS.entries()) {
      await page.getByTestId(`listen-${name}`).click();
      expect(await heardOfCards()).toEqual([name, i + 1]);
    }
    await expect.poll(played).toBeGreaterThan(0);
  });
});
