import { expect, it } from 'vitest';
import type { Card } from '../../src/engine/cards.ts';
import type { TableView } from '../../src/protocol/view.ts';
import { lobby } from './fixtures.ts';
import { describePage, page, stage } from './on-stage.ts';
import { PLAYS } from './play-fixtures.ts';

const get = (id: string) => page.getByTestId(id);

async function open(table: TableView): Promise<void> {
  stage.show({ ...table, play: { ...table.play!, guided: true } }, lobby);
  await page.goto(stage.address);
  await get('guided').waitFor();
}

/** Whether all of an element is in the window, and nothing lies over its middle. */
const isSeen = (id: string) =>
  get(id).evaluate((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isIn = left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight;
    return isIn && onTop !== null && (one.contains(onTop) || onTop.contains(one));
  });

const SIZES = [
  [390, 844],
  [320, 568],
  [844, 390],
] as const;

describePage('the menu of a first round', () => {
  it('chooses a pace that later rounds and other games keep', async () => {
    await open(PLAYS.yourTurn.table);
    await get('menu').click();
    const heard = await stage.heardBy(() => get('pace-fast').click());
    expect(heard).toMatchObject([{ settings: { pace: 'fast', firstPace: 'fast' } }]);
  });
});

describePage('the way out of a first round', () => {
  it('leads into an ordinary one at once, with its help or without', async () => {
    await open(PLAYS.yourTurn.table);
    await get('knows-rules').click();
    await get('menu').click();
    expect(await stage.heardBy(() => get('to-ordinary').click())).toMatchObject([
      { type: 'open', setup: { rules: PLAYS.yourTurn.table.rules.id } },
    ]);
  });
});

describePage('the guide of a first round on a phone', () => {
  it.each(SIZES)('at %i × %i says why a card was refused, over everything', async (width, height) => {
    await page.setViewportSize({ width, height });
    await open(PLAYS.refused.table);
    stage.tell(JSON.stringify({ type: 'refused', refusal: PLAYS.refused.refusal }));
    await get('guided-no').waitFor();
    const said = await get('guided-no').innerText();
    expect(said).toMatch(/Not allowed: 9♣ is higher than the 7♥[\s\S]*RE-13/);
    await expect.poll(() => isSeen('guided-no')).toBe(true);
    expect(await get('guided').innerText()).toContain('Tap 4♥');
  });

  it.each(SIZES.slice(0, 2))(
    'at %i × %i stands clear of a chosen card of the row behind',
    async (width, height) => {
      await page.setViewportSize({ width, height });
      const hand = ['3D', '4C', '4H', '5C', '5D', '6C', '7D', '7H', '8C'] as const;
      const { table } = PLAYS.yourTurn;
      const move = { kind: 'play', seat: 0, cards: ['4C'] } as const;
      await open({
        ...table,
        seats: table.seats.map((seat, i) => (i === 0 ? { ...seat, hand: 9, known: [...hand] } : seat)),
        play: { ...table.play!, moves: [move], advised: move },
      });
      await get('hand-4C').click({ position: { x: 12, y: 14 } });
      await page.locator('[data-testid="lay"][data-pointed]').waitFor();
      const between = () =>
        page.evaluate(() => {
          const topOf = (one: Element) => one.getBoundingClientRect().top;
          const cards = [...document.querySelectorAll('.own-hand .own-card')].map(topOf);
          return Math.min(...cards) - document.querySelector('.bubble')!.getBoundingClientRect().bottom;
        });
      await expect.poll(between).toBeGreaterThan(5);
    },
  );

  it.each(SIZES)(
    'at %i × %i brings the card that it advises into sight in a long hand',
    async (width, height) => {
      await page.setViewportSize({ width, height });
      const hand: readonly Card[] = [
        ...(['2C', '2S', '3D', '4C', '4H', '5C', '5D', '5H', '6C', '6D', '6H', '7C', '7D'] as const),
        ...(['7H', '8C', '8D', '8S', '9S', 'JC', 'QC', 'KC', 'KS'] as const),
      ];
      const { table } = PLAYS.yourTurn;
      const last = { kind: 'play', seat: 0, cards: ['KS'] } as const;
      await open({
        ...table,
        seats: table.seats.map((seat, i) =>
          i === 0 ? { ...seat, hand: hand.length, known: [...hand] } : seat,
        ),
        play: { ...table.play!, moves: [last], advised: last },
      });
      await page.locator('[data-testid="hand-KS"][data-pointed]').waitFor();
      await expect
        .poll(() => get('hand-KS').evaluate((card) => card.getBoundingClientRect().left + 20 < innerWidth))
        .toBe(true);
    },
  );
});

describePage('the guide of a first round on a large screen', () => {
  it.each(['en', 'de'] as const)(
    'says what is needed as the plate does, and hides nothing of the pile: %s',
    async (language) => {
      const { table } = PLAYS.yourTurn;
      await page.setViewportSize({ width: 1366, height: 768 });
      const settings = { ...lobby.settings, language };
      stage.show({ ...table, play: { ...table.play!, guided: true } }, { ...lobby, settings });
      await page.goto(stage.address);
      await page.locator(`html[lang="${language}"]`).waitFor();
      await get('guided').waitFor();
      const notes = page.locator('.demand-notes > :visible');
      expect(await notes.count()).toBe(1);
      expect(await get('guided').innerText()).toContain(await notes.innerText());
      const foot = await page
        .locator('.pile-place .card')
        .evaluateAll((cards) => Math.max(...cards.map((card) => card.getBoundingClientRect().bottom)));
      await expect.poll(async () => (await get('guided').boundingBox())!.y).toBeGreaterThan(foot);
    },
  );
});

describePage('a face-down card that doesn’t fit in a first round', () => {
  it('is seen on the pile with nothing over the places below, and is said to be why cards are picked up', async () => {
    const { table } = PLAYS.blind;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    stage.show({ ...table, play: { ...table.play!, guided: true } }, lobby);
    await page.goto(stage.address);
    await get('stack-3').waitFor();
    const known: Card[] = ['JH', '4C', '5C', '6C', '7H', '8S', '9S'];
    const seats = table.seats.map((seat, i) =>
      i === 0 ? { ...seat, known, hand: 7, faceDown: [0, 0, 1] } : seat,
    );
    const move = { kind: 'flip' as const, seat: 0, stack: 0, cards: ['JH' as const] };
    const ruling = { ...table.ruling!, id: 99, burn: false, failed: true, pickedUp: 7, taker: null, move };
    const play = { ...table.play!, guided: true, moves: [] };
    const coach = { ...table.coach, next: null };
    stage.show({ ...table, inputs: table.inputs + 1, turn: 1, pile: [], seats, play, coach, ruling }, lobby);
    await page.locator('.turned-card').waitFor({ state: 'attached' });
    const opacities = await page
      .locator('.demand-panel')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity));
    expect(opacities).toEqual(['0']);
    await page.locator('.turned-card').waitFor({ state: 'detached' });
    expect(await get('guided-told').innerText()).toBe(
      'You turned over J♥: it doesn’t fit. You pick up 7 cards.',
    );
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });
});
