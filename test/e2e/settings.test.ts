import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSettings, scanKeys } from '../renderer/settings-page.ts';
import { type Browser, openPlain } from '../support/browser.ts';
import { CHROMIUM } from '../support/chromium.ts';
import { type Served, serve } from '../support/program.ts';
import { makePty, type Pty } from '../support/pty.ts';
import { describeWith } from '../support/tools.ts';

const TABLE = ['--rules', 'blast', '--seats', 'Ann,Bo,Cy', '--quiet', '60000'];

let data: string;
let pty: Pty;
let served: Served;
let browser: Browser;

const field = (id: string) => browser.page.getByTestId(id);
/** Waits until a part of the page shows this; what it shows instead is told, and how the page is connected. */
const shows = (id: string, name: string, value: string) =>
  expect
    .poll(() =>
      browser.page
        .locator(`[data-testid="${id}"], [data-testid="connection"]`)
        .evaluateAll((all) => all.map((one) => ({ ...(one as HTMLElement).dataset }))),
    )
    .toContainEqual(expect.objectContaining({ testid: id, [name]: value }));
const recordings = 'recordings';
const files = () => readdir(join(data, recordings)).catch(() => []);

describeWith(['socat', CHROMIUM], 'the settings with a real scanner', () => {
  beforeAll(async () => {
    data = await mkdtemp(join(tmpdir(), 'burnpile-settings-'));
    pty = await makePty();
    served = await serve(TABLE, data);
    browser = await openPlain(served.address);
    await field('turn').waitFor();
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    await served?.stop();
    await pty?.close();
    await rm(data, { recursive: true, force: true });
  });

  it('a path is typed, and the scanner is there', async () => {
    await openSettings(browser.page);
    await field('way-serial').click();
    await field('path').fill(`${pty.path}-nowhere`);
    await field('path').press('Enter');
    await shows('scanner', 'reason', 'notFound');
    await field('advice').waitFor();
    await field('path').fill(pty.path);
    await field('path-use').click();
    await shows('scanner', 'state', 'open');
  });

  it('what helps with a report says which Burnpile this is, and how its scanner is', async () => {
    const { version } = JSON.parse(await readFile('package.json', 'utf8'));
    await field('report').locator('summary').click();
    const text = await field('diagnostics-text').inputValue();
    expect(text).toContain(`burnpile: ${version}\n`);
    expect(text).toContain('scanner: serial open\n');
    expect(text).toContain('info scanner kind=serial state=connecting reason=notFound\n');
    expect(text).not.toContain(pty.path);
    await field('report').locator('summary').click();
  });

  it('a card is tried out, and plays nothing', async () => {
    await field('record').click();
    await expect.poll(() => field('record').isChecked()).toBe(true);
    await pty.write('9D\r\nCMD:DONE\r\n');
    await shows('trial', 'command', 'DONE');
    await pty.write('7H\r\n');
    await shows('trial', 'card', '7H');
    await browser.page.keyboard.press('Escape');
    await browser.page.keyboard.press('Escape');
    await shows('pile', 'cards', '??');
    // What is scanned from now on is played.
    await shows('scanner', 'trial', 'false');
    expect(await files()).toEqual([]);
  });

  it('the next card is played, and written down', async () => {
    await pty.write('9D\r\n');
    await shows('pile', 'cards', '9D');
    const [file] = await files();
    const text = await readFile(join(data, recordings, file!), 'utf8');
    expect(text).toBe('# rules blast\n# seats Ann, Bo, Cy\n# dealer Cy\n+0 9D\n');
  });

  it('a scanner that types is tried out, and plays the next one', async () => {
    await openSettings(browser.page);
    await field('way-keyboard').click();
    await expect.poll(() => field('way-keyboard').isChecked()).toBe(true);
    await scanKeys(browser.page, 'KS\n');
    await shows('test-scan', 'gap', '50');
    await shows('trial', 'card', 'KS');
    await field('back').click();
    await scanKeys(browser.page, '8C\n');
    await shows('open', 'cards', '8C');
    expect((await files()).length).toBe(1);
  });

  it('all of it is there again after a start', async () => {
    await served.stop();
    served = await serve(TABLE, data);
    await browser.page.goto(served.address);
    await field('turn').waitFor();
    await shows('scanner', 'kind', 'keyboard');
    await openSettings(browser.page);
    await expect.poll(() => field('way-keyboard').isChecked()).toBe(true);
    expect(await field('record').isChecked()).toBe(true);
  });

  it('nothing of it was an error of the program', () => {
    expect(served.errors()).toBe('');
    expect(browser.complaints.filter((text) => !/WebSocket/.test(text))).toEqual([]);
  });
});
