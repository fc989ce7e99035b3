import type { CDPSession } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TimedPress } from '../../src/device/phrase.ts';
import { judgeTestScan } from '../../src/renderer/keyboard.ts';
import { keysOf, scanOf } from '../device/keys.ts';
import { type Browser, openPlain } from '../support/browser.ts';
import { CHROMIUM } from '../support/chromium.ts';
import { describeWith } from '../support/tools.ts';

/** Every letter typed on the page, and every line scanned, in order; what buttons and fields made of it. */
const BODY = `
  <button id="button">press</button> <input id="field"> <input id="slider" type="range" min="0" max="9" value="5">
  <select id="choice"><option>Ann<option>Bo</select> <div id="text" contenteditable></div> <textarea id="area"></textarea>`;

it.each(['CMD:TEST', 'cmd:done', 'CMD:SEAT:2', 'CMD:N7', '2:7H', '10D', 'X1'])(
  'the test scan takes %s for a code',
  (code) => {
    expect(judgeTestScan(scanOf(code, () => 12, '↵')).trouble).toBeNull();
  },
);

it('the test scan takes no other command for a code, nor one of a wrong layout', () => {
  expect(judgeTestScan(scanOf('CMD:HELLO', () => 12, '↵')).trouble).toBe('otherCode');
  expect(judgeTestScan(scanOf('CMD:ZES', () => 12, '↵')).trouble).toBe('otherLayout');
});

/** The module alone, as a page would bundle it. */
async function bundled(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry: 'src/renderer/keyboard.ts', formats: ['iife'], name: 'keyboard' },
    },
  });
  const [first] = [made].flat();
  const chunk = first !== undefined && 'output' in first ? first.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('nothing was bundled');
  return chunk.code;
}

/** What the page keeps of a test. */
interface Kept {
  readonly came: string[];
  readonly presses: readonly TimedPress[];
  readonly report: { readonly trouble: string | null; readonly text: string; readonly gap: number } | null;
}

interface KeyEvent {
  readonly type: 'keyDown' | 'keyUp' | 'rawKeyDown';
  readonly key: string;
  readonly modifiers: number;
  readonly timestamp: number;
  readonly autoRepeat?: boolean;
}

/**
 * How long after its time the last key of a burst comes, in milliseconds. A key that is late makes the page wait for
 * the next one as long as that, so the burst stays whole on a machine that stalls between two of them.
 */
const LATE = 500;
const SHIFT = 8;
const CONTROL = 2;

const codeOf = (key: string): { readonly code: string; readonly windowsVirtualKeyCode: number } => {
  const named = { Enter: 13, Tab: 9, ' ': 32, Shift: 16, CapsLock: 20, Escape: 27 }[key];
  if (named !== undefined) return { code: key === ' ' ? 'Space' : key, windowsVirtualKeyCode: named };
  const upper = key.toUpperCase();
  const code = /[A-Z]/.test(upper) ? `Key${upper}` : /\d/.test(upper) ? `Digit${upper}` : '';
  return { code, windowsVirtualKeyCode: code === '' ? 0 : upper.charCodeAt(0) };
};

describeWith([CHROMIUM], 'the keyboard of a page', () => {
  let browser: Browser;
  let session: CDPSession;
  let code: string;

  beforeAll(async () => {
    code = await bundled();
    browser = await openPlain('about:blank');
    session = await browser.page.context().newCDPSession(browser.page);
  });
  afterAll(() => browser?.close());

  /** Opens a fresh page that listens; D, U and digits are its own keys, and so is Control with Z. */
  async function listen(gap: number | null) {
    const { page } = browser;
    await page.goto('about:blank');
    await page.setContent(BODY);
    await page.addScriptTag({ content: code });
    await page.evaluate((wished) => {
      const it = { came: [] as string[], presses: [] as unknown[], report: null as unknown };
      const { keyboard } = window as unknown as { keyboard: typeof import('../../src/renderer/keyboard.ts') };
      const stop = keyboard.listenToKeys(
        window,
        { gap: wished, isAsked: () => false },
        {
          onLine: (line) => it.came.push(`[${line}]`),
          onTyped: ({ key, command, shift, repeat }) => {
            if (shift || repeat || (command && key !== 'z') || !/^[du\dz]$/.test(key)) return false;
            it.came.push(key);
            return true;
          },
          onPhrase: (presses) => {
            it.presses = [...presses];
            it.report = keyboard.judgeTestScan(presses);
          },
        },
      );
      document.querySelector('#button')!.addEventListener('click', () => it.came.push('pressed'));
      Object.assign(window, { it, stop });
    }, gap);
  }

  const kept = () => browser.page.evaluate(() => (window as unknown as { it: Kept }).it);
  const came = async () => (await kept()).came.join(' ');

  /** When the first of these times is, if the last one was `LATE` ago; the page is older than that. */
  async function zeroOf(keys: readonly TimedPress[]): Promise<number> {
    const ago = LATE + keys.at(-1)!.at;
    await browser.page.waitForFunction((first) => performance.now() > first, ago - keys[0]!.at);
    return Date.now() - ago;
  }

  /** Presses keys at these times as the browser sees them, however slow this machine is: they are sent all at once. */
  async function press(keys: readonly TimedPress[], zero?: number) {
    const start = (zero ?? (await zeroOf(keys))) / 1000;
    const sent: Promise<unknown>[] = [];
    const send = (event: KeyEvent) => sent.push(session.send('Input.dispatchKeyEvent', event));
    for (const { press: key, at } of keys) {
      const plain = key.key.length === 1 && !key.command;
      const text = key.key === 'Enter' ? '\r' : plain ? key.key : undefined;
      const common = {
        key: key.key,
        ...codeOf(key.key),
        modifiers: (key.shift ? SHIFT : 0) + (key.command ? CONTROL : 0),
        timestamp: start + at / 1000,
      };
      send({
        type: text === undefined ? 'rawKeyDown' : 'keyDown',
        ...common,
        ...(text === undefined ? {} : { text, unmodifiedText: text }),
        autoRepeat: key.repeat,
      });
      send({ type: 'keyUp', ...common });
    }
    await Promise.all(sent);
  }
  const scan = (text: string, gap = 8) => press(scanOf(text, () => gap));
  const settled = () => browser.page.waitForTimeout(LATE + 250);
  const focus = (name: string) => browser.page.locator(`#${name}`).focus();
  const contents = (name: string) => browser.page.locator(`#${name}`).inputValue();

  beforeEach(() => listen(50));

  it('a scan is a line, and nothing else', async () => {
    await scan('7H');
    await scan('CMD:SEAT:2', 45);
    await settled();
    await expect.poll(came).toBe('[7H] [CMD:SEAT:2]');
  });

  it('a scan that comes while the page is busy is a line all the same', async () => {
    await browser.page.evaluate(() => {
      setTimeout(() => {
        const end = performance.now() + 400;
        while (performance.now() < end);
      });
    });
    const keys = scanOf('CMD:DONE', () => 8);
    await press(keys, Date.now() - keys[0]!.at);
    await settled();
    await expect.poll(came).toBe('[CMD:DONE]');
  });

  it('a scan whose keys all come late is a line all the same', async () => {
    // Each comes well after its time, and so does the next one.
    const keys = scanOf('CMD:DONE', () => 8);
    const first = Date.now() - 200 - keys[0]!.at;
    for (const key of keys) {
      await press([key], first);
      await browser.page.waitForTimeout(15);
    }
    await settled();
    await expect.poll(came).toBe('[CMD:DONE]');
  });

  it('a scan that the computer tears is a line, and its Enter presses nothing', async () => {
    await focus('button');
    await press(keysOf('7 +5 ⇧H +400 ↵'));
    await settled();
    await expect.poll(came).toBe('[7H]');
    await press(keysOf('⇧C +9 ⇧M +9 ⇧D +9 ⇧: +9 ⇧S +9 ⇧E +300 ⇧A +9 ⇧T +9 ⇧: +9 2 +9 ↵'));
    await settled();
    await expect.poll(came).toBe('[7H] [CMD:SEAT:2]');
  });

  it('a card whose keys come slowly is a line, and presses neither keys of the page nor a button', async () => {
    await focus('button');
    await press(keysOf('3 +180 d +180 ↵'));
    await settled();
    await expect.poll(came).toBe('[3d]');
  });

  it('a focused button is not pressed by the Enter of a scan, only by one of its own', async () => {
    await focus('button');
    await scan('TD');
    await settled();
    await expect.poll(came).toBe('[TD]');
    await press(keysOf('↵'));
    expect(await came()).toBe('[TD] pressed');
    await press(keysOf('␣'));
    expect(await came()).toBe('[TD] pressed pressed');
  });

  it('the page’s keys still work, rolled ones too, and with them Enter on a button', async () => {
    await focus('button');
    await press(keysOf('d +25 u +200 2 +120 ↵ +100 ^z'));
    await settled();
    await expect.poll(came).toBe('d u 2 pressed z');
  });

  it('keys pressed by a person at this machine', async () => {
    await browser.page.keyboard.type('du2', { delay: 120 });
    await settled();
    await expect.poll(came).toBe('d u 2');
  });

  it.each(['field', 'area'])('what is typed or scanned into the %s stays there', async (name) => {
    await focus(name);
    await scan('7H');
    await browser.page.keyboard.type('du', { delay: 120 });
    await settled();
    expect((await contents(name)).replace('\n', '')).toBe('7Hdu');
    expect(await came()).toBe('');
  });

  it('the text of an element and the choice of a list are left alone too', async () => {
    await focus('text');
    await scan('7H');
    expect(await browser.page.locator('#text').innerText()).toContain('7H');
    await focus('choice');
    await browser.page.keyboard.press('b');
    expect(await contents('choice')).toBe('Bo');
    await settled();
    expect(await came()).toBe('');
  });

  it('a slider is no text: a scan is a line there, and arrows move it', async () => {
    await focus('slider');
    await scan('7H');
    await browser.page.keyboard.press('ArrowLeft');
    expect([await came(), await contents('slider')]).toEqual(['[7H]', '4']);
  });

  it('keys that wait are given back when somebody begins to type a text', async () => {
    await press(keysOf('d'));
    await focus('field');
    await browser.page.keyboard.type('x');
    expect([await came(), await contents('field')]).toEqual(['d', 'x']);
  });

  it('a key goes through at once where no scanner types', async () => {
    await listen(null);
    await press(keysOf('d +5 u +5 2'));
    expect(await came()).toBe('d u 2');
    await scan('7H');
    expect(await came()).toBe('d u 2 7');
  });

  it('after the end of it nothing is heard, and what waited is given back', async () => {
    await press(keysOf('d'));
    await browser.page.evaluate(() => (window as unknown as { stop: () => void }).stop());
    expect(await came()).toBe('d');
    await scan('7H');
    await settled();
    await expect.poll(came).toBe('d');
  });

  it('a test scan tells how fast the scanner is', async () => {
    await listen(120);
    await scan('CMD:TEST', 12);
    await browser.page.waitForFunction(() => (window as unknown as { it: Kept }).it.report !== null);
    const { report } = await kept();
    expect(report).toMatchObject({ trouble: null, text: 'CMD:TEST' });
    expect(report!.gap).toBe(50);
    expect(await came()).toBe('[CMD:TEST]');
  });

  it('a test phrase typed by hand is told apart, and its keys stay the page’s', async () => {
    await listen(120);
    await browser.page.keyboard.type('7u', { delay: 200 });
    await browser.page.keyboard.press('Enter');
    await browser.page.waitForFunction(() => (window as unknown as { it: Kept }).it.report !== null);
    expect((await kept()).report).toMatchObject({ trouble: 'tooSlow', text: '7u' });
    expect(await came()).toBe('7 u');
  });
});
