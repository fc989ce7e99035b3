import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Browser, openPlain } from '../support/browser.ts';
import { CHROMIUM } from '../support/chromium.ts';
import { press } from '../support/in-menu.ts';
import { type Served, serve } from '../support/program.ts';
import { makePty, type Pty } from '../support/pty.ts';
import { describeWith } from '../support/tools.ts';

let pty: Pty;
let served: Served;
let browser: Browser;

/** What is done one after another: a click on a test id, or a scan where it begins with a blank. */
type Step = string;

const BASE = ['Ann 5C', 'Bo 6C', 'Cy 9D'];

/** Steps from the table of `BASE`, the moves after them, and what is still shown of the dialog. */
const CASES: readonly (readonly [string, readonly Step[], readonly string[], string | null])[] = [
  [
    'a missed play is told by its card and Done: it was the turn’s',
    ['correct-1', 'missing-before', 'missing-play', ' 5H', ' CMD:DONE'],
    ['Ann 5C', 'Bo 5H', 'Cy 6C', 'Dee 9D'],
    null,
  ],
  [
    'so is one whose card is scanned where it is asked what is missing',
    ['correct-1', 'missing-before', ' 5H', ' CMD:DONE'],
    ['Ann 5C', 'Bo 5H', 'Cy 6C', 'Dee 9D'],
    null,
  ],
  [
    'scanned and tapped cards go together, and are confirmed by the button',
    ['correct-1', 'missing-before', 'missing-play', ' 5H', 'pick-5D', 'put-right'],
    ['Ann 5C', 'Bo 5H 5D', 'Cy 6C', 'Dee 9D'],
    null,
  ],
  [
    'it was somebody else’s, by code',
    ['correct-2', 'missing-before', 'missing-play', ' 8H', ' CMD:SEAT:4', ' CMD:DONE'],
    ['Ann 5C', 'Bo 6C', 'Dee 8H ?', 'Bo 9D'],
    null,
  ],
  [
    'Undo forgets the card, and does nothing at the table',
    ['correct-1', 'missing-before', 'missing-play', ' 5H', ' CMD:UNDO'],
    BASE,
    'Who played?',
  ],
  [
    'a second Undo leads back',
    ['correct-1', 'missing-before', 'missing-play', ' CMD:UNDO'],
    BASE,
    'Whose was it?',
  ],
  [
    'from there Undo leaves, and the next scan is for the table',
    ['correct-1', ' CMD:UNDO', ' 9H'],
    [...BASE, 'Dee 9H'],
    null,
  ],
  [
    'a card that is there already is said',
    ['correct-1', 'missing-before', 'missing-play', 'pick-5H', ' 5H'],
    BASE,
    'The 5♥ is in this play already. Nothing has changed. Name each card once.',
  ],
  [
    'what isn’t asked for is said, and does nothing at the table',
    ['correct-1', 'missing-before', 'missing-play', ' CMD:PICKUP'],
    BASE,
    'A move is being corrected.',
  ],
  ['it was another card', ['correct-1', ' 6D'], ['Ann 5C', 'Bo 6D', 'Cy 9D'], null],
  [
    'an equal card, too: the dialog says how it is one more',
    ['correct-1', ' 6C'],
    BASE,
    'Was one more played with it? Tap “Add a card”.',
  ],
  ['which is the same', ['correct-1', ' 6C'], BASE, 'The 6♣ is in this play already.'],
  ['a card in another’s place', ['correct-1', 'laid-6C', ' 6D'], ['Ann 5C', 'Bo 6D', 'Cy 9D'], null],
  ['one card more', ['correct-1', 'add-card', ' 6D'], ['Ann 5C', 'Bo 6C 6D', 'Cy 9D'], null],
  [
    'a face-down card, taken at once; a repeat of the scanner is none for the table',
    ['correct-2', 'missing-before', 'missing-flip', ' 9S', ' 9S'],
    ['Ann 5C', 'Bo 6C', 'Cy 9S ?', 'Dee 9D'],
    null,
  ],
];

/** Scanned for a dialog that asks for cards, with nothing but a serial scanner and a page. */
describeWith(['socat', CHROMIUM], 'cards that are asked for', () => {
  beforeAll(async () => {
    pty = await makePty();
    const table = ['--rules', 'reference', '--seats', 'Ann,Bo,Cy,Dee', '--dealer', 'Dee', '--quiet', '1500'];
    served = await serve([...table, '--scanner', pty.path]);
    browser = await openPlain(served.address);
    browser.page.setDefaultTimeout(10_000);
    await browser.page.waitForSelector('[data-testid="scanner"][data-state="open"]', { state: 'attached' });
  }, 60_000);

  afterAll(async () => {
    expect(browser.complaints).toEqual([]);
    await browser?.close();
    await served?.stop();
    await pty?.close();
  });

  beforeEach(async () => {
    // A card of the case before is no echo.
    await sleep(1100);
  });

  const byId = (id: string) => browser.page.getByTestId(id);
  const scan = (...codes: readonly string[]) => pty.write(codes.map((code) => `${code}\r\n`).join(''));
  const dialog = () => byId('correct');
  const moves = () =>
    browser.page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-testid="log"] li[data-verdict]')]
        .reverse()
        .map(
          ({ dataset: { seat, cards, verdict } }) => `${seat} ${cards}${verdict === 'illegal' ? ' ?' : ''}`,
        ),
    );

  it('begins with this game', async () => {
    await scan('CMD:SEAT:1', '5C', 'CMD:DONE', '6C', 'CMD:DONE', '9D', 'CMD:DONE');
    await expect.poll(moves).toEqual(BASE);
  });

  it.each(CASES)('%s (%j)', async (_, steps, after, left) => {
    for (const step of steps) {
      if (step.startsWith(' ')) await scan(step.trim());
      else await press(browser.page, step);
      // Long enough for a scan to come, and short enough for a scanner's repeat.
      await sleep(150);
    }
    if (left === null) await dialog().waitFor({ state: 'detached' });
    else await expect.poll(() => dialog().innerText()).toContain(left);
    await expect.poll(moves).toEqual(after);
    if (left !== null) await browser.page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    if (JSON.stringify(after) !== JSON.stringify(BASE)) {
      await sleep(400);
      await scan('CMD:UNDO');
    }
    await expect.poll(moves).toEqual(BASE);
  });

  it('with equal cards it is one more of them, and of any other it says what to do', async () => {
    await press(browser.page, 'correct-1');
    await byId('add-card').click();
    await byId('pick-6D').click();
    await dialog().waitFor({ state: 'detached' });
    await press(browser.page, 'correct-1');
    await byId('laid-6D').waitFor();
    await scan('JC');
    await expect.poll(() => dialog().innerText()).toContain('It is not clear which card was wrong.');
    await scan('6H');
    await dialog().waitFor({ state: 'detached' });
    await expect.poll(moves).toEqual(['Ann 5C', 'Bo 6C 6D 6H', 'Cy 9D']);
    await scan('CMD:UNDO');
    await expect.poll(moves).toEqual(['Ann 5C', 'Bo 6C 6D', 'Cy 9D']);
    await sleep(1100);
    await scan('CMD:UNDO');
    await expect.poll(moves).toEqual(BASE);
  });

  it('nothing is played while people are asked whether moves go, and UNDO leads back', async () => {
    await press(browser.page, 'correct-1');
    await byId('take-back').click();
    await byId('take-them-back').waitFor();
    await scan('TH');
    await expect.poll(() => dialog().innerText()).toContain('A move is being corrected.');
    expect(await moves()).toEqual(BASE);
    await scan('CMD:UNDO');
    await byId('laid-6C').click();
    await scan('6H');
    await dialog().waitFor({ state: 'detached' });
    await expect.poll(moves).toEqual(['Ann 5C', 'Bo 6H', 'Cy 9D']);
    await scan('CMD:UNDO');
    await expect.poll(moves).toEqual(BASE);
  });

  it('asks on another page of this machine, and not any more when that is gone', async () => {
    const other = await browser.newPage();
    await other.goto(served.address);
    await press(other, 'correct-1');
    await other.getByTestId('missing-before').click();
    await other.getByTestId('missing-play').click();
    await other.getByTestId('pick-code').waitFor();
    const top = async () => (await other.getByTestId('put-right').boundingBox())?.y;
    const before = await top();
    await scan('QH');
    await other.getByTestId('missing-card-QH').waitFor();
    expect(await top()).toBe(before);
    // Nothing is corrected by itself, and the table's quiet time is nothing here.
    await sleep(2700);
    expect(await other.getByTestId('missing-card-QH').count()).toBe(1);
    expect(await moves()).toEqual(BASE);
    await other.close();
    await sleep(1100);
    await scan('QH');
    await expect.poll(moves).toEqual([...BASE, 'Dee QH']);
  });
});
