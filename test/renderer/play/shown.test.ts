import { expect, it } from 'vitest';
import { makeDeck } from '../../../src/engine/cards.ts';
import type { ScreenMove } from '../../../src/protocol/play.ts';
import type { TableView } from '../../../src/protocol/view.ts';
import { lobby } from '../fixtures.ts';
import { resize } from '../look.ts';
import { describePage, page, stage } from '../on-stage.ts';
import { PLAYS } from '../play-fixtures.ts';
import { goTo } from '../screens.ts';

const get = (id: string) => page.getByTestId(id);
const base = PLAYS.swap.table;

describePage('the playing screen shows', () => {
  it('shows that picking up is all that can be done, and that face-up cards come later', async () => {
    const looks = () =>
      page
        .locator('.play-actions .primary, .own-stack [data-later="true"]')
        .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.testid));
    await goTo(page, stage, { table: PLAYS.stuck.table, lobby });
    expect(await looks()).toEqual(['face-up-4H', 'face-up-2C', 'face-up-KH', 'pick-up']);
    expect(await get('face-up-KH').getAttribute('title')).toBe('later, when your hand is empty');
    stage.show(PLAYS.faceUp.table);
    await get('face-up-4C').waitFor();
    await expect.poll(looks).toEqual([]);
    await get('face-up-4C').click();
    await expect.poll(looks).toEqual(['lay']);
  });

  it('says why nothing was taken back where a ruling stands, so that nothing moves', async () => {
    const { table } = PLAYS.yourTurn;
    const middle = () => page.locator('.stage').boundingBox();
    await goTo(page, stage, { table, lobby });
    for (const [width, height] of [
      [1366, 768],
      [390, 844],
    ] as const) {
      await resize(page, width, height);
      const before = await middle();
      stage.tell(JSON.stringify({ type: 'refused', refusal: { code: 'playedSince' } }));
      await get('trouble').waitFor();
      expect(await get('trouble').innerText()).toBe('Too late to take that back: the game has gone on.');
      expect(await middle()).toEqual(before);
      await get('hand-4H').click();
      await get('trouble').waitFor({ state: 'detached' });
      await get('hand-4H').click();
    }
  });

  it.each([
    [2, 4],
    [4, 6],
    [5, 4],
    [6, 6],
  ])('with %i others, %i cards before each of them leave the middle free', async (others, stacks) => {
    const { table } = PLAYS.yourTurn;
    const lies = {
      faceUp: (['9C', 'KD', '4D', 'TS', 'QH', '3C'] as const).slice(0, stacks),
      faceDown: Array.from({ length: stacks }, () => 1),
    };
    const all = Array.from({ length: others + 1 }, (_, i) => Math.min(i, 1));
    const seats = all.map((one, i) => ({ ...table.seats[one]!, name: `Player ${i}`, ...lies }));
    const play = { ...table.play!, seats: all.map((one) => table.play!.seats[one]!) };
    await goTo(page, stage, { table: { ...table, dealer: 0, seats, play }, lobby });
    const rects = async (selector: string) =>
      page.locator(selector).evaluateAll((found) => found.map((one) => one.getBoundingClientRect().toJSON()));
    const [before, middle] = await Promise.all([rects('.other .places'), rects('.tally, .pile-place')]);
    const over = before.filter((one) =>
      middle.some(
        (other) =>
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      ),
    );
    expect([before.length, over]).toEqual([others, []]);
  });

  it('marks no face-down card as one that fits, and asks for one where nothing else is left', async () => {
    await goTo(page, stage, { table: PLAYS.yourTurn.table, lobby });
    expect(await get('lay').innerText()).toContain('Choose a card');
    await goTo(page, stage, { table: PLAYS.blind.table, lobby });
    expect(await get('stack-1').getAttribute('data-playable')).toBe('true');
    expect(await page.locator('.own-stack .own-mark').count()).toBe(0);
    expect(await get('lay').innerText()).toContain('Choose a face-down card');
    await get('stack-1').click();
    await expect.poll(() => get('lay').innerText()).toContain('Turn it over');
  });

  it('makes no main step of turning a card over while others come first', async () => {
    const { table } = PLAYS.yourTurn;
    const bare: TableView = {
      ...table,
      seats: table.seats.map((seat, i) =>
        i === 0 ? { ...seat, faceUp: [null, null, null], faceDown: [1, 1, 1] } : seat,
      ),
    };
    const flip: ScreenMove = { kind: 'flip', seat: 0, stack: 0 };
    const isMain = () => get('lay').evaluate((button) => button.matches('.primary'));
    await goTo(page, stage, { table: bare, lobby });
    // Two quick clicks are no second choice, and turn nothing over.
    expect(await stage.heardBy(() => get('stack-1').dblclick(), 0)).toEqual([]);
    await expect.poll(() => get('lay').innerText()).toContain('Turn it over');
    expect(await isMain()).toBe(false);
    stage.show({ ...bare, play: { ...bare.play!, moves: [flip] } });
    await expect.poll(isMain).toBe(true);
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

  it('lights nobody who might only jump in while it is your turn', async () => {
    const { table } = PLAYS.yourTurn;
    const play = table.play!;
    const seats = play.seats.map((seat) => ({ ...seat, acts: true }));
    await goTo(page, stage, { table: { ...table, play: { ...play, seats } }, lobby });
    expect(await page.locator('.other[data-lit="true"]').count()).toBe(0);
    stage.show({ ...table, turn: 2, play: { ...play, seats } });
    await expect.poll(() => page.locator('.other[data-lit="true"]').count()).toBe(1);
  });

  it.each([
    [1366, 768],
    [390, 844],
    [844, 390],
  ])('which way play goes, in arrows on the cloth, at %i × %i', async (width, height) => {
    const { table } = PLAYS.yourTurn;
    await page.setViewportSize({ width, height });
    await goTo(page, stage, { table, lobby });
    const scales = () =>
      page
        .locator('.felt .chevron')
        .evaluateAll((all) =>
          all
            .filter((one) => one.checkVisibility())
            .map((one) => `${one.getBoundingClientRect().left > 0} ${getComputedStyle(one).scale}`),
        );
    expect(new Set(await scales())).toEqual(new Set(['true none']));
    stage.show({ ...table, direction: 'counterclockwise' });
    await expect.poll(async () => new Set(await scales())).toEqual(new Set(['true -1 1']));
  });

  it.each([
    [320, 568],
    [360, 640],
    [390, 844],
  ])('who is ready by a tick that covers no word, at %i × %i', async (width, height) => {
    const { table } = PLAYS.swap;
    const play = { ...table.play!, seats: table.play!.seats.map((seat) => ({ ...seat, ready: true })) };
    await page.setViewportSize({ width, height });
    await goTo(page, stage, { table: { ...table, play }, lobby });
    const covered = await page.locator('.other .plate').evaluateAll((plates) =>
      plates.map((plate) => {
        const tick = plate.querySelector('.plate-hand > .icon')!.getBoundingClientRect();
        const words = [...plate.querySelectorAll('.plate-name, small span')].map((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          return range.getBoundingClientRect();
        });
        const over = words.filter(
          (one) =>
            one.left < tick.right && tick.left < one.right && one.top < tick.bottom && tick.top < one.bottom,
        );
        return [tick.width > 0, over.length];
      }),
    );
    expect(covered).toEqual(covered.map(() => [true, 0]));
    expect(covered.length).toBe(3);
  });

  it.each([
    [1366, 768],
    [1366, 650],
    [1920, 1080],
  ])('every card of a hand whole, in anybody’s turn, at %i × %i', async (width, height) => {
    await page.setViewportSize({ width, height });
    const { table } = PLAYS.yourTurn;
    const held = (cards: number): TableView => ({
      ...table,
      seats: table.seats.map((seat, i) =>
        i === 0 ? { ...seat, hand: cards, known: makeDeck(1, 0).slice(0, cards) } : seat,
      ),
    });
    await goTo(page, stage, { table, lobby });
    for (const cards of [3, 5, 7, 8, 9, 11, 13, 16, 20])
      for (const moves of [table.play!.moves, []]) {
        stage.show({ ...held(cards), turn: moves.length > 0 ? 0 : 1, play: { ...table.play!, moves } });
        const own = page.locator('.own-hand .own-card');
        await expect.poll(() => own.count()).toBe(cards);
        const over = () =>
          own.evaluateAll((all) => {
            for (const one of document.getAnimations()) one.finish();
            return all.filter((one) => one.getBoundingClientRect().bottom > innerHeight).length;
          });
        await expect.poll(over).toBe(0);
      }
    await page.setViewportSize({ width: 1366, height: 768 });
  });

  it('once the first card may be played none of the swaps among the last moves', async () => {
    const { table } = PLAYS.yourTurn;
    const line = table.log.find(({ ruling }) => ruling?.move.kind === 'play')!;
    const move = { ...line.ruling!.move, kind: 'swap' as const };
    const log = [{ ...line, ruling: { ...line.ruling!, id: 1, move } }, line];
    await goTo(page, stage, { table: { ...table, log } as TableView, lobby });
    const kinds = () =>
      page.locator('.trail > li').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.kind));
    expect(await kinds()).toEqual(['play']);
    stage.show({ ...table, log, phase: 'exchange' } as TableView);
    await expect.poll(kinds).toEqual(['play', 'swap']);
  });

  it('the name of a button in its middle', async () => {
    await goTo(page, stage, { table: PLAYS.swap.table, lobby });
    const off = await get('ready').evaluate((button) => {
      const range = document.createRange();
      range.selectNodeContents(button.firstElementChild!);
      const [text, all] = [range.getBoundingClientRect(), button.getBoundingClientRect()];
      return Math.abs(text.left + text.right - all.left - all.right);
    });
    expect(off).toBeLessThan(2);
  });

  it('the light of who moved last going on, and of nobody who moved before', async () => {
    const { table } = PLAYS.theirTurn;
    const seat = table.ruling!.move.seat;
    await goTo(page, stage, { table: { ...table, turn: (seat + 1) % table.seats.length }, lobby });
    const moved = await page
      .locator('.other[data-moved="true"]')
      .evaluateAll((all) => all.map((one) => Number((one as HTMLElement).dataset.seatAt)));
    expect(moved).toEqual(seat === 0 ? [] : [seat]);
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
    expect(await get('hand-4H').innerText()).toContain('fits only with others of its rank');
    const { ruling } = refusal!;
    const refused = { ...ruling!, move: { ...ruling!.move, cards: ['4H'] } };
    stage.tell(JSON.stringify({ type: 'refused', refusal: { code: 'move', ruling: refused } }));
    await page.locator('.ruled.no').waitFor();
    expect(await get('ruling').innerText()).toContain('Too few cards: play 4♥ 4♠ together.');
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
    expect(await get('menu').isVisible()).toBe(true);
    expect(await get('hint').count()).toBe(0);
  });

  it('on a phone who is out reads the place, also who deals', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { table } = PLAYS.yourTurn;
    const out = { hand: 0, place: 2, faceUp: [null, null, null], faceDown: [0, 0, 0] };
    const seats = table.seats.map((seat, i) => (i === 3 ? { ...seat, ...out } : seat));
    await goTo(page, stage, { table: { ...table, seats, dealer: 3 }, lobby });
    const notes = get('seat-Di').locator('.plate small');
    expect(await notes.innerText()).toMatch(/2nd out.*dealer/s);
    const room = (await notes.boundingBox())!;
    for (const note of await notes.locator('span').all()) {
      const { y, height } = (await note.boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(room.y + room.height + 1);
    }
  });

  it('on a phone with many players a plate has the place of who is out where the count was', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { table } = PLAYS.crowd;
    const seats = table.seats
      .slice(0, 5)
      .map((seat, i) =>
        i === 1 ? { ...seat, hand: 0, place: 1, faceUp: [null, null, null], faceDown: [0, 0, 0] } : seat,
      );
    const play = { ...table.play!, seats: table.play!.seats.slice(0, 5) };
    await goTo(page, stage, { table: { ...table, seats, play }, lobby });
    const counts = page.locator('.others .plate-count');
    expect(await counts.allInnerTexts()).toEqual(['1st', '5', '6', '7']);
    expect(await counts.first().isVisible()).toBe(true);
  });

  it.each([
    ['a laptop', 1366, 768],
    ['a large screen', 1920, 1080],
    ['a phone', 390, 844],
    ['a phone on its side', 844, 390],
  ] as const)('all words of the headline, of five players on %s', async (_, width, height) => {
    const { table } = PLAYS.crowd;
    const named = table.seats.map((seat, i) =>
      i === 1 ? { ...seat, name: 'Very Long Name Henrietta' } : seat,
    );
    const five = {
      ...table,
      seats: named.slice(0, 5),
      play: { ...table.play!, seats: table.play!.seats.slice(0, 5) },
    };
    await resize(page, width, height);
    const heads = [
      { ...five, phase: 'exchange' as const, turn: null, pile: [] },
      { ...five, turn: 0 },
      { ...five, turn: 1 },
    ];
    for (const head of heads) {
      await goTo(page, stage, { table: head, lobby });
      const lacks = await get('turn').evaluate((one) => {
        const words = document.createRange();
        words.selectNodeContents(one);
        const [all, place] = [words.getBoundingClientRect(), one.parentElement!.getBoundingClientRect()];
        const cut = Math.max(one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth);
        return Math.max(cut, place.width === 0 ? 0 : all.right - place.right);
      });
      expect(lacks, head.phase).toBeLessThanOrEqual(1);
    }
  });

  it('no ruling over a card, where somebody with a long name picks up among five', async () => {
    const { table } = PLAYS.crowd;
    const seats = table.seats.map((seat, i) =>
      i === 1 ? { ...seat, name: 'Very Long Name Henrietta' } : seat,
    );
    const move = { kind: 'pickUp' as const, seat: 1, cards: [], stack: null };
    const ruling = { ...table.ruling!, id: 92, move, pickedUp: 3, effects: [] };
    const play = { ...table.play!, seats: table.play!.seats.slice(0, 5) };
    await goTo(page, stage, { table: { ...table, seats: seats.slice(0, 5), turn: 2, ruling, play }, lobby });
    const said = (await get('ruling').boundingBox())!;
    const nearest = await page
      .locator('.other .places .card')
      .evaluateAll((all) =>
        all
          .map((card) => card.getBoundingClientRect())
          .map(({ left, top, bottom }) => ({ left, top, bottom })),
      );
    const beside = nearest.filter(({ top, bottom }) => top < said.y + said.height && bottom > said.y);
    expect(beside.length).toBeGreaterThan(0);
    expect(said.x + said.width).toBeLessThanOrEqual(Math.min(...beside.map(({ left }) => left)));
  });

  it('who deals on the line of the own name', async () => {
    const { table } = PLAYS.swap;
    await goTo(page, stage, { table: { ...table, dealer: 0 }, lobby });
    const [name, dealer] = await page.locator('.own-who > :is(b, span)').evaluateAll((all) =>
      all.map((one) => {
        const words = document.createRange();
        words.selectNodeContents(one.querySelector('.one-line') ?? one);
        return words.getBoundingClientRect().bottom;
      }),
    );
    expect(Math.abs(name! - dealer!)).toBeLessThan(3);
  });

  it('a ruling with what follows from it has one line', async () => {
    const { table } = PLAYS.theirTurn;
    const move = { ...table.ruling!.move, cards: ['8D', '8S', '8H'] as const };
    const effects = [{ effect: 'skip' as const, seats: [1, 2] }];
    const ruling = { ...table.ruling!, id: 91, move: { ...move, cards: [...move.cards] }, effects };
    await goTo(page, stage, { table: { ...table, ruling }, lobby });
    expect(await get('ruling').innerText()).toMatch(/You played 8♦ 8♠ 8♥.*Bo and Cy are skipped/s);
    expect((await get('ruling').boundingBox())!.height).toBeLessThan(50);
  });

  it.each(['Bo', 'Cy'])('what %s says hides neither the own place nor the pile', async (name) => {
    const { table } = PLAYS.burned;
    const seat = table.seats.findIndex((one) => one.name === name);
    const seats = table.seats.map((one, i) => (i === seat ? { ...one, place: 1 } : one));
    const ruling = { ...table.ruling!, id: 90, move: { ...table.ruling!.move, seat } };
    await goTo(page, stage, { table: { ...PLAYS.theirTurn.table, seats, ruling }, lobby });
    const said = (await get('remark').boundingBox())!;
    for (const other of [get(`seat-${name}`).locator('.plate'), page.locator('.pile-place')]) {
      const box = (await other.boundingBox())!;
      const isApart =
        said.y >= box.y + box.height || said.x >= box.x + box.width || said.x + said.width <= box.x;
      expect(isApart).toBe(true);
    }
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
    [10, 'the pile may be picked up'],
    [14, 'the pile may be picked up'],
    [14, 'nothing fits'],
    [36, 'nothing fits'],
    [52, 'nothing fits'],
  ])(
    'all of a hand of %i is seen where %s, beside the own table, its words and help, and scrolls nothing',
    async (count, when) => {
      await page.setViewportSize({ width: 1366, height: 768 });
      const { table } = PLAYS.yourTurn;
      const known = makeDeck(1, 0).slice(0, count);
      const moves = table.play!.moves.filter(({ kind }) => when !== 'nothing fits' || kind === 'pickUp');
      const seats = table.seats.map((seat, i) => (i === 0 ? { ...seat, known, hand: count } : seat));
      const coached = { ...lobby, settings: { ...lobby.settings, coach: true } };
      const shown = { ...table, dealer: 0, seats, play: { ...table.play!, moves } };
      await goTo(page, stage, { table: shown, lobby: count % 4 === 0 ? lobby : coached });
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
          overTable: edges('.own-stack, .own-who, .coach').at(1)! > from,
          overButtons: edges('.play-actions .action:not(.idle)').at(0)! < to,
          longer: document.querySelector('.own-hand[data-long="true"]') !== null,
          scrolled: document.querySelector('.page')!.scrollTop,
        };
      });
      expect(faults).toEqual({ overTable: false, overButtons: false, longer: false, scrolled: 0 });
    },
  );

  it.for([
    [390, 844, 6],
    [390, 844, 9],
    [390, 844, 14],
    [390, 844, 16],
    [390, 844, 24],
    [360, 740, 24],
    [320, 568, 6],
    [320, 568, 12],
  ] as const)(
    'on a phone of %d × %d each of %d cards is found by a finger wherever it is seen, and none lies over a button',
    async ([width, height, count]) => {
      await page.setViewportSize({ width, height });
      const { table } = PLAYS.yourTurn;
      const known = makeDeck(1, 0).slice(0, count);
      const seats = table.seats.map((seat, i) => (i === 0 ? { ...seat, known, hand: count } : seat));
      for (const moves of [[], table.play!.moves]) {
        await goTo(page, stage, { table: { ...table, seats, play: { ...table.play!, moves } }, lobby });
        const faults = await page.evaluate(() => {
          const buttons = [...document.querySelectorAll('.play-actions .action')].map((one) =>
            one.getBoundingClientRect(),
          );
          const cards = [...document.querySelectorAll<HTMLElement>('.own-hand .own-card')];
          return cards.flatMap((card) => {
            const box = card.getBoundingClientRect();
            const { rows, long } = card.closest<HTMLElement>('.own-hand')!.dataset;
            const inRows = rows !== '1';
            const places = [0.1, 0.17, 0.25, ...(rows === '2' ? [0.5] : [])].map((y) =>
              document.elementFromPoint(box.left + 0.16 * box.width, box.top + y * box.height),
            );
            // In rows, where cards lie straight: all of it that is seen, yellow bars on it too.
            const above = cards.slice(cards.indexOf(card) + 1).map((one) => one.getBoundingClientRect());
            for (let x = box.left + 3; inRows && x < Math.min(box.right - 3, innerWidth); x += 3)
              for (let y = box.top + 3; y < box.bottom - 3; y += 1)
                if (!above.some((one) => x > one.left - 1 && x < one.right && y > one.top - 1))
                  places.push(document.elementFromPoint(x, y));
            const isFound = places.every((hit) => hit !== null && card.contains(hit));
            const isOver = buttons.some(
              ({ left, right, top }) => box.bottom > top && box.right > left && box.left < right,
            );
            const name = card.dataset.testid;
            return [
              ...(isFound ? [] : [`${name} is covered`]),
              ...(isOver ? [`${name} lies over a button`] : []),
              ...(long === 'true' ? [`${name} is in a hand that is scrolled`] : []),
            ];
          });
        });
        expect(faults).toEqual([]);
      }
    },
  );

  it.for([
    [390, 'medium', true],
    [360, 'medium', true],
    [320, 'medium', true],
  ] as const)(
    'on a phone %d wide how well a bot with twelve cards plays (%s) is read whole: %s, or not at all',
    async ([width, level, isRead]) => {
      await page.setViewportSize({ width, height: 700 });
      const { table } = PLAYS.theirTurn;
      const seats = table.seats.map((seat, i) => (i === 0 ? seat : { ...seat, hand: 12 }));
      const bot = { ...table.play!.seats[1]!, occupant: { who: 'bot' as const, level } };
      const play = { ...table.play!, seats: table.play!.seats.map((seat, i) => (i === 0 ? seat : bot)) };
      await goTo(page, stage, { table: { ...table, seats, play }, lobby });
      const shown = await page.locator('.plate .level').evaluateAll((all) =>
        all.map((one) => {
          const [word, room] = [one.getBoundingClientRect(), one.parentElement!.getBoundingClientRect()];
          const isSeen = word.top < room.bottom - 1 && getComputedStyle(one).visibility === 'visible';
          return isSeen && (word.right > room.right + 0.5 ? 'cut' : true);
        }),
      );
      // The third deals, which is said in its place.
      expect(shown).toEqual([isRead, isRead]);
    },
  );

  it.each([
    [false, 'swap'],
    [true, 'swap'],
    [false, 'stack'],
  ] as const)(
    'before the first card the smallest phone shows counts, what may be done and the buttons (help: %s, %s)',
    async (coach, name) => {
      await page.setViewportSize({ width: 320, height: 568 });
      const table = {
        ...PLAYS[name].table,
        coach: { ...base.coach, next: { step: 'swap' as const, seat: 0 } },
      };
      await goTo(page, stage, { table, lobby: { ...lobby, settings: { ...lobby.settings, coach } } });
      expect(await get('coach').count()).toBe(coach ? 1 : 0);
      // What may be done is said by help for beginners where there is any.
      const what = coach ? '.coach' : '.beforehand b';
      const faults = await page.evaluate(
        (said) =>
          [...document.querySelectorAll(`.tally > b, .plate-count, ${said}, .play-actions .action`)].flatMap(
            (one) => {
              const { left, right, top, bottom } = one.getBoundingClientRect();
              const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
              const isSeen =
                bottom <= innerHeight && hit !== null && (one.contains(hit) || hit.contains(one));
              return isSeen && bottom - top > 14 ? [] : [`${one.className} ${one.textContent}`];
            },
          ),
        what,
      );
      expect(faults).toEqual([]);
    },
  );

  it('on a phone a longer hand is scrolled to the first card that fits', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await goTo(page, stage, { table: PLAYS.bigHand.table, lobby });
    for (const card of ['7C', '7D']) {
      const { x, width } = (await get(`hand-${card}`).boundingBox())!;
      expect(x).toBeGreaterThan(0);
      expect(x + width).toBeLessThan(390);
    }
    const { table } = PLAYS.bigHand;
    const moves: ScreenMove[] = [{ kind: 'play', seat: 0, cards: [table.seats[0]!.known.at(-1)!] }];
    await goTo(page, stage, { table: { ...table, play: { ...table.play!, moves } }, lobby });
    const last = (await get(`hand-${table.seats[0]!.known.at(-1)}`).boundingBox())!;
    expect(last.x + last.width).toBeLessThanOrEqual(391);
  });

  it.each(['swap', 'yourTurn'] as const)(
    'a chosen card covers nothing of what is asked in %s',
    async (name) => {
      await page.setViewportSize({ width: 1366, height: 768 });
      await goTo(page, stage, { table: PLAYS[name].table, lobby });
      await get('hand-7S').click();
      const { y, height } = (await page.locator('.demand-panel').boundingBox())!;
      expect((await get('hand-7S').boundingBox())!.y).toBeGreaterThan(y + height);
    },
  );

  it.each([2, 3, 4, 5, 6, 7, 8])(
    'at a table of %i nothing at a seat moves as its hand grows',
    async (players) => {
      await page.setViewportSize({ width: 1366, height: 768 });
      const { table } = PLAYS.crowd;
      const places: (readonly number[])[] = [];
      for (const hand of [1, 14]) {
        const seats = table.seats.slice(0, players).map((seat, i) => (i === 0 ? seat : { ...seat, hand }));
        const play = { ...table.play!, seats: table.play!.seats.slice(0, players) };
        await goTo(page, stage, { table: { ...table, seats, play }, lobby });
        places.push(
          await page
            .locator('.other .plate, .other .places')
            .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left)),
        );
      }
      expect(places[1]).toEqual(places[0]);
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
    const names = ['Ann', 'Clio', 'Ferdinand', 'Josephine', 'Christoph'].slice(0, players);
    const play = table.play!;
    const seats = names.map((name) => ({ ...table.seats[1]!, name, hand: 14 }));
    const cut = () =>
      page
        .locator('.plate .one-line')
        .evaluateAll((all) =>
          all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
        );
    for (const ready of [false, true]) {
      const at = names.map((_, i) => (i === 0 ? play.seats[0]! : { ...play.seats[1]!, ready }));
      await goTo(page, stage, { table: { ...table, dealer: 1, seats, play: { ...play, seats: at } }, lobby });
      expect(await cut()).toEqual([]);
    }
    const covered = await page.evaluate(() => {
      const burned = document.querySelector('.tally.burned')!.getBoundingClientRect();
      return [...document.querySelectorAll('.other .places .card')].filter((card) => {
        const { left, right, top, bottom } = card.getBoundingClientRect();
        return left < burned.right && right > burned.left && top < burned.bottom && bottom > burned.top;
      }).length;
    });
    expect(covered).toBe(0);
  });
});
