import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdviceHint } from '../../src/protocol/hints.ts';
import type { TableView } from '../../src/protocol/view.ts';
import { askHint } from '../../src/renderer/store/hints.ts';
import { NOTHING_YET } from '../../src/renderer/store/page.ts';
import { keyEffect } from '../../src/renderer/view/keys.ts';
import { OF_GUESTS } from '../../src/renderer/view/shortcuts.ts';
import { en } from '../../src/words/en.ts';
import { type Browser, openPlain } from '../support/browser.ts';
import { CHROMIUM } from '../support/chromium.ts';
import { ALL } from '../support/mode.ts';
import { untilShown } from '../support/revision.ts';
import { describeWith } from '../support/tools.ts';
import { cutOff } from './cut-off.ts';
import { FIXTURES, ruling } from './fixtures.ts';
import { done, way } from './page-states.ts';
import { atTable, free, guestTold, had, hostAt, LONG_NAMES, WAITING } from './phones-fixtures.ts';
import { PLAYS } from './play-fixtures.ts';
import { makeStage, type Stage } from './stage.ts';

let stage: Stage;
let browser: Browser;
let page: Page;
let loads = 0;

const get = (id: string) => page.getByTestId(id);
const focused = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.testid);
const boxOf = async (selector: string) => (await page.locator(selector).first().boundingBox())!;

/** A page that nobody has touched, at this address of the stage. */
async function fresh(hash = ''): Promise<void> {
  stage.heard.length = 0;
  // An address that only ends otherwise would be gone to without a load.
  loads += 1;
  await page.goto(`${stage.address}?${loads}${hash}`);
  // It has said nothing yet, but it listens.
  await page.waitForSelector('[data-testid="connection"][data-state="open"]', { state: 'attached' });
}

/** The page as a screen on the network. */
async function asGuest(id: string, ...told: Parameters<typeof guestTold>): Promise<void> {
  await untilShown(page, () => stage.tell(guestTold(...told)));
  await get(id).waitFor();
}

beforeAll(async () => {
  stage = await makeStage();
  browser = await openPlain('about:blank', { width: 390, height: 844 });
  page = browser.page;
  page.setDefaultTimeout(20_000);
}, 60_000);
afterAll(async () => {
  await browser?.close();
  await stage?.close();
});

describeWith([CHROMIUM], 'a phone', () => {
  const oneFree = atTable(['Ann', 'Bo'], { seats: [free, had] });
  const NOTES = [
    ['', { locked: false, removed: false }],
    ['The host lets nobody else take a seat just now.', { locked: true, removed: false }],
    [
      'The seat you had is not yours any more. You can watch; ask the host for a seat.',
      { locked: false, removed: true },
    ],
    [
      'The seat you had is not yours any more. You can watch; ask the host for a seat. The host lets nobody else take a seat just now.',
      { locked: true, removed: true },
    ],
  ] as const;

  it('is promised its seat when the host leaves, and none where it only watched', async () => {
    const told = () => get('nothing').innerText();
    await fresh();
    await asGuest('pile', FIXTURES.middle);
    await asGuest('nothing', null);
    expect(await told()).toContain('the table shows here again');
    // The table stands there as it was left.
    expect(await get('nothing').locator('.phone-seats b').allInnerTexts()).toEqual(['Ann', 'Bo', 'Cy', 'Di']);
    expect(await told()).not.toContain('seat');
    await fresh();
    await asGuest('play', PLAYS.yourTurn.table);
    await asGuest('nothing', null);
    expect(await told()).toContain('you are back in your seat automatically, with the same cards');
  });

  it('that watches a real table reads which card is asked for there, without the ways to answer', async () => {
    const { illegal } = FIXTURES;
    const at = { number: 6, ruling: illegal.ruling, notice: null };
    const notice = { id: 98, code: 'cursorMisread', card: null, seat: null, text: null } as const;
    const asked = { entry: 5, inserts: false, misread: true, seat: null, cards: [], kind: null } as const;
    const cursor = { ...asked, cards: [], digits: '', due: null, at, before: at, after: at };
    await fresh();
    await asGuest('pile', { ...illegal, notice, cursor });
    expect(await page.locator('.band').allInnerTexts()).toEqual(['Which card was Bo’s 9♣ really?']);
    expect(await page.locator('.told button').count()).toBe(0);
    expect(await get('notice').count()).toBe(0);
    const { misread: _, ...chosen } = cursor;
    await asGuest('pile', { ...illegal, notice: { ...notice, code: 'cursorAt' }, cursor: chosen });
    expect(await page.locator('.band').innerText()).toContain(en.correct.cursor);
    const counting = { seat: 1, digits: '1' };
    await asGuest('pile', { ...illegal, notice: { ...notice, code: 'counting' }, counting });
    await expect.poll(() => page.locator('.band').allInnerTexts()).toEqual([en.correct.counting('Bo', '1')]);
    expect(await page.locator('.told button').count()).toBe(0);
    expect(await get('notice').count()).toBe(0);
  });

  it('shows its page where the browser forbids it to keep anything', async () => {
    const forbidden = await browser.newPage();
    await forbidden.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await forbidden.goto(stage.address);
    await expect
      .poll(async () => {
        stage.tell(guestTold(oneFree));
        return forbidden.getByTestId('join').count();
      })
      .toBe(1);
    await forbidden.close();
  });

  describe('that is told one thing after the other', () => {
    beforeAll(() => fresh());

    it.for(['yourTurn', 'chosen', 'swap', 'choose'] as const)(
      'shows no key that means nothing there: %s',
      async (name) => {
        const { table } = PLAYS[name];
        await asGuest('play', table);
        const keysShown = () => page.locator('button kbd').allInnerTexts();
        expect(await keysShown()).toContain('Y');
        await get('hint').click();
        await get('hints').waitFor();
        const shown = await keysShown();
        const guest = { locked: false, naming: 'family' as const, token: null, removed: false };
        const seated = { ...NOTHING_YET, ...way('table'), guest, table };
        const asked = askHint(seated);
        expect(asked?.send).toMatchObject({ type: 'hint', seat: 0 });
        const state = done(seated, asked);
        const keys = { Enter: 'Enter', Esc: 'Escape' } as Readonly<Record<string, string>>;
        const plain = { command: false, alt: false, shift: false };
        // What is chosen there isn’t chosen here.
        const idle = shown.filter(
          (key) => key !== 'Enter' && keyEffect({ key: keys[key] ?? key, ...plain }, state, en) === null,
        );
        expect(idle).toEqual([]);
        await page.keyboard.press('?');
        await get('keys').waitFor();
        const listed = await page
          .locator('.key-lists kbd')
          .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.key));
        expect(listed).toContain('hint');
        expect(listed.filter((one) => !(OF_GUESTS as readonly (string | undefined)[]).includes(one))).toEqual(
          [],
        );
        await page.keyboard.press('Escape');
        await get('keys').waitFor({ state: 'detached' });
        await get('close-hints').click();
        await get('hints').waitFor({ state: 'detached' });
      },
    );

    it.for(NOTES)('is told “%s”, and no seat is free that it can’t take: %j', async ([said, state]) => {
      await asGuest('join', oneFree, state);
      expect((await get('join-note').allInnerTexts()).join()).toBe(said);
      const seats = await page.locator('.phone-seats').innerText();
      expect(seats.includes('free')).toBe(!state.locked);
      expect(await get('sit-0').count()).toBe(state.locked ? 0 : 1);
    });
  });

  it('sits down where it has tapped, else at the first free seat, and under its name', async () => {
    await fresh();
    await asGuest('join', atTable(['Ann', 'Bo', 'Cy'], { seats: [had, free, free] }));
    expect(await get('sit-1').getAttribute('aria-pressed')).toBe('true');
    await get('sit-2').click();
    expect(await get('sit-1').getAttribute('aria-pressed')).toBe('false');
    expect(await get('take-seat').innerText()).toBe('Join as Cy');
    await get('own-name').fill('Zoe');
    expect(await get('take-seat').innerText()).toBe('Join as Zoe');
    expect(stage.heard).not.toContainEqual(expect.objectContaining({ type: 'sit' }));
    await get('take-seat').click();
    await expect.poll(() => stage.heard).toContainEqual({ type: 'sit', seat: 2, name: 'Zoe' });
    // Somebody else was quicker: the next free one is offered.
    await asGuest('join', atTable(['Ann', 'Bo', 'Cy'], { seats: [had, free, had] }));
    await expect.poll(() => get('sit-1').getAttribute('aria-pressed')).toBe('true');
  });

  it('goes on with the keyboard at its own seat once it has one, and at the seats without one', async () => {
    await fresh();
    await asGuest('join', oneFree);
    await get('sit-0').focus();
    await asGuest('play', { ...PLAYS.yourTurn.table, seats: PLAYS.yourTurn.table.seats });
    await expect.poll(focused).toBe('turn');
    await asGuest('join', oneFree, { removed: true });
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });
});

describeWith([CHROMIUM], 'a phone with a seat', () => {
  it('waits until the others have taken theirs: who is here, and its cards at a touch', async () => {
    await fresh();
    await asGuest('waits', WAITING);
    expect(await page.locator('h1').innerText()).toBe('You’re in, Ann');
    expect(await page.locator('.ring-words').innerText()).toMatch(/3 of 4\s+are here/);
    expect(await get('waits-3').innerText()).toContain('not here yet');
    await get('show-cards').click();
    await get('play').waitFor();
    // There is nothing to wait for once everybody is there, nor while one may do something oneself.
    await fresh();
    await asGuest('play', { ...WAITING, play: { ...WAITING.play!, waitsFor: [] } });
    await fresh();
    await asGuest('play', PLAYS.swap.table);
  });

  it('that has lost its table says what it may be, shows no card, and tries when it is told to', async () => {
    await fresh();
    await asGuest('play', PLAYS.yourTurn.table);
    expect(await page.locator('[data-own]').count()).toBeGreaterThan(0);
    await cutOff(page, stage);
    await get('cut-off').waitFor();
    expect(await page.locator('[data-own], [data-testid="connection"]:visible').count()).toBe(0);
    expect(await page.locator('.causes li').count()).toBe(2);
    const tries = async () => Number(await get('tries').getAttribute('data-count'));
    const before = await tries();
    await get('try-now').click();
    await expect.poll(tries).toBeGreaterThan(before);
  });

  it('and is back at its game when the table is there again', async () => {
    await fresh();
    await asGuest('play', PLAYS.yourTurn.table);
    stage.drop();
    await get('cut-off').waitFor();
    stage.open();
    await page.waitForSelector('[data-testid="connection"][data-state="open"]', { state: 'attached' });
    // What is told before the new connection stands reaches nobody.
    const isBack = async () => {
      stage.tell(guestTold(PLAYS.yourTurn.table));
      return (await get('play').isVisible()) && !(await get('cut-off').isVisible());
    };
    await expect.poll(isBack).toBe(true);
  });

  it('sees how the round ended, and that the host starts the next one', async () => {
    await fresh();
    await asGuest('result', PLAYS.over.table);
    expect(await page.locator('h1').innerText()).toBe('You’re out first!');
    expect(await get('guest-bar').innerText()).toContain('The host starts the next round.');
    expect(await page.locator('.primary').count()).toBe(0);
    await get('menu').click();
    await get('leave-seat').waitFor();
    await page.keyboard.press('Escape');
  });
});

describeWith([CHROMIUM], 'the table on a TV', () => {
  /** The long run shows it on larger ones too. */
  const SIZES = [
    [1366, 768],
    ...(ALL
      ? ([
          [1920, 1080],
          [3840, 2160],
        ] as const)
      : []),
  ] as const;

  /** What lies over what, of the parts that a whole room has to read. */
  const covered = () =>
    page.evaluate(() => {
      const parts = [
        ...document.querySelectorAll('.tv-board h1, .tv-board p, .tv-seat, .tally, .pile-cards, .tv-said'),
      ].map((one) => ({ name: one.className || one.tagName, box: one.getBoundingClientRect() }));
      const meets = (a: DOMRect, b: DOMRect) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
      const over = parts.flatMap((one, i) =>
        parts
          .slice(i + 1)
          .flatMap((other) => (meets(one.box, other.box) ? [`${one.name} / ${other.name}`] : [])),
      );
      const out = parts.filter(
        ({ box }) => box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight,
      );
      return [...over, ...out.map(({ name }) => `beyond the window: ${name}`)];
    });

  const CROWD = [...LONG_NAMES, 'Di', 'Ed', 'Flo', 'Gus', 'Hal', 'Ida', 'Jo', 'Kim'];

  it.for([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
    'has %i players in their places round the table, and nothing lies over anything else',
    async (count) => {
      await page.setViewportSize({ width: 1366, height: 768 });
      await fresh('#tv');
      await asGuest('tv', atTable(CROWD.slice(0, count)));
      expect(await covered()).toEqual([]);
      // Clockwise, as people sit: the second one at the left of the first.
      const middles = await page
        .locator('.tv-seat')
        .evaluateAll((all) =>
          all
            .map((one) => one.getBoundingClientRect())
            .map(({ x, y, width, height }) => [x + width / 2, y + height / 2]),
        );
      const turns = middles.map(([x, y]) => (Math.atan2(683 - x!, y! - 384) + 2 * Math.PI) % (2 * Math.PI));
      expect(turns.slice(1)).toEqual(turns.slice(1).sort((a, b) => a - b));
    },
  );

  it.for(SIZES)(
    'has a pile to be read from far, whoever’s turn it is, at %i × %i',
    async ([width, height]) => {
      await page.setViewportSize({ width, height });
      await fresh('#tv');
      for (const seats of [
        [had, had, had, had],
        [free, had, had, free],
      ]) {
        await asGuest('tv', atTable(LONG_NAMES, { seats }));
        const card = await boxOf('.heap .card');
        expect(card.height / height).toBeGreaterThan(0.28);
        const turn = await page.getByTestId('turn').evaluate((one) => ({
          lines: one.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(one).fontSize),
          cut: one.scrollWidth - one.clientWidth,
        }));
        expect([turn.lines < 1.5, turn.cut]).toEqual([true, 0]);
        expect(await covered()).toEqual([]);
      }
    },
  );

  it('has the way back where no card is', async () => {
    await page.setViewportSize({ width: 1366, height: 768 });
    const back = await boxOf('.tv-close');
    const cards = await page
      .locator('.card, .tv-board h1')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    const covered = cards.filter(
      ({ top, right, bottom, left }) =>
        left < back.x + back.width && back.x < right && top < back.y + back.height && back.y < bottom,
    );
    expect(covered).toEqual([]);
  });

  it('says a ruling and the turn aloud', async () => {
    const table = atTable(LONG_NAMES);
    const move = { kind: 'play', seat: 0, cards: ['7H'], stack: null } as const;
    stage.tell(
      guestTold({ ...table, turn: 1, ruling: ruling({ id: 99, move: { ...move, cards: ['7H'] } }) }),
    );
    await expect
      .poll(() => get('announced').innerText())
      .toBe(
        'Christopherson the Elder plays the seven of hearts and draws 1. It’s Annika’s turn. It takes a seven or lower.',
      );
    // The own seat’s screen would say “Your turn”, and with help what fits of its hand: the room isn’t told that.
    const own = { ...PLAYS.yourTurn.table, coach: { ...PLAYS.yourTurn.table.coach, next: null } };
    stage.tell(guestTold({ ...own, turn: 3 }));
    stage.tell(guestTold({ ...own, ruling: ruling({ id: 100, move: { ...move, seat: 3, cards: ['6C'] } }) }));
    await expect.poll(() => get('announced').innerText()).toMatch(/Ann’s turn/);
    expect(await get('announced').innerText()).not.toContain('Your');
  });

  it('says who deals until the cards are dealt, and then who starts', async () => {
    await fresh('#tv');
    const { dealing, start } = FIXTURES;
    await asGuest('tv', dealing);
    expect(await get('turn').innerText()).toMatch(/ deals$/);
    await asGuest('tv', start);
    expect(await get('turn').innerText()).toMatch(/ starts$/);
  });

  it('shows no code to join while the table is locked', async () => {
    const table = atTable(LONG_NAMES, { seats: [free, had, had, free] });
    await asGuest('tv-join', table);
    stage.tell(guestTold(table, { locked: true }));
    await get('tv-join').waitFor({ state: 'detached' });
    expect(await get('tv').innerText()).not.toContain('free');
  });

  it('has the code to join where the pile will lie, until it does', async () => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await fresh('#tv');
    const table = atTable(LONG_NAMES, { seats: [free, had, had, free] });
    const before: TableView = { ...table, pile: [], phase: 'start', turn: null, ruling: null };
    await asGuest('tv', before);
    await get('qr-code').waitFor();
    const code = await boxOf('.pile-spot .qr-code');
    expect(Math.abs(code.x + code.width / 2 - 683)).toBeLessThan(4);
    expect(code.width).toBeGreaterThan(200);
    expect(await page.locator('.is-free').count()).toBe(2);
    expect(await covered()).toEqual([]);
    await asGuest('tv', table);
    await page.locator('.corner .qr-code').waitFor();
    expect(await page.locator('.pile-spot .qr-code').count()).toBe(0);
    expect(await page.locator('.is-free').count()).toBe(0);
  });

  it('keeps to itself what was refused at this screen', async () => {
    await fresh();
    const { table, refusal } = PLAYS.refused;
    await asGuest('play', table);
    stage.tell(JSON.stringify({ type: 'refused', refusal }));
    await page.locator('[data-testid="ruling"][data-refused]').waitFor();
    await get('menu').click();
    await get('to-tv').click();
    await get('tv').waitFor();
    expect(await page.locator('[data-refused]').count()).toBe(0);
    await get('tv-close').click();
  });
});

describeWith([CHROMIUM], 'advice on a phone', () => {
  const advice: AdviceHint = {
    step: 'advice',
    seat: 0,
    inputs: PLAYS.yourTurn.table.inputs,
    deep: 4,
    moves: (['4H', '4S', '7S', 'TD', '9C', '2C', '3C', 'QS', 'KD', 'AS'] as const).map((card, i) => ({
      move: { kind: 'play', seat: 0, cards: [card] },
      losing: 0.2 + i / 20,
      playouts: 800,
      close: i === 1,
      reasons: [{ code: 'keeps', kinds: ['2', 'T'] }],
    })),
    grief: 'last',
    ranks: [],
  };

  describe.each([...(ALL ? ([[390, 844]] as const) : []), [360, 640] as const])(
    'at %i × %i',
    (width, height) => {
      it('fits with its way out, however long the list is', async () => {
        await page.setViewportSize({ width, height });
        await fresh();
        await asGuest('play', PLAYS.yourTurn.table);
        await get('hint').click();
        stage.tell(JSON.stringify({ type: 'hint', hint: advice }));
        await expect.poll(() => page.locator('.hint-moves li').count()).toBe(advice.moves.length);
        // The last of the list can be come to, and the way out is there all the same.
        await page.locator('.hint-moves li:visible').last().scrollIntoViewIfNeeded();
        const panel = await boxOf('.hints');
        const close = await boxOf('[data-testid="close-hints"]');
        expect(panel.x >= 0 && panel.x + panel.width <= width && panel.y + panel.height <= height).toBe(true);
        expect(close.y).toBeGreaterThanOrEqual(panel.y);
        expect(close.y + close.height).toBeLessThanOrEqual(panel.y + panel.height);
        expect(Math.min(close.width, close.height)).toBeGreaterThanOrEqual(44);
        await get('close-hints').click();
        await get('hints').waitFor({ state: 'detached' });
      });
    },
  );
});

// From here on every page of the stage is told how things stand as the host’s own is, and is no phone any more.
describeWith([CHROMIUM], 'the host’s panel', () => {
  const URL = 'http://192.168.100.200:7778/';
  const table = PLAYS.yourTurn.table;
  const withSeat = (seat: typeof free) => ({
    ...table,
    play: { ...table.play!, seats: table.play!.seats.map((one, i) => (i === 1 ? seat : one)) },
  });

  it('keeps the keyboard inside when the button that was pressed is gone', async () => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await fresh();
    stage.show(withSeat(had), hostAt(URL));
    await get('play').waitFor();
    await page.keyboard.press('o');
    await get('remove-1').focus();
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe('remove-no-1');
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe('remove-1');
    await page.keyboard.press('Enter');
    await get('remove-yes-1').focus();
    await page.keyboard.press('Enter');
    stage.show(withSeat(free), hostAt(URL));
    await expect.poll(focused).toBe('occupant-1');
  });

  it.for([360, 390])('breaks the address nowhere but before its port, at a width of %i', async (width) => {
    await page.setViewportSize({ width, height: 640 });
    const lines = await get('join-url').evaluate((element) => {
      const tops = new Map<number, string>();
      for (const text of [...element.childNodes].filter((one) => one.nodeType === Node.TEXT_NODE))
        for (let at = 0; at < text.textContent!.length; at++) {
          const range = document.createRange();
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          const { top } = range.getBoundingClientRect();
          tops.set(top, (tops.get(top) ?? '') + text.textContent![at]);
        }
      return [...tops.values()];
    });
    expect([['192.168.100.200:7778'], ['192.168.100.200', ':7778']]).toContainEqual(lines);
  });
});
