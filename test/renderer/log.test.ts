import { beforeEach, expect, it } from 'vitest';
import type { Card } from '../../src/engine/cards.ts';
import type { RecordLine } from '../../src/protocol/log.ts';
import type { ServerMessage } from '../../src/protocol/messages.ts';
import type { TableView } from '../../src/protocol/view.ts';
import { asFound } from '../../src/renderer/view/correct/log-parts.tsx';
import { ALL } from '../support/mode.ts';
import { FIXTURES, ruling } from './fixtures.ts';
import { faint } from './look.ts';
import { describePage, page, stage } from './on-stage.ts';
import { PLAYS } from './play-fixtures.ts';

const table = { ...FIXTURES.middle, inputs: 50 };

const move = (number: number): Extract<RecordLine, { kind: 'move' }> => ({
  kind: 'move',
  after: number,
  number,
  ruling: ruling({ id: number, move: { kind: 'play', seat: number % 3, cards: ['7H'], stack: null } }),
  notation: { begins: true, text: `${number} Ann 7H` },
});

const refused: RecordLine = {
  kind: 'move',
  after: 3,
  number: 3,
  ruling: ruling({
    id: 3,
    move: { kind: 'play', seat: 1, cards: ['9C'], stack: null },
    verdict: 'illegal',
    breaches: [{ code: 'tooLow', rule: 'RE-04', ruleText: null, card: 'JC', seat: null }],
  }),
  notation: { begins: true, text: '3 Bo 9C?' },
};

const LINES: readonly RecordLine[] = [
  move(1),
  { kind: 'notice', after: 1, notice: { id: 1, code: 'seatAnnounced', card: null, seat: 2, text: null } },
  {
    kind: 'change',
    after: 2,
    change: { kind: 'seen', place: { zone: 'faceUp', seat: 0, stack: 0 }, card: 'KD' },
    notation: { begins: true, text: '= Ann up#1 KD' },
  },
  refused,
  {
    kind: 'question',
    after: 3,
    question: {
      id: 2,
      code: 'pickedUp',
      card: '4H',
      seat: 0,
      count: null,
      answers: [{ kind: 'yes', seat: null }],
    },
  },
];

/** Before any line, and after each of the three that change something. */
const HELD = [
  [9, 9, 9],
  [8, 9, 9],
  [8, 9, 9],
  [8, 9, 9],
];

const tell = (message: ServerMessage) => stage.tell(JSON.stringify(message));
const tellPast = (after: number, view: TableView = table) => tell({ type: 'past', after, table: view });
const tellLog = (lines: readonly RecordLine[] = LINES) =>
  tell({ type: 'log', lines: [...lines], held: HELD });
const said = (type: string) => stage.heard.filter((one) => (one as { type: string }).type === type);
const rows = () => page.getByTestId('log-lines').locator('li').allInnerTexts();
const heading = () => page.locator('.which h2, .replay-number').innerText();
const press = (key: string) => page.keyboard.press(key);

async function openLog(lines = LINES): Promise<void> {
  await press('l');
  await expect.poll(() => said('readLog').length).toBe(1);
  tellLog(lines);
  await expect.poll(async () => (await rows()).length).toBe(lines.length);
}

/** More lines than are in sight; the long run has more than anybody will ever see. */
const MANY = ALL ? 1000 : 200;

describePage('the log of a round', { painted: true }, () => {
  beforeEach(async () => {
    stage.forget();
    stage.show(table);
    await page.goto(stage.address);
    await page.getByTestId('menu').waitFor();
  });

  it('has every line with its reason and its rule', async () => {
    await openLog();
    const said = await page
      .getByTestId('log-lines')
      .locator('.line-row')
      .evaluateAll((all) =>
        all.map((row) => {
          const text = (part: string) => row.querySelector<HTMLElement>(part)?.innerText ?? '';
          const tone = row.querySelector('.tone-icon')?.classList[2] ?? '';
          return [tone, text('.log-number'), text('.line-text')].join(' ').replace(/\s+/g, ' ').trim();
        }),
      );
    expect(said).toEqual([
      'tone-legal 1 Bo plays 7♥ · draws 1',
      'The next card is Cy’s.',
      'tone-change Seen: K♦ in Ann’s face-up cards',
      'tone-illegal 3 Bo plays 9♣: not allowed, taken back 9♣ is lower than the J♣. Rule RE-04.',
      'tone-question Asked: Did Ann pick up the pile?',
    ]);
    expect(await page.locator('.line-drawn .card').count()).toBe(2);
    expect(await faint(page)).toEqual([]);
  });

  it('what was found out later is said once while they are open', async () => {
    const finding = { code: 'couldNotPlay', entry: 3, shownBy: 9, seat: 1, holder: null } as const;
    const turns = { number: 4, shownIn: 10, ruling: null, cards: ['9D' as const] };
    const found = { ...finding, ...turns, byOthers: false, oneOf: false, off: 0, sure: true };
    stage.show({ ...table, hindsight: [found] });
    await page.getByTestId('finding').waitFor();
    await openLog();
    expect(await page.getByTestId('finding').count()).toBe(1);
  });

  it('what was found out later stands below the move, too, and leads there', async () => {
    stage.show({ ...table, hindsight: [] });
    await openLog();
    const moves = page.locator('li.line[data-kind="move"]');
    const [first, last] = [await moves.first(), await moves.last()].map((one) =>
      one.getAttribute('data-after'),
    );
    const [of, by] = [Number(await first) - 1, Number(await last) - 1];
    const finding = { code: 'couldNotPlay', entry: of, shownBy: by, seat: 1, holder: null } as const;
    const turns = { number: 1, shownIn: 3, ruling: table.ruling, cards: ['9D' as const] };
    stage.show({
      ...table,
      hindsight: [{ ...finding, ...turns, byOthers: false, oneOf: false, off: 0, sure: true }],
    });
    const found = page.getByTestId('log-lines').locator('[data-finding]');
    await expect.poll(() => found.count()).toBe(2);
    const above = found.first().locator('xpath=preceding-sibling::li[1]');
    expect(await above.getAttribute('data-after')).toBe(String(of + 1));
    await found.last().getByRole('button').click();
    await expect.poll(() => moves.first().locator('button').getAttribute('aria-current')).toBe('true');
    tellPast(of + 1);
    expect(await page.getByTestId('as-it-was').locator('[data-finding]').count()).toBe(1);
    expect(await faint(page)).toEqual([]);
  });

  it('takes nobody’s word for a move of which it was found out otherwise, and leaves others as they are', () => {
    const ruling = FIXTURES.onTrust.ruling!;
    const line = { kind: 'move', after: 4, number: 4, ruling } as RecordLine;
    const finding = { code: 'couldNotPlay', shownBy: 9, seat: 1, holder: null, byOthers: false } as const;
    const more = { oneOf: false, off: 0, sure: true, number: 4, shownIn: 10, cards: ['9D' as const] };
    const told = (entry: number) => asFound(line, [{ ...finding, ...more, entry, ruling }]);
    expect(ruling.claims).not.toEqual([]);
    expect(told(3)).toMatchObject({ ruling: { claims: [] } });
    expect(told(2)).toBe(line);
  });

  it('on a phone the list comes first, and gives way to the move that is chosen', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openLog();
    expect(await page.getByTestId('moment-view').isVisible()).toBe(false);
    // What one looks for takes one line of it.
    const tops = await page
      .locator('[data-testid="log-find"], [data-testid="log-seat"]')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(tops[1]).toBe(tops[0]);
    await page.locator('button.line-row').first().click();
    tellPast(1);
    await page.getByTestId('as-it-was').waitFor();
    expect(await page.getByTestId('log-lines').count()).toBe(0);
    await page.setViewportSize({ width: 1366, height: 768 });
  });

  it('of a round without a deck has the faces of its bots, and the hand of the person at this screen', async () => {
    const { table: played } = PLAYS.yourTurn;
    stage.show(played);
    await page.goto(stage.address);
    await page.getByTestId('play').waitFor();
    await openLog();
    await page.getByTestId('log-lines').getByRole('button').first().click();
    tellPast(1, played);
    await page.getByTestId('replay-hand').waitFor();
    // The line under the pointer doesn’t look like the one that is chosen.
    const looks = async (line: number) => {
      const found = page.getByTestId('log-lines').getByRole('button').nth(line);
      await found.hover();
      return found.evaluate((one) => {
        const { borderTopColor, backgroundColor } = getComputedStyle(one);
        return [borderTopColor, backgroundColor];
      });
    };
    const [chosen, pointedAt] = [await looks(0), await looks(1)];
    expect(pointedAt[0]).not.toBe(chosen[0]);
    expect(pointedAt[1]).not.toBe(chosen[1]);
    const { seats, play } = played;
    const isBot = play!.seats.map(({ occupant }) => occupant.who === 'bot');
    expect(isBot).toContain(true);
    const drawn = await page
      .locator('.moment-table .seat-plate .chip')
      .evaluateAll((all) => all.map((chip) => chip.classList.contains('avatar')));
    expect(drawn).toEqual(isBot);
    const names = await page.locator('.moment-table .seat-plate .name').allInnerTexts();
    expect(names).toEqual(seats.map(({ name }, seat) => (seat === play!.you ? 'You' : name)));
    const hand = page.getByTestId('replay-hand').locator('.card');
    const named = await hand.evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')!));
    expect(named.map((name) => name.split(' ')[0])).toEqual(['4', '4', '7', '9', '10']);
    // Of a long one each card is seen, beside those that are looked at.
    const many = played.seats.map((seat, i) => {
      const known = [...'23456789TJQKA'].flatMap((rank) => [`${rank}H`, `${rank}S`] as Card[]).slice(0, 19);
      return i === 0 ? { ...seat, hand: 19, known } : seat;
    });
    tellPast(1, { ...played, seats: many });
    await expect.poll(() => hand.count()).toBe(19);
    const covered = await hand.evaluateAll((cards) => {
      const places = cards.map((card) => card.getBoundingClientRect());
      return places.filter(
        (at, i) =>
          at.right > innerWidth ||
          ((places[i + 1]?.left ?? innerWidth) - at.left < at.width && places[i + 1]!.top <= at.top),
      ).length;
    });
    expect(covered).toBe(0);
    expect(await page.getByTestId('replay-hand').locator('h3').innerText()).toBe('Your hand');
    expect(await page.getByTestId('turn').innerText()).toBe('Your turn');
  });

  it('tells the one player at the screen how a round ended that was looked up', async () => {
    const { play, ...over } = PLAYS.overLost.table;
    const seats = play!.seats.map((_, i) => play!.seats[i === 1 ? 0 : 1]!);
    stage.show({ ...over, play: { ...play!, you: null, mine: [], seats } });
    await page.goto(stage.address);
    await page.getByTestId('end-actions').waitFor();
    await press('l');
    await page.getByTestId('log-screen').waitFor();
    expect(await page.locator('.moment-board h1').innerText()).toBe('You lose');
    // Beside the list stands what the round is remembered by, and all of it as bars.
    tellLog([...LINES, { ...refused, ruling: ruling({ id: 4, burn: true }) }]);
    await page.locator('.moment-board .facts').getByText('1 burn').waitFor();
    expect(await page.locator('.strip .bar').count()).toBeGreaterThan(1);
  });

  it('on a phone every tag of a seat that is looked back at is whole', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const seats = table.seats.map((seat, i) => ({ ...seat, place: i + 1, away: true }));
    await openLog();
    await page.locator('button.line-row').first().click();
    tellPast(1, { ...table, seats, dealer: 1 });
    await page.getByTestId('as-it-was').waitFor();
    const cut = await page
      .locator('.moment-table .badge')
      .evaluateAll((all) =>
        all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
      );
    expect(cut).toEqual([]);
    await page.setViewportSize({ width: 1366, height: 768 });
  });

  it('shows what somebody looks for: a player, what is not allowed, a word', async () => {
    await openLog();
    await page.getByTestId('log-refused').click();
    expect(await rows()).toHaveLength(1);
    await page.getByTestId('log-refused').click();
    await page.getByTestId('log-seat').selectOption('Ann');
    expect(await rows()).toHaveLength(2);
    await page.getByTestId('log-seat').selectOption('');
    await page.getByTestId('log-find').fill('re-04 bo');
    expect(await rows()).toHaveLength(1);
    // Numbers of lines and parts of numbers are not what is looked for.
    await page.getByTestId('log-find').fill('3');
    expect(await rows()).toHaveLength(0);
    await page.getByTestId('log-find').fill('zzz');
    expect(await rows()).toHaveLength(0);
    expect(await page.getByTestId('log-count').innerText()).toBe('0 of 5 lines');
  });

  it('its bars tell a pick-up from a play by their brightness', async () => {
    const taken: RecordLine = {
      ...move(2),
      ruling: ruling({ id: 2, move: { kind: 'pickUp', seat: 2, cards: [], stack: null }, pickedUp: 1 }),
    };
    await openLog([move(1), taken, move(3)]);
    await page.getByTestId('log-lines').getByRole('button').first().click();
    tellPast(1);
    const [play, pickUp] = await Promise.all(
      ['.strip-bars .bar-plain', '.strip-bars .bar-pickUp'].map((bar) =>
        page
          .locator(bar)
          .first()
          .evaluate((it) => getComputedStyle(it).backgroundColor.match(/\d+/g)!.map(Number)),
      ),
    );
    const bright = (colour: readonly number[]) =>
      colour.slice(0, 3).reduce((all, one) => all + one) / 3 / 255;
    expect(Math.abs(bright(play!) - bright(pickUp!))).toBeGreaterThan(0.25);
  });

  it('a line leads to the table as it was; nobody can lay hands on that', async () => {
    await openLog();
    await page.getByTestId('log-lines').getByRole('button').first().click();
    await expect.poll(() => said('readMoment')).toEqual([{ type: 'readMoment', after: 1 }]);
    tellPast(1, { ...table, turn: 2, stock: 44 });
    await page.waitForSelector('[data-testid="stock"][data-count="44"]');
    expect(await heading()).toBe('Move 1 of 3');
    expect(await page.getByTestId('as-it-was').innerText()).toContain('Bo plays 7♥');
    expect(await page.locator('.moment button').count()).toBe(0);
    expect(await page.locator('[role="alert"] > *').count()).toBe(0);
    // A change of the table has no number of its own.
    await page.getByTestId('log-lines').getByRole('button').filter({ hasText: 'K♦' }).click();
    await expect.poll(() => said('readMoment').at(-1)).toEqual({ type: 'readMoment', after: 2 });
    tellPast(2, { ...table, stock: 43 });
    await page.waitForSelector('[data-testid="stock"][data-count="43"]');
    expect(await heading()).toBe('After move 1 of 3');
    await press('End');
    expect(await heading()).toBe('The table now');
    await page.waitForSelector(`[data-testid="stock"][data-count="${table.stock}"]`);
  });

  it('a game without a deck is only looked at, now and as it was: no card is scanned there, nothing is answered', async () => {
    const now = { ...PLAYS.yourTurn.table, inputs: 51 };
    stage.show({ ...now, ruling: ruling({ id: 90, burn: true, again: true }), extra: 'must' });
    await page.getByTestId('play').waitFor();
    await openLog();
    const shown = () => page.locator('.moment').innerText();
    const nothingToDo = async () => {
      expect(await shown()).not.toMatch(/scan|camera|Swap, if/i);
      expect(await page.locator('.moment button').count()).toBe(0);
    };
    await nothingToDo();
    // The band of a ruling is as broad as a table; here the list has its place.
    expect(await page.locator('.moment .band').count()).toBe(0);
    expect(await shown()).toContain('You go again');
    await press('Home');
    const { exchange } = PLAYS.swap.table.play!;
    expect(exchange).toBe('swap');
    tellPast(0, { ...PLAYS.swap.table, stock: 44 });
    await page.waitForSelector('[data-testid="stock"][data-count="44"]');
    await nothingToDo();
    expect(await page.getByTestId('demand').count()).toBe(0);
  });

  it('where bots play on, the moment that is looked at stays', async () => {
    const dealt = { ...PLAYS.yourTurn.table, inputs: 50 };
    stage.show(dealt);
    await openLog();
    await press('Home');
    tellPast(0, { ...dealt, stock: 44 });
    stage.show({ ...dealt, inputs: 51 });
    await expect.poll(() => said('readLog').length).toBe(2);
    expect(await heading()).toBe('Before the first card');
    expect(await page.getByTestId('log-news').count()).toBe(0);
  });

  it('a correction is called one, and no news', async () => {
    await openLog();
    await press('Home');
    tellPast(0, { ...table, stock: 44 });
    expect(await heading()).toBe('Before the first card');
    const notice = { id: 90, code: 'corrected', card: null, seat: null, text: '0' } as const;
    stage.show({ ...table, notice, inputs: 51 });
    await page.getByTestId('log-news').waitFor();
    expect(await heading()).toBe('Corrected: this is the table now.');
  });

  it('what is new at the table is said and shown at once, with a way back', async () => {
    await openLog();
    await press('Home');
    tellPast(0, { ...table, stock: 44 });
    expect(await heading()).toBe('Before the first card');
    stage.show(table);
    expect(await heading()).toBe('Before the first card');
    stage.show({ ...FIXTURES.question, inputs: 51 });
    await page.getByTestId('log-news').waitFor();
    expect(await heading()).toBe('Something new has happened: this is the table now.');
    const edges = (one: Element) => one.getBoundingClientRect().right;
    const [end, ...buttons] = await Promise.all(
      ['log-news', 'look-again'].map((id) => page.getByTestId(id).evaluate(edges)),
    );
    for (const button of buttons) expect(button).toBeLessThan(end!);
    // As many lines as it has where nothing stands beside it.
    const lines = await page
      .locator('.which.news h2')
      .evaluate(
        (one) => one.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(one).lineHeight),
      );
    expect(lines).toBeLessThan(3.5);
    expect(await page.getByTestId('question').count()).toBe(1);
    await expect.poll(() => said('readLog').length).toBe(2);
    await press('y');
    await expect.poll(() => said('answer').length).toBe(1);
    await page.getByTestId('look-again').click();
    await expect.poll(() => said('readMoment').at(-1)).toEqual({ type: 'readMoment', after: 0 });
  });

  it('steps and plays by keys, as fast as wished, to the end and no further', async () => {
    await openLog();
    const looks = () => said('readMoment').map((one) => (one as { after: number }).after);
    await press('ArrowLeft');
    await press('ArrowUp');
    await press('ArrowRight');
    await expect.poll(looks).toEqual([2, 1, 2]);
    await page.getByTestId('replay-speed').focus();
    await press('End');
    expect(await page.getByTestId('replay-speed').getAttribute('aria-valuetext')).toBe('20×');
    expect(looks()).toEqual([2, 1, 2]);
    await press('Home');
    await press('ArrowRight');
    expect(await page.getByTestId('replay-speed').getAttribute('aria-valuetext')).toBe('1×');
    await press('End');
    await page.locator('h1').first().focus();
    await press('Home');
    const breadth = async () => (await page.getByTestId('replay').boundingBox())!.width;
    await press('Space');
    await expect.poll(() => page.getByTestId('replay').innerText()).toMatch(/Pause/);
    const playing = await breadth();
    for (const after of [0, 1, 2, 3]) {
      await expect.poll(() => looks().at(-1)).toBe(after);
      tellPast(after);
    }
    await expect.poll(() => page.getByTestId('replay').innerText()).toMatch(/Play/);
    // The buttons beside it stay.
    expect(await breadth()).toBe(playing);
    expect(looks()).toEqual([2, 1, 2, 0, 0, 1, 2, 3]);
    await press('Escape');
    await page.getByTestId('menu').waitFor();
  });

  it('a line of the table screen leads there too', async () => {
    await page.getByTestId('log').getByRole('button').first().click();
    await page.getByTestId('as-it-was').waitFor();
    await expect.poll(() => said('readMoment').length).toBe(1);
  });

  it(`${MANY} lines are there, and stepped through`, async () => {
    const many = Array.from({ length: MANY }, (_, i) => move(i + 1));
    const start = performance.now();
    await openLog(many);
    const opened = performance.now() - start;
    await page.waitForSelector(`[data-after="${MANY}"]`);
    expect(await page.locator(`[data-after="${MANY}"]`).isVisible()).toBe(true);
    const steps: number[] = [];
    for (let i = 1; i <= 10; i++) {
      const before = performance.now();
      await press('ArrowLeft');
      tellPast(MANY - i, { ...table, stock: i });
      await page.waitForSelector(`[data-testid="stock"][data-count="${i}"]`);
      steps.push(performance.now() - before);
    }
    const usual = steps.sort((a, b) => a - b)[5]!;
    console.info(`${MANY} lines: ${opened.toFixed(0)} ms to open, ${usual.toFixed(0)} ms a step`);
  });

  it('a kept picture stays until it is closed, though the ruling it belongs to is shown no more', async () => {
    stage.show({ ...table, ruling: ruling({ picture: 'one' }) });
    await openLog();
    await page.getByTestId('show-picture').click();
    await expect.poll(() => said('picture')).toEqual([{ type: 'picture', id: 'one' }]);
    tell({ type: 'picture', id: 'one', data: null });
    await page.getByTestId('picture').getByRole('status').waitFor();
    stage.show({ ...table, inputs: 51, ruling: ruling({ id: 13 }) });
    await expect.poll(() => page.getByTestId('show-picture').count()).toBe(0);
    expect(await page.getByTestId('picture').isVisible()).toBe(true);
    await press('Escape');
    await expect.poll(() => page.getByTestId('picture').count()).toBe(0);
    await press('Escape');
    await page.getByTestId('turn').waitFor();
  });
});
