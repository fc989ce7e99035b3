import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Card } from '../../src/engine/cards.ts';
import { type AdviceHint, type CardsHint, DEEPEST, type HintView } from '../../src/protocol/hints.ts';
import type { TableView } from '../../src/protocol/view.ts';
import { type Browser, openPage } from '../support/browser.ts';
import { CHROMIUM } from '../support/chromium.ts';
import { findOrOpen } from '../support/in-menu.ts';
import { untilShown } from '../support/revision.ts';
import { describeWith } from '../support/tools.ts';
import { FIXTURES, lobby } from './fixtures.ts';
import { data, faint, resize, SIZES } from './look.ts';
import { PLAYS } from './play-fixtures.ts';
import { makeStage, type Stage } from './stage.ts';

const TABLE: TableView = { ...FIXTURES.middle, turn: 1, inputs: 40, question: null };

const about = { seat: 1, inputs: 40 };
const breach = { code: 'tooLow', rule: 'RE-04', ruleText: 'Lay higher.', card: 'JD', seat: null } as const;
const CARDS: CardsHint = {
  step: 'cards',
  ...about,
  cards: [
    { card: '3C', play: null, breaches: [breach] },
    { card: 'QS', play: ['QS'], breaches: [] },
    { card: '8C', play: ['8C', '8D'], breaches: [] },
  ],
  hidden: 2,
  ranks: [{ kind: 'Q', together: 1, held: ['QS'] }],
  others: ['pickUp'],
};
const ADVICE: AdviceHint = {
  step: 'advice',
  ...about,
  deep: DEEPEST,
  moves: ['QS', '8C', '9H', 'KD'].map((card, i) => ({
    move: { kind: 'play', seat: 1, cards: [card as 'QS'] },
    losing: 0.2 + i ** 2 / 100,
    playouts: 800,
    close: i === 1,
    reasons: [],
  })),
  grief: 'last',
  ranks: [],
};

const PAIR: AdviceHint = {
  ...ADVICE,
  moves: [
    { ...ADVICE.moves[0]!, move: { kind: 'play', seat: 0, cards: ['4H', '4S'] } },
    ...ADVICE.moves.slice(1),
  ],
};
const swap = (give: readonly Card[], take: readonly Card[]) => ({
  ...ADVICE.moves[0]!,
  move: { kind: 'swap' as const, seat: 0, give: [...give], take: [...take] },
  close: true,
});
const SWAP: AdviceHint = {
  ...ADVICE,
  seat: 0,
  moves: [swap(['TD', '4S'], ['KH', '5D']), swap(['TD', '4H'], ['KH', '5D'])],
};

let stage: Stage;
let browser: Browser;
let page: Page;

const panel = () => page.getByTestId('hints');
const tell = (hint: HintView) => stage.tell(JSON.stringify({ type: 'hint', hint }));

/** Asks for one step more, and answers it. */
async function ask(step: string, answer?: HintView): Promise<void> {
  await page.keyboard.press('y');
  await expect.poll(() => data(page, 'hints').then((found) => found.step)).toBe(step);
  if (answer !== undefined) tell(answer);
}

describeWith([CHROMIUM], 'hints on the page', () => {
  beforeAll(async () => {
    stage = await makeStage();
    stage.show(TABLE);
    browser = await openPage(stage.address);
    page = browser.page;
    page.setDefaultTimeout(8000);
    await page.getByTestId('menu').waitFor();
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    await stage?.close();
  });

  beforeEach(async () => {
    await untilShown(page, () => stage.show(TABLE));
    await page.keyboard.press('Escape');
    await panel().waitFor({ state: 'detached' });
    stage.heard.length = 0;
  });

  it('leave room for who plays again and who is next, and reach neither', async () => {
    const { burn } = FIXTURES;
    const christopherson = { ...burn.seats[0]!, name: 'Christopherson the Elder' };
    for (const [width, height] of SIZES.slice(0, 2))
      for (const extra of ['must', 'may'] as const) {
        await resize(page, width, height);
        const seats = extra === 'must' ? burn.seats : [christopherson, ...burn.seats.slice(1)];
        await untilShown(page, () => stage.show({ ...burn, inputs: 40, extra, seats }));
        await page.keyboard.press('y');
        await panel().waitFor();
        const next = page.getByTestId('direction');
        expect(await next.innerText()).toMatch(/^then Bo/);
        expect(await next.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
        const [said, hints] = [await page.locator('.then').boundingBox(), await panel().boundingBox()];
        expect(said!.y + said!.height).toBeLessThan(hints!.y);
        await page.keyboard.press('Escape');
      }
    await resize(page, 1366, 768);
  });

  it('that can’t be answered any more, as the connection was lost, end and can be asked for again', async () => {
    await ask('cards');
    stage.drop();
    await panel().waitFor({ state: 'detached' });
    stage.open();
    await page.locator('[data-testid="connection"][data-state="open"]').waitFor({ state: 'attached' });
    expect(await stage.heardBy(() => ask('cards', CARDS))).toEqual([
      { type: 'hint', seat: 1, step: 'cards' },
    ]);
  });

  it('say that the pile is picked up where that is the only move, and else that it may be', async () => {
    const others = page.locator('[data-other]');
    await ask('cards', CARDS);
    await expect.poll(() => others.allInnerTexts()).toEqual(['You may pick up the pile.']);
    await page.keyboard.press('Escape');
    await panel().waitFor({ state: 'detached' });
    await ask('cards', { ...CARDS, cards: CARDS.cards.slice(0, 1), hidden: 0, ranks: [] });
    await expect.poll(() => others.allInnerTexts()).toEqual(['No card fits: pick up the pile.']);
  });

  it('go one step further each time, and ask the table only for what it has to tell', async () => {
    await ask('cards', CARDS);
    expect(await page.getByTestId('hint-cause').innerText()).toBe('The 7♥ decides what comes next.');
    expect(await panel().textContent()).toContain('RE-31: A seven is played');
    await page.getByTestId('hint-cards').waitFor();
    // As a hand lies that is sorted by rank, each with how many may be laid.
    expect(
      await page
        .locator('[data-card]')
        .evaluateAll((all) => all.map(({ dataset }) => `${dataset.card} ${dataset.fits}`)),
    ).toEqual(['3C 0', '8C 2', 'QS 1']);
    expect(await panel().textContent()).toContain('3♣ is lower than the J♦.');
    await ask('advice', ADVICE);
    await page.getByTestId('hint-moves').waitFor();
    // The second one is as good as the first.
    const marks = await page.locator('.hint-moves .good em').allInnerTexts();
    expect(marks).toEqual(['Best, one other as good', 'as good']);
    const [first, ...others] = ADVICE.moves;
    tell({ ...ADVICE, moves: [{ ...first!, reasons: [{ code: 'lowest' }] }, ...others] });
    await expect.poll(() => page.locator('.hint-why').allInnerTexts()).toEqual(['the lowest card that fits']);
    expect(await panel().textContent()).toContain('loses about 1 in 5 rounds');
    await expect
      .poll(() => stage.heard)
      .toEqual([
        { type: 'hint', seat: 1, step: 'cards' },
        { type: 'hint', seat: 1, step: 'advice' },
      ]);
    // And back: what fits may be asked again.
    await page.getByTestId('next-hint').click();
    await page.locator('[data-testid="hints"][data-step="cards"]').waitFor();
  });

  it('are gone when the table has changed, and an answer about the moment before changes nothing', async () => {
    await ask('cards');
    stage.show({ ...TABLE, inputs: 41 });
    await panel().waitFor({ state: 'detached' });
    tell(CARDS);
    await page.keyboard.press('y');
    tell(CARDS);
    tell({ ...CARDS, inputs: 41, cards: [] });
    await expect.poll(() => page.getByTestId('hint-ranks').count()).toBe(1);
    expect(await page.getByTestId('hint-cards').count()).toBe(0);
  });

  it.each([
    ['comes last in the order', ['Q', '2', 'T'], 1],
    ['would be played first', ['2', 'T', 'Q'], 0],
  ])('say what to keep where it %s', async (_, kinds, times) => {
    await untilShown(page, () => stage.show({ ...TABLE, demand: { ...TABLE.demand, always: ['2', 'T'] } }));
    await ask('cards', CARDS);
    const ranks = kinds.map((kind) => ({ kind, together: 1, held: [] }));
    await ask('advice', { ...ADVICE, moves: [], ranks } as HintView);
    await expect.poll(() => panel().innerText()).toContain('Play the first of these');
    const said = await panel().innerText();
    expect(said.split('2 and 10 always fit: keep them').length - 1).toBe(times);
  });

  it('at a real table cover neither whose turn it is nor what is demanded, and show what fits whole', async () => {
    await page.setViewportSize({ width: 1366, height: 768 });
    const top = async () => (await panel().boundingBox())!.y;
    const bottomOf = async (part: string) => {
      const box = (await page.locator(part).boundingBox())!;
      return box.y + box.height;
    };
    await ask('cards', CARDS);
    await page.getByTestId('hint-cards').waitFor();
    expect(await top()).toBeGreaterThanOrEqual(await bottomOf('.board .demand'));
    expect(await top()).toBeGreaterThanOrEqual(await bottomOf('.board .then'));
    const parts = page.locator('.hint-parts');
    expect(await parts.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(0);
  });

  it('at a real table on a phone lie over no answer to what isn’t allowed, and all answers are in sight', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await untilShown(page, () => stage.show({ ...FIXTURES.illegal, inputs: TABLE.inputs }));
    await ask('cards', CARDS);
    await page.getByTestId('hint-cards').waitFor();
    const boxes = await page
      .locator('.answer')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    expect(boxes.length).toBe(3);
    const { y } = (await panel().boundingBox())!;
    for (const { left, right, bottom } of boxes) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(390);
      expect(bottom).toBeLessThanOrEqual(y);
    }
    // And all of it is in sight above the foot.
    const box = (await panel().boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual((await page.locator('.foot').boundingBox())!.y);
    await untilShown(page, () => stage.show(TABLE));
  });

  it('are thought on for as long as somebody looks at them, and say how sure they are', async () => {
    await page.setViewportSize({ width: 1366, height: 768 });
    const { table } = PLAYS.yourTurn;
    await untilShown(page, () => stage.show({ ...table, inputs: 40 }));
    const asked = () => stage.heard.filter((message) => (message as { type: string }).type === 'hint');
    const first = { ...ADVICE, seat: 0, inputs: 40, deep: 0 };
    stage.heard.length = 0;
    await ask('advice', first);
    const odds = page.locator('.hint-odds').first();
    await expect.poll(() => odds.innerText()).toMatch(/^17–23% risk/);
    await expect.poll(asked).toContainEqual({ type: 'hint', seat: 0, step: 'advice', deep: 1 });
    // What is as good is said once more is known.
    expect(await page.locator('.hint-move em').allInnerTexts()).toEqual(['Best']);
    const sure = ADVICE.moves.map((move) => ({ ...move, playouts: 8000 }));
    tell({ ...first, moves: sure, deep: DEEPEST });
    await expect.poll(() => odds.innerText()).toMatch(/^20% risk/);
    expect(await page.locator('.hint-move em').allInnerTexts()).toEqual([
      'Best, one other as good',
      'as good',
    ]);
    expect(asked().length).toBe(2);
    await untilShown(page, () => stage.show(TABLE));
  });

  it('at a real table are seen whole, also beside help for beginners and over what was said in passing', async () => {
    await page.setViewportSize({ width: 1366, height: 768 });
    const notice = FIXTURES.takenBack.notice;
    await untilShown(page, () =>
      stage.show({ ...TABLE, notice }, { ...lobby, settings: { ...lobby.settings, coach: true } }),
    );
    await page.getByTestId('coach').waitFor();
    expect(await page.getByTestId('notice').isVisible()).toBe(true);
    await ask('cards', CARDS);
    await page.getByTestId('hint-cards').waitFor();
    expect(await page.getByTestId('notice').isVisible()).toBe(false);
    expect(await panel().evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1);
    const { y, height } = (await panel().boundingBox())!;
    expect(y + height).toBeLessThanOrEqual((await page.getByTestId('coach').boundingBox())!.y);
    await untilShown(page, () => stage.show(TABLE));
  });

  it.each([
    ['no player and none of your own cards', 1366, 768, '.others [data-testid^="seat-"], .own-card'],
    ['no player and none of your own cards', 390, 844, '.others [data-testid^="seat-"], .own-card'],
    ['neither what is asked nor your own cards', 390, 844, '.demand-panel, .own-card'],
    ['neither what is asked nor your own cards', 320, 568, '.demand-panel, .own-card'],
  ])('in play cover %s, at %i × %i', async (_, across, down, parts) => {
    await page.setViewportSize({ width: across, height: down });
    const { table } = PLAYS.yourTurn;
    const hand = [...table.seats[0]!.known, 'QS', 'QD', 'KC', 'KS'] as const;
    const seats = table.seats.map((seat, i) => (i === 0 ? { ...seat, known: [...hand] } : seat));
    await untilShown(page, () => stage.show({ ...table, seats, inputs: 40 }));
    await ask('advice', { ...ADVICE, seat: 0 });
    await page.getByTestId('hint-moves').waitFor();
    expect(await page.locator('.hint-parts').evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
    const { x, y, width, height } = (await panel().boundingBox())!;
    const under = await page.locator(parts).evaluateAll(
      (all, box) =>
        all
          .filter((seat) => {
            const { left, right, top, bottom } = seat.getBoundingClientRect();
            return right > box.x && left < box.x + box.width && bottom > box.y && top < box.y + box.height;
          })
          .map(({ textContent }) => textContent),
      { x, y, width, height },
    );
    expect(under).toEqual([]);
  });

  it('in play begin with what is best, and say when asked why cards fit and others don’t', async () => {
    await untilShown(page, () => stage.show({ ...PLAYS.yourTurn.table, inputs: 40 }));
    await ask('advice', { ...ADVICE, seat: 0 });
    await page.getByTestId('hint-moves').waitFor();
    await ask('cards', { ...CARDS, seat: 0 });
    await expect.poll(() => panel().textContent()).toContain('3♣ is lower than the J♦.');
    expect(await page.getByTestId('hint-cause').innerText()).toBe('The 7♥ decides what comes next.');
    expect(await page.getByTestId('hint-cards').count()).toBe(0);
    expect(await panel().innerText()).toContain('The cards with a yellow bar fit.');
    expect(await page.locator('.hint-always').innerText()).toBe('2, 3, 10 and Joker fit here in any case.');
    tell({ ...CARDS, seat: 0, cards: CARDS.cards.slice(0, 2) });
    await expect.poll(() => panel().innerText()).toContain('The card with a yellow bar fits.');
    await page.getByTestId('next-hint').click();
    await page.locator('[data-testid="hints"][data-step="advice"]').waitFor();
  });

  it.each([
    [1366, 768, 8],
    [1366, 768, 16],
    [390, 844, 12],
    [390, 844, 16],
  ])(
    'in play at %i × %i say the rule in sight, and reach no bar of %i cards',
    async (width, height, count) => {
      const hand = '3C 4H 5D 5H 6C 6S 7C 7D 8D 9H QH AC AD AS KC JC'.split(' ').slice(0, count) as Card[];
      const refused = hand.slice(0, Math.floor(0.6 * count));
      const fitting = hand.slice(refused.length);
      const view = PLAYS.yourTurn.table;
      const ruleText =
        'Play goes clockwise, each card equal to the top one or higher, one card or several of a rank.';
      const seats = view.seats.map((seat, i) => (i === 0 ? { ...seat, known: hand, hand: count } : seat));
      const moves = fitting.map((card) => ({ kind: 'play' as const, seat: 0, cards: [card] }));
      await resize(page, width, height);
      await untilShown(page, () =>
        stage.show({
          ...view,
          inputs: 40,
          seats,
          demandRule: { rule: 'PA-05', ruleText },
          play: { ...view.play!, moves },
        }),
      );
      await ask('advice', { ...ADVICE, seat: 0 });
      const cards = [
        ...refused.map((card) => ({ card, play: null, breaches: [{ ...breach, rule: 'PA-05', ruleText }] })),
        ...fitting.map((card) => ({ card, play: [card], breaches: [] })),
      ];
      await ask('cards', { ...CARDS, seat: 0, cards, hidden: 0, ranks: [] });
      await page.locator('.hint-refused dt').waitFor();
      const { rule, covered, more } = await page.evaluate(() => {
        const panel = document.querySelector('.hints')!.getBoundingClientRect();
        const parts = document.querySelector('.hint-parts')!;
        const bars = [...document.querySelectorAll('.own-hand .own-card[data-playable="true"] .own-mark')];
        return {
          rule: panel.bottom - document.querySelector('.hint-rule')!.getBoundingClientRect().bottom,
          covered: bars
            .map((bar) => bar.getBoundingClientRect())
            .filter(({ top, right }) => top < panel.bottom && right > panel.left).length,
          more: parts.scrollHeight - parts.clientHeight,
        };
      });
      expect(rule).toBeGreaterThan(0);
      expect(covered).toBe(0);
      expect(more).toBe(0);
      // Where it has less room, its last line fades instead of being cut through; at its end nothing does.
      const fade = () =>
        page.locator('.hint-parts').evaluate((parts) => getComputedStyle(parts).getPropertyValue('--more'));
      await expect.poll(fade).toBe('0px');
      await page.locator('.hints').evaluate((one) => one.style.setProperty('max-height', '7rem'));
      await expect.poll(async () => Number.parseFloat(await fade())).toBeGreaterThan(30);
      await page.locator('.hint-parts').evaluate((parts) => parts.scrollTo(0, parts.scrollHeight));
      await expect.poll(fade).toBe('0px');
      await page.locator('.hints').evaluate((one) => one.style.removeProperty('max-height'));
      await resize(page, 1366, 768);
    },
  );

  describe.each([
    ['before the first card', PLAYS.swap.table, SWAP, ['KH', '5D', '4S', 'TD']],
    ['in play', PLAYS.yourTurn.table, { ...PAIR, seat: 0 }, ['4H', '4S']],
  ] as const)('%s', (_, table, advice, cards) => {
    it.each([
      [1366, 768],
      [390, 844],
    ])(
      'mark the cards of the best move, and cover none of the own cards nor what is to be done, at %i × %i',
      async (width, height) => {
        await page.setViewportSize({ width, height });
        await untilShown(page, () => stage.show({ ...table, inputs: 40 }));
        await ask('advice', advice);
        const hinted = page.locator('[data-hinted]');
        await expect
          .poll(() => hinted.evaluateAll((all) => all.map((one) => one.dataset.own)))
          .toEqual(cards);
        // A frame of gold, wide enough to be seen, and no place but that of its neighbours: chosen cards are lifted.
        const frames = await hinted.locator('.card').evaluateAll((all) =>
          all.map((one) => {
            const probe = one.parentElement!.appendChild(document.createElement('i'));
            probe.style.color = 'var(--lamp)';
            const gold = getComputedStyle(probe).color;
            probe.remove();
            const { boxShadow } = getComputedStyle(one);
            return Number(boxShadow.split(`${gold} 0px 0px 0px `)[1]?.match(/^[\d.]+/)?.[0] ?? 0);
          }),
        );
        expect(frames).toEqual(cards.map(() => expect.toSatisfy((width: number) => width >= 3)));
        expect(await hinted.evaluateAll((all) => all.map((one) => one.dataset.selected))).not.toContain(
          'true',
        );
        const box = (await panel().boundingBox())!;
        const covered = await page
          .locator('.own-card, .demand-panel, .play-actions .action:not(.idle)')
          .evaluateAll(
            (all, over) =>
              all
                .filter((one) => {
                  const { left, right, top, bottom } = one.getBoundingClientRect();
                  return (
                    right > over.x &&
                    left < over.x + over.width &&
                    bottom > over.y &&
                    top < over.y + over.height
                  );
                })
                .map(({ textContent }) => textContent),
            box,
          );
        expect(covered).toEqual([]);
        expect(await panel().evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(0);
        await page.keyboard.press('Escape');
        expect(await hinted.count()).toBe(0);
      },
    );
  });

  it.each([
    [320, 568],
    [360, 640],
  ])(
    'before the first card leave the others and your own cards in sight, at %i × %i',
    async (width, height) => {
      await page.setViewportSize({ width, height });
      await untilShown(page, () => stage.show({ ...PLAYS.swap.table, inputs: 40 }));
      await ask('advice', SWAP);
      await page.getByTestId('hint-moves').waitFor();
      const edges = (all: readonly Element[]) => all.map((one) => one.getBoundingClientRect());
      const box = (await panel().boundingBox())!;
      const others = await page.locator('.others [data-testid^="seat-"]').evaluateAll(edges);
      const own = await page.locator('.own-card').evaluateAll(edges);
      expect(others.length).toBe(3);
      expect(others.every(({ bottom }) => bottom <= box.y)).toBe(true);
      expect(own.every(({ top }) => top >= box.y + box.height)).toBe(true);
      await page.keyboard.press('Escape');
    },
  );

  it('on a phone leave in sight that the pile burned or was picked up, and take the place of a card that fits', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { table } = PLAYS.yourTurn;
    const ruling = table.ruling!;
    const isSeen = async (more: Partial<typeof ruling>) => {
      await untilShown(page, () => stage.show({ ...table, inputs: 40, ruling: { ...ruling, ...more } }));
      await ask('advice', { ...ADVICE, seat: 0 });
      const seen = await page.getByTestId('ruling').isVisible();
      const box = await page.getByTestId('ruling').boundingBox();
      const { y } = (await panel().boundingBox())!;
      await page.keyboard.press('Escape');
      await panel().waitFor({ state: 'detached' });
      return seen && box!.y + box!.height <= y;
    };
    expect(await isSeen({})).toBe(false);
    expect(await isSeen({ burn: true })).toBe(true);
    const pickedUp = { move: { ...ruling.move, kind: 'pickUp' as const, cards: [] }, pickedUp: 5 };
    expect(await isSeen(pickedUp)).toBe(true);
  });

  it('before the first card break no swap within its cards, and nothing beside them says otherwise', async () => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await untilShown(page, () => stage.show({ ...PLAYS.swap.table, inputs: 40 }));
    const beside = page.locator('.beforehand small');
    expect(await beside.innerText()).toMatch(/put your best there\. Tap a hand card/);
    const [one, two] = [swap(['TD'], ['5D']), SWAP.moves[0]!];
    await ask('advice', { ...SWAP, moves: [one, two] });
    const heights = page.locator('.hint-move b');
    await expect.poll(() => heights.count()).toBe(2);
    // The words of each line, one below the other.
    const lines = await heights.evaluateAll((all) =>
      all.map((one) => {
        const found = new Map<number, string>();
        const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
        for (let node = texts.nextNode(); node !== null; node = texts.nextNode())
          for (let i = 0; i < node.textContent!.length; i++) {
            const range = document.createRange();
            range.setStart(node, i);
            range.setEnd(node, i + 1);
            const line = Math.round(range.getBoundingClientRect().bottom / 12);
            found.set(line, (found.get(line) ?? '') + node.textContent![i]);
          }
        return [...found.values()].map((line) => line.replaceAll('\u00a0', ' ').trim());
      }),
    );
    expect(lines.flat().filter((line) => !/^(Swap|for) /.test(line))).toEqual([]);
    expect(await beside.innerText()).toBe('Tap a hand card, then a face-up card.');
    tell({ ...SWAP, moves: [{ ...one, move: { kind: 'ready', seat: 0 } }] });
    await expect.poll(() => beside.innerText()).toBe('Press Ready when you are.');
    await page.keyboard.press('Escape');
  });

  it('before the first card leave the stock and what is said of swapping in sight', async () => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await untilShown(page, () => stage.show({ ...PLAYS.swap.table, inputs: 40 }));
    await ask('advice', SWAP);
    await page.getByTestId('hint-moves').waitFor();
    const box = (await panel().boundingBox())!;
    const beside = page.locator('.tally, .demand-panel');
    expect(await beside.evaluateAll((all) => all.every((one) => one.checkVisibility()))).toBe(true);
    const rights = await beside.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
    expect(rights.length).toBe(3);
    expect(rights.every((right) => right <= box.x)).toBe(true);
    await page.keyboard.press('Escape');
  });

  it('say no figures while few rounds were played out, and the reason of the best alone', async () => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await untilShown(page, () => stage.show({ ...PLAYS.yourTurn.table, inputs: 40 }));
    const reasons = [{ code: 'spares' as const, count: 4 }];
    const moves = ADVICE.moves.map((one) => ({ ...one, playouts: 40, reasons }));
    await ask('advice', { ...ADVICE, seat: 0, moves });
    const lines = page.locator('.hint-moves li');
    await expect
      .poll(() => lines.allInnerTexts().then((all) => all.map((one) => one.split(/\s*\n\s*/).join(' · '))))
      .toEqual([
        'Play Q♠ Best, one other as good · risk of losing · saves you picking up the 4 cards in the pile',
        'Play 8♣ as good',
        'Play 9♥ risky',
        'Play K♦ risky',
      ]);
    expect(await lines.locator('meter').evaluateAll((all) => all.every((one) => one.checkVisibility()))).toBe(
      true,
    );
    await page.keyboard.press('Escape');
  });

  it.each([3, 9])(
    'in play at a desk %i moves show whole lines, off the hand and without scrolling',
    async (count) => {
      await page.setViewportSize({ width: 1366, height: 768 });
      await untilShown(page, () => stage.show({ ...PLAYS.yourTurn.table, inputs: 40 }));
      const cards = ['QS', '8C', '9H', 'KD', 'AS', 'AC', 'AH', 'KS', 'KC'] as const;
      const [one] = ADVICE.moves;
      const moves = cards.slice(0, count).map((card) => ({ ...one!, move: { ...one!.move, cards: [card] } }));
      await ask('advice', { ...ADVICE, seat: 0, moves: moves as AdviceHint['moves'] });
      const lines = page.locator('.hint-moves li:visible');
      await expect.poll(() => lines.count()).toBe(Math.min(count, 4));
      const parts = page.locator('.hint-parts');
      expect(await parts.evaluate((all) => all.scrollHeight - all.clientHeight)).toBe(0);
      // A hand of twelve is as high as this.
      const box = (await panel().boundingBox())!;
      expect(box.y + box.height).toBeLessThan(535);
      expect(await page.getByTestId('hint-all').isVisible()).toBe(count > 4);
      if (count > 4) {
        await page.getByTestId('hint-all').click();
        await expect.poll(() => lines.count()).toBe(count);
      }
      await page.keyboard.press('Escape');
    },
  );

  it('on a phone show the best move whole, with what its number means, and the others when asked', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await untilShown(page, () => stage.show({ ...PLAYS.yourTurn.table, inputs: 40 }));
    await ask('advice', { ...ADVICE, seat: 0 });
    const lines = page.locator('.hint-moves li:visible');
    await expect.poll(() => lines.count()).toBe(1);
    const often = await page.locator('.hint-often').first().boundingBox();
    expect(often?.height).toBeGreaterThan(10);
    const parts = page.locator('.hint-parts');
    expect(await parts.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(0);
    await page.getByTestId('hint-all').click();
    await expect.poll(() => lines.count()).toBe(ADVICE.moves.length);
    await page.keyboard.press('Escape');
  });

  it('in play lie over none of what can be done once cards of a move are chosen', async () => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await untilShown(page, () => stage.show({ ...PLAYS.yourTurn.table, inputs: 40 }));
    await ask('advice', { ...PAIR, seat: 0 });
    await page.getByTestId('hint-moves').waitFor();
    await page.getByTestId('hand-4H').click();
    await page.getByTestId('all-equal').click({ trial: true, timeout: 3000 });
    const heard = await stage.heardBy(() => page.getByTestId('lay').click({ timeout: 3000 }));
    expect(heard).toMatchObject([{ type: 'make', move: { cards: ['4H'] } }]);
  });

  it('in play on a phone lie over neither whose turn it is nor the others, what is asked for, or your cards', async () => {
    await resize(page, 390, 844);
    const view = { ...PLAYS.yourTurn.table, inputs: 40 };
    await untilShown(page, () => stage.show(view));
    await page.getByTestId('hint').click();
    tell({ ...PAIR, seat: 0 });
    await page.getByTestId('hint-moves').waitFor();
    const boxOf = async (selector: string) => (await page.locator(selector).first().boundingBox())!;
    const hints = await boxOf('.hints');
    const head = await boxOf('.play-head h1');
    expect(head.y + head.height).toBeLessThanOrEqual(hints.y);
    for (const one of ['.other', '.heap', '[data-testid="demand"]', '.own-hand'])
      expect((await boxOf(one)).y, one).toBeGreaterThanOrEqual(hints.y + hints.height);
    const whole = await panel().evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(whole).toBe(0);
    await resize(page, 1366, 768);
  });

  it.each(['en', 'de'] as const)(
    'on a phone take the place of help for beginners: nothing lies over the pile, and nothing is scrolled, in %s',
    async (language) => {
      await resize(page, 390, 844);
      const settings = { ...lobby.settings, language, coach: true };
      await untilShown(page, () =>
        stage.show({ ...PLAYS.yourTurn.table, inputs: 40 }, { ...lobby, settings }),
      );
      await page.locator(`html[lang="${language}"]`).waitFor();
      await page.getByTestId('coach').waitFor();
      await ask('advice', { ...PAIR, seat: 0 });
      await page.getByTestId('hint-moves').waitFor();
      for (const step of ['advice', 'cards'] as const) {
        if (step === 'cards') await ask('cards', { ...CARDS, seat: 0 });
        await expect.poll(() => panel().textContent()).toContain(step === 'advice' ? '8♣' : '10');
        const boxOf = async (selector: string) => (await page.locator(selector).first().boundingBox())!;
        const demand = await boxOf('.demand-panel');
        const pile = (await page.locator('.heap .card').last().boundingBox())!;
        expect(pile.y + pile.height, step).toBeLessThanOrEqual(demand.y);
        expect(await page.evaluate(() => document.documentElement.scrollHeight), step).toBeLessThanOrEqual(
          844,
        );
        const names = await page
          .locator('.tally > span:last-child')
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
        expect(Math.max(...names), step).toBeLessThanOrEqual(demand.y);
      }
      await untilShown(page, () => stage.show(TABLE, lobby));
      await page.locator('html[lang="en"]').waitFor();
      await resize(page, 1366, 768);
    },
  );

  it.each([
    ['en', 320, 568],
    ['de', 320, 568],
    ['en', 360, 740],
    ['de', 360, 740],
  ] as const)(
    'in play on a small phone lie over neither whose turn it is nor your cards, and cut no button, in %s at %i × %i',
    async (language, width, height) => {
      await resize(page, width, height);
      const settings = { ...lobby.settings, language };
      await untilShown(page, () =>
        stage.show({ ...PLAYS.yourTurn.table, inputs: 40 }, { ...lobby, settings }),
      );
      await page.locator(`html[lang="${language}"]`).waitFor();
      await ask('advice', { ...PAIR, seat: 0 });
      await page.getByTestId('hint-moves').waitFor();
      const boxOf = async (selector: string) => (await page.locator(selector).first().boundingBox())!;
      const [hints, head] = [await boxOf('.hints'), await boxOf('.play-head h1')];
      expect(head.y + head.height).toBeLessThanOrEqual(hints.y);
      for (const one of ['[data-testid="demand"]', '.own-hand'])
        expect((await boxOf(one)).y, one).toBeGreaterThanOrEqual(hints.y + hints.height);
      const [all, next] = [await boxOf('.hint-all'), await boxOf('[data-testid="next-hint"]')];
      expect(all.x + all.width).toBeLessThanOrEqual(next.x);
      await untilShown(page, () => stage.show(TABLE, lobby));
      await page.locator('html[lang="en"]').waitFor();
      await resize(page, 1366, 768);
    },
  );

  it('name what a card does where its player chooses that', async () => {
    const view = { ...PLAYS.ways.table, inputs: 40 };
    await untilShown(page, () => stage.show(view));
    await page.getByTestId('hint').click();
    const moves = (['7S', '7b=7S'] as const).map((card) => ({
      ...ADVICE.moves[0]!,
      move: { kind: 'play' as const, seat: 0, cards: [card] },
    }));
    tell({ ...ADVICE, seat: 0, moves });
    const said = page.locator('.hint-move b');
    await expect
      .poll(() => said.allInnerTexts())
      .toEqual(['Play 7♠: 7 or higher next', 'Play 7♠: 7 or lower next']);
  });

  it('wait while the referee asks something', async () => {
    const { question, choices } = FIXTURES.question;
    stage.show({ ...TABLE, question, choices });
    await page.getByTestId('question').waitFor();
    expect(await (await findOrOpen(page, 'hint')).isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
  });

  it.each([
    ['and the face-down ones last', PLAYS.swap.table.seats],
    ['after your hand. Keep your best', PLAYS.swap.table.seats.map((seat) => ({ ...seat, faceDown: [] }))],
  ])('before the first card say what face-up cards are for: %s', async (said, seats) => {
    await untilShown(page, () => stage.show({ ...PLAYS.swap.table, play: null, seats }));
    await page.keyboard.press('y');
    await expect.poll(() => panel().innerText()).toContain(said);
  });

  describe.each([
    [1366, 768],
    [390, 844],
  ])('at %i × %i', (width, height) => {
    it.each(['light', 'dark'] as const)(
      'fit on the screen and are clear to read (%s)',
      async (colorScheme) => {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        for (const [step, answer] of [
          ['cards', CARDS],
          ['advice', ADVICE],
        ] as const) {
          await ask(step, answer);
          await page.getByTestId(step === 'cards' ? 'hint-cards' : 'hint-moves').waitFor();
          const box = (await panel().boundingBox())!;
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.y).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width).toBeLessThanOrEqual(width);
          expect(box.y + box.height).toBeLessThanOrEqual(height);
          const wide = await panel().evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
          expect(wide).toBeLessThanOrEqual(0);
          expect(await faint(page)).toEqual([]);
        }
      },
    );
  });
});
