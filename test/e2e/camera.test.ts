import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEFAULT_CAMERA } from '../../src/protocol/camera.ts';
import { DEFAULT_SETTINGS } from '../../src/protocol/settings.ts';
import { filmSwitches, tableWith, writeStills } from '../renderer/camera-film.ts';
import { data } from '../renderer/look.ts';
import { type Browser, openBrowser } from '../support/browser.ts';
import { CHROMIUM } from '../support/chromium.ts';
import { type Served, serve } from '../support/program.ts';
import { describeWith } from '../support/tools.ts';

/** By these rules the first card is turned up, and the next has to be lower. */
const TURNED_UP = { card: '4C', x: 0, y: 0, rotation: 10 } as const;

let folder: string;
let served: Served;
let browser: Browser;

describeWith([CHROMIUM], 'a table that is watched', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'burnpile-watched-'));
    const film = join(folder, 'film.mjpeg');
    // A busy machine looks seldom; and the film begins anew when it is over, which would empty the table.
    writeStills(film, [
      { scene: tableWith([]), seconds: 3 },
      { scene: tableWith([TURNED_UP]), seconds: 20 },
      { scene: tableWith([TURNED_UP, { card: '3C', x: 32, y: 6, rotation: -15 }]), seconds: 120 },
    ]);
    const camera = { ...DEFAULT_CAMERA, mode: 'watch', evidence: true };
    const kept = { format: 1, settings: { ...DEFAULT_SETTINGS, camera }, lastSetup: null };
    await writeFile(join(folder, 'settings.json'), JSON.stringify(kept));
    served = await serve(['--rules', 'blast', '--seats', 'Ann,Bo,Cy'], folder);
    browser = await openBrowser(served.address, undefined, filmSwitches(film));
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    await served?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('a card that is laid in front of the camera is laid at the table, with a picture in the log', async () => {
    const { page } = browser;
    await page.waitForSelector('[data-testid="camera"][data-code="clear"]', { timeout: 15_000 });
    await expect.poll(async () => (await data(page, 'pile')).cards, { timeout: 100_000 }).toBe('4C 3C');
    expect(await data(page, 'ruling')).toMatchObject({ verdict: 'legal', seat: 'Ann', cards: '3C' });
    await page.keyboard.press('l');
    await page.locator('[data-testid="log-lines"] button', { hasText: 'Ann plays 3♣' }).click();
    await page.getByTestId('show-picture').click();
    const image = page.getByRole('img', { name: 'The pile as the camera saw it at this ruling' });
    await image.waitFor();
    await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(640);
    await page.keyboard.press('Escape');
    await image.waitFor({ state: 'detached' });
    expect(browser.complaints).toEqual([]);
  }, 150_000);
});
