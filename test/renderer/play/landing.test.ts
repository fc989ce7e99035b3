import { expect, it } from 'vitest';
import type { Card } from '../../../src/engine/cards.ts';
import type { TableView } from '../../../src/protocol/view.ts';
import { lobby } from '../fixtures.ts';
import { describePage, page, stage } from '../on-stage.ts';
import { PLAYS } from '../play-fixtures.ts';
import { goTo } from '../screens.ts';

const get = (id: string) => page.getByTestId(id);

/** Of every card that is seen to move whether it begins at a place of the page, and whether it ends there. */
const flights = (place: string): Promise<{ starts: boolean; ends: boolean }[]> =>
  page.evaluate((place) => {
    const box = document.querySelector(place)!.getBoundingClientRect();
    const isThere = (x: number, y: number) =>
      Math.hypot(x - box.left - box.width / 2, y - box.top - box.height / 2) < 5;
    return [...document.querySelectorAll<HTMLElement>('.flying')].map((one) => {
      const width = Number.parseFloat(one.style.width);
      const { translate } = (one.getAnimations()[0]!.effect as KeyframeEffect).getKeyframes().at(-1)!;
      const [x, y] = String(translate).split(' ').map(Number.parseFloat);
      const [left, top] = [Number.parseFloat(one.style.left), Number.parseFloat(one.style.top)];
      const start = [left + width / 2, top + width * 0.7] as const;
      return { starts: isThere(...start), ends: isThere(start[0] + x!, start[1] + (y ?? 0)) };
    });
  }, place);

describePage('what is seen of a move before what comes next', () => {
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

  it('of a pile that is picked up, a card that is used once goes to the burned cards', async () => {
    const { table } = PLAYS.theirTurn;
    const once = {
      ...table.coach.specials[0]!,
      kind: 'JK',
      powers: [{ power: 'removeAfterUse' as const, ranks: [], cards: 1 }],
    };
    const coach = { ...table.coach, specials: [once] };
    const before = { ...table, coach, burned: 4, pile: ['4H', 'X1', '9C'] as Card[] };
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await goTo(page, stage, { table: before, lobby });
    const move = { seat: table.turn!, stack: null, kind: 'pickUp' as const, cards: [] };
    const ruling = {
      ...table.ruling!,
      id: 99,
      move,
      taker: null,
      burn: false,
      failed: false,
      pickedUp: 2,
      draws: 0,
    };
    stage.show({ ...before, inputs: table.inputs + 1, pile: [], burned: 5, ruling }, lobby);
    await page.locator('.flying').first().waitFor({ state: 'attached' });
    const toBurned = (await flights('[data-testid="burned"] .deck')).map(({ ends }) => ends);
    expect(toBurned).toEqual([false, true, false]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  it.each([
    [1366, '.backs'],
    [390, '.plate-count'],
  ])('cards that somebody else draws go to their seat on a page %i wide', async (width, hand) => {
    const { table } = PLAYS.theirTurn;
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await goTo(page, stage, { table, lobby });
    const move = { seat: 1, stack: null, kind: 'play' as const, cards: ['9H' as const] };
    const ruling = { ...table.ruling!, id: 99, move, burn: false, pickedUp: 0, draws: 2 };
    stage.show({ ...table, inputs: table.inputs + 1, turn: 2, pile: [...table.pile, '9H'], ruling }, lobby);
    await page.locator('.flying').first().waitFor({ state: 'attached' });
    const ends = (await flights(`[data-seat-at="1"] ${hand}`)).map((one) => one.ends);
    expect(ends).toEqual([false, true, true]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  it.each([
    [1366, '.backs'],
    [390, '.plate-count'],
  ])('hands that are swapped pass each other, from seat to seat, on a page %i wide', async (width, hand) => {
    const { table } = PLAYS.theirTurn;
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await goTo(page, stage, { table, lobby });
    const theirs: readonly Card[] = ['5C', 'JD', 'KC'];
    const seats = table.seats.map((seat, i) => {
      if (i === 0) return { ...seat, known: [...theirs], hand: theirs.length };
      return i === 1 ? { ...seat, hand: table.seats[0]!.hand } : seat;
    });
    const move = { seat: 1, stack: null, kind: 'play' as const, cards: ['9H' as const] };
    const effects = [{ effect: 'swapsHands' as const, seats: [0] }];
    const ruling = { ...table.ruling!, id: 99, move, effects, burn: false, pickedUp: 0, draws: 0 };
    const inputs = table.inputs + 1;
    stage.show({ ...table, inputs, turn: 2, pile: [...table.pile, '9H'], seats, ruling }, lobby);
    await page.locator('.flying').first().waitFor({ state: 'attached' });
    const [played, ...passing] = await flights(`[data-seat-at="1"] ${hand}`);
    expect(played).toEqual({ starts: true, ends: false });
    const given = Array.from({ length: table.seats[0]!.hand }, () => ({ starts: false, ends: true }));
    const got = theirs.map(() => ({ starts: true, ends: false }));
    expect(passing).toEqual([...got, ...given]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  it.each([1366, 390])('face-up cards that are swapped pass each other, on a page %i wide', async (width) => {
    const { table } = PLAYS.theirTurn;
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await goTo(page, stage, { table, lobby });
    const [own, theirs] = [table.seats[0]!.faceUp, table.seats[1]!.faceUp];
    const seats = table.seats.map((seat, i) => {
      if (i > 1) return seat;
      return { ...seat, faceUp: i === 0 ? theirs : own };
    });
    const move = { seat: 1, stack: null, kind: 'play' as const, cards: ['9H' as const] };
    const effects = [{ effect: 'swapsRows' as const, seats: [0] }];
    const ruling = { ...table.ruling!, id: 99, move, effects, burn: false, pickedUp: 0, draws: 0 };
    const inputs = table.inputs + 1;
    stage.show({ ...table, inputs, turn: 2, pile: [...table.pile, '9H'], seats, ruling }, lobby);
    await page.locator('.flying').first().waitFor({ state: 'attached' });
    const [played, ...passing] = await flights(`[data-seat-at="1"] .places`);
    expect(played).toMatchObject({ ends: false });
    const given = own.filter((card) => card !== null).map(() => ({ starts: false, ends: true }));
    const got = theirs.filter((card) => card !== null).map(() => ({ starts: true, ends: false }));
    expect(passing).toHaveLength(given.length + got.length);
    expect(passing).toEqual(expect.arrayContaining([...given, ...got]));
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

  it.each(['fast', 'usual'] as const)(
    'at the %s pace a card lies in the fire before it is said that the pile burns',
    async (pace) => {
      const { table } = PLAYS.theirTurn;
      const paced = { ...lobby, settings: { ...lobby.settings, pace } };
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await goTo(page, stage, { table, lobby: paced });
      const turn = await get('turn').innerText();
      // Looked at by the page itself in every frame: what is asked from here may come too late.
      const seen = page.evaluate(
        () =>
          new Promise<{ flies: boolean; opacity: string; kept: string | undefined }[]>((found) => {
            const frames: { flies: boolean; opacity: string; kept: string | undefined }[] = [];
            const look = () => {
              const laid = document.querySelector('.burning.laid');
              if (laid === null) return requestAnimationFrame(look);
              const { opacity } = getComputedStyle(document.querySelector('.ruled.burn')!);
              const flies = getComputedStyle(laid).translate !== 'none';
              const kept = document.querySelector<HTMLElement>('h1.kept-look')?.innerText;
              frames.push({ flies, opacity, kept });
              return opacity === '1' && kept === undefined ? found(frames) : requestAnimationFrame(look);
            };
            look();
          }),
      );
      const move = { seat: 1, stack: null, kind: 'play' as const, cards: ['TS' as const] };
      const ruling = { ...table.ruling!, id: 99, failed: false, pickedUp: 0, burn: true, move };
      stage.show({ ...table, inputs: table.inputs + 1, turn: 0, pile: [], ruling }, paced);
      const inAir = (await seen).filter(({ flies }) => flies);
      expect(inAir.length).toBeGreaterThan(0);
      expect(new Set(inAir.map(({ opacity, kept }) => `${opacity} ${kept}`))).toEqual(new Set([`0 ${turn}`]));
      await page.emulateMedia({ reducedMotion: 'reduce' });
    },
  );

  it.each([
    ['no-preference', 'a player'],
    ['reduce', 'a player'],
    ['no-preference', 'bots alone'],
    ['no-preference', 'a sample'],
  ] as const)(
    'the last card of a round is seen on the pile before the result, with motion: %s, of %s',
    async (reducedMotion, who) => {
      const watched = { you: null, mine: [] };
      const playback = { sample: 'reference', done: 34, total: 120, speed: 4 } as const;
      const asSeen = ({ play, ...view }: TableView): TableView => ({
        ...view,
        play: who === 'a sample' ? null : { ...play!, ...(who === 'bots alone' && watched) },
        playback: who === 'a sample' ? playback : null,
      });
      const table = asSeen(PLAYS.theirTurn.table);
      await page.emulateMedia({ reducedMotion });
      await goTo(page, stage, { table, lobby });
      // Noted by the page itself: what is asked from here may come too late.
      const seen = page.evaluate(
        () =>
          new Promise<string[]>((found) => {
            const states: string[] = [];
            const look = () => {
              const cards = [
                ...document.querySelectorAll(':is(.play, .referee):not(.round-end) .heap .card'),
              ];
              const isThere = cards.length > 0 && getComputedStyle(cards.at(-1)!).opacity === '1';
              const top = document.querySelector<HTMLElement>('.heap')?.dataset.cards?.split(' ').at(-1);
              const flies = document.querySelector('.flying') !== null;
              const state = document.querySelector('.round-end')
                ? 'result'
                : `${top} ${flies || !isThere ? 'flies' : 'lies'}`;
              if (states.at(-1) !== state) states.push(state);
              return state === 'result' ? found(states) : requestAnimationFrame(look);
            };
            look();
          }),
      );
      const move = { seat: table.turn!, stack: null, kind: 'play' as const, cards: ['9C' as const] };
      const ruling = { ...table.ruling!, id: 99, failed: false, pickedUp: 0, burn: false, move };
      const { over } = PLAYS;
      const pile: Card[] = [...(table.pile as Card[]), '9C'];
      stage.show(asSeen({ ...over.table, inputs: table.inputs + 1, pile, ruling, log: table.log }), lobby);
      const last = (await seen).slice(-3);
      if (reducedMotion === 'reduce') expect(last).not.toContain('9C lies');
      else expect(last).toEqual(['9C flies', '9C lies', 'result']);
      expect(await page.locator('.demand-sign').count()).toBe(0);
      await page.emulateMedia({ reducedMotion: 'reduce' });
    },
  );

  it('what there is to do comes in the frame in which the headline says whose turn it is', async () => {
    const { table } = PLAYS.theirTurn;
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await goTo(page, stage, { table, lobby });
    const move = { seat: 1, stack: null, kind: 'play' as const, cards: ['KC' as const] };
    const ruling = { ...table.ruling!, id: 99, failed: false, pickedUp: 0, burn: false, move };
    const play = { ...table.play!, moves: [{ kind: 'pickUp' as const, seat: 0 }] };
    // Looked at by the page itself in every frame: what is asked from here may come too late.
    const seen = page.evaluate(
      () =>
        new Promise<string[]>((found) => {
          const frames = new Set<string>();
          const look = () => {
            const button = document.querySelector('[data-testid="pick-up"]');
            if (button === null) return requestAnimationFrame(look);
            const isKept = document.querySelector('h1.kept-look') !== null;
            const { opacity } = getComputedStyle(button);
            frames.add(`${isKept ? 'the turn before' : 'this turn'}: ${opacity}`);
            return isKept || opacity !== '1' ? requestAnimationFrame(look) : found([...frames]);
          };
          look();
        }),
    );
    stage.show(
      { ...table, inputs: table.inputs + 1, turn: 0, pile: [...table.pile, 'KC'], play, ruling },
      lobby,
    );
    expect(await seen).toEqual(['the turn before: 0', 'this turn: 1']);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  it.each(['fast', 'slow'] as const)(
    'at the %s pace the next demand comes when a picked-up pile has left half of its way behind',
    async (pace) => {
      const { table } = PLAYS.theirTurn;
      const paced = { ...lobby, settings: { ...lobby.settings, pace } };
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await goTo(page, stage, { table, lobby: paced });
      // Looked at by the page itself in every frame: what is asked from here may come too late.
      const seen = page.evaluate(
        () =>
          new Promise<{ isKept: boolean; done: number }[]>((found) => {
            const frames: { isKept: boolean; done: number }[] = [];
            const look = () => {
              const [flight] = document.querySelector('.flying')?.getAnimations() ?? [];
              if (flight === undefined)
                return frames.length > 0 ? found(frames) : requestAnimationFrame(look);
              const isKept = document.querySelector('.demand-panel.kept-look') !== null;
              frames.push({ isKept, done: flight.effect!.getComputedTiming().progress! });
              requestAnimationFrame(look);
            };
            look();
          }),
      );
      const move = { seat: 1, stack: null, kind: 'pickUp' as const, cards: [] };
      const ruling = { ...table.ruling!, id: 99, failed: false, burn: false, pickedUp: 5, draws: 0, move };
      stage.show({ ...table, inputs: table.inputs + 1, turn: 2, pile: [], ruling }, paced);
      for (const { isKept, done } of await seen) expect(isKept, `at ${done}`).toBe(done < 0.5);
      await page.emulateMedia({ reducedMotion: 'reduce' });
    },
  );

  it('what was is gone in the frame in which what is comes, however busy the page is', async () => {
    const { table } = PLAYS.theirTurn;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await goTo(page, stage, { table, lobby });
    const move = { seat: 1, stack: null, kind: 'play' as const, cards: ['KC' as const] };
    const ruling = { ...table.ruling!, id: 99, failed: false, pickedUp: 0, burn: false, move };
    const seen = page.evaluate(
      () =>
        new Promise<string[]>((found) => {
          const look = () => {
            const kept = [...document.querySelectorAll<HTMLElement>('.kept-look')];
            if (kept.length === 0) return requestAnimationFrame(look);
            // The time is over and nobody has heard of it.
            for (const one of document.getAnimations()) {
              one.onfinish = null;
              one.finish();
            }
            found(
              kept.flatMap((one) =>
                [one, one.previousElementSibling!].map((each) => getComputedStyle(each).opacity),
              ),
            );
          };
          look();
        }),
    );
    stage.show({ ...table, inputs: table.inputs + 1, turn: 2, pile: [...table.pile, 'KC'], ruling }, lobby);
    expect(await seen).toEqual(['0', '1', '0', '1']);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  it.each([
    ['a pile', false, 0],
    ['a face-down card that doesn’t fit, with the pile', true, 1],
  ])(
    '%s is seen to be picked up before the count changes, and to leave before turn, demand, help and light do',
    async (_, failed, turned) => {
      const { table } = PLAYS.theirTurn;
      const coached = { ...lobby, settings: { ...lobby.settings, coach: true } };
      const inkOf = (name: string) =>
        get(`seat-${name}`)
          .locator('.plate')
          .evaluate((plate) => getComputedStyle(plate).color);
      await page.setViewportSize({ width: 1366, height: 768 });
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await goTo(page, stage, { table, lobby: coached });
      const cards: Card[] = failed ? ['KC'] : [];
      const move = { seat: 1, stack: 0, kind: failed ? ('flip' as const) : ('pickUp' as const), cards };
      const ruling = { ...table.ruling!, id: 99, failed, pickedUp: 5, move };
      const seats = table.seats.map((seat, i) => (i === 1 ? { ...seat, hand: 8 } : seat));
      const demand = { ...table.demand, card: null, bound: null, always: [] };
      const turn = await get('turn').innerText();
      const help = await page.locator('.coach').innerText();
      const [lit, unlit] = [await inkOf('Bo'), await inkOf('Cy')];
      expect(lit).not.toBe(unlit);
      stage.show({ ...table, inputs: table.inputs + 1, turn: 2, seats, demand, pile: [], ruling }, coached);
      await page.locator('.flying').first().waitFor({ state: 'attached' });
      await page.evaluate(() => {
        for (const one of document.getAnimations()) one.pause();
      });
      expect([await inkOf('Bo'), await inkOf('Cy')]).toEqual([lit, unlit]);
      expect(await page.locator('.kept-look').allInnerTexts()).toEqual([
        turn,
        help,
        expect.stringContaining('3 cards'),
        expect.stringContaining('7 or lower'),
      ]);
      expect(await page.locator('.coach.kept-look').boundingBox()).toEqual(
        await page.locator('.coach:not(.kept-look)').boundingBox(),
      );
      expect(await page.locator('.turned-card').count()).toBe(turned);
      if (failed) expect(await get('ruling').evaluate((one) => getComputedStyle(one).opacity)).toBe('0');
      await page.evaluate(() => {
        for (const one of document.getAnimations()) one.finish();
      });
      await expect.poll(() => page.locator('.kept-look, .turned-card').count()).toBe(0);
      expect(await get('demand').innerText()).toBe('anything');
      expect([await inkOf('Bo'), await inkOf('Cy')]).toEqual([unlit, lit]);
      await page.emulateMedia({ reducedMotion: 'reduce' });
    },
  );
});
