import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAwake } from '../../src/renderer/awake.ts';
import { type Browser, openBrowser } from '../support/browser.ts';
import { CHROMIUM, findChromium } from '../support/chromium.ts';
import { untilJoined } from '../support/revision.ts';
import { describeWith } from '../support/tools.ts';
import { FIXTURES } from './fixtures.ts';
import { makeStage, type Stage } from './stage.ts';

/** A page that can be hidden, in a browser that takes its lock back then, as the standard asks. */
function makeWindow(refuses = false) {
  const locks: { released: boolean; release(): Promise<void> }[] = [];
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const wakeLock = {
    async request() {
      if (refuses || page.visibilityState === 'hidden') throw new DOMException('', 'NotAllowedError');
      const lock = {
        released: false,
        async release() {
          lock.released = true;
        },
      };
      locks.push(lock);
      return lock;
    },
  };
  return {
    awake: makeAwake(wakeLock as unknown as WakeLock, page as unknown as Document),
    asked: () => locks.length,
    held: () => locks.filter(({ released }) => !released).length,
    async show(visibility: 'visible' | 'hidden') {
      page.visibilityState = visibility;
      if (visibility === 'hidden') for (const lock of locks) lock.released = true;
      page.dispatchEvent(new Event('visibilitychange'));
      await settled();
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a screen that is kept awake', () => {
  it('holds one lock for as long as it is wanted', async () => {
    const { awake, asked, held } = makeWindow();
    awake.keep(true);
    awake.keep(true);
    await settled();
    expect([asked(), held()]).toEqual([1, 1]);
    awake.keep(false);
    await settled();
    expect(held()).toBe(0);
  });

  it('has it again after the page was hidden, and only then', async () => {
    const { awake, held, show } = makeWindow();
    awake.keep(true);
    await settled();
    await show('hidden');
    expect(held()).toBe(0);
    await show('visible');
    expect(held()).toBe(1);
    awake.keep(false);
    await settled();
    await show('hidden');
    await show('visible');
    expect(held()).toBe(0);
  });

  it('lets go of a lock that came when nobody wanted it any more', async () => {
    const { awake, asked, held } = makeWindow();
    awake.keep(true);
    awake.keep(false);
    await settled();
    expect([asked(), held()]).toEqual([1, 0]);
  });

  it('goes without where the browser refuses, or knows no such thing', async () => {
    const { awake, show } = makeWindow(true);
    awake.keep(true);
    await show('visible');
    makeAwake(undefined, new EventTarget() as Document).keep(true);
    await settled();
  });
});

describeWith([CHROMIUM], 'the page in a browser', () => {
  let stage: Stage;
  let browser: Browser;

  beforeAll(async () => {
    stage = await makeStage();
    stage.show(null);
    browser = await openBrowser('about:blank', undefined, [], findChromium());
    // Its own lock, only counted.
    await browser.page.addInitScript(() => {
      const request = WakeLock.prototype.request;
      Object.assign(window, { locks: [] });
      WakeLock.prototype.request = async function (...args) {
        const lock = await request.apply(this, args);
        (window as unknown as { locks: WakeLockSentinel[] }).locks.push(lock);
        return lock;
      };
    });
    await browser.page.goto(stage.address);
    await untilJoined(browser.page);
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    await stage?.close();
  });

  const held = () =>
    browser.page.evaluate(() =>
      (window as unknown as { locks: WakeLockSentinel[] }).locks.map(({ released }) => !released),
    );

  it('keeps the screen awake from the first card to the end of the round', async () => {
    expect(await held()).toEqual([]);
    stage.show(FIXTURES.middle);
    await expect.poll(held).toEqual([true]);
    stage.show(FIXTURES.burn);
    stage.show(FIXTURES.finished);
    await expect.poll(held).toEqual([false]);
    expect(browser.complaints).toEqual([]);
  });
});
