import { describe, expect, it } from 'vitest';
import { type Card, RANKS } from '../../src/engine/cards.ts';
import type { LobbyView } from '../../src/protocol/lobby.ts';
import type { RecordLine } from '../../src/protocol/log.ts';
import {
  biggestPickUp,
  burnsBySeat,
  lastCardOf,
  turningPoint,
} from '../../src/renderer/view/end/round-facts.ts';
import { FIXTURES, lobby } from './fixtures.ts';
import { data, resize } from './look.ts';
import { describePage, page, show, stage } from './on-stage.ts';
import { PLAYS } from './play-fixtures.ts';
import { goTo } from './screens.ts';

const { ruling } = FIXTURES.middle;

/** The last card of a round is seen for as long as that ever takes. */
const paced: LobbyView = { ...lobby, settings: { ...lobby.settings, pace: 'slow' } };

interface Move {
  readonly seat: number;
  readonly cards?: readonly Card[];
  readonly out?: readonly number[];
  readonly burn?: boolean;
  readonly pickedUp?: number;
  readonly verdict?: 'legal' | 'illegal';
}

/** A log of these moves. */
const logOf = (...moves: readonly Move[]): RecordLine[] =>
  moves.map(({ seat, cards = [], out = [], burn = false, pickedUp = 0, verdict = 'legal' }, i) => ({
    kind: 'move',
    after: i + 1,
    number: i + 1,
    ruling: {
      ...ruling!,
      verdict,
      stands: false,
      burn,
      unburned: false,
      pickedUp,
      taker: null,
      out: [...out],
      move: { kind: 'play', seat, cards: [...cards], stack: null },
    },
    notation: { begins: false, text: '' },
  }));

const lines = logOf(
  { seat: 0, cards: ['TS'], burn: true },
  { seat: 1, pickedUp: 4 },
  { seat: 2, pickedUp: 23, verdict: 'illegal' },
  { seat: 2, pickedUp: 9 },
  { seat: 0, cards: ['TH'], burn: true },
  { seat: 3, cards: ['TD'], burn: true },
  { seat: 0, cards: ['AH', 'AS'], out: [0] },
);

describe('what a round is remembered by', () => {
  it('the card that a player went out with', () => {
    expect([lastCardOf(lines, 0), lastCardOf(lines, 1)]).toEqual(['AS', null]);
  });

  it('the biggest pick-up that stands', () => {
    expect(biggestPickUp(lines)).toEqual({ seats: [2], cards: 9 });
    const again = logOf({ seat: 1, pickedUp: 9 }, { seat: 2, pickedUp: 9 }, { seat: 1, pickedUp: 9 });
    expect(biggestPickUp(again)).toEqual({ seats: [1, 2], cards: 9 });
    expect(biggestPickUp([])).toBe(null);
  });

  it('the burns of each, the most first', () => {
    expect(burnsBySeat(lines)).toEqual([
      { seat: 0, burns: 2 },
      { seat: 3, burns: 1 },
    ]);
  });

  it('from when on the loser held the most cards', () => {
    const held = [
      [9, 9],
      [8, 13],
      [12, 12],
      [11, 12],
      [10, 12],
      [7, 12],
      [3, 12],
      [0, 12],
    ];
    const moves = logOf(...held.slice(1).map(() => ({ seat: 0 })));
    expect(turningPoint(held, moves, 1)).toEqual({ at: 3, number: 3 });
    expect(turningPoint(held.slice(3), moves, 1)).toBe(null);
    // In the last turns nothing turns.
    const late = [...held.slice(0, 5), [12, 12], [3, 12], [0, 12]];
    expect(turningPoint(late, moves, 1)).toBe(null);
  });
});

describePage('the end of a round without a deck', () => {
  it('shows who went out with which card, who is left with which, three facts, and one main step', async () => {
    await goTo(page, stage, { table: PLAYS.over.table, lobby, asks: 'readLog' });
    const held = lines.map((_, i) => [7 - i, 9, 9, 9]);
    stage.tell(JSON.stringify({ type: 'log', lines, held: [[9, 9, 9, 9], ...held] }));
    await page.locator('.podium .step-1 [aria-label="ace of spades"]').waitFor();
    // By these rules somebody loses, and nobody wins.
    expect(await page.locator('.podium .crown').count()).toBe(0);
    const { table } = PLAYS.over;
    const [round] = FIXTURES.titledOver.series.rounds;
    stage.show({ ...table, series: { ...table.series, rounds: [{ ...round!, winner: 'Ann' }] } });
    await page.locator('.podium .step-1 .crown').waitFor();
    expect(await data(page, 'result')).toMatchObject({ loser: 'Bo' });
    expect(await page.locator('[data-testid="left-hand"] .card').count()).toBe(3);
    expect(await page.locator('[data-testid="left-table"] .card').count()).toBe(3);
    const facts = await page.locator('.facts').innerText();
    expect(facts).toMatch(/9 cards\s+biggest pick-up: Cy/);
    expect(facts).toMatch(/3 burns\s+You 2, Di 1/);
    expect(await page.getByTestId('held').innerText()).toMatch(/You/);
    expect(await page.locator('.round-end').innerText()).not.toContain('Ann');
    const main = await page.locator('.round-end .primary').allInnerTexts();
    expect(main.map((text) => text.trim())).toEqual(['Play again']);
    expect(await stage.heardBy(() => page.keyboard.press('n'))).toEqual([{ type: 'newRound' }]);
  });

  it('marks every pick-up of a long round, as soon as it is shown and also on a phone', async () => {
    const moves = Array.from({ length: 150 }, (_, i) => ({ seat: i % 4, pickedUp: i % 7 === 0 ? 5 : 0 }));
    const held = Array.from({ length: 151 }, (_, i) => [9, 9 + (i % 7), 9, 9]);
    const log = JSON.stringify({ type: 'log', lines: logOf(...moves), held });
    const marks = page.locator('.held-taken');
    await goTo(page, stage, { table: PLAYS.over.table, lobby, asks: 'readLog' });
    await page.evaluate(() => {
      // Of its own accord the browser would say no size before the next frame.
      window.ResizeObserver = class {
        readonly observe = () => {};
        readonly unobserve = () => {};
        readonly disconnect = () => {};
      };
    });
    stage.tell(log);
    await expect.poll(() => marks.count()).toBe(22);
    await resize(page, 390, 844);
    await goTo(page, stage, { table: PLAYS.over.table, lobby, asks: 'readLog' });
    stage.tell(log);
    await expect.poll(() => marks.count()).toBe(22);
    const places = await marks.evaluateAll((all) => all.map((one) => one.getAttribute('transform')));
    expect(new Set(places).size).toBe(22);
  });

  it('has everybody on the podium who has one of its places, also who is left with cards where nobody loses', async () => {
    const { table } = PLAYS.over;
    const texts = (part: string) => page.locator(`.podium .step-block ${part}`).allInnerTexts();
    const said = async () => {
      const names = await texts('bdi');
      return (await texts('> b')).map((place, i) => `${place} ${names[i]}`);
    };
    const three = { ...table, seats: table.seats.slice(0, 3) };
    await goTo(page, stage, { table: { ...three, loser: null }, lobby });
    expect(await said()).toEqual(['1st You', '2nd Cy', '3rd Bo']);
    expect(await page.locator('.left-who').innerText()).not.toContain('3rd');
    await goTo(page, stage, { table: three, lobby });
    expect(await said()).toEqual(['1st You', '2nd Cy']);
    await goTo(page, stage, { table: { ...table, loser: null }, lobby });
    expect(await said()).toEqual(['1st You', '2nd Cy', '3rd Di']);
    expect(await page.locator('.left-who').innerText()).toContain('4th');
  });

  it.each([
    [1366, 768, 24, 2],
    [1366, 768, 40, 3],
    [390, 844, 24, 2],
    [390, 844, 12, 1],
  ] as const)(
    'at %i × %i shows every card of a hand of %i, sorted as in the game, in %i rows',
    async (width, height, count, rows) => {
      await page.setViewportSize({ width, height });
      const hand = RANKS.flatMap((rank) =>
        (['D', 'C', 'S', 'H'] as const).map((suit): Card => `${rank}${suit}`),
      );
      const { table } = PLAYS.over;
      const left = { ...table.left!, hand: hand.slice(0, count) };
      await goTo(page, stage, { table: { ...table, left }, lobby });
      const seen = await page.locator('.left-row').evaluateAll((all) =>
        all.map((row) =>
          [...row.querySelectorAll('.card')].map((card) => {
            const { left, right, width } = card.getBoundingClientRect();
            return { name: card.getAttribute('aria-label')!, left, right, width };
          }),
        ),
      );
      expect(seen).toHaveLength(rows);
      const cards = seen.flat();
      expect(cards).toHaveLength(count);
      expect(cards.slice(0, 2).map(({ name }) => name)).toEqual(['2 of clubs', '2 of diamonds']);
      // Of each the index, less than a third of its card, is seen beside the next one. The outer ones of a fan are turned.
      const steps = seen.flatMap((row) => row.slice(2, -1).map(({ left }, i) => left - row[i + 1]!.left));
      expect(Math.min(...steps) / cards[1]!.width).toBeGreaterThan(0.33);
      // None lies over what was turned over, beside it or below.
      const beside = (await page.getByTestId('left-table').boundingBox())!;
      if (width > 900) expect(Math.max(...cards.map(({ right }) => right))).toBeLessThanOrEqual(beside.x);
    },
  );

  it('comes up once after the last card, all at once with any key or click, and is whole when it is opened again', async () => {
    const { table } = PLAYS.theirTurn;
    const end = page.locator('.round-end');
    const rising = () => end.evaluate((all) => all.getAnimations({ subtree: true }).length);
    const playLast = async () => {
      await goTo(page, stage, { table, lobby });
      const move = { seat: table.turn!, stack: null, kind: 'play' as const, cards: ['9C' as const] };
      const ruling = { ...table.ruling!, id: 99, failed: false, pickedUp: 0, burn: false, move };
      const pile: Card[] = [...(table.pile as Card[]), '9C'];
      await show({ ...PLAYS.over.table, inputs: table.inputs + 1, pile, ruling, log: table.log }, paced);
    };
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await playLast();
    await page.locator('.round-end[data-comes-up="true"]').waitFor();
    expect(await rising()).toBeGreaterThan(0);
    await page.keyboard.press('Shift');
    await page.locator('.round-end[data-comes-up="false"]').waitFor();
    expect(await rising()).toBe(0);
    for (const skip of [() => page.keyboard.press('Enter'), () => page.mouse.click(400, 300)]) {
      await playLast();
      expect(await stage.heardBy(skip, 0)).not.toContainEqual({ type: 'newRound' });
      await page.locator('.round-end[data-comes-up="false"]').waitFor();
    }
    await goTo(page, stage, { table: PLAYS.over.table, lobby });
    expect(await rising()).toBe(0);
  });

  it('speaks to the player at the screen', async () => {
    await goTo(page, stage, { table: PLAYS.over.table, lobby });
    expect(await page.locator('h1').innerText()).toBe('You’re out first!');
    await goTo(page, stage, { table: PLAYS.overLost.table, lobby });
    expect(await page.locator('h1').innerText()).toBe('You’re left holding the cards');
    const { table } = PLAYS.overLost;
    const { series } = FIXTURES.titledOver;
    const titled = (name: string) => ({ ...series.people[0]!, name, title: { name: 'duke', times: 1 } });
    const people = table.seats.map(({ name }) => titled(name));
    await goTo(page, stage, { table: { ...table, series: { ...series, people } }, lobby });
    expect(await page.getByTestId('new-title').innerText()).toContain('Your loser’s title: duke.');
  });

  it('shows what the round is remembered by whole beside its moves, above the band', async () => {
    await goTo(page, stage, { table: PLAYS.overLost.table, lobby, asks: 'readLog' });
    const held = [[9, 9, 9, 9], ...[8, 7, 6, 5, 4, 3, 2, 0].map((cards) => [cards, 9, 9, 12])];
    const log = JSON.stringify({ type: 'log', lines, held });
    stage.tell(log);
    await page.getByTestId('log-button').click();
    stage.tell(log);
    await page.locator('.moment-board').getByTestId('replay-turn').waitFor();
    const bottoms = await page
      .locator('.moment-board, .moment-board .facts')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    expect(bottoms[1]).toBeLessThanOrEqual(bottoms[0]!);
  });

  it('tells everybody’s place where nobody loses, also of the last one, and when the round turned', async () => {
    const { table } = PLAYS.overLost;
    const mine = { ...table.play!, you: 3, mine: [3] };
    await goTo(page, stage, { table: { ...table, play: mine, loser: null }, lobby, asks: 'readLog' });
    expect(await page.locator('h1').innerText()).toBe('You’re 4th');
    expect(await page.locator('.left-who').innerText()).toMatch(/You\s+4th · left holding 27 cards/);
    const turned = [[9, 9, 9, 9], ...[8, 7, 6, 5, 4, 3, 2, 0].map((cards) => [cards, 9, 9, 12])];
    stage.tell(JSON.stringify({ type: 'log', lines, held: turned }));
    await page.getByTestId('replay-turn').waitFor();
    const seats = FIXTURES.finishedMany.seats;
    const play = { ...table.play!, seats: seats.map(() => table.play!.seats[1]!), you: 4, mine: [4] };
    await goTo(page, stage, { table: { ...FIXTURES.finishedMany, loser: null, play }, lobby });
    expect(await page.locator('h1').innerText()).toBe('You’re 5th');
    expect(await page.locator('.end-further').innerText()).toMatch(/4th.*5th.*6th.*7th.*8th/s);
  });
});
