import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/protocol/settings.ts';
import type { TableView } from '../../src/protocol/view.ts';
import { type Browser, openPage } from '../support/browser.ts';
import { CHROMIUM } from '../support/chromium.ts';
import { untilJoined, untilShown } from '../support/revision.ts';
import { describeWith } from '../support/tools.ts';
import { FIXTURES, lobby, midGame } from './fixtures.ts';
import { capHeight, cutOff, data, faint, LAID_OUT, overlaps, resize, SIZES } from './look.ts';
import { makeStage, type Stage } from './stage.ts';

let stage: Stage;
let browser: Browser;
let page: Page;

/** Shows a view and waits until the page has it. */
async function show(view: TableView, shown = lobby): Promise<void> {
  // One that was just loaded is first told how things stood.
  await untilJoined(page);
  await untilShown(page, () => stage.show(view, shown));
}

describeWith([CHROMIUM], 'the page', () => {
  beforeAll(async () => {
    stage = await makeStage();
    stage.show(FIXTURES.middle);
    browser = await openPage(stage.address, { width: 1366, height: 768 });
    page = browser.page;
    await page.waitForSelector('[data-testid="turn"]');
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    await stage?.close();
  });

  beforeEach(async () => {
    await resize(page, 1366, 768);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  });

  describe('says in attributes what it shows', () => {
    it.each([
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
    ] as const)('%s: %s %j', async (name, id, expected) => {
      await show(FIXTURES[name]);
      expect(await data(page, id)).toMatchObject(expected);
    });

    it.each([
      ['middle', 'turn', 'Bo’s turn'],
      ['middle', 'demand', '7 or lower'],
      ['colour', 'demand', '4 or higher · same colour as 4♣'],
      ['blast', 'demand', 'lower than 8'],
      ['blast', 'demand-also', 'or 2 more 8s'],
      ['starter', 'demand', 'scan the card'],
      ['start', 'turn', 'Ann or Cy starts'],
      ['start', 'demand', 'any card'],
      ['burn', 'demand', 'anything'],
      ['whoPlayedWaiting', 'waiting', 'Waits for the answer: Q♥, 10♦, Joker, Done, Pick up, 4♣ and 2 more'],
      ['finished', 'turn', 'Game over'],
      ['finished', 'result', 'Bo losesGame overthe last one standing with cards'],
      ['finished', 'next', 'Bo dealsCy startsnext round'],
      ['ranked', 'result', 'Cy winsGame over1st Cy2nd Di3rd Ann4th Bo'],
      ['drawn', 'result', 'A drawGame over1st Cy'],
      ['stalled', 'stalled', 'No card has left the game for a long time.Call it a drawG'],
      ['forced', 'demand', 'pick up, or J'],
      ['only', 'demand', 'only 2, 3 or 10'],
      ['pairs', 'demand', '7 or lower · 2 cards, or more of any rank'],
      ['ranked', 'next', 'Ann dealsnext round'],
    ] as const)('%s: %s reads “%s”', async (name, id, text) => {
      await show(FIXTURES[name]);
      expect((await page.getByTestId(id).textContent())?.trim()).toBe(text);
    });

    it('what is left over is called so where it is out of play', async () => {
      const label = () => page.getByTestId('stock').locator('dt').textContent();
      await show(FIXTURES.middle);
      expect(await label()).toBe('stock');
      await show({ ...FIXTURES.middle, rules: { ...FIXTURES.middle.rules, leftover: 'dead' } });
      expect(await label()).toBe('left over');
    });

    it('the log has the newest line on top, rulings with their data', async () => {
      await show(FIXTURES.middle);
      const lines = page.locator('[data-testid="log"] [data-entry]');
      expect(await lines.count()).toBe(FIXTURES.middle.log.length);
      expect(await lines.first().textContent()).toContain('Ann 7♥');
      expect(await page.locator('[data-entry="10"][data-verdict]').getAttribute('data-breaches')).toBe(
        'tooHigh',
      );
      await show({ ...FIXTURES.middle, log: FIXTURES.middle.log.slice(2) });
      expect(await lines.allTextContents()).toEqual([
        '12✔Ann 7♥ · draws 1',
        '11✔Cy 4♠ · draws 1',
        '·The 9♣ is taken back.',
        '10✖Bo 9♣: not allowed. 9♣ is too high after the 7♥.',
      ]);
    });

    it('has the number of a late move in one line', async () => {
      const log = FIXTURES.middle.log.map((line) => ({
        ...line,
        number: line.number === null ? null : line.number + 100,
      }));
      await show({ ...FIXTURES.middle, log });
      const [late, one] = await page.evaluate(() => {
        const number = [...document.querySelectorAll('.log-number')].find((cell) => cell.textContent !== '')!;
        const height = () => {
          const text = document.createRange();
          text.selectNodeContents(number);
          return text.getBoundingClientRect().height;
        };
        const before = height();
        number.textContent = '1';
        return [before, height()];
      });
      expect(late).toBe(one);
    });
  });

  describe('can be read from afar', () => {
    it.each(['turn', 'demand'])('capitals of the %s are 75 pixels high', async (id) => {
      await resize(page, 1920, 1080);
      await show(FIXTURES.colour);
      expect(await capHeight(page, id)).toBeGreaterThanOrEqual(75);
    });

    it.each(SIZES)(
      'burn and not allowed fill the width and are in sight at %i × %i',
      async (width, height) => {
        await resize(page, width, height);
        for (const view of [FIXTURES.burn, FIXTURES.illegal, FIXTURES.illegalTwice, FIXTURES.cannot]) {
          await show(view);
          const band = (await page.getByTestId('ruling').boundingBox())!;
          expect(band.width).toBeGreaterThanOrEqual(width - 2);
          expect(band.height).toBeGreaterThanOrEqual(height * 0.15);
          expect(band.y).toBeGreaterThanOrEqual(0);
          expect(band.y + band.height).toBeLessThanOrEqual(height);
          const icon = (await page.locator('[data-testid="ruling"] .icon').first().boundingBox())!;
          expect(icon.height).toBeGreaterThanOrEqual(Math.min(height * 0.09, 90));
        }
      },
    );

    it('legal, burn, not allowed and a question differ in ground and in shape', async () => {
      const seen: string[][] = [];
      for (const name of ['middle', 'burn', 'illegal', 'question', 'fits', 'notYet'] as const) {
        await show(FIXTURES[name]);
        seen.push(
          await page.getByTestId('ruling').evaluate((band) => {
            const { backgroundColor, backgroundImage, color } = getComputedStyle(band);
            return [backgroundColor + backgroundImage + color, band.querySelector('svg')!.innerHTML];
          }),
        );
      }
      expect(new Set(seen.map(([ground]) => ground)).size).toBe(seen.length);
      expect(new Set(seen.map(([, shape]) => shape)).size).toBe(seen.length);
    });

    it('a play that is not allowed stays in sight while the next one is laid', async () => {
      await show(FIXTURES.fitsOverIllegal);
      expect(await page.locator('.still-there').innerText()).toContain('Bo 9♣: not allowed');
    });
  });

  it.each(SIZES.filter(([width, height]) => width > height))(
    'the newest moves can be read beside all the cards, at %i × %i',
    async (width, height) => {
      await resize(page, width, height);
      await show(FIXTURES.crowded);
      const { log, line } = await page.getByTestId('log').evaluate((list) => ({
        log: list.clientHeight,
        line: list.querySelector('li')!.clientHeight,
      }));
      expect(log).toBeGreaterThan(2 * line);
    },
  );

  it('on a phone the ways to the log and the players are on the first screen, and cards come into view', async () => {
    await resize(page, 390, 844);
    await page.goto(stage.address);
    await show(FIXTURES.illegal);
    const free = (await page.getByTestId('pick-up').boundingBox())!.y;
    const bottom = async (id: string) => {
      const box = (await page.getByTestId(id).boundingBox())!;
      return box.y + box.height;
    };
    expect(await bottom('log-button')).toBeLessThan(free);
    expect(await bottom('people-button')).toBeLessThan(free);
    await page.getByTestId('cards').click();
    await expect.poll(() => bottom('card-AS')).toBeLessThan(free);
    // What comes of a tapped card is in sight where it is tapped.
    expect((await page.getByTestId('ruling').boundingBox())!.y).toBeGreaterThanOrEqual(0);
    expect((await page.getByTestId('card-2C').boundingBox())!.y).toBeGreaterThan(await bottom('ruling'));
    expect((await page.getByTestId('next-Ann').boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await page.goto(stage.address);
  });

  describe('what is found out later', () => {
    const finding = { code: 'couldNotPlay', entry: 3, shownBy: 9, seat: 1, off: 0, sure: true } as const;
    const turns = { number: 4, shownIn: 10, ruling: null };
    const found = {
      ...FIXTURES.garbage,
      hindsight: [{ ...finding, ...turns, cards: ['9D' as const] }],
    } satisfies TableView;
    const inside = (one: { y: number; height: number } | null) =>
      one !== null && one.y >= 0 && one.y + one.height <= page.viewportSize()!.height;

    const askForCards = async () => {
      const cards = page.getByTestId('cards');
      if ((await page.getByTestId('card-panel').count()) > 0) await cards.click();
      await cards.click();
      await page.getByTestId('card-panel').waitFor();
    };

    it('moves no card to tap where it fits into one line', async () => {
      await resize(page, 1366, 768);
      const calm = { ...found, notice: null };
      await show({ ...calm, hindsight: [] });
      await askForCards();
      const before = await page.getByTestId('card-9D').boundingBox();
      expect(before).not.toBeNull();
      await show({ ...calm, hindsight: [{ ...found.hindsight[0]!, entry: 5 }] });
      expect(await page.getByTestId('finding-read-5').isVisible()).toBe(true);
      expect(await page.getByTestId('card-9D').boundingBox()).toEqual(before);
    });

    it.each(LAID_OUT)(
      'leaves the cards to tap in sight, and can be put away, at %i × %i',
      async (...size) => {
        await resize(page, ...size);
        await show(found);
        await askForCards();
        const read = page.getByTestId('finding-read-3');
        await expect.poll(async () => inside(await read.boundingBox())).toBe(true);
        expect(inside(await page.getByTestId('card-9D').boundingBox())).toBe(true);
      },
    );

    it('goes only when a double click on it is over, so that this lays no card', async () => {
      await resize(page, 1366, 768);
      await show({ ...found, hindsight: [{ ...found.hindsight[0]!, entry: 4 }] });
      const read = page.getByTestId('finding-read-4');
      // In the page, where its own timer can't come before this one, however busy the machine is.
      const under = await read.evaluate(async (button: HTMLElement) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        button.click();
        await new Promise((done) => setTimeout(done, 100));
        const second = document.elementFromPoint(x + width / 2, y + height / 2);
        return second?.closest<HTMLElement>('[data-testid]')?.dataset.testid;
      });
      expect(under).toBe('finding-read-4');
      await expect.poll(() => read.count()).toBe(0);
    });
  });

  it('on a phone turn and demand stay in sight in a line while their places are scrolled away', async () => {
    await resize(page, 390, 844);
    await show(FIXTURES.illegal);
    const line = page.getByTestId('header-line');
    expect(await line.count()).toBe(0);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => line.innerText()).toMatch(/^Bo’s turn\s+7 ↓\s+7 or lower$/);
    const { y, height } = (await line.boundingBox())!;
    expect(y).toBe(0);
    expect((await page.getByTestId('ruling').boundingBox())!.y).toBeGreaterThanOrEqual(height - 1);
    await show(FIXTURES.burn);
    await expect.poll(() => line.innerText()).toMatch(/^Ann’s turn\s+✱\s+anything$/);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => line.count()).toBe(0);
  });

  it.each(Object.entries(FIXTURES))('%s keeps within the window, nothing cut off', async (_, view) => {
    await show(view);
    for (const [width, height] of LAID_OUT) {
      await resize(page, width, height);
      const where = `${width} × ${height}`;
      const size = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.scrollHeight,
      ]);
      expect(size[0], where).toBeLessThanOrEqual(width);
      if (width > height) expect(size[1], where).toBeLessThanOrEqual(height);
      expect(await cutOff(page), where).toEqual([]);
      expect(await overlaps(page), where).toEqual([]);
    }
  });

  it('nothing is asked for beside who starts where a certain card comes first', async () => {
    const demand = page.getByTestId('demand');
    const { beginning } = FIXTURES.start;
    await show(FIXTURES.start);
    expect(await demand.count()).toBe(1);
    for (const more of [{ mustPlayIt: true }, { starts: { ...beginning!.starts, by: 'race' as const } }]) {
      await show({ ...FIXTURES.start, beginning: { ...beginning!, ...more } });
      expect(await demand.count()).toBe(0);
    }
  });

  it('on a phone whoever has the card that starts is said in the question itself', async () => {
    const { seats } = FIXTURES.start;
    const answers = page.locator('.has-it:visible');
    await show(FIXTURES.start);
    expect(await answers.count()).toBe(0);
    await resize(page, 390, 844);
    expect(await answers.allInnerTexts()).toEqual(seats.map(({ name }) => name));
    expect(await stage.heardBy(() => page.getByTestId('has-it-Bo').click())).toEqual([
      { type: 'seat', seat: 1 },
    ]);
    await show(FIXTURES.startKnown);
    expect(await answers.count()).toBe(0);
  });

  it('a screen begins at its top, however far the one before it was scrolled', async () => {
    await resize(page, 390, 844);
    await show(FIXTURES.illegal);
    const top = () => page.evaluate(() => scrollY);
    for (const [key, id] of [
      ['s', 'settings-screen'],
      ['Escape', 'turn'],
    ] as const) {
      await page.evaluate(() => scrollTo(0, 400));
      expect(await top()).toBeGreaterThan(0);
      await page.keyboard.press(key);
      await page.getByTestId(id).waitFor();
      await expect.poll(top).toBe(0);
    }
    await show(FIXTURES.burn);
    expect(await top()).toBe(0);
  });

  it('once it was said who starts, the first card is waited for; a card that has to be laid is still named', async () => {
    const said = { ...FIXTURES.start, starters: [], announced: 1 };
    await show(said);
    const band = page.locator('.band');
    expect(await band.innerText()).toMatch(/^Scan the first card/);
    expect(await page.getByTestId('nobody-has-it').count()).toBe(0);
    await show({ ...said, beginning: { ...said.beginning!, mustPlayIt: true } });
    expect(await band.innerText()).toMatch(/^Who has the 4♥/);
    expect(await page.getByTestId('nobody-has-it').count()).toBe(1);
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

  it('on a phone every way away from the table is one tap away, and elsewhere in sight', async () => {
    const ways = page.locator('.aside .action').filter({ visible: true });
    const inSight = () =>
      ways.evaluateAll((all) =>
        all.flatMap((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          const isOnTop = [left + 2, right - 2].every((x) =>
            one.contains(document.elementFromPoint(x, (top + bottom) / 2)),
          );
          return isOnTop ? [one.dataset.testid] : [];
        }),
      );
    await show(FIXTURES.middle);
    await resize(page, 1366, 768);
    const all = await inSight();
    expect(all).toHaveLength(await ways.count());
    expect(all).not.toContain('more-ways');
    await resize(page, 390, 844);
    const few = await inSight();
    expect(few).toContain('more-ways');
    expect(few).not.toContain('settings');
    await page.getByTestId('more-ways').click();
    expect((await inSight()).toSorted()).toEqual([...all, 'more-ways'].toSorted());
    await page.getByTestId('more-ways').click();
    expect(await inSight()).toEqual(few);
  });

  describe.each(LAID_OUT)('at %i × %i', (width, height) => {
    it.each(['light', 'dark'] as const)('text stands out from its ground, %s', async (colorScheme) => {
      await resize(page, width, height);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const name of [
        'start',
        'middle',
        'illegal',
        'burn',
        'question',
        'notYet',
        'lost',
        'finished',
        'registering',
      ] as const) {
        await show(FIXTURES[name]);
        expect(await faint(page)).toEqual([]);
      }
    });
  });

  it('a court whose picture can’t be fetched shows its suit in its place', async () => {
    const courts = '**/courts/*';
    await page.route(courts, (route) => route.abort());
    stage.show({ ...FIXTURES.middle, pile: ['KH'] });
    await page.goto(stage.address);
    const king = page.locator('.pile .card:not(.ghost)').last();
    await expect.poll(() => king.locator('image').count()).toBe(0);
    expect(await king.locator('path').count()).toBe(3);
    await page.unroute(courts);
  });

  it('face-up cards have a column where the rules deal some, and a note where they are chosen or swapped', async () => {
    const captions = () => page.locator('.captions').innerText();
    const note = async (exchange: TableView['rules']['exchange']) => {
      await show({ ...FIXTURES.start, rules: { ...FIXTURES.start.rules, exchange } });
      return (await page.locator('.turn .note').allTextContents()).join(' ');
    };
    expect(await note('swap')).toBe('swap before the first card');
    expect(await note('pick')).toBe('choose the face-up cards first');
    expect(await note('none')).toBe('');
    expect(await captions()).toContain('face up');
    await show(FIXTURES.threes);
    expect(await captions()).not.toContain('face up');
    expect(await page.locator('.stack b').count()).toBe(12);
  });

  it.each(SIZES)('names are read whole, long ones too, at %i × %i', async (width, height) => {
    await resize(page, width, height);
    for (const view of [FIXTURES.longNames, FIXTURES.longNamesMany, FIXTURES.crowded]) {
      await show(view);
      const cut = await page
        .locator('.seat-name .name')
        .evaluateAll((names) =>
          names
            .filter(
              ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
                scrollWidth > clientWidth || scrollHeight > clientHeight + 2,
            )
            .map((name) => name.textContent),
        );
      // On a phone the cards leave it less room than sixteen of the widest letters need.
      expect(cut.filter((name) => width > height || !name?.startsWith('WW'))).toEqual([]);
    }
  });

  it('a name from right to left begins at its right, and turns nothing beside it', async () => {
    await show(FIXTURES.longNames);
    const arabic = page.locator('.seat-name .name').nth(2);
    expect(await arabic.evaluate((name) => getComputedStyle(name).direction)).toBe('rtl');
    expect(await data(page, 'turn')).toMatchObject({ seat: FIXTURES.longNames.seats[2]!.name });
    const line = await page.locator('[data-entry="11"]').evaluate((entry) => {
      const seen: { readonly sign: string; readonly left: number }[] = [];
      const texts = document.createTreeWalker(entry.querySelector('.log-line')!, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode())
        for (const [i, sign] of [...(node.textContent ?? '')].entries()) {
          const range = document.createRange();
          range.setStart(node, i);
          range.setEnd(node, i + 1);
          seen.push({ sign, left: range.getBoundingClientRect().left });
        }
      return seen.filter(({ sign }) => /[\u0600-\u06ff4♠]/.test(sign));
    });
    const shown = line.toSorted((a, b) => a.left - b.left).map(({ sign }) => sign);
    expect(shown.slice(-2).join('')).toBe('4♠');
    expect(shown.length).toBeGreaterThan(15);
  });

  it.each([
    [3, 3, 3, 'en', '3', '3'],
    [3, 2, 4, 'en', '2–4', '2 to 4'],
    [1, 0, 3, 'de', '0–3', '0 bis 3'],
  ] as const)(
    'of %i cards booked to a hand, that may be %i to %i, what is known says so (%s), and the table what is booked',
    async (...[hand, least, most, language, range, aloud]) => {
      const seats = FIXTURES.middle.seats.map((seat) => ({ ...seat, hand, least, most, known: [] }));
      await show({ ...FIXTURES.middle, seats }, { ...lobby, settings: { ...lobby.settings, language } });
      expect(await page.getByTestId('seat-Ann').locator('.count').innerText()).toBe(String(hand));
      await page.getByTestId('knowledge').click();
      const count = page.getByTestId('hand-of-Ann').getByRole('cell').first();
      expect(await count.innerText()).toBe(least === most ? range : `${range}\n${aloud}`);
      expect(await count.ariaSnapshot()).toContain(aloud);
      await page.keyboard.press('Escape');
    },
  );

  it('shows the codes of answers only where something can scan them, and keys only where there is room', async () => {
    const { whoPlayed, whoPlayedTyped } = FIXTURES;
    const answer = page.getByTestId('answer-1');
    await show(whoPlayed);
    expect(await answer.innerText()).toMatch(/^Bo\s+2\s+CMD:SEAT:2$/);
    await show({ ...whoPlayed, scanner: whoPlayedTyped.scanner });
    expect(await answer.innerText()).toMatch(/^Bo\s+2 Enter$/);
    await resize(page, 390, 844);
    expect(await answer.innerText()).toBe('Bo');
  });

  it('says how to tap the first card: that the cards are there, or which button shows them', async () => {
    const { start } = FIXTURES;
    const starts = { ...start.beginning!.starts, by: 'loser' as const, seat: 0, card: null, ranks: [] };
    await show({ ...start, beginning: { ...start.beginning!, starts } });
    const cards = page.getByTestId('cards');
    const isOffered = async () => (await cards.innerText()).startsWith('Show cards');
    const says = () => page.getByTestId('ruling').locator('.band-reason').innerText();
    if (!(await isOffered())) await cards.click();
    expect(await says()).toBe('Scan the first card. To tap it, press “Show cards”.');
    await cards.click();
    expect(await isOffered()).toBe(false);
    expect(await says()).toBe('Scan the first card, or tap it.');
    // Nobody has chosen yet whether cards are shown.
    await page.reload();
  });

  describe('says to the table', () => {
    const click = (id: string) => page.getByTestId(id).click();

    it.each([
      ['pick-up', { type: 'pickUp' }],
      ['done', { type: 'done' }],
      ['undo', { type: 'undo' }],
      ['blind', { type: 'blind' }],
      ['pile-burned', { type: 'burned' }],
      ['repeat', { type: 'repeat' }],
      ['next-Cy', { type: 'seat', seat: 2 }],
    ])('%s: %j', async (id, message) => {
      await show(FIXTURES.middle);
      expect(await stage.heardBy(() => click(id))).toEqual([message]);
    });

    it.each(['pick-up', 'done', 'undo', 'blind', 'pile-burned', 'repeat', 'cards'])(
      '%s: the keyboard keeps its place, a pointer leaves none that would look like advice',
      async (id) => {
        await show(FIXTURES.middle);
        const button = page.getByTestId(id);
        const hasFocus = () => button.evaluate((one) => one === document.activeElement);
        await button.focus();
        await page.keyboard.press('Enter');
        expect(await hasFocus()).toBe(true);
        await button.click();
        expect(await hasFocus()).toBe(false);
        await page.reload();
      },
    );

    it('whose card it was', async () => {
      await show(FIXTURES.middle);
      await click('it-was');
      expect(await stage.heardBy(() => click('it-was-Cy'))).toEqual([{ type: 'itWas', seat: 2 }]);
      expect(await page.getByTestId('pick-up').isVisible()).toBe(true);
    });

    it('an answer', async () => {
      await show(FIXTURES.question);
      expect(await stage.heardBy(() => click('answer-2'))).toEqual([
        { type: 'answer', question: 5, answer: 1 },
      ]);
    });

    it('how fast a sample is to be watched, and that it is enough', async () => {
      await show(FIXTURES.watching);
      expect(await stage.heardBy(() => click('speed-16'))).toEqual([
        { type: 'watch', sample: 'reference', speed: 16 },
      ]);
      expect(await stage.heardBy(() => click('stop-watching'))).toEqual([{ type: 'stopWatching' }]);
    });

    it('that it is a draw, where nobody gets anywhere', async () => {
      await show(FIXTURES.stalled);
      expect(await stage.heardBy(() => click('draw'))).toEqual([{ type: 'draw' }]);
      expect(await stage.heardBy(() => page.keyboard.press('g'))).toEqual([{ type: 'draw' }]);
      await show(FIXTURES.middle);
      expect(await page.getByTestId('stalled').count()).toBe(0);
    });

    it('that a new round is wanted', async () => {
      // The picture of the round, which is asked for at its end.
      expect(await stage.heardBy(() => show(FIXTURES.finished))).toEqual([{ type: 'readLog' }]);
      expect(await stage.heardBy(() => click('new-round'))).toEqual([{ type: 'newRound' }]);
    });

    it('that face-up cards are to be scanned, skipped, or left', async () => {
      await show(FIXTURES.start);
      expect(await stage.heardBy(() => click('register'))).toEqual([{ type: 'register', on: true }]);
      await show(FIXTURES.registering);
      expect(await data(page, 'registering')).toMatchObject({ seat: 'Bo', done: '1', of: '3' });
      expect(await page.getByTestId('ruling').innerText()).toContain('1 of 3');
      expect(await stage.heardBy(() => click('register-done'))).toEqual([{ type: 'done' }]);
      expect(await stage.heardBy(() => click('register-end'))).toEqual([{ type: 'register', on: false }]);
    });

    it('nothing of a scanner that is there: cards are shown and hidden by one button', async () => {
      for (const kind of ['serial', 'keyboard'] as const) {
        await show({ ...FIXTURES.middle, scanner: { kind, state: 'open', name: null, reason: null } });
        expect(await page.getByTestId('cards').innerText()).toMatch(/^Show cards/);
        await click('cards');
        expect(await page.getByTestId('cards').innerText()).toMatch(/^Hide cards/);
        await click('cards');
      }
      // What was chosen holds for as long as the page is there.
      await page.reload();
    });

    it('that the sound is to be off', async () => {
      await show(FIXTURES.middle);
      const settings = { ...DEFAULT_SETTINGS, sound: false };
      expect(await stage.heardBy(() => click('mute'))).toEqual([{ type: 'settings', settings }]);
    });

    it('which card was tapped, every card of the deck being there', async () => {
      await show(FIXTURES.start);
      expect(await page.locator('[data-testid="card-panel"] .tap').count()).toBe(54);
      expect(await stage.heardBy(() => click('card-TD'))).toEqual([{ type: 'code', code: 'TD', how: 'tap' }]);
    });

    it('the code that was typed, without taking its letters for keys', async () => {
      await show(FIXTURES.start);
      const field = page.getByTestId('code-input');
      const heard = await stage.heardBy(async () => {
        await field.fill('');
        await field.pressSequentially('PUD2');
        await field.press('Enter');
      });
      expect(heard).toEqual([{ type: 'code', code: 'PUD2', how: 'keyboard' }]);
      expect(await field.inputValue()).toBe('');
    });

    describe('codes that are typed where no scanner is, whatever has the focus', () => {
      const keys = async (text: string) => {
        for (const key of text.split(' ')) await page.keyboard.press(key);
      };
      const blur = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      const code = (text: string) => [{ type: 'code', code: text, how: 'keyboard' }];

      it.each([
        ['4 h Enter', '4h'],
        ['5 D Enter', '5D'],
        ['J S Enter', 'JS'],
        ['a C Enter', 'AC'],
        ['1 0 d Enter', '10d'],
        ['x 1 Enter', 'X1'],
        ['2 : 7 h Enter', '2:7h'],
        ['4 9 Backspace s Enter', '4s'],
        ['c m d : d o n e Enter', 'CMD:DONE'],
        ['C M D : S E A T : 2 Enter', 'CMD:SEAT:2'],
      ])('at a fresh table %s is %s', async (typed, text) => {
        await show(FIXTURES.start);
        await blur();
        const heard = await stage.heardBy(() => keys(typed));
        expect(heard).toMatchObject([{ type: 'code', how: 'keyboard' }]);
        expect((heard[0] as { code: string }).code.toUpperCase()).toBe(text.toUpperCase());
        expect(await page.getByTestId('code-input').inputValue()).toBe('');
        expect(await page.getByTestId('leaving').count()).toBe(0);
      });

      it('after a button and after a question, one after the other', async () => {
        await show({ ...FIXTURES.start, canUndo: true });
        await stage.heardBy(() => click('undo'));
        await stage.heardBy(() => click('card-TD'));
        expect(await stage.heardBy(() => keys('4 H Enter Q S Enter d'), 3)).toEqual([
          ...code('4H'),
          ...code('QS'),
          { type: 'done' },
        ]);
        await show({ ...FIXTURES.whoPlayed, scanner: FIXTURES.start.scanner });
        await stage.heardBy(() => click('answer-2'));
        expect(await stage.heardBy(() => keys('5 d Enter'))).toEqual(code('5d'));
      });

      it('over a question a card waits for the answer; a seat and Enter is one', async () => {
        await show(FIXTURES.whoPlayedTyped);
        await blur();
        expect(await stage.heardBy(() => keys('4 H Enter'))).toEqual(code('4H'));
        expect(await page.getByTestId('answer-4').innerText()).toContain('4 Enter');
        expect(await stage.heardBy(() => keys('4 Enter'))).toEqual([{ type: 'seat', seat: 3 }]);
      });

      it('with the cards to tap hidden, they come back; Escape forgets what was typed', async () => {
        await show(FIXTURES.start);
        await blur();
        await keys('c');
        await page.getByTestId('card-panel').waitFor({ state: 'detached' });
        expect(await stage.heardBy(() => keys('4 h Enter'))).toEqual(code('4h'));
        await keys('4 Escape');
        expect(await page.getByTestId('code-input').inputValue()).toBe('');
        expect(await stage.heardBy(() => keys('u'))).toEqual([{ type: 'undo' }]);
      });

      it('whose the last play was is still one key, once that is asked', async () => {
        await show({ ...FIXTURES.middle, scanner: FIXTURES.start.scanner });
        await blur();
        expect(await stage.heardBy(() => keys('w 4'))).toEqual([{ type: 'itWas', seat: 3 }]);
      });
    });

    it('keys', async () => {
      await show(FIXTURES.middle);
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      expect(await stage.heardBy(() => page.keyboard.press('p'))).toEqual([{ type: 'pickUp' }]);
      expect(await stage.heardBy(() => page.keyboard.press('Control+z'))).toEqual([{ type: 'undo' }]);
    });
  });

  describe('survives', () => {
    it.each([
      ['no JSON', '{'],
      ['another shape', '{"type":"table"}'],
      ['a code that it has no words for', 'notice'],
    ])('%s', async (_, text) => {
      await show(FIXTURES.middle);
      if (text === 'notice') {
        const notice = { id: 1, code: 'brandNew', card: null, seat: null, text: null };
        const view = { ...FIXTURES.middle, notice };
        stage.tell(JSON.stringify({ type: 'table', version: 1, view, samples: [] }));
        await page.getByText('cannot show').waitFor();
      } else {
        stage.tell(text);
        await page.waitForSelector('[data-testid="connection"][data-trouble="unreadable"]');
        expect(await page.getByTestId('connection').isVisible()).toBe(true);
        expect(await data(page, 'turn')).toMatchObject({ seat: 'Bo' });
      }
      await show(FIXTURES.burn);
      expect(await data(page, 'turn')).toMatchObject({ seat: 'Ann' });
      expect(await page.getByTestId('connection').isVisible()).toBe(false);
    });

    it('a lost connection: says so, keeps what it showed, and comes back by itself', async () => {
      await show(FIXTURES.middle);
      stage.drop();
      await page.waitForSelector('[data-testid="connection"][data-state="lost"]');
      expect(await page.getByTestId('connection').innerText()).toBe('Connection lost, trying again …');
      expect(await data(page, 'turn')).toMatchObject({ seat: 'Bo' });
      await untilShown(page, () => stage.open());
      await page.waitForSelector('[data-testid="connection"][data-state="open"]', { state: 'attached' });
      await show(FIXTURES.burn);
      expect(await data(page, 'turn')).toMatchObject({ seat: 'Ann' });
    });
  });

  it('has nothing to complain of but what it was made to', () => {
    const provoked = /WebSocket|Cannot read|is not a function|The above error|brandNew|ERR_FAILED/;
    expect(browser.complaints.filter((text) => !provoked.test(text))).toEqual([]);
  });
});
