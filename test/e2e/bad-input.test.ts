import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, openPlain } from '../support/browser.ts';
import { CHROMIUM } from '../support/chromium.ts';
import { type Served, serve } from '../support/program.ts';
import { makePty, type Pty } from '../support/pty.ts';
import { describeWith } from '../support/tools.ts';

let pty: Pty;
let served: Served;
let browser: Browser;

/** What is sent, the notice that follows on the page, and words that its log then has; what did nothing isn't in it. */
const CASES: readonly (readonly [string, string, string, RegExp | null])[] = [
  ['an unknown code', 'HELLO\r\n', 'notACode', /HELLO/],
  ['a card of another deck', 'X1\r\n', 'notInDeck', /joker|X1/i],
  ['a seat that is not there', 'CMD:SEAT:9\r\n', 'noSuchSeat', /9/],
  ['an answer to nothing', 'CMD:YES\r\n', 'noQuestion', null],
  ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x37, 0x80, 0x0d]).toString('latin1'), 'notACode', /./],
  ['a line that never ends', `${'7'.repeat(5000)}\r\n`, 'notACode', /7{5}/],
];

describeWith(['socat', CHROMIUM], 'bad input from a scanner', () => {
  beforeAll(async () => {
    pty = await makePty();
    served = await serve([
      '--rules',
      'blast',
      '--seats',
      'Ann,Bo,Cy',
      '--scanner',
      pty.path,
      '--quiet',
      '60000',
    ]);
    browser = await openPlain(served.address);
    await scannerIs('open');
    await send('9D\r\n');
    await shows('pile', 'cards', '9D');
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    await served?.stop();
    await pty?.close();
  });

  const send = (text: string) => pty.write(Buffer.from(text, 'latin1'));
  const shows = (id: string, data: string, value: string) =>
    browser.page.waitForSelector(`[data-testid="${id}"][data-${data}="${value}"]`, {
      state: 'attached',
      timeout: 20_000,
    });
  const scannerIs = (state: string) => shows('scanner', 'state', state);
  /** The same card again is the scanner's echo for a second. */
  const noEcho = () => sleep(1100);
  const said = () => browser.page.getByTestId('notice').innerText();

  it.each(CASES)('%s is said, and the game goes on', async (_, bytes, notice, words) => {
    await send(bytes);
    await shows('notice', 'code', notice);
    if (words === null) expect(await said()).toMatch(/question/i);
    else await expect.poll(said).toMatch(words);
    await shows('pile', 'cards', '9D');
  });

  it('a device that vanishes is said, and so is its return; half a code is not taken for one', async () => {
    await send('8');
    await pty.unplug();
    await scannerIs('lost');
    await shows('notice', 'code', 'scannerLost');
    await pty.plug();
    await scannerIs('open');
    await shows('notice', 'code', 'scannerBack');
    await send('C\r\n');
    await shows('notice', 'code', 'notACode');
    await send('8C\r\n');
    await shows('ruling', 'verdict', 'fits');
  });

  it('a card of the open play scanned again changes nothing', async () => {
    await noEcho();
    await send('8C\r\n');
    await shows('notice', 'code', 'alreadyInPlay');
    await shows('open', 'cards', '8C');
  });

  it('two players’ equal cards in one quiet time are parted by a button', async () => {
    await send('CMD:DONE\r\n7D\r\n7H\r\n');
    await shows('open', 'cards', '7D 7H');
    await browser.page.getByTestId('undo').click();
    await shows('open', 'cards', '7D');
    await send('6C\r\n');
    await shows('pile', 'cards', '9D 8C 7D');
    await shows('open', 'cards', '6C');
    await send('CMD:DONE\r\n');
    await shows('pile', 'cards', '9D 8C 7D 6C');
  });

  it('a card that lies on the pile is a question', async () => {
    await send('9D\r\n');
    await shows('question', 'code', 'pickedUp');
    await send('CMD:NO\r\n');
    await shows('notice', 'code', 'misScanDropped');
    await shows('pile', 'cards', '9D 8C 7D 6C');
  });

  it('a burned card is said to be out of the game', async () => {
    await send('TC\r\nCMD:BURNED\r\n');
    await shows('burned', 'count', '5');
    await noEcho();
    await send('9D\r\n');
    await shows('notice', 'code', 'alreadyBurned');
    expect(await said()).toMatch(/9♦/);
  });

  it('nothing of it was an error of the program', () => {
    expect(served.errors()).toBe('');
    expect(browser.complaints).toEqual([]);
  });
});
