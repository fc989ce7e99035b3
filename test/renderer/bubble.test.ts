import { expect, it } from 'vitest';
import type { TableView } from '../../src/protocol/view.ts';
import { barriersOn } from './axe.ts';
import { lobby } from './fixtures.ts';
import { ANSWERED } from './learn-fixtures.ts';
import { describePage, page, stage } from './on-stage.ts';
import { PLAYS } from './play-fixtures.ts';
import { goTo, SCREENS } from './screens.ts';

const get = (id: string) => page.getByTestId(id);

const said = (type: string) => stage.heard.filter((one) => (one as { type: string }).type === type);

/** A table as that of a first round. */
const guided = (table: TableView): TableView => ({ ...table, play: { ...table.play!, guided: true } });

async function open(table: TableView): Promise<void> {
  stage.show(guided(table), lobby);
  await page.goto(stage.address);
  await get('guided').waitFor();
}

describePage('a first round on the page', { painted: true }, () => {
  it('a first round: the table is told that it is one, the settings stay, two easy bots sit there', async () => {
    await goTo(page, stage, SCREENS.learn);
    stage.heard.length = 0;
    await get('round-palace').click();
    await expect.poll(() => said('open').length).toBe(1);
    expect(said('settings')).toEqual([]);
    expect(said('open')).toMatchObject([
      {
        setup: {
          rules: 'palace',
          play: {
            seats: [{ who: 'here' }, { who: 'bot', level: 'easy' }, { who: 'bot', level: 'easy' }],
            guided: true,
          },
        },
      },
    ]);
  });

  it('one that is kept is continued, and a new one is offered', async () => {
    const play = { seats: [{ who: 'here' }, { who: 'phone' }], grace: 0, guided: true } as const;
    const setup = { rules: 'palace', options: {}, names: ['Ann', 'Bo'], dealer: 'Bo', lastLoser: null, play };
    const kept = {
      id: 'begun',
      setup,
      begun: 0,
      last: 0,
      rounds: 1,
      inputs: 3,
      cut: 0,
      over: false,
      moves: 3,
    };
    await goTo(page, stage, { ...SCREENS.learn, lobby: { ...lobby, kept: [kept] } });
    expect(await stage.heardBy(() => get('new-round-palace').click())).toMatchObject([{ type: 'open' }]);
    // Home, which it comes by, asks how far one is.
    const [resumed] = await stage.heardBy(() => get('round-palace').click());
    expect(resumed).toEqual({ type: 'resume', id: 'begun' });
    expect(await get('new-round-classic').count()).toBe(0);
  });

  it('in it one bubble points at the thing to touch, until somebody says that they know the rules', async () => {
    await open(PLAYS.yourTurn.table);
    const said = () => get('guided').getByRole('status').innerText();
    await expect
      .poll(said)
      .toContain('Needed: 7 or lower, or 2, 3, 10, Joker. Tap 4♥, and keep 4♠, 7♠ and 10♦ for later');
    expect(await get('coach').count()).toBe(0);
    const pointed = () =>
      page.locator('[data-pointed]').evaluateAll((all) => all.map((one) => one.getAttribute('data-testid')));
    await expect.poll(pointed).toEqual(['hand-4H']);
    const over = await page.evaluate(() => {
      const bubble = document.querySelector('.bubble')!.getBoundingClientRect();
      const card = document.querySelector('[data-testid="hand-4H"]')!.getBoundingClientRect();
      return bubble.bottom <= card.top && bubble.left >= 0 && bubble.right <= innerWidth;
    });
    expect(over).toBe(true);
    const onTop = await get('guided').evaluate((bubble) => {
      const { left, right, top, bottom } = bubble.getBoundingClientRect();
      const across = [left + 8, (left + right) / 2, right - 8];
      return across.every((x) => bubble.contains(document.elementFromPoint(x, (top + bottom) / 2)));
    });
    expect(onTop).toBe(true);
    expect(await barriersOn(page)).toEqual([]);
    await get('hand-4H').click();
    await expect.poll(said).toBe('Now tap “Play 4♥”.');
    await expect.poll(pointed).toEqual(['lay']);
    await page.keyboard.press('h');
    await get('leaving').waitFor();
    expect(await get('guided').count()).toBe(0);
    await get('stay').click();
    await get('knows-rules').click();
    await get('guided').waitFor({ state: 'detached' });
    expect(await page.locator('[data-pointed]').count()).toBe(0);
  });

  it.each([
    [390, 844],
    [1366, 768],
  ])('at %i × %i nothing jumps once somebody knows the rules, until the next move', async (width, height) => {
    await page.setViewportSize({ width, height });
    const { table } = PLAYS.yourTurn;
    await open(table);
    const places = () =>
      page
        .locator('.stage, .others > li, .demand-panel, .own-stacks, [data-testid^="hand-"]')
        .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
    const before = await places();
    await get('knows-rules').click();
    await get('guided').waitFor({ state: 'detached' });
    expect(await places()).toEqual(before);
    const isGuided = () => get('play').getAttribute('data-guided');
    expect(await isGuided()).toBe('true');
    stage.show(guided({ ...table, inputs: table.inputs + 1 }), lobby);
    await expect.poll(isGuided).toBe('false');
  });

  it.each(['en', 'de'] as const)(
    'in %s what is needed stands clear of the cards beside it',
    async (language) => {
      const { table } = PLAYS.yourTurn;
      const demand = {
        ...table.demand,
        card: 'TH' as const,
        bound: { kind: 'atMost' as const, rank: 'T' as const },
      };
      const three = { ...table, demand, seats: table.seats.slice(0, 3), dealer: 2 };
      await page.setViewportSize({ width: 1366, height: 768 });
      await open(three);
      stage.show(guided(three), { ...lobby, settings: { ...lobby.settings, language } });
      await page.locator(`html[lang="${language}"]`).waitFor();
      const [words, pile, cards] = await page.evaluate(() => {
        const text = document.createRange();
        text.selectNodeContents(document.querySelector('[data-testid="demand"]')!);
        const others = document.querySelector('.other.right .places')!;
        return [text, document.querySelector('.heap')!, others].map((one) => one.getBoundingClientRect());
      });
      expect(words!.left).toBeGreaterThan(pile!.right);
      expect(words!.right).toBeLessThan(cards!.left);
    },
  );

  it.for([
    [1366, 768],
    [390, 844],
    [844, 390],
    [320, 568],
  ] as const)(
    'in a window of %i × %i its bubble is seen and covers neither the pile nor an own card or button',
    async ([width, height]) => {
      await page.setViewportSize({ width, height });
      for (const [{ table }, next] of [
        [PLAYS.yourTurn, PLAYS.yourTurn.table.coach.next],
        [PLAYS.stuck, PLAYS.stuck.table.coach.next],
        [PLAYS.swap, { step: 'swap', seat: 0 }],
        [PLAYS.choose, { step: 'choose', seat: 0, cards: 3 }],
      ] as const) {
        const coach = { ...table.coach, next };
        await open({ ...table, coach } as TableView);
        const covered = () =>
          page.evaluate(() => {
            const bubble = document.querySelector('.bubble')!.getBoundingClientRect();
            const things = '.own-card, .play-actions .action, .pile-place .heap';
            return [...document.querySelectorAll(things)].filter((thing) => {
              const { left, right, top, bottom } = thing.getBoundingClientRect();
              const beside = left > bubble.right || right < bubble.left;
              const isCut = thing.matches('.action') && bottom > innerHeight;
              return isCut || (!beside && top < bubble.bottom - 1 && bottom > bubble.top);
            }).length;
          });
        await expect.poll(covered).toBe(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    },
  );

  it('on a phone it points at no card of a row before the one that is meant', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const hand = ['3D', '4C', '4H', '5C', '5D', '6C', '7D', '7H', '8C'] as const;
    const { table } = PLAYS.yourTurn;
    const seats = table.seats.map((seat, i) => (i === 0 ? { ...seat, hand: 9, known: [...hand] } : seat));
    for (const [card, isPointed] of [
      ['4C', true],
      ['7D', false],
    ] as const) {
      const move = { kind: 'play' as const, seat: 0, cards: [card] };
      await open({ ...table, seats, play: { ...table.play!, moves: [move], advised: move } });
      await page.locator(`[data-testid="hand-${card}"][data-pointed]`).waitFor();
      const tail = () =>
        get('guided').evaluate((bubble) => getComputedStyle(bubble, '::after').display !== 'none');
      await expect.poll(tail).toBe(isPointed);
    }
  });

  it.for([
    [1366, 768, 'ruling'],
    [390, 844, 'guided-told'],
  ] as const)('while others play, at %i × %i it says what one of them did', async ([width, height, id]) => {
    await page.setViewportSize({ width, height });
    const { theirTurn, burned } = PLAYS;
    const ruling = { ...burned.table.ruling!, id: 77, move: { ...burned.table.ruling!.move, seat: 1 } };
    stage.show(guided({ ...theirTurn.table, ruling }), lobby);
    await page.goto(stage.address);
    await get(id).waitFor();
    expect(await get('guided').count()).toBe(0);
    expect(await get(id).innerText()).toMatch(/Bo played .*burn|Burn.*Bo played/s);
  });

  it('its bubble takes no tap that is meant for a card', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(PLAYS.yourTurn.table);
    await get('hand-4H').click({ position: { x: 10, y: 40 } });
    await page.locator('[data-testid="lay"][data-pointed]').waitFor();
    const taken = await page.locator('.own-hand .own-card').evaluateAll((cards) =>
      cards.filter((card) => {
        const { left, width, top, height } = card.getBoundingClientRect();
        const at = [...Array(Math.floor(width)).keys()].map((x) =>
          document.elementFromPoint(left + x, top + height / 2),
        );
        return at.some((one) => one?.closest('.bubble') != null);
      }),
    );
    expect(taken).toEqual([]);
  });

  it('after it: what went wrong leads to the lessons about that, and another round is one key away', async () => {
    const { over, yourTurn, refused } = PLAYS;
    await open(yourTurn.table);
    const levelOf = (name: string) => get(`seat-${name}`).locator('.level').count();
    expect(await levelOf('Bo')).toBe(1);
    const isOut = yourTurn.table.seats.map((seat) => (seat.name === 'Bo' ? { ...seat, place: 1 } : seat));
    stage.show(guided({ ...yourTurn.table, seats: isOut }), lobby);
    await expect.poll(() => levelOf('Bo')).toBe(0);
    stage.tell(JSON.stringify({ type: 'refused', refusal: refused.refusal }).replace('RE-13', 'RE-31'));
    stage.show(guided(over.table), lobby);
    await get('end-actions').waitFor();
    expect(await get('guided').count()).toBe(0);
    expect(await barriersOn(page)).toEqual([]);
    stage.heard.length = 0;
    await page.keyboard.press('n');
    await expect.poll(() => said('newRound').length).toBe(1);
    stage.heard.length = 0;
    await get('fitting-lessons').click();
    await expect.poll(() => said('lessons').length).toBe(1);
    await get('lesson').waitFor();
    expect(await get('lesson').getAttribute('data-id')).toBe('special[7].follows');
    // The result stays below the lessons, and their end leads back to it.
    expect(said('leave')).toEqual([]);
    expect(await get('to-table').count()).toBe(0);
    while ((await get('lesson').count()) > 0) for (const key of ANSWERED) await page.keyboard.press(key);
    await get('to-result').click();
    await get('end-actions').waitFor();
  });

  it('back from it, how far one is is asked anew', async () => {
    const { over } = PLAYS;
    await goTo(page, stage, SCREENS.learn);
    stage.show(guided(over.table), lobby);
    await get('end-actions').waitFor();
    stage.heard.length = 0;
    stage.show(null, lobby);
    await get('learn-palace').waitFor();
    await expect.poll(() => said('progress').length).toBe(1);
  });
});
