import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, type Settings } from '../../src/protocol/settings.ts';
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
/** The voices of the machine of that page. */
let has: readonly string[] | null = null;
let inputs = 50;

/** Writes down what Chromium is asked to say and to break off; the machine has two voices, or none. */
function overhear(voices: readonly string[]): void {
  const asked: string[] = [];
  Object.assign(window, { asked });
  const { speechSynthesis: synthesis } = window;
  const speak = synthesis.speak.bind(synthesis);
  const cancel = synthesis.cancel.bind(synthesis);
  synthesis.speak = (utterance) => {
    asked.push(
      `${utterance.text} | ${utterance.lang} ${utterance.rate.toFixed(1)} ${utterance.volume.toFixed(1)}`,
    );
    speak(utterance);
  };
  synthesis.cancel = () => {
    asked.push('-');
    cancel();
  };
  synthesis.getVoices = () =>
    voices.map((name) => ({
      name,
      lang: name.slice(0, 5),
      default: false,
      localService: true,
      voiceURI: name,
    }));
  // What a browser doesn't take for a voice of its own can't be set.
  Object.defineProperty(SpeechSynthesisUtterance.prototype, 'voice', {
    get() {
      return this.chosen ?? null;
    },
    set(voice) {
      this.chosen = voice;
    },
  });
}

const VOICES = ['de-DE Grete', 'en-GB Amy'];
const speaking = (changes: Partial<Settings> = {}) => ({
  ...lobby,
  settings: { ...DEFAULT_SETTINGS, speak: true, ...changes },
});
const asked = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked);

/** The next moment of the same game. */
async function show(view: TableView, shown = speaking()): Promise<void> {
  inputs += 1;
  await untilShown(page, () => stage.show({ ...view, inputs }, shown));
}

/** Loads the page, on a machine with these voices. */
async function begin(voices: readonly string[] = VOICES, shown = speaking()): Promise<void> {
  stage.open();
  stage.forget();
  stage.show({ ...FIXTURES.middle, inputs }, shown);
  if (has !== voices) {
    await page?.close();
    page = await browser.newPage();
    await page.addInitScript(overhear, voices);
    has = voices;
  }
  await page.goto(stage.address);
  await untilJoined(page);
}

describeWith([CHROMIUM], 'what is spoken on the page', () => {
  beforeAll(async () => {
    stage = await makeStage();
    browser = await openPlain('about:blank');
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    await stage?.close();
  });

  afterEach(() => {
    expect(browser.complaints.filter((text) => !/WebSocket/.test(text))).toEqual([]);
  });

  it('rulings and questions, each breaking off what is stale; nothing at the first look', async () => {
    await begin();
    expect(await asked()).toEqual([]);
    await show(FIXTURES.burn);
    await show(FIXTURES.question);
    const heard = await asked();
    expect(heard[0]).toBe('-');
    expect(heard[1]).toMatch(/^\w+ plays .*burns the pile.* \| en-GB 1\.0 0\.7$/);
    expect(heard[2]).toBe('-');
    expect(heard[3]).toBe(
      'Did Ann pick up the pile? The three of diamonds should be in the pile. | en-GB 1.0 0.7',
    );
    expect(heard).toHaveLength(4);
  });

  it('what is found out later, once, after the ruling that showed it', async () => {
    await begin();
    const finding = {
      code: 'couldNotPlay',
      entry: 3,
      shownBy: 9,
      seat: 1,
      holder: null,
      byOthers: false,
      oneOf: false,
      off: 0,
      sure: true,
    } as const;
    const turns = { number: 4, shownIn: 10, ruling: null };
    const hindsight: TableView['hindsight'] = [{ ...finding, ...turns, cards: ['9D'] }];
    await show({ ...FIXTURES.burn, hindsight });
    await show({ ...FIXTURES.question, hindsight });
    const heard = (await asked()).filter((one) => one !== '-');
    expect(heard[0]).toMatch(
      /burns the pile.*\. That can’t have been right: Bo could have played: nine of diamonds\./,
    );
    expect(heard[1]).not.toMatch(/can’t have been/);
  });

  it('a ruling again when that is wished; nothing when a table is taken up, or after a lost connection', async () => {
    await begin();
    await show({ ...FIXTURES.burn, ruling: { ...FIXTURES.burn.ruling, id: 30 } });
    await show({ ...FIXTURES.burn, ruling: { ...FIXTURES.burn.ruling, id: 31 } });
    const [, first, , second] = await asked();
    expect(second).toBe(first);
    await show({
      ...FIXTURES.middle,
      turn: FIXTURES.burn.turn,
      ruling: { ...FIXTURES.burn.ruling, id: 31 },
      notice: { id: 90, code: 'resumed', card: null, seat: null, text: null },
    });
    expect(await asked()).toHaveLength(4);
    stage.drop();
    await page.waitForSelector('[data-testid="connection"][data-state="lost"]');
    inputs += 1;
    stage.show({ ...FIXTURES.question, inputs }, speaking());
    await untilShown(page, () => stage.open());
    expect(await asked()).toHaveLength(4);
  });

  it('nothing unless it is switched on; switching off breaks off', async () => {
    await begin(VOICES, lobby);
    await show(FIXTURES.burn, lobby);
    expect(await asked()).toEqual([]);
    await show(FIXTURES.question);
    expect(await asked()).toHaveLength(2);
    await show(FIXTURES.question, lobby);
    expect((await asked()).at(-1)).toBe('-');
  });

  it('a recording that runs faster than it was is not talked along with', async () => {
    await begin();
    const playback = { sample: 'blast', done: 3, total: 9, speed: 4 };
    await untilShown(page, () => stage.show({ ...FIXTURES.middle, inputs, playback }, speaking()));
    await show({ ...FIXTURES.burn, playback });
    expect(await asked()).toEqual([]);
    await show({ ...FIXTURES.question, playback: { ...playback, speed: 1 } });
    expect(await asked()).toHaveLength(2);
  });

  it('with the voice, speed and volume of the settings, which can be tried there', async () => {
    await begin(VOICES, speaking({ voice: 'de-DE Grete', speechRate: 1.5, volume: 0.3 }));
    await show(FIXTURES.burn, speaking({ voice: 'de-DE Grete', speechRate: 1.5, volume: 0.3 }));
    expect((await asked())[1]).toMatch(/ \| de-DE 1\.5 0\.3$/);
    await openSettings(page);
    expect(await page.getByTestId('voice').locator('option').allInnerTexts()).toEqual([
      'this computer’s default',
      'en-GB Amy',
      'de-DE Grete',
    ]);
    await page.getByTestId('listen-voice').click();
    expect((await asked()).at(-1)).toMatch(/^Bo plays the seven of hearts\. It’s Cy’s turn\. \| de-DE/);
    await page.getByTestId('voice').selectOption('en-GB Amy');
    await page.getByTestId('speak').click();
    const settings = () => stage.heard.filter((one) => (one as { type: string }).type === 'settings');
    await expect
      .poll(() => settings().at(-1))
      .toMatchObject({ settings: { voice: 'en-GB Amy', speak: false, volume: 0.3 } });
  });

  it('without any voice the settings say so, and the game goes on', async () => {
    await begin([]);
    await show(FIXTURES.burn);
    await openSettings(page);
    expect(await page.getByTestId('no-voices').innerText()).toMatch(/has no voices/);
    expect(await page.getByTestId('voice').count()).toBe(0);
    await page.getByTestId('speak').click();
  });

  it('a replay only where that is wished', async () => {
    await begin();
    await page.keyboard.press('l');
    stage.tell(
      JSON.stringify({
        type: 'log',
        held: [],
        lines: [
          {
            kind: 'move',
            after: 1,
            number: 1,
            ruling: FIXTURES.burn.ruling,
            notation: { begins: true, text: '1' },
          },
          {
            kind: 'move',
            after: 2,
            number: 2,
            ruling: FIXTURES.burn.ruling,
            notation: { begins: true, text: '2' },
          },
        ],
      }),
    );
    const past = (after: number) =>
      stage.tell(JSON.stringify({ type: 'past', after, table: { ...FIXTURES.burn, inputs } }));
    await page.locator('[data-after="1"] .line-row').click();
    past(1);
    await page.waitForSelector('.is-past');
    expect(await asked()).toEqual([]);
    await page.getByTestId('replay-aloud').click();
    await expect.poll(async () => (await asked()).length).toBe(2);
    await page.keyboard.press('ArrowRight');
    past(2);
    await expect.poll(async () => (await asked()).length).toBe(4);
  });
});
