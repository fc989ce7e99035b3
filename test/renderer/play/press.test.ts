import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Card, makeDeck } from '../../../src/engine/cards.ts';
import type { ScreenMove } from '../../../src/protocol/play.ts';
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

  it('shows that picking up is all that can be done, and that face-up cards come later', async () => {
    const looks = () =>
      page
        .locator('.play-actions .primary, .own-stack [data-later="true"]')
        .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.testid));
    await goTo(page, stage, { table: PLAYS.stuck.table, lobby });
    expect(await looks()).toEqual(['face-up-4H', 'face-up-2C', 'face-up-KH', 'pick-up']);
    expect(await get('face-up-KH').getAttribute('title')).toBe('later, when your hand is gone');
    await comes(PLAYS.faceUp.table, 'face-up-4C');
    await expect.poll(looks).toEqual([]);
    await get('face-up-4C').click();
    await expect.poll(looks).toEqual(['lay']);
  });

  it.each([
    ['before the first card', { ...PLAYS.swap.table, phase: 'exchange' }, 0],
    ['before the first card, with a covered hand', { ...PLAYS.swap.table, phase: 'exchange' }, null],
    ['of more than one who may start', PLAYS.youStart.table, 0],
  ] as const)('lights nobody else’s plate while somebody here is asked: %s', async (_, table, you) => {
    const play = table.play!;
    const seats = play.seats.map((seat) => ({ ...seat, acts: true }));
    const asked = { ...table, turn: null, play: { ...play, seats, you, cover: you === null ? 0 : null } };
    await goTo(page, stage, { table: asked as TableView, lobby });
    expect(await page.locator('.other[data-lit="true"]').count()).toBe(0);
    seats[0] = { ...seats[0]!, acts: false };
    stage.show(asked as TableView);
    await expect.poll(() => page.locator('.other[data-lit="true"]').count()).toBe(3);
  });

  it('says of cards that fit only together that they do, before and after one is refused', async () => {
    const { table, refusal } = PLAYS.refused;
    const moves = table.play!.moves.filter(({ kind }) => kind !== 'play');
    const pair: ScreenMove = { kind: 'play', seat: 0, cards: ['4H', '4S'] };
    await goTo(page, stage, {
      table: { ...table, play: { ...table.play!, moves: [pair, ...moves] } },
      lobby,
    });
    expect(await page.locator('[data-together]').count()).toBe(2);
    expect(await get('hand-4H').innerText()).toContain('fits together with its equals');
    const { ruling } = refusal!;
    const refused = { ...ruling!, move: { ...ruling!.move, cards: ['4H'] } };
    stage.tell(JSON.stringify({ type: 'refused', refusal: { code: 'move', ruling: refused } }));
    await page.locator('.ruled.no').waitFor();
    expect(await get('ruling').innerText()).toContain('4♥ 4♠ fit only together.');
  });

  it('after a first round has nothing to choose, and the keyboard goes on to the next one', async () => {
    const { table } = PLAYS.stuck;
    await goTo(page, stage, { table, lobby });
    await get('hand-9C').focus();
    await comes({ ...table, phase: 'over', turn: null, play: { ...table.play!, moves: [] } }, 'new-round');
    expect(await page.locator('[data-own]').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe('new-round');
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

  it.each([
    ['a cover comes', PLAYS.cover.table, 'cover-show'],
    ['the table is gone', null, 'home'],
  ] as const)('no card is seen to move any more as soon as %s', async (_, next, id) => {
    const { table } = PLAYS.shared;
    const slow = { ...lobby, settings: { ...lobby.settings, pace: 'slow' as const } };
    const flying = () => page.locator('.flying, .fire').count();
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await goTo(page, stage, { table, lobby: slow });
    const burn = { ...table.ruling!, id: 99, burn: true, pickedUp: 0 };
    stage.show({ ...table, inputs: table.inputs + 1, pile: [], ruling: burn }, slow);
    await page.locator('.flying, .fire').first().waitFor({ state: 'attached' });
    // What has come to its place would be gone by itself.
    await page.evaluate(() => {
      for (const one of document.getAnimations()) one.pause();
    });
    expect(await flying()).toBeGreaterThan(0);
    stage.show(next, slow);
    await get(id).waitFor();
    expect(await flying()).toBe(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  it('a card is there before the headline says whose turn is next', async () => {
    const { table } = PLAYS.theirTurn;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await goTo(page, stage, { table, lobby });
    const turn = await get('turn').innerText();
    const move = { seat: table.turn!, stack: null, kind: 'play' as const, cards: ['9C' as const] };
    const ruling = { ...table.ruling!, id: 99, move };
    stage.show({ ...table, inputs: table.inputs + 1, turn: 0, pile: [...table.pile, '9C'], ruling }, lobby);
    await page.locator('.flying').first().waitFor({ state: 'attached' });
    await page.evaluate(() => {
      for (const one of document.getAnimations()) one.pause();
    });
    expect(await page.locator('h1.kept-look').innerText()).toBe(turn);
    expect(await page.locator('h1.kept-look').boundingBox()).toEqual(await get('turn').boundingBox());
    expect(await get('turn').evaluate((heading) => getComputedStyle(heading).opacity)).toBe('0');
    await page.evaluate(() => {
      for (const one of document.getAnimations()) one.finish();
    });
    await expect.poll(() => page.locator('.kept-look').count()).toBe(0);
    expect(await get('turn').innerText()).not.toBe(turn);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  it('a button to pick up comes when the card of the player before has landed', async () => {
    const { table } = PLAYS.theirTurn;
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await goTo(page, stage, { table, lobby });
    const move = { seat: 1, stack: null, kind: 'play' as const, cards: ['KC' as const] };
    const ruling = { ...table.ruling!, id: 99, failed: false, pickedUp: 0, burn: false, move };
    const play = { ...table.play!, moves: [{ kind: 'pickUp' as const, seat: 0 }] };
    stage.show(
      { ...table, inputs: table.inputs + 1, turn: 0, pile: [...table.pile, 'KC'], play, ruling },
      lobby,
    );
    await get('pick-up').waitFor({ state: 'attached' });
    const [waits] = await get('pick-up').evaluate((button) =>
      button.getAnimations().map((one) => [one.effect!.getTiming().delay, getComputedStyle(button).opacity]),
    );
    expect(waits).toEqual([expect.any(Number), '0']);
    expect(waits![0]).toBeGreaterThan(100);
    await expect.poll(() => get('pick-up').evaluate((button) => getComputedStyle(button).opacity)).toBe('1');
    await expect
      .poll(() =>
        page
          .locator('.play')
          .first()
          .evaluate((root) => getComputedStyle(root).getPropertyValue('--acts')),
      )
      .toBe('');
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  it.each([
    ['a pile', false, 0],
    ['a face-down card that doesn’t fit, with the pile', true, 1],
  ])('%s is seen to be picked up before turn, demand, count and light change', async (_, failed, turned) => {
    const { table } = PLAYS.theirTurn;
    const inkOf = (name: string) =>
      get(`seat-${name}`)
        .locator('.plate')
        .evaluate((plate) => getComputedStyle(plate).color);
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await goTo(page, stage, { table, lobby });
    const cards: Card[] = failed ? ['KC'] : [];
    const move = { seat: 1, stack: 0, kind: failed ? ('flip' as const) : ('pickUp' as const), cards };
    const ruling = { ...table.ruling!, id: 99, failed, pickedUp: 5, move };
    const seats = table.seats.map((seat, i) => (i === 1 ? { ...seat, hand: 8 } : seat));
    const demand = { ...table.demand, card: null, bound: null, always: [] };
    const turn = await get('turn').innerText();
    const [lit, unlit] = [await inkOf('Bo'), await inkOf('Cy')];
    expect(lit).not.toBe(unlit);
    stage.show({ ...table, inputs: table.inputs + 1, turn: 2, seats, demand, pile: [], ruling }, lobby);
    await page.locator('.flying').first().waitFor({ state: 'attached' });
    await page.evaluate(() => {
      for (const one of document.getAnimations()) one.pause();
    });
    expect([await inkOf('Bo'), await inkOf('Cy')]).toEqual([lit, unlit]);
    expect(await page.locator('.kept-look').allInnerTexts()).toEqual([
      turn,
      expect.stringContaining('3 cards'),
      expect.stringContaining('7 or lower'),
    ]);
    expect(await page.locator('.turned-card').count()).toBe(turned);
    await page.evaluate(() => {
      for (const one of document.getAnimations()) one.finish();
    });
    await expect.poll(() => page.locator('.kept-look, .turned-card').count()).toBe(0);
    expect(await get('demand').innerText()).toBe('anything');
    expect([await inkOf('Bo'), await inkOf('Cy')]).toEqual([unlit, lit]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  it.each([
    [390, 844],
    [1366, 768],
  ])('nothing moves when there is time to complete a set, at %i × %i', async (width, height) => {
    await page.setViewportSize({ width, height });
    const { held } = PLAYS;
    const boxes = async (play: TableView['play']) => {
      await goTo(page, stage, { table: { ...held.table, play }, lobby });
      return Promise.all(['pile', 'seat-Bo', 'lay'].map((id) => get(id).boundingBox()));
    };
    const before = await boxes({ ...held.table.play!, grace: null, held: false });
    expect(before).not.toContain(null);
    expect(await boxes({ ...held.table.play!, held: false })).toEqual(before);
    expect(await boxes(held.table.play)).toEqual(before);
    expect((await get('grace').boundingBox())!.height).toBeGreaterThan(20);
  });

  it('while a set may be completed, the others here may see their cards', async () => {
    const { shared, held } = PLAYS;
    const play = { ...shared.table.play!, grace: held.table.play!.grace };
    await goTo(page, stage, { table: { ...shared.table, play }, lobby });
    await get('grace-show-1').click();
    await expect.poll(() => said('show')).toEqual([{ type: 'show', seat: 1 }]);
    expect(await page.locator('[data-testid^="grace-show"]').count()).toBe(1);
  });

  it('the list of keys is of what they mean here, and of nothing that is for real cards', async () => {
    await goTo(page, stage, { table: PLAYS.yourTurn.table, lobby });
    await page.keyboard.press('?');
    const listed = page.locator('[data-testid="keys"] [data-key]');
    await listed.first().waitFor();
    const names = await listed.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.key));
    expect(names).toContain('ready');
    for (const name of ['repeat', 'burned', 'blind', 'itWas']) expect(names).not.toContain(name);
    await page.keyboard.press('Escape');
  });

  it('a switch says what it is, and whether it is on', async () => {
    await goTo(page, stage, { table: PLAYS.yourTurn.table, lobby });
    await get('menu').click();
    expect(await get('sort').getAttribute('aria-pressed')).toBe('true');
    const name = await get('sort').innerText();
    await get('sort').click();
    expect(await get('sort').getAttribute('aria-pressed')).toBe('false');
    expect(await get('sort').innerText()).toBe(name);
    await get('sort').click();
    await page.keyboard.press('Escape');
  });

  it('after a round the pile demands nothing', async () => {
    await goTo(page, stage, { table: PLAYS.over.table, lobby });
    expect(await page.locator('.demand-sign').count()).toBe(0);
  });

  it.each(['swap', 'youStart'] as const)('nothing is demanded in %s', async (name) => {
    await goTo(page, stage, { table: PLAYS[name].table, lobby });
    await get('play').waitFor();
    expect(await get('demand').count()).toBe(0);
    expect(await page.locator('.demand-sign').count()).toBe(0);
  });

  it('a tablet upright has cards as large as its breadth, and no button touches a long hand', async () => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await goTo(page, stage, { table: PLAYS.yourTurn.table, lobby });
    expect((await get('hand-4H').boundingBox())!.width).toBeGreaterThan(130);
    expect((await page.locator('.heap .card').last().boundingBox())!.width).toBeGreaterThan(130);
    await page.setViewportSize({ width: 1366, height: 768 });
    await goTo(page, stage, { table: PLAYS.bigHand.table, lobby });
    const hand = (await page.locator('.own-hand').boundingBox())!;
    expect((await get('pick-up').boundingBox())!.x).toBeGreaterThanOrEqual(hand.x + hand.width);
  });

  it('before the first card a phone marks who is ready, where it has no room for the word', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await goTo(page, stage, { table: PLAYS.swap.table, lobby });
    const ready = PLAYS.swap.table.play!.seats.map(({ ready }) => ready);
    for (const name of ['Bo', 'Cy', 'Di']) {
      const seat = PLAYS.swap.table.seats.findIndex((one) => one.name === name);
      const mark = get(`seat-${name}`).locator('.plate-hand > .icon');
      expect(await mark.isVisible(), name).toBe(ready[seat]);
    }
  });

  it('a player who is out reads it where the hand was, and no more of the places of cards', async () => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await goTo(page, stage, { table: PLAYS.out.table, lobby });
    expect(await get('own-out').innerText()).toMatch(/^You’re out: 2nd/);
    const box = (await get('own-out').boundingBox())!;
    expect(Math.abs(box.x + box.width / 2 - 683)).toBeLessThan(60);
    expect(await page.locator('.own-stacks').count()).toBe(0);
  });

  it('how many cards a long hand has is said beside the own name, and no card ends below the window', async () => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await goTo(page, stage, { table: PLAYS.bigHand.table, lobby });
    expect(await get('own-count').innerText()).toMatch(/^34 cards/);
    const lowest = await page
      .locator('.own-hand .own-card')
      .evaluateAll((all) => Math.max(...all.map((card) => card.getBoundingClientRect().bottom)));
    expect(lowest).toBeLessThanOrEqual(768);
    await goTo(page, stage, { table: PLAYS.yourTurn.table, lobby });
    expect(await get('own-count').count()).toBe(0);
  });

  it.each([
    [14, 'the pile may be picked up'],
    [14, 'nothing fits'],
    [36, 'nothing fits'],
    [52, 'nothing fits'],
  ])(
    'all of a hand of %i is seen where %s, beside the own table, and scrolls nothing',
    async (count, when) => {
      await page.setViewportSize({ width: 1366, height: 768 });
      const { table } = PLAYS.yourTurn;
      const known = makeDeck(1, 0).slice(0, count);
      const moves = table.play!.moves.filter(({ kind }) => when !== 'nothing fits' || kind === 'pickUp');
      const seats = table.seats.map((seat, i) => (i === 0 ? { ...seat, known, hand: count } : seat));
      await goTo(page, stage, { table: { ...table, seats, play: { ...table.play!, moves } }, lobby });
      for (const card of [known[0], known.at(-1)]) await get(`hand-${card}`).focus();
      const faults = await page.evaluate(() => {
        const edges = (selector: string) => {
          const all = [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
          return [
            Math.min(...all.map(({ left }) => left)),
            Math.max(...all.map(({ right }) => right)),
          ] as const;
        };
        const [from, to] = edges('.own-hand .own-card');
        return {
          overTable: edges('.own-stack').at(1)! > from,
          overButtons: edges('.play-actions .action:not(.idle)').at(0)! < to,
          longer: document.querySelector('.own-hand[data-long="true"]') !== null,
          scrolled: document.querySelector('.page')!.scrollTop,
        };
      });
      expect(faults).toEqual({ overTable: false, overButtons: false, longer: false, scrolled: 0 });
    },
  );

  it.for([
    [1366, 768, 4],
    [1366, 768, 5],
    [390, 844, 4],
    [390, 844, 5],
  ] as const)('at %d × %d every name and note of %d is whole', async ([width, height, players]) => {
    await page.setViewportSize({ width, height });
    const { table } = PLAYS.swap;
    const names = ['Ann', 'Margarethe', 'Ferdinand', 'Josephine', 'Christoph'].slice(0, players);
    const play = table.play!;
    const seats = names.map((name) => ({ ...table.seats[1]!, name }));
    const ready = names.map((_, i) => (i === 0 ? play.seats[0]! : { ...play.seats[1]!, ready: true }));
    await goTo(page, stage, {
      table: { ...table, dealer: 1, seats, play: { ...play, seats: ready } },
      lobby,
    });
    const cut = () =>
      page
        .locator('.plate .one-line')
        .evaluateAll((all) =>
          all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
        );
    expect(await cut()).toEqual([]);
    const covered = await page.evaluate(() => {
      const burned = document.querySelector('.tally.burned')!.getBoundingClientRect();
      return [...document.querySelectorAll('.other .places .card')].filter((card) => {
        const { left, right, top, bottom } = card.getBoundingClientRect();
        return left < burned.right && right > burned.left && top < burned.bottom && bottom > burned.top;
      }).length;
    });
    expect(covered).toBe(0);
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
