import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Card } from '../../src/engine/cards.ts';
import { cardName, cards } from '../../src/words/en/cards.ts';
import { type Browser, openPlain } from '../support/browser.ts';
import { CHROMIUM } from '../support/chromium.ts';
import { ALL } from '../support/mode.ts';
import { type Served, serve } from '../support/program.ts';
import { describeWith } from '../support/tools.ts';
import { touch } from './play-steps.ts';
import { listen } from './told.ts';

let program: Served;
let browser: Browser;
let page: Page;

const get = (id: string) => page.getByTestId(id);
const data = (id: string, name: string) => get(id).getAttribute(`data-${name}`);
const hand = () => page.locator('[data-testid^="hand-"]');
const handCards = () => hand().evaluateAll((all) => all.map((one) => one.dataset.own ?? '').toSorted());

/** Sits down at a table for two with these rules: whoever is said is here, the other seat is a bot's. */
async function sitDown(rules: string, ...here: readonly string[]): Promise<void> {
  await get('new-play').click();
  await get(`rules-${rules}`).click();
  while ((await page.locator('.seat-row').count()) > 2) {
    await get('name-3').focus();
    await get('remove-3').click();
  }
  for (const seat of [1, 2]) await get(`who-${seat}`).selectOption(seat <= here.length ? 'here' : 'easy');
  for (const [i, name] of here.entries()) await get(`name-${i + 1}`).fill(name);
  await get('start').click();
  await get('play').waitFor();
}

/** Whether a page names a card, be it for programs or for people. */
function isNamed(html: string, card: Card): boolean {
  const names = [card, cardName(card), cards.named(card)].join('|');
  return new RegExp(`(?<![\\w:])(?:${names})(?!\\w)`).test(html);
}

/** Touches what somebody would until something is so, or the round is over, which is as good if that is said. */
async function playUntil(isSo: () => Promise<boolean>, isOverEnough = false): Promise<void> {
  let touches = 0;
  while (touches < 3000) {
    if (await isSo()) return;
    const came = await touch(page);
    if (came === 'touched') touches++;
    if (came === 'over' && isOverEnough) return;
    if (came === 'over') break;
    if (came === 'waits') await page.waitForTimeout(15);
  }
  if (!(await isSo())) throw new Error(`not so: ${await data('play', 'phase')}`);
}

/** A fitting card of the hand that may be laid alone. */
async function fittingCard(): Promise<string> {
  await playUntil(
    async () => (await page.locator('[data-testid^="hand-"][data-playable="true"]').count()) > 0,
  );
  return (await page
    .locator('[data-testid^="hand-"][data-playable="true"]')
    .first()
    .getAttribute('data-own'))!;
}

const inHand = (card: string) => page.locator(`[data-testid="hand-${card}"]`).count();

describeWith([CHROMIUM], 'a table without a deck on one screen', () => {
  beforeAll(async () => {
    program = await serve([]);
    browser = await openPlain(program.address);
    page = browser.page;
    await get('settings').click();
    await get('pace-off').check();
    await get('back').click();
  }, 60_000);

  afterEach(async () => {
    const isOver = (await get('home-after').count()) > 0;
    if (!isOver) await get('menu').click();
    await get(isOver ? 'home-after' : 'home-button').click();
    if ((await get('leave').count()) > 0) await get('leave').click();
    await get('home').waitFor();
    expect(browser.complaints).toEqual([]);
  });

  afterAll(async () => {
    await browser?.close();
    await program?.stop();
  });

  // Whole games are played by `npm run test:all`.
  it.skipIf(!ALL)(
    'a whole game is played by touching alone, and then another one',
    async () => {
      await sitDown('palace', 'Ann');
      await playUntil(async () => (await data('play', 'phase')) === 'over');
      await get('result').waitFor();
      await get('log-button').click();
      await page.locator('[data-testid="log-lines"] li').first().waitFor();
      // Nothing is put right where the program deals.
      expect(await page.locator('.log-correct').count()).toBe(0);
      await page.keyboard.press('Escape');
      await get('new-round').click();
      await expect.poll(() => data('play', 'phase')).not.toBe('over');
      expect(await hand().count()).toBeGreaterThan(0);
    },
    60_000,
  );

  it('a card is dragged onto the pile', async () => {
    await sitDown('palace', 'Ann');
    await get('ready').click();
    const card = await fittingCard();
    const [from, to] = [await get(`hand-${card}`).boundingBox(), await get('pile').boundingBox()];
    await page.mouse.move(from!.x + 10, from!.y + 10);
    await page.mouse.down();
    await page.mouse.move(to!.x + 40, to!.y + 40, { steps: 5 });
    await expect.poll(() => page.locator('.drag-ghost').count()).toBe(1);
    await page.mouse.up();
    await expect.poll(() => inHand(card)).toBe(0);
    expect(await page.locator('.drag-ghost').count()).toBe(0);
    expect(await get('trail').innerText()).toContain('You');
  });

  it('a card that is let go elsewhere stays in the hand, and isn’t chosen', async () => {
    await sitDown('palace', 'Ann');
    await get('ready').click();
    const card = await fittingCard();
    const from = await get(`hand-${card}`).boundingBox();
    await page.mouse.move(from!.x + 10, from!.y + 10);
    await page.mouse.down();
    await page.mouse.move(from!.x + 10, from!.y - 40, { steps: 5 });
    await page.mouse.up();
    expect(await data(`hand-${card}`, 'selected')).toBe('false');
  });

  it('everything goes by keys alone, and the focus stays at the cards', async () => {
    await page.keyboard.press('p');
    await get('setup').waitFor();
    await get('rules-palace').click();
    await page.keyboard.press('Control+Enter');
    await get('play').waitFor();
    await page.keyboard.press('r');
    const card = await fittingCard();
    const at = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.own);
    await hand().first().focus();
    for (let steps = 0; steps < 30 && (await at()) !== card; steps++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    expect(await data(`hand-${card}`, 'selected')).toBe('true');
    await page.keyboard.press('Enter');
    await expect.poll(() => inHand(card)).toBe(0);
    await expect.poll(at).not.toBeUndefined();
  });

  it('what the rules don’t allow can be tried, and is refused with its reason', async () => {
    await sitDown('palace', 'Ann');
    await get('ready').click();
    const dull = page.locator('[data-testid^="hand-"][data-playable="false"]').first();
    await playUntil(async () => (await data('play', 'turn')) === '0' && (await dull.count()) > 0);
    if ((await get('let-go').count()) > 0) await get('let-go').click();
    const card = await dull.getAttribute('data-own');
    await dull.click();
    await get('lay').click();
    await page.locator('.own-card[data-refused="true"]').waitFor();
    expect(await data('ruling', 'verdict')).toBe('illegal');
    expect(await data('ruling', 'cards')).toBe(card);
    expect(await page.locator('.ruled.no').innerText()).not.toBe('');
    expect(await inHand(card!)).toBe(1);
  });

  it('cards are swapped by two taps, and the swap is taken back', async () => {
    await sitDown('palace', 'Ann');
    // Nothing is taken back once the bot has done something since.
    await page.locator('[data-testid^="seat-"]', { hasText: 'ready' }).first().waitFor();
    const before = await handCards();
    const give = before[0]!;
    const open = page.locator('[data-testid^="face-up-"]').first();
    const take = await open.getAttribute('data-own');
    await get(`hand-${give}`).click();
    await open.click();
    await get(`hand-${take}`).waitFor();
    expect(await get(`face-up-${give}`).count()).toBe(1);
    await get('unmake').click();
    await expect.poll(handCards).toEqual(before);
  });

  it('cards that are to lie face up are chosen, as many as the rules want', async () => {
    await sitDown('everything', 'Ann', 'Bo');
    await get('cover-show').and(page.locator(':not([aria-disabled])')).click();
    await hand().first().waitFor();
    const all = await handCards();
    await expect.poll(() => get('lay').innerText()).toMatch(/0 of 3/);
    const chosen = all.slice(0, 3);
    for (const card of all.slice(0, 4).toReversed()) await get(`hand-${card}`).click();
    expect(await page.locator('[data-testid^="hand-"][data-selected="true"]').count()).toBe(3);
    await get('lay').click();
    // Bo isn’t: with the last one who is, the exchange is over, and nobody is said to be any more.
    await expect.poll(() => get('seat-Ann').textContent()).toContain('ready');
    for (const card of chosen)
      await get('seat-Ann')
        .getByRole('img', { name: cards.named(card as Card) })
        .waitFor();
  });

  it('two people who share the screen never see each other’s cards', async () => {
    const told = listen(page);
    await page.reload();
    await sitDown('palace', 'Ann', 'Bo');
    expect(await data('cover', 'for')).toBe('0');
    expect(await hand().count()).toBe(0);
    /** Looks at the page, and says which cards of somebody else’s hand it names in any way. */
    const look = async (): Promise<string[]> => {
      const { you = null } = told.table()?.play ?? {};
      const html = await page.content();
      // The table may have told more while the page was read.
      if (told.table()?.play?.you !== you) return [];
      return [...told.hands].flatMap(([seat, cards]) =>
        cards
          .filter((card) => seat !== you && !told.seen.has(card) && isNamed(html, card))
          .map((card) => `${card} of ${seat} before ${you}`),
      );
    };
    let looks = 0;
    let covered = 0;
    let cover: number | null = null;
    const lookWell = async () => {
      looks++;
      expect(await look()).toEqual([]);
      const before = cover;
      cover = told.table()?.play?.cover ?? null;
      if (cover === null || cover === before) return;
      covered++;
      if (covered % 4 !== 0) return;
      // While nobody’s hand lies open, nothing else on this screen names one of its cards.
      await get('menu').click();
      await get('log-button').click();
      await page.locator('[data-testid="log-lines"]').waitFor();
      expect(await look()).toEqual([]);
      await page.keyboard.press('Escape');
      await get('play').waitFor();
    };
    await playUntil(async () => {
      await lookWell();
      return !ALL && covered > 4;
    }, ALL);
    expect([...told.hands.keys()].toSorted()).toEqual([0, 1]);
    await page.reload();
    await get('play').waitFor();
    expect(await look()).toEqual([]);
    expect(told.wrong).toEqual([]);
    expect(looks).toBeGreaterThan(ALL ? 15 : 7);
    // A whole round, with the time for a set after each move.
  }, 600_000);
});
