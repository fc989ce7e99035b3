import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { type Card, RANKS } from '../../../src/engine/cards.ts';
import type { TableView } from '../../../src/protocol/view.ts';
import { findOrOpen } from '../../support/in-menu.ts';
import { ALL, every } from '../../support/mode.ts';
import { FIXTURES, lobby, midGame } from '../fixtures.ts';
import { data, resize } from '../look.ts';
import { click, describePage, page, show, stage } from '../on-stage.ts';

/** The signs of an element that are wanted, from left to right as they are drawn. */
const inOrder = (element: Locator, wanted: RegExp): Promise<string[]> =>
  element.evaluate((whole, source) => {
    const seen: { readonly sign: string; readonly left: number }[] = [];
    const texts = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      if (node.parentElement?.closest('svg')) continue;
      for (const [i, sign] of [...(node.textContent ?? '')].entries()) {
        const range = document.createRange();
        range.setStart(node, i);
        range.setEnd(node, i + 1);
        seen.push({ sign, left: range.getBoundingClientRect().left });
      }
    }
    return seen
      .filter(({ sign }) => new RegExp(source).test(sign))
      .sort((a, b) => a.left - b.left)
      .map(({ sign }) => sign);
  }, wanted.source);

describePage('a scan of which nothing came', () => {
  const { middle } = FIXTURES;
  const notice = { id: 71, code: 'notACode', card: null, seat: null, text: 'HELLO' } as const;
  const told = () => page.getByTestId('notice');
  const inBand = () =>
    page.locator('.band').getByTestId('notice').or(page.locator('.band[data-testid="notice"]'));

  it('stands in the band, in the place of what was said, and nowhere else; the next scan takes its place', async () => {
    await show({ ...middle, ruling: { ...middle.ruling!, id: 70 } });
    expect(await page.locator('.band-legal').count()).toBe(1);
    await show({ ...middle, ruling: { ...middle.ruling!, id: 70 }, notice });
    expect(await page.locator('.band-unread').innerText()).toBe(
      '“HELLO” is not a card code.\n\nNothing was recorded. Scan it again.',
    );
    expect([await told().count(), await inBand().count()]).toEqual([1, 1]);
    await show({ ...middle, ruling: { ...middle.ruling!, id: 72 } });
    expect([await told().count(), await page.locator('.band-legal').count()]).toEqual([0, 1]);
  });

  it('stands beside a play that goes on, and beside the board where something has to be answered or settled', async () => {
    await show({ ...FIXTURES.fits, notice });
    expect([await inBand().count(), await page.getByTestId('ruling').count()]).toEqual([1, 1]);
    for (const view of [FIXTURES.question, FIXTURES.illegal, FIXTURES.cannot]) {
      await show({ ...view, notice });
      expect([await told().count(), await inBand().count()]).toEqual([1, 0]);
    }
  });

  it('leaves what can be pressed before the first card, and says that the card can be tapped where it can', async () => {
    await show({ ...FIXTURES.start, notice });
    expect(await page.locator('.band-unread').innerText()).toContain('Scan it again, or tap the card.');
    expect(await page.getByTestId('nobody-has-it').count()).toBe(1);
    await show({ ...FIXTURES.registering, notice });
    expect(await page.locator('.band-unread').getByTestId('register-done').count()).toBe(1);
  });
});

describePage('the foot', () => {
  it.each(['middle', 'illegal'] as const)(
    'says how scanner and sound are in whole words, in German and at the largest letters: %s',
    async (name) => {
      await show(FIXTURES[name], {
        ...lobby,
        settings: { ...lobby.settings, language: 'de', text: '130' },
      });
      await expect.poll(() => page.locator('.sound-hint').innerText()).toContain('Drück');
      const cut = await page
        .locator('.status :is(.scanner, .sound-hint)')
        .evaluateAll((all) =>
          all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
        );
      expect(cut).toEqual([]);
    },
  );
});

describePage('what else a move may have been', () => {
  const { middle, burn, onTrust, fits } = FIXTURES;
  const otherwise = () => page.getByTestId('otherwise');

  it.each([
    ['fits', 60, middle],
    ['burns the pile', 62, burn],
    ['is a pick-up', 64, onTrust],
  ] as const)('stands below the ruling at once, clear of it: one that %s', async (_, id, view) => {
    await show(fits);
    expect(await otherwise().count()).toBe(0);
    await show({ ...view, ruling: { ...view.ruling!, id } });
    const said = (await page.locator('.band-text > :last-child').boundingBox())!;
    expect((await otherwise().boundingBox())!.y).toBeGreaterThanOrEqual(said.y + said.height - 1);
  });
});

describePage('what was undone or corrected', () => {
  const { middle, registering } = FIXTURES;
  const news = () => page.locator('.band-hint[data-testid="notice"]');

  it.each(['undone', 'corrected'] as const)('is the news, and what stands again is not: %s', async (code) => {
    await show({ ...middle, ruling: { ...middle.ruling!, id: 80 } });
    const notice = { id: 81, code, card: null, seat: null, text: null } as const;
    await show({ ...middle, ruling: { ...middle.ruling!, id: 82 }, notice });
    expect([await news().count(), await page.locator('.band-legal').count()]).toEqual([1, 0]);
    await show({ ...middle, ruling: { ...middle.ruling!, id: 84 } });
    expect([await news().count(), await page.locator('.band-legal').count()]).toEqual([0, 1]);
  });

  it.runIf(ALL)('gives way to the trail, where the newest move can be set right, after a while', async () => {
    const notice = { id: 85, code: 'undone', card: null, seat: null, text: null } as const;
    await show({ ...middle, ruling: { ...middle.ruling!, id: 86 }, notice });
    expect([await news().count(), await page.getByTestId('otherwise').count()]).toEqual([1, 0]);
    await page.getByTestId('otherwise').waitFor();
    expect(await news().count()).toBe(0);
  });

  it('stands beside the board while a play is open', async () => {
    const notice = { id: 91, code: 'undone', card: null, seat: null, text: null } as const;
    await show({ ...FIXTURES.fits, notice });
    expect([await page.getByTestId('notice').count(), await news().count()]).toEqual([1, 0]);
  });

  it('the number under the pile counts the cards of an open play, unless they may not lie there', async () => {
    const count = () => page.locator('.pile-count').innerText();
    await show({ ...FIXTURES.fitsBurn, pile: ['6C'] });
    await expect.poll(count).toMatch(/^4\s+pile$/);
    await show({ ...FIXTURES.cannot, pile: ['6C'] });
    await expect.poll(count).toMatch(/^1\s+pile$/);
  });

  it('whose cards are scanned is said once, in the band', async () => {
    const notice = { id: 92, code: 'registering', card: null, seat: 0, text: null } as const;
    await show({ ...registering, notice });
    expect(await page.getByTestId('notice').count()).toBe(0);
    await show({ ...middle, notice });
    expect(await page.getByTestId('notice').count()).toBe(1);
  });
});

describePage('who has only face-down cards left', () => {
  it.each([
    ['turns one over', 0, [null, null], [1, 1], 1],
    ['has still one face up', 0, [null, '2C'], [1, 0], 0],
    ['has still cards in hand', 2, [null, null], [1, 1], 0],
  ] as const)('%s', async (_, hand, faceUp, faceDown, notes) => {
    const { middle } = FIXTURES;
    const seats = middle.seats.map((seat, i) =>
      i === middle.turn ? { ...seat, hand, faceUp: [...faceUp], faceDown: [...faceDown] } : seat,
    );
    await show({ ...middle, seats });
    expect(await page.locator('.note', { hasText: 'turn over a card' }).count()).toBe(notes);
  });
});

describePage('the table says what stands', { provoked: /WebSocket|ERR_FAILED/ }, () => {
  it.each(
    every(2, [
      ['middle', 'turn', { seat: 'Bo' }],
      ['start', 'turn', { seat: '' }],
      ['middle', 'demand', { symbol: '7 ↓' }],
      ['colour', 'direction', { direction: 'counterclockwise' }],
      ['middle', 'ruling', { verdict: 'legal', burn: 'false', breaches: '', id: '12' }],
      ['burn', 'ruling', { verdict: 'legal', burn: 'true' }],
      ['onTrust', 'ruling', { verdict: 'onTrust', claims: 'couldNotPlay' }],
      ['illegalTwice', 'ruling', { verdict: 'illegal', breaches: 'notYourTurn tooHigh' }],
      ['fits', 'ruling', { verdict: 'fits' }],
      ['fitsBurn', 'ruling', { verdict: 'fits', burn: 'true' }],
      ['notYet', 'ruling', { verdict: 'notYet' }],
      ['cannot', 'ruling', { verdict: 'cannot', breaches: 'tooHigh' }],
      ['question', 'ruling', { verdict: 'question' }],
      ['middle', 'pile', { cards: '5H 6C 4S 3D 7H', count: '5' }],
      ['starter', 'pile', { cards: '??', count: '1' }],
      ['middle', 'stock', { count: '21' }],
      ['middle', 'burned', { count: '10' }],
      ['middle', 'seat-Cy', { hand: '7', faceup: '3', facedown: '3', out: '', known: 'KS 9D 6H JH' }],
      ['middle', 'seat-Di', { hand: '0', faceup: '1', facedown: '2' }],
      ['finished', 'seat-Ann', { out: '1' }],
      ['question', 'question', { code: 'pickedUp' }],
      ['whoPlayedWaiting', 'waiting', { count: '8' }],
      ['lost', 'notice', { code: 'scannerLost' }],
      ['lost', 'scanner', { state: 'lost', kind: 'serial' }],
      ['fits', 'open', { cards: '6S' }],
      ['middle', 'connection', { state: 'open' }],
    ] as const),
  )('%s: %s %j', async (name, id, expected) => {
    await show(FIXTURES[name]);
    expect(await data(page, id)).toMatchObject(expected);
  });

  it('what always fits stands beside the cards that complete a set', async () => {
    await show(FIXTURES.blast);
    const parts = await page.locator('.demand-more > span').allInnerTexts();
    expect(parts.map((part) => part.replaceAll(/\s+/g, ' '))).toEqual(['or 2 more 8s to burn', 'or 10']);
  });

  it.each(
    every(2, [
      ['middle', 'turn', 'Bo’s turn'],
      ['middle', 'demand', '7 or lower'],
      ['colour', 'demand', '4 or higher · same colour as 4♣'],
      ['blast', 'demand', 'lower than 8'],
      ['blast', 'demand-also', 'or 2 more 8s to burn'],
      ['starter', 'demand', 'scan the card'],
      ['start', 'turn', 'Ann or Cy starts'],
      ['burn', 'demand', 'anything'],
      ['whoPlayedWaiting', 'waiting', 'After your answer: Q♥, 10♦, Joker, Done, Pick up, 4♣ and 2 more'],
      ['finished', 'turn', 'Round 1 is over'],
      ['finished', 'next', '2Bo deals nextCy starts'],
      ['ranked', 'result', 'Round 1 is over 12 movesCy wins'],
      ['drawn', 'result', 'Round 1 is over 12 movesA draw'],
      ['stalled', 'stalled', 'No card has left the game for a long time.Call it a drawG'],
      ['forced', 'demand', 'pick up, or J'],
      ['only', 'demand', 'only 2, 3 or 10'],
      ['pairs', 'demand', '7 or lower · 2 equal cards, or 3+ equal cards of any rank'],
      ['ranked', 'next', '1Ann deals next'],
    ] as const),
  )('%s: %s reads “%s”', async (name, id, text) => {
    await show(FIXTURES[name]);
    expect((await page.getByTestId(id).textContent())?.trim()).toBe(text);
  });

  it('says who is left after a round, with how many cards', async () => {
    await show(FIXTURES.finished);
    const said = page.getByTestId('result').locator('p, h1');
    expect(await said.allTextContents()).toEqual([
      'Round 1 is over 12 moves',
      'Bo',
      'is left holding 9 cards',
    ]);
  });

  it('shows beside the next one each card that is left after a round', async () => {
    const hand = RANKS.slice(0, 12).flatMap((rank): Card[] => [`${rank}D`, `${rank}C`]);
    await show({ ...FIXTURES.finished, left: { hand, faceUp: ['5H'], faceDown: ['??', '??', '??'] } });
    const place = (await page.getByTestId('result').boundingBox())!;
    const seen = await page.locator('.left-cards').evaluateAll((fans) =>
      fans.map((fan) =>
        [...fan.children].map((card) => {
          const { left, width } = card.getBoundingClientRect();
          return { left, width, right: left + width };
        }),
      ),
    );
    expect(seen.map((fan) => fan.length)).toEqual([24, 4]);
    // The index of each is less than a quarter of its card.
    const steps = seen.flatMap((fan) =>
      fan.slice(1).map(({ left, width }, i) => (left - fan[i]!.left) / width),
    );
    expect(Math.min(...steps)).toBeGreaterThan(0.25);
    // Every other card is turned a little.
    expect(seen.at(-1)!.at(-1)!.right).toBeLessThan(place.x + place.width + 2);
  });

  it('what is left over is called so where it is out of play', async () => {
    const label = () => page.getByTestId('stock').locator('span').last().textContent();
    await show(FIXTURES.middle);
    expect(await label()).toBe('stock');
    await show({ ...FIXTURES.middle, rules: { ...FIXTURES.middle.rules, leftover: 'dead' } });
    expect(await label()).toBe('left over');
  });

  it('the trail has the newest move first, each with its data and what came of it', async () => {
    await show(FIXTURES.middle);
    const moves = page.locator('[data-testid="log"] [data-entry]');
    const rulings = FIXTURES.middle.log.filter(({ ruling }) => ruling !== null);
    expect(await moves.count()).toBe(rulings.length);
    expect(await page.locator('[data-entry="10"][data-verdict]').getAttribute('data-breaches')).toBe(
      'tooHigh',
    );
    await show({ ...FIXTURES.middle, log: FIXTURES.middle.log.slice(2) });
    expect(await moves.locator('bdi, small').allTextContents()).toEqual([
      ...['Ann', 'fits, draws 1'],
      ...['Cy', 'fits, draws 1'],
      ...['Bo', 'not allowed, taken back'],
    ]);
    expect(await moves.first().getByRole('img').getAttribute('aria-label')).toBe('7 of hearts');
  });

  it.each([
    [1366, 768],
    [1024, 768],
  ])('the trail has whole moves only, however many cards they have, at %i × %i', async (width, height) => {
    await resize(page, width, height);
    const log = FIXTURES.middle.log.map(({ ruling, ...line }) => {
      const cards = (['7C', '7D', '7H', '7S'] as const).slice();
      return { ...line, ruling: ruling && { ...ruling, move: { ...ruling.move, cards } } };
    });
    await show({ ...FIXTURES.middle, log });
    const seen = () =>
      page.getByTestId('log').evaluate((strip) => {
        const { bottom, right } = strip.getBoundingClientRect();
        const shown = [...strip.children].map((move) => move.getBoundingClientRect());
        const inSight = shown.filter(({ top }) => top < bottom);
        return { moves: inSight.length, whole: inSight.every((move) => move.right <= right) };
      });
    expect(await seen()).toEqual({ moves: 3, whole: true });
    // By keyboard all are reached, and the newest is back after that.
    await page.getByTestId('log').locator('button').last().focus();
    expect(await page.getByTestId('log').evaluate((strip) => strip.scrollTop)).toBeGreaterThan(0);
    await page.keyboard.press('Tab');
    expect(await page.getByTestId('log').evaluate((strip) => strip.scrollTop)).toBe(0);
  });

  it('the name of the game is read whole, or not at all where the note on sound takes its room', async () => {
    const cut = () =>
      page.locator('.status .row:last-child').evaluate((row) => {
        const { bottom } = row.getBoundingClientRect();
        return [...row.children]
          .filter((part) => part.getBoundingClientRect().top < bottom && part.scrollWidth > part.clientWidth)
          .map((part) => part.className);
      });
    for (const [width, height] of [
      [1366, 768],
      [1180, 800],
      [1920, 1080],
    ] as const) {
      await resize(page, width, height);
      await show(FIXTURES.middle);
      expect(await cut()).toEqual([]);
    }
  });

  it('that somebody goes out is what is read first, before what was played', async () => {
    const seats = FIXTURES.middle.seats.map((seat, i) => (i === 0 ? { ...seat, place: 1 } : seat));
    for (const [id, burn, facts] of [
      [80, false, ['Ann’s 7♥ fits', 'draws 1']],
      [82, true, ['Burn!', 'Ann 7♥', 'draws 1']],
    ] as const) {
      const ruling = { ...FIXTURES.middle.ruling!, id, burn, out: [0] };
      await show({ ...FIXTURES.middle, seats, ruling });
      expect(await page.locator('.band-headline').innerText()).toBe('Ann is out – first!');
      expect(await page.locator('.band-facts .effect').allTextContents()).toEqual(facts);
    }
  });

  it('what was scanned meanwhile stands under the question, once', async () => {
    await show(FIXTURES.whoPlayedWaiting);
    expect(await page.getByTestId('waiting').count()).toBe(1);
    expect(await page.locator('.band-question').getByTestId('waiting').count()).toBe(1);
    expect(await page.locator('.band-question').innerText()).not.toContain('completes');
  });

  it('promises nobody a seat at a table with real cards', async () => {
    const { network } = lobby;
    for (const url of [null, 'http://10.0.0.5:7979/']) {
      await show(FIXTURES.middle, { ...lobby, network: { ...network, addresses: ['10.0.0.5'], url } });
      if (url === null) await (await findOrOpen(page, 'people-button')).click();
      const said = await page.getByTestId('network').innerText();
      expect(said).toContain('watch');
      expect(said).not.toMatch(/seat/i);
    }
    await page.keyboard.press('Escape');
    await show(FIXTURES.middle);
  });

  it('says whole why a scanner can’t be used', async () => {
    await resize(page, 1280, 720);
    const scanner = {
      kind: 'serial',
      state: 'connecting',
      name: '/dev/ttyACM0',
      reason: 'notFound',
    } as const;
    await show({ ...FIXTURES.middle, scanner });
    const said = page.getByTestId('scanner');
    expect(await said.innerText()).toBe('looking for the scanner /dev/ttyACM0: nothing is plugged in there');
    const { x, y, width, height } = (await said.boundingBox())!;
    expect([x >= 0, x + width <= 1280, y + height <= 720]).toEqual([true, true, true]);
    expect(await said.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

  it('a mishap has a sign of its own, on the band and in the trail', async () => {
    const { onTrust } = FIXTURES;
    const ruling = { ...onTrust.ruling, id: 70 };
    await show({ ...onTrust, ruling, log: [{ number: 6, ruling, notice: null }] });
    const band = page.getByTestId('ruling');
    expect(await band.locator('.icon').count()).toBe(1);
    expect(await band.locator('.icon-check, .icon-spoken').count()).toBe(0);
    const move = page.locator('[data-testid="log"] [data-entry]');
    expect(await move.locator('small').allTextContents()).toEqual(['picks up 9 cards']);
    expect(await move.locator('.tone-legal, .tone-onTrust').count()).toBe(0);
  });

  it('a move against the rules that is chosen by scanner can be let stand', async () => {
    const { middle, illegal, stands } = FIXTURES;
    const cursor = { entry: 5, inserts: false, seat: null, cards: [], kind: null, digits: '', due: null };
    for (const [one, said, offered] of [
      [illegal.ruling, 'Bo 9♣: not allowed', 1],
      [stands.ruling, 'Bo 9♣: not allowed, but it stands', 0],
      [middle.ruling, 'Ann 7♥', 0],
    ] as const) {
      const at = { number: null, ruling: one, notice: null };
      await show({ ...middle, cursor: { ...cursor, at, before: null, after: null } });
      expect(await page.locator('.band-headline').innerText()).toBe(said);
      expect(await page.getByTestId('cursor-STAND').count()).toBe(offered);
    }
  });

  it('one rank alone is asked for with what always fits, in one line', async () => {
    const { middle } = FIXTURES;
    const bound = { kind: 'exactly', rank: 'A' } as const;
    await show({ ...middle, demand: { ...middle.demand, bound, always: ['2', 'T'] } });
    const said = page.locator('.demand .part');
    expect(await said.allInnerTexts()).toEqual(['an ace, a 2 or a 10']);
    expect(await page.locator('.demand .always').count()).toBe(0);
  });

  it('a scan of which nothing came stands beside what is asked for, and nowhere else', async () => {
    const { middle, garbage } = FIXTURES;
    const cursor = { entry: 5, inserts: true, seat: null, cards: [], kind: null, digits: '', due: null };
    const asking = { ...middle, cursor: { ...cursor, at: null, before: null, after: null } };
    await show(asking);
    const asked = await page.locator('.band-headline').innerText();
    const place = () => page.getByTestId('cursor-UNDO').boundingBox();
    const before = await place();
    await show({ ...asking, notice: garbage.notice });
    expect(await page.locator('.band-headline').innerText()).toBe(asked);
    expect(await page.locator('.band .unread').count()).toBe(1);
    expect(await page.getByTestId('notice').count()).toBe(1);
    expect(await place()).toEqual(before);
  });

  it('nothing is asked for beside who starts, until somebody is said to, nor where a certain card comes first', async () => {
    const demand = page.getByTestId('demand');
    const { beginning } = FIXTURES.start;
    await show(FIXTURES.start);
    expect(await demand.count()).toBe(0);
    const announced = { ...FIXTURES.start, announced: 0 };
    await show(announced);
    expect((await demand.textContent())?.trim()).toBe('anything');
    for (const more of [{ mustPlayIt: true }, { starts: { ...beginning!.starts, by: 'race' as const } }]) {
      await show({ ...announced, beginning: { ...beginning!, ...more } });
      expect(await demand.count()).toBe(0);
    }
  });

  it('deals first: who starts is asked when that is done, and nothing of the line above is cut off', async () => {
    await resize(page, 1366, 768);
    await show({ ...FIXTURES.dealing, scanner: FIXTURES.middle.scanner });
    const band = page.locator('.band');
    expect(await band.innerText()).toBe('Deal the cards, then press “Dealt”.');
    expect(await page.getByTestId('turn').innerText()).toMatch(/ deals$/);
    expect(
      await page.locator('.action.primary').evaluateAll((all) => all.map((one) => one.dataset.testid)),
    ).toEqual(['dealt']);
    await click('dealt');
    expect(await page.getByTestId('turn').innerText()).not.toMatch(/ deals$/);
    expect(await band.innerText()).toMatch(/^Who has/);
    await show({ ...FIXTURES.start, announced: 2 });
    const cut = await page
      .locator('.then > *')
      .evaluateAll(
        (all) => all.filter((one) => !one.matches('.unseen') && one.scrollWidth > one.clientWidth + 1).length,
      );
    expect(cut).toBe(0);
  });

  it('once it was said who starts, the first card is waited for; a card that has to be laid is still named', async () => {
    const said = { ...FIXTURES.start, starters: [], announced: 1 };
    await show(said);
    const band = page.locator('.band');
    expect(await band.innerText()).toMatch(/^Tap the first card/);
    expect(await page.getByTestId('nobody-has-it').count()).toBe(0);
    await show({ ...said, beginning: { ...said.beginning!, mustPlayIt: true } });
    expect(await band.innerText()).toMatch(/^Who has the 4♥/);
    expect(await page.getByTestId('nobody-has-it').count()).toBe(1);
  });

  it('the rules of a reason stand behind it: the one that forbids, and those that make it so', async () => {
    const ruling = FIXTURES.illegal.ruling!;
    const [breach] = ruling.breaches;
    const also = [{ rule: 'CL-02', ruleText: null }];
    await show({
      ...FIXTURES.illegal,
      ruling: { ...ruling, breaches: [{ ...breach!, rule: 'PA-05', also }] },
    });
    expect(await page.locator('.band .rule-tag').innerText()).toBe('PA-05, CL-02');
  });

  it('what was undone before the first card leaves the question there that its answers belong to', async () => {
    const undone = { id: 90, code: 'undone', card: null, seat: 1, text: '3S' } as const;
    await show({ ...FIXTURES.startDenied, notice: undone });
    expect(await page.locator('.band').innerText()).toMatch(/^Now: who has/);
    expect(await page.getByTestId('has-it-Bo').count()).toBe(1);
  });

  it('cards to tap that lie on the pile, are just laid or are burned are faded, and no other', async () => {
    const faded = () =>
      page
        .locator('[data-testid="card-panel"] .tap.gone')
        .evaluateAll((all) => all.map((one) => one.dataset.testid?.replace('card-', '')).toSorted());
    await resize(page, 1366, 768);
    await show(FIXTURES.start);
    expect(await faded()).toEqual([]);
    const burned = ['8C', '8D', '8H', 'QH', 'JC', 'JD', 'TD', 'QC', 'QD', 'KC'];
    const open = { ...FIXTURES.fits.open!, cards: ['2D'] };
    await show({ ...midGame, open, scanner: FIXTURES.start.scanner } as TableView);
    expect(await faded()).toEqual([...midGame.pile, ...burned, '2D'].toSorted());
  });

  it('a court whose picture can’t be fetched shows its suit in its place', async () => {
    const courts = '**/courts/*';
    await page.route(courts, (route) => route.abort());
    stage.show({ ...FIXTURES.middle, pile: ['KH'] });
    await page.goto(stage.address);
    const king = page.getByTestId('pile').locator('.card:not(.ghost)').last();
    // Before the page has drawn it there is no picture either.
    await king.locator('path').nth(2).waitFor();
    await expect.poll(() => king.locator('image').count()).toBe(0);
    expect(await king.locator('path').count()).toBe(3);
    await page.unroute(courts);
  });

  it('what is done with face-up cards before the first one is said beside whose turn it is', async () => {
    const note = async (exchange: TableView['rules']['exchange']) => {
      await show({ ...FIXTURES.start, rules: { ...FIXTURES.start.rules, exchange } });
      return (await page.locator('.turn .note').allTextContents()).join(' ');
    };
    expect(await note('swap')).toBe('First, everybody may swap cards');
    expect(await note('pick')).toBe('Choose the face-up cards first');
    // No arrow beside it, as if that were the way of play.
    expect(await page.locator('.turn .direction-arrow').count()).toBe(0);
    expect(await note('none')).toBe('');
    expect(await page.locator('.turn .direction-arrow').count()).toBe(1);
    await show(FIXTURES.threes);
    expect(await page.locator('.laid-stack b').count()).toBe(12);
  });

  it('a name from right to left begins at its right, and turns nothing beside it', async () => {
    await show(FIXTURES.longNames);
    const arabic = page.locator('.seat .name').nth(2);
    expect(await arabic.evaluate((name) => getComputedStyle(name).direction)).toBe('rtl');
    expect(await data(page, 'turn')).toMatchObject({ seat: FIXTURES.longNames.seats[2]!.name });
    const by = page.locator('[data-entry="11"] bdi');
    expect(await by.textContent()).toBe(FIXTURES.longNames.seats[2]!.name);
  });

  it('a name from right to left turns nothing on a button that says more than the name', async () => {
    await show(FIXTURES.longNames);
    const { name, hand } = FIXTURES.longNames.seats[2]!;
    await page.getByTestId('correct-open').click();
    stage.tell(JSON.stringify({ type: 'log', lines: [], held: [] }));
    const label = page.getByTestId(`count-of-${name}`);
    const [, words = ''] = (await label.innerText()).replace(/[\u2066-\u2069]/g, '').split('\n');
    expect(words).toBe(`${name}’s hand: ${hand}`);
    const signs = await inOrder(label, /[\u0600-\u06ffsh\d]/);
    expect([signs[0], signs.slice(-3).join('')]).toEqual([
      expect.stringMatching(/[\u0600-\u06ff]/),
      `sh${hand}`,
    ]);
    await page.keyboard.press('Escape');
  });

  it.each([
    [3, 3, 3, 'en', '3 cards by my count'],
    [3, 2, 4, 'en', '3 cards by my count (2 to 4)'],
    [1, 0, 3, 'de', '1 Karte, gezählt (0 bis 3)'],
  ] as const)(
    'of %i cards counted in a hand, that may be %i to %i, what is known says so (%s), and the table the count',
    async (...[hand, least, most, language, said]) => {
      const seats = FIXTURES.middle.seats.map((seat) => ({ ...seat, hand, least, most, known: [] }));
      await show({ ...FIXTURES.middle, seats }, { ...lobby, settings: { ...lobby.settings, language } });
      expect(await page.getByTestId('seat-Ann').locator('.count').innerText()).toBe(String(hand));
      await (await findOrOpen(page, 'knowledge')).click();
      const count = await page.getByTestId('hand-of-Ann').locator('.known-count').innerText();
      expect(count.split(/\s+/).join(' ')).toBe(said);
      expect(await page.getByTestId('hand-of-Ann').locator('.known-backs .card').count()).toBe(hand);
      await page.keyboard.press('Escape');
    },
  );

  it('shows the keys of answers only where there is room, and their codes nowhere', async () => {
    const { whoPlayed, whoPlayedTyped } = FIXTURES;
    const answer = page.getByTestId('answer-1');
    await show(whoPlayed);
    expect(await answer.innerText()).toMatch(/^Bo\s+2$/);
    await show({ ...whoPlayed, scanner: whoPlayedTyped.scanner });
    expect(await answer.innerText()).toMatch(/^Bo\s+2 Enter$/);
    await resize(page, 390, 844);
    expect(await answer.innerText()).toBe('Bo');
  });

  it.each(every(3, ['4C', '4D', '4H', '4S'] as const))(
    'names who plays what in one line: %s',
    async (card) => {
      const { fits } = FIXTURES;
      await show({
        ...fits,
        open: { ...fits.open!, cards: [card], answer: 'fits', breaches: [], burn: false },
      });
      const lines = await page.locator('.band-facts .effect').evaluate((chip) => {
        const { lineHeight, fontSize } = getComputedStyle(chip);
        const line = Number.parseFloat(lineHeight) || 1.4 * Number.parseFloat(fontSize);
        return chip.getBoundingClientRect().height / line;
      });
      expect(lines).toBeLessThan(1.8);
    },
  );

  it('says how to enter the first card: by scanner or not, and whether the cards to tap are there', async () => {
    const { start } = FIXTURES;
    const starts = { ...start.beginning!.starts, by: 'loser' as const, seat: 0, card: null, ranks: [] };
    await show({ ...start, beginning: { ...start.beginning!, starts } });
    const areShown = async () => (await page.getByTestId('card-panel').count()) > 0;
    const says = () => page.getByTestId('ruling').locator('.band-reason').innerText();
    expect(await says()).toBe('Tap the first card, or type it.');
    await click('cards');
    expect(await says()).toBe('Choose “Show cards” in the menu, then tap the first card.');
    const { scanner } = FIXTURES.middle;
    await show({ ...start, scanner, beginning: { ...start.beginning!, starts } });
    expect(await says()).toBe('Scan the first card. To tap it, choose “Show cards” in the menu.');
    await click('cards');
    expect(await areShown()).toBe(true);
    expect(await says()).toBe('Scan the first card, or tap it.');
    // Nobody has chosen yet whether cards are shown.
    await page.reload();
  });
});

describePage('what is done with cards that nobody has seen', () => {
  const { middle, mends, fits } = FIXTURES;
  const faceDownOnly = (pile: TableView['pile']): TableView => ({
    ...middle,
    pile,
    seats: middle.seats.map((seat, i) =>
      i === middle.turn ? { ...seat, hand: 0, faceUp: [null, null], faceDown: [1, 1] } : seat,
    ),
  });
  const acts = () =>
    page
      .locator('.foot .acts [data-testid]')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.testid));

  it('who has nothing else turns one over: it is said first, and has its button', async () => {
    await show(faceDownOnly([]));
    expect(await acts()).toEqual(['blind-now', 'correct-open', 'undo']);
    expect(await page.locator('.then').innerText()).toMatch(/^Turn over a card\s+then Cy/);
    await show(faceDownOnly(middle.pile));
    expect(await acts()).toEqual(['blind-now', 'pick-up', 'correct-open', 'undo']);
    await show({ ...faceDownOnly(middle.pile), blind: 'faceDown' });
    expect(await acts()).not.toContain('blind-now');
  });

  it('who plays from the face-up cards is told so, once the stock is gone', async () => {
    const noHand = faceDownOnly(middle.pile);
    const faceUp: TableView = {
      ...noHand,
      stock: 0,
      seats: noHand.seats.map((seat, i) => (i === noHand.turn ? { ...seat, faceUp: ['9C', null] } : seat)),
    };
    await show(faceUp);
    expect(await page.locator('.then').innerText()).toMatch(/^from the face-up cards\s+then Cy/);
    await show({ ...faceUp, stock: 3 });
    expect(await page.locator('.then').innerText()).not.toContain('face-up');
  });

  it('every card of a play is seen in the band, as far as four go', async () => {
    for (const cards of [['6S'], ['6S', '6H', '6D']] as const) {
      await show({ ...fits, open: { ...fits.open!, cards: [...cards] } });
      expect(await page.locator('.band-cards .card').count()).toBe(cards.length);
    }
  });

  it('over what else it may have been stands what that is', async () => {
    await resize(page, 1366, 768);
    await show(mends);
    expect(await page.getByRole('group', { name: 'Or was it this?' }).getByRole('button').count()).toBe(3);
  });

  it('a misread card is asked for, and nothing else stands there to choose', async () => {
    const { middle } = FIXTURES;
    const cursor = { entry: 5, inserts: false, misread: true, seat: null, cards: [], kind: null } as const;
    const at = { number: 6, ruling: middle.ruling, notice: null };
    const notice = { id: 98, code: 'cursorMisread', card: null, seat: null, text: null } as const;
    const around = { digits: '', due: null, at, before: at, after: at };
    await show({ ...middle, notice, cursor: { ...cursor, cards: [], ...around } });
    expect(await page.locator('.band-text').innerText()).toMatch(
      /^Which card was Ann’s 7♥ really\?\s+Scan it\./,
    );
    expect(await page.locator('.codes button').allInnerTexts()).toEqual([
      'Choose its cards',
      'It never happened',
      expect.stringContaining('It was a pick-up'),
      expect.stringContaining('Cancel'),
    ]);
    expect(await page.getByTestId('notice').count()).toBe(0);
    expect(await page.locator('.neighbours').count()).toBe(0);
  });

  it('what is missing is asked for without what the pile demands now, and its cards can be tapped', async () => {
    const { middle } = FIXTURES;
    const cursor = { entry: 5, inserts: true, seat: null, cards: [], kind: null, digits: '', due: null };
    const at = { number: 6, ruling: middle.ruling, notice: null };
    const demand = page.getByTestId('demand');
    const cards = page.getByTestId('card-panel');
    await show(middle);
    expect([await demand.isVisible(), await cards.count()]).toEqual([true, 0]);
    await show({ ...middle, cursor: { ...cursor, at, before: null, after: null } });
    expect(await page.locator('.band-text').innerText()).toMatch(
      /^What came before move 6 \(Ann’s 7♥\)\?\s+Scan it\./,
    );
    expect(await demand.isVisible()).toBe(false);
    expect(await page.locator('.codes kbd').allInnerTexts()).toEqual(['P', 'U']);
    await page.getByTestId('cursor-cards').click();
    await cards.waitFor();
    expect(await page.getByTestId('cursor-cards').count()).toBe(0);
    expect(await page.locator('.band-text').innerText()).toContain('Scan it, or tap its cards.');
    const said = { id: 99, code: 'cursorDraft', card: '7D', seat: null, text: null } as const;
    const drafted = { ...cursor, cards: ['7D' as const], at, before: null, after: null };
    await show({ ...middle, cursor: drafted, notice: said });
    expect(await page.locator('.codes kbd').allInnerTexts()).toEqual(['D', 'U']);
    expect(await page.getByTestId('cursor-DONE').innerText()).toContain('Add it');
    expect(await page.getByTestId('notice').count()).toBe(0);
    await show({ ...middle, cursor: { ...drafted, inserts: false }, notice: said });
    expect(await page.getByTestId('cursor-DONE').innerText()).toContain('Correct it');
    await show(middle);
    expect(await cards.count()).toBe(0);
  });
});
