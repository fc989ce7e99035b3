import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TableView } from '../../../src/protocol/view.ts';
import { type Browser, openPlain } from '../../support/browser.ts';
import { CHROMIUM } from '../../support/chromium.ts';
import { untilShown } from '../../support/revision.ts';
import { describeWith } from '../../support/tools.ts';
import { lobby } from '../fixtures.ts';
import { PLAYS } from '../play-fixtures.ts';
import { goTo } from '../screens.ts';
import { makeStage, type Stage } from '../stage.ts';

let stage: Stage;
let browser: Browser;
let page: Page;

const get = (id: string) => page.getByTestId(id);
const said = (type: string) => stage.heard.filter((one) => (one as { type: string }).type === type);
const ghosts = () => page.locator('.drag-ghost').count();

/** Shows a table as it comes next, without anything being loaded anew. */
async function comes(table: TableView | null, id: string): Promise<void> {
  stage.show(table);
  await get(id).first().waitFor();
}

/** The middle of an element, where a finger lands. */
async function middleOf(id: string): Promise<readonly [number, number]> {
  const { x, y, width, height } = (await get(id).boundingBox())!;
  return [x + width / 2, y + height / 2];
}

/** Takes a card by its corner and has begun to drag it. */
async function take(id: string): Promise<void> {
  const { x, y } = (await get(id).boundingBox())!;
  await page.mouse.move(x + 10, y + 20);
  await page.mouse.down();
  await page.mouse.move(x + 10, y - 60, { steps: 3 });
  expect(await ghosts()).toBe(1);
}

/** Tells the card that is dragged what a browser tells it. */
const tellCard = (id: string, type: string, more: object) =>
  get(id).evaluate(
    (card, [name, init]) => card.dispatchEvent(new PointerEvent(name, { bubbles: true, ...init })),
    [type, more] as const,
  );

describeWith([CHROMIUM], 'presses and drags on the playing screen', () => {
  beforeAll(async () => {
    stage = await makeStage();
    browser = await openPlain(stage.address);
    page = browser.page;
  }, 60_000);

  beforeEach(() => {
    stage.heard.length = 0;
  });

  afterEach(() => {
    expect(browser.complaints).toEqual([]);
  });

  afterAll(async () => {
    await browser?.close();
    await stage?.close();
  });

  const sizes = [
    [1366, 768],
    [390, 844],
    [360, 640],
    [844, 390],
  ] as const;
  describe.each(sizes)('at %d × %d', (width, height) => {
    it.each(['lay', 'ready'])('a second tap on %s uncovers nobody’s hand', async (id) => {
      await page.setViewportSize({ width, height });
      const { table, act } =
        id === 'ready'
          ? { table: { ...PLAYS.swap.table, play: { ...PLAYS.swap.table.play, mine: [0, 1] } }, act: null }
          : { table: PLAYS.shared.table, act: id === 'lay' ? PLAYS.chosen.act : null };
      await goTo(page, stage, { table: table as TableView, lobby, ...(act && { act }) });
      // A page that is being laid out for another size may still move it.
      await get(id).click({ trial: true });
      const place = await middleOf(id);
      await page.mouse.click(...place);
      await comes(PLAYS.cover.table, 'cover-show');
      await page.mouse.click(...place);
      // Nor does a slow one on the buttons of a move, as they were elsewhere.
      await page.locator('[data-testid="cover-show"]:not([aria-disabled])').waitFor();
      await page.mouse.click(...place);
      expect(said('show').filter((one) => (one as { seat: number | null }).seat !== null)).toEqual([]);
      await get('cover-show').click();
      await expect.poll(() => said('show').at(-1)).toEqual({ type: 'show', seat: 1 });
    });
  });

  it.each(sizes)('a double-click on all equals at %d × %d picks up no pile', async (width, height) => {
    await page.setViewportSize({ width, height });
    const { table } = PLAYS.yourTurn;
    const moves = [...table.play!.moves, { kind: 'pickUp' as const, seat: 0 }];
    await goTo(page, stage, {
      table: { ...table, play: { ...table.play!, moves, canUnmake: false } },
      lobby,
    });
    const pickUp = await middleOf('pick-up');
    await get('hand-4H').click();
    // No answer takes the place of another.
    await page.mouse.move(...pickUp);
    expect(await page.locator('.play-actions .action:hover').getAttribute('data-testid')).toBe('pick-up');
    const before = [await middleOf('all-equal'), await middleOf('pick-up')];
    await get('all-equal').dblclick();
    expect(await page.locator('[data-own][data-selected="true"]').count()).toBe(2);
    expect([await middleOf('all-equal'), await middleOf('pick-up')]).toEqual(before);
    // What stands where a button was clicked is not meant by the second click either.
    await get('pick-up').click({ clickCount: 2 });
    expect(said('make')).toHaveLength(1);
    expect(said('make')).toMatchObject([{ move: { kind: 'pickUp' } }]);
  });

  it('Enter plays all equals once they are chosen, and no button lies over the hints', async () => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await goTo(page, stage, { table: PLAYS.yourTurn.table, lobby });
    await get('hand-4H').click();
    await page.keyboard.press('y');
    const hints = await get('hints').boundingBox();
    const all = await get('all-equal').boundingBox();
    expect(all!.y).toBeGreaterThan(hints!.y + hints!.height);
    await page.keyboard.press('Escape');
    await get('all-equal').click();
    await page.keyboard.press('Enter');
    await expect.poll(() => said('make')).toMatchObject([{ move: { kind: 'play', cards: ['4H', '4S'] } }]);
  });

  it('nothing moves while it is asked whether the table is left', async () => {
    await goTo(page, stage, { table: PLAYS.yourTurn.table, lobby });
    const before = [await middleOf('pick-up'), await middleOf('hand-TD')];
    await page.keyboard.press('h');
    await get('leaving').waitFor();
    expect([await middleOf('pick-up'), await middleOf('hand-TD')]).toEqual(before);
    await page.keyboard.press('Escape');
  });

  it('after a first round has nothing to choose, and the keyboard goes on to a normal one', async () => {
    const { table } = PLAYS.stuck;
    await goTo(page, stage, { table, lobby });
    await get('hand-9C').focus();
    await comes({ ...table, phase: 'over', turn: null, play: { ...table.play!, moves: [] } }, 'new-round');
    expect(await page.locator('[data-own]').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe(
      'to-ordinary',
    );
  });

  describe('the keyboard', () => {
    const at = () =>
      page.evaluate(() => {
        const { dataset } = document.activeElement as HTMLElement;
        return dataset.own ?? dataset.testid ?? null;
      });

    it('begins at the first card that fits with the first arrow', async () => {
      await goTo(page, stage, { table: PLAYS.yourTurn.table, lobby });
      await page.keyboard.press('ArrowRight');
      expect(await at()).toBe('4H');
      await page.keyboard.press('ArrowRight');
      expect(await at()).toBe('4S');
    });

    it.each(['hint', 'lay', 'menu'])(
      'goes to the card that an arrow moves it to, also from %s',
      async (id) => {
        const seats = PLAYS.yourTurn.table.seats.map((seat, i) =>
          i === 0 ? { ...seat, known: ['4H' as const], faceUp: [], faceDown: [] } : seat,
        );
        for (const [table, cards] of [
          [PLAYS.yourTurn.table, ['4H', '4S']],
          [{ ...PLAYS.yourTurn.table, seats }, ['4H', '4H']],
        ] as const) {
          await goTo(page, stage, { table, lobby });
          for (const card of cards) {
            await get(id).focus();
            await page.keyboard.press('ArrowRight');
            expect(await at()).toBe(card);
          }
        }
      },
    );

    it('goes on where the screen does: after Ready, to the cover, and to the cards under it', async () => {
      const { swap, waitingForReady, cover, shared } = PLAYS;
      await goTo(page, stage, { table: swap.table, lobby });
      await get('ready').focus();
      stage.show(waitingForReady.table);
      await get('ready').waitFor({ state: 'detached' });
      expect(await at()).toMatch(/^[\dTJQKA][CDHS]$/);
      await comes(cover.table, 'cover-show');
      // Not to the button: whoever pressed Ready once too often is not yet the one to look.
      expect(await at()).toBe('cover-ask');
      await page.keyboard.press('Tab');
      expect(await at()).toBe('cover-show');
      await comes(shared.table, 'own');
      expect(await at()).toBe('4H');
    });

    it.each(['Enter', 'Space', 'c'])('%s, pressed again or held, uncovers nobody’s hand', async (key) => {
      await goTo(page, stage, { table: PLAYS.shared.table, lobby });
      await get('hand-4H').focus();
      await page.keyboard.down(key);
      await comes(PLAYS.cover.table, 'cover-show');
      await page.locator('[data-testid="cover-show"]:not([aria-disabled])').waitFor();
      stage.heard.length = 0;
      await page.keyboard.down(key);
      await page.keyboard.up(key);
      await page.keyboard.press(key);
      expect(said('show')).toEqual([]);
      // On the button itself it is one press, however long it is held.
      await get('cover-show').focus();
      await page.keyboard.down('Enter');
      await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
      await expect.poll(() => said('show')).toEqual([{ type: 'show', seat: 1 }]);
    });

    it('chooses from a list without starting the table', async () => {
      await goTo(page, stage, { table: null, lobby });
      await get('new-play').click();
      await get('who-1').focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      expect(said('open')).toEqual([]);
    });
  });

  it.each(sizes.slice(0, 2))('a swap leaves Ready where it is, at a width of %i', async (width, height) => {
    await page.setViewportSize({ width, height });
    const { table } = PLAYS.swap;
    await goTo(page, stage, { table, lobby });
    const before = await get('ready').boundingBox();
    // A real click would first scroll all of the card into sight.
    await get('hand-TD').dispatchEvent('click');
    const marked = '[data-testid^="face-up"][data-playable="true"]';
    expect(await page.locator(marked).count()).toBe(3);
    await get('face-up-5D').dispatchEvent('click');
    await expect
      .poll(() => said('make'))
      .toMatchObject([{ move: { kind: 'swap', give: ['TD'], take: ['5D'] } }]);
    stage.show({ ...table, inputs: table.inputs + 1, play: { ...table.play!, canUnmake: true } }, lobby);
    await page.locator('[data-testid="unmake"]:not([aria-disabled])').waitFor();
    expect(await get('ready').boundingBox()).toEqual(before);
  });

  it.each(sizes)(
    'while a set may be completed, the others here may see their cards, at %i × %i',
    async (width, height) => {
      await page.setViewportSize({ width, height });
      const { shared, held } = PLAYS;
      const play = { ...shared.table.play!, grace: held.table.play!.grace };
      await goTo(page, stage, { table: { ...shared.table, play }, lobby });
      await get('grace-show-1').click();
      await expect.poll(() => said('show')).toEqual([{ type: 'show', seat: 1 }]);
      expect(await page.locator('[data-testid^="grace-show"]').count()).toBe(1);
    },
  );

  it('jumps in at one press, but not by the second click of the play before', async () => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await goTo(page, stage, { table: PLAYS.jumpIn.table, lobby });
    expect(await get('jump-in').innerText()).toBe('Jump in: J♦');
    expect(await get('grace').innerText()).toBe('You can jump in with J♦.');
    expect(await get('lay').count()).toBe(0);
    const [x, y] = await middleOf('jump-in');
    await page.mouse.move(x, y);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await get('jump-in').click();
    const move = { kind: 'play', seat: 0, cards: ['JD'] };
    await expect.poll(() => said('make')).toEqual([{ type: 'make', move }]);
  });

  it('while it is asked which face-up card goes with the pile, one button cancels, and none picks up', async () => {
    await goTo(page, stage, { ...PLAYS.addWhich, lobby });
    await get('let-go').waitFor();
    expect(await get('pick-up').count()).toBe(0);
    await get('let-go').click();
    await get('pick-up').waitFor();
    expect(await get('let-go').count()).toBe(0);
  });

  it('asks for one card more of the kind on top, as one may be all that counts', async () => {
    const { table } = PLAYS.jumpIn;
    const asks = (seats: number[]) =>
      goTo(page, stage, {
        lobby,
        table: { ...table, play: { ...table.play!, moves: [], grace: { ...table.play!.grace!, seats } } },
      });
    await asks([1, 2]);
    expect(await get('grace').innerText()).toBe('Has anyone got another jack to jump in with?');
    await asks([1]);
    expect(await get('grace').innerText()).toBe('Bo may jump in with another jack.');
  });

  it('takes nothing back by the second click of two, the first of which played', async () => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await goTo(page, stage, { table: PLAYS.yourTurn.table, lobby });
    const [x, y] = await middleOf('unmake');
    await page.mouse.move(x, y);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await get('pick-up').click();
    await expect.poll(() => said('make').length).toBe(1);
    expect(said('unmake')).toEqual([]);
  });

  describe('a drag', () => {
    const begin = async () => {
      await page.setViewportSize({ width: 1366, height: 768 });
      await goTo(page, stage, { table: PLAYS.yourTurn.table, lobby });
    };

    it('may be so quick that the page hears of three moves', async () => {
      await begin();
      const [x, y] = await middleOf('hand-7S');
      const [toX, toY] = await middleOf('pile');
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(toX, toY, { steps: 3 });
      await page.mouse.up();
      await expect.poll(() => said('make').length).toBe(1);
      // They lie where they were let go until the table answers, or for a while.
      await expect.poll(ghosts).toBe(0);
    });

    it.each([
      ['to a pile beside the hand', PLAYS.yourTurn.table, 844, 390, 1],
      ['to the pile over the hand', PLAYS.yourTurn.table, 390, 844, 1],
      ['sideways, where that scrolls a long hand', PLAYS.bigHand.table, 390, 844, 0],
      ['sideways, with the phone on its side', PLAYS.bigHand.table, 844, 390, 0],
    ] as const)('may be of a finger: %s', async (_, table, width, height, laid) => {
      await page.setViewportSize({ width, height });
      await goTo(page, stage, { table, lobby });
      const isLong = laid === 0;
      const [cardX, y] = await middleOf(table === PLAYS.bigHand.table ? 'hand-7C' : 'hand-7S');
      const x = isLong ? width - 60 : cardX;
      const [toX, toY] = isLong ? [60, y] : await middleOf('pile');
      const screen = await page.context().newCDPSession(page);
      await screen.send('Emulation.setTouchEmulationEnabled', { enabled: true });
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: readonly number[]) =>
        screen.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: at.length === 0 ? [] : [{ x: at[0]!, y: at[1]! }],
        });
      await touch('touchStart', x, y);
      // Sideways first: that is how a browser knows what to scroll.
      for (let step = 1; step <= 8; step++)
        await touch('touchMove', x + ((toX - x) * step) / 8, y + ((toY - y) * Math.max(0, step - 3)) / 5);
      await touch('touchEnd');
      await screen.send('Emulation.setTouchEmulationEnabled', { enabled: false });
      await screen.detach();
      const scrolled = () => page.locator('.own-hand').evaluate(({ scrollLeft }) => scrollLeft > 0);
      await expect.poll(scrolled).toBe(isLong);
      await expect.poll(() => said('make').length).toBe(laid);
    });

    it('ends when it is let go where the page doesn’t hear of it', async () => {
      await begin();
      await take('hand-7S');
      await tellCard('hand-7S', 'pointermove', { pointerId: 1, isPrimary: true, buttons: 0 });
      expect(await ghosts()).toBe(0);
      await page.mouse.up();
      expect(said('make')).toEqual([]);
    });

    it.each(['pointercancel', 'lostpointercapture'])('ends with %s', async (type) => {
      await begin();
      await take('hand-7S');
      await tellCard('hand-7S', type, { pointerId: 1, isPrimary: true });
      expect(await ghosts()).toBe(0);
      await page.mouse.up();
      expect(said('make')).toEqual([]);
    });

    it('ends with Escape, and what is dragged isn’t chosen', async () => {
      await begin();
      await take('hand-7S');
      await page.keyboard.press('Escape');
      expect(await ghosts()).toBe(0);
      await page.mouse.move(...(await middleOf('pile')));
      await page.mouse.up();
      expect(said('make')).toEqual([]);
      expect(await get('hand-7S').getAttribute('data-selected')).toBe('false');
      await get('hand-7S').press('Space');
      expect(await get('hand-7S').getAttribute('data-selected')).toBe('true');
    });

    it('ends when the hand is covered, and when the table is gone', async () => {
      for (const [table, id] of [
        [PLAYS.cover.table, 'cover-show'],
        [null, 'home'],
      ] as const) {
        await begin();
        await take('hand-7S');
        await comes(table, id);
        expect(await ghosts()).toBe(0);
        await page.mouse.up();
        expect(said('make')).toEqual([]);
      }
    });

    it('goes on while others play', async () => {
      await begin();
      await take('hand-7S');
      const next = { ...PLAYS.yourTurn.table, inputs: PLAYS.yourTurn.table.inputs + 1 };
      await untilShown(page, () => stage.show(next));
      expect(await ghosts()).toBe(1);
      await page.mouse.up();
    });

    it('is of one pointer: another one neither moves nor ends it', async () => {
      await begin();
      await take('hand-7S');
      const before = await page.locator('.drag-ghost').boundingBox();
      const other = { pointerId: 7, isPrimary: false, buttons: 1, clientX: 5, clientY: 5 };
      for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'])
        await tellCard('hand-7S', type, other);
      expect(await page.locator('.drag-ghost').boundingBox()).toEqual(before);
      await page.mouse.up();
      expect(await ghosts()).toBe(0);
    });
  });
});
