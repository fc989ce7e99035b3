import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CHROMIUM } from '../support/chromium.ts';
import { haveNetwork } from '../support/network.ts';
import { makePhones, type Phone, type Phones } from '../support/phones.ts';
import { type Served, serve } from '../support/program.ts';
import { describeWith } from '../support/tools.ts';
import { until } from '../support/until.ts';
import { type HostScreen, hostScreen, IN_NETWORK, PATIENCE, setupOf } from './host-screen.ts';

const SIZES = [
  [360, 640],
  [640, 360],
  [390, 844],
  [820, 1180],
  [1180, 820],
] as const;

/** What a finger can't hit: everything that is tapped should be 44 pixels high and wide. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, input, select')]
      .filter((element) => element.checkVisibility() && element.closest('[inert]') === null)
      .flatMap((element) => {
        const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
        return Math.min(width, height) < 43.5 ? [`${element.dataset.testid}: ${width} × ${height}`] : [];
      }),
  );

/** How far a page can be scrolled sideways. */
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Texts in which a phone would zoom when somebody types. */
const zooming = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('input[type="text"], select')]
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.dataset.testid ?? ''),
  );

async function expectFit(page: Page): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    expect([await sideways(page), await tooSmall(page), await zooming(page)], `${width} × ${height}`).toEqual(
      [0, [], []],
    );
  }
}

// Two phones at one table, before the eyes of its host: each step goes on from the one before.
describeWith([CHROMIUM], 'a table that phones come to', () => {
  if (!IN_NETWORK && process.env.CI !== 'true') return it.skip('is in no network here', () => {});
  let program: Served;
  let told: HostScreen;
  let phones: Phones;
  let host: Page;
  let tv: Page;
  let ann: Phone;
  let url: string;
  const seat = (number: number) => told.state().table!.play!.seats[number]!;
  const shown = (page: Page, id: string) => page.getByTestId(id).waitFor({ timeout: PATIENCE });
  const gone = (page: Page, id: string) =>
    page.getByTestId(id).waitFor({ state: 'detached', timeout: PATIENCE });
  const seated = (page: Page, number: number) =>
    page.locator(`[data-testid="play"][data-you="${number}"]`).waitFor({ timeout: PATIENCE });

  let leaveNetwork: () => void;
  beforeAll(async () => {
    leaveNetwork = await haveNetwork();
  }, 600_000);
  beforeAll(async () => {
    program = await serve([]);
    told = await hostScreen(program);
    phones = makePhones();
    host = (await phones.open(program.address)).page;
    await host.setViewportSize({ width: 1366, height: 768 });
  }, 2 * PATIENCE);
  afterAll(async () => {
    told?.close();
    await phones?.close();
    await program?.stop();
    leaveNetwork();
  });

  it('listens to the network only after the host has opened it, at the address that it says', async () => {
    told.say({ type: 'open', register: false, setup: setupOf('palace', ['Ann', 'Bo']) });
    await shown(host, 'play');
    await host.keyboard.press('o');
    await shown(host, 'players');
    const { addresses, url: before } = told.state().lobby.network;
    expect(before).toBe(null);
    await expect(fetch(`http://${addresses[0]}:7778/`)).rejects.toThrow();
    await host.getByTestId('open-network').click();
    await shown(host, 'join-url');
    await until(() => told.state().lobby.network.url !== null, PATIENCE);
    url = told.state().lobby.network.url!;
    expect(await host.getByTestId('qr-code').getAttribute('data-text')).toBe(url);
    expect(url).toContain(await host.getByTestId('join-url').innerText());
    expect((await fetch(url)).status).toBe(200);
  });

  it('shows the code to join on a TV while seats are free, and nobody’s cards', async () => {
    tv = (await phones.open(`${url}#tv`)).page;
    await tv.setViewportSize({ width: 1920, height: 1080 });
    await shown(tv, 'tv');
    await expect.poll(() => tv.getByTestId('tv-join').getAttribute('data-free')).toBe('2');
    expect(await tv.getByTestId('qr-code').getAttribute('data-text')).toBe(url);
    expect(await tv.locator('[data-own]').count()).toBe(0);
  });

  it('lets a phone take a seat under a name, wherever that fits on its screen', async () => {
    ann = await phones.open(url);
    const { page } = ann;
    await shown(page, 'join');
    await expectFit(page);
    await page.getByTestId('own-name').fill('Bo');
    await page.getByTestId('sit-0').click();
    await page.getByTestId('take-seat').click();
    await expect.poll(() => page.getByTestId('unseated').getAttribute('data-code')).toBe('setup');
    // It is said where it can be mended: between the name and the seats.
    const [name, fault, seats] = await Promise.all(
      ['[data-testid="own-name"]', '[data-testid="unseated"]', '[data-testid="sit-0"]'].map((one) =>
        page.locator(one).boundingBox(),
      ),
    );
    expect(fault!.y - (name!.y + name!.height)).toBeLessThan(40);
    expect(seats!.y).toBeGreaterThan(fault!.y + fault!.height);
    await expectFit(page);
    await page.getByTestId('own-name').fill('Annika');
    await page.getByTestId('sit-0').click();
    await page.getByTestId('take-seat').click();
    await seated(page, 0);
    await expectFit(page);
    await page.getByTestId('menu').click();
    await shown(page, 'guest-menu');
    await expectFit(page);
    await page.getByTestId('close-guest-menu').click();
    await expect.poll(() => host.getByTestId('player-0').getAttribute('data-online')).toBe('true');
    expect(await host.getByTestId('player-0').innerText()).toContain('Annika');
    await expect.poll(() => tv.getByTestId('tv-join').getAttribute('data-free')).toBe('1');
  });

  it('has the seat for its phone when that comes back, and a bot in it meanwhile', async () => {
    await ann.page.close();
    await shown(host, 'sit-in-0');
    await host.getByTestId('sit-in-0').click();
    await shown(host, 'give-back-0');
    ann = { ...ann, page: await ann.context.newPage() };
    await ann.page.goto(url);
    await seated(ann.page, 0);
    await gone(host, 'give-back-0');
    await until(() => seat(0).sitIn === null, PATIENCE);
  });

  it('is back by itself after the network was closed and opened again', async () => {
    await host.getByTestId('close-network').click();
    await shown(host, 'open-network');
    await expect.poll(() => ann.page.getByTestId('connection').getAttribute('data-state')).toBe('lost');
    await host.getByTestId('open-network').click();
    await seated(ann.page, 0);
    await until(() => seat(0).online, PATIENCE);
    // It is told to every screen by itself, a moment later to some.
    await until(() => told.state().lobby.network.url === url, PATIENCE);
  });

  it('lets nobody else in while it is locked, but whoever has a seat', async () => {
    await host.getByTestId('lock').click();
    const late = await phones.open(url);
    await shown(late.page, 'nothing');
    await ann.page.reload();
    await seated(ann.page, 0);
    await host.getByTestId('lock').click();
    await shown(late.page, 'join');
    await late.page.getByTestId('look-on').click();
    await shown(late.page, 'play');
    expect(await late.page.locator('[data-own]').count()).toBe(0);
    await late.context.close();
  });

  it('takes a seat from a phone only when it is asked twice, and tells that phone', async () => {
    await host.getByTestId('remove-0').click();
    expect(seat(0).taken).toBe(true);
    await host.getByTestId('remove-yes-0').click();
    await shown(ann.page, 'join-note');
    await until(() => !seat(0).taken, PATIENCE);
    await ann.page.reload();
    await shown(ann.page, 'seat-of-0');
    await host.getByTestId('free-0').click();
    await ann.page.getByTestId('sit-0').click();
    await ann.page.getByTestId('take-seat').click();
    await seated(ann.page, 0);
  });

  it('has a seat free again that its phone has left, once the host says so', async () => {
    const { page } = ann;
    await page.getByTestId('menu').click();
    await page.getByTestId('leave-seat').click();
    await page.getByTestId('leave-seat-yes').click();
    await shown(page, 'seat-of-0');
    await host.getByTestId('free-0').click();
    await shown(page, 'sit-0');
    expect(await page.getByTestId('own-name').inputValue()).toBe('Annika');
  });

  it('has other people play a seat as the host says', async () => {
    await host.getByTestId('occupant-1').selectOption('easy');
    await expect.poll(() => seat(1).occupant).toEqual({ who: 'bot', level: 'easy' });
    await expect.poll(() => tv.getByTestId('tv-join').getAttribute('data-free')).toBe('1');
    await ann.page.getByTestId('sit-0').click();
    await ann.page.getByTestId('take-seat').click();
    await gone(tv, 'tv-join');
  });

  it('is left alone by the keys of a page that only looks on, or is read from far', async () => {
    // The bot makes itself ready in its own time, and then waits for the phone.
    await until(() => seat(0).online && seat(1).ready, PATIENCE);
    const before = told.state().table!.inputs;
    await host.getByTestId('close-players').click();
    await host.keyboard.press('o');
    await host.getByTestId('to-tv').click();
    await shown(host, 'tv');
    for (const page of [tv, host])
      for (const key of ['p', 'd', 'Enter', ' ', 'u', 's', 'h']) await page.keyboard.press(key);
    await host.keyboard.press('Escape');
    await shown(host, 'play');
    expect(told.state().table!.inputs).toBe(before);
    expect(told.refused).toEqual([]);
  });

  it('shows a table with real cards to onlookers, who can touch nothing of it', async () => {
    const { play: _, ...setup } = setupOf('reference', ['Ann', 'Bo', 'Cy']);
    told.say({ type: 'open', register: false, setup });
    const { page } = ann;
    await shown(page, 'onlook');
    const buttons = await page.locator('button').evaluateAll((all) => all.map((one) => one.dataset.testid));
    expect(buttons).toEqual(['mute', 'menu']);
    await expectFit(page);
  });
});
