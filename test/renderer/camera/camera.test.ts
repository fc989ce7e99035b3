import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Settings } from '../../../src/protocol/settings.ts';
import { drawnDeck } from '../../camera/scene/drawn-deck.ts';
import { type Browser, openBrowser } from '../../support/browser.ts';
import { CHROMIUM } from '../../support/chromium.ts';
import { describeWith } from '../../support/tools.ts';
import { filmSwitches, tableWith, writeStills } from '../camera-film.ts';
import { setUpCamera, withCamera } from '../camera-fixtures.ts';
import { FIXTURES, lobby, ruling } from '../fixtures.ts';
import { data } from '../look.ts';
import { BLUE, goTo, type ScreenFixture } from '../screens.ts';
import { makeStage, type Stage } from '../stage.ts';

/** Two cards on the pile, and one beside its region. */
const TABLE = tableWith([
  { card: '7H', x: -30, y: -8, rotation: 12 },
  { card: 'TD', x: 20, y: 4, rotation: -9 },
  { card: 'KS', x: 112, y: 4, rotation: 20 },
]);

/** Whatever the page and its worker have asked for, from where ever. */
const asked = new Set<string>();
const OURS = /^(http:\/\/localhost:\d+\/|data:image\/)/;

let folder: string;
let stage: Stage;
let browser: Browser;
let page: Page;

type Heard = { readonly type: string } & Record<string, unknown>;
const heard = (type: string): Heard[] => (stage.heard as Heard[]).filter((one) => one.type === type);
const cameraHeard = () =>
  (heard('settings').at(-1) as unknown as { settings: Settings } | undefined)?.settings.camera;
const id = (name: string) => page.getByTestId(name);
const shows = (name: string, attribute: string, value: string) =>
  page.waitForSelector(`[data-testid="${name}"][data-${attribute}="${value}"]`, { timeout: 20_000 });
const go = (fixture: ScreenFixture) => goTo(page, stage, fixture);
const watch = { mode: 'watch' } as const;
const emptyTable = { ...FIXTURES.middle, pile: [] };

const close = async () => {
  await browser?.close();
  await stage?.close();
};

describeWith([CHROMIUM], 'a camera that looks down on a table', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'burnpile-film-'));
    const film = join(folder, 'table.mjpeg');
    writeStills(film, [{ scene: TABLE, seconds: 1 }]);
    stage = await makeStage();
    browser = await openBrowser(stage.address, { width: 1366, height: 768 }, filmSwitches(film));
    page = browser.page;
    page.context().on('request', (request) => asked.add(request.url()));
  }, 60_000);
  afterAll(async () => {
    await close();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(() => {
    stage.heard.length = 0;
  });

  it('is set up: what is read stands over the picture, with how well it can be read; nothing is played', async () => {
    // From home: whether a card is played before the camera of a table is set up, depends on how quick the page is.
    await go({ table: null, lobby: withCamera(watch), act: setUpCamera });
    stage.show(emptyTable, withCamera(watch));
    await expect
      .poll(async () => new Set((await data(page, 'found')).codes?.split(' ')))
      .toEqual(new Set(['7H', 'TD', 'KS']));
    await shows('advice', 'code', 'fine');
    expect(await id('advice').innerText()).toMatch(/a square of the code is [5-9]\.\d px wide/);
    await shows('camera-headline', 'read', 'true');
    expect(await page.locator('.camera-steps .card:not(.gap)').count()).toBe(3);
    expect(await id('camera-go-on').getAttribute('class')).toContain('primary');
    expect(await id('read').innerText()).toContain('10♦');
    await id('camera-more').click();
    expect(await id('camera-device').locator('option').count()).toBe(2);
    await id('close-camera-sheet').click();
    await expect.poll(() => heard('camera').at(-1)).toMatchObject({ state: 'open', sight: 'clear' });
    await page.waitForTimeout(1500);
    expect(heard('seen')).toEqual([]);
  });

  it('its regions are moved by keyboard and pointer, and kept', async () => {
    await go({ table: emptyTable, lobby: withCamera(watch), act: setUpCamera });
    await page.getByRole('button', { name: 'Move: Pile' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => cameraHeard()?.pile).toEqual({ x: 0.255, y: 0.2, width: 0.5, height: 0.6 });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+ArrowDown');
    await expect.poll(() => cameraHeard()?.pile).toEqual({ x: 0.255, y: 0.25, width: 0.5, height: 0.55 });
    await page.getByRole('button', { name: 'Bottom right corner: Pile' }).press('Shift+ArrowLeft');
    await expect.poll(() => cameraHeard()?.pile).toEqual({ x: 0.255, y: 0.25, width: 0.45, height: 0.55 });

    const count = heard('settings').length;
    const picture = (await id('camera-picture').boundingBox())!;
    const box = (await id('region-pile').boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + 0.1 * picture.width, box.y + box.height / 2, { steps: 4 });
    expect(heard('settings')).toHaveLength(count);
    await page.mouse.up();
    await expect.poll(() => cameraHeard()?.pile.x).toBeCloseTo(0.355, 2);
    await expect.poll(() => cameraHeard()?.pile.width).toBe(0.45);
  });

  it('how it is used counts at once: regions of face-up cards, how long cards lie still, evidence', async () => {
    const pictures = { evidence: { ...lobby.evidence, pictures: 3 } };
    await go({ table: emptyTable, lobby: withCamera(watch, pictures), act: setUpCamera });
    await id('face-up-2').click();
    await expect.poll(() => cameraHeard()?.faceUp).toMatchObject([null, { width: 0.2 }]);
    await page.getByRole('button', { name: 'Move: Bo, face-up' }).press('ArrowUp');
    await id('face-up-2').click();
    await expect.poll(() => cameraHeard()?.faceUp).toEqual([]);
    await id('camera-more').click();
    await id('still').fill('2');
    await expect.poll(() => cameraHeard()?.still).toBe(2000);
    await id('evidence').click();
    await expect.poll(() => cameraHeard()?.evidence).toBe(true);
    await id('camera-size').selectOption('1280 × 720');
    await expect.poll(() => cameraHeard()).toMatchObject({ width: 1280, height: 720 });
    await id('delete-pictures').click();
    expect(heard('deletePictures')).toEqual([]);
    await id('delete-pictures-sure').click();
    await expect.poll(() => heard('deletePictures')).toHaveLength(1);
    await id('close-camera-sheet').click();
    await id('camera-off').check({ force: true });
    await expect.poll(() => heard('camera').at(-1)).toMatchObject({ state: 'off' });
    await page.keyboard.press('Escape');
    await id('turn').waitFor();
  });

  it('at a table tells once what lies on the pile, then that it lies still; what lay there already is not told', async () => {
    await go({ table: { ...emptyTable, pile: ['7H'] }, lobby: withCamera(watch) });
    await expect
      .poll(() => heard('seen').map(({ seen }) => seen), { timeout: 20_000 })
      .toEqual([{ what: 'laid', texts: ['TD'] }, { what: 'settled' }]);
    await shows('camera', 'code', 'clear');
    await page.waitForTimeout(1000);
    expect(heard('seen')).toHaveLength(2);
  });

  it('tells it again to a table that was lost, and how it is itself', async () => {
    await go({ table: { ...emptyTable, pile: ['7H'] }, lobby: withCamera(watch) });
    await expect.poll(() => heard('seen').length, { timeout: 20_000 }).toBeGreaterThan(0);
    stage.drop();
    await shows('connection', 'state', 'lost');
    stage.heard.length = 0;
    stage.open();
    await expect.poll(() => heard('camera').at(-1)).toMatchObject({ state: 'open' });
    await expect
      .poll(() => heard('seen').map(({ seen }) => seen)[0], { timeout: 20_000 })
      .toEqual({ what: 'laid', texts: ['TD'] });
  });

  it('reads a deck that has codes of its own as soon as it was told what they mean', async () => {
    const own = withCamera(watch);
    const withDeck = { ...own, settings: { ...own.settings, deck: 'blue-deck' } };
    await go({ table: null, lobby: withDeck, act: setUpCamera });
    await expect.poll(() => heard('deckCodes').length).toBeGreaterThan(0);
    await page.waitForTimeout(700);
    expect((await data(page, 'found')).codes).toBe('');
    stage.tell(JSON.stringify({ type: 'deckCodes', codes: [['7H', 'AC']], faces: [] }));
    await expect.poll(() => id('read').innerText()).toContain('A♣');
    expect(await id('read').innerText()).not.toContain('7♥');
  });

  it.each(['filter', 'reader'])(
    'reads labels without the %s of unmarked cards, and says so',
    async (model) => {
      const files = `**/${model}-*.onnx`;
      await page.context().route(files, (route) => route.abort());
      await go({ table: null, lobby: withCamera(watch), act: setUpCamera });
      await expect
        .poll(async () => new Set((await data(page, 'found')).codes?.split(' ')))
        .toEqual(new Set(['7H', 'TD', 'KS']));
      expect(await id('labels-only').innerText()).toContain('Unmarked cards can’t be read here');
      expect(await id('teach').isDisabled()).toBe(true);
      await page.context().unroute(files);
      await go({ table: null, lobby: withCamera(watch), act: setUpCamera });
      await expect.poll(async () => (await data(page, 'found')).codes).toContain('7H');
      expect(await id('labels-only').count()).toBe(0);
    },
  );

  it('asks again how the cards of the deck are read once it was changed, in whatever window', async () => {
    const own = withCamera(watch);
    const withDeck = (version: string) => ({
      ...own,
      settings: { ...own.settings, deck: BLUE.id },
      decks: { ...own.decks, decks: [{ ...BLUE, version }] },
    });
    await go({ table: null, lobby: withDeck('1'), act: setUpCamera });
    await expect.poll(() => heard('deckCodes').length).toBeGreaterThan(0);
    const { length } = heard('deckCodes');
    stage.show(null, withDeck('1'));
    stage.show(null, withDeck('2'));
    await expect.poll(() => heard('deckCodes').length).toBe(length + 1);
  });

  it('brings a picture of the pile, where evidence is kept', async () => {
    await go({ table: emptyTable, lobby: withCamera({ ...watch, evidence: true }) });
    await expect.poll(() => heard('seen').length, { timeout: 20_000 }).toBeGreaterThan(0);
    const { seen } = heard('seen')[0] as unknown as { seen: { picture: string } };
    const size = await page.evaluate(async (picture) => {
      const image = new Image();
      image.src = `data:image/jpeg;base64,${picture}`;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, seen.picture);
    expect(size).toEqual([640, 432]);
  });

  it('is had by one window; another may take it', async () => {
    await go({ table: null, lobby: withCamera(watch), act: setUpCamera });
    await expect.poll(() => heard('camera').at(-1)?.state).toBe('open');
    const other = await browser.newPage();
    await other.goto(stage.address);
    await setUpCamera(other);
    await other.waitForSelector('[data-testid="no-picture"][data-code="elsewhere"]');
    await other.getByTestId('take-here').click();
    await other.getByTestId('camera-video').waitFor();
    await shows('no-picture', 'code', 'elsewhere');
    await other.close();
    await id('camera-video').waitFor();
  });

  it('one that goes away is told, and taken up when it is back', async () => {
    await go({ table: null, lobby: withCamera(watch), act: setUpCamera });
    await id('camera-video').waitFor();
    await page.evaluate(() => {
      const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
      let isGone = true;
      navigator.mediaDevices.getUserMedia = async (wished) => {
        if (isGone) throw new DOMException('', 'OverconstrainedError');
        return open(wished);
      };
      Object.assign(window, {
        bringBack() {
          isGone = false;
          navigator.mediaDevices.dispatchEvent(new Event('devicechange'));
        },
      });
      const video = document.querySelector<HTMLVideoElement>('[data-testid="camera-video"]')!;
      (video.srcObject as MediaStream).getTracks()[0]!.dispatchEvent(new Event('ended'));
    });
    await shows('no-picture', 'code', 'lost');
    expect(await id('no-picture').innerText()).toContain('Plug it in again: it continues by itself.');
    await expect.poll(() => heard('camera').at(-1)).toMatchObject({ state: 'lost' });
    await page.evaluate(() => (window as unknown as { bringBack: () => void }).bringBack());
    await id('camera-video').waitFor();
    await expect.poll(() => heard('camera').at(-1)).toMatchObject({ state: 'open' });
  });

  it('has nothing to complain of but what was done to it, and has spoken to nobody but us', () => {
    expect(browser.complaints.filter((text) => !/WebSocket/.test(text))).toEqual([]);
    // The decoder and the runtime of the network.
    expect([...asked].filter((address) => address.endsWith('.wasm'))).toHaveLength(2);
    for (const address of asked) expect(address).toMatch(OURS);
  });
});

describeWith([CHROMIUM], 'a camera that hangs too high over a dim table', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'burnpile-film-'));
    const film = join(folder, 'far.mjpeg');
    const camera = { ...TABLE.camera, scale: 1.9 };
    writeStills(film, [{ scene: { ...TABLE, camera, light: { ...TABLE.light, level: 0.3 } }, seconds: 1 }]);
    stage = await makeStage();
    browser = await openBrowser(stage.address, { width: 1366, height: 768 }, filmSwitches(film));
    page = browser.page;
  }, 60_000);
  afterAll(async () => {
    await close();
    await rm(folder, { recursive: true, force: true });
  });

  it('is told the first thing to do about it', async () => {
    await go({ table: null, lobby: withCamera(watch), act: setUpCamera });
    // One line: the light comes first, as the rest is measured in it.
    await shows('advice', 'code', 'tooDark');
    expect(await id('advice').innerText()).toContain('switch on a light');
    const last = await page.locator('.camera-steps li').last().boundingBox();
    expect(last!.y + last!.height, 'all the steps are in sight beside the advice').toBeLessThan(768);
  });
});

describeWith([CHROMIUM], 'a camera above cards without labels', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'burnpile-film-'));
    const film = join(folder, 'unmarked.mjpeg');
    const deck = await drawnDeck(['7H', 'TD', 'KS']);
    const camera = { ...TABLE.camera, scale: 2 };
    writeStills(film, [{ scene: { ...TABLE, camera, deck }, seconds: 1 }]);
    stage = await makeStage();
    browser = await openBrowser(stage.address, { width: 1366, height: 768 }, filmSwitches(film));
    page = browser.page;
  }, 60_000);
  afterAll(async () => {
    await close();
    await rm(folder, { recursive: true, force: true });
  });

  it('reads them by their corners, and says how high a card is', async () => {
    await go({ table: null, lobby: withCamera(watch), act: setUpCamera });
    await expect
      .poll(async () => new Set((await data(page, 'found')).codes?.split(' ')), { timeout: 20_000 })
      .toEqual(new Set(['7H', 'TD', 'KS']));
    await shows('advice', 'code', 'fine');
    expect(await id('advice').innerText()).toMatch(/a card is about 1\d\d px high/);
  });

  it('has nothing to complain of', () => expect(browser.complaints).toEqual([]));
});

describeWith([CHROMIUM], 'a camera that sees an empty table', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'burnpile-film-'));
    const film = join(folder, 'empty.mjpeg');
    writeStills(film, [{ scene: tableWith([]), seconds: 1 }]);
    stage = await makeStage();
    browser = await openBrowser(stage.address, { width: 1366, height: 768 }, filmSwitches(film));
    page = browser.page;
  }, 60_000);
  afterAll(async () => {
    await close();
    await rm(folder, { recursive: true, force: true });
  });

  it('tells that the pile is missing, but not where it was burned', async () => {
    const burned = { number: 1, ruling: ruling({ burn: true }), notice: null };
    await go({ table: { ...emptyTable, log: [burned] }, lobby: withCamera(watch) });
    await shows('camera', 'code', 'clear');
    await page.waitForTimeout(5000);
    expect(heard('seen')).toEqual([]);
    stage.show({ ...emptyTable, pile: ['7H'] }, withCamera({ ...watch, still: 900 }));
    await expect
      .poll(() => heard('seen').map(({ seen }) => seen), { timeout: 20_000 })
      .toEqual([{ what: 'missing' }]);
  });
});

describeWith([CHROMIUM], 'a camera that cards are shown to', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'burnpile-film-'));
    const film = join(folder, 'shown.mjpeg');
    const close = { ...TABLE.camera, scale: 9 };
    const held = tableWith([{ card: '7H', x: 14, y: 26, rotation: 3 }], { camera: close });
    writeStills(film, [
      { scene: held, seconds: 1 },
      { scene: tableWith([], { camera: close }), seconds: 2 },
    ]);
    stage = await makeStage();
    browser = await openBrowser(stage.address, { width: 1366, height: 768 }, filmSwitches(film));
    page = browser.page;
  }, 60_000);
  afterAll(async () => {
    await close();
    await rm(folder, { recursive: true, force: true });
  });

  it('gives each code once for as long as it is held up', async () => {
    stage.heard.length = 0;
    await go({ table: emptyTable, lobby: withCamera({ mode: 'show' }) });
    await expect.poll(() => heard('code').length, { timeout: 15_000 }).toBe(2);
    expect(heard('code')[0]).toEqual({ type: 'code', code: '7H', how: 'camera' });
    expect(heard('seen')).toEqual([]);
  }, 20_000);

  it('shows on its own screen what it reads', async () => {
    await go({ table: null, lobby: withCamera({ mode: 'show' }), act: setUpCamera });
    await expect.poll(async () => (await data(page, 'found')).codes, { timeout: 20_000 }).toBe('7H');
    expect(await id('region-pile').count()).toBe(0);
  });

  it('has nothing to complain of', () => {
    expect(browser.complaints).toEqual([]);
  });
});

describeWith([CHROMIUM], 'a camera that can’t be had', () => {
  beforeAll(async () => {
    stage = await makeStage();
    browser = await openBrowser(stage.address, { width: 1366, height: 768 }, [
      '--use-fake-device-for-media-stream',
    ]);
    // One window has the camera at a time.
    await browser.page.goto('about:blank');
  }, 60_000);
  afterAll(close);

  /** The set-up on a fresh page, where the browser answers so. */
  async function without(script: () => void): Promise<void> {
    page = await browser.newPage();
    await page.addInitScript(script);
    await go({ table: null, lobby: withCamera(watch), act: setUpCamera });
  }

  it('a browser that gives no pictures shows everything else, and says so where one is wanted', async () => {
    page = await browser.newPage();
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLVideoElement.prototype, 'requestVideoFrameCallback');
    });
    await go({ table: null, lobby: withCamera({}) });
    await id('home').waitFor();
    stage.show(null, withCamera(watch));
    await setUpCamera(page);
    await shows('no-picture', 'code', 'broken');
    await page.close();
  });

  it('one that gives no pictures any more is told, until they come again', async () => {
    await without(() => {
      const canvas = document.createElement('canvas');
      const pen = canvas.getContext('2d')!;
      let comes = true;
      setInterval(() => comes && pen.fillRect(0, 0, 9, 9), 50);
      navigator.mediaDevices.getUserMedia = async () => canvas.captureStream();
      Object.assign(window, {
        flow(on: boolean) {
          comes = on;
        },
      });
    });
    const flow = (on: boolean) =>
      page.evaluate((on) => (window as unknown as { flow: (on: boolean) => void }).flow(on), on);
    await id('camera-video').waitFor();
    await page.waitForTimeout(2500);
    expect(heard('camera').at(-1)).toMatchObject({ state: 'open' });
    await flow(false);
    await shows('no-picture', 'code', 'paused');
    await expect.poll(() => heard('camera').at(-1)).toMatchObject({ state: 'paused' });
    await flow(true);
    await id('camera-video').waitFor();
    await expect.poll(() => heard('camera').at(-1)).toMatchObject({ state: 'open' });
    await page.close();
  });

  it('whose pictures can’t be read, as the decoder is not there, is let go, and that is told', async () => {
    const film = join(tmpdir(), `burnpile-${process.pid}.mjpeg`);
    writeStills(film, [{ scene: TABLE, seconds: 1 }]);
    const other = await openBrowser('about:blank', { width: 1366, height: 768 }, filmSwitches(film));
    try {
      page = other.page;
      await page.context().route('**/*.wasm', (route) => route.abort());
      await go({ table: null, lobby: withCamera(watch), act: setUpCamera });
      await expect.poll(() => heard('camera').at(-1), { timeout: 20_000 }).toMatchObject({ state: 'broken' });
      await shows('no-picture', 'code', 'broken');
      const next = await other.newPage();
      await next.goto(stage.address);
      await setUpCamera(next);
      // Another window may have it now, and the first says nothing else when a camera comes or goes.
      await next.waitForSelector('[data-testid="no-picture"][data-code="broken"]');
      await next.close();
      await page.evaluate(() => navigator.mediaDevices.dispatchEvent(new Event('devicechange')));
      await page.waitForTimeout(500);
      await shows('no-picture', 'code', 'broken');
      await page.context().unroute('**/*.wasm');
      await id('camera-again').click();
      await setUpCamera(page);
      await shows('advice', 'code', 'fine');
    } finally {
      await other.close();
      await rm(film, { force: true });
    }
  });

  it('refused: told, and tried again by a button', async () => {
    await without(() => {
      let answers = 0;
      const { mediaDevices } = navigator;
      mediaDevices.getUserMedia = async () => {
        answers += 1;
        if (answers === 1) throw new DOMException('', 'NotAllowedError');
        return document.createElement('canvas').captureStream();
      };
    });
    await shows('no-picture', 'code', 'refused');
    await id('camera-again').click();
    await id('camera-video').waitFor();
    await page.close();
  });

  it('is told at the table, with the way to the set-up; so is that of another screen', async () => {
    page = await browser.newPage();
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = async () => {
        throw new DOMException('', 'NotReadableError');
      };
    });
    await go({ table: FIXTURES.middle, lobby: withCamera(watch) });
    await shows('camera', 'code', 'busy');
    expect(await id('camera-notice').innerText()).toContain('Another program is using the camera.');
    await id('camera-set-up').click();
    await shows('no-picture', 'code', 'busy');
    await page.keyboard.press('Escape');
    const there = { camera: { state: 'open', sight: 'moved', label: 'another' } } as const;
    stage.show(FIXTURES.middle, withCamera(watch, there));
    await shows('camera-notice', 'code', 'moved');
    expect(await id('camera-notice').innerText()).toContain('set the frame again');
    await page.close();
  });

  it('not there: told, and taken up when one is plugged in', async () => {
    await without(() => {
      let isThere = false;
      const { mediaDevices } = navigator;
      mediaDevices.getUserMedia = async () => {
        if (!isThere) throw new DOMException('', 'NotFoundError');
        return document.createElement('canvas').captureStream();
      };
      Object.assign(window, {
        plugIn() {
          isThere = true;
          mediaDevices.dispatchEvent(new Event('devicechange'));
        },
      });
    });
    await shows('no-picture', 'code', 'notFound');
    await page.evaluate(() => (window as unknown as { plugIn: () => void }).plugIn());
    await id('camera-video').waitFor();
    await page.close();
  });

  it('not for this page: told, without a button that could not help', async () => {
    await without(() => Object.defineProperty(navigator, 'mediaDevices', { value: undefined }));
    await shows('no-picture', 'code', 'insecure');
    expect(await id('camera-again').count()).toBe(0);
    // Back to the new table, and home.
    await page.keyboard.press('Escape');
    await id('camera-button').waitFor();
    await page.keyboard.press('Escape');
    await id('home').waitFor();
    await page.close();
  });
});
