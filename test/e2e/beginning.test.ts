import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, openPlain } from '../support/browser.ts';
import { CHROMIUM } from '../support/chromium.ts';
import { press } from '../support/in-menu.ts';
import { type Served, serve } from '../support/program.ts';
import { makePty, type Pty } from '../support/pty.ts';
import { describeWith } from '../support/tools.ts';

let pty: Pty;
let served: Served;
let browser: Browser;

/** A round from the deal to its first card, with nothing but the scanner and, where people are changed, the page. */
describeWith(['socat', CHROMIUM], 'before the first card', () => {
  beforeAll(async () => {
    pty = await makePty();
    const seats = ['--rules', 'encyclopedia', '--seats', 'Ann,Bo,Cy'];
    served = await serve([...seats, '--scanner', pty.path, '--quiet', '60000']);
    browser = await openPlain(served.address);
    await shows('scanner', 'state', 'open');
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    await served?.stop();
    await pty?.close();
  });

  const scan = (...codes: readonly string[]) => pty.write(codes.map((code) => `${code}\r\n`).join(''));
  const shows = (id: string, data: string, value: string) =>
    browser.page.waitForSelector(`[data-testid="${id}"][data-${data}="${value}"]`, {
      state: 'attached',
      timeout: 20_000,
    });
  /** The same code again at once is the scanner's echo. */
  const noEcho = () => sleep(1200);
  const text = (id: string) => browser.page.getByTestId(id).innerText();
  const band = () => text('ruling');

  it('says how to deal, in order', async () => {
    const dealer = (await browser.page.locator('.seat:has(.badge) .name').innerText()).trim();
    const said = await text('dealing');
    expect(await text('turn')).toBe(`${dealer} deals`);
    expect(said.match(/\d+ are left|face down, in a row|more face up|more for the hand/g)).toEqual([
      'face down, in a row',
      'more face up',
      'more for the hand',
      '25 are left',
    ]);
  });

  it('people change places and names on the page', async () => {
    const { page } = browser;
    await press(page, 'people-button');
    await page.getByTestId('sit-down-1').click();
    await expect.poll(() => page.getByTestId('rename-1').inputValue()).toBe('Bo');
    await page.getByTestId('rename-1').fill('ann');
    await page.keyboard.press('Enter');
    await shows('people-fault', 'code', 'SAME_NAME');
    await page.getByTestId('rename-1').fill('Ben');
    await page.keyboard.press('Enter');
    await page.getByTestId('seat-Ben').waitFor({ state: 'attached' });
    await page.getByTestId('close-people').click();
    await page.getByTestId('people').waitFor({ state: 'detached' });
    expect(await page.locator('.seat .name').allInnerTexts()).toEqual(['Ben', 'Ann', 'Cy']);
  });

  it('asks who starts, and goes on to the next fallback and back', async () => {
    expect(await band()).toContain('Deal the cards');
    await browser.page.getByTestId('dealt').click();
    await expect.poll(band).toContain('Who has a 3 face up?');
    await scan('CMD:NO');
    await expect.poll(band).toContain('Now: who has a 3 in hand?');
    await browser.page.getByTestId('dealing').waitFor({ state: 'detached' });
    await browser.page.getByTestId('nobody-has-it').click();
    await expect.poll(band).toContain('Now: who has a 4 face up?');
    await browser.page.getByTestId('undo').click();
    await expect.poll(band).toContain('Now: who has a 3 in hand?');
  });

  it('face-up cards are scanned before and after the exchange; what went is known in the hand', async () => {
    await scan('CMD:FACEUP', '7C', '8C', '9C', '7D', '8D', '9D', '7H', '8H', '9H');
    await shows('notice', 'code', 'allRegistered');
    await scan('CMD:FACEUP');
    await browser.page.waitForSelector('[data-testid="registering"][data-again="true"]');
    const first = (await browser.page.getByTestId('registering').getAttribute('data-seat'))!;
    await noEcho();
    await scan('7C', '8C', '3C', 'CMD:DONE');
    // Only once the first was heard: a busy machine reads both at once, and the second would be an echo.
    await browser.page.waitForSelector(`[data-testid="registering"]:not([data-seat="${first}"])`);
    await noEcho();
    await scan('CMD:DONE');
    await shows('notice', 'code', 'exchangeKnown');
    await shows(`seat-${first}`, 'known', '9C');
    expect(await band()).toContain(`${first} has a 3 and starts`);
  });

  it('whoever has the right lays a card, and the round has begun', async () => {
    await noEcho();
    await scan('3C', 'CMD:DONE');
    await shows('ruling', 'verdict', 'illegal');
    await scan('CMD:UNDO', '9C', 'CMD:DONE');
    await shows('ruling', 'verdict', 'legal');
    await shows('pile', 'cards', '9C');
  });
});
