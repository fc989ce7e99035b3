import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, openPlain } from '../support/browser.ts';
import { CHROMIUM } from '../support/chromium.ts';
import { press } from '../support/in-menu.ts';
import { type Served, serve } from '../support/program.ts';
import { untilShown } from '../support/revision.ts';
import { describeWith } from '../support/tools.ts';

let program: Served;
let browser: Browser;
let page: Page;

const byId = (id: string) => page.getByTestId(id);
const focused = () =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.testid ?? '');
const click = async (...ids: readonly string[]) => {
  for (const id of ids) await press(page, id);
};

/** Does something, and waits until the page shows what came of it. */
const told = (act: () => Promise<unknown>) => untilShown(page, act);

async function type(...codes: readonly string[]): Promise<void> {
  for (const code of codes)
    await told(async () => {
      await page.keyboard.type(code);
      await page.keyboard.press('Enter');
    });
}

async function sitDown(): Promise<void> {
  await page.goto(program.address);
  await page.waitForSelector('[data-testid="home"], [data-testid="menu"]');
  if ((await byId('menu').count()) > 0) await click('home-button', 'leave');
  // The menu of the table that is left would be looked in for what stands at home.
  await byId('home').waitFor();
  await click('new-table', 'rules-reference');
  for (const [i, name] of ['Ann', 'Bo', 'Cy'].entries()) await byId(`name-${i + 1}`).fill(name);
  await click('start');
  await byId('pile').waitFor();
}

/** The game that every correction is tried at, on a fresh table. */
async function begin(): Promise<void> {
  await sitDown();
  await type('CMD:SEAT:1', '4H', 'CMD:DONE', '6C', 'CMD:DONE', '9S', '9D', 'CMD:DONE', 'JD', 'CMD:DONE');
  await type('QC', 'CMD:DONE', '7S', 'CMD:DONE', 'CMD:UNDO', 'CMD:PICKUP', '5D', 'CMD:DONE');
  await type('TD', 'CMD:DONE');
}

/** What a correction may change, as the page shows it: moves, oldest first, with `?` for those not allowed. */
const shown = () =>
  page.evaluate(() => {
    const at = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`)?.dataset ?? {};
    const moves = [...document.querySelectorAll<HTMLElement>('[data-testid="log"] li[data-verdict]')];
    return {
      moves: moves
        .reverse()
        .map(({ dataset: { seat, cards, kind, verdict } }) =>
          [seat, cards || kind].join(' ').concat(verdict === 'illegal' ? ' ?' : ''),
        ),
      pile: at('pile').cards,
      stock: at('stock').count,
      burned: at('burned').count,
      hands: ['Ann', 'Bo', 'Cy'].map((name) => at(`seat-${name}`).hand).join(' '),
      turn: at('turn').seat,
      direction: at('direction').direction,
    };
  });
type Shown = Awaited<ReturnType<typeof shown>>;

const BASE: Shown = {
  moves: ['Ann 4H', 'Bo 6C', 'Cy 9S 9D', 'Ann JD', 'Bo QC', 'Cy 7S ?', 'Cy pickUp', 'Ann 5D', 'Bo TD'],
  pile: '',
  stock: '17',
  burned: '2',
  hands: '3 3 9',
  turn: 'Bo',
  direction: 'clockwise',
};

/** Cy's two nines as two plays. */
const CUT: Partial<Shown> = {
  moves: ['Ann 4H', 'Bo 6C', 'Cy 9S', 'Ann 9D', 'Bo JD', 'Cy QC', 'Ann 7S ?', 'Ann pickUp', 'Bo 5D', 'Cy TD'],
  hands: '9 3 3',
  turn: 'Cy',
};

/** What is clicked, what is then shown otherwise than before, and how many later rulings are said to have changed. */
const CORRECTIONS: readonly (readonly [string, readonly string[], Partial<Shown>, number])[] = [
  [
    'a card is another one',
    ['correct-2', 'laid-9D', 'pick-9H'],
    { moves: ['Ann 4H', 'Bo 6C', 'Cy 9S 9H', 'Ann JD', 'Bo QC', 'Cy 7S ?', 'Cy pickUp', 'Ann 5D', 'Bo TD'] },
    0,
  ],
  [
    'a card lay under another one',
    ['correct-1', 'add-card', 'pick-6S'],
    {
      moves: ['Ann 4H', 'Bo 6C 6S', 'Cy 9S 9D', 'Ann JD', 'Bo QC', 'Cy 7S ?', 'Cy pickUp', 'Ann 5D', 'Bo TD'],
      stock: '16',
      hands: '3 3 10',
    },
    1,
  ],
  [
    'a card was not there',
    ['correct-2', 'laid-9D', 'remove-card'],
    {
      moves: ['Ann 4H', 'Bo 6C', 'Cy 9S', 'Ann JD', 'Bo QC', 'Cy 7S ?', 'Cy pickUp', 'Ann 5D', 'Bo TD'],
      stock: '18',
      hands: '3 3 8',
    },
    1,
  ],
  [
    'cards lay in another order',
    ['correct-2', 'laid-9S', 'move-up'],
    { moves: ['Ann 4H', 'Bo 6C', 'Cy 9D 9S', 'Ann JD', 'Bo QC', 'Cy 7S ?', 'Cy pickUp', 'Ann 5D', 'Bo TD'] },
    0,
  ],
  ['it was two plays', ['correct-2', 'laid-9D', 'split'], CUT, 5],
  ['it was two plays, as it is offered at once', ['correct-2', 'twoPlays-1'], CUT, 5],
  [
    'it was another player',
    ['correct-1', 'by-Ann'],
    {
      moves: ['Ann 4H', 'Ann 6C ?', 'Bo 9S 9D', 'Cy JD', 'Ann QC', 'Bo 7S ?', 'Bo pickUp', 'Cy 5D', 'Ann TD'],
      hands: '3 9 3',
      turn: 'Ann',
    },
    6,
  ],
  [
    'a pick-up is missing',
    ['correct-3', 'missing-before', 'missing-pickUp'],
    {
      moves: [
        'Ann 4H',
        'Bo 6C',
        'Cy 9S 9D',
        'Ann pickUp',
        'Bo JD',
        'Cy QC',
        'Ann 7S ?',
        'Ann pickUp',
        'Bo 5D',
        'Cy TD',
      ],
      hands: '9 3 3',
      turn: 'Cy',
    },
    5,
  ],
  [
    'a play is missing',
    ['correct-3', 'missing-before', 'missing-play', 'missing-by-Bo', 'pick-TH', 'put-right'],
    {
      moves: [
        'Ann 4H',
        'Bo 6C',
        'Cy 9S 9D',
        'Bo TH ?',
        'Bo JD',
        'Cy QC',
        'Ann 7S ?',
        'Ann pickUp',
        'Bo 5D',
        'Cy TD',
      ],
      stock: '16',
      burned: '7',
      hands: '5 3 3',
      turn: 'Cy',
    },
    5,
  ],
  [
    'a play is missing after it',
    ['correct-3', 'missing-after', 'missing-play', 'pick-KD', 'put-right'],
    {
      moves: [
        'Ann 4H',
        'Bo 6C',
        'Cy 9S 9D',
        'Ann JD',
        'Bo KD',
        'Cy QC ?',
        'Ann 7S ?',
        'Ann pickUp',
        'Bo 5D',
        'Cy TD',
      ],
      stock: '16',
      hands: '10 3 3',
      turn: 'Cy',
    },
    4,
  ],
  [
    'a blind card is missing',
    ['correct-3', 'missing-before', 'missing-flip', 'pick-KC'],
    {
      moves: [
        'Ann 4H',
        'Bo 6C',
        'Cy 9S 9D',
        'Ann KC ?',
        'Bo JD ?',
        'Cy QC',
        'Ann 7S ?',
        'Ann pickUp',
        'Bo 5D',
        'Cy TD',
      ],
      hands: '10 3 3',
      turn: 'Cy',
    },
    5,
  ],
  ['one card too many was drawn', ['correct-1', 'drew-more'], { stock: '16', hands: '3 4 9' }, 0],
  ['a draw was missed', ['correct-7', 'drew-less'], { stock: '18', hands: '2 3 9' }, 0],
  [
    'a burn that nobody saw',
    ['correct-3', 'missing-before', 'missing-burn'],
    { burned: '6', hands: '3 3 5' },
    1,
  ],
  [
    'it never happened',
    ['correct-0', 'remove-move'],
    {
      moves: ['Bo 6C', 'Cy 9S 9D', 'Ann JD', 'Bo QC', 'Cy 7S ?', 'Cy pickUp', 'Ann 5D', 'Bo TD'],
      stock: '18',
      hands: '3 3 8',
    },
    1,
  ],
  [
    'it stands all the same',
    ['correct-5', 'stand'],
    {
      moves: ['Ann 4H', 'Bo 6C', 'Cy 9S 9D', 'Ann JD', 'Bo QC', 'Cy 7S ?', 'Ann pickUp', 'Bo 5D', 'Cy TD'],
      stock: '16',
      hands: '10 3 3',
      turn: 'Cy',
    },
    3,
  ],
  [
    'it was a pick-up',
    ['correct-4', 'instead-pickUp'],
    {
      moves: ['Ann 4H', 'Bo 6C', 'Cy 9S 9D', 'Ann JD', 'Bo pickUp', 'Cy pickUp ?', 'Ann 5D', 'Bo TD'],
      stock: '18',
      hands: '3 8 3',
    },
    2,
  ],
  [
    'it was a blind card',
    ['correct-3', 'instead-flip'],
    {
      moves: ['Ann 4H', 'Bo 6C', 'Cy 9S 9D', 'Ann JD ?', 'Bo QC', 'Cy 7S ?', 'Cy pickUp', 'Ann 5D', 'Bo TD'],
      stock: '18',
    },
    0,
  ],
  [
    'the last ones are taken back',
    ['correct-6', 'take-back', 'take-them-back'],
    {
      moves: ['Ann 4H', 'Bo 6C', 'Cy 9S 9D', 'Ann JD', 'Bo QC', 'Cy 7S ?'],
      pile: '4H 6C 9S 9D JD QC',
      stock: '19',
      burned: '0',
      hands: '3 3 3',
      turn: 'Cy',
    },
    0,
  ],
  [
    'a play burned the pile, and its player went on',
    ['correct-7', 'burn'],
    {
      moves: ['Ann 4H', 'Bo 6C', 'Cy 9S 9D', 'Ann JD', 'Bo QC', 'Cy 7S ?', 'Cy pickUp', 'Ann 5D', 'Ann TD'],
      turn: 'Ann',
    },
    1,
  ],
  ['the pile was not burned', ['correct-8', 'unburn'], { pile: '5D TD', burned: '0', turn: 'Cy' }, 0],
  [
    'a hand was counted',
    ['correct-open', 'to-now', 'count-of-Ann', 'count-more', 'count-done'],
    { stock: '16', hands: '4 3 9' },
    0,
  ],
  [
    'the stock was counted',
    ['correct-open', 'to-now', 'count-stock', 'count-fewer', 'count-done'],
    { stock: '16', hands: '3 4 9' },
    0,
  ],
  ['it is another turn', ['correct-open', 'to-now', 'turn-of-Cy'], { turn: 'Cy' }, 0],
  ['play goes the other way', ['correct-open', 'to-now', 'turn-round'], { direction: 'counterclockwise' }, 0],
];

/** How many rulings are said to have changed. */
const changed = async () =>
  (await byId('changed').count()) === 0 ? 0 : Number(await byId('changed').getAttribute('data-count'));

describeWith([CHROMIUM], 'putting the log right on the page', () => {
  beforeAll(async () => {
    program = await serve([]);
    browser = await openPlain(program.address);
    page = browser.page;
    page.setDefaultTimeout(20_000);
    await begin();
  }, 60_000);

  afterAll(async () => {
    expect(browser.complaints).toEqual([]);
    await browser.close();
    await program.stop();
  });

  it('begins with this game', async () => {
    expect(await shown()).toEqual(BASE);
  });

  it.each(CORRECTIONS)('%s (%j), and Undo gives back exactly what was', async (_, ids, change, count) => {
    await click(...ids);
    await byId('correct').waitFor({ state: 'detached' });
    expect(await shown()).toEqual({ ...BASE, ...change });
    expect(await changed()).toBe(count);
    await told(() => page.keyboard.press('u'));
    expect(await shown()).toEqual(BASE);
  });

  // What was said of so many corrections fills the short list of moves.
  it('begins anew', async () => {
    await begin();
    expect(await shown()).toEqual(BASE);
  });

  it('corrects the newest card with three taps, its player or a forgotten pick-up with two', async () => {
    for (const taps of [
      ['correct-open', 'laid-TD', 'pick-TS'],
      ['correct-open', 'by-Ann'],
      ['correct-open', 'missing-pickUp'],
    ]) {
      await click(...taps);
      await byId('correct').waitFor({ state: 'detached' });
      expect(await shown()).not.toEqual(BASE);
      await told(() => page.keyboard.press('u'));
      expect(await shown()).toEqual(BASE);
    }
  });

  it('names a pick-up before an earlier move as one that came before it, but not before a pick-up', async () => {
    await click('correct-3');
    expect(await byId('missing-pickUp').innerText()).toBe('Ann had picked up before this');
    await page.keyboard.press('Escape');
    await click('correct-6');
    await byId('missing-before').waitFor();
    expect(await byId('missing-pickUp').count()).toBe(0);
    await page.keyboard.press('Escape');
  });

  it('shows beside the cards of a move the one that they were played on', async () => {
    for (const [entry, pile] of [
      ['0', ''],
      ['2', '4H 6C'],
    ] as const) {
      await click(`correct-${entry}`);
      expect(await byId('pile-before').getAttribute('data-cards')).toBe(pile);
      await page.keyboard.press('Escape');
    }
  });

  it('goes to the move before, and back, as a scanner asks for it', async () => {
    const chosen = () => byId('correct-booked').getAttribute('data-entry');
    await click('correct-3');
    for (const [card, code, entry] of [
      ['JD', 'CMD:BACK', '2'],
      ['9S', 'CMD:FORWARD', '3'],
    ] as const) {
      await click(`laid-${card}`);
      await byId('pick-code').fill(code);
      await click('pick-enter');
      await expect.poll(chosen).toBe(entry);
      expect(await byId('correct-refused').count()).toBe(0);
    }
    await page.keyboard.press('Escape');
  });

  it('corrects at one press what else the newest move may have been', async () => {
    const { hands } = BASE;
    await click('otherwise-drewMore');
    await expect.poll(async () => (await shown()).hands).not.toBe(hands);
    expect(await shown()).toEqual({ ...BASE, hands: '3 4 9', stock: '16' });
    await told(() => page.keyboard.press('u'));
    expect(await shown()).toEqual(BASE);
  });

  it('corrects at one press, under its line of the log, what an earlier move may have been', async () => {
    const { hands } = BASE;
    await page.keyboard.press('l');
    const lines = byId('log-lines');
    await lines.locator('li').first().waitFor();
    // Nothing is said of a move that nobody looks at.
    expect(await lines.locator('.line-mends').count()).toBe(0);
    await lines.locator('[data-after="8"] button').click();
    await lines.getByTestId('earlier-drewMore').click();
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await shown()).hands).not.toBe(hands);
    expect(await shown()).toEqual({ ...BASE, hands: '4 3 9', stock: '16' });
    await told(() => page.keyboard.press('u'));
    expect(await shown()).toEqual(BASE);
  });

  it('counts what would go as the log numbers it: a try that was refused has no number', async () => {
    await click('correct-2');
    expect(await byId('take-back').textContent()).toContain('6 moves');
    await click('take-back');
    expect(await byId('correct').locator('.correct-sure').textContent()).toMatch(/and 1 more\. Undo/);
    await page.keyboard.press('Escape');
    await byId('correct').waitFor({ state: 'detached' });
  });

  it('has a heading only above something to choose: a pick-up without a card of its own has none to correct', async () => {
    await click('correct-6');
    await byId('remove-move').waitFor();
    const empty = (parts: readonly Element[]) => parts.filter((part) => part.childElementCount === 0).length;
    expect(await byId('correct').locator('.correct-choices').evaluateAll(empty)).toBe(0);
    await page.keyboard.press('Escape');
    await byId('correct').waitFor({ state: 'detached' });
  });

  it('offers to make one play of two moves where their cards are equal', async () => {
    await click('correct-3');
    await byId('remove-move').waitFor();
    expect(await byId('merge').count()).toBe(0);
    await page.keyboard.press('Escape');
    await click('correct-4', 'laid-QC', 'pick-JC');
    await byId('correct').waitFor({ state: 'detached' });
    await click('correct-3', 'merge');
    await byId('correct').waitFor({ state: 'detached' });
    expect((await shown()).moves[3]).toBe('Ann JD JC');
    await told(() => page.keyboard.press('u'));
    await told(() => page.keyboard.press('u'));
    expect(await shown()).toEqual(BASE);
  });

  it('offers the other order of two moves where both fit then', async () => {
    await click('correct-3');
    await byId('remove-move').waitFor();
    expect(await byId('swapped-1').count()).toBe(0);
    await page.keyboard.press('Escape');
    await click('correct-3', 'laid-JD', 'pick-KS');
    await byId('correct').waitFor({ state: 'detached' });
    expect((await shown()).moves.slice(3, 5)).toEqual(['Ann KS', 'Bo QC ?']);
    await click('correct-3', 'swapped-1');
    await byId('correct').waitFor({ state: 'detached' });
    expect((await shown()).moves.slice(3, 5)).toEqual(['Ann QC', 'Bo KS']);
    await told(() => page.keyboard.press('u'));
    await told(() => page.keyboard.press('u'));
    expect(await shown()).toEqual(BASE);
  });

  it('takes a count that is typed, and nothing that is none', async () => {
    await click('correct-open', 'to-now', 'count-of-Ann');
    await byId('count').fill('seven');
    expect(await byId('count-done').isDisabled()).toBe(true);
    await byId('count').fill('7');
    await told(() => page.keyboard.press('Enter'));
    await byId('correct').waitFor({ state: 'detached' });
    expect((await shown()).hands).toBe('7 3 9');
    await told(() => page.keyboard.press('u'));
    expect(await shown()).toEqual(BASE);
  });

  it('lists what has changed until it was read, or undone', async () => {
    await click('correct-1', 'add-card', 'pick-6S');
    expect(await byId('changed').innerText()).toContain('Move 6, Cy picks up the pile: 6 cards → 7 cards');
    await click('changed-read');
    await expect.poll(() => byId('findings').count()).toBe(0);
    await told(() => page.keyboard.press('u'));
    await click('correct-1', 'add-card', 'pick-6S');
    await byId('changed').waitFor();
    await told(() => page.keyboard.press('u'));
    expect(await shown()).toEqual(BASE);
    expect(await byId('findings').count()).toBe(0);
  });

  it('is done with the keyboard alone', async () => {
    await page.keyboard.press('z');
    await expect.poll(focused).toBe('laid-TD');
    for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowLeft');
    await expect.poll(() => byId('correct-booked').getAttribute('data-entry')).toBe('2');
    await expect.poll(focused).toBe('laid-9S');
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe('pick-code');
    await told(async () => {
      await page.keyboard.type('9h');
      await page.keyboard.press('Enter');
    });
    expect((await shown()).moves[2]).toBe('Cy 9H 9D');
    await told(() => page.keyboard.press('u'));
  });

  it('says in its place why a correction can’t be made, and stays for another one', async () => {
    await click('correct-open', 'to-now', 'rules-from-now', 'rule-set-RE-20b');
    expect(await byId('correct-refused').getAttribute('data-code')).toBe('noSuchRule');
    await click('other-parameter');
    await byId('parameter').fill('nonsense');
    await click('parameter-set');
    await expect.poll(() => byId('correct-refused').innerText()).toContain('no parameter “nonsense”');
    await page.keyboard.press('Escape');
    expect(await byId('correct').count()).toBe(0);
    await click('correct-1', 'laid-6C');
    await click('pick-4H');
    // The same card in two moves is for the rules to judge; a card twice in one play is not.
    await byId('correct').waitFor({ state: 'detached' });
    await told(() => page.keyboard.press('u'));
    await click('correct-2', 'laid-9S', 'pick-9D');
    expect(await byId('correct-refused').getAttribute('data-code')).toBe('cardTwice');
    await click('pick-9H');
    await byId('correct').waitFor({ state: 'detached' });
    expect((await shown()).moves[2]).toBe('Cy 9H 9D');
    await told(() => page.keyboard.press('u'));
  });

  it('leaves alone what somebody else has changed meanwhile', async () => {
    const other = await browser.newPage();
    await other.goto(program.address);
    await other.getByTestId('pile').waitFor();
    await click('correct-2', 'laid-9S');
    await press(other, 'correct-0');
    await other.getByTestId('remove-move').click();
    await other.getByTestId('correct').waitFor({ state: 'detached' });
    await click('pick-9H');
    expect(await byId('correct-refused').getAttribute('data-code')).toBe('recordChanged');
    expect((await shown()).moves[1]).toBe('Cy 9S 9D');
    await page.keyboard.press('Escape');
    await told(() => page.keyboard.press('u'));
    await other.close();
  });

  it('shows what is known of every hand, and the cards that nobody has seen', async () => {
    await page.keyboard.press('i');
    const cy = byId('hand-of-Cy');
    expect(await cy.innerText()).toMatch(/Cy\s+9 cards by my count\s+\(7 to 11\)[\s\S]*and 2 more/);
    const cards = await cy
      .locator('svg.card[role="img"]')
      .evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')));
    expect(cards).toEqual([
      ...['4 of hearts', '6 of clubs'],
      // It was played, and taken back.
      '7 of spades',
      ...['9 of diamonds', '9 of spades', 'jack of diamonds', 'queen of clubs'],
    ]);
    expect(await byId('hand-of-Ann').innerText()).toMatch(
      /Ann\s+\d cards by my count[\s\S]*none of them seen/,
    );
    const left = (kind: string) => byId('unseen').locator(`[data-kind="${kind}"]`).getAttribute('data-left');
    expect([await left('9'), await left('T'), await left('2')]).toEqual(['2', '3', '4']);
    await page.keyboard.press('Escape');
    expect(await byId('knowing').count()).toBe(0);
  });

  it('shows the chosen move and what was scanned of it while a scanner corrects', async () => {
    const band = byId('ruling');
    await type('CMD:BACK');
    expect(await band.innerText()).toMatch(/^8 Bo 10♦[\s\S]*↑ 7 Ann 5♦/);
    await told(() => click('cursor-INSERT'));
    expect(await band.innerText()).toMatch(
      /^What came before move 8 \(Bo’s 10♦\)\?\s+Scan it, or tap its cards\./,
    );
    await type('KD', 'CMD:SEAT:3');
    expect(await band.innerText()).toMatch(/Now: Cy K♦/);
    await told(() => click('cursor-DONE'));
    expect((await shown()).moves[8]).toBe('Cy KD ?');
    await told(() => page.keyboard.press('u'));
    expect(await shown()).toEqual(BASE);
    await type('CMD:SEAT:1', 'CMD:COUNT', 'CMD:N5');
    expect(await band.innerText()).toMatch(/^Ann’s hand: 5 cards/);
    await type('CMD:DONE');
    expect((await shown()).hands).toBe('5 3 9');
    const finding = byId('finding');
    expect(await finding.innerText()).toMatch(
      /Please check\s+Ann has 2 cards more than I recorded: Ann drew too many, in move 1 or later/,
    );
    await click('finding-read-0');
    await expect.poll(() => finding.count()).toBe(0);
    await page.keyboard.press('l');
    const lines = byId('log-lines');
    await expect.poll(() => lines.innerText()).toMatch(/Please check\. Ann has 2 cards more/);
    await page.keyboard.press('Escape');
    await told(() => page.keyboard.press('u'));
    await page.keyboard.press('l');
    await expect.poll(() => lines.innerText()).not.toMatch(/Please check/);
    await page.keyboard.press('Escape');
  });

  it('asks a penalty from then on, and says what Done and Undo do about it', async () => {
    await click('correct-open', 'to-now', 'rules-from-now', 'other-parameter');
    await byId('parameter').fill('penalty');
    await byId('parameter-value').fill('drawCard');
    await click('parameter-set');
    await byId('correct').waitFor({ state: 'detached' });
    await type('KC', 'CMD:DONE', '4D', 'CMD:DONE');
    expect(await byId('ruling').innerText()).toMatch(
      /Done: taken back, and Cy draws a card · Undo: it was a mis-scan/,
    );
    const { hands } = await shown();
    await told(() => page.keyboard.press('d'));
    expect(Number((await shown()).hands.split(' ')[2])).toBe(Number(hands.split(' ')[2]) + 1);
    await click('correct-open', 'to-now', 'penalty-of-Ann');
    await byId('correct').waitFor({ state: 'detached' });
    expect(Number((await shown()).hands.split(' ')[0])).toBe(Number(hands.split(' ')[0]) + 1);
  });

  it('adds the face-up card that went with a pile in three taps, and takes it away', async () => {
    await begin();
    await click('correct-open', 'to-now', 'rules-from-now', 'other-parameter');
    await byId('parameter').fill('pickUp.addFaceUp');
    await byId('parameter-value').fill('always');
    await click('parameter-set');
    await byId('correct').waitFor({ state: 'detached' });
    await type('8S', 'CMD:DONE', 'CMD:PICKUP', 'CMD:NO');
    const newest = async () => (await shown()).moves.at(-1);
    expect(await newest()).toBe('Ann pickUp ?');
    await click('correct-menu', 'add-card');
    expect(await byId('correct').innerText()).toContain('Which face-up card went with the pile?');
    await click('pick-3H');
    await expect.poll(newest).toBe('Ann 3H');
    await byId('correct').waitFor({ state: 'detached' });
    await click('correct-open', 'laid-3H');
    expect(await byId('remove-card').innerText()).toBe('3♥ did not go with the pile');
    await click('remove-card');
    await expect.poll(newest).toBe('Ann pickUp ?');
  });
});
