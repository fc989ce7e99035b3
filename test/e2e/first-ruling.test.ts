import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, openPlain } from '../support/browser.ts';
import { CHROMIUM } from '../support/chromium.ts';
import { type Served, serve } from '../support/program.ts';
import { describeWith } from '../support/tools.ts';

let served: Served;
let browser: Browser;

/** The most taps and scans that anybody needs who opens the program for the first time. */
const MOST = 6;

describeWith([CHROMIUM], 'from nothing to the first ruling', () => {
  beforeAll(async () => {
    served = await serve([]);
    browser = await openPlain(served.address);
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    await served?.stop();
  });

  it(`takes at most ${MOST} taps and scans`, async () => {
    const { page } = browser;
    let done = 0;
    const tap = async (id: string) => {
      await page.getByTestId(id).click();
      done++;
    };
    // A scanner that types, as most do, ends each code with Enter.
    const scan = async (code: string) => {
      await page.keyboard.type(code);
      await page.keyboard.press('Enter');
      done++;
    };
    await tap('new-table');
    // Nobody has a name yet: the second time, names are made up.
    await tap('start');
    await tap('start');
    await page.getByTestId('pile').waitFor();
    await scan('CMD:SEAT:1');
    await scan('4C');
    await scan('CMD:DONE');
    await page.locator('[data-testid="ruling"][data-kind="play"]').waitFor({ timeout: 10_000 });
    expect(done).toBeLessThanOrEqual(MOST);
  });
});
